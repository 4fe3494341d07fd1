"""Cards as pictures: parchment, a title, an emblem on its ground, figures, a rule.

`card` is the upright one, `tile` the flat one with its portrait at the left. Both are drawn once
for each size and kept. What does not fit at a readable size is left to the hover card.
"""

from __future__ import annotations

from attrs import frozen

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, inset
from game.app.drawing.look import Look, Picture
from game.app.drawing.theme import NIGHT, Colour, darker
from game.app.widgets.text import Paragraph

#: The part of the reader's size to which the rule of a card may be set smaller.
LEAST_BODY = 0.8
#: The side that a portrait keeps for who reads large, in units: figures may stand on it.
LEAST_PORTRAIT = 88.0


@frozen
class Figure:
    """A number with its icon: a price, an attack, a health."""

    icon: str
    text: str
    tint: Colour | None = None


@frozen
class CardFace:
    """What stands on a card."""

    title: str
    icon: str = ""
    #: The colour of the portrait's ground.
    ground: Colour = NIGHT
    figures: tuple[Figure, ...] = ()
    body: str = ""
    #: A small icon in the corner of the portrait: the affinity, the kind.
    sign: str = ""
    #: One of the words of `paint.panel_of`.
    paper: str = "parchment"


def card(look: Look, face: CardFace, width: float, height: float) -> Picture:
    """An upright card of this many units."""
    size = look.px(width), look.px(height)
    return look.picture(("card", face, size), size, lambda canvas: _card(canvas, face))


def tile(look: Look, face: CardFace, width: float, height: float) -> Picture:
    """A flat card of this many units."""
    size = look.px(width), look.px(height)
    return look.picture(("tile", face, size), size, lambda canvas: _tile(canvas, face))


def back(look: Look, width: float, height: float, icon: str = "app.crown_4") -> Picture:
    """The back of a card: nothing but the table's own emblem."""
    size = look.px(width), look.px(height)

    def draw(canvas: Canvas) -> None:
        theme = look.theme
        ground = theme.palette.top
        paint.panel(canvas, canvas.box, paint.Panel(ground, theme.palette.bottom, theme.ink, 12, 2))
        paint.ring(canvas, inset(canvas.box, 7), theme.palette.accent, 2, 8)
        side = min(canvas.box.w, canvas.box.h) * 0.55
        middle = Box(canvas.box.centerx - side / 2, canvas.box.centery - side / 2, side, side)
        if look.icons.has(icon):
            canvas.icon(icon, middle, theme.palette.accent)

    return look.picture(("back", icon, size), size, draw)


def _paper(canvas: Canvas, face: CardFace) -> str:
    look = canvas.look
    made = paint.panel_of(look, face.paper)
    paint.panel(canvas, canvas.box, paint.Panel(made.top, made.bottom, look.theme.ink, 12, 2.5))
    return "ink" if face.paper == "parchment" else "cream"


def _card(canvas: Canvas, face: CardFace) -> None:
    look, box = canvas.look, canvas.box
    ink = _paper(canvas, face)
    pad = max(box.w * 0.03, 6)
    inner = inset(box, pad)
    title = look.line("card_title")
    canvas.text(
        face.title, Box(inner.x + 2, inner.y, inner.w - 4, title), "card_title", ink, x=0.5,
        shrink=True, ellipsis=True,
    )  # fmt: skip
    figures = look.line("card_figure") + 4 if face.figures else 0
    rest = inner.h - title - 2 - figures
    words = body(face.body, ink)
    need = _body_height(look, words, inner.w - 8, rest * 0.62) if face.body else 0
    picture = Box(inner.x, inner.y + title + 2, inner.w, max(rest - need, 8))
    _portrait(canvas, face, picture)
    y = picture.bottom
    if face.figures:
        _figures(canvas, face, Box(inner.x + 2, y, inner.w - 4, figures), ink)
        y += figures
    if need:
        words.place(look, Box(inner.x + 4, y, inner.w - 8, need))
        words.draw(canvas)


