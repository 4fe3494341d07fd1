"""The player that knows nothing: it tests rules, and is the least that others must beat."""

from __future__ import annotations

from random import Random

from game.engine import Situation

#: How often an idle option is really taken: without it, random games are mostly rearranging.
IDLE_CHANCE = 0.1


class RandomPlayer:
    """Takes any option with the same chance, seldom an idle one, and goes back only if it must."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed).random

    def choose(self, situation: Situation) -> int:
        """The number of an option."""
        options = situation.decision.options
        number = int(self._random() * len(options))
        option = options[number]
        if not option.back and not option.idle:
            return number
        ahead = [each for each, option in enumerate(options) if not option.back]
        real = [each for each in ahead if not options[each].idle]
        if option.idle and (not real or self._random() < IDLE_CHANCE):
            return number
        onward = real or ahead
        return onward[int(self._random() * len(onward))] if onward else number
