"""Cards that exchange cards of the hand, or look at the next ones of the deck (D-CARD)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import ClassVar

from attrs import evolve, frozen

from game.engine import (
    Ask,
    Composed,
    Offer,
    Option,
    Piece,
    Play,
    Reading,
    Refusal,
    Seat,
    Text,
    refuse,
    text,
)
from game.rules.rivenoire import zones
from game.rules.rivenoire.cards import discard, draw
from game.rules.rivenoire.steps.paying import are_among
from game.rules.rivenoire.views import Notable


@frozen
class PutIn(Option):
    """Exchange this card."""

    says: ClassVar[str] = "riv-option-put-in"
    part: ClassVar[bool] = True
    card: Piece


@frozen
class KeepBack(Option):
    """Keep this card."""

    says: ClassVar[str] = "riv-option-keep-back"
    part: ClassVar[bool] = True
    back: ClassVar[bool] = True
    card: Piece


@frozen
class Exchange(Option):
    """Discard all of these, and draw as many."""

    says: ClassVar[str] = "riv-option-exchange"
    secret: ClassVar[bool] = True
    closes: ClassVar[bool] = True
    cards: tuple[Piece, ...]

    def touches(self) -> tuple[str, ...]:
        """It has a button of its own: all it is made of was touched part by part."""
        return ()


@frozen
class ExchangeCards(Composed):
    """A player discards any number of cards from the least on, and draws as many.

    They go on the pile in the order in which they were picked (ruling 42).
    """

    private: ClassVar[bool] = True

    seat: Seat
    least: int
    source: str
    cards: tuple[Piece, ...] = ()

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-exchange", seat=self.seat, least=self.least, source=self.source)

    def preview(self, table: Reading) -> tuple[Text, ...]:
        """How many so far."""
        return (text("riv-exchange-so-far", count=len(self.cards)),)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """To exchange these; one more, or one less."""
        yield Exchange(self.cards), self._why_not()
        for card in Notable(table, self.seat).hand:
            yield KeepBack(card) if card in self.cards else PutIn(card), None

    def _why_not(self) -> Refusal | None:
        missing = self.least - len(self.cards)
        return refuse("riv-why-exchange-more", count=missing) if missing > 0 else None

    def taking(self, part: Option) -> ExchangeCards:
        """The draft with this card more, or less."""
        match part:
            case PutIn(card):
                return evolve(self, cards=(*self.cards, card))
            case KeepBack(card):
                return evolve(self, cards=tuple([each for each in self.cards if each != card]))
        raise TypeError(f"{part!r} is no part of an exchange")

    def draft_of(self, choice: Option) -> ExchangeCards | None:
        """The draft that exchanges these."""
        return evolve(self, cards=choice.cards) if isinstance(choice, Exchange) else None

    def accepts(self, table: Reading, choice: Option) -> bool:
        """An exchange given whole is made of cards of the hand, each once."""
        if not isinstance(choice, Exchange):
            return False
        held = Notable(table, self.seat).hand
        return are_among(choice.cards, held) and super().accepts(table, choice)

    def resolve(self, play: Play, choice: Option) -> None:
        """Down with them, then draw."""
        assert isinstance(choice, Exchange)
        for card in choice.cards:
            discard(play, self.seat, card)
        draw(play, self.seat, len(choice.cards))


@frozen
class Arrange(Option):
    """Put these back on top of the deck, the first one uppermost."""

    says: ClassVar[str] = "riv-option-arrange"
    secret: ClassVar[bool] = True
    cards: tuple[Piece, ...]


@frozen
class ArrangeTop(Ask):
    """A player puts the top cards of the own deck back in any order."""

    private: ClassVar[bool] = True

    seat: Seat
    count: int

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-arrange", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Every order that makes a difference."""
        top = Notable(table, self.seat).deck[: self.count]
        return [(Arrange(each), None) for each in permutations(top)]

    def resolve(self, play: Play, choice: Option) -> None:
        """The player still knows them."""
        assert isinstance(choice, Arrange)
        play.tell("riv-arranged", seat=self.seat, count=len(choice.cards))
        play.move(choice.cards, to=zones.drawn(self.seat))
        play.move(choice.cards, to=zones.deck(self.seat), at=0)
        play.peek(self.seat, choice.cards)


def look_at_top(play: Play, seat: Seat, count: int) -> None:
    """A player looks at the next cards of the own deck, and arranges them."""
    top = Notable(play.table, seat).deck[:count]
    if not top:
        return
    play.tell("riv-looked", seat=seat, count=len(top))
    play.peek(seat, top)
    if len(top) > 1:
        play.push(ArrangeTop(seat, count))


STEPS = (ExchangeCards, ArrangeTop)
OPTIONS = (PutIn, KeepBack, Exchange, Arrange)
