"""Any piece of Euthia in a box of any size; flights use it too."""

from __future__ import annotations

from game.app.boards.euthia.art.hexes import RATIO, hexagon
from game.app.boards.euthia.art.tokens import PALE, level_shield, square, standee
from game.app.boards.euthia.art.villager import villager_disc
from game.app.boards.euthia.emblems import icon_of
from game.app.boards.euthia.golem import golem_figure
from game.app.boards.euthia.reading import cloth, crest
from game.app.boards.euthia.skin import ELEMENTS, GEMS, GOLD, HEROES, INK, SILVER
from game.app.boards.euthia.spaces import square_card
from game.app.boards.euthia.tileface import tile_face
from game.app.boards.euthia.tokenface import token_face
from game.app.drawing import dice, paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.theme import Colour, darker, lighter
from game.app.table.lines import least_height
from game.app.table.sight import Sight
from game.app.widgets import Paragraph
from game.engine.table import Face
from game.rules.euthia import zones
from game.rules.euthia.content import box as content
from game.rules.euthia.content import group_of, kind_of, monster, territory


def sprite(sight: Sight, canvas: Canvas, box: Box, piece: str, face: Face | None) -> None:
    """A piece, or the back of one that may not be seen."""
    if piece.startswith("?"):
        _back(canvas, box, piece)
        return
    group = group_of(piece)
    match group:
        case "hero":
            seat = int(kind_of(piece))
            standee(canvas, square_card(box), crest(sight, seat), cloth(sight, seat))
        case "golem":
            golem_figure(canvas, box)
        case "die" | "monster_die":
            dice.draw_die(canvas, square(box), group, face)
        case "tile" | "item":
            tile_face(sight, canvas, box, piece, face == zones.SPENT)
        case "gem" | "essence":
            stone(canvas, box, piece, face == zones.SPENT)
        case "token":
            token_face(sight, canvas, box, piece)
        case "territory":
            _territory(canvas, box, piece)
        case "monster" | "elite" | "foe":
            monster_face(canvas, box, piece)
        case "villager":
            villager_disc(canvas, box, face)
        case "sheet":
            name = kind_of(piece)
            paint.emblem(canvas, box, icon_of(piece), HEROES[content().heroes[name].colour])
        case _:
            card_face(sight, canvas, box, piece)


def stone(canvas: Canvas, box: Box, piece: str, spent: bool = False) -> None:
    """A Gem or an Essence in its setting."""
    place, kind = square(box), kind_of(piece)
    tint: Colour = GEMS[kind] if group_of(piece) == "gem" else ELEMENTS[kind]
    if spent:
        tint = (128, 136, 140)
    made = paint.Panel((44, 56, 64), (24, 32, 38), darker(tint, 0.2), place.w / 2, 2)
    paint.panel(canvas, place, made)
    canvas.icon(icon_of(piece), place.inflate(-place.w * 0.28, -place.h * 0.28), tint)


def monster_face(canvas: Canvas, box: Box, piece: str) -> None:
    """A Monster on the ground of its Level."""
    level = monster(piece).level
    grounds = {1: (128, 64, 58), 2: (122, 58, 96), 3: (84, 52, 118)}
    paint.emblem(canvas, box, icon_of(piece), grounds.get(level, (84, 52, 118)), PALE, 10)
    side = min(box.w, box.h) * 0.2
    shield = Box(box.x + side * 0.4, box.y + side * 0.3, side, side * 1.25)
    level_shield(canvas, shield, min(max(level, 1), 3))


def card_face(sight: Sight, canvas: Canvas, box: Box, piece: str) -> None:
    """A card of the Monsters, a Quest, a resource: a picture, its name where it can be read."""
    group = group_of(piece)
    grounds: dict[str, Colour] = {"silver": SILVER, "gold": GOLD, "resource": (176, 158, 124)}
    grounds |= {"hecatomb": (186, 168, 226), "offensive": (226, 160, 120)}
    ground = grounds.get(group, (206, 210, 200))
    made = paint.Panel(lighter(ground, 0.14), darker(ground, 0.12), PALE, 7, 1.5)
    paint.panel(canvas, box, made)
    look = canvas.look
    line = look.fonts.smallest / look.scale * 1.16
    named = box.h >= line + 28 and box.w >= line * 3
    rest = box
    if named:
        top = Box(box.x + 5, box.y + 3, box.w - 10, line)
        canvas.text(
            sight.called(piece), top, "small_strong", INK, x=0.5, shrink=True, ellipsis=True
        )
        rest = Box(box.x, top.bottom, box.w, box.bottom - top.bottom)
        said = _words_of(sight, piece)
        room = Box(box.x + 8, top.bottom + 2, box.w - 16, box.bottom - top.bottom - 6)
        if said and least_height(look, said, "card_body", room.w) <= room.h:
            told = Paragraph(said, "card_body", x=0.5, y=0.4, even=False, shrink=True)
            told.place(look, room)
            told.draw(canvas)
            return
    side = min(rest.w, rest.h) * 0.74
    at = Box(rest.centerx - side / 2, rest.centery - side / 2, side, side)
    canvas.icon(icon_of(piece), at, (52, 60, 66))


def _words_of(sight: Sight, piece: str) -> str:
    """What a Monster card does, in its own words."""
    group = group_of(piece)
    if group not in ("silver", "gold"):
        return ""
    cards = content().silver if group == "silver" else content().gold
    return cards[kind_of(piece)].text.in_(sight.words.lang)


def _territory(canvas: Canvas, box: Box, piece: str) -> None:
    """Three hexes, as they will lie."""
    tile = territory(piece)
    wide = min(box.w / 2, box.h / 1.75 * RATIO)
    high = wide / RATIO
    left, top = box.centerx - wide, box.centery - high * 0.875
    for at, space in ((0.0, tile.a), (1.0, tile.b)):
        hexagon(canvas, Box(left + at * wide, top, wide, high), space.place)
    hexagon(canvas, Box(left + wide / 2, top + high * 0.75, wide, high), tile.c.place)


def _back(canvas: Canvas, box: Box, piece: str) -> None:
    kind = piece[1:].partition(".")[0]
    grounds: dict[str, Colour] = {"silver": (128, 142, 154), "gold": (166, 132, 58)}
    ground = grounds.get(kind, (58, 76, 90))
    made = paint.Panel(lighter(ground, 0.16), darker(ground, 0.18), lighter(ground, 0.4), 6, 1.5)
    paint.panel(canvas, box, made)
    place = square(box)
    canvas.icon(icon_of(piece), place.inflate(-place.w * 0.4, -place.h * 0.4), lighter(ground, 0.6))
