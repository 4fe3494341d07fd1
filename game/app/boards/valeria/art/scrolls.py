"""The ground of a Campaign Map: old parchment by candlelight, its land drawn in ink.

Each map has a land of its own; the same side always looks the same.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random
from typing import TypeAlias
from zlib import crc32

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.look import Look, Picture
from game.app.drawing.soft import gradient, round_off
from game.app.drawing.theme import Colour

#: Pixels of the drawing, before it is smoothed down; the lands repeat beyond it.
SIDE = 900
INK: Colour = (198, 164, 112)
FAINT, CLEAR = 70, 120

Sheet: TypeAlias = pygame.Surface
Land: TypeAlias = Callable[[Sheet, Random], None]


def ground(canvas: Canvas, box: Box, side: str, land: str, radius: float = 14.0) -> None:
    """The parchment of a map in a box, its corners rounded."""
    look, rect = canvas.look, canvas.rect(box)
    if rect.w < 4 or rect.h < 4:
        return
    canvas.surface.blit(_fitted(look, side, land, rect.size, look.px(radius)).surface, rect)


def _fitted(look: Look, side: str, land: str, size: tuple[int, int], radius: int) -> Picture:
    key = "valeria scroll", side, size, radius
    kept = look.kept(key)
    if kept is not None:
        return kept
    whole = drawn(side, land)
    share = max(size[0], size[1]) / SIDE
    part = min(round(size[0] / share), SIDE), min(round(size[1] / share), SIDE)
    cut = whole.subsurface(((SIDE - part[0]) // 2, (SIDE - part[1]) // 2, *part))
    small = pygame.transform.smoothscale(cut, size)
    round_off(small, radius)
    return look.keep(key, Picture(small))


# No more than one: each takes three megabytes, and is soon drawn again for a box of another size.
@lru_cache(1)
def drawn(side: str, land: str) -> Sheet:
    """The whole parchment."""
    random = Random(crc32(side.encode()))
    sheet = gradient((SIDE, SIDE), (72, 57, 49), (44, 34, 36))
    _stains(sheet, random)
    LANDS.get(land, _hills)(sheet, random)
    _rose(sheet, random)
    _frame(sheet)
    return sheet


def _stains(sheet: Sheet, random: Random) -> None:
    """What years and candles do to parchment."""
    for _ in range(34):
        wide = random.randint(60, 320)
        blot = pygame.Surface((wide, round(wide * random.uniform(0.5, 1))), pygame.SRCALPHA)
        shade = (20, 12, 16, 26) if random.random() < 0.6 else (150, 116, 70, 14)
        pygame.draw.ellipse(blot, shade, blot.get_rect())
        sheet.blit(blot, (random.randint(-100, SIDE), random.randint(-100, SIDE)))
    for _ in range(60):
        x, y = random.randint(0, SIDE), random.randint(0, SIDE)
        _line(sheet, [(x, y), (x + random.randint(-60, 60), y + random.randint(-6, 6))], 22, 1)


def _line(
    sheet: Sheet, points: list[tuple[float, float]], alpha: int = FAINT, wide: int = 4
) -> None:
    """A stroke of ink, as strong as its alpha."""
    if len(points) < 2:
        return
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = min(xs) - wide, min(ys) - wide
    size = round(max(xs) - left + 2 * wide) + 2, round(max(ys) - top + 2 * wide) + 2
    veil = pygame.Surface(size, pygame.SRCALPHA)
    moved = [(x - left, y - top) for x, y in points]
    pygame.draw.lines(veil, (*INK, alpha), False, moved, wide)
    sheet.blit(veil, (left, top))


def _peak(sheet: Sheet, x: float, y: float, size: float) -> None:
    _line(sheet, [(x - size, y), (x - size * 0.2, y - size * 1.1), (x, y - size * 0.95),
                  (x + size * 0.9, y)], CLEAR)  # fmt: skip
    for step in range(3):
        at = 0.15 + step * 0.22
        start = x + size * at * 0.9, y - size * (0.9 - at)
        _line(sheet, [start, (start[0] - size * 0.16, start[1] + size * 0.34)], FAINT, 3)


def _tree(sheet: Sheet, x: float, y: float, size: float) -> None:
    _line(sheet, [(x, y), (x, y - size * 0.4)], CLEAR)
    half, low = size * 0.34, y - size * 0.3
    _line(sheet, [(x - half, low), (x, y - size), (x + half, low), (x - half, low)], CLEAR)


def _wave(sheet: Sheet, x: float, y: float, wide: float) -> None:
    points = [(x + wide * step / 8, y + math.sin(step * 1.6) * 7) for step in range(9)]
    _line(sheet, points, FAINT, 3)


def _house(sheet: Sheet, x: float, y: float, size: float) -> None:
    _line(sheet, [(x - size, y), (x - size, y - size), (x, y - size * 1.8), (x + size, y - size),
                  (x + size, y), (x - size, y)], CLEAR)  # fmt: skip


def _wall(sheet: Sheet, y: float, random: Random) -> None:
    """A border wall from edge to edge, with towers."""
    points: list[tuple[float, float]] = []
    for step in range(13):
        x = step * 80.0 - 20
        lift = y + random.uniform(-30, 30)
        points += [
            (x, lift),
            (x + 36, lift),
            (x + 36, lift - 12),
            (x + 60, lift - 12),
            (x + 60, lift),
        ]
    _line(sheet, points, FAINT, 5)
    for step in (1, 4, 8, 11):
        x, foot = points[step * 5]
        _line(
            sheet, [(x - 16, foot), (x - 16, foot - 60), (x + 20, foot - 60), (x + 20, foot)], CLEAR
        )


def _river(sheet: Sheet, random: Random, wide: float) -> None:
    x, y, turn = SIDE * random.uniform(0.3, 0.7), -20.0, 0.0
    left, right = [], []
    while y < SIDE + 40:
        turn += random.uniform(-0.5, 0.5)
        x += math.sin(turn) * 34
        left.append((x - wide, y))
        right.append((x + wide, y))
        y += 30
    _line(sheet, left, CLEAR, 4)
    _line(sheet, right, CLEAR, 4)
    for px, py in left[::3]:
        _wave(sheet, px + wide * 0.5, py, wide)


def _spread(random: Random, count: int) -> list[tuple[float, float]]:
    """Places all over the map, from far to near."""
    return sorted(
        ((random.uniform(20, SIDE - 20), random.uniform(50, SIDE - 10)) for _ in range(count)),
        key=lambda each: each[1],
    )


def _marches(sheet: Sheet, random: Random) -> None:
    _wall(sheet, SIDE * 0.34, random)
    _wall(sheet, SIDE * 0.67, random)
    for x, y in _spread(random, 22):
        _peak(sheet, x, y, random.uniform(24, 42))


def _valley(sheet: Sheet, random: Random) -> None:
    _river(sheet, random, 70)
    for x, y in _spread(random, 60):
        _wave(sheet, x, y, random.uniform(40, 90))


def _hills(sheet: Sheet, random: Random) -> None:
    for x, y in _spread(random, 70):
        _peak(sheet, x, y, random.uniform(26, 60))


def _wood(sheet: Sheet, random: Random) -> None:
    _river(sheet, random, 18)
    for x, y in _spread(random, 150):
        _tree(sheet, x, y, random.uniform(30, 62))


def _heartland(sheet: Sheet, random: Random) -> None:
    _river(sheet, random, 26)
    for x, y in _spread(random, 26):
        _house(sheet, x, y, random.uniform(14, 24))
    for x, y in _spread(random, 26):
        for row in range(4):
            _line(sheet, [(x, y + row * 12), (x + 70, y + row * 12 - 14)], 46, 3)


def _rose(sheet: Sheet, random: Random) -> None:
    """A compass rose, faint, under everything."""
    x, y = SIDE * random.uniform(0.38, 0.62), SIDE * random.uniform(0.38, 0.62)
    for radius, alpha in ((330, 40), (300, 26), (120, 40)):
        points = [
            (
                x + math.cos(step / 48 * math.tau) * radius,
                y + math.sin(step / 48 * math.tau) * radius,
            )
            for step in range(49)
        ]
        _line(sheet, points, alpha, 3)
    for step in range(16):
        angle, far = step / 16 * math.tau, 340 if step % 4 == 0 else 230
        _line(sheet, [(x, y), (x + math.cos(angle) * far, y + math.sin(angle) * far)], 34, 3)


def _frame(sheet: Sheet) -> None:
    """Burnt edges."""
    sheet.blit(pygame.transform.smoothscale(_burn(), sheet.get_size()), (0, 0))


@lru_cache(1)
def _burn() -> Sheet:
    small = pygame.Surface((36, 36), pygame.SRCALPHA)
    for x in range(36):
        for y in range(36):
            off = (abs(x - 17.5) / 18) ** 4 + (abs(y - 17.5) / 18) ** 4
            small.set_at((x, y), (12, 6, 14, round(min(off * 110, 150))))
    return small


#: A map's id -> what its land is like.
LANDS: Mapping[str, Land] = {
    "scroll_1": _marches,
    "scroll_2": _valley,
    "scroll_3": _hills,
    "scroll_4": _wood,
    "scroll_5": _heartland,
}
