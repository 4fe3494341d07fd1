"""What stands over each place of the town: walls, awnings, roofs and lights, as silhouettes.

Each is a wide low picture on nothing; the panel of the place stands in front of its foot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random
from zlib import crc32

import pygame

from game.app.boards.rivenoire.skin import PLACES
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.look import Picture
from game.app.drawing.pen import Pen
from game.app.drawing.theme import Colour, darker, lighter, mix

LAMP: Colour = (255, 214, 132)
_DARK: Colour = (34, 34, 56)
#: Pixels of a drawing, before it is smoothed down.
SIZE = (1200, 240)


def house(canvas: Canvas, box: Box, place: str, dim: bool = False) -> None:
    """What stands over a place, its foot at the bottom of a box; darker when all is over there."""
    look, rect = canvas.look, canvas.rect(box)
    if rect.w < 8 or rect.h < 6:
        return
    key = "rivenoire house", place, rect.size, dim
    kept = look.kept(key)
    if kept is None:
        # The drawing keeps its shape: a wide box shows more of it, a narrow one its middle.
        share = rect.h / SIZE[1]
        whole = pygame.transform.smoothscale(
            drawn(place, dim), (max(round(SIZE[0] * share), 1), rect.h)
        )
        fitted = pygame.Surface(rect.size, pygame.SRCALPHA)
        fitted.blit(whole, ((rect.w - whole.get_width()) // 2, 0))
        kept = look.keep(key, Picture(fitted))
    canvas.surface.blit(kept.surface, rect)


# No more: to keep all of them takes twenty megabytes, to draw one again half a millisecond.
@lru_cache(2)
def drawn(place: str, dim: bool = False) -> pygame.Surface:
    """The whole picture of a place's roofs."""
    colour = mix(_DARK, PLACES[place], 0.3)
    light = mix(colour, LAMP, 0.25) if dim else LAMP
    sheet = pygame.Surface(SIZE, pygame.SRCALPHA)
    sheet.fill((*colour, 0))
    pen = Pen(sheet, Random(crc32(place.encode())), darker(colour, 0.3 * dim), light, 1.0)
    _HOUSES[place](pen)
    return sheet


def _tint(pen: Pen, place: str, share: float) -> Colour:
    return mix(pen.dark, PLACES[place], share)


def _ramparts(pen: Pen) -> None:
    """A long wall between two towers, with a watch fire."""
    stone, pale = pen.dark, _tint(pen, "ramparts", 0.18)
    pen.block(0.5, 1.02, 4.4, 0.5)
    for step in range(17):
        pen.block(0.07 + step * 0.054, 0.52, 0.15, 0.16)
    for x in (0.18, 0.8):
        pen.block(x, 1.02, 0.72, 0.86, pale)
        for tooth in (-0.26, 0.0, 0.26):
            pen.block(x + tooth * pen.part, 0.18, 0.16, 0.14, pale)
        pen.window(x, 0.66, 0.07)
    pen.shine(0.5, 0.34, 0.5, pen.light, 110)
    pen.roof(0.5, 0.4, 0.2, 0.3, mix(pen.light, (255, 140, 70), 0.4))
    pen.roof(0.505, 0.4, 0.1, 0.18, pen.light)
    pen.block(0.5, 0.48, 0.26, 0.1, stone)


