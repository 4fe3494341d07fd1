"""Why a thing cannot be used now, when the open question has no reason of its own.

Answers by where a thing lies: whatever is visible has a sentence that says when it is used.
"""

from __future__ import annotations

from game.engine import NOBODY, Reading, Seat, Text, text
from game.rules.valeria import zones


def why_not_now(table: Reading, seat: Seat, thing: str) -> Text | None:
    """The general reason for a piece, by its zone, or for a zone by its name."""
    hidden = thing.startswith("?")
    # The name of a hidden piece says where it lies, between its back and its number there.
    place = thing.partition(".")[2].rpartition(".")[0] if hidden else table.places.get(thing, thing)
    if hidden or zones.audience(place) == NOBODY:
        return text("val-why-deck")
    owner = zones.seat_of(place)
    if owner is not None:
        return text("val-why-others", owner=owner) if owner != seat else _own(place)
    return _common(place)


def _own(place: str) -> Text:
    """What lies before a player, and what it is for."""
    match place.split(".")[2]:
        case "camp":
            return text("val-why-camp-idle")
        case "dice" | "arriving" | "committed":
            return text("val-why-dice-idle")
        case "gems":
            return text("val-why-gems-idle")
        case "slot" | "carried":
            return text("val-why-slot-idle")
        case "space" | "marker":
            return text("val-why-space-idle")
        case "cell" | "map":
            return text("val-why-map-idle")
        case "champions":
            return text("val-why-champions-idle")
    return text("val-why-board-idle")


def _common(place: str) -> Text:
    """What everybody shares, and when it is used."""
    match place.partition(".")[0]:
        case "shrine":
            is_dice = place.endswith(".dice")
            return text("val-why-shrine-dice") if is_dice else text("val-why-shrine-idle")
        case "column":
            return text("val-why-column-idle")
        case "row":
            return text("val-why-row-idle")
        case "award":
            return text("val-why-award-idle")
        case "gems":
            return text("val-why-supply-idle")
        case zones.BAG:
            return text("val-why-bag")
        case zones.ADVERSARY:
            return text("val-why-adversary-plans")
    return text("val-why-gone")
