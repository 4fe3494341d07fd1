"""Pieces of Monster Lands as pictures in a box of any size."""

from __future__ import annotations

from attrs import evolve

from game.app.boards.monster_lands.faces import face_of, mission_face
from game.app.boards.monster_lands.powers import powers
from game.app.boards.monster_lands.skin import DICE, GROUNDS
from game.app.drawing import dice, paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, inset
from game.app.drawing.look import Look
from game.app.drawing.names import name_in
from game.app.drawing.theme import SEAT_COLOURS, Colour, darker, lighter, mix
from game.app.keep.seats import SeatInfo
from game.app.table.belonging import came_from, sign
from game.app.table.chips import Chip
from game.app.table.sight import Sight
from game.app.table.spot import Draw, cells_in
from game.app.telling.standings import rival_info
from game.app.widgets import cards
from game.engine.table import Face
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import member
from game.rules.monster_lands.views import card_of, seat_of

BACKS = {"trap": "ml.resource.trap", "monster": "ml.term.monster", "region": "ml.term.region"}
#: A box wider than this, for its height, shows a tile rather than a card.
FLAT = 1.15
#: A box narrower than this shows the emblem alone.
SMALL = 96.0


def sprite(sight: Sight, canvas: Canvas, box: Box, piece: str, face: Face | None) -> None:
    """Any piece, as large as the box."""
    kind = piece.lstrip("?").partition(".")[0]
    if piece.startswith("?"):
        back(canvas, box, kind)
    elif kind in DICE:
        dice.draw_die(canvas, box, kind, face)
    elif kind == "madhala_die":
        dice.draw_die(canvas, box, "force" if piece.endswith("red") else "persuasion", face)
    elif kind in ("token", "madhala"):
        token(sight, canvas, box, piece, wounded=face == "wounded")
    elif kind == "panic":
        disc(canvas, box, "ml.term.panic", (150, 52, 46))
    elif kind == "list":
        paint.panel(canvas, box, "sunken")
    else:
        printed(sight, canvas, box, piece)


def printed(sight: Sight, canvas: Canvas, box: Box, piece: str) -> None:
    """A card, a tile or an emblem, whatever fits the box."""
    face = _upper_side(sight, piece)
    if face is None:
        return
    if min(box.w, box.h) < SMALL and not (box.w >= 170 and box.h >= 64):
        emblem(canvas, box, face)
        if piece.startswith("trap"):
            number(canvas, box, powers(piece)[0])
        return
    paint.shadow(canvas, box, 7, 12)
    show_card(canvas, face, box)


def _upper_side(sight: Sight, piece: str) -> cards.CardFace | None:
    """What is seen of a piece: a mission is a contract where contracts lie."""
    contracts = sight.view.zone(zones.mission(zones.CONTRACT))
    if piece in contracts:
        return mission_face(piece, zones.CONTRACT, sight.words.lang)
    return face_of(piece, sight.words.lang)


def emblem(canvas: Canvas, box: Box, face: cards.CardFace) -> None:
    """A small piece: its emblem on its ground."""
    paint.shadow(canvas, box, 4, 8)
    paint.emblem(canvas, box, face.icon, face.ground, (230, 214, 180), min(box.w, box.h) * 0.18)


def number(canvas: Canvas, box: Box, figure: Chip) -> None:
    """A figure in the corner of a small piece, to tell it from others of its icon."""
    look = canvas.look
    pixels = max(round(box.h * look.scale * 0.42), 9)
    high = look.fonts.line("bold", pixels) / look.scale * 0.86
    wide = look.fonts.width(figure.text, "bold", pixels) / look.scale + high * 0.4
    ground = Box(box.right - wide + 2, box.bottom - high + 2, wide, high)
    paint.panel(canvas, ground, paint.Panel((26, 24, 28), (18, 16, 20), None, high * 0.3))
    ink = lighter(figure.tint, 0.4)
    canvas.blit_in(look.fonts.render(figure.text, "bold", pixels, ink), ground)


