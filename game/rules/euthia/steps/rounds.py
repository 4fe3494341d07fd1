"""Rounds and turns (5.1, 5.2): what is readied, who follows whom, when it is over."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from attrs import frozen

from game.engine import Auto, Play, Seat, Step
from game.rules.euthia import zones
from game.rules.euthia.devastation import COLLAPSED
from game.rules.euthia.flow import turn
from game.rules.euthia.map import chart_of
from game.rules.euthia.meta import settings
from game.rules.euthia.piles import feed
from game.rules.euthia.readiness import make_ready
from game.rules.euthia.steps.ending import FinalScoring
from game.rules.euthia.steps.farruga import FarrugaLands
from game.rules.euthia.steps.finale import Finale
from game.rules.euthia.steps.rampage import Rampage
from game.rules.euthia.views import is_on_map, players, turn_order
from game.rules.euthia.vocabulary import ACTIONS

#: What a rule of a scenario does at the start of each round (R3), and after the last.
STARTS: Mapping[str, Callable[[], Step]] = {"rampage": Rampage}
FINALES: Mapping[str, Callable[[int], Step]] = {"final_fights": Finale, "finale": FarrugaLands}


@frozen
class Round(Auto):
    """Action tokens, ready tiles, active Gems; then a turn each, from the first player on."""

    number: int

    def resolve(self, play: Play) -> None:
        """R1 to R4."""
        play.mark(zones.ROUND, self.number)
        play.tell("eut-round", number=self.number, last=settings(play.table).scenario.rounds)
        for seat in range(players(play.table)):
            _take_tokens(play, seat)
            make_ready(play, seat)
        if settings(play.table).is_solo:
            feed(play, zones.SILVER)
        rules = settings(play.table).scenario.rules
        play.push(*(begin() for name, begin in STARTS.items() if name in rules))
        turns = [Turn(seat) for seat in turn_order(play.table)]
        play.push(*turns, RoundIsOver(self.number))


def _take_tokens(play: Play, seat: Seat) -> None:
    """One of each type besides a saved one, which stays."""
    spent = play.table.zone(zones.spent_tokens(seat))
    for action in ACTIONS:
        token = next(each for each in spent if zones.action_of(each) == action)
        play.move(token, to=zones.action_tokens(seat))


@frozen
class Turn(Auto):
    """A player's turn; at the first one the Hero comes to the Chapel (T0, T1)."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """The rest is the loop of `TakeTurn`."""
        play.mark(zones.ACTIVE, self.seat)
        play.tell("eut-turn", seat=self.seat)
        wanted = settings(play.table)
        if wanted.is_against_deck and not wanted.is_solo:
            feed(play, zones.SILVER)
        if not is_on_map(play.table, self.seat):
            play.move(zones.hero(self.seat), to=chart_of(play.table).chapel)
        play.push(*turn(self.seat))


@frozen
class RoundIsOver(Auto):
    """After the last round the game is scored (R5)."""

    number: int

    def resolve(self, play: Play) -> None:
        """Or the next one begins."""
        play.mark(zones.ACTIVE, None)
        scenario = settings(play.table).scenario
        if self.number >= scenario.rounds or COLLAPSED in play.table.marks:
            finales = [begin for name, begin in FINALES.items() if name in scenario.rules]
            play.push(finales[0](scenario.finale or 0) if finales else FinalScoring())
        else:
            play.push(Round(self.number + 1))


STEPS = (Round, Turn, RoundIsOver)
OPTIONS = ()
