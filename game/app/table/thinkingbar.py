"""A ribbon in the prompt while a bot thinks for long: how far it is, and how to hurry it."""

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


def ribbon(look: Look, prompt: Box) -> Box:
    """Where it stands: at the foot of the prompt, which has no answers while a bot is asked."""
    high = min(look.line("body") + 2 * PAD, prompt.h)
    return Box(prompt.x + PAD, prompt.bottom - high - PAD / 2, prompt.w - 2 * PAD, high)


def draw(canvas: Canvas, words: str, done: float, prompt: Box) -> None:
    """Who thinks, how to hurry, and a line that grows."""
    box = ribbon(canvas.look, prompt)
    paint.panel(canvas, box, "gold")
    canvas.covers(box)
    line = Box(box.x + PAD, box.bottom - 9, (box.w - 2 * PAD) * min(max(done, 0.02), 1.0), 4)
    paint.ground(canvas, line, canvas.look.theme.gold, 2)
    room = Box(box.x + PAD, box.y + PAD / 2, box.w - 2 * PAD, box.h - 1.4 * PAD)
    canvas.text(words, room, "body", x=0.5, shrink=True)
