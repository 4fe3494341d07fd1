"""One focus for mouse, keyboard and game pad: what is lit, and what it does when used.

The pointer moves the focus by resting on a thing; arrows move it to the nearest thing in their
direction. The ring shows only after a key, so that mouse players see a calm screen.
"""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING

from game.app.drawing import paint
from game.app.drawing.layout import Point
from game.app.widgets.base import Change, Widget
from game.app.widgets.beside import beside
from game.app.widgets.carrier import Carrying
from game.app.widgets.intents import (
    Act,
    Back,
    Down,
    Drift,
    Edit,
    Hover,
    Intent,
    Key,
    Move,
    Next,
    Pan,
    Scroll,
    Typed,
    Up,
    Zoom,
)
from game.app.widgets.nearest import answering, first, heir, nearest
from game.app.widgets.notes import HoverCard
from game.app.widgets.resting import Resting

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look

#: Seconds the pointer rests before a thing explains itself, and a finger before it does.
HOVER_WAIT = 0.35
LONG_PRESS = 0.5


class Focus:
    """Which widget is in focus, which is held, which explains itself."""

    def __init__(self, root: Widget) -> None:
        self.root = root
        self.look: Look | None = None
        self.current: Widget | None = None
        #: Whether the ring is shown: the last input was a key or a pad.
        self.ring = False
        self.changed = False
        #: Whether the last intent was used up by something other than a press.
        self.consumed = False
        #: The control that the last intent used, if it used one.
        self.used: Widget | None = None
        self.pointer: Point = (-1, -1)
        self.tip: Widget | None = None
        self._tip_of: Widget | None = None
        self._hovered: Widget | None = None
        self._rested = 0.0
        #: The name of what was just used: it has been read, and is silent while the pointer stays.
        self._silent = ""
        self._resting = Resting()
        self._held: Widget | None = None
        self._dragging = False
        self._held_for = 0.0
        self._carrying = Carrying()
        self._carrying.look_at(root)

    def retarget(self, root: Widget, look: Look) -> None:
        """Look at a rebuilt tree; stay on the widget of the same name or place."""
        before, under = self.current, self._under
        earlier = self.items if before is not None else []
        place = earlier.index(before) if before is not None and before in earlier else -1
        self.root, self.look = root, look
        self._hovered = self._held = None
        self._carrying.release()
        self._carrying.look_at(root)
        self.hide_tip()
        self.current = None
        items = self.items
        if before is not None and before.name:
            self.current = next((each for each in items if each.name == before.name), None)
        if self.current is None and self.ring:
            self.current = heir(items, place, before, root.asks)
        if self.current is not None:
            self.current.lit = True
        if self.pointer != (-1, -1) and not self.ring:
            self._rest_on(self.root.hit(self.pointer))
        self._resting.changed(self.pointer, under, self.current if self.ring else self._hovered)

    @property
    def items(self) -> list[Widget]:
        """Everything the focus may rest on, in reading order of the tree."""
        return [each for each in self.root.walk() if each.can_focus]

    @property
    def typing(self) -> bool:
        """Whether a field takes text now."""
        return self.current is not None and self.current.takes_text

    @property
    def shows(self) -> bool:
        """Whether it draws something over the widgets."""
        return self.ring or self.tip is not None

    @property
    def _under(self) -> str:
        """What a click or the key of the focus would mean now."""
        widget = self.current if self.ring else self._hovered
        return widget.meaning if widget is not None and widget.can_focus else ""

    @property
    def _speaks(self) -> Widget | None:
        """The thing the player points at, unless it was just used."""
        silent = self._hovered is not None and self._hovered.name == self._silent != ""
        return None if silent or not self._resting.aimed else self._hovered

    @property
    def ticking(self) -> bool:
        """Whether something waits for time to pass (a hover card, a long press)."""
        waits = self._speaks is not None and self._speaks.tip is not None
        held = self._held is not None
        passing = self._carrying.is_moving or self._resting.waits
        return (self.tip is None and (waits or held)) or passing

    def set(self, widget: Widget | None) -> None:
        """Put the focus on a widget."""
        if widget is self.current:
            return
        if self.current is not None:
            self.current.lit = False
            if self.current.takes_text:
                self.current.stop_typing(keep=True)
        self.current = widget
        if widget is not None:
            widget.lit = True
        self.changed = True

    def take_pointer(self, at: Point) -> None:
        """The pointer was used elsewhere meanwhile; it is here now, and has aimed at nothing."""
        self.pointer, self._hovered = at, None
        self._resting.changed(at, "", self.root.hit(at))

    def aims(self, intent: Intent) -> bool:
        """Whether a click is meant for what is there now; what is no click always is."""
        if isinstance(intent, Down):
            self._resting.moved(intent.at)
        return self._resting.aimed or not isinstance(intent, Down)

    def handle(self, intent: Intent) -> Change | None:
        """Do what the intent asks of the focused, pointed or keyed widget."""
        self.consumed = False
        self.used = None
        if isinstance(intent, Hover):
            return self._hover(intent.at)
        self._carrying.look_at(self.root)
        match intent:
            case Down(at, button):
                return self._down(at, button)
            case Up(at, button):
                return self._up(at, button)
            case Scroll(at, by):
                self._scroll(at, by)
            case Pan() | Zoom() | Drift() if self._carrying.handle(intent, self.pointer):
                self._shifted()
            case Move(dx, dy):
                self._move(dx, dy)
            case Next(by):
                self._next(by)
            case Act():
                return self._act()
            case Key(name):
                return self._key(name)
            case Typed(text) if self.current is not None:
                self.current.typed(text)
                self.changed = True
            case Edit() if self.current is not None:
                self.current.edit(intent)
                self.changed = True
            case Back():
                return self._back()
        return None

    def _hover(self, at: Point) -> Change | None:
        self.pointer = at
        self._resting.moved(at)
        pulled = self._carrying.pulled(at) if not self._dragging else None
        if pulled is not None:
            self._held, self._dragging = pulled, True
            self._rest_on(None)
        if self._held is not None and self._dragging:
            self.changed = True
            return self._held.drag(at)
        hit = self.root.hit(at)
        if hit is not self._hovered:
            self._rest_on(hit)
        return None

    def _rest_on(self, hit: Widget | None) -> None:
        self._hovered, self._rested = hit, 0.0
        if hit is None or hit.name != self._silent:
            self._silent = ""
        self.hide_tip()
        if self.typing:
            return
        if hit is not None and hit.can_focus:
            self.ring = False
            self.set(hit)
        elif not self.ring and self.current is not None:
            self.set(None)

    def _down(self, at: Point, button: int) -> Change | None:
        self.pointer = at
        self._resting.moved(at)
        hit = self.root.hit(at)
        if self.typing and hit is not self.current:
            self.set(None)
        self.ring = False
        if button != 3:
            self._carrying.press(at)
        if hit is None:
            self.hide_tip()
            return None
        if button == 3:
            self._explain(hit)
            return None
        if self._resting.refuses(hit):
            return None
        self._held, self._held_for = hit, 0.0
        self._dragging = hit.can_focus and hit.grab(at)
        if hit.can_focus:
            self.set(hit)
        self.changed = True
        return None

    def _up(self, at: Point, button: int) -> Change | None:
        held, self._held = self._held, None
        dragging, self._dragging = self._dragging, False
        self._carrying.release()
        if held is None or button != 1:
            return None
        self.changed = True
        if dragging or (self._held_for >= LONG_PRESS and held.tip is not None):
            return None
        if held.can_focus and held.rect.collidepoint(at):
            self.hide_tip()
            self.used, self._silent = held, held.name
            return held.press_at(at)
        if held.explains and held.rect.collidepoint(at):
            self._explain(held)
        return None

    def _scroll(self, at: Point, by: float) -> None:
        for widget in reversed(self.root.walk()):
            if widget.rect.collidepoint(at) and widget.scroll(by, at):
                self._shifted()
                return

    def _shifted(self) -> None:
        """What lies under the pointer has changed, though it rests."""
        self.hide_tip()
        self.changed = True
        if not self.ring:
            self._rest_on(self.root.hit(self.pointer))
            self._resting.slid(self.pointer)

    def _move(self, dx: int, dy: int) -> None:
        self.ring = True
        self.changed = True
        self.hide_tip()
        current = self.current
        if current is None or not current.can_focus:
            self._go_to(first(self.items))
            return
        if current.nudge(dx, dy):
            return
        target = nearest(current, self._carrying.within_reach(self.items, current), dx, dy)
        if target is not None:
            self._go_to(target)

    def _next(self, by: int) -> None:
        items = self.items
        if not items:
            return
        self.ring = True
        self.changed = True
        if self.current not in items:
            self._go_to(first(items))
            return
        self._go_to(items[(items.index(self.current) + by) % len(items)])

    def _go_to(self, widget: Widget | None) -> None:
        self.set(widget)
        if widget is not None and self.look is not None:
            for each in self.root.walk():
                each.reveal(self.look, widget.rect)

    def _act(self) -> Change | None:
        if self.current is None or not self.current.can_focus:
            # Nothing is used that was not shown before: the key only shows where keys begin. While
            # nobody is asked that is nowhere: the next press would take something back, or leave.
            if not self.root.asks or answering(self.items) is not None:
                self._next(0)
            return None
        self.changed = True
        if self.current.takes_text:
            return self.current.stop_typing(keep=True)
        self.hide_tip()
        if self._resting.refuses(self.current):
            return None
        self.used = self.current
        return self.current.press()

    def _key(self, name: str) -> Change | None:
        for widget in reversed(self.items):
            if widget.key == name:
                self.changed = True
                self.consumed = True
                self.used = widget
                return widget.press()
        if name == "i" and self.current is not None:
            self._explain(self.current)
        return None

    def _back(self) -> Change | None:
        if self.typing and self.current is not None:
            self.consumed = self.changed = True
            return self.current.stop_typing(keep=False)
        self.hide_tip()
        return None

    def update(self, dt: float) -> bool:
        """Let time pass; true if something must be drawn."""
        self._resting.update(dt)
        if self._carrying.update(dt):
            self.hide_tip()
            return True
        if self._held is not None:
            self._held_for += dt
            if self._held_for >= LONG_PRESS and self.tip is None:
                return self._explain(self._held)
        if self._speaks is not None and self.tip is None:
            self._rested += dt
            if self._rested >= HOVER_WAIT:
                return self._explain(self._speaks)
        return False

    def _explain(self, widget: Widget) -> bool:
        if widget.tip is None or self.look is None or self._tip_of is widget:
            return False
        tip = widget.tip()
        if tip is None:
            return False
        if isinstance(tip, HoverCard) and widget.rect.collidepoint(self.pointer):
            tip.add(self.root.gloss(self.pointer))
        width, height = tip.wanted(self.look, self.look.width * 0.4)
        clear = [each.rect for each in self.root.walk() if each.stays_clear]
        place = beside(widget.rect, (width, height), self.look.box, clear=clear)
        tip.place(self.look, place)
        self.tip, self._tip_of = tip, widget
        self.changed = True
        return True

    def hide_tip(self) -> None:
        """Let the hover card go."""
        if self.tip is not None:
            self.changed = True
        self.tip = self._tip_of = None

    def draw(self, canvas: Canvas) -> None:
        """The ring around the focus, and the hover card over everything."""
        if self.ring and self.current is not None and self.current.can_focus:
            carrier = self._carrying.around(self.current)
            with canvas.clipped(carrier.rect) if carrier is not None else nullcontext():
                paint.focus_ring(canvas, self.current.rect)
        if self.tip is not None:
            self.tip.draw(canvas)
