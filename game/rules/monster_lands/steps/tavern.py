"""Tavern: a round of drinks, perhaps, and somebody to hire (DP-13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.deeds import pay, use
from game.rules.monster_lands.offers import refill_tavern
from game.rules.monster_lands.prices import discount_cards, drinks_cost, hire_cost, price
from game.rules.monster_lands.refusals import (
    hireable,
    why_not_excess,
    why_not_hire,
    why_not_pay,
)
from game.rules.monster_lands.steps.common import Back, action_done, earlier, rewind
from game.rules.monster_lands.steps.free import free_offers, resolve_free
from game.rules.monster_lands.steps.membership import recruit
from game.rules.monster_lands.steps.placing import place_leftmost
from game.rules.monster_lands.steps.sources import complete, settle, think_again
from game.rules.monster_lands.views import Clan


@frozen
class Hire(Option):
    """Hire somebody, perhaps with the help of a card."""

    member: Piece
    cost: int
    card: Piece | None = None

    def touches(self) -> tuple[str, ...]:
        """The card on show, and the one that helps."""
        return (self.member,) if self.card is None else (self.member, self.card)

    def label(self) -> Text:
        """The button's words."""
        if self.card is None:
            return text("ml-option-hire", member=self.member, cost=self.cost)
        return text("ml-option-hire-with", member=self.member, cost=self.cost, card=self.card)


@frozen
class Drinks(Option):
    """Stand a round: everybody on show leaves, others come."""

    says: ClassVar[str] = "ml-option-drinks"
    cost: int


@frozen
class Nobody(Option):
    """Hire nobody of the new offer (ruling 16)."""

    says: ClassVar[str] = "ml-option-nobody"
    closes: ClassVar[bool] = True


def hire_offers(table: Reading, seat: Seat, discount: int) -> Iterator[Offer]:
    """Each at the full price, and with every card that makes it possible for less."""
    helpers = discount_cards(table, seat, "tavern")
    for card in hireable(table):
        full = price(hire_cost(card), discount)
        yield Hire(card, full), why_not_hire(table, seat, card, discount)
        for helper in helpers:
            less = price(hire_cost(card), discount, (helper,))
            if less < full and why_not_hire(table, seat, card, discount, (helper,)) is None:
                yield Hire(card, less, helper), None


def _hire(play: Play, seat: Seat, choice: Hire) -> None:
    if choice.card is not None:
        use(play, choice.card)
    play.tell("ml-hire-paid", seat=seat, cost=choice.cost)
    pay(play, seat, choice.cost)
    recruit(play, seat, choice.member)
    action_done(play, seat)


def _whom(table: Reading, seat: Seat, discount: int) -> Text:
    excess = Clan(table, seat).excess
    return text("ml-ask-tavern", seat=seat, excess=excess, discount=discount)


@frozen
class AtTheTavern(Ask):
    """Hire, or stand a round first (rulings 16 and 17)."""

    seat: Seat
    die: Piece
    discount: int

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return _whom(table, self.seat, self.discount)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Everybody who may be hired, drinks, and the way back."""
        yield from hire_offers(table, self.seat, self.discount)
        cost = drinks_cost(table)
        yield Drinks(cost), why_not_pay(table, self.seat, cost)
        yield Back(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Pour, hire, or leave."""
        seat = self.seat
        match choice:
            case Drinks(cost):
                place_leftmost(play, seat, "tavern", self.die)
                play.tell("ml-drinks", seat=seat, cost=cost)
                pay(play, seat, cost)
                play.move(play.table.zone(zones.TAVERN), to=zones.MERCENARY_DISCARD)
                refill_tavern(play)
                play.push(NewFaces(seat, self.discount))
            case Hire():
                place_leftmost(play, seat, "tavern", self.die)
                _hire(play, seat, choice)
            case _:
                rewind(play, seat, earlier("PayWith", seat, "tavern"))


@frozen
class NewFaces(Ask):
    """After a round of drinks: sell, perhaps, and hire, or say that nobody is hired (ruling 93)."""

    #: The new faces are to be seen, even when nobody of them would come.
    shown: ClassVar[bool] = True

    seat: Seat
    discount: int

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return _whom(table, self.seat, self.discount)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Everybody who may be hired, what could be sold for it, and the way out."""
        yield from hire_offers(table, self.seat, self.discount)
        yield from free_offers(table, self.seat, "tavern")
        yield Nobody(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Hire, leave, or sell something and ask again."""
        match choice:
            case Hire():
                _hire(play, self.seat, choice)
            case Nobody():
                play.tell("ml-hired-nobody", seat=self.seat)
                action_done(play, self.seat)
            case _:
                resolve_free(play, self.seat, choice)
                play.push(self)


@frozen
class FreeHire(Ask):
    """Hire without gold; the excess of glory must still reach (ruling 18)."""

    seat: Seat
    #: The region, card or loot that hires, and the dice it takes.
    source: Piece
    dice: tuple[Piece, ...] = ()

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-free-hire", seat=self.seat, excess=Clan(table, self.seat).excess)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Everybody whose reputation fits."""
        for card in hireable(table):
            yield Hire(card, 0), why_not_excess(table, self.seat, card)
        yield Back(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Welcome the newcomer."""
        if not isinstance(choice, Hire):
            think_again(play, self.seat, self.source)
            return
        settle(play, self.seat, self.source, self.dice)
        recruit(play, self.seat, choice.member)
        complete(play, self.seat, self.source)


STEPS = (AtTheTavern, NewFaces, FreeHire)
OPTIONS = (Hire, Drinks, Nobody)
