"""One focus for mouse, keyboard and game pad."""

from __future__ import annotations

import pygame
import pytest

from game.app.drawing.layout import Box
from game.app.widgets import Button, HoverCard, TextInput, Widget, intents
from game.app.widgets.focus import HOVER_WAIT, Focus
from game.app.widgets.intents import (
    Act,
    Back,
    Down,
    Drift,
    Hover,
    Key,
    Move,
    Next,
    PadStick,
    Pan,
    Up,
    Zoom,
    from_event,
)
from game.app.widgets.nearest import nearest
from game.app.window.scene import Scene
from game.app.window.stage import Stage


def button(name: str, box: tuple[int, int, int, int], pressed: list[str], **more: object) -> Button:
    made = Button(name, lambda: pressed.append(name), name=name, **more)  # type: ignore[arg-type]
    made.rect = Box(*box)
    return made


@pytest.fixture
def pressed() -> list[str]:
    return []


@pytest.fixture
def cross(pressed: list[str]) -> dict[str, Button]:
    """Five buttons: one in the middle, one in each direction."""
    places = {
        "middle": (500, 500, 100, 50),
        "left": (300, 510, 100, 50),
        "right": (700, 490, 100, 50),
        "up": (520, 300, 100, 50),
        "down": (480, 700, 100, 50),
    }
    return {name: button(name, box, pressed) for name, box in places.items()}


@pytest.mark.parametrize(
    ("dx", "dy", "expected"), [(-1, 0, "left"), (1, 0, "right"), (0, -1, "up"), (0, 1, "down")]
)
def test_an_arrow_leads_to_the_nearest_thing_ahead(
    cross: dict[str, Button], dx: int, dy: int, expected: str
) -> None:
    found = nearest(cross["middle"], list(cross.values()), dx, dy)

    assert cross[expected] is found


def test_an_arrow_into_nothing_stays(cross: dict[str, Button]) -> None:
    assert nearest(cross["left"], [cross["left"], cross["middle"]], -1, 0) is None


def test_keys_alone_reach_and_use_a_button(cross: dict[str, Button], pressed: list[str]) -> None:
    focus = Focus(Widget(*cross.values()))

    for intent in (Move(0, 1), Move(1, 0), Act()):
        focus.handle(intent)

    assert ["right"] == pressed
    assert focus.ring


def test_enter_shows_where_keys_begin_before_it_uses_anything(
    cross: dict[str, Button], pressed: list[str]
) -> None:
    focus = Focus(Widget(*cross.values()))

    focus.handle(Act())
    assert (cross["middle"], True, []) == (focus.current, focus.ring, pressed)

    focus.handle(Act())
    assert ["middle"] == pressed


class Asking(Widget):
    """A screen that asks something now and then, like a board."""

    asks = True


class Answer(Button):
    """A button that answers."""

    @property
    def decides(self) -> bool:
        return True


@pytest.mark.parametrize("times", [1, 2, 3])
def test_enter_while_nothing_answers_lands_on_nothing(
    cross: dict[str, Button], pressed: list[str], times: int
) -> None:
    focus = Focus(Asking(*cross.values()))

    for _ in range(times):
        focus.handle(Act())

    assert (None, False, []) == (focus.current, focus.ring, pressed)


def test_enter_lands_on_the_first_thing_that_answers(
    cross: dict[str, Button], pressed: list[str]
) -> None:
    answer = Answer("Yes", lambda: pressed.append("answer"), name="answer")  # type: ignore[func-returns-value]
    focus = Focus(Asking(*cross.values(), answer))

    focus.handle(Act())
    assert (answer, True, []) == (focus.current, focus.ring, pressed)

    focus.handle(Act())
    assert ["answer"] == pressed


def test_when_its_thing_is_gone_and_nothing_answers_the_focus_waits(
    cross: dict[str, Button], stage: Stage
) -> None:
    focus = Focus(Asking(*cross.values()))
    focus.handle(Next(1))
    focus.handle(Next(1))
    gone = focus.current
    assert gone is not None

    rest = [each for each in cross.values() if each is not gone]
    focus.retarget(Asking(*rest), stage.look)

    assert focus.current is None


def test_the_pointer_lights_what_it_rests_on_and_hides_the_ring(cross: dict[str, Button]) -> None:
    focus = Focus(Widget(*cross.values()))
    focus.handle(Move(1, 0))

    focus.handle(Hover((310, 520)))

    assert cross["left"].lit
    assert not cross["middle"].lit
    assert not focus.ring


def test_a_click_needs_down_and_up_on_the_same_thing(
    cross: dict[str, Button], pressed: list[str]
) -> None:
    focus = Focus(Widget(*cross.values()))

    focus.handle(Down((510, 510)))
    focus.handle(Up((310, 520)))
    focus.handle(Down((510, 510)))
    focus.handle(Up((515, 515)))

    assert ["middle"] == pressed


def test_a_key_uses_the_control_that_carries_it(pressed: list[str]) -> None:
    undo = button("undo", (0, 0, 50, 50), pressed, key="z")
    focus = Focus(Widget(undo, button("other", (60, 0, 50, 50), pressed)))

    focus.handle(Key("z"))
    undo.enabled = False
    focus.handle(Key("z"))

    assert ["undo"] == pressed


def test_tab_goes_round(cross: dict[str, Button]) -> None:
    focus = Focus(Widget(*cross.values()))

    for _ in range(len(cross) + 1):
        focus.handle(Next())

    assert cross["middle"] is focus.current


