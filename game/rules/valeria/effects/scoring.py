"""What End-game champions score, what can be counted for it, and what Awards ask for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ClassVar, Literal

from attrs import frozen

from game.engine import Reading, Refusal, Seat, refuse
from game.engine.effects import AMOUNT, Condition, Effect, Meter, Number, Use, Works, number
from game.rules.valeria import zones
from game.rules.valeria.content import plan
from game.rules.valeria.views import Warden
from game.rules.valeria.vocabulary import CHAMPION_KINDS, TROOPS, TYPES, PlanType

Cell = tuple[int, int]


@frozen
class Score(Effect):
    """Victory points at the end of the game."""

    kind = "score"
    works: ClassVar[Works] = {"game_end": ("endgame",)}
    points: Number

    def worth(self, table: Reading, use: Use) -> int:
        """What it would score now."""
        return number(self.points, table, use)


def _of(read: Callable[[Warden], int]) -> Callable[[Reading, Use], int]:
    return lambda table, use: read(Warden(table, use.seat))


def _symbols(troop: str) -> Callable[[Reading, Use], int]:
    return _of(lambda warden: warden.symbols(troop))


def _completed(type: str) -> Callable[[Reading, Use], int]:
    return _of(lambda warden: len(warden.completed_of(type)))


def _owned(kind: str) -> Callable[[Reading, Use], int]:
    return _of(lambda warden: len(warden.champions_of(kind)))


_COUNTED: dict[str, Callable[[Reading, Use], int]] = {
    "gem": _of(lambda warden: len(warden.gems)),
    "magic": _of(lambda warden: warden.magic),
    "gold": _of(lambda warden: warden.gold),
    "influence": _of(lambda warden: warden.influence),
    "die": _of(lambda warden: len(warden.dice)),
    "reserved_plan": _of(lambda warden: len(warden.reserved)),
    "award": _of(lambda warden: warden.awards),
    "plan": _of(lambda warden: len(warden.completed)),
    **{f"{troop}_symbol": _symbols(troop) for troop in TROOPS},
    **{f"completed_{type}": _completed(type) for type in TYPES},
    **{f"{kind}_champion": _owned(kind) for kind in CHAMPION_KINDS},
}
ALL_METERS: dict[str, Meter] = {
    "amount": AMOUNT,
    **{word: Meter(word, count) for word, count in _COUNTED.items()},
}


class Requirement(Condition):
    """A condition that can be met more and more: how much there is, how much it takes."""

    __slots__ = ()

    def progress(self, table: Reading, seat: Seat) -> tuple[int, int]:
        """What counts already, and what is asked for."""
        raise NotImplementedError

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """How far it is met."""
        have, need = self.progress(table, use.seat)
        return refuse("val-why-award", have=have, need=need) if have < need else None


@frozen
class OfType(Condition):
    """The plan that is being carried out is of a type."""

    kind = "plan_type"
    type: PlanType

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """What is printed on it counts."""
        carried = Warden(table, use.seat).carried
        if carried is not None and plan(carried).type == self.type:
            return None
        return refuse("val-why-type", type=self.type)


@frozen
class Formation(Requirement):
    """Markers on the map in a shape, turned, mirrored and moved as one likes (ruling 18)."""

    kind = "formation"
    cells: tuple[Cell, ...]

    def progress(self, table: Reading, seat: Seat) -> tuple[int, int]:
        """The most markers that lie in any place of the shape."""
        covered = Warden(table, seat).map.covered
        most = max(len(covered & shape) for shape in placements(self.cells))
        return most, len(self.cells)


@cache
def placements(cells: tuple[Cell, ...]) -> frozenset[frozenset[Cell]]:
    """Every way to lay a shape on the grid."""
    found = set()
    for turned in _orientations(cells):
        for down in range(-2, 3):
            for right in range(-2, 3):
                moved = frozenset((row + down, column + right) for row, column in turned)
                if moved <= set(zones.CELLS):
                    found.add(moved)
    return frozenset(found)


def _orientations(cells: tuple[Cell, ...]) -> list[list[Cell]]:
    found = []
    shape = list(cells)
    for _ in range(4):
        shape = [(column, 2 - row) for row, column in shape]
        found += [shape, [(row, 2 - column) for row, column in shape]]
    return found


@frozen
class Holding(Requirement):
    """So much of a resource, now."""

    kind = "holding"
    what: Literal["gem", "gold", "magic", "influence"]
    count: int

    def progress(self, table: Reading, seat: Seat) -> tuple[int, int]:
        """What is held."""
        return Warden(table, seat).has(self.what), self.count


@frozen
class TroopsOnBoard(Requirement):
    """Dice of so many different troops on the board."""

    kind = "troops_on_board"
    count: int

    def progress(self, table: Reading, seat: Seat) -> tuple[int, int]:
        """The die just taken counts (ruling 39)."""
        return Warden(table, seat).troops_on_board, self.count


@frozen
class Completed(Requirement):
    """Completed plans: in all, of one type, of each type; whatever is named must hold."""

    kind = "completed"
    total: int = 0
    same_type: int = 0
    each_type: int = 0

    def progress(self, table: Reading, seat: Seat) -> tuple[int, int]:
        """Plans that count, of those that are needed."""
        counts = [len(Warden(table, seat).completed_of(type)) for type in TYPES]
        if self.same_type:
            return max(counts), self.same_type
        return _spread(counts, self.each_type, self.total)


@frozen
class Symbols(Requirement):
    """So many symbols of one troop on completed plans."""

    kind = "symbols"
    of_one_troop: int

    def progress(self, table: Reading, seat: Seat) -> tuple[int, int]:
        """Those of the best troop."""
        warden = Warden(table, seat)
        return max(warden.symbols(troop) for troop in TROOPS), self.of_one_troop


@frozen
class Champions(Requirement):
    """So many champions, perhaps of each kind."""

    kind = "champions"
    total: int = 0
    each_kind: int = 0

    def progress(self, table: Reading, seat: Seat) -> tuple[int, int]:
        """Champions that count, of those that are needed."""
        warden = Warden(table, seat)
        counts = [len(warden.champions_of(kind)) for kind in CHAMPION_KINDS]
        return _spread(counts, self.each_kind, self.total)


def _spread(counts: list[int], each: int, total: int) -> tuple[int, int]:
    """How many of these count towards so many of each and so many in all."""
    needed = max(total, each * len(counts))
    for_each = sum(min(count, each) for count in counts)
    others = min(sum(counts) - for_each, needed - each * len(counts))
    return for_each + others, needed


ALL_CONDITIONS: tuple[type[Condition], ...] = (
    OfType,
    Formation,
    Holding,
    TroopsOnBoard,
    Completed,
    Symbols,
    Champions,
)
