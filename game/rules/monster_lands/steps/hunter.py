"""Hunter's Lodge: any of the traps on show in one purchase (DP-11)."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Refusal, Seat, Text, refuse, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.deeds import pay, use
from game.rules.monster_lands.offers import gaps_of, refill_traps
from game.rules.monster_lands.prices import discount_cards, price, trap_cost
from game.rules.monster_lands.refusals import why_not_pay
from game.rules.monster_lands.steps.common import (
    Back,
    Enough,
    UseCard,
    action_done,
    earlier,
    rewind,
)
from game.rules.monster_lands.steps.overflow import trim_traps
from game.rules.monster_lands.steps.placing import place_leftmost


@frozen
class PickTrap(Option):
    """Put this trap into the basket."""

    trap: Piece

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-trap", trap=self.trap, cost=trap_cost(self.trap))


@frozen
class ChooseTraps(Ask):
    """A basket of traps, paid for once; cards may lower the price."""

    seat: Seat
    die: Piece
    discount: int
    picked: tuple[Piece, ...] = ()
    cards: tuple[Piece, ...] = ()

    def _cost(self, *more: Piece) -> int:
        total = sum([trap_cost(each) for each in (*self.picked, *more)])
        return price(total, self.discount, self.cards)

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        if not self.picked:
            return text("ml-ask-hunter", seat=self.seat, discount=self.discount)
        return text("ml-ask-hunter-more", seat=self.seat, cost=self._cost())

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Another trap that can be paid for, a card that helps, or that will do."""
        if self.picked:
            yield Enough(), None
        for trap in table.zone(zones.TRAPS):
            yield PickTrap(trap), self._why_not_trap(table, trap)
        for card in discount_cards(table, self.seat, "hunter"):
            if card not in self.cards:
                yield UseCard(card), None
        yield Back(), None

    def _why_not_trap(self, table: Reading, trap: Piece) -> Refusal | None:
        """Already taken, or too dear on top of the others."""
        if trap in self.picked:
            return refuse("ml-why-in-basket", trap=trap)
        return why_not_pay(table, self.seat, self._cost(trap))

    def resolve(self, play: Play, choice: Option) -> None:
        """Fill the basket, then pay once."""
        seat, die, discount = self.seat, self.die, self.discount
        match choice:
            case PickTrap(trap):
                play.push(ChooseTraps(seat, die, discount, (*self.picked, trap), self.cards))
            case UseCard(card):
                play.push(ChooseTraps(seat, die, discount, self.picked, (*self.cards, card)))
            case Enough():
                self._buy(play)
            case _ if self.picked or self.cards:
                play.push(ChooseTraps(seat, die, discount))
            case _:
                rewind(play, seat, earlier("PayWith", seat, "hunter"))

    def _buy(self, play: Play) -> None:
        seat, cost = self.seat, self._cost()
        place_leftmost(play, seat, "hunter", self.die)
        play.tell("ml-traps-bought", seat=seat, traps=self.picked, cost=cost)
        pay(play, seat, cost)
        for card in self.cards:
            use(play, card)
        gaps = gaps_of(play.table, zones.TRAPS, self.picked)
        play.move(self.picked, to=zones.traps(seat))
        refill_traps(play, gaps)
        trim_traps(play, seat)
        action_done(play, seat)


STEPS = (ChooseTraps,)
OPTIONS = (PickTrap,)
