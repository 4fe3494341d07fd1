"""Names of things in a little room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.look import Look


def fits(look: Look, words: str, style: str, width: float) -> bool:
    """Whether a line has room in small letters at least."""
    face = look.face(style)[0]
    return look.fonts.width(words, face, look.fonts.smallest) <= width * look.scale + 1


def fitting(look: Look, wordings: Sequence[str], style: str, width: float) -> str:
    """The first of some wordings that has room in a line, else the last and shortest."""
    return next((each for each in wordings if fits(look, each, style, width)), wordings[-1])


def lines_of(look: Look, words: str, style: str, width: float) -> int:
    """How many lines a name takes in small letters; none if a word of it has no room at all."""
    face, fonts, room = look.face(style)[0], look.fonts, width * look.scale + 1
    space = fonts.width(" ", face, fonts.smallest)
    # Paragraphs, too, set word by word: a whole line may be a hair narrower, or wider.
    lines, taken = 1, -space
    for word in words.split(" "):
        wide = fonts.width(word, face, fonts.smallest)
        if wide > room:
            return 0
        taken += space + wide
        if taken > room:
            lines, taken = lines + 1, wide
    return lines if lines > 1 or fits(look, words, style, width) else 2


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
