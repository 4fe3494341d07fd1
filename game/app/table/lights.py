"""What is lit on the board: its rings and digits, also under a camera, and whether it is seen."""

from __future__ import annotations

from collections.abc import Collection, Set
from typing import TYPE_CHECKING

from attrs import frozen

from game.app.drawing import paint
from game.app.drawing.layout import Box, overlap
from game.app.table.camera import Camera
from game.app.table.spot import Spot
from game.app.widgets.base import Widget

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas


def cameras_in(root: Widget) -> tuple[Camera, ...]:
    """The cameras that stand in a tree."""
    return tuple([each for each in root.walk() if isinstance(each, Camera)])


@frozen(eq=False)
class Lights:
    """The things that can be used now: those that lie on the page, and those under cameras."""

    loose: tuple[Spot, ...] = ()
    carried: tuple[tuple[Camera, tuple[Spot, ...]], ...] = ()

    @classmethod
    def of(cls, root: Widget) -> Lights:
        """All that is lit in a tree, with digits for keys, after those that buttons have."""
        widgets = root.walk()
        lit = tuple([each for each in widgets if isinstance(each, Spot) and each.enabled])
        carried = []
        for camera in [each for each in widgets if isinstance(each, Camera)]:
            inside = {id(each) for each in camera.carried()}
            carried.append((camera, tuple(each for each in lit if id(each) in inside)))
            lit = tuple(each for each in lit if id(each) not in inside)
        lights = cls(lit, tuple(carried))
        lights._number({each.key for each in widgets if each.key})
        return lights

    @property
    def cameras(self) -> tuple[Camera, ...]:
        """Every camera of the tree."""
        return tuple(camera for camera, _ in self.carried)

    @property
    def _all(self) -> tuple[Spot, ...]:
        return (*self.loose, *(each for _, spots in self.carried for each in spots))

    def _number(self, taken: Set[str | None]) -> None:
        free = [digit for digit in "123456789" if digit not in taken]
        for spot, digit in zip(self._all, free, strict=False):
            spot.key = digit

    @property
    def are_unseen(self) -> bool:
        """Whether there are some, and none of them is in sight."""
        seen = self.loose or any(
            camera.shows(spot) for camera, spots in self.carried for spot in spots
        )
        return bool(self._all) and not seen

    def show_me(self, gliding: bool) -> None:
        """Bring those under cameras into sight."""
        for camera, spots in self.carried:
            if spots:
                camera.show_me(gliding)

    def draw(self, canvas: Canvas, hidden: Collection[str], keys: bool) -> None:
        """The ring of each that is not in flight, and its digit if keys are used."""
        _draw(canvas, [each for each in self.loose if each.thing not in hidden], keys)
        self.draw_carried(canvas, hidden, keys)

    def draw_loose(self, canvas: Canvas) -> None:
        """The rings of those on the page."""
        _draw(canvas, list(self.loose), keys=False)

    def draw_carried(
        self, canvas: Canvas, hidden: Collection[str] = (), keys: bool = False
    ) -> None:
        """Those under cameras, and what stands still over them."""
        for camera, spots in self.carried:
            shown = [
                each
                for each in spots
                if each.thing not in hidden and each.rect.colliderect(camera.rect)
            ]
            with canvas.clipped(camera.rect):
                _draw(canvas, shown, keys)
            camera.draw_frame(canvas)


def _draw(canvas: Canvas, spots: list[Spot], keys: bool) -> None:
    for spot in spots:
        spot.draw_light(canvas)
    for spot in spots if keys else ():
        if spot.key:
            _badge(canvas, spot)


def _badge(canvas: Canvas, spot: Spot) -> None:
    theme = canvas.look.theme
    side = canvas.look.line("small_strong") + 2
    over = overlap(side, 0.7, spot.rect)
    box = Box(spot.rect.right - over, spot.rect.y + over - side, side, side)
    paint.panel(canvas, box, paint.Panel(theme.bright, theme.gold, theme.ink, side / 2, 2))
    canvas.covers(box.inflate(6, 6))
    canvas.text(spot.key or "", box, "small_strong", "ink", x=0.5)
