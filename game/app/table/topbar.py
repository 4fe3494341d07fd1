"""The bar at the top: which game, which round and phase, and the tools with their keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import frozen

from game.app.drawing import paint
from game.app.drawing.layout import Box, Size
from game.app.drawing.theme import darker, lighter, mix
from game.app.table.board import Phases
from game.app.widgets.base import NO_LIMIT, Change, Press, Widget
from game.app.widgets.boxes import Drawn
from game.app.widgets.controls import key_name
from game.app.widgets.layer import Layer
from game.app.widgets.notes import HoverCard

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look

PAD = 14.0


@frozen(eq=False)
class Tool:
    """Something to do beside the game: an icon, a word, a key."""

    name: str
    label: str
    icon: str
    key: str
    on_press: Press
    enabled: bool = True


class ToolButton(Widget):
    """An icon with its key, and its word where there is room."""

    focusable = True

    def __init__(self, tool: Tool) -> None:
        super().__init__(name=f"tool:{tool.name}")
        self.tool = tool
        self.key = tool.key
        self.enabled = tool.enabled
        self.worded = False
        self.tip = lambda: None if self.worded else HoverCard("", tool.label)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        words = look.text_size(self.tool.label, "small_strong")[0] + 8 if self.worded else 0
        key = look.text_size(key_name(self.tool.key), "small")[0]
        return 2 * PAD + 34 + words + 8 + key, look.line("small_strong") + 14

    def press(self) -> Change | None:
        return self.tool.on_press()

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        base = lighter(theme.panel, 0.16 if self.lit else 0.04)
        ink = theme.cream if self.enabled else mix(theme.muted, theme.night, 0.55)
        edge = theme.gold if self.lit else theme.edge
        made = paint.Panel(lighter(base, 0.05), darker(base, 0.08), edge, self.rect.h / 2)
        paint.panel(canvas, self.rect, made)
        side = min(30, self.rect.h - 12)
        x = self.rect.x + PAD
        canvas.icon(self.tool.icon, Box(x, self.rect.centery - side / 2, side, side), ink)
        x += side + 8
        room = Box(x, self.rect.y, self.rect.right - PAD - x, self.rect.h)
        if self.worded:
            canvas.text(self.tool.label, room, "small_strong", ink)
        canvas.text(key_name(self.tool.key), room, "small", mix(ink, theme.panel, 0.35), x=1.0)


class TopBar(Layer):
    """Title, headline, phases, tools; drawn again only when another tool is lit."""

    def __init__(self, title: str, headline: str, phases: Phases, tools: Sequence[Tool]) -> None:
        self.buttons = [ToolButton(tool) for tool in tools]
        self._ground = Drawn(self._draw_ground)
        super().__init__(self._ground, *self.buttons, name="top")
        self.title, self.headline, self.phases = title, headline, phases
        self._titled = True
        self._pills: list[tuple[Box, str, bool]] = []
        self._lit: list[bool] = []

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return width, max(look.line("small_strong") + 26, look.line("subheading") + 16)

    def place(self, look: Look, box: Box) -> None:
        self.rect, self._titled, self.stale = box, True, True
        self._ground.place(look, box)
        left = self._left_width(look)
        for button in self.buttons:
            button.worded = True
        if self._tools_width(look) > box.w - left - self._pills_width(look) - 60:
            for button in self.buttons:
                button.worded = False
        x = box.right - 14
        for button in reversed(self.buttons):
            wide, high = button.wanted(look)
            x -= wide
            button.place(look, Box(x, box.centery - high / 2, wide, high))
            x -= 8
        # The phase being played comes before the name of the game.
        self._titled = self._phase_width(look) <= x - box.x - left - 16
        left = self._left_width(look)
        self._place_phases(look, Box(box.x + left, box.y, max(x - box.x - left - 16, 0), box.h))

    def _left_width(self, look: Look) -> float:
        title = look.text_size(self.title, "subheading")[0] + 30 if self._titled else 0
        headline = look.text_size(self.headline, "strong")[0]
        return 22 + title + headline + 30

    def _phase_width(self, look: Look) -> float:
        """The least width of the phase being played."""
        names = [name for at, name in enumerate(self.phases.names) if at == self.phases.now]
        return sum(look.text_size(name, "small_strong")[0] + 18 for name in names)

    def _tools_width(self, look: Look) -> float:
        return sum(button.wanted(look)[0] + 8 for button in self.buttons) + 20

    def _pills_width(self, look: Look) -> float:
        names = self.phases.names
        return sum(look.text_size(name, "small_strong")[0] + 28 for name in names)

    def _place_phases(self, look: Look, room: Box) -> None:
        """All phases where there is room, else only the one being played."""
        self._pills = []
        names = list(enumerate(self.phases.names))
        high = min(look.line("small_strong") + 10, room.h - 8)
        for pad in (48, 28, 18):
            widths = [look.text_size(name, "small_strong")[0] + pad for _, name in names]
            if sum(widths) + 8 * len(widths) <= room.w:
                break
            if pad == 18:
                names = [each for each in names if each[0] == self.phases.now]
                widths = [look.text_size(name, "small_strong")[0] + pad for _, name in names]
        if sum(widths) > room.w:
            return
        x = room.x
        for (place, name), wide in zip(names, widths, strict=True):
            box = Box(x, room.centery - high / 2, wide, high)
            self._pills.append((box, name, place == self.phases.now))
            x += wide + 8

    def draw(self, canvas: Canvas) -> None:
        lit = [button.lit for button in self.buttons]
        self.stale = self.stale or lit != self._lit
        self._lit = lit
        super().draw(canvas)

    def _draw_ground(self, canvas: Canvas, box: Box) -> None:
        look, theme = canvas.look, canvas.look.theme
        canvas.fill(darker(theme.night, 0.35), self.rect)
        high = max(2, 1 / look.scale)
        # Inside, since it is kept as a picture of its box.
        low = Box(self.rect.x, self.rect.bottom - high, self.rect.w, high)
        canvas.fill(mix(theme.edge, theme.night, 0.5), low)
        x = self.rect.x + 22
        if self._titled:
            wide = look.text_size(self.title, "subheading")[0]
            canvas.text(self.title, Box(x, self.rect.y, wide + 4, self.rect.h), "subheading")
            x += wide + 30
        wide = look.text_size(self.headline, "strong")[0]
        canvas.text(self.headline, Box(x, self.rect.y, wide + 4, self.rect.h), "strong")
        for box, name, now in self._pills:
            fill = theme.gold if now else lighter(theme.panel, 0.02)
            ink = theme.ink if now else theme.muted
            paint.pill(canvas, box, fill)
            canvas.text(name, box, "small_strong", ink, x=0.5)
