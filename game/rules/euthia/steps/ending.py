"""Final scoring, and the end with its reason (chapter 15)."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Play, text
from game.rules.euthia.meta import settings
from game.rules.euthia.scenarios import before_final_scoring
from game.rules.euthia.scoring import breakdown, grade_of, scores, total, verdict
from game.rules.euthia.views import turn_order

TEXT_KEYS = ("eut-end-won", "eut-end-lost", "eut-end-together-won", "eut-end-together-lost")


@frozen
class FinalScoring(Auto):
    """What the scenario pays, the score sheet, then the winners."""

    def resolve(self, play: Play) -> None:
        """As on the score sheet."""
        play.tell("eut-final-scoring")
        before_final_scoring(play)
        for seat in turn_order(play.table):
            for line in breakdown(play.table, seat):
                play.tell("eut-score-line", seat=seat, source=line.source, points=line.points)
            play.tell("eut-score-total", seat=seat, points=total(play.table, seat))
        match settings(play.table).mode:
            case "solo":
                _end_alone(play)
            case "cooperative":
                _end_together(play)
            case _:
                _end_against_each_other(play)


def _end_alone(play: Play) -> None:
    """A grade by Reputation; the last of them is a defeat."""
    points = scores(play.table)
    grade, won = grade_of(play.table, points[0])
    reason = text("eut-end-won" if won else "eut-end-lost", points=points[0], grade=grade)
    play.end(points, (0,) if won else (), reason)


def _end_together(play: Play) -> None:
    """The sheet is for information; the scenario says what is a success."""
    winners = verdict(play.table).winners
    key = "eut-end-together-won" if winners else "eut-end-together-lost"
    play.end(scores(play.table), winners, text(key), together=True)


def _end_against_each_other(play: Play) -> None:
    found = verdict(play.table)
    play.end(scores(play.table), found.winners, text("eut-end-rounds"))


STEPS = (FinalScoring,)
OPTIONS = ()
