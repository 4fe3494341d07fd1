"""The fair, a variant of the Night Market with all that is composed, sealed or peeked at.

Evenings begin with sealed bids: who pays most trades first. A trader may sell a bundle of cards,
which is put together in any order and lies on a pile of which only the top is seen, and may ask
the fortune teller for the next card of the deck. With the fox at large, a rival of the rules' own
takes the dearest card each evening; played together, the traders win or lose against it as one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import evolve, frozen

from game.engine import (
    Ask,
    Auto,
    Composed,
    Offer,
    Option,
    Piece,
    Play,
    Reading,
    Refusal,
    Rival,
    Sealed,
    Seat,
    Setup,
    Text,
    refuse,
    text,
)
from game.engine.peeks import PEEKED, seen_by
from tests.toy import zones
from tests.toy.cards import card_of
from tests.toy.steps import EVENINGS, Back, Refill, Trade, scores

MOST_BID = 2
TELLER_PRICE = 1


@frozen
class BidCoins(Option):
    """Put so many coins under the cup."""

    says: ClassVar[str] = "toy-bid"
    secret: ClassVar[bool] = True
    coins: int


@frozen
class Bid(Ask):
    """How much a trader pays to be early."""

    private: ClassVar[bool] = True
    seat: Seat

    def prompt(self, table: Reading) -> Text:
        return text("toy-bid-ask", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        coins = table.count(zones.trader(self.seat), zones.COINS)
        for bid in range(MOST_BID + 1):
            yield BidCoins(bid), refuse("toy-poor", coins=coins) if bid > coins else None


@frozen
class Bids(Sealed):
    """All cups are lifted at once; the highest bid trades first."""

    def opened(self, play: Play, answers: tuple[Option, ...]) -> None:
        bids = {
            question.seat: answer.coins
            for question, answer in zip(self.questions, answers, strict=True)
            if isinstance(answer, BidCoins)
        }
        for seat, coins in bids.items():
            play.tell("toy-bid-shown", seat=seat, coins=coins)
            play.adjust(zones.trader(seat), zones.COINS, -coins)
        play.push(*[FairTrade(seat) for seat in sorted(bids, key=lambda seat: -bids[seat])])


@frozen
class FairEvening(Auto):
    """Bids, then trades, then the fox; after the last evening the tables are lifted."""

    number: int
    players: int

    def resolve(self, play: Play) -> None:
        if self.number > EVENINGS:
            play.push(FairEnds(self.players))
            return
        play.tell("toy-evening", number=self.number)
        play.mark(zones.EVENING, self.number)
        bids = Bids(tuple([Bid(seat) for seat in range(self.players)]))
        play.push(bids, FoxComes(), FairEvening(self.number + 1, self.players))


@frozen
class AskTeller(Option):
    """Pay the fortune teller for the next card."""

    says: ClassVar[str] = "toy-teller"


@frozen
class SellBundle(Option):
    """Put a bundle of cards together."""

    says: ClassVar[str] = "toy-bundle"


def why_not_ask(table: Reading, seat: Seat) -> Refusal | None:
    """The teller wants a coin, and tells nobody the same twice."""
    coins = table.count(zones.trader(seat), zones.COINS)
    if coins < TELLER_PRICE:
        return refuse("toy-poor", coins=coins)
    deck = table.zone(zones.DECK)
    known = seen_by(table.marks.get(PEEKED), seat)
    return refuse("toy-teller-silent") if not deck or deck[0] in known else None


def why_not_bundle(table: Reading, seat: Seat) -> Refusal | None:
    """A bundle is made of cards."""
    return None if table.zone(zones.hand(seat)) else refuse("toy-empty-hand")


@frozen
class FairTrade(Trade):
    """A trade of the fair: a bundle and the fortune teller come into question, too."""

    def offers(self, table: Reading) -> Iterable[Offer]:
        yield from super().offers(table)
        yield SellBundle(), why_not_bundle(table, self.seat)
        yield AskTeller(), why_not_ask(table, self.seat)

    def resolve(self, play: Play, choice: Option) -> None:
        match choice:
            case AskTeller():
                play.tell("toy-teller-asked", seat=self.seat)
                play.adjust(zones.trader(self.seat), zones.COINS, -TELLER_PRICE)
                play.peek(self.seat, play.table.zone(zones.DECK)[0])
                play.push(self)
            case SellBundle():
                play.push(Bundle(self.seat))
            case _:
                super().resolve(play, choice)


@frozen
class PutIn(Option):
    """Put this card into the bundle."""

    says: ClassVar[str] = "toy-put-in"
    part: ClassVar[bool] = True
    card: Piece


@frozen
class TakeOut(Option):
    """Take this card out of the bundle again."""

    says: ClassVar[str] = "toy-take-out"
    part: ClassVar[bool] = True
    back: ClassVar[bool] = True
    card: Piece


@frozen
class Sell(Option):
    """Sell the bundle."""

    says: ClassVar[str] = "toy-sell"
    closes: ClassVar[bool] = True
    secret: ClassVar[bool] = True
    cards: tuple[Piece, ...]

    def touches(self) -> tuple[str, ...]:
        return ()


def coins_for(cards: tuple[Piece, ...]) -> int:
    """A coin a card, and one more for each that is unlike the others."""
    return len(cards) + len({card.partition(".")[0] for card in cards}) - 1 if cards else 0


@frozen
class Bundle(Composed):
    """Which cards are sold together, in any order; the last lies on top of the pile."""

    private: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Piece, ...] = ()

    def prompt(self, table: Reading) -> Text:
        return text("toy-bundle-ask", seat=self.seat)

    def preview(self, table: Reading) -> tuple[Text, ...]:
        return (text("toy-bundle-coins", coins=coins_for(self.cards)),)

    def warnings(self, table: Reading) -> tuple[Text, ...]:
        """A lone card is worth more in the hand than in a bundle."""
        return (text("toy-bundle-poor"),) if len(self.cards) == 1 else ()

    def offers(self, table: Reading) -> Iterable[Offer]:
        for card in table.zone(zones.hand(self.seat)):
            yield TakeOut(card) if card in self.cards else PutIn(card), None
        yield Sell(self.cards), self._why_not_sell(table)
        yield Back(), None

    def _why_not_sell(self, table: Reading) -> Refusal | None:
        hand = table.zone(zones.hand(self.seat))
        if not self.cards or not set(self.cards) <= set(hand):
            return refuse("toy-bundle-empty")
        return None if len(set(self.cards)) == len(self.cards) else refuse("toy-bundle-empty")

    def taking(self, part: Option) -> Bundle:
        match part:
            case PutIn(card):
                return evolve(self, cards=(*self.cards, card))
            case TakeOut(card):
                return evolve(self, cards=tuple(each for each in self.cards if each != card))
        raise TypeError(f"{part!r} is no part of a bundle")

    def draft_of(self, choice: Option) -> Bundle | None:
        match choice:
            case Sell(cards):
                return evolve(self, cards=cards)
            case Back():
                return self
        return None

    def resolve(self, play: Play, choice: Option) -> None:
        match choice:
            case Sell(cards):
                play.tell("toy-sold", seat=self.seat, count=len(cards))
                play.move(cards, to=zones.pile(self.seat))
                play.adjust(zones.trader(self.seat), zones.COINS, coins_for(cards))
            case Back():
                play.push(FairTrade(self.seat))


@frozen
class FoxComes(Auto):
    """The fox, if it is at large, takes the dearest card of the offer."""

    def resolve(self, play: Play) -> None:
        offer = play.table.zone(zones.OFFER)
        if play.table.marks.get(zones.FOX) and offer:
            prey = max(offer, key=lambda card: (card_of(card).price, card))
            play.tell("toy-fox-takes", card=prey)
            play.move(prey, to=zones.DEN)
            play.push(Refill())


def fox_score(table: Reading) -> int:
    """What the fox has in its den."""
    return sum(card_of(card).worth for card in table.zone(zones.DEN))


def rivals(setup: Setup) -> tuple[Rival, ...]:
    """The fox, where it is at large."""
    if not dict(setup.options).get("fox"):
        return ()
    return (Rival(zones.FOX, "toy-fox", "amber", "griffin", fox_score),)


@frozen
class FairEnds(Auto):
    """Show what was hidden and name the winners, all or none where they play together."""

    players: int

    def resolve(self, play: Play) -> None:
        for seat in range(self.players):
            play.move(play.table.zone(zones.hidden(seat)), to=zones.shown(seat))
        table, totals = play.table, scores(play.table)
        fox = (fox_score(table),) if table.marks.get(zones.FOX) else ()
        if table.marks.get(zones.TOGETHER):
            won = sum(totals) > sum(fox) * self.players
            reason = text("toy-end-won" if won else "toy-end-lost")
            winners = range(self.players) if won else ()
            play.end(totals, tuple(winners), reason, fox, together=True)
            return
        best = max(totals + fox)
        winners = tuple(seat for seat, total in enumerate(totals) if total == best)
        play.end(totals, winners, text("toy-end", number=EVENINGS), fox)


STEPS = (Bid, Bids, FairEvening, FairTrade, Bundle, FoxComes, FairEnds)
OPTIONS = (BidCoins, AskTeller, SellBundle, PutIn, TakeOut, Sell)
