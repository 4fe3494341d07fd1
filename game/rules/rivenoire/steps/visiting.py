"""Phase 3: places 1 to 9 in order, and in each of them one character after the other (chapter 8).

A visit is an own-turn window and the action of the place, which may be declined; then the character
goes home, and a space with a bolt lets its player play one bolt card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Seat, Text, Zone, text
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import ability, is_bolt
from game.rules.rivenoire.people import send_home
from game.rules.rivenoire.steps.common import Pass
from game.rules.rivenoire.steps.tokens import UseToken, token_offers, use_token
from game.rules.rivenoire.steps.using import play_card, use_of
from game.rules.rivenoire.views import Notable, has_bolt


@frozen
class ActHere(Option):
    """Carry out the action of the place."""

    says: ClassVar[str] = "riv-option-act"
    place: str


@frozen
class Visit(Ask):
    """A character's player carries out the action of a place, or declines (D-ACT).

    Every place has a class of its own, which says what there is to do.
    """

    #: The place of the class.
    place: ClassVar[str] = ""

    seat: Seat
    spot: Zone
    character: Piece
    #: Whether the action is repeated by a card (ruling 43): no declining, no leaving.
    again: bool = False

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-act", seat=self.seat, place=self.place, character=self.character)

    def actions(self, table: Reading) -> Iterable[Offer]:
        """What there is to do here."""
        yield ActHere(self.place), None

    def act(self, play: Play, choice: Option) -> None:
        """Do it."""
        raise NotImplementedError

    def offers(self, table: Reading) -> Iterator[Offer]:
        """The action, tokens, or nothing."""
        possible = False
        for option, refusal in self.actions(table):
            possible |= refusal is None
            yield option, refusal
        if not self.again:
            yield from token_offers(table, self.seat)
        if not (self.again and possible):
            yield Pass(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Tokens first, as many as one likes; then the action, and the character leaves.

        After a token whoever comes next is asked: the same one, unless dismissed (ruling 22).
        """
        if isinstance(choice, UseToken):
            use_token(play, self.seat, choice.token, self.character)
            return
        done = not isinstance(choice, Pass)
        if not self.again:
            play.mark(zones.VISIT, (self.place, self.spot, self.character, int(done)))
        if done:
            self.act(play, choice)
        elif not self.again:
            play.tell("riv-declined", seat=self.seat, place=self.place, character=self.character)
        if not self.again:
            play.push(Leave(self.seat, self.spot, self.character))


@frozen
class Leave(Auto):
    """The character goes home, unless it was dismissed meanwhile; then the bolt."""

    seat: Seat
    spot: Zone
    character: Piece

    def resolve(self, play: Play) -> None:
        """The recruiting one that was replaced still has its bolt (ruling 22)."""
        if play.table.places[self.character] == self.spot:
            send_home(play, self.character)
        if has_bolt(self.spot):
            play.push(Bolt(self.seat, self.spot, self.character))


@frozen
class PlayBolt(Option):
    """Play this bolt card."""

    says: ClassVar[str] = "riv-option-bolt"
    card: Piece


@frozen
class Bolt(Ask):
    """A player may play one bolt card as the space becomes free, even without action (D-BOLT)."""

    seat: Seat
    spot: Zone
    character: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-bolt", seat=self.seat, spot=self.spot)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Bolt cards of the hand, all of a card or nothing; tokens (ruling 64)."""
        for card in Notable(table, self.seat).hand:
            if is_bolt(card):
                use = use_of(self.seat, card, "bolt", self.character, from_hand=True)
                yield PlayBolt(card), ability(use).why_not(table, use)
        yield from token_offers(table, self.seat)
        yield Pass(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """One card only."""
        match choice:
            case UseToken(token):
                use_token(play, self.seat, token, self.character)
                play.push(self)
            case PlayBolt(card):
                play_card(play, use_of(self.seat, card, "bolt", self.character, from_hand=True))


STEPS = (Leave, Bolt)
OPTIONS = (ActHere, PlayBolt)
