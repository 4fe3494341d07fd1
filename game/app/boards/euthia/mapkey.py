"""Over the map: how many tiles are left, and what the four Powers do."""

from __future__ import annotations

from game.app.boards.euthia.emblems import term
from game.app.boards.euthia.golem import CRYSTAL, FAER_AT, faer_line
from game.app.boards.euthia.skin import ELEMENTS, FROST
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, column, cut_left, inset, row
from game.app.drawing.look import Look
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.widgets.base import NO_LIMIT, Widget
from game.rules.euthia import zones
from game.rules.euthia.content import box as content
from game.rules.euthia.golem import walks
from game.rules.euthia.vocabulary import ELEMENTS as NAMES

#: Between two parts.
GAP = 12.0


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
        return width, self._line(look) * (1 if self._fits(look, width) else 2)

    def _line(self, look: Look) -> float:
        return max(look.fonts.smallest / look.scale * 1.7, 42)

    def _fits(self, look: Look, width: float) -> bool:
        """Whether all of it has room on one line."""
        wanted = [self._wide(look, said, self._line(look) - 8) for said in self._sayings()]
        return sum(wanted) + GAP * (len(wanted) - 1) <= width - 20

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 10, 4)
        spots = [self.stack, *((self.faer,) if self.faer else ()), *self.powers]
        sayings = self._sayings()
        if self._fits(look, box.w) or box.h < self._line(look) * 1.5:
            self._place_row(look, inner, spots, sayings)
            return
        half = len(spots) // 2
        upper, lower = column(inner, 2)
        self._place_row(look, upper, spots[:half], sayings[:half])
        self._place_row(look, lower, spots[half:], sayings[half:])

    def _place_row(self, look: Look, inner: Box, spots: list[Spot], sayings: list[str]) -> None:
        wanted = [self._wide(look, said, inner.h) for said in sayings]
        spare = inner.w - sum(wanted) - GAP * (len(spots) - 1)
        # The stack is no Power: where there is room, it stands apart.
        shares = [2 if spot is self.stack and spare > 0 else 1 for spot in spots]
        widths = [
            max(wide + spare * share / sum(shares), 0.0)
            for wide, share in zip(wanted, shares, strict=True)
        ]
        for spot, cell in zip(spots, row(inner, widths, GAP), strict=True):
            spot.place(look, cell)

    def _sayings(self) -> list[str]:
        """The words of each part, from the left."""
        faer = [faer_line(self.sight, "eut-board-faer-short")] if self.faer else []
        return [self._stack_words, *faer, *(self._power_words(name) for name in NAMES)]

    def _wide(self, look: Look, said: str, high: float) -> float:
        """The room for a sign and its words, however small those may be written."""
        return look.fonts.width(said, "bold", look.fonts.smallest) / look.scale + high + 10

    @property
    def _stack_words(self) -> str:
        count = len(self.sight.view.zone(zones.STACK))
        return self.sight.words("eut-board-stack", count=count)

    def _power_words(self, name: str) -> str:
        return self.sight.words(f"eut-board-power-{name}", **_figures(name))

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "panel")
        super().draw(canvas)

    def _draw_stack(self, canvas: Canvas, box: Box) -> None:
        side = box.h
        canvas.icon(term("stack"), Box(box.x, box.y + 2, side - 4, side - 4), FROST)
        room = Box(box.x + side + 6, box.y, box.w - side - 6, box.h)
        canvas.text(self._stack_words, room, "small_strong", shrink=True, ellipsis=True)

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
            canvas.text(self._power_words(name), room, "small_strong", shrink=True, ellipsis=True)

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
