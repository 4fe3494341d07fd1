"""Property, monster and jewel tokens, open or closed, and the two tokens of which there is one."""

from __future__ import annotations

from game.app.boards.rivenoire.art.tokens import PALE, back, square
from game.app.boards.rivenoire.emblems import emblem, resource
from game.app.boards.rivenoire.reading import is_known
from game.app.boards.rivenoire.skin import DIAMOND, TOKEN
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, inset
from game.app.drawing.names import lines_of, name_in
from game.app.drawing.theme import darker, lighter
from game.app.table.sight import Sight
from game.app.widgets.text import Paragraph
from game.rules.rivenoire.content import bonus, box
from game.rules.rivenoire.zones import family, kind_of

#: So much height is left for the picture.
LEAST = 36.0


def token_icon(piece: str) -> str:
    """The picture of what a token does."""
    content, kind = box(), family(piece)
    if kind == "jewel":
        return resource("diamond")
    names = content.properties if kind == "property" else content.trophies
    return emblem("bonus", names[kind_of(piece)].bonus)


def token(sight: Sight, canvas: Canvas, box_: Box, piece: str) -> None:
    """A token in a box: what it does and its name, or its back."""
    if not is_known(piece):
        back(canvas, box_, family(piece))
        return
    kind = family(piece)
    ground = {"property": (118, 86, 48), "jewel": (34, 92, 112)}.get(kind, TOKEN)
    made = paint.Panel(lighter(ground, 0.06), darker(ground, 0.4), lighter(ground, 0.4), 12, 2, 4)
    paint.panel(canvas, box_, made)
    inner = inset(box_, 6)
    inner = _draw_name(sight, canvas, inner, piece)
    tint = DIAMOND if kind == "jewel" else PALE
    canvas.icon(token_icon(piece), square(inner, 0.92), tint)


def _draw_name(sight: Sight, canvas: Canvas, box_: Box, piece: str) -> Box:
    """Its name at the foot, on as many lines as it needs, if they leave a picture; what is left."""
    look, is_jewel = canvas.look, family(piece) == "jewel"
    said = f"× {kind_of(piece)}" if is_jewel else bonus(piece).name.in_(sight.words.lang)
    count = lines_of(look, said, "small_strong", box_.w)
    high = look.fonts.smallest / look.scale * (1.15 if count < 3 else 1.22) * count
    if not count or box_.h <= high + LEAST:
        return box_
    low, rest = cut_bottom(box_, high, 2)
    if count == 1:
        name_in(canvas, said, low, "cream")
    else:
        lines = Paragraph(said, "small_strong", "cream", x=0.5, y=0.5, shrink=True)
        lines.place(look, low)
        if not lines.fits:
            return box_
        lines.draw(canvas)
    return rest
