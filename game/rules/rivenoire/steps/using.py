"""Cards at work: an effect at a time, then the card lies down (chapter 8).

What plays a card calls `play_card`; what gains one calls `acquire`. `Use.cause` is the character
that acts (the merchant pays more, a warrior strikes harder), `Use.amount` is 1 for a card that was
played from its player's own hand (ruling 72).
"""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Piece, Play, Seat
from game.engine.effects import Use
from game.rules.rivenoire import zones
from game.rules.rivenoire.cards import put_on_pile, take_in_hand
from game.rules.rivenoire.content import ability, mode_number
from game.rules.rivenoire.views import others
from game.rules.rivenoire.vocabulary import Window


@frozen
class Effects(Auto):
    """What an ability does, from this effect on: one at a time, each with its questions."""

    use: Use
    at: int = 0

    def resolve(self, play: Play) -> None:
        """What an effect asks is answered before the next one begins."""
        effects = ability(self.use).effects
        effects[self.at].apply(play, self.use.inside(self.at))
        if self.at + 1 < len(effects):
            play.push(Effects(self.use, self.at + 1))


@frozen
class LieDown(Auto):
    """A card that was played goes on its owner's discard pile, after all else (ruling 13).

    Unless it has gone elsewhere by what it did.
    """

    owner: Seat
    card: Piece

    def resolve(self, play: Play) -> None:
        """On top."""
        if play.table.places[self.card].endswith(".played"):
            put_on_pile(play, self.owner, self.card)


@frozen
class IsGone(Auto):
    """A card that works as it is gained leaves the game afterwards."""

    card: Piece

    def resolve(self, play: Play) -> None:
        """It counts for nothing any more."""
        play.move(self.card, to=zones.DESTROYED)


def use_of(
    seat: Seat, card: Piece, window: Window, acting: Piece = "", from_hand: bool = False
) -> Use:
    """The use of a card in a window, for a character."""
    number = mode_number(card, window)
    assert number is not None, f"{card} has no use in the window {window}"
    return Use(seat, card, window, (number,), int(from_hand), acting)


def play_card(
    play: Play,
    use: Use,
    owner: Seat | None = None,
) -> None:
    """Play a card, wherever it lies: its effects, then it lies down on its owner's pile."""
    play.tell("riv-played", seat=use.seat, card=use.source)
    play.move(use.source, to=zones.played(use.seat))
    if ability(use).effects:
        play.push(Effects(use))
    play.push(LieDown(use.seat if owner is None else owner, use.source))


def acquire(play: Play, seat: Seat, card: Piece, is_open: bool = True) -> None:
    """A card is gained: to the hand, unless it works at once and is gone (chapter 8).

    `is_open` if everybody sees which one it is.
    """
    if mode_number(card, "gain") is not None:
        play.tell("riv-gained-card", seat=seat, card=card)
        play.move(card, to=zones.played(seat))
        play.push(Effects(use_of(seat, card, "gain")), IsGone(card))
        return
    if is_open:
        play.tell("riv-gained-card", seat=seat, card=card)
    else:
        play.tell("riv-gained-unseen", seats=others(play.table, seat), seat=seat)
        play.tell("riv-gained-card", seats=(seat,), seat=seat, card=card)
    take_in_hand(play, seat, card)


STEPS = (Effects, LieDown, IsGone)
OPTIONS = ()
