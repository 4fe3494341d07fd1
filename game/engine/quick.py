"""A game on plain dicts, for bots that search and for long series of games.

The same steps and the same folds as in a session, without events kept, without undo.
"""

from __future__ import annotations

from game.engine.chance import Chance
from game.engine.options import Option
from game.engine.play import QuietPlay, advance, answer, drafted
from game.engine.steps import Decision
from game.engine.table import Draft, Table


class Quick:
    """One fork of a game that only goes forward."""

    __slots__ = ("_play", "commit", "decision", "table")

    def __init__(self, table: Table | Draft, seed: int, commit: int = 0) -> None:
        self.table = table.fork() if isinstance(table, Draft) else Draft.quick(table)
        self.commit = commit
        self.decision: Decision | None = None
        self._play = QuietPlay(self.table, Chance(seed, commit))

    @property
    def seed(self) -> int:
        """What its dice come from."""
        return self._play.chance.seed

    @property
    def events(self) -> int:
        """How much has happened since it began."""
        return self._play.count

    @property
    def forced(self) -> int:
        """How many questions answered themselves since it began."""
        return self._play.forced

    def begin(self) -> None:
        """Go on to the first decision."""
        self._play.chance.restart(self.commit)
        self.decision = advance(self._play)

    def choose(self, index: int) -> None:
        """Answer the open decision, or a part of it, with one of its options."""
        decision = self.decision
        if decision is None:
            raise ValueError("the game is over")
        choice = decision.options[index]
        if choice.part:
            self.decision = drafted(self.table, decision, choice)
            return
        self.answer(choice)

    def answer(self, choice: Option) -> None:
        """Answer the open decision with a whole option, which it must accept."""
        decision = self.decision
        assert decision is not None
        self.commit += 1
        self._play.chance.restart(self.commit)
        self.decision = answer(self._play, decision, choice)

    def fork(self) -> Quick:
        """A copy that goes its own way (with the same dice for the same choices)."""
        twin = Quick(self.table, self.seed, self.commit)
        twin.decision = self.decision
        return twin
