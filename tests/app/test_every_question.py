"""Every question of a game in small windows with large letters: all that answers it is in sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app.doors.shot import stage_of
from game.app.drawing.layout import Box
from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.scenes import posed
from game.app.scenes.boardview import moment
from game.app.scenes.replay import Replay
from game.app.studio.checker import problems
from game.app.table.popup import Popup
from game.app.window.scene import Reset, Scene
from game.app.window.stage import Stage
from game.bots import RandomPlayer
from game.engine import Situation
from game.engine.game import Game, Setup
from game.engine.session import Session
from game.rules import GAMES, game_of
from tests import toy
from tests.portions import QUESTIONS

#: The longest words in the narrowest places.
TIGHT = [((1024, 768), "fr", 150), ((1280, 720), "fr", 150)]
NAMES = ["Nathalie", "Augustin", "Carmen", "Tom", "Ines"]


def widest(game: Game, games: int) -> dict[str, Match]:
    """The moment at which each kind of question had most answers in some random games."""
    found: dict[str, tuple[int, Session, int]] = {}
    for seed in range(games):
        players = game.seats[0] + seed % (game.seats[1] - game.seats[0] + 1)
        session, player = Session.begin(game, Setup(game.id, players, seed)), RandomPlayer(seed)
        while (decision := session.decision) is not None:
            kind, answers = type(decision.step).__name__, len(decision.options)
            if kind not in found or answers > found[kind][0]:
                found[kind] = answers, session, session.cursor
            session.choose(player.choose(Situation(game, decision, session.table)))
    return {
        kind: moment(Match(game, session, default_seats(NAMES[: session.setup.players])), at)
        for kind, (_, session, at) in found.items()
    }


def complaints(game: Game, games: int, scene: Callable[[Stage, Match], Scene]) -> list[str]:
    """What is wrong with a scene at the widest moment of every kind of question."""
    stages = [stage_of(*look) for look in TIGHT]
    found = []
    for kind, match in widest(game, games).items():
        for stage in stages:
            stage.apply(Reset(scene(stage, match)))
            stage.step(1 / 60)
            found += [f"{kind} at {stage.size}: {each}" for each in problems(stage)]
    return found


@pytest.mark.usefixtures("night_market")
@pytest.mark.parametrize("games", QUESTIONS)
@pytest.mark.parametrize("game", [*map(game_of, GAMES), toy.GAME], ids=lambda game: game.id)
def test_everything_that_answers_it_is_in_sight(game: Game, games: int) -> None:
    assert [] == complaints(game, games, posed.laid)


@pytest.mark.usefixtures("night_market")
@pytest.mark.parametrize("games", QUESTIONS)
@pytest.mark.parametrize("game", [*map(game_of, GAMES), toy.GAME], ids=lambda game: game.id)
def test_it_can_be_read_in_the_replay(game: Game, games: int) -> None:
    assert [] == complaints(
        game, games, lambda stage, match: Replay(stage, match, match.session.cursor)
    )


@pytest.mark.parametrize("look", TIGHT, ids=str)
def test_a_choice_beside_a_thing_shows_all_its_answers(
    look: tuple[tuple[int, int], str, int],
) -> None:
    stage = stage_of(*look)
    choices = [("Une longue réponse qui en dit assez pour deux lignes", lambda: None)] * 5

    stage.apply(Reset(Popup(stage, "Alchimiste", choices, Box(600, 300, 200, 100), toy.GAME.id)))

    assert [] == problems(stage)
    assert stage.top.focus.items[0].decides
