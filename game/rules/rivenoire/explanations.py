"""Why a thing cannot be used now, when the open question has no reason of its own.

Answers by where a thing lies: whatever is visible has a sentence that says when it is used.
"""

from __future__ import annotations

from game.engine import NOBODY, Reading, Seat, Text, text
from game.rules.rivenoire import zones


def why_not_now(table: Reading, seat: Seat, thing: str) -> Text | None:
    """The general reason for a piece, by its zone, or for a zone by its name."""
    hidden = thing.startswith("?")
    # The name of a hidden piece says where it lies, between its back and its number there.
    place = thing.partition(".")[2].rpartition(".")[0] if hidden else table.places.get(thing, thing)
    owner = zones.seat_of(place)
    if owner is not None:
        return text("riv-why-others", owner=owner) if owner != seat else _own(place)
    if place.startswith("title."):
        return text("riv-why-title-idle")
    if zones.audience(place) == NOBODY:
        return text("riv-why-deck")
    return _common(place)


def _own(place: str) -> Text:
    """What lies before a player, and what it is for."""
    match place.split(".")[2]:
        case "hand" | "played" | "committed" | "drawn":
            return text("riv-why-hand-idle")
        case "deck":
            return text("riv-why-deck-idle")
        case "discard":
            return text("riv-why-pile-idle")
        case "tokens" | "used" | "jewels":
            return text("riv-why-tokens-idle")
        case "home" | "recruits":
            return text("riv-why-people-idle")
    return text("riv-why-own-idle")


def _common(place: str) -> Text:
    """What everybody shares, and when it is used."""
    match place.partition(".")[0]:
        case "space" | "owner" | "bed" | zones.LINE:
            return text("riv-why-space-idle")
        case "market":
            return text("riv-why-stall-idle")
        case "mine":
            return text("riv-why-mine-idle")
        case "loot":
            return text("riv-why-loot-idle")
        case "monsters" | "dice":
            return text("riv-why-monster-idle")
        case zones.GUESTS | zones.RESERVE | zones.APART:
            return text("riv-why-guests-idle")
        case zones.WOUNDS | zones.BEERS:
            return text("riv-why-burdens-idle")
        case zones.DESTROYED:
            return text("riv-why-destroyed-idle")
        case "oracle":
            return text("riv-why-omens-idle")
    return text("riv-why-own-idle")
