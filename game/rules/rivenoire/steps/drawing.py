"""Phase 1: everybody draws (chapter 6)."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Play, Reading, Seat
from game.rules.rivenoire import zones
from game.rules.rivenoire.cards import draw
from game.rules.rivenoire.content import box, talent
from game.rules.rivenoire.views import Notable, fame, players, turn_order


def cards_to_draw(table: Reading, seat: Seat) -> int:
    """Three, one for each peasant wherever it is (ruling 5), and what Fame brings."""
    people = sum([talent(each).draw for each in Notable(table, seat).characters])
    return box().numbers.drawn + people + fame_bonus(fame(table, seat))


def fame_bonus(fame: int) -> int:
    """Cards for Fame: the best line only."""
    lines = box().numbers.fame_draws.items()
    return max([cards for least, cards in lines if fame >= least], default=0)


@frozen
class DrawPhase(Auto):
    """All draw, and whoever was recruited in the last round can be placed."""

    def resolve(self, play: Play) -> None:
        """Nobody decides anything."""
        play.mark(zones.PHASE, "draw")
        for seat in range(players(play.table)):
            play.move(play.table.zone(zones.recruits(seat)), to=zones.home(seat))
        for seat in turn_order(play.table):
            draw(play, seat, cards_to_draw(play.table, seat))


STEPS = (DrawPhase,)
OPTIONS = ()
