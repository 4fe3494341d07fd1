"""After a lesson: what was won, and the way to the next one."""

from __future__ import annotations

from game.app import scenes
from game.app.scenes.dialog import Answer, Dialog
from game.app.widgets.base import Change
from game.app.window.scene import Pop, Push, Replace, Scene
from game.guide.lessons.course import Course, syllabus_of


def after(scene: Scene, course: Course, person: str) -> Change:
    """Say what was won, over the board of the lesson."""
    words, stage = scene.words, scene.stage
    names = list(getattr(syllabus_of(course.game), "lessons", {}))
    place = names.index(course.name) + 1
    answers = [Answer(words("ui-lesson-all"), Pop)]
    if place < len(names):

        def go_on() -> Change:
            following = scenes.open_scene(
                stage, "lesson", game=course.game, lesson=names[place], person=person
            )
            return Replace(following)

        answers.insert(0, Answer(words("ui-lesson-following"), go_on, "primary"))
    else:
        answers = [Answer(words("ui-lesson-all"), Pop, "primary")]
    title = words("ui-lesson-done", name=course.lesson.name.in_(words.lang))
    won = course.lesson.won.in_(words.lang)
    return Push(Dialog(stage, title, won, answers, scene.game))
