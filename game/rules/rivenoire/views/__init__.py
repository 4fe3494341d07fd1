"""Small typed views that read a table of Rivenoire, frozen or a draft."""

from game.engine.turns import players, round_number
from game.rules.rivenoire.views.facts import (
    battle_line,
    closed_place,
    fame,
    first_player,
    leader,
    others,
    participants,
    phase,
    seats_from,
    shield_holder,
    turn_order,
)
from game.rules.rivenoire.views.notable import Notable
from game.rules.rivenoire.views.places import City, beds, has_bolt, spaces_of, unsold

__all__ = [
    "City",
    "Notable",
    "battle_line",
    "beds",
    "closed_place",
    "fame",
    "first_player",
    "has_bolt",
    "leader",
    "others",
    "participants",
    "phase",
    "players",
    "round_number",
    "seats_from",
    "shield_holder",
    "spaces_of",
    "turn_order",
    "unsold",
]
