"""A tile of stone: name, picture, what it does in signs; exhausted ones sink into grey."""

from __future__ import annotations

from game.app.boards.euthia.emblems import icon_of, term
from game.app.boards.euthia.figures import Figures, figures_of
from game.app.boards.euthia.skin import BLOOD_ON_STONE, GROUPS, INK, STONE
from game.app.boards.euthia.tilename import name_lines
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, column, cut_left, cut_top, inset
from game.app.drawing.layout import row as layout_row
from game.app.drawing.look import Look
from game.app.drawing.theme import Colour, darker, lighter, mix
from game.app.table.sight import Sight
from game.rules.euthia import zones
from game.rules.euthia.shapes import Row

#: A tile is drawn at most this large.
SIZE = (204.0, 122.0)
#: What a tile does needs at least this height under its name; a name so many lines in width.
LEAST_BODY, LEAST_NAME = 22.0, 3.0
#: Strength and Damage of an attack, under each other.
LEAST_ROWS = 46.0
#: A picture that is smaller is left out; a sign is at most and at least so large.
LEAST_PICTURE, SIGN, LEAST_SIGN = 22.0, 28.0, 16.0


def tile_face(
    sight: Sight,
    canvas: Canvas,
    box: Box,
    piece: str,
    spent: bool,
    waits: bool = False,
    kept: float = 0.0,
) -> None:
    """A Hero tile or an item; what is exhausted or waits for its moment is dark.

    So much of the lower right corner is kept free for something that lies there.
    """
    figures = figures_of(piece)
    exhausted, spent = spent, spent or waits
    ground: Colour = (96, 106, 110) if spent else STONE
    edge: Colour = (60, 70, 76) if spent else (244, 246, 238)
    paint.panel(canvas, box, paint.Panel(lighter(ground, 0.1), darker(ground, 0.09), edge, 7, 1.5))
    inner = _named(sight, canvas, box, piece, spent, LEAST_ROWS if figures.rows else LEAST_BODY)
    inner = inset(inner, 1, 1)
    _body(canvas, Box(inner.x, inner.y, inner.w - kept, inner.h), piece, figures, spent)
    if exhausted:
        side = min(30.0, box.h * 0.32)
        mark = Box(box.x + 5, box.bottom - side - 4, side, side)
        paint.panel(
            canvas, mark, paint.Panel((30, 36, 40), (22, 28, 32), None, side / 2, alpha=220)
        )
        canvas.icon(term("exhausted"), mark.inflate(-side * 0.3, -side * 0.3), (230, 232, 226))


def _named(sight: Sight, canvas: Canvas, box: Box, piece: str, spent: bool, body: float) -> Box:
    """Write the name where there is room for one, and give what is left under it."""
    look, inner = canvas.look, inset(box, 5, 3)
    line = look.fonts.smallest / look.scale * 1.16
    if box.h < line + LEAST_BODY or box.w < line * LEAST_NAME:
        return inner
    most = max(int((inner.h - body) / line), 1)
    lines = name_lines(look, sight.called(piece), inner.w, most)
    if not lines:
        return inner
    top, rest = cut_top(inner, line * len(lines), 2)
    ink = (206, 212, 212) if spent else INK
    for row, said in zip(column(top, len(lines)), lines, strict=True):
        canvas.text(said, row, "small_strong", ink, shrink=True, ellipsis=True)
    return rest


def _body(canvas: Canvas, box: Box, piece: str, figures: Figures, spent: bool) -> None:
    """The picture, and what the tile does; that comes first where there is not room for both."""
    look = canvas.look
    line = look.fonts.smallest / look.scale
    need = _rows_width(look, figures) if figures.rows else _signs_width(look, figures)
    shows = box.w >= min(need, line * 1.6) and box.h >= line * 0.9
    side = min(box.h, max(box.w * 0.44, 0), 84.0, max(box.w - need - 5, 0.0) if shows else box.w)
    if side >= LEAST_PICTURE or not shows:
        picture = Box(box.x, box.centery - side / 2, side, side)
        if not shows:
            picture.centerx = box.centerx
        ground = GROUPS[figures.group]
        ground = mix(ground, (88, 96, 100), 0.75) if spent else ground
        paint.emblem(canvas, picture, icon_of(piece), ground, None, 6)
        _, box = cut_left(box, side, 5)
    if not shows:
        return
    if figures.rows:
        _rows(canvas, box, figures, spent)
    else:
        _signs(canvas, box, figures, spent)


def _rows_width(look: Look, figures: Figures) -> float:
    return sum(_row_width(look, row) for row in figures.rows)


def _row_width(look: Look, row: Row) -> float:
    """How wide the figures of a row of attack are at the least."""
    said = max((str(row.from_), str(row.damage)), key=len)
    return look.fonts.width(said, "bold", look.fonts.smallest) / look.scale + 8


def _signs_width(look: Look, figures: Figures) -> float:
    texts = [each.text for each in figures.signs]
    widest = max((look.fonts.width(each, "bold", look.fonts.smallest) for each in texts), default=0)
    return SIGN + 3 + widest / look.scale if texts else 0.0


def _rows(canvas: Canvas, box: Box, figures: Figures, spent: bool) -> None:
    """The least Strength of each row, and its Damage below."""
    look = canvas.look
    line = look.fonts.smallest / look.scale * 1.02
    ink: Colour = (212, 216, 216) if spent else INK
    red: Colour = (232, 176, 166) if spent else BLOOD_ON_STONE
    rows = figures.rows
    both = box.h >= 1.9 * line
    top = box.centery - (line if both else line / 2)
    level = Box(box.x, top, box.w, line)
    cells = layout_row(level, [_row_width(look, row) for row in rows])
    for row, cell in zip(rows, cells, strict=True):
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
        least = look.fonts.width(sign.text, "bold", look.fonts.smallest) / look.scale
        beside = max(box.w - least - 3, 0.0)
        side = min(high * 0.84, SIGN, beside if beside >= LEAST_SIGN else box.w)
        tint = mix(sign.tint, (210, 214, 214), 0.7) if spent else darker(sign.tint, 0.1)
        canvas.icon(sign.icon, Box(box.x, y + (high - side) / 2, side, side), tint)
        room = Box(box.x + side + 3, y, box.w - side - 3, high)
        ink: Colour = (212, 216, 216) if spent else INK
        if sign.text and least <= room.w + 2:
            canvas.text(sign.text, room, "small_strong", ink, shrink=True)
        y += high


def is_spent(sight: Sight, piece: str) -> bool:
    """Exhausted, or an inactive Gem."""
    return sight.view.faces.get(piece) == zones.SPENT
