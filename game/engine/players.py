"""Players without hands: what one is, how a game names its own, and all that it gets to know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias, cast

from game.engine.game import Game
from game.engine.redeal import Worlds
from game.engine.secrecy import quick_view, view
from game.engine.steps import Decision
from game.engine.table import Draft, Reading, Seat, Table


class Situation:
    """An open decision and the table as the deciding seat may see it."""

    __slots__ = ("_game", "_table", "_view", "_worlds", "decision")

    def __init__(self, game: Game, decision: Decision, table: Table | Draft) -> None:
        self.decision = decision
        self._game = game
        self._table = table
        self._view: Reading | None = None
        self._worlds: Worlds | None = None

    @property
    def seat(self) -> Seat:
        """Who decides."""
        return self.decision.seat

    @property
    def view(self) -> Reading:
        """The table without what is hidden from the seat; made when first asked for."""
        if self._view is None:
            game, table = self._game, self._table
            look = quick_view if isinstance(table, Draft) else view
            self._view = look(game, cast(Any, table), self.seat)
        return self._view

    @property
    def worlds(self) -> Worlds:
        """Tables that look the same to the seat, to think ahead on; none is the real one."""
        if self._worlds is None:
            self._worlds = Worlds(self._game, self._table, self.seat)
        return self._worlds

    def among(self, numbers: Sequence[int]) -> Situation:
        """The same question with these of its options alone."""
        asked = self.decision
        options = tuple([asked.options[number] for number in numbers])
        return self.asking(Decision(asked.seat, asked.step, options))

    def asking(self, decision: Decision) -> Situation:
        """Another question on the same table, to the same seat."""
        assert decision.seat == self.seat
        other = Situation(self._game, decision, self._table)
        other._view, other._worlds = self._view, self._worlds
        return other


class Player(Protocol):
    """Answers decisions."""

    def choose(self, situation: Situation) -> int:
        """The number of the chosen option in `situation.decision.options`."""
        ...


#: A player's own chance: a number from 0 up to 1 whenever it is asked. It decides between choices
#: of equal worth and never touches the table, whose chance comes from the seed of the game.
Luck: TypeAlias = Callable[[], float]
#: Makes a player that knows one game.
Maker: TypeAlias = Callable[[Luck], Player]
