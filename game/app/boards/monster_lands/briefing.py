"""What a solo scenario is about and what its ranks ask for, as sentences."""

from __future__ import annotations

from collections.abc import Iterator

from game.app.telling.words import Speech
from game.engine.game import OptionValue
from game.rules.monster_lands.content import box
from game.rules.monster_lands.naming import naming
from game.rules.monster_lands.shapes import Threshold


def briefing(speech: Speech, choice: str, value: OptionValue) -> str | None:
    """A few sentences about a scenario; nothing about other choices."""
    if choice != "scenario":
        return None
    scenario = box().scenarios[str(value)]
    ranks = [
        speech("ml-aim-rank", rank=_name(speech, rank), asked=speech.texts.listed(asked))
        for rank, threshold in scenario.ranks.items()
        if (asked := list(_asked(speech, threshold)))
    ]
    return "\n".join([speech.pair(scenario.text), *ranks])


def _name(speech: Speech, rank: str) -> str:
    return str(naming("rank", rank, speech.lang) or rank)


def _asked(speech: Speech, threshold: Threshold) -> Iterator[str]:
    """What a rank asks for, item by item."""
    if threshold.points:
        yield speech("ml-aim-points", count=threshold.points)
    if threshold.gold:
        yield speech("ml-aim-gold", count=threshold.gold)
    if threshold.missions:
        yield speech("ml-aim-missions", count=threshold.missions)
    if threshold.affinities:
        each = " + ".join(str(count) for count in threshold.affinities)
        yield speech("ml-aim-affinities", counts=each)
    if threshold.goal:
        yield speech("ml-aim-goal")
