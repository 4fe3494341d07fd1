"""Which plans a player can certainly carry out: dice against symbols, gold against prices.

Which die stands for which symbol changes nothing (ruling 67), so it is enough to count troops.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from game.engine import Piece, Reading, Refusal, Seat, refuse
from game.rules.valeria.content import symbols
from game.rules.valeria.prices import plan_reduction
from game.rules.valeria.views import Column, Warden, troop_of
from game.rules.valeria.zones import COLUMN, PRICES

Troops = tuple[str, ...]


@lru_cache(maxsize=100_000)
def gems_missing(
    asked_for: Troops, placed: Troops, wilds: int, rest: Troops, wild: str
) -> int | None:
    """How many gems it still takes to fill all symbols; None if there are too few dice.

    `placed` are the troops of dice that go in any case, `wilds` how many more of them were made
    wild already, `rest` the troops that may still join, `wild` the player's wild troop, if any.
    """
    open_spots = len(asked_for) - len(placed) - wilds
    if open_spots < 0 or len(rest) < open_spots:
        return None
    fitting = strange = 0
    for troop in {*asked_for, *placed} - {wild}:
        asked, have = asked_for.count(troop), placed.count(troop)
        if have > asked:
            strange += have - asked
        else:
            fitting += min(rest.count(troop), asked - have)
    return strange + max(0, open_spots - fitting - rest.count(wild))


@lru_cache(maxsize=10_000)
def troops_of(dice: tuple[Piece, ...]) -> Troops:
    """The troops of dice, in a fixed order."""
    return tuple(sorted(map(troop_of, dice)))


def assigned(
    asked_for: Troops, dice: tuple[Piece, ...], wild: str, made_wild: tuple[Piece, ...]
) -> tuple[Piece, ...]:
    """For each symbol the die that stands on it, or nothing; own colours first (ruling 67)."""
    found = [""] * len(asked_for)
    jokers = [die for die in dice if die in made_wild or (wild and troop_of(die) == wild)]
    for die in (each for each in dice if each not in jokers):
        for at, symbol in enumerate(asked_for):
            if not found[at] and symbol == troop_of(die):
                found[at] = die
                break
    for die in sorted(jokers, key=lambda each: troop_of(each) not in asked_for):
        free = [at for at, there in enumerate(found) if not there]
        own = [at for at in free if asked_for[at] == troop_of(die)]
        if free:
            found[(own or free)[0]] = die
    return tuple(found)


class Means(NamedTuple):
    """What a player has for carrying out a plan."""

    troops: Troops
    wild: str
    gems: int
    gold: int
    magic: int

    def fits(self, card: Piece) -> bool:
        """Whether the dice, with wild troop and gems, fill a plan."""
        missing = gems_missing(symbols(card), (), 0, self.troops, self.wild)
        return missing is not None and missing <= self.gems


def means_of(table: Reading, seat: Seat) -> Means:
    """What a player has now."""
    warden = Warden(table, seat)
    return Means(
        troops_of(warden.dice), warden.wild_troop, len(warden.gems), warden.gold, warden.magic
    )


def prices_in_camp(table: Reading, seat: Seat) -> list[int]:
    """What plans on the spaces from 1 to 5 cost in Camp."""
    less = plan_reduction(table, seat)
    return [max(0, space - less) for space in PRICES]


def is_within_reach(spaces: list[int], place: int, gold: int, magic: int, can_cycle: bool) -> bool:
    """Whether the plan on this place of the column can surely be paid for (ruling 58).

    Each Magic that cycles a cheaper card brings it one space down.
    """
    most = min(magic, place) if can_cycle else 0
    return any(spaces[place - slides] <= gold for slides in range(most + 1))


def can_certainly(
    table: Reading,
    seat: Seat,
    means: Means,
    column: list[Piece | None],
    reserved: list[Piece],
) -> bool:
    """Whether a plan that lies open can be completed for certain (ruling 4)."""
    if any(means.fits(card) for card in reserved):
        return True
    fitting = [at for at, card in enumerate(column) if card is not None and means.fits(card)]
    if not fitting:
        return False
    spaces = prices_in_camp(table, seat)
    can_cycle = bool(Column(table).deck)
    return any(is_within_reach(spaces, at, means.gold, means.magic, can_cycle) for at in fitting)


def column_now(table: Reading) -> list[Piece | None]:
    """The column from 1 Gold to 5, with its gaps."""
    return [there[0] if there else None for there in map(table.zones.get, COLUMN)]


def may_camp(table: Reading, seat: Seat) -> bool:
    """Whether some plan is certain."""
    means, reserved = means_of(table, seat), Warden(table, seat).reserved
    return can_certainly(table, seat, means, column_now(table), reserved)


def why_not_camp(table: Reading, seat: Seat) -> Refusal | None:
    """Camp obliges to carry out a plan, so one must be certain; else the nearest is named."""
    if may_camp(table, seat):
        return None
    means = means_of(table, seat)
    column, reserved = column_now(table), Warden(table, seat).reserved
    shown = [(card, None) for card in reserved]
    shown += [(card, at) for at, card in enumerate(column) if card is not None]  # type: ignore[misc]
    if not shown:
        return refuse("val-why-no-plan")
    return min((_distance(table, seat, means, card, at) for card, at in shown), key=_far)


def _far(refusal: Refusal) -> tuple[int, int]:
    args = dict(refusal.args)
    troops, gold = args["troops"], args["gold"]
    assert isinstance(troops, tuple)
    assert isinstance(gold, int)
    return len(troops), gold


def _distance(table: Reading, seat: Seat, means: Means, card: Piece, at: int | None) -> Refusal:
    """What is missing for a plan: dice of these troops (or a gem for each), and gold."""
    troops = missing_troops(symbols(card), means)
    short = 0
    if at is not None:
        spaces = prices_in_camp(table, seat)
        most = min(means.magic, at) if Column(table).deck else 0
        cheapest = min(spaces[at - slides] for slides in range(most + 1))
        short = max(0, cheapest - means.gold)
    return refuse("val-why-camp", plan=card, troops=troops, gold=short)


def missing_troops(asked_for: Troops, means: Means) -> Troops:
    """The symbols that neither dice nor wild troop nor gems fill."""
    left = Counter(means.troops)
    jokers = left.pop(means.wild, 0) if means.wild else 0
    unfilled = []
    for symbol in asked_for:
        if left[symbol]:
            left[symbol] -= 1
        else:
            unfilled.append(symbol)
    # A gem makes any other die wild, so it needs one to spare.
    helped = jokers + min(means.gems, sum(left.values()))
    return tuple(unfilled[helped:])
