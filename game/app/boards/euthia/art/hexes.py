"""The hexes of the highlands: one picture for each place, size and tint, drawn once and kept."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

import pygame

from game.app.boards.euthia.art.motifs import motif_of
from game.app.boards.euthia.skin import ELEMENTS
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Point
from game.app.drawing.look import Look, Picture
from game.app.drawing.soft import gradient
from game.app.drawing.theme import Colour, darker, lighter

#: The width of a hex with a point on top, against its height.
RATIO = 0.8660254
#: How large a place in the middle of a tile is, in parts of a space.
INNER = 0.62
#: Where no such place is.
NOWHERE: Point = (0.0, 0.0)
_OVER = 2
_MULT = pygame.BLEND_RGBA_MULT
#: How much a Power tints the spaces it reaches.
TINT = 84

GROUNDS: dict[str, tuple[Colour, Colour]] = {
    "plain": ((98, 124, 84), (52, 78, 62)),
    "mountain": ((132, 144, 154), (66, 80, 90)),
    "lake": ((84, 140, 178), (38, 82, 124)),
    "cavern": ((92, 98, 110), (42, 48, 58)),
    "treasure": ((126, 128, 98), (74, 80, 62)),
    "merchants": ((148, 122, 90), (88, 70, 54)),
    "alchemists": ((104, 122, 152), (56, 72, 102)),
    "elemental_fire": ((188, 84, 54), (98, 40, 30)),
    "elemental_water": ((84, 146, 190), (36, 78, 122)),
    "elemental_air": ((164, 180, 188), (92, 110, 122)),
    "elemental_earth": ((164, 126, 84), (92, 68, 46)),
    "portal": ((116, 94, 160), (60, 48, 98)),
    "encounter": ((88, 112, 86), (44, 66, 58)),
    "ruins": ((122, 118, 112), (70, 68, 68)),
    "legend": ((150, 128, 84), (84, 66, 44)),
}
STONEWORK: tuple[Colour, Colour] = ((58, 72, 84), (28, 38, 48))


def family_of(place: str) -> str:
    """Places that look alike: Treasures of all Levels."""
    return "treasure" if place.startswith("treasure") else place


def corners(box: Box) -> list[Point]:
    """The six corners of a hex that fills a box, from the top on."""
    middle, quarter = box.x + box.w / 2, box.h / 4
    return [
        (middle, box.y),
        (box.right, box.y + quarter),
        (box.right, box.bottom - quarter),
        (middle, box.bottom),
        (box.x, box.bottom - quarter),
        (box.x, box.y + quarter),
    ]


def is_inside(box: Box, point: Point) -> bool:
    """Whether a point lies in the hex of a box."""
    if not box.collidepoint(point):
        return False
    dx = abs(point[0] - box.centerx) / (box.w / 2)
    dy = abs(point[1] - box.centery) / (box.h / 2)
    return bool(dy <= 1 - dx / 2)


def hexagon(
    canvas: Canvas, box: Box, place: str, powers: Sequence[str] = (), hatched: bool = False
) -> None:
    """The picture of a place, tinted by the Powers that reach it."""
    look, rect = canvas.look, canvas.rect(box)
    if rect.w < 6 or rect.h < 6:
        return
    kind = family_of(place)
    key = "euthia hex", kind, rect.size, tuple(powers), hatched
    kept = look.kept(key)
    if kept is None:
        kept = look.keep(key, Picture(_drawn(look, kind, rect.size, powers, hatched)))
    canvas.surface.blit(kept.surface, rect)


def _drawn(
    look: Look, kind: str, size: tuple[int, int], powers: Sequence[str], hatched: bool
) -> pygame.Surface:
    large = size[0] * _OVER, size[1] * _OVER
    top, bottom = GROUNDS.get(kind, STONEWORK)
    sheet = gradient(large, top, bottom)
    motif_of(kind)(sheet, look, kind)
    _foot(sheet)
    if hatched:
        _hatch(sheet)
    for element in powers:
        veil = pygame.Surface(large, pygame.SRCALPHA)
        veil.fill((*ELEMENTS[element], TINT // max(len(powers), 1) + 14))
        sheet.blit(veil, (0, 0))
    sheet.blit(_mask(large), (0, 0), special_flags=_MULT)
    edge = [(x, y) for x, y in corners(Box(1, 1, large[0] - 2, large[1] - 2))]
    pygame.draw.polygon(sheet, darker(bottom, 0.45), edge, max(large[0] // 44, 2))
    inner = corners(Box(0, 0, *large).inflate(-large[0] * 0.055, -large[1] * 0.055))
    pygame.draw.aalines(sheet, lighter(top, 0.24), True, inner)
    return pygame.transform.smoothscale(sheet, size)


def _foot(sheet: pygame.Surface) -> None:
    """The lower end lies in shade."""
    wide, high = sheet.get_size()
    shade = gradient((wide, high // 3), (0, 0, 0), (0, 0, 0))
    shade.set_alpha(46)
    sheet.blit(shade, (0, high - high // 4))


def _hatch(sheet: pygame.Surface) -> None:
    """Fire and Water that cancel each other: lines of both colours."""
    wide, high = sheet.get_size()
    veil = pygame.Surface((wide, high), pygame.SRCALPHA)
    step = max(wide // 12, 6)
    for at, x in enumerate(range(-high, wide, step)):
        colour = ELEMENTS["fire" if at % 2 else "water"]
        pygame.draw.line(veil, (*colour, 150), (x, high), (x + high, 0), max(step // 4, 2))
    sheet.blit(veil, (0, 0))


def _mask(size: tuple[int, int]) -> pygame.Surface:
    mask = pygame.Surface(size, pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    pygame.draw.polygon(mask, (255, 255, 255, 255), corners(Box(0, 0, size[0], size[1])))
    return mask


def hex_ring(
    canvas: Canvas, box: Box, colour: Colour, width: float = 4.0, but: Point = NOWHERE
) -> None:
    """A frame on the edge of a hex, perhaps open where a place in the middle of a tile lies.

    That is on one of its corners: at the left or right, above or below.
    """
    look, rect = canvas.look, canvas.rect(box)
    if rect.w < 6 or rect.h < 6:
        return
    key = "euthia ring", rect.size, colour, width, but
    kept = look.kept(key)
    if kept is None:
        large = rect.w * _OVER, rect.h * _OVER
        sheet = pygame.Surface(large, pygame.SRCALPHA)
        sheet.fill((*colour, 0))
        line = max(look.px(width) * _OVER, 2)
        pygame.draw.polygon(sheet, colour, corners(Box(0, 0, *large)))
        hole = Box(0, 0, *large).inflate(-2 * line, -2 * line / RATIO)
        pygame.draw.polygon(sheet, (*colour, 0), corners(hole))
        if but != NOWHERE:
            pygame.draw.polygon(sheet, (*colour, 0), corners(_corner_of(sheet, but)))
        kept = look.keep(key, Picture(pygame.transform.smoothscale(sheet, rect.size)))
    canvas.surface.blit(kept.surface, rect)


def _corner_of(sheet: pygame.Surface, towards: Point) -> Box:
    """The hex of a place that lies on a corner of a sheet."""
    (wide, high), (across, down) = sheet.get_size(), towards
    x = wide / 2 * (1 + across)
    y = high * (0.5 + (0.25 if across else 0.5) * down)
    return Box(x - wide * INNER / 2, y - high * INNER / 2, wide * INNER, high * INNER)


def veil(canvas: Canvas, box: Box, colour: Colour, alpha: int) -> None:
    """A hex of one thin colour."""
    look, rect = canvas.look, canvas.rect(box)
    if rect.w < 6 or rect.h < 6:
        return
    key = "euthia veil", rect.size, colour, alpha
    kept = look.kept(key)
    if kept is None:
        large = rect.w * _OVER, rect.h * _OVER
        sheet = pygame.Surface(large, pygame.SRCALPHA)
        sheet.fill((*colour, 0))
        pygame.draw.polygon(sheet, (*colour, alpha), corners(Box(0, 0, *large)))
        kept = look.keep(key, Picture(pygame.transform.smoothscale(sheet, rect.size)))
    canvas.surface.blit(kept.surface, rect)


def around(middle: Point, reach: float, count: int) -> list[Point]:
    """Points on a circle, from the top on."""
    x, y = middle
    turn = 2 * pi / max(count, 1)
    return [(x + reach * sin(turn * at), y - reach * cos(turn * at)) for at in range(count)]