def owned_die(sight: Sight, die: str) -> Draw:
    """Draws a die where the dice of all lie: in the colour and with the sign of who placed it."""
    info = _placed_by(sight, die)

    def draw(canvas: Canvas, box: Box) -> None:
        if info is None:
            sprite(sight, canvas, box, die, sight.view.face(die))
            return
        colour = SEAT_COLOURS.get(info.colour, SEAT_COLOURS["slate"])
        frame = paint.Panel(lighter(colour, 0.1), darker(colour, 0.2), None, box.h * 0.2)
        paint.panel(canvas, box, frame)
        sprite(sight, canvas, inset(box, box.w * 0.1), die, sight.view.face(die))
        side = box.h * 0.46
        sign(canvas, Box(box.right - side * 0.8, box.y - side * 0.2, side, side), info)

    return draw


def _placed_by(sight: Sight, die: str) -> SeatInfo | None:
    """Whose pool a die came from; Madhala's come from the supply."""
    origin = came_from(sight.match.session, die)
    if origin is None:
        return None
    seats = {zones.pool(seat): info for seat, info in enumerate(sight.match.seats)}
    rivals = (rival_info(rival, sight.words) for rival in sight.match.rivals)
    return seats.get(origin) or next(rivals, None)


def back(canvas: Canvas, box: Box, kind: str) -> None:
    """A piece that may not be seen."""
    theme = canvas.look.theme
    made = paint.Panel((72, 62, 52), (44, 38, 34), theme.parchment, min(box.w, box.h) * 0.18, 2, 4)
    paint.panel(canvas, box, made)
    side = min(box.w, box.h) * 0.68
    square = Box(box.centerx - side / 2, box.centery - side / 2, side, side)
    canvas.icon(BACKS.get(kind, "app.cards"), square, theme.parchment)


def disc(canvas: Canvas, box: Box, icon: str, colour: Colour, edge: Colour | None = None) -> None:
    """A round token."""
    side = min(box.w, box.h)
    round_box = Box(box.centerx - side / 2, box.centery - side / 2, side, side)
    paint.shadow(canvas, round_box, side * 0.08, side / 2)
    frame = edge or (240, 226, 196)
    made = paint.Panel(mix(colour, (255, 255, 255), 0.18), darker(colour, 0.35), frame, side / 2, 3)
    paint.panel(canvas, round_box, made)
    if canvas.look.icons.has(icon):
        canvas.icon(icon, inset(round_box, side * 0.18), (250, 243, 226))


def token(sight: Sight, canvas: Canvas, box: Box, piece: str, wounded: bool) -> None:
    """A member's token: the colour and the sign of its clan, in a ring of its affinity.

    A drop says that it is wounded.
    """
    if piece.startswith("madhala"):
        disc(canvas, box, "ml.term.madhala", GROUNDS["magic"])
        return
    face = face_of(piece, sight.words.lang)
    assert face is not None
    owner = seat_of(sight.view, card_of(piece))
    colour = sight.colour(owner) if owner is not None else SEAT_COLOURS["slate"]
    disc(canvas, box, face.icon, darker(colour, 0.2) if wounded else colour, face.ground)
    side = min(box.w, box.h) * 0.42
    if owner is not None:
        corner = Box(box.centerx - side * 1.25, box.centery + side * 0.2, side, side)
        sign(canvas, corner, sight.seat(owner))
    if wounded:
        drop = Box(box.centerx + side * 0.25, box.centery + side * 0.15, side, side)
        disc(canvas, drop, "ml.resource.wound", (170, 30, 34))


_TRIMMED: dict[tuple[object, ...], str] = {}


def trimmed(look: Look, words: str, width: float, height: float) -> str:
    """As much of a rule as can be read in so much room; the rest is left to the hover card."""
    key = words, round(width), round(height), look.scale, look.text_scale
    if key not in _TRIMMED:
        if len(_TRIMMED) > 2000:
            _TRIMMED.clear()
        _TRIMMED[key] = _trimmed(look, words, width, height)
    return _TRIMMED[key]


