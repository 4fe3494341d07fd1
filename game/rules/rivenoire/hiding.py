"""What hidden pieces look like from behind, and where a hidden card could lie."""

from __future__ import annotations

from functools import cache

from game.engine import Piece, Seat, Zone
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box, card, has_mode, monster
from game.rules.rivenoire.vocabulary import FAMILIES
from game.rules.rivenoire.zones import family, kind_of

#: The decks that hold one family of cards only.
_DECKS = {
    zones.MARKET_DECK: "market",
    zones.LOOT_DECK: "loot",
    zones.MINE_DECK: "mine",
    zones.QUEST_DECK: "quest",
}


@cache
def back(piece: Piece) -> str:
    """All cards of the players' decks look the same; a monster shows its value, a title its price.

    The three hit point totals on the back of a monster are those of its value.
    """
    kind = family(piece)
    if kind in FAMILIES:
        return "card"
    if kind == "monster":
        return f"monster_{monster(piece).value}"
    return f"property_{box().properties[kind_of(piece)].price}" if kind == "property" else kind


@cache
def may_lie(piece: Piece, zone: Zone) -> bool:
    """Decks of the table hold one family, and nobody else ever has a card of a starting deck.

    No Beer stays in a hand; what works as it is gained, and a rockfall, never comes to anybody.
    """
    kind = family(piece)
    if zone in _DECKS:
        return kind == _DECKS[zone]
    if kind == "starter":
        return zones.seat_of(zone) == int(piece.split(".")[2])
    if kind == "beer":
        return not zone.endswith(".hand")
    if kind == "mine":
        return not card(piece).rockfall
    return kind not in FAMILIES or not has_mode(piece, "gain")


#: Cards that come to somebody unseen: of these others know only how many there are.
_UNSEEN = frozenset(("quest", "loot"))


@cache
def known_among(piece: Piece, zone: Zone, viewer: Seat) -> frozenset[Zone] | None:
    """Whoever gets a card is seen to get it, so all know whose it is, but not where it lies."""
    owner = zones.seat_of(zone)
    if owner is None or (owner != viewer and family(piece) in _UNSEEN):
        return None
    if family(piece) not in FAMILIES:
        return None
    return _own_cards(owner)


@cache
def _own_cards(seat: Seat) -> frozenset[Zone]:
    return frozenset((zones.deck(seat), zones.hand(seat), zones.discard(seat)))
