"""Face-down piles with discards beside them, and the supply that never runs out (ruling 3)."""

from __future__ import annotations

from game.engine import Piece, Play, Seat
from game.rules.euthia import zones
from game.rules.euthia.content import box, group_of, item, kind_of, monster, resource
from game.rules.euthia.meta import settings


def draw(play: Play, name: str) -> Piece | None:
    """The top of a pile, where it still lies; empty piles are refilled from their discards."""
    if not play.table.zone(zones.deck(name)):
        play.move(play.table.zone(zones.discards(name)), to=zones.deck(name))
        play.shuffle(zones.deck(name))
    return next(iter(play.table.zone(zones.deck(name))), None)


def draw_several(play: Play, name: str, count: int) -> tuple[Piece, ...]:
    """The top of a pile; with fewer left, the discards are shuffled in below (ruling 49)."""
    if len(play.table.zone(zones.deck(name))) < count:
        play.shuffle(zones.discards(name))
        play.move(play.table.zone(zones.discards(name)), to=zones.deck(name))
    return play.table.zone(zones.deck(name))[:count]


def home(piece: Piece) -> str:
    """Where a piece goes when nobody has it any more."""
    match group_of(piece):
        case "item":
            pile = item(piece).pile
            if pile == "common":
                return zones.supply("item", kind_of(piece))
            return zones.discards(pile)
        case "resource":
            return zones.discards(resource(piece).terrain)
        case "gem" | "essence" as group:
            return zones.supply(group, kind_of(piece))
        case "monster":
            return zones.discards(zones.monsters(monster(piece).level))
        case "silver" | "gold" as group:
            return zones.discards(group)
    return zones.GONE


def give_back(play: Play, piece: Piece) -> None:
    """Take a piece from whoever has it: shop tiles to their discards, tokens to the supply."""
    for gem in play.table.zone(zones.set_gems(piece)):
        play.turn(gem, None)
        play.move(gem, to=home(gem))
    play.turn(piece, None)
    play.move(piece, to=home(piece))


def discard_cards(play: Play, pieces: tuple[Piece, ...]) -> None:
    """Cards go to their discards; against the deck, under their deck (9.7, chapter 16)."""
    below = settings(play.table).is_against_deck
    for piece in pieces:
        group = group_of(piece)
        play.move(piece, to=zones.deck(group) if below else zones.discards(group))


def draw_cards(play: Play, seat: Seat, group: str, count: int, feeding: bool = True) -> int:
    """Silver or Gold cards to a hand; against the deck the reserve grows too (chapter 16)."""
    drawn = 0
    for _ in range(count):
        card = draw(play, group)
        if card is None:
            break
        play.move(card, to=zones.hand(seat))
        drawn += 1
        if feeding and settings(play.table).is_against_deck:
            feed(play, group)
    return drawn


def feed(play: Play, group: str) -> None:
    """One card from the deck to the reserve; four Silver make one Gold (rulings 56 and 91)."""
    card = draw(play, group)
    if card is None:
        return
    play.move(card, to=reserve_of(group))
    exchange = box().figures.exchange
    oldest = play.table.zone(zones.SILVER_RESERVE)[:exchange]
    if len(oldest) == exchange:
        play.move(oldest, to=zones.deck(zones.SILVER))
        play.tell("eut-reserve-converted")
        feed(play, zones.GOLD_CARD)


def reserve_of(group: str) -> str:
    """The reserve of Silver or of Gold cards."""
    return zones.SILVER_RESERVE if group == zones.SILVER else zones.GOLD_RESERVE
