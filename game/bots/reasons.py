"""Why a player would do something, in words: the terms in which its best option is ahead."""

from __future__ import annotations

from game.bots.advice import Advice, Candidate
from game.engine import Text, text

#: At most so many reasons are given.
MOST = 2

TEXT_KEYS = ("reason-score",)


def reasons(advice: Advice, over: Candidate | None = None) -> tuple[Text, ...]:
    """A sentence or two about the best option, beside another or the next best; never none."""
    ahead = advice.reason() if over is None else advice.best.better_by(over)
    found = [text(f"reason-{name}") for name, _ in ahead[:MOST]]
    return tuple(found) or (text("reason-thumb"),)


def favours(candidate: Candidate, best: Candidate) -> tuple[Text, ...]:
    """What speaks for an option all the same, beside the best one."""
    ahead = candidate.better_by(best)[:MOST]
    return tuple([text(f"reason-{name}") for name, _ in ahead])


def expectation(candidate: Candidate) -> Text:
    """What a player expects of an option."""
    if not candidate.worlds:
        return text("advice-by-thumb")
    points = max(0, round(candidate.points))
    return text("advice-expects", chance=round(100 * candidate.chance), points=points)
