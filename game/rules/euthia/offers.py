"""The Offers of the three shops: four tiles face up, refilled at once (ruling 21)."""

from __future__ import annotations

from game.engine import Play
from game.rules.euthia import zones
from game.rules.euthia.content import box
from game.rules.euthia.piles import draw


def fill_offer(play: Play, shop: str) -> None:
    """Up to four; with pile and discards both empty the Offer stays short."""
    while len(play.table.zone(zones.offer(shop))) < box().figures.offer:
        piece = draw(play, shop)
        if piece is None:
            return
        play.move(piece, to=zones.offer(shop))


def renew_offer(play: Play, shop: str) -> None:
    """All four leave, four others come."""
    play.move(play.table.zone(zones.offer(shop)), to=zones.discards(shop))
    fill_offer(play, shop)
