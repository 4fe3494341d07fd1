"""A walk through the house with real events: by mouse, by keyboard alone, by game pad alone."""

from __future__ import annotations

import pygame
import pytest

from game.app.scenes.menu import Menu
from game.app.scenes.settings import SettingsScene
from game.app.scenes.setup import SetupScene
from game.app.scenes.shelf import Shelf
from game.app.widgets import TextInput
from game.app.window.scene import Push
from game.app.window.stage import Stage


@pytest.fixture
def menu(stage: Stage) -> Stage:
    stage.apply(Push(Menu(stage)))
    stage.draw()
    return stage


def click(stage: Stage, name: str) -> None:
    widget = stage.top.root.find(name)
    assert widget is not None, name
    at = stage.look.rect(widget.rect).center
    stage.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    stage.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    stage.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    stage.draw()


def press(stage: Stage, *codes: int) -> None:
    for code in codes:
        stage.post(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
        stage.draw()


def focus_on(stage: Stage, name: str) -> None:
    """Go down from thing to thing until the wanted one is in focus."""
    for _ in range(30):
        current = stage.top.focus.current
        if current is not None and current.name == name:
            return
        press(stage, pygame.K_TAB)
    raise AssertionError(name)


def test_by_mouse_to_a_seat_with_another_name(menu: Stage) -> None:
    click(menu, "new")
    on_shelf = type(menu.top)
    click(menu, "toy")
    click(menu, "name.0")
    menu.post(pygame.Event(pygame.TEXTINPUT, text="ê!"))
    press(menu, pygame.K_BACKSPACE, pygame.K_RETURN)

    scene = menu.top
    assert Shelf is on_shelf
    assert isinstance(scene, SetupScene)
    assert "Nathalieê" == scene.plan.seats[0].name


def test_by_keyboard_alone(menu: Stage) -> None:
    focus_on(menu, "settings")
    press(menu, pygame.K_RETURN)
    in_settings = type(menu.top)
    focus_on(menu, "language")
    press(menu, pygame.K_RIGHT)
    language = menu.settings.language
    press(menu, pygame.K_ESCAPE)

    assert SettingsScene is in_settings
    assert "fr" == language
    assert isinstance(menu.top, Menu)


def test_by_game_pad_alone(menu: Stage) -> None:
    down = pygame.Event(pygame.JOYHATMOTION, value=(0, -1), joy=0, hat=0)
    use = pygame.Event(pygame.JOYBUTTONDOWN, button=0, joy=0)
    back = pygame.Event(pygame.JOYBUTTONDOWN, button=1, joy=0)

    menu.post(down)  # the first lesson, for who has never played
    menu.post(down)
    menu.post(use)
    on_shelf = type(menu.top)
    menu.post(back)

    assert Shelf is on_shelf
    assert isinstance(menu.top, Menu)


def test_letters_typed_into_a_field_are_no_shortcuts(menu: Stage) -> None:
    click(menu, "new")
    click(menu, "toy")
    click(menu, "name.0")

    press(menu, pygame.K_z, pygame.K_1)

    field = menu.top.root.find("name.0")
    assert isinstance(field, TextInput)
    assert field.takes_text
