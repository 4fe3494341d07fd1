"""Players that leave some options alone: what they lose or win by it is what those are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine import Player, Situation

#: The numbers of the options that come into question.
Keeps = Callable[[Situation], Sequence[int]]


class Restricted:
    """A player that chooses among what is left to it."""

    def __init__(self, player: Player, keeps: Keeps) -> None:
        self.player = player
        self.keeps = keeps

    def choose(self, situation: Situation) -> int:
        """Let the player choose among the rest; among all where nothing would be left."""
        options = situation.decision.options
        kept = self.keeps(situation)
        if len(kept) == len(options) or not kept:
            return self.player.choose(situation)
        return kept[self.player.choose(situation.among(kept))] if len(kept) > 1 else kept[0]
