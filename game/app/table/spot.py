"""A spot: where a piece or a zone lies on screen, what a click on it means, what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, TypeAlias

from game.app.drawing import paint
from game.app.drawing.layout import Box, Point, Size
from game.app.drawing.theme import Colour
from game.app.widgets.base import NO_LIMIT, Change, Press, Widget

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look

Draw: TypeAlias = "Callable[[Canvas, Box], None]"
#: Where the children of a plate stand.
Arrange: TypeAlias = "Callable[[Look, Box], Sequence[Box]]"


class Spot(Widget):
    """A thing on the board. Lit ones take the focus, all of them explain themselves."""

    focusable = True
    explains = True

    def __init__(
        self,
        thing: str,
        draw: Draw | None,
        *children: Widget,
        also: Sequence[str] = (),
        hidden: set[str] | None = None,
    ) -> None:
        super().__init__(*children, name=thing)
        self.thing = thing
        #: Other things that lie here too, for motion and for clicks.
        self.also = tuple(also)
        self.size: Size = (0, 0)
        #: Chosen already, in a chain of choices of which nothing has happened yet.
        self.taken = False
        #: Hidden from others, but not from who looks.
        self.known = False
        #: How round the ring is that lights it.
        self.radius: float | None = None
        #: The options that a click on it may mean.
        self.numbers: tuple[int, ...] = ()
        #: What these options do.
        self.does = ""
        self.on_press: Press | None = None
        self.arrange: Arrange | None = None
        self._draw = draw
        self._hidden = hidden if hidden is not None else set()

    @property
    def things(self) -> tuple[str, ...]:
        """Everything that lies here."""
        return (self.thing, *self.also)

    @property
    def decides(self) -> bool:
        return self.enabled and bool(self.numbers)

    @property
    def meaning(self) -> str:
        return f"{self.name} {self.does}"

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return self.size

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        if self.arrange is not None:
            for child, place in zip(self.children, self.arrange(look, box), strict=True):
                child.place(look, place)

    def hit(self, point: Point) -> Widget | None:
        found = super().hit(point)
        if found is not None and found is not self and self.enabled and not found.can_focus:
            # What lies on a lit thing and cannot be used itself does not keep the click.
            return self
        return found

    def press(self) -> Change | None:
        return self.on_press() if self.on_press is not None else None

    def draw(self, canvas: Canvas) -> None:
        if self.thing in self._hidden:
            return
        if self.enabled:
            # The light lies under the thing, its ring (drawn with the pointer's) over it.
            paint.glow(canvas, self.rect.inflate(6, 6), canvas.look.theme.gold, 12)
        if self._draw is not None:
            self._draw(canvas, self.rect)
        super().draw(canvas)
        self.draw_marks(canvas)

    def draw_marks(self, canvas: Canvas) -> None:
        """The small signs over it: an eye if only the viewer knows it, a tick if it is chosen."""
        theme = canvas.look.theme
        if self.known:
            self._badge(canvas, "app.eye", theme.info, self.rect.x)
        if self.taken:
            paint.ring(canvas, self.rect.inflate(4, 4), theme.good, 4, 10)
            self._badge(canvas, "app.check", theme.good, self.rect.right)

    def _badge(self, canvas: Canvas, icon: str, fill: Colour, x: float) -> None:
        """A small round sign at one of the upper corners."""
        ink = canvas.look.theme.ink
        side = min(max(min(self.rect.w, self.rect.h) * 0.4, 20), 34)
        at = x - side * (0.2 if x == self.rect.x else 0.8)
        badge = Box(at, self.rect.y - side * 0.2, side, side)
        paint.panel(canvas, badge, paint.Panel(fill, fill, ink, side / 2, 2))
        canvas.icon(icon, badge.inflate(-side * 0.35, -side * 0.35), ink)

    def draw_light(self, canvas: Canvas) -> None:
        """The ring that says it can be used, brighter under the pointer."""
        theme = canvas.look.theme
        radius = 12 if self.radius is None else self.radius
        paint.ring(canvas, self.rect.inflate(6, 6), theme.bright, 4, radius + 3)
        if self.lit:
            paint.ring(canvas, self.rect.inflate(10, 10), theme.cream, 5, radius + 5)


class Anchor(Widget):
    """A place without anything to click: where a counter stands, for numbers that float up."""

    def __init__(self, name: str, draw: Draw | None = None) -> None:
        super().__init__(name=name)
        self._draw = draw

    def draw(self, canvas: Canvas) -> None:
        if self._draw is not None:
            self._draw(canvas, self.rect)


class Plate(Widget):
    """A ground with children on it, placed by a function."""

    def __init__(self, arrange: Arrange, *children: Widget, draw: Draw | None = None) -> None:
        super().__init__(*children)
        self._arrange = arrange
        self._draw = draw

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        for child, place in zip(self.children, self._arrange(look, box), strict=True):
            child.place(look, place)

    def draw(self, canvas: Canvas) -> None:
        if self._draw is not None:
            self._draw(canvas, self.rect)
        super().draw(canvas)


class Shelf(Widget):
    """Things in equal cells, as large as they can be in the room there is, never overlapping."""

    def __init__(
        self, *children: Widget, size: Size, least: float = 0.3, gap: float = 8, x: float = 0.0,
        y: float = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(*children)
        self.size = size
        self.least = least
        self.gap = gap
        self.x, self.y = x, y

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        count = len(self.children)
        return count * (self.size[0] + self.gap), self.size[1] if count else 0

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        cells = cells_in(box, len(self.children), self.size, self.gap, self.x, self.y)
        for child, cell in zip(self.children, cells, strict=True):
            child.place(look, cell)


def cells_in(
    box: Box, count: int, size: Size, gap: float = 8, x: float = 0.0, y: float = 0.0
) -> list[Box]:
    """Places for so many things of a shape, in rows, at most of this size."""
    if count == 0 or box.w <= 0 or box.h <= 0:
        return [Box(box.x, box.y, 0, 0)] * count
    best, columns = 0.0, 1
    for tried in range(1, count + 1):
        rows = -(-count // tried)
        wide = (box.w - gap * (tried - 1)) / tried / size[0]
        high = (box.h - gap * (rows - 1)) / rows / size[1]
        share = min(wide, high, 1.0)
        if share > best + 1e-6:
            best, columns = share, tried
    width, height = size[0] * best, size[1] * best
    rows = -(-count // columns)
    left = box.x + (box.w - columns * width - (columns - 1) * gap) * x
    top = box.y + (box.h - rows * height - (rows - 1) * gap) * y
    return [
        Box(left + x * (width + gap), top + y * (height + gap), width, height)
        for y, x in (divmod(at, columns) for at in range(count))
    ]


def places_of(root: Widget) -> Iterator[tuple[str, Box]]:
    """Where everything lies, by its name."""
    for each in root.walk():
        if isinstance(each, Spot):
            for thing in each.things:
                yield thing, each.rect
        elif isinstance(each, Anchor):
            yield each.name, each.rect
