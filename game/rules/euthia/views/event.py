"""The Event of the round, and what it changes until the round ends."""

from __future__ import annotations

from functools import cache

from game.engine import Piece, Reading
from game.rules.euthia.content import box, kind_of
from game.rules.euthia.rescue import places
from game.rules.euthia.shapes import Modifier

_NONE = Modifier()


def event_of_round(table: Reading) -> Piece | None:
    """The Event card that lies open; most scenarios have none."""
    lying = table.zones.get(places.EVENT)
    return lying[0] if lying else None


def modifier(table: Reading) -> Modifier:
    """What the Event of the round changes; nothing without one."""
    return _of(event_of_round(table))


@cache
def _of(piece: Piece | None) -> Modifier:
    if piece is None:
        return _NONE
    card = box().events[kind_of(piece)]
    return card.modifier if card.scope == "round" else _NONE


def token_movement(table: Reading, action: str) -> int:
    """The Movement that an Action token gives now."""
    return _movement(event_of_round(table), action)


@cache
def _movement(event: Piece | None, action: str) -> int:
    usual, now = box().actions[action].movement, _of(event)
    return max(usual + now.action_token_move, now.min) if now.action_token_move else usual
