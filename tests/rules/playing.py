"""A game that a test plays, however its table was laid: answer, then look.

After every decision the box is counted and the invariants of the game are checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Self

from attrs import evolve, frozen

from game.engine import Ask, Game, Option, Reading, Seat, Session, Table, Text, text
from game.engine.events import Told
from game.engine.invariants import problems


@frozen
class Stay(Option):
    """Leave the table as it is."""

    def label(self) -> Text:
        return text("stay")


@frozen
class Rest(Ask):
    """Everything that was to be played has been."""

    seat: Seat = 0

    def options(self, table: Reading) -> Sequence[Option]:
        return [Stay(), Stay()]

    def prompt(self, table: Reading) -> Text:
        return text("rest")


def at_rest(game: Game) -> Game:
    """A game of which single steps can be played: what waits below them is a rest."""
    return evolve(game, steps=(*game.steps, Rest), options=(*game.options, Stay))


class Playing:
    """What all ways of laying a table lead to."""

    #: The game whose invariants hold.
    rules: ClassVar[Game]
    session: Session | None = None

    def check(self) -> None:
        """Nothing may be wrong on the table."""
        assert [] == self.wrong()

    def wrong(self) -> list[str]:
        """All that is wrong on the table."""
        return list(problems(self.rules, self.table, frozenset(self.table.places)))

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
        return None if decision is None or isinstance(decision.step, Rest) else decision.step

    @property
    def asks(self) -> str:
        """Which step asks; nothing once all is done."""
        return "" if self.step is None else type(self.step).__name__

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
        found = [option for option in self.offered(kind) if self.fits(option, fields)]
        assert found, f"no {kind.__name__} {fields} among {self.options}"
        return self.choose(found[0])

    def fits(self, option: Option, fields: dict[str, Any]) -> bool:
        """Whether an option has these fields, as far as a test cares to name them."""
        return all(self.alike(getattr(option, name), value) for name, value in fields.items())

    def alike(self, value: Any, wanted: Any) -> bool:
        """Whether a field is what a test calls it; a game may know shorter names."""
        return bool(value == wanted)

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

    @property
    def keys(self) -> list[str]:
        """The story by its keys."""
        return [each.key for each in self.story]

    def told(self, key: str) -> list[dict[str, Any]]:
        """The arguments of every telling of a key."""
        return [dict(each.args) for each in self.story if each.key == key]

    def zone(self, name: str) -> tuple[str, ...]:
        """The pieces of a zone now."""
        return self.table.zone(name)
