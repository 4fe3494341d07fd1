"""Solo: what a scenario measures, and the rank that it earns (12.1)."""

from __future__ import annotations

from attrs import frozen

from game.engine import Reading
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box, gear, member
from game.rules.monster_lands.meta import AFFINITIES, settings
from game.rules.monster_lands.scoring import total
from game.rules.monster_lands.shapes import Threshold
from game.rules.monster_lands.views import Clan

FODDER, RECRUIT, VETERAN, HERO = "cannon_fodder", "recruit", "veteran", "hero"
#: From the lowest to the highest.
RANKS = (FODDER, RECRUIT, VETERAN, HERO)
GEAR_TYPES = ("weapon", "clothing", "spell")


@frozen
class Measure:
    """All that a rank may ask for, as it stands now."""

    points: int
    gold: int
    missions: int
    #: Members of each affinity, the most numerous first.
    affinities: tuple[int, ...]
    goal: bool


def measure(table: Reading) -> Measure:
    """Measure the clan of a solo game; leader and initial mercenary count (ruling 91)."""
    clan = Clan(table, 0)
    people = [str(member(card).affinity) for card in clan.members]
    by_affinity = [people.count(affinity) for affinity in AFFINITIES]
    return Measure(
        points=total(table, 0),
        gold=clan.gold,
        missions=clan.has(zones.MISSIONS_DONE),
        affinities=tuple(sorted(by_affinity, reverse=True)),
        goal=_has_full_stores(clan) and _wears_every_type(clan) and all(by_affinity),
    )


def _has_full_stores(clan: Clan) -> bool:
    return all(clan.has(item) >= asked for item, asked in box().goal.items())


def _wears_every_type(clan: Clan) -> bool:
    worn = {gear(each).type for card in clan.members for each in clan.worn(card)}
    return worn.issuperset(GEAR_TYPES)


def meets(measured: Measure, asked: Threshold) -> bool:
    """Whether everything that a rank asks for is there."""
    return (
        measured.points >= asked.points
        and measured.gold >= asked.gold
        and measured.missions >= asked.missions
        and (measured.goal or not asked.goal)
        and all(
            have >= wanted
            for have, wanted in zip(measured.affinities, asked.affinities, strict=False)
        )
    )


def rank_for(scenario: int, measured: Measure) -> str:
    """The highest rank of a scenario that these figures reach; below all, cannon fodder."""
    asked = box().scenarios[str(scenario)].ranks
    reached = [name for name in RANKS if name in asked and meets(measured, asked[name])]
    return reached[-1] if reached else FODDER


def rank(table: Reading) -> str:
    """The rank that the solo game on this table would earn now."""
    return rank_for(settings(table).scenario, measure(table))


def is_passed(name: str) -> bool:
    """Whether a rank counts as a win: recruit or better."""
    return RANKS.index(name) >= RANKS.index(RECRUIT)
