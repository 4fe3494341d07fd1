"""A whole game of bots: kept on disk, left in the middle, resumed, ended, replayed, verified."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from attrs import evolve

from game.app.doors.proving.checks import Broken, Check, hold
from game.app.keep import saves
from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.bots import make_player, usual_name
from game.engine import Situation
from game.engine.codec import digest
from game.engine.game import Game, Setup
from game.engine.invariants import check
from game.engine.journal import read
from game.engine.verifying import difference

SEED = 7
#: Decisions before the game is left for a while; no game is over by then.
LEFT_AFTER = 25
#: More than any game takes.
MOST = 5000


def checks_of(game: Game) -> Iterator[Check]:
    """One game to its end."""
    kept: list[Path] = []
    yield Check(f"{game.id}: played, left and resumed", lambda: _play(game, kept))
    yield Check(f"{game.id}: replayed and verified", lambda: _replay(game, kept))


def _play(game: Game, kept: list[Path]) -> str:
    """Play in two sittings, as people do; the journal's path is kept for what follows."""
    least, most = game.seats
    name = usual_name(game)
    seats = default_seats([f"Bot {number}" for number in range(1, min(max(2, least), most) + 1)])
    sitting = [evolve(seat, player=name) for seat in seats]
    match = saves.begin(game, Setup(game.id, len(seats), SEED), sitting)
    assert match.save is not None
    path = match.save.path
    kept.append(path)
    _decide(match, name, LEFT_AFTER)
    before = digest(game, match.session.table)
    match.close()

    again = saves.resume(saves.find(path))
    hold(not again.notices, "the journal was not as it had been left")
    hold(before == digest(game, again.session.table), "another table was found")
    hold(all(seat.player == name for seat in again.seats), "others sit at the table")
    _decide(again, name, MOST)
    again.close()
    hold(again.session.is_over, f"the game has no end after {MOST} decisions")
    return f"{again.session.cursor} decisions of {len(seats)} bots ({name})"


def _decide(match: Match, name: str, most: int) -> None:
    session, game = match.session, match.game
    bots = [make_player(name, seat, SEED, game) for seat in range(session.setup.players)]
    for _ in range(most):
        decision = session.decision
        if decision is None:
            return
        session.choose(bots[decision.seat].choose(Situation(game, decision, session.table)))


def _replay(game: Game, kept: list[Path]) -> str:
    if not kept:
        raise Broken("there is no journal")
    opened = read(kept[0], game)
    session = opened.session
    hold(session.is_over, "its end is missing")
    pieces = frozenset(session.commits[0].table.places)
    for commit in session.commits:
        check(game, commit.table, pieces)
    apart = difference(session)
    if apart is not None:
        raise Broken(f"at commit {apart.commit} the rules lead elsewhere: {apart.why.key}")
    for number in (0, session.cursor):
        session.jump(number, force=True)
    return f"{len(session.commits)} commits agree with the rules"
