"""Goods that come and go (27.3): money, fame, Gaar, cards, tiles, Gems and Essences.

What needs a place lies in the zone `found` until it is settled (13.2).
"""

from __future__ import annotations

from game.engine import Piece, Play, Seat
from game.rules.euthia import zones
from game.rules.euthia.content import box
from game.rules.euthia.piles import draw, draw_cards
from game.rules.euthia.shapes import Goods
from game.rules.euthia.vocabulary import ELEMENTS


def gain_gold(play: Play, seat: Seat, amount: int) -> None:
    """Money, which needs no place."""
    if amount:
        play.tell("eut-gained-gold", seat=seat, amount=amount)
        play.adjust(zones.hero(seat), zones.GOLD, amount)


def gain_reputation(play: Play, seat: Seat, amount: int) -> None:
    """Fame; it has no upper end (ruling 4)."""
    if amount:
        play.tell("eut-gained-reputation", seat=seat, amount=amount)
        play.adjust(zones.hero(seat), zones.REPUTATION, amount)


def lose_reputation(play: Play, seat: Seat, amount: int) -> None:
    """As far as there is any (ruling 4)."""
    lost = min(amount, play.table.count(zones.hero(seat), zones.REPUTATION))
    if lost:
        play.tell("eut-lost-reputation", seat=seat, amount=lost)
        play.adjust(zones.hero(seat), zones.REPUTATION, -lost)


def gain_gaar(play: Play, seat: Seat, amount: int) -> None:
    """Gaar; those beyond their places wait for a Bag (ruling 74)."""
    if amount:
        play.tell("eut-gained-gaar", seat=seat, amount=amount)
        play.adjust(zones.hero(seat), zones.GAAR, amount)


def gain_dwurt(play: Play, seat: Seat, amount: int) -> None:
    """Dwurt; those beyond their places wait for a Bag (ruling 74)."""
    if amount:
        play.tell("eut-gained-dwurt", seat=seat, amount=amount)
        play.adjust(zones.hero(seat), zones.DWURT, amount)


def gain_card(play: Play, seat: Seat, group: str, count: int, feeding: bool = True) -> None:
    """Silver or Gold cards from the deck."""
    drawn = draw_cards(play, seat, group, count, feeding) if count else 0
    if drawn:
        play.tell("eut-drew-cards", seat=seat, group=group, count=drawn)


def gain_piece(play: Play, seat: Seat, group: str, kind: str, count: int = 1) -> None:
    """Gems, Essences or common tiles from the supply."""
    for _ in range(count):
        supply = play.table.zone(zones.supply(group, kind))
        if supply:
            find(play, seat, supply[0])


def find(play: Play, seat: Seat, piece: Piece) -> None:
    """A piece that has no place yet."""
    play.tell("eut-found", seat=seat, thing=piece)
    play.move(piece, to=zones.found(seat))


def find_top(play: Play, seat: Seat, pile: str) -> None:
    """The top tile of a pile; an empty one gives nothing."""
    piece = draw(play, pile)
    if piece is not None:
        find(play, seat, piece)


def gain(play: Play, seat: Seat, goods: Goods) -> None:
    """Everything that needs no choice, in the order of chapter 27.3."""
    gain_gold(play, seat, goods.gold)
    gain_gaar(play, seat, goods.gaar)
    gain_dwurt(play, seat, goods.dwurt)
    gain_reputation(play, seat, goods.reputation)
    gain_card(play, seat, zones.SILVER, goods.silver)
    gain_card(play, seat, zones.GOLD_CARD, goods.gold_card)
    gain_piece(play, seat, "item", "healing_potion", goods.potion)
    for gem, count in goods.gem.items():
        gain_piece(play, seat, "gem", gem, count)
    for element, count in goods.essence.items():
        gain_piece(play, seat, "essence", element, count)
    for _ in range(goods.gem_random):
        gain_piece(play, seat, "gem", common_gems()[play.chance.below(len(common_gems()))])
    for _ in range(goods.essence_random):
        gain_piece(play, seat, "essence", ELEMENTS[play.chance.below(len(ELEMENTS))])
    for level in (1, 2, 3):
        for _ in range(getattr(goods, f"treasure_{level}")):
            find_top(play, seat, zones.treasure(level))
    if goods.resource is not None:
        find_top(play, seat, goods.resource)
    if goods.reward_tile is not None:
        find_top(play, seat, goods.reward_tile)
    gain_piece(play, seat, "item", "teleport_scroll", goods.teleport_scroll)
    gain_piece(play, seat, "item", "provisions", goods.provisions)


def lose(play: Play, seat: Seat, goods: Goods) -> None:
    """As far as possible; a lost Gaar may be a Dwurt if there is no Gaar (27.2)."""
    owner = zones.hero(seat)
    lost = min(goods.gaar, play.table.count(owner, zones.GAAR))
    if lost:
        play.tell("eut-lost-gaar", seat=seat, amount=lost)
        play.adjust(owner, zones.GAAR, -lost)
    dwurt = min(goods.gaar - lost, play.table.count(owner, zones.DWURT))
    if dwurt:
        play.tell("eut-lost-dwurt", seat=seat, amount=dwurt)
        play.adjust(owner, zones.DWURT, -dwurt)
    lose_reputation(play, seat, goods.reputation)


def common_gems() -> tuple[str, ...]:
    """The six Gems that are given by choice or chance (ruling 50)."""
    return tuple(name for name, gem in box().gems.items() if gem.common)
