"""Games played by bots, for pictures and for tests of the scenes that show games."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import TypeAlias

from attrs import frozen

from game.app.keep.match import Match
from game.app.keep.save import Save
from game.app.keep.seats import default_seats
from game.app.window.scene import Scene
from game.app.window.stage import Stage
from game.bots import make_player, usual_name
from game.engine import Situation
from game.engine.game import Game, Setup
from game.engine.session import Session
from game.rules import GAMES, games

NAMES = ("Nathalie", "Tom", "Carmen", "Stéphane", "Ines")
#: Longer than any game lasts, so that a game that never ends is noticed.
MOST = 5000
#: Far enough for something to have happened.
SOME = 40


@frozen(eq=False)
class Request:
    """What a picture is asked of: the stage to build on, and which game at which moment."""

    stage: Stage
    game: str = GAMES[0]
    seed: int = 7
    #: How far bots have played it; None as it suits the picture.
    commits: int | None = None

    @property
    def played(self) -> int:
        """The number of decisions, which suit most pictures if none is asked for."""
        return SOME if self.commits is None else self.commits


#: Opens a scene to photograph.
Shot: TypeAlias = Callable[[Request], Scene]


def sample(request: Request, whole: bool = False, players: int = 3) -> Match:
    """A match of the asked game after the asked number of decisions, or to its end."""
    game = _game(request)
    session = _played(game, request.seed, MOST if whole else request.played, players).branch()
    return Match(game, session, default_seats(list(NAMES[: session.setup.players])))


def _game(request: Request) -> Game:
    """The asked game, or the first on the shelf."""
    shelf = games()
    return shelf.get(request.game) or next(iter(shelf.values()))


@cache
def _played(game: Game, seed: int, commits: int, players: int) -> Session:
    least, most = game.seats
    session = Session.begin(game, Setup(game.id, min(max(players, least), most), seed))
    name = usual_name(game)
    bots = [make_player(name, seat, seed, game) for seat in range(session.setup.players)]
    for _ in range(commits):
        decision = session.decision
        if decision is None:
            break
        session.choose(bots[decision.seat].choose(Situation(game, decision, session.table)))
    return session


class SampleSave(Save):
    """A save without a file."""

    @property
    def changed(self) -> datetime:
        """Some evening."""
        return datetime(2025, 11, 16, 21, 30)


def kept_samples(request: Request) -> list[Save]:
    """Saves that are on no disk: for the picture of the list."""
    game = _game(request)
    found: list[Save] = []
    for place, (title, over, number) in enumerate(_KEPT):
        setup = Setup(game.id, min(max(4 - place, game.seats[0]), game.seats[1]), place)
        seats = default_seats(list(NAMES[: setup.players]))
        facts = {"title": title, "over": over, "round": number}
        facts["seats"] = [seat.to_json() for seat in seats]
        found.append(SampleSave(Path(f"sample-{place}.journal"), setup, facts))
    return found


_KEPT = (("", False, 2), ("The night of the four crowns", False, 5), ("", True, 6))
