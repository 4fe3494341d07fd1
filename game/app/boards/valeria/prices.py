"""Prices before a decision: with the die in hand, or with the best one that could be taken."""

from __future__ import annotations

from attrs import frozen

from game.app.boards.valeria.reading import best_of, me
from game.app.table.sight import Sight
from game.engine.table import Reading
from game.rules.valeria import prices, zones
from game.rules.valeria.content import box
from game.rules.valeria.steps.recruiting import Recruit
from game.rules.valeria.steps.reserving import Reserve, ReserveFree
from game.rules.valeria.views import Warden


@frozen
class Cost:
    """What something costs a seat: plain, and after a die that lowers it."""

    plain: int
    now: int
    #: What the die takes off, and whether it has been taken already.
    discount: int
    is_taken: bool
    gold: int

    @property
    def is_payable(self) -> bool:
        """Whether there is gold enough."""
        return self.now <= self.gold

    def told(self, sight: Sight) -> str:
        """What the prices on show are reckoned with."""
        words, off = sight.words, self.discount
        if self.is_taken:
            return words("val-board-with-your-die", discount=off) if off else ""
        return words("val-board-with-best-die", discount=off) if off else ""

    def short(self, sight: Sight) -> str:
        """The price after the die in two words."""
        words = sight.words
        if self.is_taken:
            return words("val-board-now", gold=self.now)
        return words("val-board-from", gold=self.now)


def plan_cost(sight: Sight, price: int) -> Cost:
    """The price of a space of the column."""
    table, seat = sight.view, me(sight)
    plain = prices.plan_cost(table, seat, price)
    gold = Warden(table, seat).gold
    step = _asked(sight, seat)
    if isinstance(step, ReserveFree):
        return Cost(plain, 0, 0, True, gold)
    taken = isinstance(step, Reserve) and not step.done
    off = step.discount if isinstance(step, Reserve) and taken else best_of(table, zones.PLANS)
    return Cost(plain, prices.plan_cost(table, seat, price, off), off, taken, gold)


def champion_cost(sight: Sight, piece: str) -> Cost:
    """The price of a champion on show."""
    table, seat = sight.view, me(sight)
    plain = prices.champion_cost(table, seat, piece, prices.SHRINE)
    gold = Warden(table, seat).gold
    step = _asked(sight, seat)
    if isinstance(step, Recruit) and not step.done:
        now = prices.champion_cost(table, seat, piece, step.way, step.discount)
        return Cost(plain, now, step.discount, True, gold)
    off = best_of(table, zones.CHAMPIONS)
    return Cost(
        plain, prices.champion_cost(table, seat, piece, prices.SHRINE, off), off, False, gold
    )


def _asked(sight: Sight, seat: int) -> object:
    """The question that a seat is asked; nothing while others decide."""
    decision = sight.decision
    asked = decision is not None and decision.seat == seat and sight.upto is None
    return decision.step if decision is not None and asked else None


def surcharge(table: Reading, seat: int, kind: str) -> int:
    """What the champions of a kind that a seat has already add to the next."""
    return box().surcharge * len(Warden(table, seat).champions_of(kind))
