"""Cards drawn: upright as in a hand, flat as on the stall; what has no room is said on hover."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.app.boards.rivenoire.art.tokens import back, bolt_sign
from game.app.boards.rivenoire.emblems import resource
from game.app.boards.rivenoire.faces import Part, ground_of, icon_of, parts_of
from game.app.boards.rivenoire.reading import is_known
from game.app.boards.rivenoire.skin import ON_PAPER
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, cut_left, inset
from game.app.drawing.look import Look
from game.app.drawing.names import lines_of, name_in
from game.app.drawing.theme import darker, lighter, mix
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.widgets.text import Paragraph
from game.rules.rivenoire.content import box as content
from game.rules.rivenoire.content import card, is_bolt, magic, omen, quest
from game.rules.rivenoire.zones import family

#: A card narrower than this has its figures under its emblem.
NARROW = 118.0
#: So much height is left for its picture, whatever else it has.
LEAST = 30.0
#: From this width on its name is set in the face of titles.
WIDE = 148.0


def paper(canvas: Canvas, box: Box, dim: bool = False, radius: float = 10) -> None:
    """The parchment of a card; a dull one for what is of no use now."""
    theme = canvas.look.theme
    top, low = lighter(theme.parchment, 0.2), darker(theme.parchment, 0.05)
    if dim:
        grey = (150, 146, 150)
        top, low = mix(top, grey, 0.45), mix(low, grey, 0.55)
    paint.panel(canvas, box, paint.Panel(top, low, theme.ink, radius, 2, 4))


def can_be_named(sight: Sight, look: Look, pieces: Iterable[str], wide: float) -> bool:
    """Whether most names of cards beside each other have room, word by word: else none is shown."""
    room = wide - 2 * _margin(wide)
    names = [sight.called(each) for each in pieces if is_known(each)]
    shown = [bool(lines_of(look, name, "small_strong", room)) for name in names]
    return 2 * sum(shown) > len(shown)


def _margin(wide: float) -> float:
    return max(min(wide * 0.045, 7), 3)


def upright(
    sight: Sight,
    canvas: Canvas,
    box: Box,
    piece: str,
    dim: bool = False,
    words: bool = False,
    named: bool = True,
) -> None:
    """A card as in a hand: emblem and figures above, its name below; perhaps its rule too."""
    if not is_known(piece):
        back(canvas, box, family(piece))
        return
    paper(canvas, box, dim)
    look = canvas.look
    inner = inset(box, _margin(box.w))
    name = sight.called(piece)
    rule = _rule(sight, piece) if words else ""
    parts = parts_of(piece)
    line = look.fonts.smallest / look.scale * 1.25
    high = _name_height(look, name, inner) if named else 0.0
    if rule:
        inner = _draw_rule(canvas, rule, inner, inner.h - high - line * bool(parts) - LEAST)
    if high:
        foot, inner = cut_bottom(inner, high, 2)
        _name(canvas, name, foot, titled=words)
    if not parts or inner.h < line * 1.6:
        portrait(canvas, inner, piece, dim)
    elif box.h >= box.w * 1.1 or box.w < NARROW:
        low, top = cut_bottom(inner, line, 2)
        portrait(canvas, top, piece, dim)
        beside(canvas, low, parts, 0.5, "card_figure" if box.w > WIDE else "small_strong")
    else:
        side = min(inner.w * 0.54, inner.h)
        left, right = cut_left(inner, side, 4)
        portrait(canvas, Box(left.x, left.y, side, min(inner.h, side)), piece, dim)
        stack(canvas, right, parts)


def _rule(sight: Sight, piece: str) -> str:
    """What a card says."""
    lang = sight.words.lang
    match family(piece):
        case "quest":
            return quest(piece).text.in_(lang)
        case "oracle":
            return omen(piece).text.in_(lang)
        case "wound" | "beer" as burden:
            return content().burdens[burden].text.in_(lang)
    return card(piece).text.in_(lang)


def _draw_rule(canvas: Canvas, rule: str, inner: Box, most: float) -> Box:
    """The rule of a card at its foot, if that height is enough for it; what is left over it."""
    look = canvas.look
    said = Paragraph(rule, "card_body", "ink", x=0.5, y=0.5, even=False, shrink=True)
    high = min(said.wanted(look, inner.w - 4)[1] + 4, max(most, 0))
    said.place(look, Box(inner.x + 2, inner.bottom - high, inner.w - 4, high))
    if not said.fits:
        return inner
    said.draw(canvas)
    return cut_bottom(inner, high, 2)[1]


def _name_height(look: Look, words: str, inner: Box) -> float:
    """The room for its name: as many lines as it needs; none where they leave no picture."""
    count = lines_of(look, words, "small_strong", inner.w)
    line = look.fonts.smallest / look.scale * (1.12 if count < 3 else 1.2)
    return line * count if inner.h >= line * (count + 1) + LEAST else 0.0


def _name(canvas: Canvas, words: str, box: Box, titled: bool) -> None:
    """A name; in the face of titles only on large cards, since those of a hand are set alike."""
    look = canvas.look
    styles = ("card_title", "small_strong") if titled and box.w > WIDE - 14 else ("small_strong",)
    if box.h > look.fonts.smallest / look.scale * 1.8:
        for style in styles:
            lines = Paragraph(words, style, "ink", x=0.5, y=0.5, shrink=True)
            lines.place(look, box)
            if lines.fits:
                lines.draw(canvas)
                return
    if len(styles) > 1:
        name_in(canvas, words, box, "ink")
    else:
        canvas.text(words, box, "small_strong", "ink", x=0.5, shrink=True, ellipsis=True)


def portrait(canvas: Canvas, box: Box, piece: str, dim: bool = False) -> None:
    """The emblem of a card on its ground, with its bolt and its stars."""
    ground = ground_of(piece)
    paint.emblem(canvas, box, icon_of(piece), mix(ground, (96, 96, 104), 0.5 * dim), radius=8)
    side = min(box.w, box.h) * 0.36
    if side < 14 or family(piece) in ("wound", "beer", "quest", "oracle"):
        return
    if is_bolt(piece):
        bolt_sign(canvas, Box(box.x - 2, box.bottom - side + 2, side, side))
    stars = magic(piece)
    if stars:
        _stars(canvas, box, stars, min(side * 0.72, 24))


def _stars(canvas: Canvas, box: Box, count: int, side: float) -> None:
    """Magic points at the lower right of an emblem."""
    wide = side * (0.72 * (count - 1) + 1) + 4
    ground = Box(box.right - wide - 1, box.bottom - side - 1, wide, side)
    paint.panel(canvas, ground, paint.Panel((60, 40, 88), (40, 26, 62), None, side / 2))
    for at in range(count):
        icon = Box(ground.x + 2 + at * side * 0.72, ground.y, side, side)
        canvas.icon(resource("magic"), inset(icon, side * 0.12), (214, 182, 250))


def chips_of(parts: Sequence[Part], paper: bool = True) -> list[Chip]:
    """Parts as chips."""
    return [Chip(part.icon, part.text, part.tint(paper)) for part in parts]


def stack(canvas: Canvas, box: Box, parts: Sequence[Part]) -> None:
    """Figures under each other, as many as there is room for."""
    look = canvas.look
    line = look.fonts.smallest / look.scale * 1.2
    rows = max(int((box.h + 2) // line), 1)
    shown = parts[:rows]
    high = min(box.h / len(shown), max(line * 1.35, box.h * 0.34))
    top = box.y + (box.h - high * len(shown)) / 2
    for at, part in enumerate(shown):
        beside(canvas, Box(box.x, top + at * high, box.w, high), (part,), 0.5, "card_figure")


def beside(
    canvas: Canvas, box: Box, parts: Sequence[Part], x: float = 0.0, style: str = "small_strong"
) -> float:
    """Figures in a row, as many as there is room for; answers where they end."""
    look = canvas.look
    shown = list(parts)
    while shown:
        chips = ChipRow(chips_of(shown), style, spread=False, colour="ink")
        if chips.least(look) <= box.w or len(shown) == 1:
            break
        shown.pop()
    else:
        return box.x
    wide = min(max(chips.wanted(look)[0] - 14, chips.least(look)), box.w)
    chips.place(look, Box(box.x + (box.w - wide) * x, box.y, wide, box.h))
    chips.draw(canvas)
    return box.x + (box.w - wide) * x + wide


def price(canvas: Canvas, box: Box, now: int, printed: int, payable: bool) -> float:
    """What a card costs now, in green or ember, and the printed price struck out beside it."""
    look = canvas.look
    side = min(box.h * 0.86, look.fonts.smallest / look.scale * 1.05)
    canvas.icon(resource("gold"), Box(box.x, box.centery - side / 2, side, side), ON_PAPER["gold"])
    ink = (34, 104, 50) if payable else (168, 54, 22)
    x = box.x + side + 4
    wide = look.text_size(str(now), "card_figure")[0] + 2
    wrote = canvas.text(str(now), Box(x, box.y, wide, box.h), "card_figure", ink, shrink=True)
    x = wrote.right + 5
    if now != printed:
        wide = look.text_size(str(printed), "small")[0] + 2
        faint = mix(look.theme.ink, look.theme.parchment, 0.38)
        old = canvas.text(str(printed), Box(x, box.y, wide, box.h), "small", faint, shrink=True)
        canvas.fill(faint, Box(old.x - 1, old.centery, old.w + 2, 2))
        x = old.right + 6
    return x
