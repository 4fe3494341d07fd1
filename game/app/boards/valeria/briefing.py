"""What awaits a player who is alone, by the points that the Adversary begins with."""

from __future__ import annotations

from game.app.telling.words import Speech
from game.engine.game import OptionValue
from game.rules.valeria.content import box


def briefing(speech: Speech, choice: str, value: OptionValue) -> str | None:
    """The Adversary at a start, and what it will have in the end; nothing about other choices."""
    if choice != "start_score":
        return None
    start, rules = int(value), box().adversary
    # The hardest level that such a start reaches.
    level = max(
        (each for each in box().levels.values() if each.score <= start), key=lambda each: each.score
    )
    plans = rules.plan_points.values()
    awards = (rules.claimed_award, rules.empty_award)
    return speech(
        "val-briefing-adversary",
        level=speech.pair(level.name),
        start=start,
        lowest=rules.score,
        least=min(plans),
        most=max(plans),
        claimed=min(awards),
        empty=max(awards),
        meeting=rules.meeting_points,
    )
