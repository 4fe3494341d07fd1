"""What a solo scenario is about and what its ranks ask for, as sentences for the set-up.

The words and numbers are the game's content; only how to find them is known here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.app.telling.words import Speech
from game.engine.game import OptionValue


def briefing(speech: Speech, option: str, value: OptionValue) -> str | None:
    """A few sentences about a value of an option, where the game's content has some."""
    if speech.game is None:
        return None
    writer = _WRITERS.get((speech.game.id, option))
    return None if writer is None else writer(speech, value)


def _scenario(speech: Speech, value: OptionValue) -> str:
    from game.rules.monster_lands.content import box

    scenario = box().scenarios[str(value)]
    ranks = [
        speech("ui-rank", rank=_name(speech, "rank", rank), asked=speech.texts.listed(asked))
        for rank, threshold in scenario.ranks.items()
        if (asked := list(_asked(speech, threshold)))
    ]
    return "\n".join([speech.pair(scenario.text), *ranks])


def _name(speech: Speech, kind: str, value: str) -> str:
    assert speech.game is not None
    return str(speech.game.naming(kind, value, speech.lang) or value)


def _asked(speech: Speech, threshold: Any) -> Iterator[str]:
    """What a rank asks for, item by item."""
    if threshold.points:
        yield speech("ui-ask-points", count=threshold.points)
    if threshold.gold:
        yield speech("ui-ask-gold", count=threshold.gold)
    if threshold.missions:
        yield speech("ui-ask-missions", count=threshold.missions)
    if threshold.affinities:
        each = " + ".join(str(count) for count in threshold.affinities)
        yield speech("ui-ask-affinities", counts=each)
    if threshold.goal:
        yield speech("ui-ask-goal")


_WRITERS: Mapping[tuple[str, str], Callable[[Speech, OptionValue], str]] = {
    ("monster_lands", "scenario"): _scenario,
}
