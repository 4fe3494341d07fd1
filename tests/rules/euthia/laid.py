"""Tables of Euthia laid by hand, so that a test reads like the rule: lay, play, look.

``Scene().at(0, (0, 0)).hero(gold=3, movement=1).turn()`` begins a turn. After every decision the
box is counted and the invariants of the game are checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from attrs import evolve, frozen

from game.engine import Ask, Option, Reading, Seat, Session, Setup, Step, Table, Text, text
from game.engine.events import Told
from game.engine.invariants import problems
from game.rules.euthia import GAME, zones
from game.rules.euthia.content import box
from game.rules.euthia.laying import HEROES, Laying
from game.rules.euthia.map.hexes import Hex
from game.rules.euthia.steps.turn import TakeTurn
from game.rules.euthia.views import Hero, Land


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


GAME_AT_REST = evolve(
    GAME,
    steps=(*GAME.steps, Rest),
    options=(*GAME.options, Stay),
    choices=tuple(
        evolve(
            each,
            why_not=lambda setup: None,
            values=tuple(box().scenarios) if each.name == "scenario" else each.values,
        )
        for each in GAME.choices
    ),
)


class Scene(Laying):
    """A table in the making, then in play."""

    def __init__(self, players: int = 1, heroes: Sequence[str] = HEROES, **options: Any) -> None:
        if players > 1:
            options.setdefault("mode", "competitive")
        super().__init__(Setup(GAME.id, players, 7, tuple(options.items())), heroes)
        self.session: Session | None = None

    def hero(self, seat: Seat = 0, **counters: int) -> Self:
        """Health, Gold, Gaar, Movement and the like of a player."""
        return self.count(zones.hero(seat), **counters)

    def play(self, *steps: Step, rolls: tuple[int, ...] = ()) -> Self:
        """Play these steps up to the first question, and nothing after them."""
        table = self.laid(*steps, Rest())
        self.session = Session.begin(GAME_AT_REST, self.setup, table, rolls)
        self._check()
        return self

    def turn(self, seat: Seat = 0, rolls: tuple[int, ...] = ()) -> Self:
        """The loop of a turn without what follows it."""
        self.mark(zones.ACTIVE, seat)
        return self.play(TakeTurn(seat), rolls=rolls)

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
        """Choose the first option of a kind with these fields; a thing by the start of its name."""
        found = [option for option in self.offered(kind) if _fits(option, fields)]
        assert found, f"no {kind.__name__} {fields} among {self.options}"
        return self.choose(found[0])

    def why_not(self, kind: type[Option], **fields: Any) -> str | None:
        """The reason against the first option of a kind with these fields."""
        for option, refusal in self.game.offers:
            if type(option) is kind and _fits(option, fields):
                return None if refusal is None else refusal.key
        raise LookupError(f"{kind.__name__} {fields} does not come into question")

    @property
    def story(self) -> list[Told]:
        """All that was told so far."""
        events = [event for commit in self.game.commits for event in commit.events]
        return [event for event in events if isinstance(event, Told)]

    def told(self, key: str) -> list[dict[str, Any]]:
        """The arguments of every telling of a key."""
        return [dict(each.args) for each in self.story if each.key == key]

    def seen(self, seat: Seat = 0) -> Hero:
        """A player as it is now."""
        return Hero(self.table, seat)

    @property
    def land(self) -> Land:
        """The map as it is now."""
        return Land(self.table)

    def zone(self, name: str) -> tuple[str, ...]:
        """The pieces of a zone now."""
        return self.table.zone(name)


def _fits(option: Any, fields: dict[str, Any]) -> bool:
    return all(_alike(getattr(option, name), value) for name, value in fields.items())


def _alike(value: Any, wanted: Any) -> bool:
    if isinstance(value, str) and isinstance(wanted, str):
        return value == wanted or value.startswith(f"{wanted}.")
    return bool(value == wanted)


def space(at: Hex) -> str:
    """The zone of a hex."""
    return zones.space(*at)
