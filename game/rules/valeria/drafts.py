"""What a draft of a plan comes to, and what may still be added to it."""

from __future__ import annotations

from functools import lru_cache

from attrs import frozen

from game.engine import Piece, Reading, Refusal, Seat, Text, refuse, text
from game.engine.kept import kept
from game.rules.valeria.changes import face_after, flips, magic_spent
from game.rules.valeria.content import box, plan, symbols
from game.rules.valeria.matching import (
    Troops,
    assigned,
    can_certainly,
    column_now,
    gems_missing,
    means_of,
    missing_troops,
    prices_in_camp,
    troops_of,
)
from game.rules.valeria.reckoning import strength_parts
from game.rules.valeria.views import Warden, points_for, troop_of
from game.rules.valeria.zones import PRICES

Pieces = tuple[Piece, ...]


@frozen
class Reckoning:
    """What a draft would bring, if it were carried out as it is."""

    #: The die on each symbol of the plan, or nothing.
    symbols: tuple[tuple[str, Piece], ...]
    #: What the dice show together, and what each champion and open space adds.
    dice: int
    parts: tuple[tuple[str, int], ...]
    raw: int
    limit: int
    total: int
    points: int
    wasted: int
    cost: int
    gold_left: int
    magic_left: int
    gems_left: int


