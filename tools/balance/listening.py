"""Games of bots played for their figures: the story is heard, everything else is forgotten.

The games run on plain dicts like any series of bots, with one difference: the recorder keeps the
lines of the story. What a game wants to know besides, it looks up on the table as it goes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from attrs import field, frozen

from game.bots import make_player
from game.engine import Game, Player, Reading, ScoreLine, Seat, Setup, Situation
from game.engine.chance import Chance
from game.engine.play import QuietPlay, advance, answer, drafted
from game.engine.table import Draft
from game.engine.text import Arg

#: Far more decisions than any game has.
MOST_DECISIONS = 5_000

Named = Callable[[str, Seat, int, Game], Player]
Look = Callable[[Reading], None]
Hear = Callable[[Reading, str, dict[str, Arg]], None]


@frozen
class Event:
    """A line of the story: the round, the key without its prefix, the arguments."""

    round: int
    key: str
    args: dict[str, Any] = field(factory=dict)


@frozen(kw_only=True)
class Record:
    """One game, whatever it is."""

    seed: int
    bots: tuple[str, ...]
    first: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]
    events: tuple[Event, ...]
    decisions: int

    @property
    def rounds(self) -> int:
        """How many rounds were played."""
        return max(each.round for each in self.events)

    def share(self, seat: Seat) -> float:
        """The seat's part of the victory."""
        return (seat in self.winners) / len(self.winners) if self.winners else 0.0


class Listening(QuietPlay):
    """A recorder that keeps the story and nothing else."""

    __slots__ = ("hear",)

    hear: Callable[[str, dict[str, Arg]], None]

    def tell(self, key: str, seats: tuple[int, ...] | None = None, **args: Arg) -> None:
        """Pass the line on."""
        self.hear(key, args)


@frozen
class Played:
    """A game that is over: its last table, and how many decisions led there."""

    table: Draft
    decisions: int

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat."""
        assert self.table.result is not None
        return self.table.result.scores

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won."""
        assert self.table.result is not None
        return self.table.result.winners


def _nothing(table: Reading) -> None:
    """Look at nothing."""


def play(
    game: Game,
    setup: Setup,
    bots: Sequence[str],
    hear: Hear,
    look: Look = _nothing,
    named: Named = make_player,
) -> Played:
    """Play one game; ``hear`` is given every line, ``look`` the table before every decision."""
    table = Draft.quick(game.opening(setup))
    recorder = Listening(table, Chance(setup.seed, 0))
    recorder.hear = lambda key, args: hear(table, key, args)
    players = [named(name, seat, setup.seed, game) for seat, name in enumerate(bots)]
    decision = advance(recorder)
    decisions = commit = 0
    while decision is not None:
        look(table)
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise RuntimeError(f"seed {setup.seed} does not end: {decision.step!r}")
        number = players[decision.seat].choose(Situation(game, decision, table))
        choice = decision.options[number]
        if choice.part:
            decision = drafted(table, decision, choice)
            continue
        commit += 1
        recorder.chance.restart(commit)
        decision = answer(recorder, decision, choice)
    return Played(table, decisions)
