"""The button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.drawing import paint
from game.app.drawing.layout import Box, Size, inset
from game.app.drawing.theme import Colour, darker, lighter, mix
from game.app.widgets.base import NO_LIMIT, Change, Press, Widget
from game.app.widgets.text import Label, Paragraph

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look

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
        self._before = 0.0
        self._words: Label | Paragraph = Paragraph(text, style, x=x, y=0.5, shrink=True)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        fixed = 2 * PAD_X + self._beside(look)
        if not self.text:
            side = look.line(self.style) + 2 * PAD_Y
            return side, side
        wide, high = self._words.wanted(look, max(width - fixed, 40) if self._wraps else NO_LIMIT)
        return wide + fixed + 2, max(high, look.line(self.style)) + 2 * PAD_Y

    def narrowest(self, look: Look) -> float:
        """The width under which a word of it has no room."""
        longest = max(
            (look.text_size(word, self.style)[0] for word in self.text.split()), default=0
        )
        return longest + PAD_X + self._beside(look)

    def _beside(self, look: Look) -> float:
        """Room for the icon and the key."""
        icon = (look.line(self.style) + 12) if self.icon and self.text else 0
        hint = look.text_size(self.hint, "small")[0] + KEY_GAP + 8 if self.hint else 0
        return icon + hint

    def place(self, look: Look, box: Box) -> None:
        self.rect, self._before = box, 0.0
        self._before = self._free_before(look)
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
            inner = Box(inner.x + self._before, inner.y, inner.w - self._before, inner.h)
        return inner

    def _free_before(self, look: Look) -> float:
        """What is left free before the words, as the key is after them: they stand midway.

        Only as much as there is room for.
        """
        if not self.hint or self.x != 0.5:
            return 0.0
        room = self._inner(look).w
        spare = room - self._words.wanted(look, room)[0] - 4
        return min(max(spare, 0), look.text_size(self.hint, "small")[0] + KEY_GAP + 8)

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
