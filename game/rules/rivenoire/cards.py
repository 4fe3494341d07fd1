"""What is done with cards: drawn, put on the pile, destroyed, taken in hand; Wounds and Beers.

Every rule goes through these verbs, so that a Beer never stays in a hand and a destroyed Wound is
back on its pile, whoever did it.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import Piece, Play, Seat
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import has_mode
from game.rules.rivenoire.views import others
from game.rules.rivenoire.zones import family

#: Where destroyed cards go that are not gone for good.
_PILES = {"wound": zones.WOUNDS, "beer": zones.BEERS}


def draw(play: Play, seat: Seat, count: int) -> None:
    """Draw so many, one after the other; a Beer uses a draw up and goes back (chapter 6)."""
    drawn: list[Piece] = []
    while count > 0:
        deck = play.table.zones.get(zones.deck(seat), ())
        if not deck:
            if not _reshuffle(play, seat):
                break
            continue
        coming = deck[:count]
        count -= len(coming)
        cards = [each for each in coming if family(each) != "beer"]
        if len(cards) < len(coming):
            beers = [each for each in coming if family(each) == "beer"]
            play.tell("riv-beer-drawn", seat=seat, count=len(beers))
            play.move(beers, to=zones.BEERS)
        play.move(cards, to=zones.hand(seat))
        drawn += cards
    play.tell("riv-drew", seats=others(play.table, seat), seat=seat, count=len(drawn))
    play.tell("riv-drew-own", seats=(seat,), seat=seat, cards=tuple(drawn), count=len(drawn))


def _reshuffle(play: Play, seat: Seat) -> bool:
    """The discard pile becomes the deck, only when a card is needed; not without any card."""
    pile = play.table.zones.get(zones.discard(seat), ())
    if not pile:
        return False
    play.tell("riv-reshuffled", seat=seat, count=len(pile))
    play.move(pile, to=zones.deck(seat))
    play.shuffle(zones.deck(seat))
    return True


def put_on_pile(play: Play, seat: Seat, cards: Piece | Sequence[Piece]) -> None:
    """Cards go on a player's discard pile, the last of them on top (ruling 42)."""
    play.move(cards, to=zones.discard(seat))


def discard(play: Play, seat: Seat, card: Piece) -> None:
    """A player discards a card for all to see; of a Quest only that it is one (ruling 41)."""
    if family(card) == "quest":
        play.tell("riv-discarded-quest", seats=others(play.table, seat), seat=seat)
        play.tell("riv-discarded", seats=(seat,), seat=seat, card=card)
    else:
        play.tell("riv-discarded", seat=seat, card=card)
    put_on_pile(play, seat, card)


def destroy(play: Play, seat: Seat, card: Piece) -> None:
    """A card of a player leaves the game; Wounds and Beers go back to their piles."""
    play.tell("riv-destroyed", seat=seat, card=card)
    play.move(card, to=_PILES.get(family(card), zones.DESTROYED))


def take_in_hand(play: Play, seat: Seat, card: Piece) -> None:
    """A card comes to the hand; a Beer goes straight back to its pile (ruling 57)."""
    play.move(card, to=zones.BEERS if family(card) == "beer" else zones.hand(seat))


def take_back(play: Play, seat: Seat, card: Piece) -> None:
    """A card of the discard pile comes to the hand, for all to see unless it is a Quest."""
    if family(card) == "quest":
        play.tell("riv-quest-taken-back", seats=others(play.table, seat), seat=seat)
        play.tell("riv-taken-back", seats=(seat,), seat=seat, card=card)
    else:
        play.tell("riv-taken-back", seat=seat, card=card)
        play.move(card, to=zones.played(seat))
    take_in_hand(play, seat, card)


def take_wounds(play: Play, seat: Seat, count: int = 1) -> int:
    """Wounds on top of the discard pile (ruling 1), as long as there are any (ruling 46)."""
    wounds = play.table.zones.get(zones.WOUNDS, ())[:count]
    if wounds:
        play.tell("riv-wounded", seat=seat, count=len(wounds))
        put_on_pile(play, seat, wounds)
    else:
        play.tell("riv-no-wounds", seat=seat)
    return len(wounds)


def take_beers(play: Play, seat: Seat, count: int) -> int:
    """Beers on top of the discard pile, as far as there are any (ruling 23)."""
    beers = play.table.zones.get(zones.BEERS, ())[:count]
    if beers:
        play.tell("riv-beers-taken", seat=seat, count=len(beers))
        put_on_pile(play, seat, beers)
    return len(beers)


def next_loot(play: Play) -> Piece | None:
    """The top Loot card; destroyed ones are shuffled first if there is none (ruling 47)."""
    deck = play.table.zones.get(zones.LOOT_DECK, ())
    if not deck:
        again = [
            each
            for each in play.table.zones.get(zones.DESTROYED, ())
            if family(each) == "loot" and not has_mode(each, "gain")
        ]
        if not again:
            play.tell("riv-no-loot")
            return None
        play.tell("riv-loot-reshuffled", count=len(again))
        play.move(again, to=zones.LOOT_DECK)
        play.shuffle(zones.LOOT_DECK)
        deck = play.table.zones[zones.LOOT_DECK]
    return deck[0]
