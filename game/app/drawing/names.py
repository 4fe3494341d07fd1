"""Names of things in a little room."""

from __future__ import annotations

from collections.abc import Iterable

from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box


def name_in(
    canvas: Canvas,
    words: str,
    box: Box,
    ink: str | None,
    x: float = 0.5,
    beside: Iterable[str] = (),
) -> Box:
    """A name in the face of titles, or in a narrower one where that has no room; where it stands.

    Names beside each other are set alike: where one has no room, all are narrow.
    """
    look = canvas.look
    style = "card_title" if ink == "ink" else "small_name"
    face, room = look.face(style)[0], box.w * look.scale + 1
    if any(look.fonts.width(each, face, look.fonts.smallest) > room for each in (words, *beside)):
        style = "small_strong"
    return canvas.text(words, box, style, ink, x=x, shrink=True, ellipsis=True)
