"""Things that explain: hover cards and banners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.drawing import paint
from game.app.drawing.layout import Box, Size, anchor
from game.app.drawing.theme import Colour
from game.app.widgets.base import NO_LIMIT, Widget
from game.app.widgets.boxes import Column, PanelBox
from game.app.widgets.text import Label, Paragraph

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look


class HoverCard(PanelBox):
    """A small panel that explains a thing: its name, its rule, why it cannot be used now."""

    def __init__(
        self, title: str, body: str = "", why_not: str = "", picture: Widget | None = None
    ) -> None:
        parts: list[Widget] = [] if picture is None else [picture]
        if title:
            parts.append(Label(title, "subheading"))
        if body:
            parts.append(Paragraph(body, "body", even=False))
        if why_not:
            parts.append(Paragraph(why_not, "body", "bad", even=False))
        #: The sentences under each other.
        self.words = Column(*parts, gap=8)
        super().__init__(self.words, "gold", 18)

    def add(self, sentence: str) -> None:
        """Say one thing more, unless it is nothing or has been said."""
        told = {each.text for each in self.walk() if isinstance(each, Paragraph)}
        if sentence and sentence not in told:
            self.words.children.append(Paragraph(sentence, "muted", even=False))

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return super().wanted(look, min(width, 620 * min(look.text_scale, 1.25)))

    def draw(self, canvas: Canvas) -> None:
        canvas.covers(self.rect.inflate(4, 4))
        super().draw(canvas)


class Banner(Widget):
    """A ribbon across the screen with a short message."""

    def __init__(self, text: str, under: str = "", colour: Colour | None = None) -> None:
        super().__init__()
        self.text, self.under, self.colour = text, under, colour

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        high = look.line("banner") + (look.line("aside") if self.under else 0)
        return look.text_size(self.text, "banner")[0] + 120, high + 36

    def draw(self, canvas: Canvas) -> None:
        look = canvas.look
        theme = look.theme
        colour = self.colour or theme.gold
        made = paint.Panel(theme.panel, theme.sunken, colour, 4, 3, 24)
        paint.panel(canvas, self.rect, made)
        canvas.covers(self.rect)
        high = look.line("banner")
        top = self.rect.y + 18
        canvas.text(
            self.text,
            Box(self.rect.x + 30, top, self.rect.w - 60, high),
            "banner",
            x=0.5,
            shrink=True,
        )
        if self.under:
            room = Box(self.rect.x + 30, top + high, self.rect.w - 60, look.line("aside"))
            canvas.text(self.under, room, "aside", x=0.5, shrink=True)


def banner_box(look: Look, banner: Banner, y: float = 0.4) -> Box:
    """Where a banner stands on the screen."""
    width, height = banner.wanted(look)
    return anchor(look.box, (min(width, look.width - 80), height), 0.5, y)
