"""A Battle Plan as a picture: its night, its name, the troops it asks for, what it would bring."""

from __future__ import annotations

from game.app.boards.valeria.art.nights import night
from game.app.boards.valeria.art.tokens import symbol
from game.app.boards.valeria.skin import (
    BONE,
    EMBER_ON_BONE,
    INK,
    ON_BONE,
    TYPES,
    YES_ON_BONE,
)
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, cut_left, inset
from game.app.drawing.look import Look
from game.app.drawing.names import fits
from game.app.drawing.theme import darker, lighter, mix
from game.app.table.lines import shortened
from game.app.table.sight import Sight
from game.app.widgets import Paragraph
from game.rules.valeria.content import kind_of, plan
from game.rules.valeria.help import Outlook, plans_helped
from game.rules.valeria.steps.dice import ChooseDie
from game.rules.valeria.views import Column, points_for, troop_of

#: A box narrower than this, for its height, shows an upright card.
FLAT = 2.2
#: A box of less than this shows its night alone.
SMALL, LOWEST = 96.0, 46.0


def paper(canvas: Canvas, box: Box, dim: bool = False, radius: float = 10) -> None:
    """The bone ground of a card."""
    top, low = lighter(BONE, 0.14), darker(BONE, 0.06)
    if dim:
        ground = canvas.look.theme.panel
        top, low = mix(top, ground, 0.3), mix(low, ground, 0.36)
    paint.shadow(canvas, box, 6, radius)
    paint.panel(canvas, box, paint.Panel(top, low, darker(INK, 0.2), radius, 2))


def seal(canvas: Canvas, box: Box, type_: str) -> None:
    """The type of a plan, as a wax seal."""
    colour = TYPES[type_]
    made = paint.Panel(
        lighter(colour, 0.16), darker(colour, 0.3), lighter(colour, 0.5), box.w / 2, 2
    )
    paint.shadow(canvas, box, 4, box.w / 2)
    paint.panel(canvas, box, made)
    canvas.icon(f"val.plan.{type_}", inset(box, box.w * 0.18), (250, 243, 226))


def picture(canvas: Canvas, box: Box, piece: str, radius: float = 7) -> None:
    """The night of a plan in a dark frame, with the seal of its type."""
    card = plan(piece)
    paint.panel(canvas, box, paint.Panel(INK, INK, None, radius + 2))
    night(canvas, inset(box, 2), kind_of(piece), card.type, radius)
    side = min(max(box.h * 0.36, 24), 44, box.h * 0.6)
    seal(canvas, Box(box.x + 4, box.bottom - side - 4, side, side), card.type)


def plan_card(
    sight: Sight, canvas: Canvas, box: Box, piece: str, found: Outlook | None = None,
    dim: bool = False,
) -> None:  # fmt: skip
    """A plan in a box of any shape; with what dice make of it, if that is known."""
    if box.h < LOWEST or box.w < SMALL:
        picture(canvas, box, piece)
    elif box.w > box.h * FLAT:
        _flat(sight, canvas, box, piece, found, dim)
    else:
        _upright(sight, canvas, box, piece, found, dim)


def _flat(
    sight: Sight, canvas: Canvas, box: Box, piece: str, found: Outlook | None, dim: bool
) -> None:
    paper(canvas, box, dim)
    inner = inset(box, 6)
    left, rest = cut_left(inner, min(inner.h * 1.1, inner.w * 0.27), 9)
    look = canvas.look
    line = min(max(look.fonts.smallest / look.scale * 1.4, rest.h * 0.4), 40, rest.h * 0.52)
    foot, head = cut_bottom(rest, line, 0)
    if _has_two_lines(look, head) or all(
        fits(look, each, "small_strong", head.w) for each in _beside(sight, piece)
    ):
        picture(canvas, left, piece)
    else:
        # The night gives way to the names; its seal stands with the symbols.
        foot, head = cut_bottom(inner, line, 0)
        type_, foot = cut_left(foot, foot.h, 6)
        seal(canvas, inset(type_, 1), plan(piece).type)
    plan_name(sight, canvas, head, piece)
    symbols_and_verdict(sight, canvas, foot, piece, found)


def _upright(
    sight: Sight, canvas: Canvas, box: Box, piece: str, found: Outlook | None, dim: bool
) -> None:
    paper(canvas, box, dim)
    look, inner = canvas.look, inset(box, 7)
    line = look.fonts.smallest / look.scale * 1.25
    if found is not None:
        foot, inner = cut_bottom(inner, line, 0)
        verdict(sight, canvas, foot, found, 0.5)
    row, inner = cut_bottom(inner, min(line * 1.3, 40), 2)
    draw_symbols(canvas, row, piece, found, 0.5, sought(sight, piece))
    name = plan(piece).name.in_(sight.words.lang)
    name = shortened(look, name, "small_strong", (inner.w, inner.h))
    words = Paragraph(name, "small_strong", "ink", x=0.5, y=0.5, shrink=True)
    high = min(words.wanted(look, inner.w)[1], inner.h)
    room, above = cut_bottom(inner, high, 3)
    words.place(look, room)
    words.draw(canvas)
    if above.h > 24:
        picture(canvas, above, piece)


