"""Combat (chapter 8): a Monster of the space's Level, fought until one side falls.

For now the Monster flees at the sight of the Hero: the space is liberated without a blow. The fight
itself goes into `fight_*.py` beside this module, which keeps `Fight` as its door.
"""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Play, Seat, Zone
from game.rules.euthia.map import chart_of
from game.rules.euthia.steps.liberating import liberate


@frozen
class Fight(Auto):
    """The Combat Action has been paid; the Hero stands on the space."""

    seat: Seat
    space: Zone

    def resolve(self, play: Play) -> None:
        """C0 to C6."""
        spot = chart_of(play.table).spots[self.space]
        play.tell("eut-fight", seat=self.seat, place=spot.place, level=spot.monster)
        liberate(play, self.seat, self.space)


STEPS = (Fight,)
OPTIONS = ()
