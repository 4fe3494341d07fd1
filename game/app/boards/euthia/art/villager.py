"""A Villager: a disc with a figure, the Chapter it counts as, chains while it is held."""

from __future__ import annotations

from game.app.boards.euthia.art.tokens import DARK, PALE, badge, square
from game.app.boards.euthia.emblems import term
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.theme import Colour, darker, lighter
from game.engine.table import Face

#: The deeper the Chapter, the dearer the Villager.
CHAPTERS: dict[str, Colour] = {"II": (92, 138, 84), "III": (190, 142, 52), "IV": (176, 84, 60)}
UNKNOWN: Colour = (120, 128, 120)
CHAINS: Colour = (74, 62, 60)
#: Units of a side from which the Chapter is written on it.
ROOMY = 26.0


def villager_disc(canvas: Canvas, box: Box, face: Face | None, held: bool = False) -> None:
    """The larger, the more it tells: a figure, then the Chapter, chains in any size."""
    place = square(box)
    side = place.w
    colour = CHAPTERS.get(str(face), UNKNOWN)
    edge = PALE if not held else (226, 96, 84)
    made = paint.Panel(
        lighter(colour, 0.18), darker(colour, 0.24), edge, side / 2, max(side / 14, 1.5)
    )
    paint.panel(canvas, place, made)
    canvas.icon(term("villager"), place.inflate(-side * 0.3, -side * 0.3), PALE)
    if face is not None and side >= ROOMY:
        _chapter(canvas, place, str(face))
    if held:
        part = Box(place.right - side * 0.36, place.y - side * 0.12, side * 0.5, side * 0.5)
        badge(canvas, part, term("captive"), CHAINS)


def _chapter(canvas: Canvas, place: Box, said: str) -> None:
    """Roman figures on a small plate below."""
    look = canvas.look
    line = look.fonts.smallest / look.scale
    high = max(place.h * 0.36, line)
    if high > place.h * 0.62:
        return
    wide = max(look.text_size(said, "small_strong")[0] * 0.8 + 8, high * 1.1)
    plate = Box(place.centerx - wide / 2, place.bottom - high * 0.96, wide, high)
    paint.panel(canvas, plate, paint.Panel((34, 38, 40), DARK, None, high / 2, alpha=230))
    canvas.text(said, plate, "small_strong", PALE, x=0.5, shrink=True)
