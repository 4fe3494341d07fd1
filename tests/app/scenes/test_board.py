"""The board scene with a tiny game on it: what it shows, hears, hides and takes back."""

from __future__ import annotations

import pygame
import pytest

from game.app import boards
from game.app.doors.shot import stage_of
from game.app.keep.seats import NOBODY
from game.app.scenes.board import BoardScene
from game.app.scenes.cover import Cover
from game.app.scenes.dialog import Dialog
from game.app.scenes.results import Results
from game.app.studio.checker import problems
from game.app.table.page import Tab
from game.app.table.sheet import Sheet
from game.app.table.spot import Spot
from game.app.widgets.intents import Act, Hover, Key
from tests.app.hands import Brain, Hands, Keys, Mouse, match_of
from tests.app.watching import (
    assert_nothing_secret,
    assert_played_as_by_the_engine_alone,
    number_of,
    opened,
    private_pieces,
)
from tests.toy import GAME, zones
from tests.toy.steps import Hide, HideSomething, Throw

pytestmark = pytest.mark.usefixtures("night_market")


@pytest.mark.parametrize("kind", [Mouse, Keys])
def test_a_game_played_by_hand_ends_as_the_engine_alone_would(kind: type[Hands]) -> None:
    assert_played_as_by_the_engine_alone(match_of(GAME), kind)


def test_enter_while_a_bot_is_asked_neither_undoes_nor_leaves() -> None:
    match = match_of(GAME, bots=(0, 1, 2))
    stage = stage_of((1280, 720))
    scene = opened(stage, match)

    for _ in range(3):
        stage.tell(Act("return"))

    assert stage.top is scene
    assert scene.focus.current is None


def test_the_board_is_sound_in_every_moment_of_a_game() -> None:
    match = match_of(GAME)
    stage = stage_of((1024, 768), "fr", 150)
    opened(stage, match)
    hands, brain = Mouse(stage), Brain(match)

    while not match.session.is_over:
        hands.uncover()
        assert [] == problems(stage)
        hands.choose(brain.number())


def is_of_another(thing: str, seat: int) -> bool:
    """Whether a thing lies in the hand or under the table of another seat than this one."""
    return any(
        f".{name(other)}." in f".{thing}."
        for name in (zones.hand, zones.hidden)
        for other in range(3)
        if other != seat
    )


def test_at_no_frame_between_two_people_is_a_secret_on_screen() -> None:
    match = match_of(GAME)
    stage = stage_of((1280, 720), animation="normal")
    opened(stage, match)
    hands, brain = Mouse(stage), Brain(match)
    covers = 0

    while not match.session.is_over:
        hands.uncover()
        before = match.session.decision
        assert before is not None
        hands.choose(brain.number())
        for _ in range(200):
            if not isinstance(stage.top, BoardScene | Cover):
                break
            assert_nothing_secret(stage, match)
            if isinstance(stage.top, Cover):
                covers += 1
                break
            # Whoever decided sees what came of it; of the next person there is nothing yet.
            assert before.seat == stage.top.watch.viewer
            assert not [each for each in stage.top.built.places if is_of_another(each, before.seat)]
            stage.step(0.04)

    assert covers > 6


def test_no_cover_stands_between_open_handed_players() -> None:
    match = match_of(GAME)
    stage = stage_of((1280, 720), hand_over=False)
    scene = opened(stage, match)

    Mouse(stage).choose(number_of(match, Throw))
    stage.step(0.1)

    assert stage.top is scene
    assert 1 == scene.watch.viewer


def test_the_recap_tells_what_happened_and_nothing_that_was_hidden() -> None:
    match = match_of(GAME)
    stage = stage_of((1280, 720))
    opened(stage, match)
    hands = Mouse(stage)
    hands.choose(number_of(match, Throw))
    hands.choose(number_of(match, HideSomething))
    hands.choose(number_of(match, Hide))
    hands.choose(number_of(match, Throw))
    hands.settle()
    cover = stage.top
    assert isinstance(cover, Cover)

    assert any("Tom hides a card" in verse.text for verse in cover.lines)
    assert not any("You hid" in verse.text for verse in cover.lines)
    assert [] == problems(stage)


def test_escape_does_not_slip_past_the_cover() -> None:
    match = match_of(GAME)
    stage = stage_of((1280, 720))
    opened(stage, match)
    keys = Keys(stage)
    keys.settle()

    keys.press(pygame.K_ESCAPE)

    assert isinstance(stage.top, Cover)


def test_undo_goes_back_to_the_last_decision_and_redo_returns() -> None:
    match = match_of(GAME, bots=(1, 2))
    stage = stage_of((1280, 720))
    opened(stage, match)
    keys = Keys(stage)
    keys.choose(number_of(match, HideSomething))
    assert 1 == match.session.cursor

    keys.press(pygame.K_z)
    assert 0 == match.session.cursor
    keys.press(pygame.K_y)

    assert 1 == match.session.cursor


def test_past_a_roll_the_table_is_asked_and_may_agree() -> None:
    match = match_of(GAME, players=2)
    stage = stage_of((1280, 720), hand_over=False)
    opened(stage, match)
    keys = Keys(stage)
    keys.choose(number_of(match, Throw))

    keys.press(pygame.K_z)
    dialog = stage.top
    assert isinstance(dialog, Dialog)
    assert "rolled" in dialog.body.lower()
    keys.press(pygame.K_1)

    assert 0 == match.session.cursor


