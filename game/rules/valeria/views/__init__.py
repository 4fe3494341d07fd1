"""Small typed views that read a table of Valeria, frozen or a draft."""

from game.engine.turns import active_player, players, round_number, turn_order
from game.engine.turns import starting_player as first_player
from game.rules.valeria.views.facts import (
    camp_step,
    discount_of,
    is_last_round,
    points_for,
    total_strength,
    troop_of,
)
from game.rules.valeria.views.maps import CampaignMap, all_links, links_at
from game.rules.valeria.views.places import (
    PILES,
    Adversary,
    Award,
    Column,
    Rows,
    Shrine,
    awards,
    dice_on_shrines,
    gems_left,
    open_shrines,
    row_zones,
)
from game.rules.valeria.views.warden import Limits, Warden, limits_of

__all__ = [
    "PILES",
    "Adversary",
    "Award",
    "CampaignMap",
    "Column",
    "Limits",
    "Rows",
    "Shrine",
    "Warden",
    "active_player",
    "all_links",
    "awards",
    "camp_step",
    "dice_on_shrines",
    "discount_of",
    "first_player",
    "gems_left",
    "is_last_round",
    "limits_of",
    "links_at",
    "open_shrines",
    "players",
    "points_for",
    "round_number",
    "row_zones",
    "total_strength",
    "troop_of",
    "turn_order",
]
