"""A round and a turn of Euthia, as on the back of the rulebook (chapter 5).

A round: everybody readies everything, takes Action tokens, then plays one turn, the first player
first. A turn is a loop of Actions, steps and uses in any order (`TakeTurn`), then its end.
"""

from __future__ import annotations

from game.engine import Seat, Step
from game.rules.euthia.steps.dwurt import DwurtDieIsRead, EndOfTurnEffects
from game.rules.euthia.steps.hunting import NextBounty
from game.rules.euthia.steps.settling import Settle
from game.rules.euthia.steps.turn import TakeTurn
from game.rules.euthia.steps.turn_end import MovementIsLost, RefillQuests, SaveToken, TrimHand


def turn(seat: Seat) -> tuple[Step, ...]:
    """T2 and T3."""
    return (
        TakeTurn(seat),
        EndOfTurnEffects(seat),
        DwurtDieIsRead(seat),
        MovementIsLost(seat),
        SaveToken(seat),
        RefillQuests(seat),
        NextBounty(seat),
        Settle(seat),
        TrimHand(seat),
    )
