"""Games played by random players, for pictures and for tests of the scenes that show games."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from game.app.match import Match, default_seats
from game.bots import Situation, make_player
from game.engine.game import Game, Setup
from game.engine.session import Session
from game.rules import games

if TYPE_CHECKING:
    from game.app.shot import Request

NAMES = ("Nathalie", "Tom", "Carmen", "Stéphane", "Ines")
#: Longer than any game lasts, so that a game that never ends is noticed.
MOST = 5000


def sample(request: Request, whole: bool = False, players: int = 3) -> Match:
    """A match of the asked game after the asked number of decisions, or to its end."""
    shelf = games()
    game = shelf.get(request.game) or next(iter(shelf.values()))
    session = _played(game, request.seed, MOST if whole else request.commits, players).branch()
    return Match(game, session, default_seats(list(NAMES[: session.setup.players])))


@cache
def _played(game: Game, seed: int, commits: int, players: int) -> Session:
    least, most = game.seats
    session = Session.begin(game, Setup(game.id, min(max(players, least), most), seed))
    bots = [make_player("random", seat, seed, game) for seat in range(session.setup.players)]
    for _ in range(commits):
        decision = session.decision
        if decision is None:
            break
        session.choose(bots[decision.seat].choose(Situation(game, decision, session.table)))
    return session
