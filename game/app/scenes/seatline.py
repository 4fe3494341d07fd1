"""A seat in the set-up: its emblem and colour, its name, who plays it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.app.drawing import paint
from game.app.drawing.layout import Box, Size
from game.app.drawing.theme import SEAT_COLOURS
from game.app.keep.lastsetup import MOST_NAME
from game.app.widgets.base import NO_LIMIT, Change, Press, Widget
from game.app.widgets.boxes import Column, PanelBox
from game.app.widgets.controls import Button
from game.app.widgets.field import TextInput
from game.app.widgets.notes import HoverCard
from game.app.widgets.stepper import Stepper
from game.app.widgets.text import Paragraph

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look
    from game.app.scenes.setup import SetupScene
    from game.app.telling.words import Speech


class EmblemPicker(Widget):
    """A portrait that turns into the next one when it is used."""

    focusable = True

    def __init__(self, icon: str, colour: str, on_press: Press, name: str) -> None:
        super().__init__(name=name)
        self.icon, self.colour = icon, colour
        self.on_press = on_press

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return 96, 96

    def press(self) -> Change | None:
        return self.on_press()

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        edge = theme.bright if self.lit else theme.gold
        icon = f"app.emblem.{self.icon}"
        paint.emblem(canvas, self.rect, icon, SEAT_COLOURS[self.colour], edge, 12)


class ColourPicker(EmblemPicker):
    """A swatch that turns into the next free colour when it is used."""

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return 44, 44

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        edge = theme.bright if self.lit else theme.edge
        paint.ground(canvas, self.rect, SEAT_COLOURS[self.colour], 12, edge)


class SeatLine(PanelBox):
    """One seat: portrait and colour, name and player, who else could sit there, a way to go."""

    def __init__(
        self,
        scene: SetupScene,
        seat: int,
        kinds: Sequence[tuple[str, str]],
        words: Speech,
        removable: bool,
    ) -> None:
        plan = scene.plan
        info = plan.seats[seat]
        emblem = EmblemPicker(
            info.emblem,
            info.colour,
            lambda: scene.change(plan.with_seat(seat, emblem=plan.free_emblem(info.emblem))),
            f"emblem.{seat}",
        )
        emblem.tip = lambda: HoverCard("", words("ui-setup-emblem"))
        colour = ColourPicker(
            info.emblem,
            info.colour,
            lambda: scene.change(plan.with_seat(seat, colour=plan.free_colour(info.colour))),
            f"colour.{seat}",
        )
        colour.tip = lambda: HoverCard("", words("ui-setup-colour"))
        field = TextInput(
            info.name,
            lambda text: scene.change(scene.plan.with_seat(seat, name=text)),
            words("ui-setup-name"),
            most=MOST_NAME,
            name=f"name.{seat}",
        )
        player = Stepper(
            kinds,
            info.player,
            lambda kind: scene.change(plan.with_seat(seat, player=kind)),
            name=f"player.{seat}",
        )
        about = scene.about_player(info.player)
        beneath = [Introduction(f"app.level.{info.player}", about)] if about else []
        parts: list[Widget] = [emblem, colour, field, player]
        if info.is_human and scene.guests():
            known = Button("", lambda: scene.invite(seat), icon="app.human", name=f"known.{seat}")
            known.tip = lambda: HoverCard("", words("ui-setup-known"))
            parts.append(known)
        if removable:
            away = Button(
                "", lambda: scene.change(plan.fewer(seat)), icon="app.close", name=f"away.{seat}"
            )
            away.tip = lambda: HoverCard("", words("ui-setup-away"))
            parts.append(away)
        super().__init__(Column(_SeatRow(*parts), *beneath, gap=10), "raised", 14)


class Introduction(Widget):
    """Who plays there, if nobody does by hand: a face, and a sentence about how well."""

    def __init__(self, icon: str, about: str) -> None:
        self._about = Paragraph(about, "muted", even=False, y=0.5)
        super().__init__(self._about)
        self.icon = icon

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        side = self._side(look)
        return width, max(side, self._about.wanted(look, width - side - 12)[1])

    def _side(self, look: Look) -> float:
        return 1.6 * look.line("muted")

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        side = self._side(look) + 12
        self._about.place(look, Box(box.x + side, box.y, box.w - side, box.h))

    def draw(self, canvas: Canvas) -> None:
        side = self._side(canvas.look)
        if canvas.look.icons.has(self.icon):
            y = self.rect.centery - side / 2
            canvas.icon(self.icon, Box(self.rect.x, y, side, side), canvas.look.theme.gold)
        super().draw(canvas)


class _SeatRow(Widget):
    """The parts of a seat: two lines beside the portrait."""

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return width, 2 * (look.line("body") + 22) + 10

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        emblem, colour, field, player, *buttons = self.children
        side = min(box.h, 116)
        emblem.place(look, Box(box.x, box.y + (box.h - side) / 2, side, side))
        left = box.x + side + 18
        width = box.right - left
        high = (box.h - 10) / 2
        swatch = high
        right = box.right
        for button in reversed(buttons):
            button.place(look, Box(right - high, box.y, high, high))
            right -= high + 10
        field.place(look, Box(left, box.y, right - left, high))
        low = box.bottom - high
        colour.place(look, Box(left, low, swatch, high))
        player.place(look, Box(left + swatch + 12, low, width - swatch - 12, high))
