"""Tables of Euthia laid by hand, so that a test reads like the rule: lay, play, look.

``Scene().at(0, (0, 0)).hero(gold=3, movement=1).turn()`` begins a turn. After every decision the
box is counted and the invariants of the game are checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from attrs import evolve

from game.engine import Option, Seat, Session, Setup, Step
from game.rules.euthia import GAME, zones
from game.rules.euthia.content import box
from game.rules.euthia.laying import HEROES, Laying
from game.rules.euthia.map.hexes import Hex
from game.rules.euthia.steps.turn import TakeTurn
from game.rules.euthia.views import Hero, Land
from tests.rules.playing import Playing, Rest, at_rest

GAME_AT_REST = evolve(
    at_rest(GAME),
    choices=tuple(
        evolve(
            each,
            why_not=lambda setup: None,
            values=tuple(box().scenarios) if each.name == "scenario" else each.values,
        )
        for each in GAME.choices
    ),
)


class Scene(Playing, Laying):
    """A table in the making, then in play."""

    rules = GAME

    def __init__(self, players: int = 1, heroes: Sequence[str] = HEROES, **options: Any) -> None:
        if players > 1:
            options.setdefault("mode", "competitive")
        super().__init__(Setup(GAME.id, players, 7, tuple(options.items())), heroes)

    def hero(self, seat: Seat = 0, **counters: int) -> Self:
        """Health, Gold, Gaar, Movement and the like of a player."""
        return self.count(zones.hero(seat), **counters)

    def play(self, *steps: Step, rolls: tuple[int, ...] = ()) -> Self:
        """Play these steps up to the first question, and nothing after them."""
        table = self.laid(*steps, Rest())
        self.session = Session.begin(GAME_AT_REST, self.setup, table, rolls)
        self.check()
        return self

    def turn(self, seat: Seat = 0, rolls: tuple[int, ...] = ()) -> Self:
        """The loop of a turn without what follows it."""
        self.mark(zones.ACTIVE, seat)
        return self.play(TakeTurn(seat), rolls=rolls)

    def alike(self, value: Any, wanted: Any) -> bool:
        """A thing by the start of its name."""
        if isinstance(value, str) and isinstance(wanted, str):
            return value == wanted or value.startswith(f"{wanted}.")
        return super().alike(value, wanted)

    def why_not(self, kind: type[Option], **fields: Any) -> str | None:
        """The reason against the first option of a kind with these fields."""
        for option, refusal in self.game.offers:
            if type(option) is kind and self.fits(option, fields):
                return None if refusal is None else refusal.key
        raise LookupError(f"{kind.__name__} {fields} does not come into question")

    def seen(self, seat: Seat = 0) -> Hero:
        """A player as it is now."""
        return Hero(self.table, seat)

    @property
    def land(self) -> Land:
        """The map as it is now."""
        return Land(self.table)


def space(at: Hex) -> str:
    """The zone of a hex."""
    return zones.space(*at)
