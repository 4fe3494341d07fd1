"""The steps and options of the Night Market."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import (
    Ask,
    Auto,
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
from game.engine.effects import Instead, Use
from tests.toy import zones
from tests.toy.cards import CARRYING, card_of, cards
from tests.toy.effects import price, take_coins

EVENINGS = 4
OFFERED = 3


@frozen
class Buy(Option):
    """Buy a card of the offer."""

    says: ClassVar[str] = "toy-buy"
    card: Piece


@frozen
class Throw(Option):
    """Throw the golden die."""

    says: ClassVar[str] = "toy-throw"

    def touches(self) -> tuple[str, ...]:
        return (zones.DIE,)


@frozen
class HideSomething(Option):
    """Go and hide a card; which one is asked next."""

    says: ClassVar[str] = "toy-hide"


@frozen
class Hide(Option):
    """Hide this card."""

    says: ClassVar[str] = "toy-hide-card"
    secret: ClassVar[bool] = True
    card: Piece


@frozen
class Back(Option):
    """Think again."""

    says: ClassVar[str] = "toy-back"
    back: ClassVar[bool] = True


def why_not_buy(table: Reading, seat: Seat, card: str) -> Refusal | None:
    """A card must be paid for."""
    missing = price(table, seat, card) - table.count(zones.trader(seat), zones.COINS)
    return refuse("toy-too-dear", card=card, missing=missing) if missing > 0 else None


def why_not_hide(table: Reading, seat: Seat) -> Refusal | None:
    """Only what is in the hand can be hidden."""
    return None if table.zone(zones.hand(seat)) else refuse("toy-empty-hand")


@frozen
class Prepare(Auto):
    """Shuffle, deal two cards to each trader, fill the offer."""

    players: int

    def resolve(self, play: Play) -> None:
        play.shuffle(zones.DECK)
        for seat in range(self.players):
            play.move(play.table.zone(zones.DECK)[:2], to=zones.hand(seat))
            play.adjust(zones.trader(seat), zones.COINS, 3)
        play.push(Refill())


@frozen
class Refill(Auto):
    """Fill the offer from the deck, while it lasts."""

    def resolve(self, play: Play) -> None:
        missing = OFFERED - len(play.table.zone(zones.OFFER))
        if missing > 0:
            play.move(play.table.zone(zones.DECK)[:missing], to=zones.OFFER)


@frozen
class Evening(Auto):
    """Everybody trades once; after the last evening the tables are lifted."""

    number: int
    players: int

    def resolve(self, play: Play) -> None:
        if self.number > EVENINGS:
            play.push(LiftTables(self.players))
            return
        play.tell("toy-evening", number=self.number)
        play.mark(zones.EVENING, self.number)
        turns = [Trade(seat) for seat in range(self.players)]
        play.push(*turns, Evening(self.number + 1, self.players))


@frozen
class Trade(Ask):
    """A trader buys, throws the die, or hides a card."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        return text("toy-trade", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        for card in table.zone(zones.OFFER):
            yield Buy(card), why_not_buy(table, self.seat, card)
        yield Throw(), None
        yield HideSomething(), why_not_hide(table, self.seat)

    def resolve(self, play: Play, choice: Option) -> None:
        owner = zones.trader(self.seat)
        match choice:
            case Buy(card):
                play.tell("toy-bought", seat=self.seat, card=card)
                play.adjust(owner, zones.COINS, -price(play.table, self.seat, card))
                is_fixture = card_of(card).type == "fixture"
                play.move(card, to=(zones.stall if is_fixture else zones.hand)(self.seat))
                bought = Use(self.seat, "", "bought")
                for use in CARRYING.of(card, bought, self.seat):
                    CARRYING.ability(use).apply(play, use)
                play.push(Refill())
            case Throw():
                play.push(Throwing(Use(self.seat, zones.DIE, "throw")))
            case HideSomething():
                play.push(HideWhich(self.seat))


@frozen
class Throwing(Instead):
    """The golden die is thrown, unless a fixture does something else instead."""

    carrying = CARRYING

    def otherwise(self, play: Play) -> None:
        (coins,) = play.roll(zones.DIE)
        play.tell("toy-threw", seat=self.seat, coins=coins)
        take_coins(play, self.seat, coins, zones.DIE)


@frozen
class HideWhich(Ask):
    """Which card goes under the table; the others see only that one does."""

    private: ClassVar[bool] = True
    seat: Seat

    def prompt(self, table: Reading) -> Text:
        return text("toy-hide-which", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        for card in table.zone(zones.hand(self.seat)):
            yield Hide(card), None
        yield Back(), None

    def resolve(self, play: Play, choice: Option) -> None:
        match choice:
            case Hide(card):
                play.tell("toy-hid", seat=self.seat)
                play.tell("toy-you-hid", seats=(self.seat,), card=card)
                play.move(card, to=zones.hidden(self.seat))
            case Back():
                play.push(Trade(self.seat))


@frozen
class LiftTables(Auto):
    """Show what was hidden, count, and name the winners."""

    players: int

    def resolve(self, play: Play) -> None:
        for seat in range(self.players):
            play.tell("toy-found", seat=seat)
            play.move(play.table.zone(zones.hidden(seat)), to=zones.shown(seat))
        totals = scores(play.table)
        best = max(totals)
        winners = [seat for seat, total in enumerate(totals) if total == best]
        play.end(totals, winners, text("toy-end", number=EVENINGS))


def scores(table: Reading) -> tuple[int, ...]:
    """Worth of hand and stall, twice that of what was hidden, and a point for three coins."""
    players = table.marks["players"]
    assert isinstance(players, int)
    return tuple(
        sum(card_of(card).worth for card in table.zone(zones.hand(seat)))
        + sum(card_of(card).worth for card in table.zone(zones.stall(seat)))
        + 2 * sum(card_of(card).worth for card in table.zone(zones.shown(seat)))
        + 2 * sum(card_of(card).worth for card in table.zone(zones.hidden(seat)))
        + table.count(zones.trader(seat), zones.COINS) // 3
        for seat in range(players)
    )


def all_cards(fixtures: bool = False) -> list[str]:
    """Every piece of the deck, in a fixed order."""
    return [
        f"{kind}.{copy}"
        for kind, card in cards().items()
        if fixtures or card.type == "ware"
        for copy in range(card.copies)
    ]
