"""A lesson on screen: every step drawn, and gone through by mouse, keys and pad."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app import scenes
from game.app.doors.shot import Windows
from game.app.scenes.board import BoardScene
from game.app.scenes.dialog import Dialog
from game.app.scenes.lesson import LessonScene
from game.app.scenes.menu import Menu
from game.app.scenes.tutorials import Tutorials
from game.app.studio.checker import problems
from game.app.table import pointing
from game.app.table.camera import Camera
from game.app.window.scene import Pop, Push
from game.app.window.stage import Stage
from game.guide.lessons.course import syllabus_of
from game.guide.lessons.learning import learnt
from game.guide.records import store
from game.guide.records.book import Person
from game.rules import GAMES, games
from tests.app.hands import Hands, Keys, Mouse
from tests.portions import LESSON_LOOKS, looks

LESSONS = [
    (game, lesson)
    for game in GAMES
    for lesson in getattr(syllabus_of(games()[game]), "lessons", {})
]


def opened(stage: Stage, game: str, lesson: str, at: int = 0) -> LessonScene:
    scene = scenes.open_scene(stage, "lesson", game=games()[game], lesson=lesson, at=at)
    stage.apply(Push(scene))
    assert isinstance(scene, LessonScene)
    return scene


def settle(stage: Stage, scene: LessonScene) -> None:
    stage.step(0.6)  # what comes under a pointer that rests takes no click for a moment
    for _ in range(200):
        if stage.top is not scene or scene.speaks:
            break
        stage.step(0.2)


def amiss(stage: Stage, scene: LessonScene) -> list[str]:
    """What a reader would complain about at this step."""
    assert scene.built is not None
    bubble = scene.guided.speaking.bubble.rect
    line = scene.runner.line
    lost = [each for each in line.at if not pointing.boxes(scene.built, [each])]
    over = [hole for hole in scene.holes() if bubble.inflate(-8, -8).colliderect(hole)]
    wide = [hole for hole in over if hole.w * hole.h < scene.guided.room.w * 300]
    return [
        *problems(stage),
        *(f"nowhere on the board: {each}" for each in lost),
        *(f"the bubble lies over what it speaks of: {each}" for each in wide),
        *(["the bubble is outside"] if not scene.guided.room.contains(bubble) else []),
        *(["nothing shows what to do"] if line.choose and not scene.holes() else []),
    ]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
@pytest.mark.parametrize(("size", "lang", "text_size"), looks(LESSON_LOOKS))
def test_every_step_is_drawn_whole(
    game: str, lesson: str, size: tuple[int, int], lang: str, text_size: int, windows: Windows
) -> None:
    stage = windows.stage(size, lang, text_size)
    scene = opened(stage, game, lesson)

    found = []
    while stage.top is scene:
        settle(stage, scene)
        found += [f"line {scene.runner.at}: {each}" for each in amiss(stage, scene)]
        stage.apply(scene.go_on())
        settle(stage, scene)

    assert [] == found
    assert scene.runner.is_over


@pytest.mark.parametrize("make", [Mouse, Keys])
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_it_is_played_to_its_end_by_hand(
    game: str, lesson: str, make: Callable[[Stage], Hands], stage: Stage
) -> None:
    hands = make(stage)
    scene = opened(stage, game, lesson)
    for _ in range(100):
        if stage.top is not scene:
            break
        stage.draw()
        if scene.runner.is_asked:
            assert scene.built is not None
            hands.use(pointing.answering(scene.built, scene.runner.wanted)[0])
        else:
            hands.button("next")
        settle(stage, scene)

    assert isinstance(stage.top, Dialog)
    assert learnt(store.load(), "", game, lesson).done


def press(stage: Stage, key: int) -> None:
    stage.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def test_space_and_the_pad_read_on(stage: Stage) -> None:
    scene = opened(stage, *LESSONS[0])

    press(stage, pygame.K_SPACE)
    stage.post(pygame.Event(pygame.JOYBUTTONDOWN, button=0, joy=0, instance_id=0))

    assert 2 == scene.runner.at


def test_backspace_goes_a_step_back(stage: Stage) -> None:
    scene = opened(stage, *LESSONS[0], at=8)

    press(stage, pygame.K_BACKSPACE)

    assert 7 == scene.runner.at
    assert scene.match.session is scene.runner.session


def test_esc_leaves_at_once_and_the_place_is_kept(stage: Stage) -> None:
    game, lesson = LESSONS[0]
    stage.apply(Push(scenes.open_scene(stage, "tutorials")))
    opened(stage, game, lesson, at=5)

    press(stage, pygame.K_ESCAPE)

    assert 5 == learnt(store.load(), "", game, lesson).at
    assert not isinstance(stage.top, LessonScene)
    opener = stage.top.root.find(f"lesson:{lesson}")
    assert opener is not None
    stage.apply(opener.press())
    assert isinstance(stage.top, LessonScene)
    assert 5 == stage.top.runner.at


def test_a_click_on_something_else_is_answered(stage: Stage) -> None:
    scene = opened(stage, *LESSONS[0], at=5)
    stage.draw()
    wanted = frozenset(scene.runner.wanted)
    assert scene.built is not None
    other = next(
        each
        for each in scene.built.root.page.middle.walk()
        if pointing.numbers_of(each) and not pointing.numbers_of(each) & wanted
    )

    Mouse(stage).use(other)

    assert 5 == scene.runner.at
    assert 2 == len(scene.guided.speaking.bubble.children)


def test_with_motion_the_bubble_waits_until_everything_lies(stage: Stage) -> None:
    stage.change_settings(animation="normal")
    scene = opened(stage, *LESSONS[0], at=6)
    stage.apply(scene.go_on())

    assert not scene.speaks
    assert not scene.guided.speaking.visible
    for _ in range(400):
        stage.step(1 / 30)
        stage.draw()
        if scene.speaks:
            break
    stage.step(1 / 30)
    assert scene.guided.speaking.visible


def middle_of(stage: Stage) -> tuple[int, ...]:
    """A patch of the veiled board that nothing changes."""
    return tuple(stage.draw(waits=True).get_at((5, stage.size[1] // 2)))


def test_the_veil_over_a_frame_that_stays_is_not_drawn_again(stage: Stage) -> None:
    scene = opened(stage, *LESSONS[0], at=3)
    stage.step(0.6)
    stage.draw()
    before = middle_of(stage)

    stage.apply(scene.go_on())

    seen = [middle_of(stage) for _ in range(6)]
    assert [before] * 6 == seen


def test_a_map_that_is_dragged_under_the_veil_stays_as_bright(stage: Stage) -> None:
    scene = opened(stage, "euthia", "chapel", at=2)
    stage.step(0.6)
    before = middle_of(stage)
    assert scene.built is not None
    camera = next(each for each in scene.built.root.walk() if isinstance(each, Camera))
    at = camera.rect.centerx, camera.rect.bottom - 60
    spot = scene.look.px(at[0]), scene.look.px(at[1])

    stage.post(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=spot, touch=False))
    seen = []
    for step in range(1, 6):
        pos = spot[0] + 12 * step, spot[1]
        stage.post(
            pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(12, 0), buttons=(1, 0, 0), touch=False)
        )
        stage.step(1 / 60)
        seen.append(middle_of(stage))

    assert camera.is_dragged
    assert [before] * 5 == seen


def finished(stage: Stage, game: str, lesson: str, person: str = "") -> Dialog:
    """The dialog at the end of a lesson, of which the last line was read."""
    syllabus = syllabus_of(games()[game])
    assert syllabus is not None
    last = len(syllabus.lessons[lesson].lines) - 1
    scene = scenes.open_scene(
        stage, "lesson", game=games()[game], lesson=lesson, person=person, at=last
    )
    stage.apply(Push(scene))
    assert isinstance(scene, LessonScene)
    settle(stage, scene)
    stage.apply(scene.go_on())
    assert isinstance(stage.top, Dialog)
    return stage.top


def answer(stage: Stage, dialog: Dialog, number: int) -> None:
    stage.draw()
    stage.apply(Pop(dialog.answers[number].on_choose))


def test_the_next_lesson_calls_the_pupil_by_the_same_name(stage: Stage) -> None:
    store.change(lambda book: book.with_person(Person("a1", "Ada", "red", "lion")))

    answer(stage, finished(stage, *LESSONS[0], person="a1"), 0)

    assert isinstance(stage.top, LessonScene)
    assert LESSONS[1][1] == stage.top.runner.course.name
    assert "Ada" == stage.top.match.called(0)


@pytest.mark.parametrize("game", dict(LESSONS))
def test_the_last_lesson_leads_to_the_guided_game(game: str, stage: Stage) -> None:
    last = dict(LESSONS)[game]

    answer(stage, finished(stage, game, last), 0)

    assert isinstance(stage.top, BoardScene)
    assert not isinstance(stage.top, LessonScene)
    assert game == stage.top.match.game.id


def test_all_lessons_leads_to_the_list_also_from_the_menu(stage: Stage) -> None:
    stage.apply(Push(scenes.open_scene(stage, "menu")))

    answer(stage, finished(stage, *LESSONS[0]), -1)

    assert isinstance(stage.top, Tutorials)
    stage.apply(stage.top.back())
    assert isinstance(stage.top, Menu)


def test_all_lessons_leads_back_to_the_list_that_was_open(stage: Stage) -> None:
    stage.apply(Push(scenes.open_scene(stage, "tutorials")))
    below = stage.top

    answer(stage, finished(stage, *LESSONS[0]), -1)

    assert below is stage.top
