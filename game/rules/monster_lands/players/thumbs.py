"""Every rule of thumb, by the step that it answers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.engine import Decision, Reading
from game.engine.minds import Judge
from game.rules.monster_lands.players import citadel, outside, turns
from game.rules.monster_lands.players.outlook import Outlook

#: A rule of thumb: the worth of an option, as a seat sees its situation.
Thumb = Callable[[Outlook, Any, Any], float]

THUMBS: dict[type[Any], Thumb] = {**turns.THUMBS, **citadel.THUMBS, **outside.THUMBS}


def judge(table: Reading, decision: Decision) -> Judge | None:
    """What the options of a question are worth to the seat that is asked."""
    thumb = THUMBS.get(type(decision.step))
    return None if thumb is None else partial(thumb, Outlook(table, decision.seat), decision.step)
