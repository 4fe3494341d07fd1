"""The picture of a plan: a night in the colours of its type, with what it is about.

Drawn once in one size, kept in half of it, and scaled to where it is shown. The same plan always
looks the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from zlib import crc32

import pygame
from attrs import frozen

from game.app.boards.valeria.art.motifs import motif_of
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.look import Look, Picture
from game.app.drawing.pen import Pen
from game.app.drawing.soft import gradient, round_off
from game.app.drawing.theme import Colour, darker, mix

#: Pixels of the drawing, before it is smoothed down.
SIZE = (1200, 800)
#: How many drawings are kept, and in which size: a table shows about a dozen plans, each of them
#: smaller than that.
KEPT, HALF = 12, (600, 400)


@frozen
class Hour:
    """The colours of a night: the sky above, at its edge, what stands before it, its lights."""

    zenith: Colour
    edge: Colour
    dark: Colour
    light: Colour
    moon: Colour


HOURS: Mapping[str, Hour] = {
    "ambush": Hour((13, 22, 36), (74, 128, 122), (9, 20, 24), (240, 214, 130), (222, 236, 222)),
    "siege": Hour((34, 18, 34), (214, 128, 62), (26, 13, 16), (255, 206, 112), (255, 226, 178)),
    "clash": Hour((26, 14, 38), (176, 62, 66), (22, 9, 18), (255, 190, 120), (255, 214, 200)),
}


def night(canvas: Canvas, box: Box, plan: str, type_: str, radius: float = 8.0) -> None:
    """The picture of a plan in a box, its corners rounded."""
    look = canvas.look
    rect = canvas.rect(box)
    if rect.w < 4 or rect.h < 4:
        return
    kept = _fitted(look, plan, type_, rect.size, look.px(radius))
    canvas.surface.blit(kept.surface, rect)


def _fitted(look: Look, plan: str, type_: str, size: tuple[int, int], radius: int) -> Picture:
    key = "valeria night", plan, size, radius
    kept = look.kept(key)
    if kept is not None:
        return kept
    enough = size[0] <= HALF[0] and size[1] <= HALF[1]
    whole = halved(plan, type_) if enough else drawn(plan, type_)
    wide, high = whole.get_size()
    # The motif stands right of the middle: a narrow box shows that part.
    share = min(wide / size[0], high / size[1])
    part = min(round(size[0] * share), wide), min(round(size[1] * share), high)
    left = min(max(round(wide * 0.58 - part[0] / 2), 0), wide - part[0])
    top = round((high - part[1]) * 0.5)
    cut = whole.subsurface((left, top, *part))
    small = pygame.transform.smoothscale(cut, size)
    round_off(small, radius)
    return look.keep(key, Picture(small))


@lru_cache(KEPT)
def halved(plan: str, type_: str) -> pygame.Surface:
    """The picture as it is kept: whole, a dozen of them would take 46 megabytes."""
    return pygame.transform.smoothscale(drawn(plan, type_), HALF)


@lru_cache(1)
def drawn(plan: str, type_: str) -> pygame.Surface:
    """The whole picture."""
    hour, random = HOURS[type_], Random(crc32(plan.encode()))
    sheet = gradient(SIZE, hour.zenith, hour.edge)
    pen = Pen(sheet, random, hour.dark, hour.light, random.uniform(0.66, 0.72))
    _sky(pen, hour)
    for y, rough, share in ((0.56, 0.13, 0.55), (0.64, 0.08, 0.34)):
        pen.ridge(y, rough, mix(hour.dark, hour.edge, share))
        pen.haze(y, y + 0.2, hour.edge, 60)
    pen.ridge(pen.ground + 0.02, 0.02, mix(hour.dark, hour.edge, 0.16))
    motif_of(plan, type_)(pen)
    pen.haze(pen.ground, pen.ground + 0.2, hour.edge, 70)
    _foreground(pen, hour, type_)
    _vignette(sheet)
    return sheet


def _sky(pen: Pen, hour: Hour) -> None:
    """Stars, a moon with its halo, torn clouds."""
    for _ in range(70):
        x, y = pen.random.random(), pen.random.random() ** 1.6 * 0.5
        shade = mix(hour.zenith, (255, 255, 255), pen.random.uniform(0.3, 0.9))
        pen.ball(x, y, pen.random.uniform(0.0018, 0.0045), shade)
    x, y, r = pen.random.uniform(0.42, 0.84), pen.random.uniform(0.15, 0.28), 0.085
    pen.shine(x, y, 0.42, hour.moon, 70)
    _moon(pen, (x, y, r), hour, crescent=pen.random.random() < 0.45)
    for _ in range(5):
        _cloud(pen, mix(hour.zenith, hour.edge, 0.5))


def _moon(pen: Pen, place: tuple[float, float, float], hour: Hour, crescent: bool) -> None:
    """A full moon with its seas, or what is left of one."""
    x, y, r = place
    side = round(2 * r * pen.size[1])
    half = side / 2
    moon = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(moon, hour.moon, (half, half), half)
    for dx, dy, size in ((-0.3, -0.25, 0.22), (0.25, 0.35, 0.16), (0.25, -0.42, 0.11)):
        at = half + dx * half, half + dy * half
        pygame.draw.circle(moon, darker(hour.moon, 0.1), at, size * half)
    if crescent:
        pygame.draw.circle(moon, (0, 0, 0, 0), (half * 1.5, half * 0.76), half * 0.95)
    left, top = pen.at(x, y)
    pen.sheet.blit(moon, (left - half, top - half))


def _cloud(pen: Pen, colour: Colour) -> None:
    wide, high = pen.size
    size = round(wide * pen.random.uniform(0.2, 0.42)), round(high * 0.035)
    veil = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.ellipse(veil, (*colour, 90), veil.get_rect())
    at = pen.random.uniform(-0.1, 0.9) * wide, pen.random.uniform(0.08, 0.46) * high
    pen.sheet.blit(veil, at)


def _foreground(pen: Pen, hour: Hour, type_: str) -> None:
    """What is nearest: who lies in wait, who besieges, who marches."""
    black = darker(hour.dark, 0.4)
    pen.ridge(0.9, 0.03, black)
    near = Pen(pen.sheet, pen.random, black, pen.light, pen.ground)
    if type_ == "ambush":
        for step in range(40):
            x = step / 39
            near.stroke((x, 1), (x + near.random.uniform(-0.02, 0.02),
                        0.9 - near.random.uniform(0.0, 0.09)), 0.009)  # fmt: skip
        for _ in range(4):
            x, y = near.random.uniform(0.28, 0.95), near.random.uniform(0.9, 0.95)
            for eye in (-0.008, 0.008):
                near.ball(x + eye, y, 0.007, (250, 226, 120))
    elif type_ == "siege":
        for _ in range(3):
            x = near.random.uniform(0.28, 0.95)
            near.shine(x, 0.92, 0.14, near.light, 150)
            near.roof(x, 0.94, 0.035, 0.06, near.light)
        for step in range(10):
            x = 0.24 + step * 0.08 + near.random.uniform(-0.02, 0.02)
            near.stroke((x, 1), (x + 0.01, 0.82 + near.random.uniform(0, 0.06)), 0.008)
    else:
        for step in range(22):
            x = step / 21
            top = 0.82 + near.random.uniform(-0.03, 0.06)
            near.stroke((x, 1), (x, top), 0.009)
            near.roof(x, top + 0.01, 0.022, 0.045)


def _vignette(sheet: pygame.Surface) -> None:
    """Darker towards the edges, so that a frame holds it."""
    sheet.blit(pygame.transform.smoothscale(_dusk(), sheet.get_size()), (0, 0))


@lru_cache(1)
def _dusk() -> pygame.Surface:
    small = pygame.Surface((48, 32), pygame.SRCALPHA)
    for x in range(48):
        for y in range(32):
            off = (abs(x - 23.5) / 24) ** 3 + (abs(y - 15.5) / 16) ** 3
            small.set_at((x, y), (6, 4, 12, round(min(off * 90, 130))))
    return small
