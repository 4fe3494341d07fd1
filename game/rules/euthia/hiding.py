"""What a face-down piece looks like to those who cannot see it."""

from __future__ import annotations

from functools import cache

from game.engine import Piece
from game.rules.euthia.content import box, group_of, item, kind_of, monster, resource, territory


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
