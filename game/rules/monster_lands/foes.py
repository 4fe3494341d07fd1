"""What a monster does in its place: how many dice it rolls, what it makes useless."""

from __future__ import annotations

from functools import cache, lru_cache

from attrs import frozen

from game.engine import Piece, Reading
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import ask, box, monster, region
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.questions import (
    AffinityDice,
    DiceAgainstAll,
    DiceAtTheGates,
    SureHits,
    TrapsNeeded,
    Useless,
)
from game.rules.monster_lands.views import monster_at, region_at, round_number


@frozen
class AttackFormula:
    """The attack dice of a monster, term by term (B1)."""

    base: int
    affinity: int
    round: int
    power: int

    @property
    def total(self) -> int:
        """How many dice the active expedition faces."""
        return self.base + self.affinity + self.round + self.power


def attack_formula(table: Reading, place: str) -> AttackFormula:
    """Count the attack dice of the monster of a place; there must be one."""
    foe = monster_at(table, place)
    assert foe is not None
    at_gates = place == zones.GATES
    land = None if at_gates else region_at(table, place)
    return _formula(foe, land, at_gates, settings(table).level, round_number(table))


@lru_cache(maxsize=5_000)
def _formula(
    foe: Piece, land: Piece | None, at_gates: bool, level: str, number: int
) -> AttackFormula:
    """By what it depends on: bots ask for the same few all the time."""
    power = extra_dice(foe)
    if at_gates:
        power = ask(foe, DiceAtTheGates(), power)
    dice = round_dice(level, number)
    return AttackFormula(monster(foe).attack, affinity_dice(foe, land), dice, power)


def affinity_dice(foe: Piece, land: Piece | None) -> int:
    """More dice where monster and region match, never at the Gates (ruling 40)."""
    if land is None or region(land).affinity != monster(foe).affinity:
        return 0
    return ask(foe, AffinityDice(region(land).affinity), 1)


def round_dice(level: str, number: int) -> int:
    """Dice that the track adds in this round, also at the Gates (ruling 40)."""
    track = box().levels[level].extra_attack_dice
    return track[min(max(number, 1), len(track)) - 1]


def extra_dice(foe: Piece) -> int:
    """Dice that every mercenary of the place faces besides (ruling 46)."""
    return ask(foe, DiceAgainstAll())


@cache
def sure_hits(foe: Piece) -> int:
    """Hits that no Magic removes (ruling 41)."""
    return ask(foe, SureHits())


@cache
def forbids(foe: Piece, what: str) -> bool:
    """Whether something is useless against a monster."""
    return bool(ask(foe, Useless(what)))


@cache
def traps_needed(foe: Piece) -> int:
    """Traps that a capture takes."""
    return ask(foe, TrapsNeeded(), 1)
