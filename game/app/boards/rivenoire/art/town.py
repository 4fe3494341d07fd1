"""The town at dusk: sky and roofs over the north bank, the river, the south bank, the wall.

Drawn once for each size, and kept. Where the bands lie is what the board says.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pygame
from attrs import frozen

from game.app.boards.rivenoire.skin import DUSK, NIGHT, RIVER
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.look import Picture
from game.app.drawing.pen import Pen
from game.app.drawing.soft import gradient, round_off
from game.app.drawing.theme import Colour, darker, lighter, mix

ZENITH: Colour = (42, 46, 88)
GLOW: Colour = (214, 126, 98)
ROOF: Colour = (34, 34, 58)
LAMP: Colour = (255, 214, 132)
FIELD: Colour = (44, 46, 62)
#: The widest drawing, before it is smoothed down.
WIDEST = 2400


@frozen
class Bands:
    """Where the water begins and ends, and the wall stands, in parts of the height."""

    water: float
    bank: float
    wall: float

    @property
    def rounded(self) -> Bands:
        """The same for boxes that differ by less than can be seen."""
        return Bands(round(self.water, 2), round(self.bank, 2), round(self.wall, 2))


def town(canvas: Canvas, box: Box, bands: Bands) -> None:
    """The town in a box, its corners rounded."""
    look, rect = canvas.look, canvas.rect(box)
    if rect.w < 8 or rect.h < 8:
        return
    key = "rivenoire town", rect.size, bands.rounded
    kept = look.kept(key)
    if kept is None:
        whole = pygame.transform.smoothscale(_drawn(_over(rect.size), bands.rounded), rect.size)
        round_off(whole, look.px(14))
        kept = look.keep(key, Picture(whole))
    canvas.surface.blit(kept.surface, rect)


def _over(size: tuple[int, int]) -> tuple[int, int]:
    """The size it is drawn in: twice as large, within reason."""
    share = max(min(2.0, WIDEST / size[0]), 1.0)
    return round(size[0] * share), round(size[1] * share)


@lru_cache(1)
def _drawn(size: tuple[int, int], bands: Bands) -> pygame.Surface:
    sheet = gradient(size, ZENITH, mix(ZENITH, DUSK, 0.75))
    pen = Pen(sheet, Random(18), ROOF, LAMP, bands.water)
    _sky(pen, bands)
    _bank(pen, bands.water, 0.17, mix(ROOF, DUSK, 0.3), lit=0.3)
    _bank(pen, bands.water, 0.1, mix(ROOF, DUSK, 0.12), lit=0.75)
    _river(pen, bands)
    _ground(pen, bands.bank, bands.wall, mix(FIELD, ROOF, 0.45))
    _bank(pen, bands.wall, 0.12, mix(ROOF, NIGHT, 0.25), lit=0.75)
    _fields(pen, bands)
    return sheet


def _sky(pen: Pen, bands: Bands) -> None:
    """First stars, long clouds, the glow of a sun that is gone."""
    for _ in range(60):
        x, y = pen.random.random(), pen.random.random() ** 2 * bands.water * 0.8
        shade = mix(ZENITH, (255, 246, 230), pen.random.uniform(0.25, 0.8))
        pen.ball(x, y, pen.random.uniform(0.0008, 0.0022), shade)
    pen.haze(bands.water * 0.35, bands.water * 1.35, GLOW, 150)
    for _ in range(9):
        wide, high = pen.size
        size = round(wide * pen.random.uniform(0.1, 0.3)), max(round(high * 0.012), 2)
        cloud = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.ellipse(cloud, (*lighter(DUSK, 0.2), 70), cloud.get_rect())
        x, y = pen.random.uniform(-0.1, 0.95), pen.random.uniform(0.02, bands.water * 0.7)
        pen.sheet.blit(cloud, pen.at(x, y))


def _bank(pen: Pen, y: float, high: float, colour: Colour, lit: float) -> None:
    """A row of roofs, gables and chimneys that stand on `y`."""
    x = -0.01
    dark = Pen(pen.sheet, pen.random, colour, pen.light, y)
    while x < 1.02:
        wide = pen.random.uniform(0.05, 0.11)
        wall = high * pen.random.uniform(0.32, 0.7)
        across = wide * dark.part
        middle = x + across / 2
        dark.block(middle, y, wide, wall)
        _roof(dark, middle, y - wall, wide)
        if pen.random.random() < lit:
            side = pen.random.uniform(0.25, 0.75)
            dark.window(x + across * side, y - wall * pen.random.uniform(0.3, 0.6), 0.006)
        x += across * pen.random.uniform(0.8, 1.0)


def _roof(pen: Pen, x: float, y: float, wide: float) -> None:
    """A pointed roof, a stepped gable, or a tower with a spire."""
    sort = pen.random.random()
    if sort < 0.6:
        pen.roof(x, y, wide * 1.16, wide * pen.random.uniform(0.45, 0.8))
        pen.block(x + wide * 0.28 * pen.part, y - wide * 0.12, wide * 0.1, wide * 0.42)
    elif sort < 0.85:
        for step in range(4):
            pen.block(x, y - wide * 0.13 * step, wide * (1 - step * 0.25), wide * 0.14)
    else:
        pen.block(x, y, wide * 0.42, wide * 0.7)
        pen.roof(x, y - wide * 0.7, wide * 0.56, wide * 0.8)


def _river(pen: Pen, bands: Bands) -> None:
    """Water with the last light on it, and the lamps of both banks."""
    wide, high = pen.size
    top, low = round(bands.water * high), round(bands.bank * high)
    water = gradient((wide, max(low - top, 1)), mix(RIVER, DUSK, 0.42), darker(RIVER, 0.3))
    pen.sheet.blit(water, (0, top))
    span = bands.bank - bands.water
    for _ in range(420):
        depth = pen.random.random() ** 1.3
        y = bands.water + span * depth
        long = pen.random.uniform(0.006, 0.028) * (0.5 + depth)
        x = pen.random.random()
        warm = mix(RIVER, GLOW, pen.random.uniform(0.25, 0.75) * (1 - depth * 0.7))
        pen.stroke((x, y), (x + long, y), 0.0016, warm)
    for _ in range(26):
        x = pen.random.random()
        for step in range(5):
            y = bands.water + span * (0.03 + 0.045 * step)
            shade = mix(RIVER, LAMP, 0.75 - 0.13 * step)
            pen.stroke((x - 0.0022, y), (x + 0.0022, y), 0.0024, shade)
    pen.stroke((0, bands.water), (1, bands.water), 0.006, mix(ROOF, DUSK, 0.35))
    for _ in range(5):
        x, y = pen.random.uniform(0.03, 0.72), bands.water + span * pen.random.uniform(0.2, 0.5)
        _boat(pen, x, y, pen.random.uniform(0.02, 0.034))


def _boat(pen: Pen, x: float, y: float, size: float) -> None:
    """A boat with one sail and a lantern."""
    part = size * pen.part
    dark, sail = darker(RIVER, 0.55), mix(DUSK, (250, 226, 200), 0.4)
    pen.shape((x - part, y), (x + part, y), (x + part * 0.7, y + size * 0.34),
              (x - part * 0.75, y + size * 0.34), colour=dark)  # fmt: skip
    pen.stroke((x, y), (x, y - size * 1.5), 0.0022, dark)
    pen.shape((x + part * 0.08, y - size * 1.45), (x + part * 0.08, y - size * 0.15),
              (x + part * 0.8, y - size * 0.15), colour=sail)  # fmt: skip
    pen.shine(x - part * 0.8, y - size * 0.1, size * 0.7, LAMP, 120)
    pen.ball(x - part * 0.8, y - size * 0.1, size * 0.08, LAMP)


def _ground(pen: Pen, top: float, low: float, colour: Colour) -> None:
    wide, high = pen.size
    first, last = round(top * high), round(low * high)
    ground = gradient((wide, max(last - first, 1)), lighter(colour, 0.05), darker(colour, 0.2))
    pen.sheet.blit(ground, (0, first))
    pen.stroke((0, top), (1, top), 0.007, mix(ROOF, DUSK, 0.4))


def _fields(pen: Pen, bands: Bands) -> None:
    """The wall with its teeth, and the moor outside with firs and mist."""
    _ground(pen, bands.wall, 1.0, mix(FIELD, (58, 74, 62), 0.55))
    stone = mix((88, 90, 112), ROOF, 0.35)
    high = 0.022
    pen.shape((0, bands.wall - high), (1, bands.wall - high), (1, bands.wall + high * 0.5),
              (0, bands.wall + high * 0.5), colour=stone)  # fmt: skip
    tooth = 0.012
    step = tooth * 2.1 * pen.part
    x = step / 2
    while x < 1:
        pen.block(x, bands.wall - high, tooth, 0.011, stone)
        x += step
    pen.stroke((0, bands.wall - high * 0.2), (1, bands.wall - high * 0.2), 0.002, darker(stone))
    for _ in range(46):
        x, y = pen.random.random(), bands.wall + pen.random.uniform(0.035, 0.12)
        firs = Pen(pen.sheet, pen.random, darker((44, 62, 58), y - bands.wall), pen.light, y)
        firs.tree(x, y, pen.random.uniform(0.025, 0.05))
    pen.haze(bands.wall + 0.03, bands.wall + 0.14, DUSK, 46)
