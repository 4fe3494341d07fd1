"""A turn of Valeria, as on the back of the rulebook."""

from __future__ import annotations

from game.engine import Seat, Step
from game.rules.valeria.steps.adversary import AdversaryMoves
from game.rules.valeria.steps.moving import CountDice, MoveWarden


def turn(seat: Seat) -> tuple[Step, ...]:
    """Perhaps a refill; then the Warden moves, and does what its new place is for.

    In a shrine: a die, perhaps room for it, the action. In Camp: a plan in nine steps. Both end
    with the cycling that the place allows.
    """
    return (CountDice(seat), MoveWarden(seat))


def adversary_turn() -> tuple[Step, ...]:
    """What follows a turn of whoever plays alone."""
    return (AdversaryMoves(),)