def test_a_thing_explains_itself_when_the_pointer_rests(
    stage: Stage, cross: dict[str, Button]
) -> None:
    cross["left"].tip = lambda: HoverCard("Left", "Why it is there.")
    focus = Focus(Widget(*cross.values()))
    focus.look = stage.look
    focus.handle(Hover((310, 520)))

    before = focus.tip
    focus.update(HOVER_WAIT + 0.01)

    assert before is None
    assert focus.tip is not None
    assert stage.look.box.contains(focus.tip.rect)


def test_a_field_takes_what_is_typed_and_gives_it_back() -> None:
    kept: list[str] = []
    field = TextInput("Tom", kept.append, name="field")
    field.rect = Box(0, 0, 200, 50)
    focus = Focus(Widget(field))
    focus.set(field)

    focus.handle(Act())
    field.typed("my")
    focus.handle(Act())
    focus.handle(Act())
    field.typed("xx")
    focus.handle(Back())

    assert ["Tommy"] == kept
    assert "Tommy" == field.value
    assert not focus.typing


def key(code: int, **more: object) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", **more)


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (key(pygame.K_LEFT), Move(-1, 0)),
        (key(pygame.K_RETURN), Act("return")),
        (key(pygame.K_SPACE), Act("space")),
        (key(pygame.K_ESCAPE), Back()),
        (key(pygame.K_z), Key("z")),
        (key(pygame.K_F1), Key("f1")),
        (key(pygame.K_3), Key("3")),
        (key(pygame.K_KP3), Key("3")),
        (pygame.Event(pygame.JOYBUTTONDOWN, button=0), Act("return")),
        (pygame.Event(pygame.JOYBUTTONDOWN, button=1), Back()),
        (pygame.Event(pygame.JOYHATMOTION, value=(0, 1)), Move(0, -1)),
        (pygame.Event(pygame.JOYAXISMOTION, axis=0, value=0.9), Move(1, 0)),
        (pygame.Event(pygame.MOUSEMOTION, pos=(64, 32)), Hover((128, 64))),
    ],
)
def test_every_device_says_the_same_things(event: pygame.Event, expected: object) -> None:
    assert expected == from_event(event, 0.5, PadStick())


def test_a_held_stick_moves_once() -> None:
    stick = PadStick()

    moves = [stick.moved(0, value) for value in (0.7, 0.9, 1.0, 0.1, 0.8)]

    assert [Move(1, 0), None, None, None, Move(1, 0)] == moves


def test_the_focus_stays_on_its_widget_when_the_scene_is_built_again(stage: Stage) -> None:
    class Two(Scene):
        def build(self) -> Widget:
            made = Widget(button("one", (0, 0, 50, 50), []), button("two", (100, 0, 50, 50), []))
            made.place = lambda look, box: None  # type: ignore[method-assign]
            return made

    scene = Two(stage)
    scene.rebuild()
    scene.handle(Next())
    scene.handle(Next())

    scene.rebuild()

    assert scene.focus.current is not None
    assert "two" == scene.focus.current.name


def test_what_was_just_used_keeps_silent_until_the_pointer_has_been_elsewhere(
    stage: Stage,
) -> None:
    here = button("here", (0, 0, 100, 50), [])
    here.tip = lambda: HoverCard("", "a note")
    focus = Focus(Widget(here))
    focus.look = stage.look

    for intent in (Hover((10, 10)), Down((10, 10)), Up((10, 10))):
        focus.handle(intent)
    focus.update(HOVER_WAIT + 0.1)
    after_use = focus.tip
    for at in ((900, 900), (10, 10)):
        focus.handle(Hover(at))
    focus.update(HOVER_WAIT + 0.1)

    assert after_use is None
    assert focus.tip is not None


@pytest.mark.parametrize(
    ("how", "expected"),
    [
        ({"key": pygame.K_RIGHT, "mod": pygame.KMOD_SHIFT}, Pan(1, 0)),
        ({"key": pygame.K_KP_PLUS, "mod": 0}, Zoom(1)),
        ({"key": pygame.K_MINUS, "mod": 0, "scancode": pygame.KSCAN_MINUS}, Zoom(-1)),
        # The key of the digit 6 on a French keyboard.
        ({"key": pygame.K_MINUS, "mod": 0, "scancode": pygame.KSCAN_6, "unicode": "-"}, Key("6")),
        # The key of the digit 0 there, on every keyboard, and at its right.
        ({"key": pygame.K_0, "mod": 0, "unicode": "à"}, Key("0")),
        ({"key": ord("à"), "mod": 0, "unicode": "à"}, Key("0")),
        ({"key": pygame.K_KP0, "mod": 0}, Key("0")),
        ({"key": pygame.K_KP9, "mod": 0}, Key("9")),
        ({"key": pygame.K_HOME, "mod": 0}, Key("home")),
    ],
)
def test_keys_look_around(how: dict[str, int], expected: object) -> None:
    assert expected == from_event(pygame.Event(pygame.KEYDOWN, **how), 1.0, PadStick())


def test_the_right_stick_pulls_for_as_long_as_it_is_held() -> None:
    stick = PadStick()

    said = [stick.moved(intents._LOOKING[0], value) for value in (0.1, 0.5, 1.0, 0.05, 0.0)]

    assert [None, Drift(0.5, 0), Drift(1.0, 0), Drift(0, 0), None] == said


def test_a_trigger_zooms_once_until_it_is_let_go() -> None:
    stick = PadStick()
    axis = next(axis for axis, zoom in intents._TRIGGERS.items() if zoom == Zoom(1))

    said = [stick.moved(axis, value) for value in (-1.0, 0.8, 0.9, 0.0, 0.8)]

    assert [None, Zoom(1), None, None, Zoom(1)] == said
