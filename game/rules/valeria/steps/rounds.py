"""Turns follow each other until the end comes near; then the round is finished (chapter 14.1)."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Play, Seat
from game.rules.valeria import zones
from game.rules.valeria.flow import adversary_turn, turn
from game.rules.valeria.meta import settings
from game.rules.valeria.steps.ending import FinalScoring
from game.rules.valeria.views import first_player, is_last_round, players, round_number


@frozen
class Turn(Auto):
    """A player's turn."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """The first player's turn begins a round."""
        if self.seat == first_player(play.table):
            number = round_number(play.table) + 1
            play.mark(zones.ROUND, number)
            play.tell("val-round", number=number)
        play.tell("val-turn", seat=self.seat)
        play.mark(zones.ACTIVE, self.seat)
        play.push(*turn(self.seat), TurnEnds(self.seat))


@frozen
class TurnEnds(Auto):
    """The next player follows; in solo, the Adversary moves first (T6)."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """So that all have had the same number of turns."""
        play.adjust(zones.warden(self.seat), zones.TURNS, 1)
        if settings(play.table).is_solo:
            play.push(*adversary_turn())
        play.push(NextTurn((self.seat + 1) % players(play.table)))


@frozen
class NextTurn(Auto):
    """Go on, or count the points when the last round is over."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """The round is over when the first player would begin again."""
        if is_last_round(play.table) and self.seat == first_player(play.table):
            play.push(FinalScoring())
        else:
            play.push(Turn(self.seat))


STEPS = (Turn, TurnEnds, NextTurn)
OPTIONS = ()