def plan_name(sight: Sight, canvas: Canvas, box: Box, piece: str) -> None:
    """Its name in the face of titles; narrower, and in two lines, where that has no room.

    Plans of the column are set alike.
    """
    look, words = canvas.look, plan(piece).name.in_(sight.words.lang)
    face, pixels = look.face("card_title")
    small = max(look.fonts.smallest, round(pixels * 0.9))
    names = _beside(sight, piece)
    if all(look.fonts.width(each, face, small) <= box.w * look.scale for each in names):
        canvas.text(words, box, "card_title", "ink", shrink=True)
        return
    if not _has_two_lines(look, box):
        canvas.text(words, box, "small_strong", "ink", shrink=True, ellipsis=True)
        return
    words = shortened(look, words, "small_strong", (box.w, box.h + 6))
    lines = Paragraph(words, "small_strong", "ink", y=0.5, even=False, shrink=True)
    lines.place(look, Box(box.x, box.y - 3, box.w, box.h + 6))
    lines.draw(canvas)


def _beside(sight: Sight, piece: str) -> list[str]:
    """The names of plans that are set alike with this one."""
    shown = Column(sight.view).plans
    return [
        plan(each).name.in_(sight.words.lang) for each in (shown if piece in shown else [piece])
    ]


def _has_two_lines(look: Look, box: Box) -> bool:
    return box.h >= look.fonts.smallest / look.scale * 2.1


def symbols_and_verdict(
    sight: Sight, canvas: Canvas, box: Box, piece: str, found: Outlook | None
) -> None:
    """Symbols at the left, what they bring at the right."""
    used = draw_symbols(canvas, box, piece, found, sought=sought(sight, piece))
    if found is not None:
        verdict(sight, canvas, Box(used + 8, box.y, box.right - used - 10, box.h), found, 1.0)


def sought(sight: Sight, piece: str) -> frozenset[str]:
    """Troops that a plan lacks, of which a die may be taken now."""
    decision = sight.decision
    if not sight.mine or decision is None or sight.upto is not None:
        return frozenset()
    dice = [each.die for each in decision.options if isinstance(each, ChooseDie)]
    helped = [die for die in dice if piece in plans_helped(sight.view, sight.viewer, die)]
    return frozenset(troop_of(die) for die in helped)


def draw_symbols(
    canvas: Canvas,
    box: Box,
    piece: str,
    found: Outlook | None,
    x: float = 0.0,
    sought: frozenset[str] = frozenset(),
) -> float:
    """The troops it asks for: hollow where no die answers, in gold where one could; their end."""
    troops = plan(piece).symbols
    side = min(box.h, (box.w - 4 * (len(troops) - 1)) / len(troops), 40)
    left = box.x + (box.w - len(troops) * (side + 4) + 4) * x
    for place, troop in enumerate(troops):
        filled = found is None or found.filled[place]
        at = Box(left + place * (side + 4), box.centery - side / 2, side, side)
        symbol(canvas, at, troop, filled)
        if not filled and troop in sought:
            paint.ring(canvas, at.inflate(5, 5), canvas.look.theme.gold, 3.5, at.w / 2 + 3)
    return left + len(troops) * (side + 4) - 4


def verdict(sight: Sight, canvas: Canvas, box: Box, found: Outlook, x: float) -> None:
    """A tick and the points it would bring, or how much is missing."""
    words, look = sight.words, canvas.look
    if not found.is_possible:
        said = words("val-board-missing", count=len(found.lacking))
        canvas.text(said, box, "small_strong", EMBER_ON_BONE, x=x, shrink=True, ellipsis=True)
        return
    said = bounty(sight, found)
    side = look.fonts.smallest / look.scale * 1.0
    gems = found.gems
    parts = side + 4 + gems * (side + 2)
    wide = min(look.text_size(said, "small_strong")[0] + 2, box.w - parts)
    left = box.x + (box.w - wide - parts) * x
    for place in range(gems):
        at = Box(left + place * (side + 2), box.centery - side / 2, side, side)
        canvas.icon("val.resource.gem", at, ON_BONE["gem"])
    left += gems * (side + 2)
    canvas.icon("app.check", Box(left, box.centery - side / 2, side, side), YES_ON_BONE)
    room = Box(left + side + 4, box.y, wide, box.h)
    canvas.text(said, room, "small_strong", YES_ON_BONE, shrink=True, ellipsis=True)


def bounty(sight: Sight, found: Outlook) -> str:
    """The points of a plan within reach: "7–9 VP"."""
    least, most = points_for(found.least), points_for(found.most)
    amount = str(most) if least == most else f"{least}–{most}"
    return sight.words("val-board-points", points=amount)
