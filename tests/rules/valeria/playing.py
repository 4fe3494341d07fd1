"""A game of Valeria that a test plays, however its table was laid: answer, then look.

After every decision the box is counted and the invariants of the game are checked.
"""

from __future__ import annotations

from typing import Any, Self

from game.engine import Ask, Option, Session, Table
from game.engine.events import Told
from game.engine.invariants import problems
from game.rules.valeria import GAME


class Playing:
    """What both ways of laying a table lead to."""

    session: Session | None = None

    def check(self) -> None:
        """Nothing may be wrong on the table."""
        assert [] == self.wrong()

    def wrong(self) -> list[str]:
        """All that is wrong on the table."""
        return list(problems(GAME, self.table, frozenset(self.table.places)))

    @property
    def game(self) -> Session:
        """The game being played."""
        assert self.session is not None
        return self.session

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.game.table

    @property
    def step(self) -> Ask | None:
        """The step that asks; None once all is done."""
        decision = self.game.decision
        return None if decision is None else decision.step

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be chosen now."""
        return () if self.step is None or self.game.decision is None else self.game.decision.options

    def offered(self, kind: type[Option]) -> list[Any]:
        """The options of one kind."""
        return [option for option in self.options if isinstance(option, kind)]

    def choose(self, *choices: Option) -> Self:
        """Answer the open question, and the ones that follow."""
        for choice in choices:
            self.game.choose(choice)
            self.check()
        return self

    def do(self, kind: type[Option], **fields: Any) -> Self:
        """Choose the first option of a kind with these fields; a draft takes its parts alike."""
        found = [
            option
            for option in self.offered(kind)
            if all(getattr(option, name) == value for name, value in fields.items())
        ]
        assert found, f"no {kind.__name__} {fields} among {self.options}"
        return self.choose(found[0])

    def why_not(self, option: Option) -> str | None:
        """The reason against an option that comes into question."""
        for each, refusal in self.game.offers:
            if each == option:
                return None if refusal is None else refusal.key
        raise LookupError(f"{option} does not come into question")

    @property
    def story(self) -> list[Told]:
        """All that was told so far."""
        events = [event for commit in self.game.commits for event in commit.events]
        return [event for event in events if isinstance(event, Told)]

    def told(self, key: str) -> list[dict[str, Any]]:
        """The arguments of every telling of a key."""
        return [dict(each.args) for each in self.story if each.key == key]
