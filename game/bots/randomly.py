"""The player that knows nothing: it tests rules, and is the least that others must beat."""

from __future__ import annotations

from random import Random

from game.bots.player import Situation


class RandomPlayer:
    """Takes any option with the same chance, but goes back only when there is no other way."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed).random

    def choose(self, situation: Situation) -> int:
        """The number of an option."""
        options = situation.decision.options
        number = int(self._random() * len(options))
        if not options[number].back:
            return number
        onward = [each for each, option in enumerate(options) if not option.back]
        return onward[int(self._random() * len(onward))] if onward else number
