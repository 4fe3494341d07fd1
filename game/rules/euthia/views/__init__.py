"""Small typed views that read a table of Euthia, frozen or a draft."""

from game.engine.turns import active_player, players, round_number, turn_order
from game.engine.turns import starting_player as first_player
from game.rules.euthia.views.facts import (
    is_on_map,
    opponents,
)
from game.rules.euthia.views.hero import Hero
from game.rules.euthia.views.land import Land, held_spaces

__all__ = [
    "Hero",
    "Land",
    "active_player",
    "first_player",
    "held_spaces",
    "is_on_map",
    "opponents",
    "players",
    "round_number",
    "turn_order",
]
