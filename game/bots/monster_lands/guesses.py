"""Quick guesses about battles, by averages: good enough to choose by, wrong in the details."""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt

from attrs import frozen

from game.engine import Piece, Reading, Seat
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import effects, monster
from game.rules.monster_lands.defences import talent_strength, talents_work
from game.rules.monster_lands.foes import attack_formula, sure_hits
from game.rules.monster_lands.modifiers import Purpose, combined
from game.rules.monster_lands.views import Clan
from game.rules.monster_lands.vocabulary import (
    AddPerDie,
    AddTotal,
    PlaceDice,
    RedirectAttack,
    StealDice,
)

FACE, SPREAD = 3.5, 1.71
HIT = 2 / 3


@lru_cache(maxsize=20_000)
def at_least(mean: float, spread: float, value: float) -> float:
    """The chance that something of this mean and spread reaches a value."""
    if spread <= 0:
        return 1.0 if mean >= value else 0.0
    return 0.5 * (1 + erf((mean - value + 0.5) / (spread * sqrt(2))))


def dice_total(dice: int) -> tuple[float, float]:
    """Mean and spread of a handful of dice."""
    return FACE * dice, SPREAD * sqrt(dice)


@frozen
class Party:
    """What might be sent: a member, its dice, its traps and what guards it."""

    member: Piece
    force: int = 0
    magic: int = 0
    traps: tuple[Piece, ...] = ()
    shields: int = 0


@frozen
class Danger:
    """What a place does to whoever goes there."""

    foe: Piece
    dice: int
    sure: int
    #: Defence talents and guards help against it.
    talents: bool


def danger(view: Reading, place: str) -> Danger:
    """Count the attack of the monster of a place."""
    foe = view.zone(zones.lair(place))[0]
    dice = attack_formula(view, place).total
    return Danger(foe, dice, sure_hits(foe), talents_work(view, foe))


def toughness(view: Reading, seat: Seat, card: Piece, foe: Danger) -> int:
    """Hits that a member stands without tokens: talents, equipment, and one wound."""
    clan = Clan(view, seat)
    own = 0 if clan.is_wounded(card) else 1
    if not foe.talents:
        return own
    return own + sum([talent_strength(each, foe.foe) for each in (card, *clan.worn(card))])


def survival(foe: Danger, stood: float, magic: int = 0) -> float:
    """The chance to outlive one attack, if so many hits can be stood."""
    dice = max(0, foe.dice - magic)
    return 1 - at_least(dice * HIT + foe.sure, sqrt(dice * HIT * (1 - HIT)), stood + 1)


def total(view: Reading, seat: Seat, party: Party, foe: Piece | None) -> tuple[float, float]:
    """Mean and spread of what a party adds up to, against a monster or for a conquest."""
    worn = Clan(view, seat).worn(party.member)
    purpose: Purpose = "monster" if foe else "conquest"
    found = combined((party.member, *worn, *party.traps), foe, purpose)
    force, magic = party.force, party.magic
    for trap in party.traps:
        for effect in effects(trap, PlaceDice):
            force += effect.count if effect.die == "force" else 0
            magic += effect.count if effect.die == "magic" else 0
    mean, spread = dice_total(force + magic)
    return mean + force * found.force + magic * found.magic + found.flat, spread


def victory(view: Reading, seat: Seat, party: Party, foe: Piece) -> tuple[float, bool]:
    """The chance to beat a monster, and whether by a capture rather than a kill."""
    worn = Clan(view, seat).worn(party.member)
    found = combined((party.member, *worn, *party.traps), foe, "monster")
    mean, spread = total(view, seat, party, foe)
    if len(party.traps) >= found.traps_needed:
        return at_least(mean + found.capture, spread, monster(foe).capture), True
    return at_least(mean + found.kill, spread, monster(foe).kill), False


def strength(trap: Piece, force: int, magic: int) -> float:
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
        added += 1.5 * redirect.count
    return added
