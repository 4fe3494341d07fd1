"""The list of lessons: ticks, whom they belong to, and the guided game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app.scenes.board import BoardScene
from game.app.scenes.lessonline import LessonLine
from game.app.scenes.shelf import LessonTicks, Shelf
from game.app.scenes.tutorials import Tutorials
from game.app.window.scene import Scene
from game.app.window.stage import Stage
from game.guide.lessons.course import syllabus_of
from game.guide.lessons.learning import keep_done
from game.guide.records import store
from game.guide.records.book import Person
from game.rules import GAMES, games
from tests.app.hands import Mouse

TAUGHT = [name for name in GAMES if syllabus_of(games()[name]) is not None]


def lines(scene: Scene) -> dict[str, LessonLine]:
    return {each.name: each for each in scene.root.walk() if isinstance(each, LessonLine)}


@pytest.mark.parametrize("game", TAUGHT)
def test_the_first_lesson_that_is_not_done_is_recommended(
    game: str, stage: Stage, shown: Callable[[Scene], Scene]
) -> None:
    syllabus = syllabus_of(games()[game])
    assert syllabus is not None
    first, second, *_ = syllabus.lessons
    keep_done("", game, first)

    shown(Tutorials(stage, game))

    found = lines(stage.top)
    assert found[f"lesson:{first}"].done
    assert found[f"lesson:{second}"].first


def test_each_person_has_ticks_of_their_own(stage: Stage, shown: Callable[[Scene], Scene]) -> None:
    people = [Person("a1", "Ada", "red", "lion"), Person("b2", "Ben", "blue", "stag")]
    for each in people:
        store.change(lambda book, each=each: book.with_person(each))  # type: ignore[misc]
    syllabus = syllabus_of(games()[TAUGHT[0]])
    assert syllabus is not None
    first = next(iter(syllabus.lessons))
    keep_done("a1", TAUGHT[0], first)
    scene = shown(Tutorials(stage, TAUGHT[0]))
    assert isinstance(scene, Tutorials)

    scene._teach("b2")
    assert not lines(scene)[f"lesson:{first}"].done
    scene._teach("a1")
    assert lines(scene)[f"lesson:{first}"].done


@pytest.mark.parametrize("game", TAUGHT)
def test_the_guided_game_sits_a_person_among_gentle_bots_with_a_coach(
    game: str, stage: Stage, shown: Callable[[Scene], Scene]
) -> None:
    shown(Tutorials(stage, game))

    Mouse(stage).button("lesson:guided")

    board = stage.top
    assert isinstance(board, BoardScene)
    assert (0,) == board.match.humans
    assert {"novice"} == {seat.player for seat in board.match.seats[1:]}
    assert "gentle" == board._coach.manner
    board.let_go()


def test_the_shelf_shows_a_tick_for_each_lesson_done(
    stage: Stage, shown: Callable[[Scene], Scene]
) -> None:
    syllabus = syllabus_of(games()[TAUGHT[0]])
    assert syllabus is not None
    keep_done("", TAUGHT[0], next(iter(syllabus.lessons)))

    shown(Shelf(stage))

    ticks = stage.top.root.find(f"lessons:{TAUGHT[0]}")
    assert isinstance(ticks, LessonTicks)
    assert [True, *[False] * (len(syllabus.lessons) - 1)] == list(ticks.ticks)
