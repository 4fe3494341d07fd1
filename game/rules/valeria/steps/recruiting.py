"""Recruiting a champion: at its shrine, by the right slot, by a link (chapter 6.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import evolve, frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.engine.effects import Use
from game.rules.valeria import zones
from game.rules.valeria.content import champion
from game.rules.valeria.offers import fill_row
from game.rules.valeria.prices import SHRINE, champion_cost
from game.rules.valeria.refusals import why_no_room_for_champion, why_not_pay
from game.rules.valeria.steps.common import EndTurn, Pass
from game.rules.valeria.steps.cycling import (
    CycleChampion,
    can_cycle,
    champions_to_cycle,
    cycle,
)
from game.rules.valeria.steps.reactions import CARRYING, Reactions
from game.rules.valeria.views import Rows, Warden


@frozen
class RecruitChampion(Option):
    """Recruit this champion for so much gold."""

    says: ClassVar[str] = "val-option-recruit"
    card: Piece
    cost: int


@frozen
class Recruit(Ask):
    """A player may recruit one face-up champion, and cycle champions meanwhile (DP-RECRUIT).

    At the shrine cycling goes on until the turn ends; elsewhere only while one chooses (ruling 5).
    """

    seat: Seat
    #: At the shrine, for the base cost, or for nothing.
    way: str
    discount: int = 0
    source: str = zones.shrine(zones.CHAMPIONS)
    #: Somebody was recruited already: only cycling is left.
    done: bool = False

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        if self.done:
            return text("val-ask-end-champions", seat=self.seat)
        if self.way == SHRINE:
            return text("val-ask-recruit", seat=self.seat, discount=self.discount)
        return text("val-ask-recruit-by", seat=self.seat, source=self.source)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Champions with their prices, other cards for Magic, or nobody."""
        if not self.done:
            no_room = why_no_room_for_champion(table, self.seat)
            for card in Rows(table).all:
                cost = champion_cost(table, self.seat, card, self.way, self.discount)
                refusal = no_room or why_not_pay(table, self.seat, cost)
                yield RecruitChampion(card, cost), refusal
        yield from champions_to_cycle(table, self.seat)
        yield EndTurn() if self.way == SHRINE else Pass(), None

    def options(self, table: Reading) -> list[Option]:
        """The offers that nothing refuses, found faster where many are refused."""
        seat, warden, found = self.seat, Warden(table, self.seat), list[Option]()
        if not self.done and why_no_room_for_champion(table, seat) is None:
            gold = warden.gold
            for card in Rows(table).all:
                cost = champion_cost(table, seat, card, self.way, self.discount)
                if cost <= gold:
                    found.append(RecruitChampion(card, cost))
        if can_cycle(table, seat):
            found += [option for option, why in champions_to_cycle(table, seat) if why is None]
        found.append(EndTurn() if self.way == SHRINE else Pass())
        return found

    def resolve(self, play: Play, choice: Option) -> None:
        """Recruit, or look at other cards."""
        match choice:
            case RecruitChampion(card, cost):
                recruit(play, self.seat, card, cost, self.source)
                if self.way == SHRINE:
                    play.push(evolve(self, done=True))
            case CycleChampion():
                cycle(play, self.seat, choice)
                play.push(self)


def recruit(play: Play, seat: Seat, card: Piece, cost: int, source: str) -> None:
    """Pay, take the card, fill its space; then reactions, then what an Instant does (ruling 19)."""
    play.tell("val-recruited", seat=seat, champion=card, cost=cost, source=source)
    play.adjust(zones.warden(seat), zones.GOLD, -cost)
    play.move(card, to=zones.champions(seat))
    fill_row(play, champion(card).kind)
    Reactions.occur(play, "gained_champion", seat, 1, card)
    if any(CARRYING.of(card, Use(seat, "", "recruited"), seat)):
        play.push(Arrival(seat, card))


@frozen
class Arrival(Auto):
    """What an Instant champion does, once."""

    seat: Seat
    card: Piece

    def resolve(self, play: Play) -> None:
        """What is not possible is lost (ruling 59)."""
        for use in CARRYING.of(self.card, Use(self.seat, "", "recruited"), self.seat):
            ability = CARRYING.ability(use)
            if ability.why_not(play.table, use) is None:
                ability.apply(play, use)
            else:
                play.tell("val-effect-lost", seat=self.seat, source=self.card)


STEPS = (Recruit, Arrival)
OPTIONS = (RecruitChampion,)
