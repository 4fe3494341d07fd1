"""The steady player: every option gets a worth by a rule of thumb, the best is taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine import Luck, Situation
from game.rules.monster_lands.players import citadel, outside, turns
from game.rules.monster_lands.players.outlook import Outlook

#: A rule of thumb: the worth of an option, as a seat sees its situation.
Thumb = Callable[[Outlook, Any, Any], float]

THUMBS: dict[type[Any], Thumb] = {**turns.THUMBS, **citadel.THUMBS, **outside.THUMBS}

#: How much chance may change a worth; idle options are below all others.
CHANCE, SELDOM = 0.2, 500.0


class Steady:
    """Takes the option of the highest worth; a little chance decides between equals."""

    __slots__ = ("_luck",)

    def __init__(self, luck: Luck) -> None:
        self._luck = luck

    def choose(self, situation: Situation) -> int:
        """The number of the best option."""
        decision = situation.decision
        thumb = THUMBS.get(type(decision.step))
        outlook = Outlook(situation.view, decision.seat) if thumb else None
        best, most = 0, float("-inf")
        for number, option in enumerate(decision.options):
            worth = self._luck() * CHANCE
            if option.idle:
                worth -= SELDOM
            elif thumb and outlook:
                worth += thumb(outlook, decision.step, option)
            if worth > most:
                best, most = number, worth
        return best
