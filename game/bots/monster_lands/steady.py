"""The steady player: every option gets a worth by a rule of thumb, the best is taken."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from game.bots.monster_lands import citadel, outside
from game.bots.player import Situation

#: A rule of thumb: the worth of an option for a seat on a view of the table.
Thumb = Callable[[Any, Any, Any], float]

THUMBS: dict[type[Any], Thumb] = {**citadel.THUMBS, **outside.THUMBS}


class Steady:
    """Takes the option of the highest worth; a little chance decides between equals."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed).random

    def choose(self, situation: Situation) -> int:
        """The number of the best option."""
        decision = situation.decision
        thumb = THUMBS.get(type(decision.step))
        view = situation.view
        best, most = 0, float("-inf")
        for number, option in enumerate(decision.options):
            if option.back:
                worth = -100.0
            elif thumb is None:
                worth = 0.0
            else:
                worth = thumb(view, decision.step, option)
            worth += self._random() * 0.5
            if worth > most:
                best, most = number, worth
        return best
