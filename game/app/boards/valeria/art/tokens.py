"""The five peoples as tokens: a symbol is a disc, a Warden a shield, a marker a ringed disc."""

from __future__ import annotations

import math

import pygame

from game.app.boards.valeria.skin import BONE, DICE
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, inset
from game.app.drawing.look import Picture
from game.app.drawing.soft import gradient
from game.app.drawing.theme import Colour, darker, lighter, mix

_OVER = 4
#: Corners in each half of a shield's curve.
_ROUND = 12


def _shield_line() -> tuple[tuple[float, float], ...]:
    """Straight down from the shoulders, then round to the point."""
    turns = [math.pi / 2 * step / _ROUND for step in range(_ROUND + 1)]
    right = [(0.5 + 0.44 * math.cos(turn), 0.42 + 0.56 * math.sin(turn) ** 1.35) for turn in turns]
    left = [(1 - x, y) for x, y in reversed(right)]
    return ((0.06, 0.04), (0.94, 0.04), *right, *left)


#: A shield in a square of one.
_SHIELD = _shield_line()
#: Emblems on pale grounds are dark, all others pale.
_PALE, _DARK = (250, 243, 226), (36, 28, 34)


def figure_on(colour: Colour) -> Colour:
    """The ink of an emblem on a ground."""
    bright = colour[0] * 0.3 + colour[1] * 0.59 + colour[2] * 0.11 > 150
    return _DARK if bright else _PALE


def square(box: Box, share: float = 1.0) -> Box:
    """The largest square in the middle of a box."""
    side = min(box.w, box.h) * share
    return Box(box.centerx - side / 2, box.centery - side / 2, side, side)


def disc(canvas: Canvas, box: Box, fill: Colour, edge: Colour, line: float = 2.0) -> Box:
    """A round ground, and the square it fills."""
    placed = square(box)
    made = paint.Panel(lighter(fill, 0.18), darker(fill, 0.16), edge, placed.w / 2, line)
    paint.panel(canvas, placed, made)
    return placed


def symbol(canvas: Canvas, box: Box, troop: str, filled: bool = True) -> None:
    """A troop that a plan asks for: solid if a die answers it, hollow if none does."""
    colour = DICE[troop].colour
    if filled:
        placed = disc(canvas, box, colour, darker(colour, 0.45))
        ink = figure_on(colour)
    else:
        # A pale troop would look answered.
        dim = 0.5 if figure_on(colour) == _DARK else 0.1
        placed = disc(canvas, box, (30, 24, 36), mix(colour, (30, 24, 36), dim + 0.1), 3)
        ink = mix(colour, (30, 24, 36), dim)
    canvas.icon(f"val.troop.{troop}", inset(placed, placed.w * 0.16), ink)


def marker(canvas: Canvas, box: Box, troop: str) -> None:
    """A Conquest Marker of a people: a disc of bone in a ring, with its head."""
    colour = DICE[troop].colour
    placed = square(box)
    paint.shadow(canvas, placed, placed.w * 0.08, placed.w / 2)
    disc(canvas, placed, darker(colour, 0.1), BONE if troop != "skeleton" else (92, 84, 84), 2.5)
    inner = inset(placed, placed.w * 0.11)
    disc(canvas, inner, lighter(colour, 0.08), darker(colour, 0.45), 2)
    canvas.icon(f"val.troop.{troop}", inset(inner, inner.w * 0.16), figure_on(colour))


def shield(canvas: Canvas, box: Box, troop: str, frame: Colour | None = None) -> None:
    """A Warden: the head of a people on a shield."""
    colour = DICE[troop].colour
    charge(canvas, box, f"val.troop.{troop}", colour, frame)


def charge(
    canvas: Canvas, box: Box, icon: str, colour: Colour, frame: Colour | None = None
) -> None:
    """Any emblem on a shield."""
    placed = square(box)
    look = canvas.look
    side = max(look.px(placed.w), 4)
    edge = frame or lighter(colour, 0.5)
    key = "valeria shield", side, colour, edge
    kept = look.kept(key) or look.keep(key, Picture(_shield(side, colour, edge)))
    canvas.blit(kept.surface, placed.topleft)
    head = square(Box(placed.x, placed.y - placed.h * 0.04, placed.w, placed.h), 0.62)
    canvas.icon(icon, head, figure_on(colour))


def _shield(side: int, colour: Colour, edge: Colour) -> pygame.Surface:
    whole = gradient((side, side), edge, darker(edge, 0.25))
    whole.blit(_shape(side, 0.0), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    ground = gradient((side, side), lighter(colour, 0.22), darker(colour, 0.34))
    ground.blit(_shape(side, 0.075), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(ground, (0, 0))
    return whole


def _shape(side: int, within: float) -> pygame.Surface:
    """The shield, white on nothing, smaller by a part of its side all around."""
    big = side * _OVER
    mask = pygame.Surface((big, big), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    scale = 1 - 2 * within
    points = [((within + x * scale) * big, (within + y * scale) * big) for x, y in _SHIELD]
    pygame.draw.polygon(mask, (255, 255, 255), points)
    return pygame.transform.smoothscale(mask, (side, side))
