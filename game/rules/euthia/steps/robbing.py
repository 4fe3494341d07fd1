"""Cards taken from hands and reserves by what a Hero uses (27.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Seat, Text, Zone, refuse, text
from game.rules.euthia import zones
from game.rules.euthia.piles import discard_cards
from game.rules.euthia.views import Hero, opponents


def rob(play: Play, seat: Seat, victim: Seat, count: int, by_choice: bool) -> None:
    """So many cards of a hand are discarded, at random or one by one by choice."""
    play.tell("eut-robbed", seat=seat, owner=victim)
    hand = Hero(play.table, victim).hand
    if by_choice:
        play.peek(seat, hand)
        play.push(*(ChooseVictimCard(seat, victim) for _ in range(min(count, len(hand)))))
    else:
        discard_cards(play, play.chance.shuffled(hand)[:count])


@frozen
class RobOpponent(Option):
    """Take cards from this player."""

    says: ClassVar[str] = "eut-option-rob"
    owner: Seat


@frozen
class ChooseOpponent(Ask):
    """Whose cards it is to be."""

    seat: Seat
    count: int
    by_choice: bool

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-rob", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Whoever has a card."""
        for owner in opponents(table, self.seat):
            held = Hero(table, owner).hand
            yield RobOpponent(owner), None if held else refuse("eut-why-no-cards-to-take")

    def resolve(self, play: Play, choice: Option) -> None:
        """From that hand."""
        assert isinstance(choice, RobOpponent)
        rob(play, self.seat, choice.owner, self.count, self.by_choice)


@frozen
class TakeAway(Option):
    """Have this card discarded."""

    says: ClassVar[str] = "eut-option-take-away"
    secret: ClassVar[bool] = True
    card: Piece


@frozen
class ChooseVictimCard(Ask):
    """Which card of the hand that was shown."""

    private: ClassVar[bool] = True

    seat: Seat
    victim: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-take-away", seat=self.seat, owner=self.victim)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Any of them."""
        return [(TakeAway(card), None) for card in Hero(table, self.victim).hand]

    def resolve(self, play: Play, choice: Option) -> None:
        """To the discards."""
        assert isinstance(choice, TakeAway)
        discard_cards(play, (choice.card,))


@frozen
class PickReserve(Option):
    """Take from this reserve."""

    says: ClassVar[str] = "eut-option-reserve"
    reserve: Zone
    what: str


@frozen
class ChooseReserve(Ask):
    """Which reserve loses its top cards, which go under their deck."""

    seat: Seat
    count: int

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-reserve", seat=self.seat, count=self.count)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """One that holds something."""
        for reserve, group in _RESERVES:
            filled = table.zone(reserve)
            yield PickReserve(reserve, group), None if filled else refuse("eut-why-no-reserve")

    def resolve(self, play: Play, choice: Option) -> None:
        """Face down, as they lay."""
        assert isinstance(choice, PickReserve)
        play.move(play.table.zone(choice.reserve)[: self.count], to=zones.deck(choice.what))


_RESERVES = ((zones.SILVER_RESERVE, zones.SILVER), (zones.GOLD_RESERVE, zones.GOLD_CARD))

STEPS = (ChooseOpponent, ChooseVictimCard, ChooseReserve)
OPTIONS = (RobOpponent, TakeAway, PickReserve)
