"""What a scenario is about, as sentences for the set-up."""

from __future__ import annotations

from game.app.telling.words import Speech
from game.engine.game import OptionValue, Setup
from game.library.content import Words
from game.rules.euthia.content import box
from game.rules.euthia.meta import settings_of
from game.rules.euthia.shapes.scenarios import Goal


def briefing(speech: Speech, setup: Setup, choice: str, value: OptionValue) -> str | None:
    """The story of a scenario, its length and what it is won by; nothing about other choices."""
    if choice != "scenario":
        return None
    scenario = box().scenarios[str(value)]
    length = speech("eut-brief-length", rounds=scenario.rounds, minutes=scenario.minutes)
    goal = goal_of(scenario.victory, settings_of(setup).mode)
    return "\n".join((speech.pair(scenario.intro), speech.pair(goal), length))


def goal_of(goal: Goal, mode: str) -> Words:
    """What is a victory for those who sit down now."""
    if mode == "cooperative":
        return goal.cooperative
    return goal.solo or goal.competitive if mode == "solo" else goal.competitive
