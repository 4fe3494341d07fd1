"""Getting about: Movement, teleport, Actions without a token."""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from game.engine import Play, Reading, Refusal
from game.engine.effects import Effect, Use, Works
from game.rules.euthia import zones
from game.rules.euthia.effects.words import TURN, Amounted, works
from game.rules.euthia.steps.acting import begin_action, why_not_act
from game.rules.euthia.steps.teleporting import ChooseTarget, places, why_nowhere, within
from game.rules.euthia.vocabulary import Action


@frozen
class Move(Amounted):
    """Movement points."""

    kind = "move"
    works: ClassVar[Works] = works(*TURN)

    def apply(self, play: Play, use: Use) -> None:
        """They last until the end of the turn."""
        play.tell("eut-gained-movement", seat=use.seat, amount=self.amount)
        play.adjust(zones.hero(use.seat), zones.MOVEMENT, self.amount)


@frozen
class Teleport(Effect):
    """To a revealed place at most so far away, whatever lies between (6.3)."""

    kind = "teleport"
    works: ClassVar[Works] = works(*TURN)
    distance: int

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """There must be somewhere to go."""
        return why_nowhere(table, use.seat, within(table, use.seat, self.distance))

    def apply(self, play: Play, use: Use) -> None:
        """Ask where to."""
        play.push(ChooseTarget(use.seat, self.distance))


@frozen
class TeleportTo(Effect):
    """To a Portal, the Chapel, a Place of Trade or a space with an own token."""

    kind = "teleport_to"
    works: ClassVar[Works] = works(*TURN)
    place: Literal["portal", "chapel", "trade_post", "own_token"]

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """There must be such a place elsewhere."""
        return why_nowhere(table, use.seat, places(table, use.seat, self.place))

    def apply(self, play: Play, use: Use) -> None:
        """Ask where to."""
        play.push(ChooseTarget(use.seat, 0, self.place))


@frozen
class GrantAction(Effect):
    """Perform that Action now, under all its conditions, without a token."""

    kind = "action"
    works: ClassVar[Works] = works("out_of_combat")
    action: Action

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """Those of the Action itself."""
        return why_not_act(table, use.seat, self.action)

    def apply(self, play: Play, use: Use) -> None:
        """Begin it."""
        begin_action(play, use.seat, self.action)


ALL: tuple[type[Effect], ...] = (Move, Teleport, TeleportTo, GrantAction)
