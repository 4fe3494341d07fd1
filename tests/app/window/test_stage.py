"""The stack, the settings at work, and the sleep of an idle screen."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.drawing.canvas import Canvas
from game.app.scenes.dialog import Answer, Dialog
from game.app.scenes.settings import SettingsScene
from game.app.widgets.intents import Act, Back, Hover, Key
from game.app.window.loop import Loop
from game.app.window.scene import Leave, Pop, Push, Replace, Reset, Scene
from game.app.window.stage import Stage


def test_scenes_come_and_go(stage: Stage) -> None:
    one, two, three = Scene(stage), Scene(stage), Scene(stage)

    stage.apply(Push(one))
    stage.apply(Push(two))
    stage.apply(Replace(three))
    after_replace = list(stage.scenes)
    stage.apply(Pop())
    after_pop = list(stage.scenes)
    stage.apply(Reset(two, (three,)))
    after_reset = list(stage.scenes)
    stage.apply(Leave())

    assert [one, three] == after_replace
    assert [one] == after_pop
    assert [two, three] == after_reset
    assert not stage.running


def test_a_calm_screen_draws_nothing(stage: Stage, shown: Callable[[Scene], Scene]) -> None:
    shown(SettingsScene(stage))
    frames = stage.frames

    for _ in range(100):
        stage.step(1 / 60)
        stage.draw()
    stage.tell(Hover((1, 1)))
    stage.tell(Hover((2, 2)))
    stage.draw()

    assert frames == stage.frames
    assert not stage.ticking


def test_the_loop_sleeps_until_something_happens(stage: Stage) -> None:
    pygame.display.init()
    surface = pygame.display.set_mode((1280, 720))
    stage.resize((1280, 720), surface)
    stage.apply(Push(SettingsScene(stage)))
    loop = Loop(stage)
    for _ in range(5):
        loop.turn(nap=0.01)
    frames = stage.frames

    for _ in range(10):
        loop.turn(nap=0.01)
    idle = stage.frames
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode=""))
    loop.turn(nap=1)
    loop.turn(nap=0.01)

    assert frames == idle
    assert idle < stage.frames


def test_another_language_is_spoken_at_once(stage: Stage, shown: Callable[[Scene], Scene]) -> None:
    shown(SettingsScene(stage))

    stage.change_settings(language="fr")
    stage.draw()

    assert "Réglages" in {each.text for each in stage.shown}


def test_a_question_goes_before_its_answer_is_done(
    stage: Stage, shown: Callable[[Scene], Scene]
) -> None:
    below = shown(SettingsScene(stage))
    said: list[str] = []
    answers = [Answer("Yes", lambda: said.append("yes")), Answer("No", lambda: said.append("no"))]
    shown(Dialog(stage, "Really?", "Think.", answers))

    stage.tell(Act())
    still_open = list(stage.scenes)
    stage.tell(Back())

    assert 2 == len(still_open)
    assert ["no"] == said
    assert [below] == stage.scenes


def test_enter_takes_the_answer_that_is_meant_to_be_taken(
    stage: Stage, shown: Callable[[Scene], Scene]
) -> None:
    said: list[str] = []
    answers = [
        Answer("Delete", lambda: said.append("delete"), "danger"),
        Answer("Keep", lambda: said.append("keep"), "primary"),
    ]
    shown(SettingsScene(stage))
    shown(Dialog(stage, "Really?", "Think.", answers))

    stage.tell(Act())

    assert ["keep"] == said


def test_f11_asks_for_the_full_screen(stage: Stage, shown: Callable[[Scene], Scene]) -> None:
    shown(SettingsScene(stage))

    stage.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode=""))

    assert stage.settings.full_screen
    assert stage.window_stale


def test_f1_opens_the_rules_over_any_scene(stage: Stage, shown: Callable[[Scene], Scene]) -> None:
    shown(SettingsScene(stage))

    stage.tell(Key("f1"))
    opened = type(stage.top).__name__
    stage.tell(Key("f1"))

    assert "RulebookScene" == opened
    assert isinstance(stage.top, SettingsScene)


class Slow(Scene):
    """A scene that needs a few frames to get ready."""

    opaque = True

    def __init__(self, stage: Stage, frames: int) -> None:
        super().__init__(stage)
        self.left = frames

    def draw(self, canvas: Canvas) -> None:
        self.lingers = self.stage.can_wait and self.left > 0
        self.left -= 1
        self.dirty = self.lingers
        if not self.lingers:
            canvas.fill((10, 200, 10))


class Over(Scene):
    """A veil over what lies below."""

    opaque = False

    def draw(self, canvas: Canvas) -> None:
        canvas.fill((0, 0, 0, 128))


def test_a_scene_that_is_not_ready_keeps_the_frame_before_with_what_lies_over_it(
    stage: Stage,
) -> None:
    below = Slow(stage, 0)
    stage.apply(Push(below))
    stage.apply(Push(Over(stage)))
    before = stage.draw(waits=True).get_at((5, 5))

    below.left, below.dirty = 3, True
    seen = [stage.draw(waits=True).get_at((5, 5)) for _ in range(3)]
    assert [before] * 3 == seen
    assert stage.dirty

    assert before == stage.draw(waits=True).get_at((5, 5))
    assert not stage.dirty
