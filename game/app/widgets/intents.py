"""What a player means, whatever it was said with: mouse, keyboard or game pad.

`from_event` is the only place that knows key codes and pad buttons.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TypeAlias

import pygame
from attrs import frozen

from game.app.drawing.layout import Point


@frozen
class Move:
    """Go to the next thing in a direction."""

    dx: int
    dy: int


@frozen
class Act:
    """Use the thing in focus."""

    key: str = "return"


@frozen
class Released:
    """What was held is held no longer: a key, a button of a pad; all of them if none is named."""

    key: str = ""


@frozen
class Back:
    """One step back (Esc)."""


@frozen
class Key:
    """A key that a control may carry: a letter, a digit, a name such as ``f1``."""

    name: str


@frozen
class Next:
    """To the next thing in reading order, or the one before."""

    by: int = 1


@frozen
class Hover:
    """The pointer is here now."""

    at: Point


@frozen
class Down:
    """A pointer button went down."""

    at: Point
    button: int = 1


@frozen
class Up:
    """A pointer button went up."""

    at: Point
    button: int = 1


@frozen
class Scroll:
    """The wheel was turned."""

    at: Point
    by: float


@frozen
class Pan:
    """Look a step farther over something larger than its window."""

    dx: int
    dy: int


@frozen
class Drift:
    """Look farther for as long as a stick is held, each way from -1 to 1; nothing ends it."""

    dx: float
    dy: float


@frozen
class Zoom:
    """So many levels closer, or farther away."""

    by: int


@frozen
class Typed:
    """Text for a field."""

    text: str


@frozen
class Edit:
    """A key that changes a field: backspace, delete, left, right, home, end, paste."""

    key: str


Intent: TypeAlias = (
    Move
    | Act
    | Released
    | Back
    | Key
    | Next
    | Hover
    | Down
    | Up
    | Scroll
    | Pan
    | Drift
    | Zoom
    | Typed
    | Edit
)

_MOVES: Mapping[int, Move] = {
    pygame.K_LEFT: Move(-1, 0),
    pygame.K_RIGHT: Move(1, 0),
    pygame.K_UP: Move(0, -1),
    pygame.K_DOWN: Move(0, 1),
}
_NAMED: Mapping[int, Intent] = {
    pygame.K_RETURN: Act("return"),
    pygame.K_KP_ENTER: Act("return"),
    pygame.K_SPACE: Act("space"),
    pygame.K_ESCAPE: Back(),
}
_EDITS: Mapping[int, Intent] = {
    pygame.K_BACKSPACE: Edit("backspace"),
    pygame.K_DELETE: Edit("delete"),
    pygame.K_LEFT: Edit("left"),
    pygame.K_RIGHT: Edit("right"),
    pygame.K_HOME: Edit("home"),
    pygame.K_END: Edit("end"),
    pygame.K_RETURN: Act("return"),
    pygame.K_KP_ENTER: Act("return"),
    pygame.K_ESCAPE: Back(),
    pygame.K_UP: Move(0, -1),
    pygame.K_DOWN: Move(0, 1),
}
_ZOOMS: Mapping[int, Zoom] = {
    pygame.K_PLUS: Zoom(1),
    pygame.K_KP_PLUS: Zoom(1),
    pygame.K_KP_MINUS: Zoom(-1),
}
#: By where the key lies: on a French keyboard "-" stands on the digit 6.
_ZOOMS_BY_PLACE: Mapping[int, Zoom] = {
    pygame.KSCAN_EQUALS: Zoom(1),
    pygame.KSCAN_MINUS: Zoom(-1),
}
#: Buttons of a game pad in the usual order (A, B, X, Y, shoulders, back, start, pressed sticks).
PAD: Mapping[int, Intent] = {
    0: Act("return"),
    1: Back(),
    2: Key("z"),
    3: Key("h"),
    4: Key("l"),
    5: Act("space"),
    6: Key("f1"),
    7: Back(),
    9: Key("home"),
    10: Key("home"),
}
#: The axes of the right stick, and of the left and right trigger.
_LOOKING = (2, 3) if sys.platform == "win32" else (3, 4)
_TRIGGERS: Mapping[int, Zoom] = (
    {4: Zoom(-1), 5: Zoom(1)} if sys.platform == "win32" else {2: Zoom(-1), 5: Zoom(1)}
)
#: How far a stick or a trigger is moved before it means something; less for a stick that pulls.
_STICK = 0.6
_PULL = 0.2


class PadStick:
    """The sticks and triggers of a pad: single moves, a pull, levels of zoom."""

    def __init__(self) -> None:
        self._held = [0, 0]
        self._pull = [0.0, 0.0]
        self._pressed: set[int] = set()

    def moved(self, axis: int, value: float) -> Move | Drift | Zoom | None:
        """What this position of an axis begins, if it begins something."""
        if axis in _LOOKING:
            return self._pulled(_LOOKING.index(axis), value)
        if axis in _TRIGGERS:
            return self._squeezed(axis, value)
        return self._tilted(axis, value) if axis in (0, 1) else None

    def _pulled(self, axis: int, value: float) -> Drift | None:
        before = tuple(self._pull)
        self._pull[axis] = value if abs(value) >= _PULL else 0.0
        return Drift(*self._pull) if before != tuple(self._pull) else None

    def _squeezed(self, axis: int, value: float) -> Zoom | None:
        if value <= _STICK:
            self._pressed.discard(axis)
            return None
        began = axis not in self._pressed
        self._pressed.add(axis)
        return _TRIGGERS[axis] if began else None

    def _tilted(self, axis: int, value: float) -> Move | None:
        side = 0 if abs(value) < _STICK else (1 if value > 0 else -1)
        began = side != 0 and self._held[axis] != side
        self._held[axis] = side
        if not began:
            return None
        return Move(side, 0) if axis == 0 else Move(0, side)


def from_event(
    event: pygame.Event, scale: float, stick: PadStick, typing: bool = False
) -> Intent | None:
    """What an event means; `typing` while a field takes text."""
    match event.type:
        case pygame.KEYDOWN:
            return _typing_key(event) if typing else _key(event)
        case pygame.KEYUP if isinstance(_NAMED.get(event.key), Act):
            return _let_go(_NAMED[event.key])
        case pygame.TEXTINPUT if typing:
            return Typed(event.text)
        case pygame.MOUSEMOTION:
            return Hover(_point(event.pos, scale))
        case pygame.MOUSEBUTTONDOWN if event.button <= 3:
            return Down(_point(event.pos, scale), event.button)
        case pygame.MOUSEBUTTONUP if event.button <= 3:
            return Up(_point(event.pos, scale), event.button)
        case pygame.MOUSEWHEEL:
            at = getattr(event, "at", None) or pygame.mouse.get_pos()
            return Scroll(_point(at, scale), getattr(event, "precise_y", 0) or event.y)
        case pygame.JOYBUTTONDOWN:
            return PAD.get(event.button)
        case pygame.JOYBUTTONUP:
            return _let_go(PAD.get(event.button))
        case pygame.WINDOWFOCUSLOST | pygame.WINDOWMINIMIZED | pygame.JOYDEVICEREMOVED:
            # Nobody tells any more when a key goes up.
            return Released()
        case pygame.JOYHATMOTION:
            x, y = event.value
            return Move(x, -y) if (x == 0) != (y == 0) else None
        case pygame.JOYAXISMOTION:
            return stick.moved(event.axis, event.value)
    return None


def _let_go(intent: Intent | None) -> Released | None:
    """What the end of a press means, by what its beginning meant."""
    return Released(intent.key) if isinstance(intent, Act) else None


def _point(pixels: tuple[int, int], scale: float) -> Point:
    return pixels[0] / scale, pixels[1] / scale


def _key(event: pygame.Event) -> Intent | None:
    code = event.key
    if code in _MOVES:
        move = _MOVES[code]
        return Pan(move.dx, move.dy) if event.mod & pygame.KMOD_SHIFT else move
    if code in _NAMED:
        return _NAMED[code]
    zoom = _ZOOMS.get(code) or _ZOOMS_BY_PLACE.get(getattr(event, "scancode", -1))
    if zoom is not None:
        return zoom
    if code == pygame.K_TAB:
        return Next(-1 if event.mod & pygame.KMOD_SHIFT else 1)
    if pygame.K_KP1 <= code <= pygame.K_KP0:
        return Key(str((code - pygame.K_KP1 + 1) % 10))
    # Digits by what they type: on a French keyboard the digit row needs shift, the key does not.
    if pygame.K_1 <= code <= pygame.K_9:
        return Key(str(code - pygame.K_1 + 1))
    typed = getattr(event, "unicode", "")
    if typed and typed in _FRENCH_DIGITS:
        return Key(_FRENCH_DIGITS[typed])
    name = pygame.key.name(code)
    return Key(name) if name else None


_FRENCH_DIGITS: Mapping[str, str] = dict(zip("&é\"'(-è_çà", "1234567890", strict=True))


def _typing_key(event: pygame.Event) -> Intent | None:
    if event.key == pygame.K_TAB:
        return Next(-1 if event.mod & pygame.KMOD_SHIFT else 1)
    if event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        return Edit("paste")
    return _EDITS.get(event.key)
