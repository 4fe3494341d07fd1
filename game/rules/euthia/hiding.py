"""Who sees what lies where, and what a face-down piece looks like to the others."""

from __future__ import annotations

from functools import cache

from game.engine import EVERYBODY, NOBODY, Audience, Each, Piece, Zone
from game.rules.euthia import zones
from game.rules.euthia.content import box, group_of, item, kind_of, monster, resource, territory
from game.rules.euthia.vocabulary import CHAPTERS, LEVELS, TILE_TYPES

_FACE_DOWN = {
    zones.STACK,
    zones.REMOVED,
    zones.BOUNTIES,
    zones.SILVER_RESERVE,
    zones.GOLD_RESERVE,
    *(zones.chapter(each, kind) for each in CHAPTERS for kind in TILE_TYPES),
}
_MONSTER_DECKS = {zones.deck(zones.monsters(level)) for level in LEVELS}


def _top_alone(index: int, count: int, piece: Piece) -> Audience:
    """The back of the top Monster of a Level is public; each design has a back of its own."""
    return EVERYBODY if index == 0 else NOBODY


@cache
def audience(zone: Zone) -> Audience | Each:
    """Decks, stacks and reserves are for nobody, a hand for its player; all else is open."""
    if zone in _MONSTER_DECKS:
        return Each(_top_alone)
    if zone in _FACE_DOWN or zone.startswith("deck."):
        return NOBODY
    if zone.startswith("encounter.") and zone.endswith((".deck", ".box")):
        return NOBODY
    seat = zones.seat_of(zone)
    if seat is not None and zone.endswith(".hand"):
        return frozenset((seat,))
    return EVERYBODY


@cache
def back(piece: Piece) -> str:
    """Tiles show their Chapter, Monsters their Level, cards and tiles their pile."""
    match group_of(piece):
        case "territory":
            return f"chapter_{territory(piece).chapter}"
        case "monster":
            return f"monster_{monster(piece).level}"
        case "item":
            return item(piece).pile
        case "resource":
            return resource(piece).terrain
        case "quest":
            return f"quest_{box().quests[kind_of(piece)].encounter}"
    return group_of(piece)
