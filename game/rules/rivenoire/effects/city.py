"""Effects of bolts on the visit itself: the action once more, another place."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine import Play, Reading, Refusal
from game.engine.effects import Effect, Use, Works
from game.rules.rivenoire.steps.moving_on import MoveOn, current_place, why_not_move_on
from game.rules.rivenoire.steps.places import act_again, why_not_again


@frozen
class ReplayAction(Effect):
    """Carries the action of the place out once more (ruling 43)."""

    kind = "replay_action"
    works: ClassVar[Works] = {"bolt": ("card",)}

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """One was done just now, and can be done once more."""
        return why_not_again(table)

    def apply(self, play: Play, use: Use) -> None:
        """From scratch."""
        if why_not_again(play.table) is None:
            act_again(play)


@frozen
class Relocate(Effect):
    """Puts the character on a free spot of a place with a higher number (ruling 44)."""

    kind = "relocate"
    works: ClassVar[Works] = {"bolt": ("card",)}

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """It must still be led, and find a spot further on."""
        return why_not_move_on(table, use.seat, use.cause)

    def apply(self, play: Play, use: Use) -> None:
        """The player chooses where."""
        if why_not_move_on(play.table, use.seat, use.cause) is None:
            play.push(MoveOn(use.seat, use.cause, current_place(play.table)))


ALL: tuple[type[Effect], ...] = (ReplayAction, Relocate)
