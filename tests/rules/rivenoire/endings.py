"""Every way in which a game of Rivenoire can end, and the journals kept of them.

python -m tests.rules.rivenoire.endings

plays until each ending has been seen and keeps its journal under tests/golden/rivenoire. Those that
chance hardly ever brings begin from a table laid by hand. Run it again when the content changes,
and say in the commit what changed.
"""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from game.engine import Session, Setup, Table
from game.rules.rivenoire import GAME, zones
from game.rules.rivenoire.laying import Laying
from game.rules.rivenoire.scoring import verdict
from game.rules.rivenoire.steps.expedition import Expedition
from game.rules.rivenoire.steps.places import Place
from game.rules.rivenoire.steps.round_end import EndOfRound
from game.rules.rivenoire.steps.rounds import NextRound
from tests.rules.keeping import folder_of, keep_all, played_out

FOLDER = folder_of(GAME)


def decided_by(what: str) -> Callable[[Session], bool]:
    """What settled the victory."""
    return lambda game: verdict(game.table).decided_by == what


@frozen
class Ending:
    """How it is played, and what shows in the finished game."""

    players: int
    seen: Callable[[Session], bool]
    laid: Callable[[Setup], Table] | None = None
    #: Played at random rather than for points.
    at_random: bool = False


def tied(*more: str) -> Callable[[Setup], Table]:
    """The last visit of the game, with as many points for both; the second has cards more."""

    def laid(setup: Setup) -> Table:
        laying = Laying(setup).mark(zones.ROUND, 6)
        laying.notable(0, fame=20).notable(1, fame=20, discard=more)
        laying.stand(0, "peasant", zones.space(zones.RAMPARTS, 2))
        return laying.laid(Place(1), Expedition(), EndOfRound(), NextRound(7))

    return laid


ENDINGS = {
    "two_players": Ending(2, decided_by("points")),
    "three_players": Ending(3, decided_by("points")),
    "four_players": Ending(4, decided_by("points")),
    "at_random": Ending(4, decided_by("points"), at_random=True),
    "by_cards": Ending(2, decided_by("cards"), tied("market.letter_of_marque.1")),
    "shared": Ending(2, decided_by("shared"), tied()),
}


def play(ending: Ending, seed: int) -> Session:
    """One game to its end."""
    setup = Setup(GAME.id, ending.players, seed)
    table = ending.laid(setup) if ending.laid else None
    session = Session.begin(GAME, setup, table)
    return played_out(session, "random" if ending.at_random else "adept")


if __name__ == "__main__":
    keep_all(ENDINGS, play)
