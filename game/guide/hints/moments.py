"""The moments that decided a game: where a choice was much worse than the best one."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from game.bots import Advice
from game.engine.session import Session
from game.engine.table import Seat
from game.guide.hints.weighing import OFTEN
from game.guide.thinking import Asked, asked

#: So many moments are shown.
MOST = 3


@frozen(eq=False)
class Turning:
    """A decision and what the strongest player would have made of it."""

    #: The commit that was decided, so that the one before is the moment to try again.
    commit: int
    #: The number of the option that was chosen.
    chosen: int
    advice: Advice

    @property
    def loss(self) -> float:
        """How much likelier the best option was to win."""
        return self.advice.loss(self.chosen) or 0.0


def questions(session: Session, seat: Seat) -> Iterator[tuple[int, int, Asked]]:
    """The decisions of a seat worth thinking about: commit, option chosen, and the question."""
    game = session.game
    mind = game.mind
    if mind is None:
        return
    for number in range(1, len(session.commits)):
        chosen = session.commits[number].chosen
        if chosen is None or chosen.seat != seat:
            continue
        before = Session(
            game, session.setup, session.commits[:number], number - 1, contents=session.contents
        )
        decision = before.decision
        if decision is None or not isinstance(decision.step, mind.pondered):
            continue
        if chosen.option in decision.options and len(decision.options) > 1:
            at = decision.options.index(chosen.option)
            yield number, at, asked(game, before.table, decision, f"{session.setup.seed}/{number}")


def deciding(found: list[Turning]) -> list[Turning]:
    """The few in which most was lost, in the order in which they came."""
    worst = sorted(found, key=lambda each: -each.loss)[:MOST]
    return sorted((each for each in worst if each.loss >= OFTEN), key=lambda each: each.commit)
