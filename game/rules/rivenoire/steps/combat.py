"""A card is played for a character: from the hand, from the discard pile, or out of another hand.

The options here serve whoever fights; what they cannot be used for is refused with the reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.engine.effects import Use
from game.rules.rivenoire import zones
from game.rules.rivenoire.cards import discard
from game.rules.rivenoire.content import has_mode
from game.rules.rivenoire.effects.blows import printed_damage
from game.rules.rivenoire.playing import tokens_for, uses_from, why_not_play
from game.rules.rivenoire.steps.using import play_card, use_of
from game.rules.rivenoire.vocabulary import Source, Window
from game.rules.rivenoire.zones import family


@frozen
class UseCard(Option):
    """Play a card."""

    says: ClassVar[str] = "riv-option-use-card"
    card: Piece


@frozen
class UseCardWith(Option):
    """Play a card with a token that makes the blow harder."""

    says: ClassVar[str] = "riv-option-use-card-with"
    card: Piece
    token: Piece


@frozen
class ThrowAway(Option):
    """Discard a card, which does nothing."""

    says: ClassVar[str] = "riv-option-throw-away"
    card: Piece


@frozen
class ThrowQuestAway(ThrowAway):
    """Discard a Quest, of which others see no more than that (ruling 41)."""

    secret: ClassVar[bool] = True


def throwing(card: Piece) -> ThrowAway:
    """The option to discard a card."""
    return ThrowQuestAway(card) if family(card) == "quest" else ThrowAway(card)


def offers_of(table: Reading, use: Use) -> Iterator[Offer]:
    """Playing a card, alone or with a token that strikes with it."""
    refusal = why_not_play(table, use)
    yield UseCard(use.source), refusal
    if use.window == "combat" and refusal is None and printed_damage(table, use) is not None:
        for token in tokens_for(table, use.seat, "blow"):
            yield UseCardWith(use.source, token), None


def play_chosen(play: Play, use: Use, choice: Option, owner: Seat | None = None) -> None:
    """Play a card as it was chosen; a token that strikes with it is used up."""
    if isinstance(choice, UseCardWith):
        token = choice.token
        more = printed_damage(play.table, Use(use.seat, token, "blow", (0,), 0, use.cause))
        play.tell("riv-token-used", seat=use.seat, token=token)
        play.move(token, to=zones.used(use.seat))
        play.mark(zones.FURY, more)
    play_card(play, use, owner)


@frozen
class PlaySecond(Ask):
    """A card lets its player play another one; it must, where it can (chapter 8)."""

    private: ClassVar[bool] = True

    seat: Seat
    source: Source
    window: Window
    #: The card that lets play, and the character that it is played for.
    card: Piece
    acting: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        if self.source == "hand":
            return text("riv-ask-another", seat=self.seat, card=self.card)
        return text("riv-ask-another-discarded", seat=self.seat, card=self.card)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """The cards of the pile that have such a use."""
        for use in uses_from(table, self.seat, self.source, self.window, self.acting):
            yield from offers_of(table, use)

    def resolve(self, play: Play, choice: Option) -> None:
        """It lies down before the card that let play it (ruling 13)."""
        assert isinstance(choice, UseCard | UseCardWith)
        is_own = self.source == "hand"
        play_chosen(play, use_of(self.seat, choice.card, self.window, self.acting, is_own), choice)


@frozen
class Steal(Option):
    """Draw a card from a hand."""

    says: ClassVar[str] = "riv-option-steal"
    owner: Seat


@frozen
class ChooseVictim(Ask):
    """A random card is drawn from the hand of another participant (ruling 51)."""

    seat: Seat
    acting: Piece
    victims: tuple[Seat, ...]

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-victim", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Whoever has a card."""
        return [(Steal(each), None) for each in self.victims]

    def resolve(self, play: Play, choice: Option) -> None:
        """Everybody sees a combat card; anything else is just discarded, a Quest unseen."""
        assert isinstance(choice, Steal)
        owner = choice.owner
        hand = play.table.zones[zones.hand(owner)]
        card = hand[play.chance.below(len(hand))]
        if has_mode(card, "combat"):
            play.tell("riv-stolen", seat=self.seat, owner=owner, card=card)
            play.move(card, to=zones.played(self.seat))
            play.push(UseStolen(self.seat, self.acting, owner, card))
        else:
            play.tell("riv-stolen-useless", seat=self.seat, owner=owner)
            discard(play, owner, card)


@frozen
class UseStolen(Ask):
    """A stolen combat card is played as one's own or discarded (ruling 51)."""

    seat: Seat
    acting: Piece
    owner: Seat
    card: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-stolen", seat=self.seat, owner=self.owner, card=self.card)

    def _use(self) -> Use:
        return use_of(self.seat, self.card, "combat", self.acting)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Play it, or let it go."""
        yield from offers_of(table, self._use())
        yield ThrowAway(self.card), None

    def resolve(self, play: Play, choice: Option) -> None:
        """It ends on its owner's pile (ruling 51)."""
        if isinstance(choice, ThrowAway):
            discard(play, self.owner, self.card)
        else:
            play_chosen(play, self._use(), choice, self.owner)


@frozen
class Boomeranging(Ask):
    """Another card of the hand is discarded, and the one that was played comes back (ruling 52)."""

    private: ClassVar[bool] = True

    seat: Seat
    card: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-boomerang", seat=self.seat, card=self.card)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Any card of the hand."""
        hand = table.zones.get(zones.hand(self.seat), ())
        return [(throwing(each), None) for each in hand]

    def resolve(self, play: Play, choice: Option) -> None:
        """The blade is in hand again."""
        assert isinstance(choice, ThrowAway)
        discard(play, self.seat, choice.card)
        play.tell("riv-boomerang", seat=self.seat, card=self.card)
        play.move(self.card, to=zones.hand(self.seat))


STEPS = (PlaySecond, ChooseVictim, UseStolen, Boomeranging)
OPTIONS = (UseCard, UseCardWith, ThrowAway, ThrowQuestAway, Steal)
