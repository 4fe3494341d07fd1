"""Windows on something larger than themselves, and which of them the player moves now."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.app.drawing.layout import Point
from game.app.widgets.base import Widget
from game.app.widgets.intents import Drift, Pan, Zoom

#: Units that the pointer may slip between down and up and still mean a click.
SLIP = 8.0


class Carrier(Widget):
    """A window whose content is moved under it by pointer, wheel, keys and pad."""

    def __init__(self, *children: Widget, name: str = "") -> None:
        super().__init__(*children, name=name)
        #: How a stick pulls at it, each way from -1 to 1.
        self.drift: Point = (0, 0)

    @property
    def is_moving(self) -> bool:
        """Whether it moves by itself now."""
        raise NotImplementedError

    def carried(self) -> Sequence[Widget]:
        """Everything that moves with its content, as it was placed."""
        raise NotImplementedError

    def pan(self, dx: float, dy: float) -> None:
        """Look a step farther in a direction."""
        raise NotImplementedError

    def zoom(self, by: int, at: Point | None = None) -> None:
        """So many levels closer, or farther away; what lies at this point stays there."""
        raise NotImplementedError

    def release(self) -> None:
        """It is dragged no longer."""
        raise NotImplementedError

    def update(self, dt: float) -> None:
        """Let time pass while it moves."""
        raise NotImplementedError


class Carrying:
    """The carriers of a tree, and what the player does with them."""

    def __init__(self) -> None:
        self._carriers: list[Carrier] = []
        self._pressed: Point | None = None
        self._dragged: Carrier | None = None

    def look_at(self, root: Widget) -> None:
        """Find the carriers of a tree."""
        self._carriers = [each for each in root.walk() if isinstance(each, Carrier)]

    def _under(self, at: Point) -> Carrier | None:
        found = (each for each in reversed(self._carriers) if each.rect.collidepoint(at))
        return next(found, None)

    def press(self, at: Point) -> None:
        """The pointer went down here."""
        self._pressed = at if self._under(at) is not None else None

    def release(self) -> None:
        """The pointer went up."""
        if self._dragged is not None:
            self._dragged.release()
        self._pressed = self._dragged = None

    def pulled(self, at: Point) -> Carrier | None:
        """The carrier that begins to be dragged, once the pointer has gone too far for a click."""
        if self._pressed is None or math.dist(at, self._pressed) < SLIP:
            return None
        self._dragged = self._under(self._pressed)
        if self._dragged is not None:
            self._dragged.grab(self._pressed)
        self._pressed = None
        return self._dragged

    def handle(self, intent: Pan | Zoom | Drift, pointer: Point) -> bool:
        """Move the carrier under the pointer, else the first; true if there is one."""
        under = self._under(pointer)
        carrier = under or next(iter(self._carriers), None)
        if carrier is None:
            return False
        match intent:
            case Pan(dx, dy):
                carrier.pan(dx, dy)
            case Zoom(by):
                carrier.zoom(by, pointer if under is not None else None)
            case Drift(dx, dy):
                carrier.drift = dx, dy
        return True

    @property
    def is_moving(self) -> bool:
        """Whether one of them moves by itself now."""
        return any(each.is_moving for each in self._carriers)

    def update(self, dt: float) -> bool:
        """Let time pass; true if something moved."""
        moving = [each for each in self._carriers if each.is_moving]
        for each in moving:
            each.update(dt)
        return bool(moving)

    def around(self, widget: Widget) -> Carrier | None:
        """The carrier that a widget moves with."""
        return next((each for each in self._carriers if widget in each.carried()), None)

    def within_reach(self, widgets: Sequence[Widget], start: Widget) -> list[Widget]:
        """Those that arrows may lead to: from outside, only what a carrier shows."""
        inside = self.around(start)
        unseen = {
            id(widget)
            for carrier in self._carriers
            if carrier is not inside
            for widget in carrier.carried()
            if not widget.rect.colliderect(carrier.rect)
        }
        return [each for each in widgets if id(each) not in unseen]
