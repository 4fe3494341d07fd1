"""Why an option is good: the terms of whoever judged it, as texts to be worded.

A game names its terms in its own texts, under ``term-<name>``; points have words of the house.
"""

from __future__ import annotations

from game.bots import Advice, Candidate
from game.engine.text import Text, text

#: So many terms are named at most.
MOST = 2
#: A chance to win that is so much lower is worth a word, to who wants every word or only few.
OFTEN, SELDOM = 0.06, 0.15

TEXT_KEYS = ("term-score",)


def terms(advice: Advice, over: Candidate | None = None) -> tuple[Text, ...]:
    """In what the best option is ahead, of another one or of the next best."""
    found = advice.reason() if over is None else tuple(advice.best.better_by(over))
    return tuple(text(f"term-{name}") for name, _ in found[:MOST])


def of_number(advice: Advice, number: int) -> Candidate | None:
    """What was thought of an option."""
    return next((each for each in advice.candidates if each.number == number), None)
