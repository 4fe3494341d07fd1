"""Controls: button, toggle, slider, choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.app import paint
from game.app.layout import Box, Point, Size, inset, row
from game.app.theme import Colour, darker, lighter, mix
from game.app.widgets.base import NO_LIMIT, Press, Widget
from game.app.widgets.text import Paragraph

if TYPE_CHECKING:
    from game.app.canvas import Canvas
    from game.app.look import Look
    from game.app.scene import Change

PAD_X, PAD_Y = 24.0, 14.0
KEY_GAP = 12.0
ICON_SIZE = 34.0

_KEY_NAMES = {"escape": "Esc", "return": "↵", "f1": "F1", "f11": "F11", "space": "␣"}


def key_name(key: str) -> str:
    """A key as it stands on the keyboard."""
    return _KEY_NAMES.get(key, key.upper() if len(key) == 1 else key.capitalize())


class Button(Widget):
    """Words that do something: primary (gold), secondary, or quiet; maybe an icon and a key."""

    focusable = True
    clicks = True

    def __init__(
        self,
        text: str,
        on_press: Press,
        kind: str = "secondary",
        icon: str = "",
        key: str | None = None,
        hint: str = "",
        name: str = "",
        enabled: bool = True,
        style: str = "button",
        x: float = 0.5,
        wraps: bool = True,
    ) -> None:
        super().__init__(name=name or text)
        self.text = text
        self.kind = kind
        self.icon = icon
        self.key = key
        #: The key as it is shown; a button may have a key and not show it.
        self.hint = hint or (key_name(key) if key and kind != "quiet" else "")
        self.enabled = enabled
        self.style = style
        self.x = x
        self.on_press = on_press
        self._wraps = wraps
        self._words = Paragraph(text, style, x=x, y=0.5, shrink=True)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        fixed = 2 * PAD_X + self._beside(look)
        if not self.text:
            side = look.line(self.style) + 2 * PAD_Y
            return side, side
        wide, high = self._words.wanted(look, max(width - fixed, 40) if self._wraps else NO_LIMIT)
        return wide + fixed + 2, max(high, look.line(self.style)) + 2 * PAD_Y

    def _beside(self, look: Look) -> float:
        """Room for the icon and the key."""
        icon = (look.line(self.style) + 12) if self.icon and self.text else 0
        hint = look.text_size(self.hint, "small")[0] + KEY_GAP + 8 if self.hint else 0
        return icon + hint

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = self._inner(look)
        self._words.x = self.x
        self._words.place(look, inner)

    def _inner(self, look: Look) -> Box:
        pad = min(PAD_X, max((self.rect.w - 40) / 6, 6))
        inner = inset(self.rect, pad, 4)
        if self.icon and self.text:
            side = look.line(self.style) + 12
            inner = Box(inner.x + side, inner.y, max(inner.w - side, 1), inner.h)
        if self.hint:
            side = look.text_size(self.hint, "small")[0] + KEY_GAP + 8
            inner = Box(inner.x, inner.y, max(inner.w - side, 1), inner.h)
        return inner

    def press(self) -> Change | None:
        return self.on_press()

    def draw(self, canvas: Canvas) -> None:
        look = canvas.look
        fill, ink, edge = self._colours(look)
        if fill is not None:
            flat = look.theme.high_contrast
            made = paint.Panel(
                fill if flat else lighter(fill, 0.1),
                fill if flat else darker(fill, 0.08),
                edge,
                shadow=6 if self.enabled else 0,
            )
            paint.panel(canvas, self.rect, made)
        elif edge is not None:
            paint.ring(canvas, self.rect, edge, 2)
        self._words.colour = ink
        self._draw_icon(canvas, ink)
        self._words.draw(canvas)
        if self.hint:
            quiet = mix(ink, fill or look.theme.panel, 0.3)
            right = inset(self.rect, 14, 0)
            canvas.text(self.hint, right, "small", quiet, x=1.0)

    def _draw_icon(self, canvas: Canvas, ink: Colour) -> None:
        if not self.icon:
            return
        look = canvas.look
        side = min(look.line(self.style) + 2, self.rect.h - 8)
        if not self.text:
            canvas.icon(self.icon, inset(self.rect, self.rect.w * 0.2, self.rect.h * 0.2), ink)
            return
        left = self.rect.x + PAD_X
        if self.x:
            words = self._words.wanted(look, self._inner(look).w)[0]
            inner = self._inner(look)
            left = inner.x + (inner.w - words) * self.x - side - 10
        canvas.icon(self.icon, Box(left, self.rect.centery - side / 2, side, side), ink)

    def _colours(self, look: Look) -> tuple[Colour | None, Colour, Colour | None]:
        """Ground, words and edge, as it stands now."""
        theme = look.theme
        if not self.enabled:
            return mix(theme.panel, theme.night, 0.5), mix(theme.muted, theme.night, 0.35), None
        if self.kind == "primary":
            return (
                (lighter(theme.gold, 0.18) if self.lit else theme.gold),
                theme.ink,
                darker(theme.gold),
            )
        if self.kind == "danger":
            red = (150, 52, 46)
            return (lighter(red, 0.14) if self.lit else red), theme.cream, lighter(red, 0.25)
        if self.kind == "quiet":
            return (
                (theme.panel if self.lit else None),
                theme.bright if self.lit else theme.cream,
                None,
            )
        base = lighter(theme.panel, 0.08)
        return (
            lighter(base, 0.12) if self.lit else base,
            theme.cream,
            theme.gold if self.lit else theme.edge,
        )


class Toggle(Widget):
    """On or off, with its words beside it."""

    focusable = True
    clicks = True

    def __init__(
        self, text: str, value: bool, on_change: Callable[[bool], Any], name: str = ""
    ) -> None:
        super().__init__(name=name or text)
        self.value = value
        self.on_change = on_change
        self.words = Paragraph(text, "body", y=0.5)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        wide, high = self.words.wanted(look, max(width - 90, 40))
        return wide + 90, max(high, 40) + 12

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.words.place(look, Box(box.x + 90, box.y, box.w - 90, box.h))

    def press(self) -> Change | None:
        self.value = not self.value
        return self.on_change(self.value)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        track = Box(self.rect.x, self.rect.centery - 18, 72, 36)
        fill = theme.gold if self.value else theme.sunken
        paint.pill(canvas, track, fill, theme.bright if self.lit else theme.edge)
        knob = Box(track.right - 33 if self.value else track.x + 5, track.y + 4, 28, 28)
        paint.pill(canvas, knob, theme.ink if self.value else theme.muted)
        sign = "app.check" if self.value else "app.cross"
        tint = theme.bright if self.value else theme.sunken
        canvas.icon(sign, inset(knob, 6), tint)
        self.words.draw(canvas)


class Slider(Widget):
    """A number between two ends, in steps."""

    focusable = True
    clicks = True

    def __init__(
        self,
        value: int,
        least: int,
        most: int,
        step: int,
        on_change: Callable[[int], Any],
        shown: Callable[[int], str] = str,
        name: str = "",
    ) -> None:
        super().__init__(name=name)
        self.value, self.least, self.most, self.step = value, least, most, step
        self.on_change = on_change
        self.shown = shown

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return min(width, 420), max(look.line("figure"), 40) + 8

    def _track(self, look: Look) -> Box:
        figure = look.text_size(self.shown(self.most), "figure")[0] + 24
        return Box(self.rect.x + 14, self.rect.centery - 7, self.rect.w - figure - 28, 14)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self._bar = self._track(look)

    def grab(self, point: Point) -> bool:
        self.drag(point)
        return True

    def drag(self, point: Point) -> Change | None:
        share = (point[0] - self._bar.x) / max(self._bar.w, 1)
        return self._set(self.least + share * (self.most - self.least))

    def nudge(self, dx: int, dy: int) -> bool:
        if dx:
            self._set(self.value + dx * self.step)
        return bool(dx)

    def _set(self, value: float) -> Change | None:
        steps = round((value - self.least) / self.step)
        new = min(max(self.least + steps * self.step, self.least), self.most)
        if new == self.value:
            return None
        self.value = new
        return self.on_change(new)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        bar = self._bar
        share = (self.value - self.least) / max(self.most - self.least, 1)
        paint.gauge(canvas, bar, share, theme.gold)
        knob = Box(bar.x + bar.w * share - 17, bar.centery - 17, 34, 34)
        paint.pill(canvas, knob, theme.bright if self.lit else theme.gold, theme.ink)
        room = Box(bar.right + 20, self.rect.y, self.rect.right - bar.right - 20, self.rect.h)
        canvas.text(self.shown(self.value), room, "figure", x=1.0)


class Choice(Widget):
    """A few values side by side, one of them chosen."""

    focusable = True
    clicks = True

    def __init__(
        self,
        values: Sequence[tuple[Any, str]],
        value: Any,
        on_change: Callable[[Any], Any],
        name: str = "",
        style: str = "button",
    ) -> None:
        super().__init__(name=name)
        self.values = list(values)
        self.value = value
        self.on_change = on_change
        self.style = style
        self._columns = 1
        self._cells: list[Box] = []

    def _fit(self, look: Look, width: float) -> tuple[int, float]:
        """How many values stand in a line, and the width of one."""
        cell = max(look.text_size(words, self.style)[0] for _, words in self.values) + 36
        columns = max(min(int(width // cell), len(self.values)), 1)
        lines = -(-len(self.values) // columns)
        return -(-len(self.values) // lines), cell

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        columns, cell = self._fit(look, width)
        lines = -(-len(self.values) // columns)
        high = look.line(self.style) + 22
        return min(cell * columns, width), lines * high

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        columns, _ = self._fit(look, box.w)
        lines = -(-len(self.values) // columns)
        self._columns, self._cells = columns, []
        for line in range(lines):
            strip = Box(box.x, box.y + box.h * line / lines, box.w, box.h / lines)
            self._cells += row(strip, columns)
        del self._cells[len(self.values) :]

    @property
    def index(self) -> int:
        """The place of the chosen value; -1 while none is."""
        return next((i for i, (each, _) in enumerate(self.values) if each == self.value), -1)

    def press(self) -> Change | None:
        return self._pick((self.index + 1) % len(self.values))

    def press_at(self, point: Point) -> Change | None:
        for index, cell in enumerate(self._cells):
            if cell.collidepoint(point):
                return self._pick(index)
        return None

    def nudge(self, dx: int, dy: int) -> bool:
        target = self.index + dx + dy * self._columns
        if not 0 <= target < len(self.values):
            return bool(dx)
        if dx or self._columns < len(self.values):
            self._pick(target)
            return True
        return False

    def _pick(self, index: int) -> Change | None:
        value = self.values[index][0]
        if value == self.value:
            return None
        self.value = value
        return self.on_change(value)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        paint.panel(canvas, self.rect, "sunken")
        chosen = self.index
        for index, ((_, words), cell) in enumerate(zip(self.values, self._cells, strict=True)):
            inner = inset(cell, 4)
            if index == chosen:
                fill = lighter(theme.gold, 0.12) if self.lit else theme.gold
                paint.panel(
                    canvas, inner, paint.Panel(lighter(fill, 0.1), darker(fill, 0.06), None, 10)
                )
            colour = theme.ink if index == chosen else theme.cream
            canvas.text(words, inset(inner, 6, 0), self.style, colour, x=0.5, shrink=True)
