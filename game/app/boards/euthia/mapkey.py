"""Over the map: how many tiles are left, and what the four Powers do."""

from __future__ import annotations

from game.app.boards.euthia.emblems import term
from game.app.boards.euthia.golem import CRYSTAL, FAER_AT, faer_line
from game.app.boards.euthia.skin import ELEMENTS, FROST
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, cut_left, inset, row
from game.app.drawing.look import Look
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.widgets.base import NO_LIMIT, Widget
from game.rules.euthia import zones
from game.rules.euthia.content import box as content
from game.rules.euthia.golem import walks
from game.rules.euthia.vocabulary import ELEMENTS as NAMES


class MapKey(Widget):
    """The stack of tiles, and the key of the tints."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        stack = sight.view.zone(zones.STACK)
        self.stack = sight.place(zones.STACK, self._draw_stack, also=stack[:1])
        self.powers: list[Spot] = [
            sight.place(f"power.{name}", self._power(name)) for name in NAMES
        ]
        self.faer: Spot | None = None
        if walks(sight.view):
            self.faer = sight.place("term.faer", self._draw_faer, also=(FAER_AT,))
        super().__init__(self.stack, *self.powers, *((self.faer,) if self.faer else ()))

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return width, max(look.fonts.smallest / look.scale * 1.7, 42)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 10, 4)
        left, rest = cut_left(inner, inner.w * (0.19 if self.faer else 0.34), 16)
        self.stack.place(look, left)
        if self.faer is not None:
            part, rest = cut_left(rest, inner.w * 0.185, 12)
            self.faer.place(look, part)
        for spot, cell in zip(self.powers, row(rest, 4, 8), strict=True):
            spot.place(look, cell)

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "panel")
        super().draw(canvas)

    def _draw_stack(self, canvas: Canvas, box: Box) -> None:
        count = len(self.sight.view.zone(zones.STACK))
        side = box.h
        canvas.icon(term("stack"), Box(box.x, box.y + 2, side - 4, side - 4), FROST)
        room = Box(box.x + side + 6, box.y, box.w - side - 6, box.h)
        said = self.sight.words("eut-board-stack", count=count)
        canvas.text(said, room, "small_strong", shrink=True, ellipsis=True)

    def _draw_faer(self, canvas: Canvas, box: Box) -> None:
        icon, room = cut_left(box, box.h, 6)
        canvas.icon(term("faer"), inset(icon, 2, 2), CRYSTAL)
        said = faer_line(self.sight, "eut-board-faer-short")
        canvas.text(said, room, "small_strong", shrink=True, ellipsis=True)

    def _power(self, name: str):  # type: ignore[no-untyped-def]
        def draw(canvas: Canvas, box: Box) -> None:
            side = min(box.h, 36)
            ground = Box(box.x, box.centery - side / 2, side, side)
            paint.emblem(canvas, ground, f"eut.element.{name}", ELEMENTS[name], None, 8)
            room = Box(ground.right + 6, box.y, box.right - ground.right - 6, box.h)
            said = self.sight.words(f"eut-board-power-{name}", **_figures(name))
            canvas.text(said, room, "small_strong", shrink=True, ellipsis=True)

        return draw


def _figures(name: str) -> dict[str, int]:
    figures = content().figures
    amounts = {
        "fire": figures.fire_wounds,
        "water": figures.water_heal,
        "earth": figures.earth_bonus,
    }
    return {"amount": amounts.get(name, 0)}


TEXT_KEYS = (
    "eut-board-power-fire",
    "eut-board-power-water",
    "eut-board-power-air",
    "eut-board-power-earth",
)
