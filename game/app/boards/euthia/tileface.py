"""A tile of stone: name, picture, what it does in signs; exhausted ones sink into grey."""

from __future__ import annotations

from game.app.boards.euthia.emblems import icon_of, term
from game.app.boards.euthia.figures import Figures, figures_of
from game.app.boards.euthia.skin import BLOOD_ON_STONE, GROUPS, INK, STONE
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, column, cut_left, cut_top, inset
from game.app.drawing.theme import Colour, darker, lighter, mix
from game.app.table.sight import Sight
from game.rules.euthia import zones

#: A tile is drawn at most this large.
SIZE = (204.0, 122.0)
#: What a tile does needs at least this height under its name.
LEAST_BODY = 40.0


def tile_face(
    sight: Sight, canvas: Canvas, box: Box, piece: str, spent: bool, waits: bool = False
) -> None:
    """A Hero tile or an item; what is exhausted or waits for its moment is dark."""
    figures = figures_of(piece)
    exhausted, spent = spent, spent or waits
    ground: Colour = (96, 106, 110) if spent else STONE
    edge: Colour = (60, 70, 76) if spent else (244, 246, 238)
    paint.panel(canvas, box, paint.Panel(lighter(ground, 0.1), darker(ground, 0.09), edge, 7, 1.5))
    look = canvas.look
    line = look.fonts.smallest / look.scale * 1.16
    inner = inset(box, 5, 3)
    named = box.h >= line + 30 and box.w >= line * 3.6
    if named:
        lines = _name_lines(canvas, sight.called(piece), inner.w, inner.h >= line * 2 + LEAST_BODY)
        top, inner = cut_top(inner, line * len(lines), 2)
        ink = (206, 212, 212) if spent else INK
        for row, said in zip(column(top, len(lines)), lines, strict=True):
            canvas.text(said, row, "small_strong", ink, shrink=True, ellipsis=True)
    _body(canvas, inset(inner, 1, 1), piece, figures, spent)
    if exhausted:
        side = min(30.0, box.h * 0.32)
        mark = Box(box.x + 5, box.bottom - side - 4, side, side)
        paint.panel(
            canvas, mark, paint.Panel((30, 36, 40), (22, 28, 32), None, side / 2, alpha=220)
        )
        canvas.icon(term("exhausted"), mark.inflate(-side * 0.3, -side * 0.3), (230, 232, 226))


def _name_lines(canvas: Canvas, name: str, wide: float, twice: bool) -> list[str]:
    """A name that is too long for a line is broken where both halves are shortest."""
    fonts, room = canvas.look.fonts, wide * canvas.look.scale
    breaks = [at for at, sign in enumerate(name) if sign == " "]
    if not twice or not breaks or fonts.width(name, "bold", fonts.smallest) <= room:
        return [name]

    def widest(at: int) -> float:
        halves = (name[:at], name[at + 1 :])
        return max(fonts.width(half, "bold", fonts.smallest) for half in halves)

    at = min(breaks, key=widest)
    return [name[:at], name[at + 1 :]]


def _body(canvas: Canvas, box: Box, piece: str, figures: Figures, spent: bool) -> None:
    look = canvas.look
    line = look.fonts.smallest / look.scale
    side = min(box.h, box.w * 0.44, 84)
    shows = box.w - side >= line * 1.6 and box.h >= line
    picture, rest = cut_left(box, side if shows else box.w, 5)
    picture = Box(picture.x, box.centery - min(side, box.h) / 2, side, min(side, box.h))
    if not shows:
        picture.centerx = box.centerx
    ground = GROUPS[figures.group]
    ground = mix(ground, (88, 96, 100), 0.75) if spent else ground
    paint.emblem(canvas, picture, icon_of(piece), ground, None, 6)
    if not shows:
        return
    if figures.rows:
        _rows(canvas, rest, figures, spent)
    else:
        _signs(canvas, rest, figures, spent)


def _rows(canvas: Canvas, box: Box, figures: Figures, spent: bool) -> None:
    """The least Strength of each row, and its Damage below."""
    look = canvas.look
    line = look.fonts.smallest / look.scale * 1.02
    ink: Colour = (212, 216, 216) if spent else INK
    red: Colour = (232, 176, 166) if spent else BLOOD_ON_STONE
    rows = figures.rows
    need = look.text_size("12", "small_strong")[0] + 3
    count = max(min(len(rows), int(box.w // need)), 1)
    wide = box.w / count
    both = box.h >= 2 * line
    top = box.centery - (line if both else line / 2)
    for at, row in enumerate(rows[:count]):
        cell = Box(box.x + at * wide, top, wide, line)
        if both:
            canvas.text(str(row.from_), cell, "small", ink, x=0.5, shrink=True)
            cell = cell.move(0, line)
        canvas.text(str(row.damage), cell, "small_strong", red, x=0.5, shrink=True)
    if both:
        canvas.line(mix(ink, STONE, 0.6), (box.x + 2, top + line), (box.right - 2, top + line), 1)


def _signs(canvas: Canvas, box: Box, figures: Figures, spent: bool) -> None:
    """At most as many signs as there is room for, under each other."""
    look = canvas.look
    line = look.fonts.smallest / look.scale * 1.12
    fits = max(int(box.h // line), 1)
    shown = figures.signs[:fits]
    if not shown:
        return
    high = min(box.h / len(shown), line * 1.3)
    y = box.centery - high * len(shown) / 2
    for sign in shown:
        side = min(high * 0.84, box.w * 0.5, 28)
        tint = mix(sign.tint, (210, 214, 214), 0.7) if spent else darker(sign.tint, 0.1)
        canvas.icon(sign.icon, Box(box.x, y + (high - side) / 2, side, side), tint)
        room = Box(box.x + side + 3, y, box.w - side - 3, high)
        ink: Colour = (212, 216, 216) if spent else INK
        if sign.text and look.text_size(sign.text, "small_strong")[0] <= room.w + 8:
            canvas.text(sign.text, room, "small_strong", ink, shrink=True)
        y += high


def is_spent(sight: Sight, piece: str) -> bool:
    """Exhausted, or an inactive Gem."""
    return sight.view.faces.get(piece) == zones.SPENT
