"""Final scoring, and the end with its reason (chapter 12)."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Play, Seat, text
from game.rules.rivenoire import zones
from game.rules.rivenoire.quests import quests_of
from game.rules.rivenoire.scoring import breakdown, judged
from game.rules.rivenoire.views import turn_order

TEXT_KEYS = ("riv-end",)


@frozen
class FinalScoring(Auto):
    """The score sheets line by line; then the winners."""

    def resolve(self, play: Play) -> None:
        """As on the score sheet."""
        for mark in (zones.PHASE, zones.ACTIVE):
            play.mark(mark, None)
        play.tell("riv-final-scoring")
        totals = {seat: _sheet(play, seat) for seat in turn_order(play.table)}
        points = tuple([totals[seat] for seat in sorted(totals)])
        found = judged(play.table, points)
        if found.decided_by == "shared":
            play.tell("riv-victory-shared", seats_won=found.winners)
        elif found.decided_by == "cards":
            play.tell("riv-victory-cards", seat=found.winners[0])
        else:
            play.tell("riv-victory", seat=found.winners[0])
        play.end(points, found.winners, text("riv-end"))


def _sheet(play: Play, seat: Seat) -> int:
    """Line by line to the total; every Quest is shown to everybody, wherever it lies."""
    quests = quests_of(play.table, seat)
    if quests:
        for each in turn_order(play.table):
            play.peek(each, quests)
    total = 0
    for line in breakdown(play.table, seat):
        play.tell("riv-score-line", seat=seat, source=line.source, points=line.points)
        total += line.points
    play.tell("riv-score-total", seat=seat, points=total)
    return total


STEPS = (FinalScoring,)
OPTIONS = ()
