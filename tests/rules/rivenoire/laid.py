"""Tables of Rivenoire laid by hand, so that a test reads like the rule: lay, play, look.

``Scene(3).notable(hand=("gold_4",)).stand(0, "peasant", "space.market.1").play(Place(2))`` resolves
the Market. After every decision the box is counted and the invariants of the game are checked.
"""

from __future__ import annotations

from typing import Any, Self

from game.engine import Seat, Session, Setup, Step
from game.rules.rivenoire import GAME
from game.rules.rivenoire.laying import Laying
from game.rules.rivenoire.steps.common import Pass
from game.rules.rivenoire.views import Notable
from game.rules.rivenoire.zones import family, kind_of
from tests.rules.playing import Playing, Rest, at_rest

GAME_AT_REST = at_rest(GAME)


class Scene(Playing, Laying):
    """A table in the making, then in play."""

    rules = GAME

    def __init__(self, players: int = 2, **options: bool) -> None:
        super().__init__(Setup(GAME.id, players, 7, tuple(options.items())))

    def play(self, *steps: Step, rolls: tuple[int, ...] = ()) -> Self:
        """Play these steps up to the first question, and nothing after them."""
        table = self.laid(*steps, Rest())
        self.session = Session.begin(GAME_AT_REST, self.setup, table, rolls)
        self.check()
        return self

    def on(self, *steps: Step) -> Self:
        """Play the whole game from these steps on, to its end."""
        self.session = Session.begin(GAME_AT_REST, self.setup, self.laid(*steps))
        self.check()
        return self

    @property
    def seat(self) -> Seat | None:
        """Who is asked."""
        return None if self.step is None else self.step.seat

    def alike(self, value: Any, wanted: Any) -> bool:
        """Pieces also by their kind."""
        if isinstance(value, str) and isinstance(wanted, str) and "." in value:
            return value == wanted or named(value) == wanted
        return super().alike(value, wanted)

    def decline(self) -> Self:
        """Let it be."""
        return self.choose(Pass())

    def seen(self, seat: Seat = 0) -> Notable:
        """A player as it is now."""
        return Notable(self.table, seat)

    def hand(self, seat: Seat = 0) -> list[str]:
        """A player's hand by the names of its cards, in order of the alphabet."""
        return sorted(named(each) for each in self.seen(seat).hand)

    def pile(self, seat: Seat = 0) -> list[str]:
        """A player's discard pile by the names of its cards, top card last."""
        return [named(each) for each in self.seen(seat).discard]


def named(piece: str) -> str:
    """A card by its name: ``axe``, ``wound``."""
    return family(piece) if family(piece) in ("wound", "beer") else kind_of(piece)
