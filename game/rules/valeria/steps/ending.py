"""Final scoring, and the end with its reason (chapter 14)."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Play, Seat, text
from game.rules.valeria import zones
from game.rules.valeria.meta import settings
from game.rules.valeria.scoring import (
    adversary_awards,
    adversary_total,
    breakdown,
    scores,
    total,
    verdict,
)
from game.rules.valeria.views import turn_order

TEXT_KEYS = ("val-end-won", "val-end-lost")


@frozen
class FinalScoring(Auto):
    """End-game champions and dice, line by line; then the winners."""

    def resolve(self, play: Play) -> None:
        """As on the score sheet."""
        play.mark(zones.ACTIVE, None)
        play.tell("val-final-scoring")
        for seat in turn_order(play.table):
            _sheet(play, seat)
        if settings(play.table).is_solo:
            _end_alone(play)
        else:
            _end_together(play)


def _sheet(play: Play, seat: Seat) -> None:
    for line in breakdown(play.table, seat):
        play.tell("val-score-line", seat=seat, source=line.source, points=line.points)
    play.tell("val-score-total", seat=seat, points=total(play.table, seat))


def _end_alone(play: Play) -> None:
    """Only strictly more points win."""
    table = play.table
    play.tell("val-adversary-awards", points=adversary_awards(table))
    theirs, mine = adversary_total(table), scores(table)
    play.tell("val-adversary-total", points=theirs)
    winners = verdict(table).winners
    by = "adversary" if table.marks.get(zones.LAST) == zones.ADVERSARY else "player"
    key = "val-end-won" if winners else "val-end-lost"
    play.end(mine, winners, text(key, by=by, points=mine[0], rival=theirs), (theirs,))


def _end_together(play: Play) -> None:
    found = verdict(play.table)
    if found.decided_by == "shared":
        play.tell("val-victory-shared", seats_won=found.winners)
    elif found.decided_by == "points":
        play.tell("val-victory", seat=found.winners[0])
    else:
        play.tell("val-victory-influence", seat=found.winners[0])
    last = play.table.marks[zones.LAST]
    assert isinstance(last, int)
    play.end(scores(play.table), found.winners, text("val-end-plans", seat=last))


STEPS = (FinalScoring,)
OPTIONS = ()