def body(words: str, ink: str = "ink") -> Paragraph:
    """The rule of a card: smaller where there is little room, but large for who reads large."""
    return Paragraph(words, "card_body", ink, even=False, shrink=True, least=LEAST_BODY)


def portrait_side(look: Look, inner: Box) -> float:
    """The side of a tile's portrait, which leaves large words more of the width."""
    usual = inner.w * 0.4
    return min(inner.h, max(usual / max(look.text_scale, 1.0), min(usual, LEAST_PORTRAIT)))


def _body_height(look: Look, words: Paragraph, width: float, most: float) -> float:
    """The room for the rule, or none if it cannot be set in so little."""
    need = words.wanted(look, width)[1] + 4
    if need <= most:
        return need
    words.place(look, Box(0, 0, width, most))
    return most if words.fits else 0


def _portrait(canvas: Canvas, face: CardFace, box: Box) -> None:
    paint.emblem(canvas, box, face.icon, face.ground, radius=9)
    if face.sign:
        side = min(box.w, box.h) * 0.22
        _badge(canvas, face.sign, Box(box.right - side - 4, box.y + 4, side, side), face.ground)


def _badge(canvas: Canvas, icon: str, box: Box, colour: Colour) -> None:
    theme = canvas.look.theme
    paint.panel(canvas, box, paint.Panel(theme.cream, theme.parchment, theme.ink, box.w / 2, 2))
    if canvas.look.icons.has(icon):
        canvas.icon(icon, inset(box, box.w * 0.18), darker(colour, 0.3))


def _figures(canvas: Canvas, face: CardFace, box: Box, ink: str, middle: float = 0.5) -> None:
    """Icons with numbers, spread over the width and set smaller together where it is narrow."""
    look = canvas.look
    theme = look.theme
    face_name, pixels = look.face("card_figure")
    texts = [figure.text for figure in face.figures]
    gap = 4.0

    def total(size: int) -> float:
        icons = len(texts) * (size * 1.05 / look.scale + gap)
        return icons + sum(look.fonts.width(each, face_name, size) for each in texts) / look.scale

    while pixels > look.fonts.smallest and total(pixels) > box.w - 6 * (len(texts) - 1):
        pixels -= 1
    spare = max(box.w - total(pixels), 0)
    between = min(spare / max(len(texts), 1), 40)
    x = box.x + (spare - between * (len(texts) - 1)) * middle
    side = pixels * 1.05 / look.scale
    for figure in face.figures:
        tint = figure.tint or theme.colour(ink)
        if look.icons.has(figure.icon):
            canvas.icon(figure.icon, Box(x, box.centery - side / 2, side, side), tint)
        x += side + gap
        width = look.fonts.width(figure.text, face_name, pixels) / look.scale
        high = look.fonts.line(face_name, pixels) / look.scale
        canvas.run(figure.text, (x, box.centery - high / 2), face_name, pixels, theme.colour(ink))
        x += width + between


def _tile(canvas: Canvas, face: CardFace) -> None:
    look, box = canvas.look, canvas.box
    ink = _paper(canvas, face)
    inner = inset(box, 8)
    side = portrait_side(look, inner)
    _portrait(canvas, face, Box(inner.x, inner.y, side, side))
    room = Box(inner.x + side + 10, inner.y, inner.w - side - 10, inner.h)
    title = look.line("card_title")
    canvas.text(
        face.title, Box(room.x, room.y, room.w, title), "card_title", ink, shrink=True,
        ellipsis=True,
    )  # fmt: skip
    y = room.y + title
    if face.figures:
        high = look.line("card_figure")
        _figures(canvas, face, Box(room.x, y, room.w, high), ink, 0.0)
        y += high
    if face.body:
        words = body(face.body, ink)
        need = _body_height(look, words, room.w, max(room.bottom - y, 0))
        if need:
            words.place(look, Box(room.x, y, room.w, need))
            words.draw(canvas)
