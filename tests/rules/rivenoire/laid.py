"""Tables of Rivenoire laid by hand, so that a test reads like the rule: lay, play, look.

``Scene(3).notable(hand=("gold_4",)).stand(0, "peasant", "space.market.1").play(Place(2))`` resolves
the Market. After every decision the box is counted and the invariants of the game are checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from attrs import evolve, frozen

from game.engine import Ask, Option, Reading, Seat, Session, Setup, Step, Table, Text, text
from game.engine.events import Told
from game.engine.invariants import problems
from game.rules.rivenoire import GAME
from game.rules.rivenoire.laying import Laying
from game.rules.rivenoire.steps.common import Pass
from game.rules.rivenoire.views import Notable
from game.rules.rivenoire.zones import family, kind_of


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


GAME_AT_REST = evolve(GAME, steps=(*GAME.steps, Rest), options=(*GAME.options, Stay))


class Scene(Laying):
    """A table in the making, then in play."""

    def __init__(self, players: int = 2, **options: bool) -> None:
        super().__init__(Setup(GAME.id, players, 7, tuple(options.items())))
        self.session: Session | None = None

    def play(self, *steps: Step, rolls: tuple[int, ...] = ()) -> Self:
        """Play these steps up to the first question, and nothing after them."""
        table = self.laid(*steps, Rest())
        self.session = Session.begin(GAME_AT_REST, self.setup, table, rolls)
        self._check()
        return self

    def on(self, *steps: Step) -> Self:
        """Play the whole game from these steps on, to its end."""
        self.session = Session.begin(GAME_AT_REST, self.setup, self.laid(*steps))
        self._check()
        return self

    def _check(self) -> None:
        assert [] == list(problems(GAME, self.table, frozenset(self.table.places)))

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
    def seat(self) -> Seat | None:
        """Who is asked."""
        return None if self.step is None else self.step.seat

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be chosen now."""
        return () if self.step is None or self.game.decision is None else self.game.decision.options

    def offered(self, kind: type[Option]) -> list[Any]:
        """The options of one kind."""
        return [option for option in self.options if type(option) is kind]

    def choose(self, *choices: Option) -> Self:
        """Answer the open question, and the ones that follow."""
        for choice in choices:
            self.game.choose(choice)
            self._check()
        return self

    def do(self, kind: type[Option], **fields: Any) -> Self:
        """Choose the first option of a kind with these fields; pieces also by their kind."""
        found = [
            option
            for option in self.offered(kind)
            if all(_is(getattr(option, name), value) for name, value in fields.items())
        ]
        assert found, f"no {kind.__name__} {fields} among {self.options}"
        return self.choose(found[0])

    def decline(self) -> Self:
        """Let it be."""
        return self.choose(Pass())

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

    def seen(self, seat: Seat = 0) -> Notable:
        """A player as it is now."""
        return Notable(self.table, seat)

    def hand(self, seat: Seat = 0) -> list[str]:
        """A player's hand by the names of its cards, in order of the alphabet."""
        return sorted(named(each) for each in self.seen(seat).hand)

    def pile(self, seat: Seat = 0) -> list[str]:
        """A player's discard pile by the names of its cards, top card last."""
        return [named(each) for each in self.seen(seat).discard]

    def zone(self, name: str) -> tuple[str, ...]:
        """The pieces of a zone now."""
        return self.table.zone(name)


def named(piece: str) -> str:
    """A card by its name: ``axe``, ``wound``."""
    return family(piece) if family(piece) in ("wound", "beer") else kind_of(piece)


def _is(value: Any, wanted: Any) -> bool:
    if value == wanted:
        return True
    if isinstance(value, str) and isinstance(wanted, str) and "." in value:
        return named(value) == wanted
    return False
