"""Quick guesses about battles, by averages: good enough to choose by, wrong in the details."""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt
from typing import NamedTuple

from game.engine import Piece, Reading
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import effects
from game.rules.monster_lands.defences import talent_strength, talents_work
from game.rules.monster_lands.effects.expeditions import PlaceDice, RedirectAttack, StealDice
from game.rules.monster_lands.effects.rolls import AddPerDie, AddTotal
from game.rules.monster_lands.foes import attack_formula, sure_hits

FACE, SPREAD = 3.5, 1.71
HIT = 2 / 3


@lru_cache(maxsize=20_000)
def at_least(mean: float, spread: float, value: float) -> float:
    """The chance that something of this mean and spread reaches a value."""
    if spread <= 0:
        return 1.0 if mean >= value else 0.0
    return 0.5 * (1 + erf((mean - value + 0.5) / (spread * sqrt(2))))


@lru_cache(maxsize=100)
def dice_total(dice: int) -> tuple[float, float]:
    """Mean and spread of a handful of dice."""
    return FACE * dice, SPREAD * sqrt(dice)


class Danger(NamedTuple):
    """What a place does to whoever goes there."""

    foe: Piece
    dice: int
    sure: int
    #: Defence talents and guards help against it.
    talents: bool


def danger(view: Reading, place: str) -> Danger:
    """Count the attack of the monster of a place."""
    foe = view.zones[zones.lair(place)][0]
    dice = attack_formula(view, place).total
    return Danger(foe, dice, sure_hits(foe), talents_work(view, foe))


def toughness(card: Piece, worn: tuple[Piece, ...], wounded: bool, foe: Danger) -> int:
    """Hits that a member stands without tokens: talents, equipment, and one wound."""
    own = 0 if wounded else 1
    if not foe.talents:
        return own
    return own + sum([talent_strength(each, foe.foe) for each in (card, *worn)])


@lru_cache(maxsize=20_000)
def survival(foe: Danger, stood: float, magic: int = 0) -> float:
    """The chance to outlive one attack, if so many hits can be stood."""
    dice = max(0, foe.dice - magic)
    return 1 - at_least(dice * HIT + foe.sure, sqrt(dice * HIT * (1 - HIT)), stood + 1)


@lru_cache(maxsize=5_000)
def strength(trap: Piece, force: float, magic: float) -> float:
    """What a trap adds to a total of so many dice; an ambush, what it takes from others."""
    added = 0.0
    for placed in effects(trap, PlaceDice):
        added += FACE * placed.count
    for bonus in effects(trap, AddPerDie):
        added += bonus.amount * (force if bonus.die == "force" else magic)
    for flat in effects(trap, AddTotal):
        added += flat.amount
    for steal in effects(trap, StealDice):
        added += 2.0 * steal.count
    for redirect in effects(trap, RedirectAttack):
        added += 2.2 * redirect.count
    return added
