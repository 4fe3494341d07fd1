"""What things cost and what they fetch (7.2)."""

from __future__ import annotations

from typing import Any

from game.engine import Piece, Reading
from game.rules.euthia import zones
from game.rules.euthia.content import box, group_of, item, tile

#: What a discount on Equipment speaks of.
EQUIPMENT = frozenset(("armour", "weapon", "initiative_weapon", "shield", "jewellery"))
#: A purchase costs at least so much.
LEAST = 1


def purchase(table: Reading, piece: Piece) -> int:
    """The price of a tile of an Offer, or of Hero Equipment, in this Trade Action."""
    card = tile(piece) if group_of(piece) == "tile" else item(piece)
    price = card.price.buy if card.price else 0
    cuts: Any = table.marks.get(zones.DISCOUNT, ())
    less: int = sum([gold for gold, scope in cuts if scope == "items" or card.kind in EQUIPMENT])
    return max(min(LEAST, price), price - less)


def sale(table: Reading, piece: Piece) -> int:
    """What an item fetches: its sale price, more with Gems set in it; loose stones alike."""
    figures = box().figures
    match group_of(piece):
        case "gem" | "essence":
            return figures.loose_sale
        case "item":
            price = item(piece).price
        case "tile":
            price = tile(piece).price
        case _:
            return 0
    gems = len(table.zone(zones.set_gems(piece)))
    return (price.sell if price else 0) + gems * figures.set_gem_sale
