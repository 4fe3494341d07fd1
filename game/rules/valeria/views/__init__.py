"""Small typed views that read a table of Valeria, frozen or a draft."""

from game.rules.valeria.views.facts import (
    active_player,
    camp_step,
    discount_of,
    first_player,
    is_last_round,
    players,
    points_for,
    round_number,
    total_strength,
    troop_of,
    turn_order,
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
    "players",
    "points_for",
    "round_number",
    "row_zones",
    "total_strength",
    "troop_of",
    "turn_order",
]
