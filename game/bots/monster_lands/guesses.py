"""Quick guesses about battles, by averages: good enough to choose by, wrong in the details."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import erf, sqrt

from attrs import frozen

from game.engine import Piece, Reading, Seat
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import effects, member, monster, trap
from game.rules.monster_lands.defences import talent_strength
from game.rules.monster_lands.foes import attack_formula, sure_hits
from game.rules.monster_lands.modifiers import combined
from game.rules.monster_lands.views import Clan, occupied
from game.rules.monster_lands.vocabulary import PlaceDice

WORTH = {
    "glory": 1.6,
    "gold": 0.45,
    "potion": 0.9,
    "venom": 0.6,
    "defence": 0.9,
    "loot": 3.0,
    "trap": 2.0,
}


def worth(resources: Mapping[str, int]) -> float:
    """What resources are worth, in points of glory and a half."""
    return sum(WORTH.get(name, 1.0) * amount for name, amount in resources.items())


def at_least(mean: float, spread: float, value: float) -> float:
    """The chance that something of this mean and spread reaches a value."""
    if spread <= 0:
        return 1.0 if mean >= value else 0.0
    return 0.5 * (1 + erf((mean - value + 0.5) / (spread * sqrt(2))))


def dice_total(dice: int) -> tuple[float, float]:
    """Mean and spread of a handful of dice."""
    return 3.5 * dice, 1.71 * sqrt(dice)


def absorbs(table: Reading, seat: Seat, card: Piece, place: str, lent: int) -> float:
    """Hits that a member would survive beyond the defences it takes along."""
    clan = Clan(table, seat)
    foe = table.zone(zones.lair(place))[0]
    talents = sum(talent_strength(each, foe) for each in (card, *clan.worn(card)))
    return talents + lent + (0 if clan.is_wounded(card) else 1)


def survival(table: Reading, place: str, absorbed: float, magic: int = 0) -> float:
    """The chance to outlive one attack."""
    dice = max(0, attack_formula(table, place).total - magic)
    foe = table.zone(zones.lair(place))[0]
    mean, spread = dice * 2 / 3 + sure_hits(foe), sqrt(dice * 2 / 9)
    return 1 - at_least(mean, spread, absorbed + 1)


@frozen
class Party:
    """What might be sent: a member, its dice and its traps."""

    member: Piece
    force: int
    magic: int
    traps: tuple[Piece, ...] = ()


def total(table: Reading, seat: Seat, place: str, party: Party) -> tuple[float, float]:
    """Mean and spread of what a party adds up to against the monster of a place."""
    foe = table.zone(zones.lair(place))[0]
    worn = Clan(table, seat).worn(party.member)
    found = combined((party.member, *worn, *party.traps), foe, "monster")
    placed = [effect for each in party.traps for effect in effects(each, PlaceDice)]
    force = party.force + sum(each.count for each in placed if each.die == "force")
    magic = party.magic + sum(each.count for each in placed if each.die == "magic")
    mean, spread = dice_total(force + magic)
    return mean + force * found.force + magic * found.magic + found.flat, spread


def success(table: Reading, place: str, mean: float, spread: float, traps: int) -> float:
    """The chance to capture, if there is a trap, or to kill."""
    foe = monster(table.zone(zones.lair(place))[0])
    return at_least(mean, spread, foe.capture if traps else foe.kill)


def reward(table: Reading, place: str, traps: int) -> float:
    """What beating the monster pays."""
    foe = monster(table.zone(zones.lair(place))[0])
    return worth(foe.capture_reward) if traps else worth(foe.kill_reward) + foe.trophy


def rivals_before(table: Reading, exp: str) -> int:
    """Expeditions of the place that act before this one."""
    number = zones.number_of(exp)
    return sum(1 for each in occupied(table, zones.place_of(exp)) if zones.number_of(each) < number)


def best_traps(tokens: Iterable[Piece], most: int) -> tuple[Piece, ...]:
    """The dearest traps: price is a fair guide to strength."""
    return tuple(sorted(tokens, key=lambda each: -(trap(each).cost or 4))[:most])


def member_worth(card: Piece) -> float:
    """What losing a member would cost."""
    return 2.0 + 1.5 * member(card).reputation + 1.5 * sum(member(card).dice.values())
