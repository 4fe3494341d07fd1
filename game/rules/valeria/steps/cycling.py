"""Cycling: Magic for another card of the column or of a row (chapter 5.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from attrs import frozen

from game.engine import (
    Ask,
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
from game.rules.valeria import zones
from game.rules.valeria.content import box, champion
from game.rules.valeria.offers import put_under_champions, put_under_plans
from game.rules.valeria.refusals import why_not_cycle
from game.rules.valeria.steps.common import EndTurn
from game.rules.valeria.views import Column, Rows, Warden


@frozen
class CyclePlan(Option):
    """Put a plan under its deck; another comes."""

    says: ClassVar[str] = "val-option-cycle"
    card: Piece


@frozen
class CycleChampion(Option):
    """Put a champion under its deck; another comes in its place."""

    says: ClassVar[str] = "val-option-cycle"
    card: Piece


def can_cycle(table: Reading, seat: Seat) -> bool:
    """Whether there is Magic for it, so that not every offer is refused."""
    return Warden(table, seat).magic >= box().cycling


def plans_to_cycle(table: Reading, seat: Seat) -> Iterator[Offer]:
    """Every plan of the column, with one reason for all."""
    refusal = why_not_cycle(table, seat, zones.PLAN_DECK)
    for card in Column(table).plans:
        yield CyclePlan(card), refusal


def champions_to_cycle(table: Reading, seat: Seat) -> Iterator[Offer]:
    """Every champion face up, with one reason for each deck."""
    refusals: dict[Zone, Refusal | None] = {}
    for card in Rows(table).all:
        deck = zones.champion_deck(champion(card).kind)
        if deck not in refusals:
            refusals[deck] = why_not_cycle(table, seat, deck)
        yield CycleChampion(card), refusals[deck]


def cycle(play: Play, seat: Seat, choice: CyclePlan | CycleChampion) -> None:
    """Pay, put the card under its deck, reveal another."""
    play.tell("val-cycled", seat=seat, card=choice.card)
    play.adjust(zones.warden(seat), zones.MAGIC, -box().cycling)
    if isinstance(choice, CyclePlan):
        put_under_plans(play, choice.card)
    else:
        put_under_champions(play, choice.card)


@frozen
class AfterCamp(Ask):
    """A Warden in Camp may cycle plans once more before the turn ends (T5)."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("val-ask-end-camp", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Every plan of the column, or the end."""
        yield from plans_to_cycle(table, self.seat)
        yield EndTurn(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """As often as Magic lasts."""
        if isinstance(choice, CyclePlan):
            cycle(play, self.seat, choice)
            play.push(self)


STEPS = (AfterCamp,)
OPTIONS = (CyclePlan, CycleChampion)
