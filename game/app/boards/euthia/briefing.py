"""What a scenario is about, as sentences for the set-up."""

from __future__ import annotations

from game.app.telling.words import Speech
from game.engine.game import OptionValue
from game.rules.euthia.content import box


def briefing(speech: Speech, choice: str, value: OptionValue) -> str | None:
    """The story of a scenario, its length and what it is won by; nothing about other choices."""
    if choice != "scenario":
        return None
    scenario = box().scenarios[str(value)]
    length = speech("eut-brief-length", rounds=scenario.rounds, minutes=scenario.minutes)
    goal = scenario.victory.solo or scenario.victory.competitive
    return "\n".join((speech.pair(scenario.intro), speech.pair(goal), length))