class Bench:
    """A draft on the table of its player; made once for a whole list of options."""

    def __init__(
        self,
        table: Reading,
        seat: Seat,
        plan: Piece,
        dice: Pieces,
        wilds: Pieces,
        changes: tuple[str, ...],
    ) -> None:
        self.table = table
        self.seat = seat
        self.warden = Warden(table, seat)
        self.plan = plan
        self.dice = dice
        self.wilds = wilds
        self.changes = changes
        self.gems_left = len(self.warden.gems) - flips(changes) - len(wilds)
        self.magic_left = self.warden.magic - magic_spent(changes)
        self.all_dice = self.warden.dice
        #: The player's wild troop, once it is unlocked.
        self.wild_troop = self.warden.wild_troop

    def face(self, die: Piece) -> int:
        """What a die shows in the draft."""
        return face_after(self.table, die, self.changes)

    @kept
    def plans(self) -> list[tuple[Piece, int]]:
        """Reserved plans for nothing, those of the column for their price in Camp."""
        shown = zip(column_now(self.table), prices_in_camp(self.table, self.seat), strict=True)
        bought = [(card, cost) for card, cost in shown if card is not None]
        return [*[(card, 0) for card in self.warden.reserved], *bought]

    @kept
    def _within_means(self) -> list[Piece]:
        """Plans that the gold pays for."""
        gold = self.warden.gold
        return [card for card, cost in self.plans if cost <= gold]

    def _missing(self, card: Piece, dice: Pieces, wilds: Pieces) -> int | None:
        """Gems that a plan still takes with these dice on it; None if dice are missing."""
        placed, rest = _parted(self.all_dice, dice, wilds)
        return gems_missing(symbols(card), placed, len(wilds), rest, self.wild_troop)

    def why_not_carry_out(self) -> Refusal | None:
        """A plan, and one die for each of its symbols (ruling 10)."""
        if not self.plan:
            return refuse("val-why-no-plan-chosen")
        missing = len(symbols(self.plan)) - len(self.dice)
        if missing > 0:
            return refuse("val-why-dice-missing", count=missing)
        if self._missing(self.plan, self.dice, self.wilds) != 0:
            return refuse("val-why-no-match", troops=self._unfilled())
        return None

    def _unfilled(self) -> tuple[str, ...]:
        asked = symbols(self.plan)
        placed = assigned(asked, self.dice, self.wild_troop, self.wilds)
        return tuple(symbol for symbol, die in zip(asked, placed, strict=True) if not die)

    def fits(self, card: Piece) -> bool:
        """Whether dice and gems fill a plan; another one than the chosen begins without dice."""
        if self.plan:
            missing, gems = self._missing(card, (), ()), self.gems_left + len(self.wilds)
        else:
            missing, gems = self._missing(card, self.dice, self.wilds), self.gems_left
        return missing is not None and missing <= gems

    def why_not_plan(self, card: Piece, cost: int) -> Refusal | None:
        """It must be paid for, and the dice must fill it, whatever is on the bench already."""
        if cost > self.warden.gold:
            gold = self.warden.gold
            return refuse("val-why-gold", cost=cost, gold=gold, short=cost - gold)
        if self.fits(card):
            return None
        gems = self.gems_left + (len(self.wilds) if self.plan else 0)
        means = means_of(self.table, self.seat)._replace(gems=gems)
        lacking = missing_troops(symbols(card), means)
        return refuse("val-why-plan-dice", plan=card, troops=lacking)

    def why_not_commit(self, die: Piece) -> Refusal | None:
        """Some plan must be possible with this die as well."""
        if self.plan and len(self.dice) >= len(symbols(self.plan)):
            return refuse("val-why-plan-full")
        if self._is_possible((*self.dice, die), self.wilds, 0):
            return None
        return refuse("val-why-no-symbol", troop=troop_of(die))

    def why_no_magic(self) -> Refusal | None:
        """A step takes a Magic; while no plan can be paid for, Magic is for cycling."""
        if self.magic_left <= 0:
            return refuse("val-why-no-magic")
        return (
            None if self._is_possible(self.dice, self.wilds, 0) else refuse("val-why-cycle-first")
        )

    def _is_possible(self, dice: Pieces, wilds: Pieces, gems: int) -> bool:
        """Whether the plan, or some plan, can be completed with these and so many gems less."""
        left, wild, count = self.gems_left - gems, self.wild_troop, len(wilds)
        placed, rest = _parted(self.all_dice, dice, wilds)
        for card in (self.plan,) if self.plan else self._within_means:
            missing = gems_missing(symbols(card), placed, count, rest, wild)
            if missing is not None and missing <= left:
                return True
        return False

    def why_no_gem(self) -> Refusal | None:
        """A gem that is needed as a wild is not for flips."""
        if self.gems_left <= 0:
            return refuse("val-why-no-gem")
        is_spare = self._is_possible(self.dice, self.wilds, 1)
        return None if is_spare else refuse("val-why-gem-needed")

    def why_not_wild(self, die: Piece) -> Refusal | None:
        """A gem, and none that another symbol needs."""
        if self.gems_left <= 0:
            return refuse("val-why-no-gem")
        is_spare = self._is_possible(self.dice, (*self.wilds, die), 1)
        return None if is_spare else refuse("val-why-gem-needed")

    def why_not_cycle(self, card: Piece) -> Refusal | None:
        """Some plan must stay certain, new cards not counted (rulings 4 and 58)."""
        means = means_of(self.table, self.seat)
        means = means._replace(magic=means.magic - box().cycling)
        rest = [each for each in column_now(self.table) if each not in (None, card)]
        after: list[Piece | None] = [*rest, *[None] * (len(PRICES) - len(rest))]
        if can_certainly(self.table, self.seat, means, after, self.warden.reserved):
            return None
        return refuse("val-why-cycle-last", card=card)

    def reckon(self) -> Reckoning:
        """What the draft would bring."""
        asked = symbols(self.plan) if self.plan else ()
        dice = sum([self.face(die) for die in self.dice])
        parts = strength_parts(self.warden, plan(self.plan).type) if self.plan else ()
        raw = dice + sum([amount for _, amount in parts])
        limit = self.warden.influence
        total = min(raw, limit)
        cost = dict(self.plans).get(self.plan, 0)
        placed = assigned(asked, self.dice, self.wild_troop, self.wilds)
        return Reckoning(
            symbols=tuple(zip(asked, placed, strict=True)),
            dice=dice,
            parts=parts,
            raw=raw,
            limit=limit,
            total=total,
            points=points_for(total),
            wasted=raw - total,
            cost=cost,
            gold_left=self.warden.gold - cost,
            magic_left=self.magic_left,
            gems_left=self.gems_left,
        )


@lru_cache(maxsize=10_000)
def _parted(every: Pieces, dice: Pieces, wilds: Pieces) -> tuple[Troops, Troops]:
    """The troops of dice on the plan that were not made wild, and of those that may still join."""
    placed = troops_of(tuple([die for die in dice if die not in wilds]))
    return placed, troops_of(tuple([die for die in every if die not in dice]))


def draft_preview(bench: Bench) -> tuple[Text, ...]:
    """Strength, limit, points, and what would be left."""
    sums = bench.reckon()
    left = text("val-preview-left", gold=sums.gold_left, magic=sums.magic_left, gems=sums.gems_left)
    if not bench.plan:
        return (left,)
    return (
        text("val-preview-strength", raw=sums.raw, limit=sums.limit, total=sums.total),
        text("val-preview-points", points=sums.points),
        left,
    )
