"""Names of the zones, counters and marks that only Villagers' Rescue has.

Pieces: ``villager.<id>``, whose face is the Chapter it counts as once it lies on the map, and
``event.<id>``. Character cards are items (``item.<id>.1``), the Accomplice and the Saboteur foes.
"""

from __future__ import annotations

from functools import cache

from game.engine import Seat, Zone
from game.engine.table import Key
from game.rules.euthia import zones

#: The kind of piece that a Villager is.
VILLAGER = "villager"
#: Villagers who are still to be found, and the one that only an Event brings (ruling 101).
HIDDEN = zones.supply(VILLAGER, "hidden")
LOST = zones.supply(VILLAGER, "lost")
#: The face-down Event cards, the Event of the round, and Character cards that nobody has.
EVENTS = "events"
EVENT = "event.open"
CHARACTERS = "characters.open"
#: Foes that an Event may place.
VILLAINS = "villains"


@cache
def villagers_at(space: Zone) -> Zone:
    """The Villagers on a space or centre: captives while a Monster holds it, else waiting."""
    return f"villagers.{space}"


@cache
def villain_at(space: Zone) -> Zone:
    """Who stands on a space instead of the Monster that would be drawn there."""
    return f"villain.{space}"


@cache
def brought_home(seat: Seat) -> Zone:
    """The Villagers that a Hero has delivered."""
    return zones.own(seat, "villagers")


@cache
def toll_paid(seat: Seat) -> Key:
    """Mark: the round in which a Hero has paid the toll of an Event."""
    return ("toll_paid", seat)
