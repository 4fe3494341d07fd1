"""The kinds of effect of the Night Market, its conditions and what can be counted."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine import Piece, Play, Reading, Refusal, Seat, refuse
from game.engine.effects import (
    AMOUNT,
    Condition,
    Effect,
    Meter,
    Number,
    Question,
    Standing,
    Use,
    Works,
    answer,
    answering,
    number,
)
from tests.toy import zones
from tests.toy.cards import CONDITIONS, KINDS, METERS, card_of
from tests.toy.reactions import Reactions

#: What happens when it happens: at the purchase, and on a stall ever after.
HAPPENING = {
    "bought": ("ware", "fixture"),
    "gained_coins": ("fixture",),
    "drew": ("fixture",),
    "throw": ("fixture",),
}


def take_coins(play: Play, seat: Seat, count: int, cause: Piece) -> None:
    """Coins come in; others may react."""
    play.adjust(zones.trader(seat), zones.COINS, count)
    Reactions.occur(play, "gained_coins", seat, count, cause)


def _cause(use: Use) -> Piece:
    """The card behind an occasion; a ware goes into a hand, unseen by others, and never reacts."""
    return use.source if card_of(use.source).type == "fixture" else ""


@frozen
class Coins(Effect):
    """Take coins."""

    kind = "coins"
    works = HAPPENING
    count: Number

    def apply(self, play: Play, use: Use) -> None:
        """Count them up."""
        count = number(self.count, play.table, use)
        if use.window != "bought":
            play.tell("toy-paid", card=use.source, coins=count)
        take_coins(play, use.seat, count, _cause(use))


@frozen
class Draw(Effect):
    """Draw from the deck; a short deck gives what it has."""

    kind = "draw"
    works = HAPPENING
    count: Number

    def apply(self, play: Play, use: Use) -> None:
        """Take them from the top, unseen by the others."""
        drawn = play.table.zone(zones.DECK)[: number(self.count, play.table, use)]
        play.move(drawn, to=zones.hand(use.seat))
        Reactions.occur(play, "drew", use.seat, len(drawn), _cause(use))


@frozen
class Toll(Effect):
    """Pay coins for further effects."""

    kind = "toll"
    works = HAPPENING
    coins: int
    then: tuple[Effect, ...]

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """The coins must be there."""
        missing = self.coins - table.count(zones.trader(use.seat), zones.COINS)
        return refuse("toy-too-dear", card=use.source, missing=missing) if missing > 0 else None

    def apply(self, play: Play, use: Use) -> None:
        """Pay, then the rest."""
        play.adjust(zones.trader(use.seat), zones.COINS, -self.coins)
        for each, effect in enumerate(self.then):
            effect.apply(play, use.inside(each))


@frozen
class UsedUp(Effect):
    """The card leaves the stall."""

    kind = "used_up"
    works = dict.fromkeys(("gained_coins", "drew", "throw"), ("fixture",))

    def apply(self, play: Play, use: Use) -> None:
        """Discard it."""
        play.move(use.source, to=zones.DISCARD)


@frozen
class Price(Question):
    """What a card costs."""

    card: Piece


@frozen
class Cheaper(Standing[Price]):
    """Cards cost less, but never less than nothing."""

    kind = "cheaper"
    works: ClassVar[Works] = {"stall": ("fixture",)}
    answers = Price
    by: int

    def change(self, value: int, question: Price) -> int:
        """The lower price."""
        return max(0, value - self.by)


def price(table: Reading, seat: Seat, card: Piece) -> int:
    """What a card costs a trader."""
    cost = card_of(card).price
    for fixture in table.zone(zones.stall(seat)):
        for ability in card_of(fixture).abilities:
            cost = answer(Price(card), cost, answering(ability.effects, Price))
    return cost


@frozen
class Poor(Condition):
    """At most so many coins."""

    most: int

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """Too many."""
        coins = table.count(zones.trader(use.seat), zones.COINS)
        return (
            refuse("toy-too-rich", card=use.source, most=self.most) if coins > self.most else None
        )


def _cards_in_hand(table: Reading, use: Use) -> int:
    return len(table.zone(zones.hand(use.seat)))


KINDS.update({kind.kind: kind for kind in (Coins, Draw, Toll, UsedUp, Cheaper)})
CONDITIONS.update(poor=Poor)
METERS.update(amount=AMOUNT, card_in_hand=Meter("card_in_hand", _cards_in_hand))
