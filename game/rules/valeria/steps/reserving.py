"""Reserving a plan, and the bonus of the slot it is put in (chapter 6.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from attrs import evolve, frozen

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
    Zone,
    text,
)
from game.engine.effects import Use
from game.rules.valeria import zones
from game.rules.valeria.content import box
from game.rules.valeria.offers import close_column
from game.rules.valeria.prices import bonus_cost, plan_cost
from game.rules.valeria.refusals import why_no_free_slot, why_not_pay
from game.rules.valeria.steps.common import EndTurn, Pass
from game.rules.valeria.steps.cycling import CyclePlan, cycle, plans_to_cycle
from game.rules.valeria.steps.reactions import CARRYING, Reactions
from game.rules.valeria.views import Column, Warden


@frozen
class ReservePlan(Option):
    """Reserve this plan in this slot for so much gold."""

    says: ClassVar[str] = "val-option-reserve"
    plan: Piece
    slot: Zone
    cost: int


def plans_to_reserve(table: Reading, seat: Seat, discount: int | None) -> Iterator[Offer]:
    """Every plan in every open, empty slot; without a slot, each plan with that reason."""
    warden = Warden(table, seat)
    slots, gold = warden.free_slots, warden.gold
    column = Column(table)
    for card in column.plans:
        cost = 0 if discount is None else plan_cost(table, seat, column.price(card), discount)
        refusal = why_not_pay(table, seat, cost) if cost > gold else None
        for slot in slots:
            yield ReservePlan(card, slot, cost), refusal
        if not slots:
            left = zones.slot(seat, "left")
            yield ReservePlan(card, left, cost), why_no_free_slot(table, seat)


@frozen
class Reserve(Ask):
    """In the Battle Plan Shrine: reserve one plan, cycle plans until the turn ends (DP-RESERVE)."""

    seat: Seat
    discount: int
    #: A plan was reserved already: only cycling is left.
    done: bool = False

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        if self.done:
            return text("val-ask-end-plans", seat=self.seat)
        return text("val-ask-reserve", seat=self.seat, discount=self.discount)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Plans with their prices, other cards for Magic, or nothing."""
        if not self.done:
            yield from plans_to_reserve(table, self.seat, self.discount)
        yield from plans_to_cycle(table, self.seat)
        yield EndTurn(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Reserve, or look at other cards."""
        match choice:
            case ReservePlan(card, slot, cost):
                reserve(play, self.seat, card, slot, cost)
                play.push(evolve(self, done=True))
            case CyclePlan():
                cycle(play, self.seat, choice)
                play.push(self)


@frozen
class ReserveFree(Ask):
    """A champion reserves a plan for nothing; plans may be cycled meanwhile (ruling 5)."""

    seat: Seat
    source: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("val-ask-reserve-free", seat=self.seat, source=self.source)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """As in the shrine, without a price."""
        yield from plans_to_reserve(table, self.seat, None)
        yield from plans_to_cycle(table, self.seat)
        yield Pass(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Reserve, or look at other cards."""
        match choice:
            case ReservePlan(card, slot, cost):
                reserve(play, self.seat, card, slot, cost)
            case CyclePlan():
                cycle(play, self.seat, choice)
                play.push(self)


def reserve(play: Play, seat: Seat, card: Piece, slot: Zone, cost: int) -> None:
    """Pay, lay the card down; reactions first, then the bonus; the gap closes last (ruling 9)."""
    source = f"slot.{zones.last_part(slot)}"
    play.tell("val-reserved", seat=seat, plan=card, slot=source, cost=cost)
    play.adjust(zones.warden(seat), zones.GOLD, -cost)
    play.move(card, to=slot)
    Reactions.occur(play, "took_plan", seat, 1)
    play.push(SlotBonus(seat, zones.last_part(slot)), CloseColumn())


@frozen
class BuyBonus(Option):
    """Buy the bonus of the slot."""

    says: ClassVar[str] = "val-option-bonus"
    slot: Zone
    source: str
    cost: int


def _bonus(seat: Seat, slot: str) -> Use:
    (use,) = CARRYING.of(f"slot.{slot}", Use(seat, "", "reserved"), seat)
    return use


@frozen
class SlotBonus(Auto):
    """A plan was put in a slot, which has a bonus.

    One that is sold is asked about; one whose price lies on the champion is chosen there.
    """

    seat: Seat
    slot: str

    def resolve(self, play: Play) -> None:
        """A bonus that would do nothing is not offered (ruling 33)."""
        use = _bonus(self.seat, self.slot)
        if box().slots[self.slot].price:
            play.push(BuySlotBonus(self.seat, self.slot))
        elif CARRYING.ability(use).why_not(play.table, use) is None:
            CARRYING.ability(use).apply(play, use)


@frozen
class BuySlotBonus(Ask):
    """Whether the bonus of a slot is bought (DP-SLOTBONUS)."""

    seat: Seat
    slot: str

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("val-ask-bonus", seat=self.seat, slot=f"slot.{self.slot}")

    def offers(self, table: Reading) -> Iterable[Offer]:
        """The bonus, or nothing."""
        cost = bonus_cost(table, self.seat, self.slot)
        bonus = BuyBonus(zones.slot(self.seat, self.slot), f"slot.{self.slot}", cost)
        return [(bonus, self._why_not(table, cost)), (Pass(), None)]

    def _why_not(self, table: Reading, cost: int) -> Refusal | None:
        """It must do something, and one discount pays one payment only (ruling 8)."""
        use = _bonus(self.seat, self.slot)
        return CARRYING.ability(use).why_not(table, use) or why_not_pay(table, self.seat, cost)

    def resolve(self, play: Play, choice: Option) -> None:
        """Pay, then enjoy it."""
        if isinstance(choice, BuyBonus):
            play.tell("val-bonus-bought", seat=self.seat, slot=choice.source, cost=choice.cost)
            play.adjust(zones.warden(self.seat), zones.GOLD, -choice.cost)
            use = _bonus(self.seat, self.slot)
            CARRYING.ability(use).apply(play, use)


@frozen
class CloseColumn(Auto):
    """The column slides and is filled, once a plan was taken and all of that is finished."""

    def resolve(self, play: Play) -> None:
        """Nothing happens if cycling has closed it already."""
        close_column(play)


STEPS = (Reserve, ReserveFree, SlotBonus, BuySlotBonus, CloseColumn)
OPTIONS = (ReservePlan, BuyBonus)
