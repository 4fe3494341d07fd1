"""The end of a game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.app.keep import saves
from game.app.keep.seats import default_seats
from game.app.scenes.board import BoardScene
from game.app.scenes.replay import Replay
from game.app.scenes.results import Results
from game.app.widgets.intents import Key
from game.app.window.scene import Scene
from game.app.window.stage import Stage
from game.bots import make_player
from game.engine import Situation
from game.engine.game import Setup
from game.guide import campaigns
from game.rules import games
from tests.app.playing import night


def test_the_winner_is_named_and_totals_are_the_result(
    stage: Stage, shown: Callable[[Scene], Scene]
) -> None:
    match = night(whole=True)
    shown(Results(stage, match))
    written = {each.text for each in stage.shown}
    winner = match.session.table.result.winners[0]

    assert f"{match.name_of(winner)} wins" in written
    assert {str(score) for score in match.session.table.result.scores} <= written


def test_play_again_is_the_same_table_with_another_seed(
    stage: Stage, shown: Callable[[Scene], Scene]
) -> None:
    match = night(whole=True)
    shown(Results(stage, match))

    stage.tell(Key("n"))

    assert isinstance(stage.top, BoardScene)
    again = stage.top.match
    assert again.setup.players == match.setup.players
    assert again.setup.seed != match.setup.seed
    assert again.seats == match.seats
    assert 1 == len(saves.kept().saves)


def test_a_key_moment_leads_to_the_replay(stage: Stage, shown: Callable[[Scene], Scene]) -> None:
    scene = shown(Results(stage, night(whole=True)))
    assert isinstance(scene, Results)
    scene._turn_page("moments")
    turn = scene.turns[0]

    stage.apply(scene.root.find(f"moment:{turn.commit}:{turn.seat}").press())

    assert isinstance(stage.top, Replay)
    assert turn.commit == stage.top.at


def test_a_folder_that_cannot_be_written_is_said(
    stage: Stage, shown: Callable[[Scene], Scene], monkeypatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(saves, "begin", refuse)
    scene = shown(Results(stage, night(whole=True)))

    stage.tell(Key("n"))

    assert stage.top is not scene
    assert any("Permission denied" in each.text for each in _drawn(stage))


def _drawn(stage: Stage) -> list:
    stage.draw(force=True)
    return stage.shown


def test_a_campaign_goes_on_in_the_set_up(
    stage: Stage, shown: Callable[[Scene], Scene], home: Path
) -> None:
    game = games()["monster_lands"]
    setup = Setup(game.id, 1, 4, (("mode", "campaign"), ("scenario", 1)))
    match = saves.begin(game, setup, default_seats(["Ada"]))
    bot = make_player("random", 0, 4, game)
    session = match.session
    while session.decision is not None:
        session.choose(bot.choose(Situation(game, session.decision, session.table)))

    scene = shown(Results(stage, match))
    assert 1 == len(campaigns.load(game).history)
    shown(Results(stage, match))
    assert 1 == len(campaigns.load(game).history)

    stage.apply(scene.root.find("again").press())
    assert type(stage.top).__module__.endswith("scenes.setup")
