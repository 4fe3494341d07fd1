"""The start of a turn: perhaps a refill, then the Warden moves (chapters 5 and 9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Play, Reading, Seat, Text, Zone, text
from game.rules.valeria import zones
from game.rules.valeria.bag import empty_shrines, fill_shrines
from game.rules.valeria.meta import settings
from game.rules.valeria.offers import renew_rows
from game.rules.valeria.refusals import has_way_to_go, ways_to_go, why_not_move
from game.rules.valeria.steps.camp import CarryOut
from game.rules.valeria.steps.cycling import (
    CycleChampion,
    CyclePlan,
    champions_to_cycle,
    cycle,
    plans_to_cycle,
)
from game.rules.valeria.steps.dice import TakeDie
from game.rules.valeria.views import Warden, dice_on_shrines


@cache
def destinations(seat: Seat) -> tuple[Zone, ...]:
    """The five shrines and the own Camp."""
    return (*(zones.shrine(name) for name in zones.SHRINES), zones.camp(seat))


@frozen
class CountDice(Auto):
    """Too few dice on the shrines, or nowhere to go: everything is filled anew (T0).

    Nothing else causes a refill, whatever is taken during a turn.
    """

    seat: Seat

    def resolve(self, play: Play) -> None:
        """At most once a turn (ruling 65)."""
        count = len(dice_on_shrines(play.table))
        limit = settings(play.table).crowd.refill_at
        if count <= limit:
            play.tell("val-refill-few", count=count, limit=limit)
            play.push(Refill())
        elif not has_way_to_go(play.table, self.seat):
            play.tell("val-refill-nowhere", seat=self.seat)
            play.push(Refill())


@frozen
class Refill(Auto):
    """All dice of the shrines go back, so many are drawn for each; all champions are replaced."""

    def resolve(self, play: Play) -> None:
        """Fewer than at set-up (ruling 1); plans, gems and Awards are untouched."""
        empty_shrines(play)
        fill_shrines(play, settings(play.table).crowd.refilled)
        renew_rows(play)


@frozen
class MoveTo(Option):
    """Move the Warden there."""

    says: ClassVar[str] = "val-option-move"
    place: Zone


@frozen
class MoveWarden(Ask):
    """The Warden moves to another place (DP-MOVE)."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("val-ask-move", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Everywhere but where it stands; some tables let it cycle cards there first."""
        for place in destinations(self.seat):
            yield MoveTo(place), why_not_move(table, self.seat, place)
        if settings(table).early_cycling:
            yield from self._cycling(table)

    def options(self, table: Reading) -> list[Option]:
        """The offers that nothing refuses, found much faster."""
        found: list[Option] = [MoveTo(place) for place in ways_to_go(table, self.seat)]
        if settings(table).early_cycling:
            found += [option for option, refusal in self._cycling(table) if refusal is None]
        return found

    def _cycling(self, table: Reading) -> Iterator[Offer]:
        """By the other reading of ruling 57."""
        match Warden(table, self.seat).shrine:
            case zones.CHAMPIONS:
                yield from champions_to_cycle(table, self.seat)
            case zones.PLANS:
                yield from plans_to_cycle(table, self.seat)
            case "" if table.count(zones.warden(self.seat), zones.TURNS):
                yield from plans_to_cycle(table, self.seat)

    def resolve(self, play: Play, choice: Option) -> None:
        """Enter a shrine and take a die, or carry out a plan in Camp."""
        match choice:
            case CyclePlan() | CycleChampion():
                cycle(play, self.seat, choice)
                # Another column may close the Camp, the last place to go.
                play.push(CountDice(self.seat), self)
            case MoveTo(place):
                play.tell("val-moved", seat=self.seat, place=place)
                play.move(zones.warden(self.seat), to=place)
                shrine = zones.shrine_of(place)
                play.push(TakeDie(self.seat, shrine) if shrine else CarryOut(self.seat))


STEPS = (CountDice, Refill, MoveWarden)
OPTIONS = (MoveTo,)
