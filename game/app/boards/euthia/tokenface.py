"""An Action token: its Action on one face, Movement on the other."""

from __future__ import annotations

from game.app.boards.euthia.emblems import action_icon, term
from game.app.boards.euthia.skin import ELEMENTS, GOODS
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_right, inset
from game.app.drawing.theme import Colour, darker, lighter, mix
from game.app.table.sight import Sight
from game.rules.euthia import zones
from game.rules.euthia.content import box as content
from game.rules.euthia.views.event import token_movement

ACTIONS: dict[str, Colour] = {
    "mining": (150, 116, 70),
    "trade": (70, 112, 132),
    "combat": (168, 52, 44),
}


def token_face(sight: Sight, canvas: Canvas, box: Box, piece: str, spent: bool = False) -> None:
    """A bar with two faces; what was spent has sunk."""
    action = zones.action_of(piece)
    colour = mix(ACTIONS[action], (60, 70, 76), 0.78) if spent else ACTIONS[action]
    look = canvas.look
    edge = (66, 78, 84) if spent else lighter(colour, 0.45)
    panel = paint.Panel(lighter(colour, 0.06), darker(colour, 0.34), edge, box.h / 2, 2)
    paint.panel(canvas, box, panel)
    pale: Colour = (132, 142, 146) if spent else (250, 244, 230)
    side = box.h * 0.72
    canvas.icon(
        action_icon(action), Box(box.x + box.h * 0.16, box.y + box.h * 0.14, side, side), pale
    )
    amount = str(token_movement(sight.view, action))
    need = look.text_size(amount, "small_strong")[0]
    if box.w < side + need + box.h:
        return
    right, rest = cut_right(inset(box, box.h * 0.2, 2), side * 0.8 + need + 6, 4)
    fewer = token_movement(sight.view, action) < content().actions[action].movement
    tint = pale if spent else ELEMENTS["water"] if fewer else GOODS["movement"]
    feet = Box(right.right - side * 0.8, right.centery - side * 0.4, side * 0.8, side * 0.8)
    canvas.icon(term("movement"), feet, tint)
    canvas.text(amount, Box(right.x, right.y, need + 4, right.h), "small_strong", pale, shrink=True)
    room = Box(rest.x + side, rest.y, rest.w - side - 6, rest.h)
    name = content().actions[action].name.in_(sight.words.lang)
    if look.fonts.width(name, "bold", look.fonts.smallest) <= room.w * look.scale:
        canvas.text(name, room, "small_strong", pale, shrink=True)
