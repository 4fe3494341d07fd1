"""Names of the places and counters of the Night Market."""

from __future__ import annotations

from game.engine import EVERYBODY, NOBODY, Audience, Each, Piece, Seat, Zone

DECK = "deck"
OFFER = "offer"
DISCARD = "discard"
DIE = "die.gold"
TRAY = "tray"
COINS = "coins"
EVENING = "evening"
FOX = "fox"
DEN = "den"
TOGETHER = "together"


def trader(seat: Seat) -> str:
    """The owner of a seat's counters."""
    return f"trader.{seat}"


def hand(seat: Seat) -> Zone:
    """A seat's private cards."""
    return f"hand.{seat}"


def stall(seat: Seat) -> Zone:
    """A seat's fixtures, for all to see."""
    return f"stall.{seat}"


def hidden(seat: Seat) -> Zone:
    """What a seat has hidden under the table."""
    return f"hidden.{seat}"


def shown(seat: Seat) -> Zone:
    """What was found under the table at the end."""
    return f"shown.{seat}"


def pile(seat: Seat) -> Zone:
    """What a seat has sold, the last card on top."""
    return f"pile.{seat}"


def audience(zone: Zone) -> Audience | Each:
    """Hands and hidden cards are for their seat, the deck for nobody; of a pile all see the top."""
    name, _, seat = zone.partition(".")
    if name == DECK:
        return NOBODY
    if name == "pile":
        owner = frozenset((int(seat),))

        def sees(index: int, count: int, piece: Piece) -> Audience:
            return EVERYBODY if index == count - 1 else owner

        return Each(sees)
    return frozenset((int(seat),)) if name in ("hand", "hidden") else EVERYBODY
