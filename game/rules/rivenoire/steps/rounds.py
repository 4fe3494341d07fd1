"""Six rounds, then the final scoring (chapter 5)."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Play
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box
from game.rules.rivenoire.flow import round_steps
from game.rules.rivenoire.steps.ending import FinalScoring


@frozen
class Round(Auto):
    """A round."""

    number: int

    def resolve(self, play: Play) -> None:
        """Its phases, then the next one."""
        play.mark(zones.ROUND, self.number)
        play.tell("riv-round", number=self.number)
        play.push(*round_steps(), NextRound(self.number + 1))


@frozen
class NextRound(Auto):
    """Go on, or count the points after the last one."""

    number: int

    def resolve(self, play: Play) -> None:
        """There are as many rounds as monsters in the pile."""
        last = box().numbers.rounds
        play.push(FinalScoring() if self.number > last else Round(self.number))


STEPS = (Round, NextRound)
OPTIONS = ()
