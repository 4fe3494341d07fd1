"""Ramparts, Market, Hospital, Quest Office: what is done there (chapters 8.1 to 8.3, 8.6)."""

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
from game.rules.rivenoire import zones
from game.rules.rivenoire.cards import discard, draw
from game.rules.rivenoire.content import box, card, is_gold
from game.rules.rivenoire.payments import why_not_pay
from game.rules.rivenoire.steps.finding import KeepQuest, keep_quest
from game.rules.rivenoire.steps.losing import ChooseDestroyed
from game.rules.rivenoire.steps.paying import Pay, charge
from game.rules.rivenoire.steps.using import acquire
from game.rules.rivenoire.steps.visiting import ActHere, Visit
from game.rules.rivenoire.views import City, Notable


@frozen
class AtRamparts(Visit):
    """Draw cards."""

    place: ClassVar[str] = zones.RAMPARTS

    def act(self, play: Play, choice: Option) -> None:
        """From the own deck."""
        play.tell("riv-on-watch", seat=self.seat, character=self.character)
        draw(play, self.seat, box().numbers.ramparts)


@frozen
class Buy(Option):
    """Buy this card of the stall."""

    says: ClassVar[str] = "riv-option-buy"
    card: Piece
    price: int


def market_price(table: Reading, piece: Piece) -> int:
    """The printed price less the empty open spaces of the Market, not below nothing (ruling 14)."""
    return max(0, card(piece).price - len(City(table, zones.MARKET).free_spaces))


@frozen
class AtMarket(Visit):
    """Buy a card of the stall (D-MARKET)."""

    place: ClassVar[str] = zones.MARKET

    def actions(self, table: Reading) -> Iterable[Offer]:
        """Each with its price of the moment."""
        for piece in table.zone(zones.STALL):
            price = market_price(table, piece)
            yield Buy(piece, price), why_not_pay(table, self.seat, price, self.character)

    def act(self, play: Play, choice: Option) -> None:
        """Pay, then take it in hand."""
        assert isinstance(choice, Buy)
        play.tell("riv-bought", seat=self.seat, card=choice.card, price=choice.price)
        charge(play, Pay(self.seat, choice.price, choice.card, self.character))
        play.push(Receive(self.seat, choice.card))


@frozen
class Receive(Auto):
    """A card that was paid for comes to the hand."""

    seat: Seat
    card: Piece

    def resolve(self, play: Play) -> None:
        """The stall stays as it is."""
        acquire(play, self.seat, self.card)


@frozen
class PayHealer(Option):
    """Discard this gold card for the healer."""

    says: ClassVar[str] = "riv-option-healer"
    card: Piece


@frozen
class AtHospital(Visit):
    """Discard a gold card, then destroy one or two cards (D-HOSPITAL)."""

    place: ClassVar[str] = zones.HOSPITAL

    def actions(self, table: Reading) -> Iterable[Offer]:
        """Any gold card of the hand; without one nothing can be done."""
        for piece in Notable(table, self.seat).hand:
            if is_gold(piece):
                yield PayHealer(piece), None

    def why_no_answer(self, table: Reading, thing: str) -> Refusal | None:
        """A card that is no gold card."""
        return refuse("riv-why-gold-card") if thing in Notable(table, self.seat).hand else None

    def act(self, play: Play, choice: Option) -> None:
        """The gold card may be among the destroyed (ruling 15)."""
        assert isinstance(choice, PayHealer)
        discard(play, self.seat, choice.card)
        more = box().numbers.healed - 1
        first = ChooseDestroyed(self.seat, 1, "place.hospital")
        play.push(first, ChooseDestroyed(self.seat, more, "place.hospital", up_to=True))


@frozen
class AtQuestOffice(Visit):
    """Draw three Quests, keep one."""

    place: ClassVar[str] = zones.QUEST_OFFICE

    def actions(self, table: Reading) -> Iterable[Offer]:
        """As long as there are any."""
        empty = zones.QUEST_DECK not in table.zones
        yield ActHere(self.place), refuse("riv-why-no-quests") if empty else None

    def act(self, play: Play, choice: Option) -> None:
        """Fewer, if there are fewer."""
        coming = play.table.zone(zones.QUEST_DECK)[: box().numbers.quests]
        play.tell("riv-quests-drawn", seat=self.seat, count=len(coming))
        play.move(coming, to=zones.drawn(self.seat))
        play.push(ChooseQuest(self.seat))


@frozen
class ChooseQuest(Ask):
    """Keep one of the Quests drawn; the others go under the deck (D-QUEST)."""

    private: ClassVar[bool] = True

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-quest", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """One of them."""
        return [(KeepQuest(each), None) for each in table.zone(zones.drawn(self.seat))]

    def resolve(self, play: Play, choice: Option) -> None:
        """In the order in which they were drawn."""
        assert isinstance(choice, KeepQuest)
        keep_quest(play, self.seat, choice.card)
        play.move(play.table.zone(zones.drawn(self.seat)), to=zones.QUEST_DECK)


STEPS = (AtRamparts, AtMarket, Receive, AtHospital, AtQuestOffice, ChooseQuest)
OPTIONS = (Buy, PayHealer)
