"""Any piece of Valeria in a box of any size; flights use it too."""

from __future__ import annotations

from game.app.boards.valeria.art import scrolls
from game.app.boards.valeria.art.tokens import marker, shield
from game.app.boards.valeria.awards import condition
from game.app.boards.valeria.champions import champion_tile
from game.app.boards.valeria.places import draw_warden
from game.app.boards.valeria.planface import plan_card
from game.app.boards.valeria.reading import troop
from game.app.boards.valeria.skin import DICE, GEM
from game.app.drawing import dice, paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, inset
from game.app.drawing.theme import darker
from game.app.table.sight import Sight
from game.engine.table import Face
from game.rules.valeria.content import kind_of

BACKS = {"plan": "val.shrine.plans", "champion": "val.term.champion"}


def sprite(sight: Sight, canvas: Canvas, box: Box, piece: str, face: Face | None) -> None:
    """A piece, or the back of one that may not be seen."""
    kind = piece.lstrip("?").partition(".")[0]
    if piece.startswith("?"):
        back(canvas, box, kind)
    elif kind in DICE:
        dice.draw_die(canvas, box, kind, face)
    elif kind == "plan":
        plan_card(sight, canvas, box, piece)
    elif kind == "champion":
        champion_tile(sight, canvas, box, piece)
    elif kind == "award":
        condition(canvas, box, piece)
    elif kind == "gem":
        canvas.icon("val.resource.gem", box, GEM)
    elif kind == "board":
        shield(canvas, box, kind_of(piece))
    elif kind == "scroll":
        scrolls.ground(canvas, box, f"{kind_of(piece)}{face or 'a'}", f"scroll_{kind_of(piece)}")
    elif kind == "marker":
        people = troop(sight, int(kind_of(piece)))
        if people:
            marker(canvas, box, people)
    elif kind == "warden":
        draw_warden(sight, canvas, box, piece)


def back(canvas: Canvas, box: Box, kind: str) -> None:
    """A card whose face nobody knows."""
    theme = canvas.look.theme
    ground = theme.palette.cloth
    radius = min(box.w, box.h) * 0.14
    made = paint.Panel(ground, darker(ground, 0.5), theme.gold, radius, 2, 4)
    paint.panel(canvas, box, made)
    side = min(box.w, box.h) * 0.6
    middle = Box(box.centerx - side / 2, box.centery - side / 2, side, side)
    canvas.icon(BACKS.get(kind, "game.valeria"), inset(middle, 0), theme.gold)
