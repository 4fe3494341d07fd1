"""Records the folder of a player: settings, records, campaigns, a game begun and one played to its
end for each game on the shelf.

python -m tests.contract.record_home

Each release has one, `tests/golden/homes/<version>`: recorded anew while the release is in the
making, and never again once people have it.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from game import __version__
from game.app.keep import people, saves
from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.keep.settings import SettingsStore
from game.app.telling import recording, story
from game.bots import make_player, usual_name
from game.engine import Situation
from game.engine.game import Game, Setup
from game.guide import campaigns
from game.guide.records import store
from game.library.places import keep_in
from game.rules import GAMES, game_of

HOMES = Path(__file__).resolve().parents[1] / "golden" / "homes"
#: Decisions of the game that is left.
BEGUN = 30
#: What the player has set; none is the default.
CHANGED = {"language": "fr", "text_size": 125, "music": 20, "undo": "strict", "shapes": True}


def main() -> None:
    """Play as somebody would on a first evening."""
    home = HOMES / __version__
    shutil.rmtree(home, ignore_errors=True)
    keep_in(home)
    SettingsStore().change(**CHANGED, last_game=GAMES[0])
    for name in GAMES:
        game = game_of(name)
        for decisions in (BEGUN, None):
            _evening(game, decisions)
        if game.campaign is not None:
            campaigns.keep(game, game.campaign.begin())
    shutil.rmtree(home / "cache", ignore_errors=True)


def _evening(game: Game, decisions: int | None) -> None:
    """A game of two people up to some decision, or to its end."""
    seats = people.recognised(store.load(), default_seats(["Ada", "Bo"]))
    people.remember(seats)
    match = saves.begin(game, Setup(game.id, len(seats), 7), seats)
    _decide(match, decisions)
    match.note(**story.facts(match))
    if match.session.is_over:
        recording.enter(match, ())
    match.close()


def _decide(match: Match, decisions: int | None) -> None:
    game, session = match.game, match.session
    name = usual_name(game)
    bots = [make_player(name, seat, 7, game) for seat in range(session.setup.players)]
    while session.decision is not None and session.cursor != decisions:
        situation = Situation(game, session.decision, session.table)
        session.choose(bots[session.decision.seat].choose(situation))


if __name__ == "__main__":
    main()
