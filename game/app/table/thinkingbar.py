"""A ribbon under the top bar while a bot thinks for long: how far it is, and how to hurry it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.drawing import paint
from game.app.drawing.layout import Box

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look

#: Nobody needs to be told of a thought that is over sooner, in seconds.
SHORT = 0.5
PAD = 16.0


def ribbon(look: Look, words: str) -> Box:
    """Where it stands: in the middle, under the top bar."""
    width = min(look.text_size(words, "body")[0] + 4 * PAD, look.width - 2 * PAD)
    high = look.line("body") + 2 * PAD
    return Box((look.width - width) / 2, 96.0, width, high)


def draw(canvas: Canvas, words: str, done: float) -> None:
    """Who thinks, how to hurry, and a line that grows."""
    look = canvas.look
    box = ribbon(look, words)
    paint.panel(canvas, box, "gold")
    canvas.covers(box)
    line = Box(box.x + PAD, box.bottom - 9, (box.w - 2 * PAD) * min(max(done, 0.02), 1.0), 4)
    paint.ground(canvas, line, look.theme.gold, 2)
    room = Box(box.x + PAD, box.y + PAD / 2, box.w - 2 * PAD, box.h - 1.4 * PAD)
    canvas.text(words, room, "body", x=0.5, shrink=True)
