"""A field to type into."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from game.app.drawing import paint
from game.app.drawing.layout import Box, Point, Size, inset
from game.app.drawing.signs import visible
from game.app.widgets.base import NO_LIMIT, Change, Widget
from game.app.widgets.intents import Edit

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look


class TextInput(Widget):
    """One line of text that can be changed; Enter keeps it, Esc brings the old one back."""

    focusable = True

    def __init__(
        self,
        value: str,
        on_change: Callable[[str], Change | None],
        placeholder: str = "",
        most: int = 24,
        allowed: Callable[[str], bool] = str.isprintable,
        live: bool = False,
        name: str = "",
    ) -> None:
        super().__init__(name=name)
        self.value = value
        self.placeholder = placeholder
        self.most = most
        self.allowed = allowed
        #: Tell every change at once (a search), not only the finished text.
        self.live = live
        self.on_change = on_change
        self._before: str | None = None
        self._caret = len(value)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return min(width, 360), look.line("body") + 20

    @property
    def takes_text(self) -> bool:
        return self._before is not None

    def press(self) -> Change | None:
        self._before, self._caret = self.value, len(self.value)
        return None

    def press_at(self, point: Point) -> Change | None:
        return None if self.takes_text else self.press()

    def typed(self, text: str) -> None:
        good = "".join(sign for sign in text if self.allowed(sign))
        room = self.most - len(self.value)
        good = good[: max(room, 0)]
        self.value = self.value[: self._caret] + good + self.value[self._caret :]
        self._caret += len(good)
        self._tell()

    def edit(self, edit: Edit) -> None:
        value, caret = self.value, self._caret
        match edit.key:
            case "backspace" if caret:
                self.value, self._caret = value[: caret - 1] + value[caret:], caret - 1
            case "delete":
                self.value = value[:caret] + value[caret + 1 :]
            case "left":
                self._caret = max(caret - 1, 0)
            case "right":
                self._caret = min(caret + 1, len(value))
            case "home":
                self._caret = 0
            case "end":
                self._caret = len(value)
            case "paste":
                with suppress(pygame.error):
                    self.typed(pygame.scrap.get_text())
        if self.value != value:
            self._tell()

    def _tell(self) -> None:
        if self.live:
            self.on_change(visible(self.value))

    def stop_typing(self, keep: bool) -> Change | None:
        if self._before is None:
            return None
        before, self._before = self._before, None
        self.value = visible(self.value) if keep else before
        return self.on_change(self.value) if self.value != before or self.live else None

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        paint.panel(canvas, self.rect, "sunken")
        if self.lit or self.takes_text:
            paint.ring(canvas, self.rect, theme.bright if self.takes_text else theme.gold, 2)
        inner = inset(self.rect, 14, 4)
        shown = self._visible(canvas.look, inner.w)
        if not shown and not self.takes_text:
            canvas.text(self.placeholder, inner, "aside", "muted", shrink=True, ellipsis=True)
        canvas.text(shown, inner, "body", ellipsis=not self.takes_text)
        if self.takes_text:
            left = canvas.look.text_size(shown[: self._caret_in(shown)], "body")[0]
            height = canvas.look.line("body") * 0.8
            caret = Box(inner.x + left, inner.centery - height / 2, 3, height)
            canvas.fill(theme.bright, caret)

    def _visible(self, look: Look, width: float) -> str:
        """The end of the text, as much as there is room for, while it is typed."""
        text = self.value
        while self.takes_text and text and look.text_size(text, "body")[0] > width - 6:
            text = text[1:]
        return text

    def _caret_in(self, shown: str) -> int:
        return max(self._caret - (len(self.value) - len(shown)), 0)
