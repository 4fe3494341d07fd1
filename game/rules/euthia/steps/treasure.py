"""Treasures: one for each space, for all players together (10.2)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from attrs import frozen

from game.engine import Offer, Option, Play, Reading, Seat, Zone, refuse
from game.rules.euthia import zones
from game.rules.euthia.gains import find_top
from game.rules.euthia.placing import place_token
from game.rules.euthia.refusals import why_barren
from game.rules.euthia.steps.common import Verbs
from game.rules.euthia.views import Hero, Land


@frozen
class TakeTreasure(Option):
    """Lay a Hero token and take the Treasure."""

    says: ClassVar[str] = "eut-option-treasure"
    space: Zone
    level: int


@cache
def treasure_level(place: str) -> int:
    """The Level of a Treasure space; 0 elsewhere."""
    kind, _, level = place.partition("_")
    return int(level) if kind == "treasure" else 0


def is_at_home(place: str, encounter: bool) -> bool:
    """Whether there could be an offer in such a place."""
    return bool(treasure_level(place))


def offers(table: Reading, seat: Seat) -> Iterator[Offer]:
    """On a liberated Treasure space; who has freed it has taken the Treasure (ruling 15)."""
    land, space = Land(table), Hero(table, seat).location
    level = treasure_level(land.spot(space).place)
    if not level or land.is_held(space):
        return
    taken = land.owners(space, zones.HERO_TOKEN)
    gone = refuse("eut-why-treasure-gone", owner=taken[0]) if taken else None
    yield TakeTreasure(space, level), why_barren(land, space) or gone


def take(play: Play, seat: Seat, choice: TakeTreasure) -> None:
    """A token, the top tile of the Level, and a place for it."""
    play.tell("eut-treasure", seat=seat, level=choice.level)
    place_token(play, seat, zones.HERO_TOKEN, choice.space)
    find_top(play, seat, zones.treasure(choice.level))


VERBS: Verbs = {TakeTreasure: take}
STEPS = ()
OPTIONS = (TakeTreasure,)
