"""A key that is held: what moves goes on, what decides is meant once."""

from __future__ import annotations

import pygame
import pytest

from game.app.window.keyboard import Keyboard


def down(key: int, scancode: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=scancode)


def up(key: int) -> pygame.Event:
    return pygame.Event(pygame.KEYUP, key=key, mod=0)


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_1])
def test_a_held_key_that_decides_is_heard_once(key):
    keyboard = Keyboard()

    heard = [keyboard.hears(down(key), typing=False) for _ in range(3)]

    assert [True, False, False] == heard


def test_a_key_that_was_let_go_is_heard_again():
    keyboard = Keyboard()
    keyboard.hears(down(pygame.K_RETURN), typing=False)

    assert keyboard.hears(up(pygame.K_RETURN), typing=False)
    assert keyboard.hears(down(pygame.K_RETURN), typing=False)


def test_a_key_let_go_while_another_window_had_the_keyboard_is_heard_again():
    keyboard = Keyboard()
    keyboard.hears(down(pygame.K_ESCAPE), typing=False)
    keyboard.hears(pygame.Event(pygame.WINDOWFOCUSLOST), typing=False)

    assert keyboard.hears(down(pygame.K_ESCAPE), typing=False)


@pytest.mark.parametrize(
    "event", [down(pygame.K_DOWN), down(pygame.K_TAB), down(pygame.K_6, pygame.KSCAN_MINUS)]
)
def test_a_held_key_that_moves_goes_on(event):
    keyboard = Keyboard()
    keyboard.hears(event, typing=False)

    assert keyboard.hears(event, typing=False)


def test_while_one_types_letters_repeat_and_enter_does_not():
    keyboard = Keyboard()
    for key in (pygame.K_a, pygame.K_BACKSPACE, pygame.K_RETURN):
        keyboard.hears(down(key), typing=True)

    assert keyboard.hears(down(pygame.K_a), typing=True)
    assert keyboard.hears(down(pygame.K_BACKSPACE), typing=True)
    assert not keyboard.hears(down(pygame.K_RETURN), typing=True)
