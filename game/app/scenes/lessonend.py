"""After a lesson: what was won, and the way on: to the next one, or to a first whole game."""

from __future__ import annotations

from contextlib import suppress

from game.app import scenes
from game.app.keep import people
from game.app.keep.seats import SeatInfo
from game.app.scenes import guiding
from game.app.scenes.dialog import Answer, Dialog
from game.app.scenes.tutorials import Tutorials
from game.app.widgets.base import Change
from game.app.window.scene import Pop, Push, Replace, Scene
from game.app.window.stage import Stage
from game.guide.lessons.course import Course, syllabus_of
from game.guide.records import store
from game.guide.records.store import RecordsError


def after(scene: Scene, course: Course, person: str) -> Change:
    """Say what was won, over the board of the lesson."""
    words, stage = scene.words, scene.stage
    every = Answer(words("ui-lesson-all"), lambda: _to_all(stage, course))
    ways = [*_onward(stage, course, person), every]
    answers = [Answer(ways[0].text, ways[0].on_choose, "primary"), *ways[1:]]
    title = words("ui-lesson-done", name=course.lesson.name.in_(words.lang))
    won = course.lesson.won.in_(words.lang)
    return Push(Dialog(stage, title, won, answers, scene.game))


def _onward(stage: Stage, course: Course, person: str) -> list[Answer]:
    """The next lesson; after the last one the guided game, if there is one."""
    words, syllabus = stage.words, syllabus_of(course.game)
    if syllabus is None:
        return []
    names = list(syllabus.lessons)
    following = names[names.index(course.name) + 1 :]
    if following:
        return [
            Answer(words("ui-lesson-following"), lambda: _next(stage, course, following[0], person))
        ]
    if syllabus.guided is None:
        return []
    title = syllabus.guided.name.in_(words.lang)
    return [Answer(title, lambda: guiding.begin(stage, course.game, _known(person)))]


def _next(stage: Stage, course: Course, lesson: str, person: str) -> Change:
    who = _known(person)
    name = who.name if who is not None else ""
    return Replace(
        scenes.open_scene(
            stage, "lesson", game=course.game, lesson=lesson, person=person, called=name
        )
    )


def _to_all(stage: Stage, course: Course) -> Change:
    """Back to the list; who came straight from the menu has not seen it yet."""
    if any(isinstance(each, Tutorials) for each in stage.scenes[-2:-1]):
        return Pop()
    return Replace(scenes.open_scene(stage, "tutorials", game=course.game.id))


def _known(person: str) -> SeatInfo | None:
    """Who was learning, if the house knows them."""
    with suppress(RecordsError):
        return next((each for each in people.known(store.load()) if each.person == person), None)
    return None
