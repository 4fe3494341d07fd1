"""Numbers on the board that say where they come from, when they are pointed at or clicked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.app.drawing.layout import Point
from game.app.table.spot import Anchor
from game.app.widgets.base import Widget
from game.app.widgets.sums import Sum, SumCard, part

if TYPE_CHECKING:
    from game.app.table.sight import Sight

#: How the score of a seat is called among the numbers of a board; what follows is the seat.
SCORE = "score/"


class Number(Anchor):
    """A place where a number stands; a click on it lists its parts."""

    explains = True

    def __init__(self, name: str, sums: Callable[[], tuple[Sum, ...]]) -> None:
        super().__init__(name)
        self.sums = sums
        self.tip = self._card

    def _card(self) -> Widget | None:
        found = self.sums()
        return SumCard(*found) if found else None

    def hit(self, point: Point) -> Widget | None:
        return super().hit(point) if self.rect.collidepoint(point) and self.sums() else None


def score_of(sight: Sight, seat: int) -> tuple[Sum, ...]:
    """The score of a seat, line by line, as any game counts."""
    lines = sight.match.game.scoring.breakdown(sight.view, seat)
    if not lines:
        return ()
    counted = [each for each in lines if each.points or each is lines[0]]
    parts = tuple(part(sight.words.say(each.text), each.points) for each in counted)
    total = sum(each.points for each in lines)
    return (Sum(sight.words("ui-sum-score"), parts, str(total)),)
