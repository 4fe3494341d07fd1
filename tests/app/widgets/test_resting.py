"""A pointer at rest: what comes under it by itself neither speaks nor takes its click at once."""

from __future__ import annotations

import pytest

from game.app.drawing.layout import Box
from game.app.widgets import Button, HoverCard, Widget
from game.app.widgets.beside import beside
from game.app.widgets.focus import HOVER_WAIT, Focus
from game.app.widgets.intents import Act, Back, Down, Hover, Next, Up
from game.app.widgets.resting import NEW
from game.app.window.scene import Pop, Push, Scene
from game.app.window.stage import Stage

HERE = (50.0, 25.0)


@pytest.fixture
def pressed() -> list[str]:
    return []


@pytest.fixture
def focus(stage: Stage, pressed: list[str]) -> Focus:
    """A focus whose pointer rests on a button."""
    focus = Focus(Widget())
    focus.retarget(root("stop", pressed), stage.look)
    focus.handle(Hover(HERE))
    return focus


def root(name: str, pressed: list[str]) -> Widget:
    """A screen with one button, always at the same place."""
    made = Button(name, lambda: pressed.append(name), name=name)
    made.rect = Box(0, 0, 100, 50)
    made.tip = lambda: HoverCard("", name)
    return Widget(made)


def click(focus: Focus, at: tuple[float, float] = HERE) -> None:
    for intent in (Down(at), Up(at)):
        focus.handle(intent)


def test_a_click_too_many_does_not_meet_what_came_in_its_way(
    stage: Stage, focus: Focus, pressed: list[str]
) -> None:
    click(focus)
    focus.retarget(root("kill", pressed), stage.look)
    click(focus)

    assert ["stop"] == pressed


def test_what_came_can_be_clicked_a_moment_later(
    stage: Stage, focus: Focus, pressed: list[str]
) -> None:
    focus.retarget(root("kill", pressed), stage.look)
    assert focus.ticking
    focus.update(NEW)
    click(focus)

    assert ["kill"] == pressed


def test_who_points_at_what_came_means_it(stage: Stage, focus: Focus, pressed: list[str]) -> None:
    focus.retarget(root("kill", pressed), stage.look)
    focus.handle(Hover((HERE[0] + 20, HERE[1])))
    click(focus, (HERE[0] + 20, HERE[1]))

    assert ["kill"] == pressed


def test_a_trembling_hand_has_not_pointed(stage: Stage, focus: Focus, pressed: list[str]) -> None:
    focus.retarget(root("kill", pressed), stage.look)
    focus.handle(Hover((HERE[0] + 2, HERE[1])))
    click(focus, (HERE[0] + 2, HERE[1]))

    assert [] == pressed


def test_what_means_the_same_is_clicked_as_fast_as_one_likes(
    stage: Stage, focus: Focus, pressed: list[str]
) -> None:
    click(focus)
    focus.retarget(root("stop", pressed), stage.look)
    click(focus)

    assert ["stop", "stop"] == pressed


def test_built_once_more_a_new_thing_is_as_new_as_it_was(
    stage: Stage, focus: Focus, pressed: list[str]
) -> None:
    focus.retarget(root("kill", pressed), stage.look)
    focus.retarget(root("kill", pressed), stage.look)
    click(focus)

    assert [] == pressed


def test_a_key_too_many_does_not_meet_what_came_under_the_focus(
    stage: Stage, focus: Focus, pressed: list[str]
) -> None:
    for intent in (Next(), Act()):
        focus.handle(intent)
    focus.retarget(root("kill", pressed), stage.look)
    focus.handle(Act())

    assert ["stop"] == pressed


def test_a_thing_that_came_under_the_pointer_is_silent_until_it_moves(
    stage: Stage, focus: Focus, pressed: list[str]
) -> None:
    focus.retarget(root("kill", pressed), stage.look)
    focus.update(HOVER_WAIT + NEW)
    resting = focus.tip
    focus.handle(Hover((HERE[0] + 20, HERE[1])))
    focus.update(HOVER_WAIT + 0.1)

    assert resting is None
    assert focus.tip is not None


def test_a_click_aims_at_what_was_there_when_the_pointer_came(
    stage: Stage, focus: Focus, pressed: list[str]
) -> None:
    assert focus.aims(Down(HERE))

    focus.retarget(root("stop", pressed), stage.look)

    assert not focus.aims(Down(HERE))
    assert focus.aims(Act("space"))
    assert focus.aims(Down((HERE[0] + 20, HERE[1])))


def test_a_note_goes_with_its_thing(stage: Stage, focus: Focus, pressed: list[str]) -> None:
    focus.update(HOVER_WAIT + 0.1)
    told = focus.tip
    focus.retarget(Widget(), stage.look)

    assert told is not None
    assert focus.tip is None


def test_a_note_does_not_keep_escape_from_the_scene(stage: Stage, pressed: list[str]) -> None:
    scene = Noted(stage, pressed)
    stage.apply(Push(scene))
    stage.tell(Hover(HERE))
    stage.step(HOVER_WAIT + 0.1)
    assert scene.focus.tip is not None

    assert isinstance(scene.handle(Back()), Pop)
    assert scene.focus.tip is None


def test_a_note_goes_when_another_scene_comes(stage: Stage, pressed: list[str]) -> None:
    scene = Noted(stage, pressed)
    stage.apply(Push(scene))
    stage.tell(Hover(HERE))
    stage.step(HOVER_WAIT + 0.1)

    stage.apply(Push(Scene(stage)))

    assert scene.focus.tip is None


class Noted(Scene):
    """A button with a note."""

    def __init__(self, stage: Stage, pressed: list[str]) -> None:
        super().__init__(stage)
        self._pressed = pressed

    def build(self) -> Widget:
        made = root("stop", self._pressed)
        made.place = lambda look, box: None  # type: ignore[method-assign]
        return made


ROOM = Box(0, 0, 1920, 1080)
PROMPT = Box(1400, 700, 510, 370)


@pytest.mark.parametrize(
    "thing",
    [Box(1300, 800, 60, 60), Box(1400, 600, 500, 90), Box(1650, 1000, 200, 60), PROMPT],
    ids=["beside it", "over it", "in it", "itself"],
)
def test_a_note_lies_in_sight_and_never_over_what_stays_clear(thing: Box) -> None:
    place = beside(thing, (600, 300), ROOM, clear=[PROMPT])

    assert ROOM.contains(place)
    assert not place.colliderect(PROMPT)
    assert not place.colliderect(thing)


def test_a_click_too_many_does_not_meet_the_scene_that_came(
    stage: Stage, pressed: list[str]
) -> None:
    stage.apply(Push(Noted(stage, [])))
    stage.tell(Hover(HERE))
    stage.apply(Push(Noted(stage, pressed)))

    for intent in (Down(HERE), Up(HERE)):
        stage.tell(intent)
    at_once = list(pressed)
    stage.step(NEW)
    for intent in (Down(HERE), Up(HERE)):
        stage.tell(intent)

    assert [] == at_once
    assert ["stop"] == pressed
