"""Any piece of Rivenoire in a box of any size; flights use it too."""

from __future__ import annotations

from game.app.boards.rivenoire.art.tokens import arms, back, square
from game.app.boards.rivenoire.cardart import upright
from game.app.boards.rivenoire.emblems import emblem
from game.app.boards.rivenoire.skin import DIE, MONSTER
from game.app.boards.rivenoire.spaces import draw_pawn
from game.app.boards.rivenoire.tokenart import token
from game.app.drawing import dice, paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.table.sight import Sight
from game.engine.table import Face
from game.rules.rivenoire import zones
from game.rules.rivenoire.vocabulary import FAMILIES
from game.rules.rivenoire.zones import family, kind_of


def sprite(sight: Sight, canvas: Canvas, box: Box, piece: str, face: Face | None) -> None:
    """A piece, or the back of one that may not be seen."""
    kind = family(piece)
    if piece.startswith("?"):
        back(canvas, box, kind)
    elif kind in FAMILIES or kind == "oracle":
        upright(sight, canvas, box, piece)
    elif kind == "character":
        draw_pawn(sight, canvas, box, piece)
    elif kind in ("property", "trophy", "jewel"):
        token(sight, canvas, box, piece)
    elif kind == "monster":
        paint.emblem(canvas, box, emblem("monster", kind_of(piece)), MONSTER)
    elif kind == "arms":
        seat = int(kind_of(piece))
        info = sight.seat(seat)
        arms(canvas, box, f"app.emblem.{info.emblem}", sight.colour(seat))
    elif kind == DIE:
        dice.draw_die(canvas, box, DIE, face)
    elif piece == zones.SHIELD:
        canvas.icon(emblem("token", "shield_of_the_ancients"), square(box), (246, 214, 140))
    elif piece == zones.FIRST_PLAYER:
        canvas.icon(emblem("token", "first_player"), square(box), (240, 206, 120))
