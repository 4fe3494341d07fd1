"""The replay viewer, and trials that leave no trace."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app.keep.match import Match
from game.app.keep.seats import NOBODY
from game.app.scenes.replay import PACE, Replay, eyes_for
from game.app.scenes.whatif import WhatIf, branch
from game.app.widgets import Label
from game.app.widgets.intents import Act, Back, Move
from game.app.window.scene import Scene
from game.app.window.stage import Stage
from game.engine.codec import codec
from game.engine.secrecy import view
from tests.app.playing import night


def digest(match: Match) -> object:
    """Everything that a match is, to compare it before and after."""
    session = match.session
    tables = [codec(match.game).table_to_json(commit.table) for commit in session.commits]
    return session.cursor, session.setup, tables


def test_steps_and_marks(stage: Stage, shown: Callable[[Scene], Scene]) -> None:
    scene = shown(Replay(stage, night(whole=True)))
    assert isinstance(scene, Replay)

    stage.apply(scene.root.find("step").press())
    assert 1 == scene.at
    stage.apply(scene.root.find("mark-next").press())
    assert 3 == scene.at
    stage.apply(scene.root.find("mark-back").press())
    assert 0 == scene.at
    stage.tell(Move(1, 0))  # the seek bar has the focus
    assert 1 == scene.at
    stage.apply(scene.root.find("step-back").press())
    stage.apply(scene.root.find("step-back").press())
    assert 0 == scene.at


def test_it_plays_to_the_end_and_rests(stage: Stage, shown: Callable[[Scene], Scene]) -> None:
    scene = shown(Replay(stage, night(whole=True), at=12))
    assert isinstance(scene, Replay)
    assert not scene.ticking

    stage.tell(Act("space"))
    for _ in range(3):
        stage.step(PACE + 0.01)

    assert 14 == scene.at
    assert not scene.playing


def test_dragging_the_bar_seeks_without_losing_hold(
    stage: Stage, shown: Callable[[Scene], Scene]
) -> None:
    from game.app.widgets.intents import Down, Hover, Up

    scene = shown(Replay(stage, night(whole=True)))
    assert isinstance(scene, Replay)
    bar = scene.root.find("seek")

    stage.tell(Down((bar.x_of(2), bar.bar.centery)))
    stage.tell(Hover((bar.x_of(9), bar.bar.centery)))
    assert 9 == scene.at
    stage.tell(Up((bar.x_of(14), bar.bar.centery)))
    assert 9 == scene.at


def test_a_trial_leaves_no_trace(stage: Stage, shown: Callable[[Scene], Scene]) -> None:
    match = night(whole=True)
    before = digest(match)
    scene = shown(Replay(stage, match, at=6))
    assert isinstance(scene, Replay)

    stage.apply(scene.what_if())
    assert isinstance(stage.top, WhatIf)
    trial = stage.top.match
    for _ in range(5):
        trial.session.choose(0)
    stage.tell(Back())

    assert stage.top is scene
    assert 6 == scene.at
    assert before == digest(match)


def test_a_trial_in_a_running_game_foretells_neither_dice_nor_cards() -> None:
    match = night()
    table = match.session.commits[5].table

    told, open_to_all = branch(match, 5, eyes=0), branch(match, 5, eyes=None)

    assert match.setup.seed == open_to_all.setup.seed
    assert match.setup.seed != told.setup.seed
    assert table == open_to_all.session.table
    assert table.zone("deck") != told.session.table.zone("deck")
    assert view(match.game, table, 0) == view(match.game, told.session.table, 0)
    assert match.session.setup == match.setup


def test_a_trial_has_no_way_back_into_the_running_game() -> None:
    trial = branch(night(), 5, eyes=0)

    assert "undo-nothing" == trial.session.why_not_undo().key


def test_a_kept_game_that_is_not_over_is_tried_like_a_running_one(
    stage: Stage, shown: Callable[[Scene], Scene]
) -> None:
    match = night()
    scene = shown(Replay(stage, match, at=5, eyes=eyes_for(match)))
    assert isinstance(scene, Replay)

    stage.apply(scene.what_if())

    assert isinstance(stage.top, WhatIf)
    assert match.session.commits[5].table != stage.top.match.session.table
    assert match.setup.seed != stage.top.match.setup.seed


def test_a_trial_after_the_end_is_refused_with_a_word(
    stage: Stage, shown: Callable[[Scene], Scene]
) -> None:
    scene = shown(Replay(stage, night(whole=True), at=14))
    assert isinstance(scene, Replay)

    stage.apply(scene.what_if())

    assert not isinstance(stage.top, WhatIf)
    assert stage.top is not scene


def test_eyes_of_a_replay() -> None:
    running = night()
    over = night(whole=True)

    assert eyes_for(over) is None
    assert NOBODY == eyes_for(running)  # three people at one screen


def test_a_private_card_is_on_no_board_of_others(
    stage: Stage, shown: Callable[[Scene], Scene]
) -> None:
    match = night()
    scene = shown(Replay(stage, match, at=9, eyes=NOBODY, live=True))
    assert isinstance(scene, Replay)
    board = scene.root.find("board-view")

    seen = board.sight.view.zones
    assert all(piece.startswith("?") for piece in seen["hand.0"])


def test_a_games_own_stage_is_shown_where_the_moment_has_one(
    stage: Stage, shown: Callable[[Scene], Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    battle = Label("A battle", name="battle")
    monkeypatch.setattr("game.app.boards.plain.PlainBoard.overlay", lambda self, sight: battle)

    scene = shown(Replay(stage, night(whole=True), at=5))

    assert scene.root.find("battle") is battle
    assert scene.root.find("seat:0") is None
