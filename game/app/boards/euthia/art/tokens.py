"""Shields, discs and standees: what lies on the map and on the boards."""

from __future__ import annotations

from game.app.boards.euthia.skin import LEVELS
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Point
from game.app.drawing.theme import Colour, darker, lighter

PALE: Colour = (248, 244, 232)
DARK: Colour = (18, 22, 26)
#: Units from which a letter can be read.
LEGIBLE = 24.0


def square(box: Box) -> Box:
    """The largest square in the middle of a box."""
    side = min(box.w, box.h)
    return Box(box.centerx - side / 2, box.centery - side / 2, side, side)


def level_shield(canvas: Canvas, box: Box, level: int) -> None:
    """A pennant with as many strokes as the Level."""
    look, rect = canvas.look, canvas.rect(box)
    if rect.w < 5 or rect.h < 5:
        return

    def draw(sheet: Canvas) -> None:
        whole = sheet.box
        for grown, colour in ((0.0, PALE), (whole.w * 0.07, LEVELS[level])):
            part = whole.inflate(-2 * grown, -2 * grown)
            sheet.polygon(colour, _pennant(part))
        _strokes(sheet, whole, level)

    key = "euthia shield", level, rect.size
    canvas.blit(look.picture(key, rect.size, draw).surface, (box.x, box.y))


def _pennant(box: Box) -> list[Point]:
    return [
        (box.x, box.y),
        (box.right, box.y),
        (box.right, box.y + box.h * 0.66),
        (box.centerx, box.bottom),
        (box.x, box.y + box.h * 0.66),
    ]


def _strokes(canvas: Canvas, box: Box, level: int) -> None:
    """Roman figures as strokes: they are read at any size."""
    high, wide = box.h * 0.36, max(box.w * 0.1, 1.2)
    gap = wide * 1.9
    left = box.centerx - (gap * (level - 1) + wide) / 2
    top = box.y + box.h * 0.2
    for at in range(level):
        canvas.fill(PALE, Box(left + gap * at, top, wide, high))
    whole = gap * (level - 1) + wide
    for y in (top - wide * 0.4, top + high - wide * 0.4):
        canvas.fill(PALE, Box(left - wide * 0.7, y, whole + wide * 1.4, wide * 0.8))


def disc(canvas: Canvas, box: Box, colour: Colour, icon: str = "", letter: str = "") -> None:
    """A token in its owner's colour: a letter where it can be read, else a figure."""
    side = min(box.w, box.h)
    edge = lighter(colour, 0.6)
    made = paint.Panel(
        lighter(colour, 0.16), darker(colour, 0.2), edge, side / 2, max(side / 14, 1)
    )
    paint.panel(canvas, box, made)
    look = canvas.look
    room = box.inflate(-side * 0.2, -side * 0.1)
    tall = look.fonts.smallest / look.scale
    if letter and room.h >= tall and room.w >= tall * 0.8:
        canvas.text(letter, room, "small_strong", PALE, x=0.5, shrink=True)
    elif icon:
        canvas.icon(icon, box.inflate(-side * 0.28, -side * 0.28), PALE)


def standee(canvas: Canvas, box: Box, icon: str, colour: Colour, lit: bool = False) -> None:
    """A Hero: a card with its figure, standing up."""
    base = Box(box.x - box.w * 0.08, box.bottom - box.h * 0.16, box.w * 1.16, box.h * 0.2)
    paint.panel(canvas, base, paint.Panel((20, 24, 28), (8, 10, 12), None, base.h / 2, alpha=170))
    edge = (255, 214, 150) if lit else PALE
    made = paint.Panel(
        lighter(colour, 0.2), darker(colour, 0.3), edge, box.w * 0.18, max(box.w / 16, 1.5)
    )
    body = Box(box.x, box.y, box.w, box.h * 0.94)
    paint.panel(canvas, body, made)
    canvas.icon(icon, square(body).inflate(-box.w * 0.12, -box.w * 0.12), PALE)


def badge(canvas: Canvas, box: Box, icon: str, fill: Colour, ink: Colour = PALE) -> None:
    """A small round sign."""
    side = min(box.w, box.h)
    made = paint.Panel(lighter(fill, 0.1), darker(fill, 0.14), DARK, side / 2, max(side / 16, 1))
    paint.panel(canvas, box, made)
    canvas.icon(icon, box.inflate(-side * 0.3, -side * 0.3), ink)


def figure(canvas: Canvas, box: Box, said: str, fill: Colour, ink: Colour) -> None:
    """A small round sign with a figure, where it can be read."""
    look = canvas.look
    need = look.fonts.smallest / look.scale
    if box.h < need * 0.92:
        return
    made = paint.Panel(lighter(fill, 0.12), darker(fill, 0.12), DARK, box.h / 2, 1.5)
    paint.panel(canvas, box, made)
    canvas.text(said, box, "small_strong", ink, x=0.5, shrink=True)