def _trimmed(look: Look, words: str, width: float, height: float) -> str:
    def fits(text: str) -> bool:
        body = cards.body(text)
        body.place(look, Box(0, 0, width, height))
        return body.fits

    if fits(words):
        return words
    parts = words.split(" ")
    least, most = 0, len(parts) - 1
    while least < most:
        middle = (least + most + 1) // 2
        if fits(" ".join(parts[:middle]).rstrip(",;:. ") + "…"):
            least = middle
        else:
            most = middle - 1
    return " ".join(parts[:least]).rstrip(",;:. ") + "…" if least > 1 else ""


def is_flat(box: Box) -> bool:
    """Whether a card in this box is a tile: its portrait at the left, its rule beside it."""
    return box.w > box.h * FLAT


def portrait_of(look: Look, box: Box) -> Box:
    """Where the portrait of such a tile stands."""
    inner = inset(box, 8)
    side = cards.portrait_side(look, inner)
    return Box(inner.x, inner.y, side, side)


def show_card(canvas: Canvas, face: cards.CardFace, box: Box) -> None:
    """A card or, in a wide box, a tile: with a name and a rule that fit."""
    look = canvas.look
    flat = is_flat(box)
    plain = evolve(fitted(look, face, box), title="")
    made = cards.tile if flat else cards.card
    canvas.show(made(look, plain, box.w, box.h), box.topleft)
    inner = inset(box, 8 if flat else max(box.w * 0.03, 6))
    left = cards.portrait_side(look, inner) + 10 if flat else 2.0
    title = Box(inner.x + left, inner.y, inner.w - left - 2, look.line("card_title"))
    name_in(canvas, face.title, title, "ink", 0.0 if flat else 0.5)


def fitted(look: Look, face: cards.CardFace, box: Box) -> cards.CardFace:
    """A card face with no more of its rule than its tile or card has room for."""
    if not face.body:
        return face
    title = look.line("card_title")
    figures = look.line("card_figure") if face.figures else 0
    if is_flat(box):
        inner = inset(box, 8)
        side = cards.portrait_side(look, inner)
        room = inner.w - side - 10, inner.h - title - figures
    else:
        pad = max(box.w * 0.03, 6)
        rest = box.h - 2 * pad - title - 2 - (figures + 4 if figures else 0)
        room = box.w - 2 * pad - 8, rest * 0.62
    return evolve(face, body=trimmed(look, face.body, *room))


def figures_height(look: Look) -> float:
    """The height of the strip of figures at the foot of a member."""
    return look.fonts.smallest / look.scale * 1.2


def member_card(sight: Sight, canvas: Canvas, box: Box, piece: str) -> None:
    """A member of a clan: no price any more, but its dice and its reputation."""
    face = face_of(piece, sight.words.lang)
    assert face is not None
    plain = evolve(face, figures=())
    if box.w < 84:
        emblem(canvas, box, plain)
        return
    paint.shadow(canvas, box, 6, 12)
    look = canvas.look
    line = figures_height(look)
    # The figures stand on a strip at the foot, as dice rather than numbers.
    show_card(canvas, plain if is_flat(box) else evolve(plain, body=""), box)
    card = member(piece)
    strip = Box(box.x + 8, box.bottom - line - 5, box.w - 16, line)
    if is_flat(box):
        portrait = portrait_of(look, box)
        strip = Box(portrait.x, portrait.bottom - line, portrait.w, line)
    ground = paint.Panel((34, 30, 30), (24, 22, 24), None, 6)
    paint.panel(canvas, strip, ground)
    badge = min(line - 6, 24)
    icon = Box(strip.x + 4, strip.centery - badge / 2, badge, badge)
    canvas.icon("ml.resource.reputation", icon, (224, 120, 110))
    number = Box(icon.right + 2, strip.y, 18, strip.h)
    canvas.text(str(card.reputation), number, "small_strong", shrink=True)
    lying = [colour for colour, count in card.dice.items() for _ in range(count)]
    room = Box(number.right + 2, strip.y, strip.right - number.right - 4, strip.h)
    for colour, cell in zip(
        lying, cells_in(room, len(lying), (badge, badge), 3, 1.0, 0.5), strict=True
    ):
        canvas.blit_in(dice.die(look, cell.w, colour), cell)