def _market(pen: Pen) -> None:
    """Striped awnings over stalls, and a flag."""
    red, pale = mix((190, 72, 66), pen.dark, 0.15), mix((226, 206, 184), pen.dark, 0.2)
    for middle, wide, top in ((0.2, 1.2, 0.52), (0.52, 1.5, 0.3), (0.83, 1.15, 0.46)):
        across, count = wide * pen.part, 8
        left = middle - across / 2
        for strip in range(count):
            one, other = strip / count, (strip + 1) / count
            ink = red if strip % 2 else pale
            above = [left + across * (0.1 + 0.8 * edge) for edge in (one, other)]
            below = [left + across * edge for edge in (other, one)]
            corners = [*((x, top) for x in above), *((x, top + 0.4) for x in below)]
            pen.shape(*corners, colour=ink)
            pen.ball(left + across * (one + other) / 2, top + 0.4, wide / count / 2, ink)
        pen.block(middle, 1.05, wide * 0.9, 0.62 - top + 0.1, pen.dark)
        pen.shine(middle, 0.86, 0.22, pen.light, 130)
        pen.ball(middle, 0.86, 0.05, pen.light)
    pen.banner(0.52, 0.32, 0.3, mix((240, 150, 80), pen.dark, 0.1))


def _hospital(pen: Pen) -> None:
    """A long house with dormers, and a bell tower with a cross."""
    tile = _tint(pen, "hospital", 0.22)
    pen.shape((0.06, 0.72), (0.16, 0.3), (0.64, 0.3), (0.72, 0.72), colour=tile)
    pen.block(0.39, 1.05, 3.3, 0.36)
    for x in (0.22, 0.36, 0.5):
        pen.block(x, 0.66, 0.26, 0.2)
        pen.roof(x, 0.46, 0.36, 0.18)
        pen.window(x, 0.64, 0.07)
    pen.block(0.82, 1.05, 0.5, 0.62)
    pen.roof(0.82, 0.44, 0.64, 0.3, tile)
    pen.block(0.82, 0.16, 0.05, 0.16, pen.light)
    pen.block(0.82, 0.1, 0.14, 0.045, pen.light)
    pen.window(0.82, 0.76, 0.1)


def _mine(pen: Pen) -> None:
    """Hills, and a timbered hole with a lantern."""
    rock = _tint(pen, "mine", 0.16)
    pen.shape((0.02, 1.05), (0.22, 0.42), (0.34, 0.56), (0.52, 0.1), (0.7, 0.5), (0.8, 0.36),
              (0.99, 1.05), colour=rock)  # fmt: skip
    pen.shape((0.24, 1.05), (0.4, 0.6), (0.52, 0.36), (0.66, 0.66), (0.82, 1.05))
    hole = darker(pen.dark, 0.55)
    pen.ball(0.52, 0.84, 0.24, hole)
    pen.block(0.52, 1.05, 0.48, 0.22, hole)
    wood = mix((150, 108, 66), pen.dark, 0.3)
    for side in (-0.25, 0.25):
        pen.block(0.52 + side * pen.part, 1.05, 0.07, 0.44, wood)
    pen.block(0.52, 0.64, 0.68, 0.08, wood)
    pen.shine(0.52, 0.8, 0.3, pen.light, 130)
    pen.ball(0.52, 0.8, 0.045, pen.light)


def _arena(pen: Pen) -> None:
    """A round of arches under flags."""
    wall = _tint(pen, "arena", 0.16)
    pen.shape((0.06, 1.05), (0.1, 0.4), (0.3, 0.26), (0.7, 0.26), (0.9, 0.4), (0.94, 1.05),
              colour=wall)  # fmt: skip
    for step in range(9):
        x = 0.14 + step * 0.09
        off = abs(x - 0.5) * 0.28
        glow = mix(pen.light, pen.dark, 0.25)
        pen.ball(x, 0.56 + off, 0.085, glow)
        pen.block(x, 0.78 + off * 0.5, 0.17, 0.22 - off * 0.4, glow)
    for x in (0.2, 0.5, 0.8):
        pen.banner(x, 0.34, 0.3, mix((222, 96, 74), pen.dark, 0.1))


