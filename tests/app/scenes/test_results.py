"""The end of a game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.app.keep import people, saves
from game.app.keep.seats import default_seats
from game.app.scenes.board import BoardScene
from game.app.scenes.deedcard import DeedCard
from game.app.scenes.replay import Replay
from game.app.scenes.results import Results
from game.app.studio.checker import problems
from game.app.widgets.intents import Key
from game.app.window.scene import Scene
from game.app.window.stage import Stage
from game.bots import make_player
from game.engine import Situation
from game.engine.game import Setup
from game.guide import campaigns
from game.guide.records import store
from game.rules import games
from tests.app.hands import Brain
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


def test_the_end_of_a_game_is_entered_once_and_new_deeds_are_shown(
    stage: Stage, shown: Callable[[Scene], Scene]
) -> None:
    game = games()["toy"]
    seats = people.recognised(store.load(), default_seats(["Ada", "Ben"]))
    match = saves.begin(game, Setup(game.id, 2, 7), seats)
    brain = Brain(match, 7)
    while not match.session.is_over:
        match.session.choose(brain.number())

    for _ in range(2):
        scene = shown(Results(stage, match))
        assert [] == scene.troubles
        assert [] == problems(stage)
        assert any(feat.is_new for feat in scene.feats)
        cards = [each for each in scene.root.walk() if isinstance(each, DeedCard)]
        assert len(scene.feats) == len(cards)
    assert 1 == len(store.load().games)


def test_a_book_of_records_that_cannot_be_read_is_said(
    stage: Stage, shown: Callable[[Scene], Scene]
) -> None:
    store.path().parent.mkdir(parents=True, exist_ok=True)
    store.path().write_text("[]", "utf-8")

    scene = shown(Results(stage, night(whole=True)))

    assert ["records-unreadable"] == [each.key for each in scene.troubles]
    assert [] == problems(stage)
