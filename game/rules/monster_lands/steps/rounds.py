"""Round after round."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Play
from game.rules.monster_lands import zones
from game.rules.monster_lands.flow import ROUND


@frozen
class Round(Auto):
    """All phases of one round, then the next."""

    number: int

    def resolve(self, play: Play) -> None:
        """Put the whole round on the agenda."""
        play.mark(zones.ROUND, self.number)
        play.tell("ml-round", number=self.number)
        play.push(*ROUND, Round(self.number + 1))


STEPS = (Round,)
OPTIONS = ()
