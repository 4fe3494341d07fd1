"""How much an option must lose before it is worth a word, and what was thought of one."""

from __future__ import annotations

from game.bots import Advice, Candidate

#: A chance to win that is so much lower is worth a word, to who wants every word or only few.
OFTEN, SELDOM = 0.06, 0.15


def of_number(advice: Advice, number: int) -> Candidate | None:
    """What was thought of an option."""
    return next((each for each in advice.candidates if each.number == number), None)
