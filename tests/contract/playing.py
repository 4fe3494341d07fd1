"""Random games, played once and looked at by many tests, and small ways of going through them."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from attrs import evolve, frozen

from game.engine import Commit, Decision, Event, Game, Session, Setup, Table
from game.engine.codec import codec
from game.engine.events import Marked, Moved, Shuffled
from game.engine.folds import FOLDS
from game.engine.invariants import problems
from game.engine.secrecy import SECRET, hidden_pieces
from game.engine.table import Draft, Reading
from tests.contract.games import Entry

#: A game that goes on after this many decisions does not end.
MOST_DECISIONS = 20_000

#: Nothing else hides a piece or shows it.
UNCOVERING = (Moved, Shuffled, Marked)

_WORD = re.compile(r"[\w.-]+")


@frozen(eq=False)
class Played:
    """A finished random game and the numbers of the options chosen for each commit.

    Most commits are one choice; a composed decision takes several.
    """

    session: Session
    choices: tuple[tuple[int, ...], ...]

    @property
    def setup(self) -> Setup:
        return self.session.setup


def pick(decision: Decision, chance: random.Random) -> int:
    """Any option, but seldom the way back: chains of choices should come to their end."""
    options = decision.options
    onward = [number for number, option in enumerate(options) if not option.back]
    if not onward or chance.random() < 0.1:
        return chance.randrange(len(options))
    return chance.choice(onward)


def random_game(game: Game, setup: Setup, seed: int) -> Played:
    """Play a whole game at random; one that never ends fails."""
    return played_on(Session.begin(game, setup), random.Random(seed))


def played_on(session: Session, chance: random.Random) -> Played:
    """Play a game at random from where it is."""
    choices: list[tuple[int, ...]] = []
    composed: list[int] = []
    while session.decision is not None:
        assert len(choices) + len(composed) < MOST_DECISIONS, f"{session.setup} does not end"
        composed.append(pick(session.decision, chance))
        if session.choose(composed[-1]) is not None:
            choices.append(tuple(composed))
            composed.clear()
    return Played(session, tuple(choices))


def decide(session: Session, numbers: Sequence[int]) -> Commit:
    """Choose what makes up one commit."""
    made = [session.choose(number) for number in numbers]
    assert made[-1] is not None
    return made[-1]


@cache
def games_of(entry: Entry) -> tuple[Played, ...]:
    """The random games of an entry, each with another seed."""
    setups = entry.setups
    return tuple(
        random_game(entry.game, evolve(setups[number % len(setups)], seed=1000 + number), number)
        for number in range(entry.share.games)
    )


def moments_of(entry: Entry) -> Iterator[Session]:
    """Random moments of all games, as branches that may be played on."""
    for number, played in enumerate(games_of(entry)):
        commits = range(len(played.session.commits))
        chosen = random.Random(number).sample(commits, min(entry.share.moments, len(commits)))
        for commit in sorted(chosen):
            yield at(played.session, commit)


def at(session: Session, commit: int) -> Session:
    """The game as it was after a commit, with its future still there to be redone."""
    past = session.branch()
    past.commits = list(session.commits)
    past.jump(commit, force=True)
    return past


def tables_of_events(before: Table, events: tuple[Event, ...]) -> Iterator[tuple[Event, Reading]]:
    """Each event with the table right after it (the same draft, written on)."""
    draft = Draft.quick(before)
    for event in events:
        FOLDS[type(event)](draft, event)
        yield event, draft


def box_of(session: Session) -> frozenset[str]:
    """All pieces of the game, which must always lie somewhere."""
    return frozenset(session.game.opening(session.setup).places)


def lost_or_doubled(game: Game, table: Reading, box: frozenset[str]) -> list[str]:
    """What is wrong with the pieces, leaving the game's own invariants aside."""
    return list(problems(evolve(game, broken=lambda _: ()), table, box))


def words_in(plain: Any) -> set[str]:
    """Every word of a JSON value, names of fields included."""
    return set(_WORD.findall(json.dumps(plain, ensure_ascii=False)))


def peeked(table: Table, seat: int) -> set[str]:
    """Everything that the seat's own secret marks speak of."""
    own = [
        [list(key), value]
        for key, value in table.marks.items()
        if isinstance(key, tuple) and key[:2] == (SECRET, seat)
    ]
    return words_in(own)


def never_seen(game: Game, before: Table, commit: Commit, seat: int) -> set[str]:
    """The pieces that lie hidden from a seat all through a commit, and that it has not peeked at.

    A story may name a card just before the move that shows it, so the whole commit counts.
    """
    secrets = hidden_pieces(game, before, seat) - peeked(before, seat) - peeked(commit.table, seat)
    for event, table in tables_of_events(before, commit.events):
        if not secrets:
            break
        if isinstance(event, UNCOVERING):
            secrets &= hidden_pieces(game, table, seat)
        if isinstance(event, Marked) and event.key[:2] == (SECRET, seat):
            secrets -= words_in(event.value)
    return secrets


def seats_of(played: Session) -> range:
    """The seats at the table."""
    return range(played.setup.players)


def written(game: Game, table: Table) -> dict[str, Any]:
    """A table as plain values."""
    return codec(game).table_to_json(table)
