"""The keyboard of the window: a key that is held repeats itself only where that goes on moving.

A held Enter would answer questions that have not been read yet, and a held Esc would walk out of
scene after scene to the door.
"""

from __future__ import annotations

from typing import Final

import pygame

#: Keys that mean a decision: once pressed, once meant.
_DECIDING: Final = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_F11})
#: Keys that move something a little further as long as they are held.
_MOVING: Final = frozenset(
    {
        *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB),
        *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_PLUS, pygame.K_MINUS, pygame.K_EQUALS),
        *(pygame.K_KP_PLUS, pygame.K_KP_MINUS),
    }
)
_MOVING_PLACES: Final = frozenset({pygame.KSCAN_EQUALS, pygame.KSCAN_MINUS})


class Keyboard:
    """Which keys are held down."""

    def __init__(self) -> None:
        self._held: set[int] = set()

    def hears(self, event: pygame.Event, typing: bool) -> bool:
        """Whether an event is to be heard; `typing` while a field takes text."""
        match event.type:
            case pygame.KEYUP:
                self._held.discard(event.key)
            case pygame.WINDOWFOCUSLOST:
                # It may be let go where this window does not hear of it.
                self._held.clear()
            case pygame.KEYDOWN if event.key in self._held:
                return _goes_on(event, typing)
            case pygame.KEYDOWN:
                self._held.add(event.key)
        return True


def _goes_on(event: pygame.Event, typing: bool) -> bool:
    """Whether a repeated key means something each time."""
    if typing:
        return event.key not in _DECIDING
    return event.key in _MOVING or getattr(event, "scancode", None) in _MOVING_PLACES
