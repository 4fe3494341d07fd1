"""What a plan would come to: strength part by part, points, zones (chapters 7 and 11)."""

from __future__ import annotations

from functools import lru_cache

from game.engine import Piece
from game.engine.effects import terms
from game.rules.valeria.content import box, effects_of
from game.rules.valeria.questions import Strength
from game.rules.valeria.shapes import Plan
from game.rules.valeria.views import Warden

#: Sets of champions and spaces whose strength is remembered.
MOST_KNOWN = 50_000
#: A source and what it adds.
Part = tuple[str, int]


def strength_parts(warden: Warden, type: str) -> tuple[Part, ...]:
    """What champions and open spaces add to the dice of a plan of this type."""
    return parts_from(warden.champions, warden.open_spaces, type)


def parts_from(
    champions: tuple[Piece, ...], spaces: tuple[str, ...], type: str
) -> tuple[Part, ...]:
    """The same for these champions and spaces."""
    return _parts((*champions, *[f"space.{name}" for name in spaces]), type)


@lru_cache(MOST_KNOWN)
def _parts(sources: tuple[Piece, ...], type: str) -> tuple[Part, ...]:
    return tuple(terms(Strength(type), 0, [(source, effects_of(source)) for source in sources]))


def zone_points(kind: str, card: Plan, total: int) -> int:
    """What a zone scores for a plan of this total strength (rulings 22 and 23)."""
    zone = box().zones[kind]
    if zone.troop is not None:
        return zone.points * card.symbols.count(zone.troop)
    if zone.type is not None:
        return zone.points if zone.type == card.type else 0
    return zone.points if total >= zone.strength else 0
