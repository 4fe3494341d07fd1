"""The widget: a box with children, which may be in focus, used, dragged and explained."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from game.app.drawing.layout import Box, Point, Size

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look
    from game.app.widgets.intents import Edit

NO_LIMIT = 100_000.0


class Change:
    """What using something asks of the window: the changes that `window.scene` knows."""

    __slots__ = ()


#: What a control does when it is used.
Press: TypeAlias = Callable[[], Change | None]


class Widget:
    """A box of the screen. Positions are in units; `place` sets them, `draw` uses them."""

    #: Whether the focus may rest here.
    focusable: ClassVar[bool] = False
    #: Whether using it makes the sound of a button.
    clicks: ClassVar[bool] = False
    #: Whether a click on it shows its hover card at once, where it does nothing else.
    explains: ClassVar[bool] = False
    #: Whether keys begin with what answers a question, and with nothing while nothing does.
    asks: ClassVar[bool] = False
    #: Whether no hover card may lie over it.
    stays_clear: ClassVar[bool] = False
    #: Whether it would rather be made smaller than be covered in part.
    gives_way: ClassVar[bool] = False

    def __init__(self, *children: Widget, name: str = "") -> None:
        #: By which the focus finds it again after a rebuild, and tests find it at all.
        self.name = name
        self.rect = Box(0, 0, 0, 0)
        self.children: list[Widget] = list(children)
        self.enabled = True
        self.visible = True
        #: Under the pointer or in focus; set by the focus.
        self.lit = False
        #: A key that uses it.
        self.key: str | None = None
        #: A widget (or a function that makes one) that explains this one on hover.
        self.tip: Callable[[], Widget | None] | None = None

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        """The size it would like, given at most this width."""
        sizes = [child.wanted(look, width) for child in self.children]
        return max((w for w, _ in sizes), default=0), max((h for _, h in sizes), default=0)

    def place(self, look: Look, box: Box) -> None:
        """Take a place; by default children fill it."""
        self.rect = box
        for child in self.children:
            child.place(look, box)

    def draw(self, canvas: Canvas) -> None:
        """Draw it and its children, those that lie where something is painted."""
        area = canvas.area
        draw_each(
            canvas,
            [each for each in self.children if area is None or area.colliderect(each.rect)],
        )

    def forget(self) -> None:
        """Let go of what was painted: nobody will see it for long."""

    def walk(self) -> list[Widget]:
        """It and everything in it that is visible, in drawing order."""
        found: list[Widget] = []
        waiting: list[Widget] = [self]
        while waiting:
            each = waiting.pop()
            if each.visible:
                found.append(each)
                if each.children:
                    waiting += each.children[::-1]
        return found

    def find(self, name: str) -> Widget | None:
        """The visible widget of this name."""
        return next((each for each in self.walk() if each.name == name), None)

    def hit(self, point: Point) -> Widget | None:
        """The topmost widget here that can be used or explained."""
        if not self.visible:
            return None
        for child in reversed(self.children):
            found = child.hit(point)
            if found is not None:
                return found
        if (self.focusable or self.tip is not None) and self.rect.collidepoint(point):
            return self
        return None

    def gloss(self, point: Point) -> str:
        """What a sign at a point means, for the hover card of what lies there."""
        return next((told for child in self.children if (told := child.gloss(point))), "")

    @property
    def meaning(self) -> str:
        """What using it means; as long as that stays, what is built again is no other thing."""
        return self.name

    @property
    def decides(self) -> bool:
        """Whether using it answers what is asked now."""
        return False

    @property
    def can_focus(self) -> bool:
        """Whether the focus may rest here now."""
        return self.focusable and self.enabled and self.visible

    def press(self) -> Change | None:
        """Use it."""
        return None

    def press_at(self, point: Point) -> Change | None:
        """Use it with the pointer at a point."""
        return self.press()

    def grab(self, point: Point) -> bool:
        """The pointer went down here; true if it wants to be dragged."""
        return False

    def drag(self, point: Point) -> Change | None:
        """The pointer moved while it was held."""
        return None

    def nudge(self, dx: int, dy: int) -> bool:
        """An arrow key while in focus; true if it was used up."""
        return False

    def scroll(self, by: float, at: Point) -> bool:
        """The wheel was turned over a point of it; true if it was used up."""
        return False

    def reveal(self, look: Look, box: Box) -> None:
        """Bring a box of its content into sight."""

    def take_over(self, before: Widget) -> None:
        """Go on where the widget of the same name was before a rebuild."""

    @property
    def takes_text(self) -> bool:
        """Whether what is typed goes here."""
        return False

    def typed(self, text: str) -> None:
        """Text was typed while it takes text."""

    def edit(self, edit: Edit) -> None:
        """A key that changes text."""

    def stop_typing(self, keep: bool) -> Change | None:
        """The field is left, with or without what was typed."""
        return None


def draw_each(canvas: Canvas, widgets: Iterable[Widget]) -> None:
    """Draw those that are visible, one over the other; each may wait for another frame."""
    drawn = [each.draw for each in widgets if each.visible]
    if not canvas.puts_off(drawn):
        for draw in drawn:
            draw(canvas)


def carry_over(before: Widget, after: Widget) -> None:
    """Let what was built again go on where its namesake was: scrolled, or looking somewhere."""
    named = {each.name: each for each in before.walk() if each.name}
    for each in after.walk():
        if each.name in named:
            each.take_over(named[each.name])
