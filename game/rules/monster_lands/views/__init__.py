"""The table as a player of Monster Lands sees it: small typed views over zones and counters.

Build one view a step, not one a read.
"""

from game.engine.turns import round_number, turn_order
from game.engine.turns import starting_player as first_player
from game.rules.monster_lands.views.clan import Clan, bracket_for
from game.rules.monster_lands.views.expedition import Expedition
from game.rules.monster_lands.views.facts import (
    bearer,
    card_of,
    colour_of,
    is_gear,
    is_novice,
    rerolled,
    seat_of,
    times_used,
    token_of,
)
from game.rules.monster_lands.views.places import (
    expeditions,
    in_panic,
    is_ambush,
    last_persuasion,
    list_at,
    monster_at,
    occupied,
    printed,
    region_at,
    space,
    trail,
    trails,
)

__all__ = [
    "Clan",
    "Expedition",
    "bearer",
    "bracket_for",
    "card_of",
    "colour_of",
    "expeditions",
    "first_player",
    "in_panic",
    "is_ambush",
    "is_gear",
    "is_novice",
    "last_persuasion",
    "list_at",
    "monster_at",
    "occupied",
    "printed",
    "region_at",
    "rerolled",
    "round_number",
    "seat_of",
    "space",
    "times_used",
    "token_of",
    "trail",
    "trails",
    "turn_order",
]
