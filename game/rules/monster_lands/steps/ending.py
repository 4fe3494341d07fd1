"""K5 and chapter 11: does the game end, the last free actions, and the scoring."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Play, Reading, Text, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.ranks import is_passed, rank
from game.rules.monster_lands.scoring import breakdown, scores, total, verdict
from game.rules.monster_lands.steps.windows import FinalWindow
from game.rules.monster_lands.views import round_number, turn_order


def is_last_round(table: Reading) -> bool:
    """Round 6 is always the last (or the scenario's); glory ends a game of several earlier.

    Glory counts at this moment only (ruling 74), and never in solo.
    """
    wanted = settings(table)
    if round_number(table) >= wanted.rules.rounds:
        return True
    if wanted.is_solo:
        return False
    enough = box().clan.end_glory
    return any(table.count(zones.clan(seat), zones.GLORY) >= enough for seat in turn_order(table))


@frozen
class EndCheck(Auto):
    """After the last round there is one more window for everybody, then the scoring (K5)."""

    def resolve(self, play: Play) -> None:
        """Go on, or bring the game to its end."""
        if not is_last_round(play.table):
            return
        play.tell("ml-end-near", number=round_number(play.table))
        play.push(*[FinalWindow(seat) for seat in turn_order(play.table)], Score())


@frozen
class Score(Auto):
    """Count the points of every clan and name the winners."""

    def resolve(self, play: Play) -> None:
        """Line by line, as on the score sheet."""
        for seat in turn_order(play.table):
            for line in breakdown(play.table, seat):
                play.tell("ml-score-line", seat=seat, source=line.source, points=line.points)
            play.tell("ml-score-total", seat=seat, points=total(play.table, seat))
        if settings(play.table).is_solo:
            _end_alone(play)
        else:
            _end_together(play)


def _end_alone(play: Play) -> None:
    reached = rank(play.table)
    play.tell("ml-solo-rank", scenario=settings(play.table).scenario, rank=reached)
    passed = is_passed(reached)
    number = round_number(play.table)
    reason = text("ml-end-passed" if passed else "ml-end-failed", number=number)
    play.end(scores(play.table), (0,) if passed else (), reason)


def _end_together(play: Play) -> None:
    found = verdict(play.table)
    if found.decided_by == "shared":
        play.tell("ml-victory-shared", seats_won=found.winners)
    elif found.decided_by == "points":
        play.tell("ml-victory", seat=found.winners[0])
    else:
        play.tell("ml-victory-tie-break", seat=found.winners[0], reason=found.decided_by)
    play.end(scores(play.table), found.winners, _why_over(play.table))


def _why_over(table: Reading) -> Text:
    """The last round was played; before that, only glory ends the game."""
    number = round_number(table)
    if number >= settings(table).rules.rounds:
        return text("ml-end-rounds", number=number)
    return text("ml-end-glory", number=number, glory=box().clan.end_glory)


STEPS = (EndCheck, Score)
OPTIONS = ()