def test_a_strict_table_takes_nothing_back_that_was_seen() -> None:
    match = match_of(GAME, players=2)
    stage = stage_of((1280, 720), hand_over=False, undo="strict")
    opened(stage, match)
    keys = Keys(stage)
    keys.choose(number_of(match, Throw))

    keys.press(pygame.K_z)
    assert isinstance(stage.top, Dialog)
    keys.press(pygame.K_1)

    assert 1 == match.session.cursor


def test_a_free_table_takes_back_without_a_question() -> None:
    match = match_of(GAME, players=2)
    stage = stage_of((1280, 720), hand_over=False, undo="free")
    opened(stage, match)
    keys = Keys(stage)
    keys.choose(number_of(match, Throw))

    keys.press(pygame.K_z)

    assert 0 == match.session.cursor


def test_bots_play_on_until_a_person_is_asked() -> None:
    match = match_of(GAME, bots=(1, 2))
    stage = stage_of((1280, 720))
    scene = opened(stage, match)
    hands = Mouse(stage)

    hands.choose(number_of(match, Throw))
    hands.settle()

    assert match.session.decision is not None
    assert 0 == match.session.decision.seat
    assert match.session.cursor >= 3
    assert 0 == scene.watch.viewer


def test_a_game_of_bots_alone_is_watched_to_its_end() -> None:
    match = match_of(GAME, bots=(0, 1, 2))
    stage = stage_of((1280, 720))
    scene = opened(stage, match)
    assert NOBODY == scene.watch.viewer

    Mouse(stage).settle()

    assert isinstance(stage.top, Results)


def test_a_calm_board_draws_nothing() -> None:
    match = match_of(GAME, bots=(1, 2))
    stage = stage_of((1280, 720))
    opened(stage, match)
    stage.step(0.1)
    stage.draw()
    frames = stage.frames

    for _ in range(20):
        assert not stage.ticking
        stage.draw()

    assert frames == stage.frames


def test_space_skips_what_moves() -> None:
    match = match_of(GAME, bots=(1, 2))
    stage = stage_of((1280, 720), animation="slow")
    scene = opened(stage, match)
    keys = Keys(stage)
    keys.choose(number_of(match, Throw))
    assert scene.performance.show is not None

    keys.press(pygame.K_SPACE)

    assert scene.performance.show is None


def test_a_thing_that_cannot_be_used_says_why() -> None:
    match = match_of(GAME, bots=(1, 2), seed=11)
    stage = stage_of((1280, 720))
    scene = opened(stage, match)
    dark = next(
        each
        for each in scene.root.walk()
        if isinstance(each, Spot) and not each.enabled and each.thing.partition(".")[2].isdigit()
    )

    stage.tell(Hover(dark.rect.center))
    stage.step(0.5)
    stage.draw()

    assert scene.focus.tip is not None
    assert scene.sight.why_not(dark.thing)


def test_a_seat_opens_its_sheet_without_its_secrets() -> None:
    match = match_of(GAME, bots=(1, 2))
    stage = stage_of((1280, 720))
    scene = opened(stage, match)

    stage.apply(scene.open_sheet(1))
    stage.draw()

    assert isinstance(stage.top, Sheet)
    assert not private_pieces(match, 0) & {each.name for each in stage.top.root.walk()}
    assert [] == problems(stage)


def test_keys_and_digits_are_shown_only_to_those_who_use_them() -> None:
    match = match_of(GAME, bots=(1, 2))
    stage = stage_of((1280, 720))
    scene = opened(stage, match)
    stage.draw()
    calm = len(stage.shown)

    Keys(stage).press(pygame.K_RIGHT)
    stage.draw()

    assert scene.focus.ring
    assert len(stage.shown) > calm


def test_a_game_without_a_board_is_still_playable() -> None:
    boards.register("toy", None)
    match = match_of(GAME, bots=(1, 2))
    stage = stage_of((1280, 720))
    opened(stage, match)
    hands, brain = Mouse(stage), Brain(match)

    for _ in range(3):
        hands.choose(brain.number())
        hands.settle()

    assert match.session.cursor >= 3


def test_leaving_asks_and_goes_back_to_the_menu() -> None:
    match = match_of(GAME, bots=(1, 2))
    stage = stage_of((1280, 720))
    scene = opened(stage, match)

    stage.tell(Key("escape"))
    assert isinstance(stage.top, Dialog)
    stage.apply(scene.leave())

    assert "Menu" == type(stage.top).__name__


def test_the_toy_has_no_drawers_and_needs_none() -> None:
    stage = stage_of((1280, 720))
    scene = opened(stage, match_of(GAME, bots=(1, 2)))

    assert not [each for each in scene.root.walk() if isinstance(each, Tab)]
    assert zones.DIE in scene.sight.lit


def test_keys_begin_with_the_first_thing_that_is_lit_and_stay_with_what_is() -> None:
    stage = stage_of((1280, 720))
    scene = opened(stage, match_of(GAME, bots=(1, 2)))
    hands, brain = Keys(stage), Brain(scene.match)
    hands.settle()
    hands.press(pygame.K_DOWN)
    landed = []

    while stage.top is scene and not scene.match.session.is_over:
        current = scene.focus.current
        landed.append(current is not None and current.decides)
        hands.choose(brain.number())
        hands.settle()

    assert len(landed) > 3
    assert all(landed)


def test_the_focus_waits_while_nobody_asks_the_player() -> None:
    stage = stage_of((1280, 720))
    scene = opened(stage, match_of(GAME, bots=(1, 2)))
    hands, brain = Keys(stage), Brain(scene.match)
    hands.settle()
    hands.press(pygame.K_DOWN)

    while scene.match.session.decision is not None and scene.match.session.decision.seat == 0:
        scene.choose(brain.number())

    assert scene.focus.current is None
