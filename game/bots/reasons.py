"""Why a player would do something, in words: the terms in which its best option is ahead."""

from __future__ import annotations

from game.bots.advice import Advice, Candidate
from game.engine import Text, text

#: At most so many reasons are given.
MOST = 2

TEXT_KEYS = ("reason-score", "reason-rivals")


def reasons(advice: Advice, over: Candidate | None = None) -> tuple[Text, ...]:
    """A sentence or two about the best option, beside another or the next best; never none."""
    ahead = advice.reason() if over is None else advice.best.better_by(over)
    found = [text(f"reason-{name}") for name, _ in ahead[:MOST]]
    if not found:
        found.append(_plainly(advice) if over is None else text("reason-thumb"))
    return tuple(found)


def _plainly(advice: Advice) -> Text:
    """Where the best is ahead in no term: there is no other, or others come to as much."""
    others = advice.candidates[1:]
    if not others:
        return text("reason-alone")
    met = [each for each in others if each.worlds]
    if met and not any(each.better_by(advice.best) for each in met):
        return text("reason-equal")
    return text("reason-thumb")


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
