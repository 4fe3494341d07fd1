"""Getting about: Movement, teleport, Actions without a token."""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from game.engine.effects import Effect, Works
from game.rules.euthia.effects.words import TURN, Amounted, works
from game.rules.euthia.vocabulary import Action


@frozen
class Move(Amounted):
    """Movement points."""

    kind = "move"
    works: ClassVar[Works] = works(*TURN)


@frozen
class Teleport(Effect):
    """To a revealed place at most so far away, whatever lies between (6.3)."""

    kind = "teleport"
    works: ClassVar[Works] = works(*TURN)
    distance: int


@frozen
class TeleportTo(Effect):
    """To a Portal, the Chapel, a Place of Trade or a space with an own token."""

    kind = "teleport_to"
    works: ClassVar[Works] = works(*TURN)
    place: Literal["portal", "chapel", "trade_post", "own_token"]


@frozen
class GrantAction(Effect):
    """Perform that Action now, under all its conditions, without a token."""

    kind = "action"
    works: ClassVar[Works] = works("out_of_combat")
    action: Action


ALL: tuple[type[Effect], ...] = (Move, Teleport, TeleportTo, GrantAction)