def _quest_office(pen: Pen) -> None:
    """A half-timbered house with a long roof, and pigeons' loft."""
    tile = _tint(pen, "quest_office", 0.2)
    pen.block(0.44, 1.05, 2.2, 0.46)
    pen.shape((0.18, 0.62), (0.27, 0.2), (0.61, 0.2), (0.7, 0.62), colour=tile)
    beam = darker(pen.dark, 0.35)
    for x in (0.26, 0.35, 0.44, 0.53, 0.62):
        pen.stroke((x, 0.62), (x, 1.05), 0.03, beam)
    for x in (0.305, 0.395, 0.485, 0.575):
        pen.window(x, 0.92, 0.1)
    pen.block(0.8, 1.05, 0.42, 0.7)
    pen.roof(0.8, 0.36, 0.58, 0.32, tile)
    pen.window(0.8, 0.66, 0.09)


def _provost_house(pen: Pen) -> None:
    """A town house with turrets and tall windows."""
    tile = _tint(pen, "provost_house", 0.24)
    pen.block(0.5, 1.05, 2.0, 0.66)
    pen.shape((0.28, 0.42), (0.36, 0.16), (0.64, 0.16), (0.72, 0.42), colour=tile)
    for x in (0.25, 0.75):
        pen.block(x, 1.05, 0.4, 0.76)
        pen.roof(x, 0.3, 0.54, 0.3, tile)
        pen.window(x, 0.66, 0.08)
    for x in (0.37, 0.45, 0.55, 0.63):
        pen.window(x, 0.82, 0.1)
    pen.banner(0.5, 0.2, 0.2, mix((120, 150, 220), pen.dark, 0.1))


def _tavern(pen: Pen) -> None:
    """Crooked gables, smoke, warm windows."""
    tile = _tint(pen, "tavern", 0.22)
    for x, wide, high, top in (
        (0.24, 0.9, 0.4, 0.42),
        (0.5, 1.1, 0.5, 0.46),
        (0.76, 0.9, 0.36, 0.4),
    ):
        pen.block(x, 1.05, wide, high + 0.05)
        pen.roof(x, 1.0 - high, wide * 1.22, top, tile)
        for side in (-0.2, 0.2):
            pen.window(x + side * wide * pen.part, 0.92, 0.1)
    pen.block(0.36, 0.6, 0.14, 0.42)
    for step in range(4):
        shade = mix(pen.dark, (210, 200, 210), 0.2 + 0.06 * step)
        pen.ball(0.362 + 0.012 * step, 0.16 - 0.05 * step, 0.05 + 0.012 * step, shade)


def _oracle_hut(pen: Pen) -> None:
    """A pointed hut among bare trees, a violet light in its door."""
    thatch, glow = _tint(pen, "oracle_hut", 0.2), mix((212, 150, 255), pen.dark, 0.1)
    for x, high in ((0.12, 0.7), (0.24, 0.5), (0.78, 0.6), (0.9, 0.75)):
        pen.stroke((x, 1.05), (x, 1.0 - high), 0.05)
        for side in (-1, 1):
            pen.stroke((x, 1.0 - high * 0.6), (x + side * 0.03, 1.0 - high * 0.95), 0.03)
    pen.block(0.5, 1.05, 1.1, 0.4)
    pen.shape((0.34, 0.72), (0.49, 0.04), (0.51, 0.04), (0.66, 0.72), colour=thatch)
    pen.shine(0.5, 0.66, 0.55, glow, 120)
    pen.ball(0.5, 0.6, 0.11, glow)
    pen.ball(0.5, 0.6, 0.06, lighter(glow, 0.5))


def _surroundings(pen: Pen) -> None:
    """Firs on the moor."""
    for _ in range(16):
        pen.tree(pen.random.random(), 1.05, pen.random.uniform(0.5, 0.95))


_HOUSES: Mapping[str, Callable[[Pen], None]] = {
    "ramparts": _ramparts,
    "market": _market,
    "hospital": _hospital,
    "mine": _mine,
    "arena": _arena,
    "quest_office": _quest_office,
    "provost_house": _provost_house,
    "tavern": _tavern,
    "oracle_hut": _oracle_hut,
    "surroundings": _surroundings,
}
