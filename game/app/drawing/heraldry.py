"""Pennants and embers: the ornaments of the menu and the shelf."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

import pygame
from attrs import define

from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.look import Look, Picture
from game.app.drawing.paint import shadow
from game.app.drawing.soft import gradient, soft_box
from game.app.drawing.theme import Colour, Skin, darker, lighter

_OVER = 3

#: Room around a pennant for its shadow, in units.
MARGIN = 24.0
#: How much of a pennant's height its tails are cut in.
TAIL = 0.12
#: Where the emblem begins, as a part of the height, and its side, as a part of the width.
EMBLEM_TOP, EMBLEM_SIDE = 0.34, 0.62


def pennant(look: Look, width: float, height: float, skin: Skin, crown: str) -> Picture:
    """A hanging banner in a game's colours, with its emblem under a crown.

    The picture is larger by `MARGIN` on each side, where the shadow falls.
    """
    size = look.px(width + 2 * MARGIN), look.px(height + 2 * MARGIN)
    cloth = look.picture(
        ("cloth", skin, crown, width, height),
        (look.px(width), look.px(height)),
        lambda canvas: _draw_cloth(canvas, width, height, skin, crown),
    )

    def draw(canvas: Canvas) -> None:
        under = Box(MARGIN + 6, MARGIN + 8, width - 12, height * 0.9)
        shadow(canvas, under, 22, 6)
        canvas.show(cloth, (MARGIN, MARGIN))

    return look.picture(("pennant", skin, crown, size), size, draw)


def _draw_cloth(canvas: Canvas, width: float, height: float, skin: Skin, crown: str) -> None:
    look = canvas.look
    size = canvas.surface.get_size()
    palette = skin.palette
    cloth = palette.cloth
    outer = _cloth(size, 0)
    trim = gradient(size, lighter(palette.accent, 0.25), darker(palette.accent, 0.3))
    trim.blit(outer, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.surface.blit(trim, (0, 0))
    inner = gradient(size, lighter(cloth, 0.06), darker(cloth, 0.55))
    inner.blit(_cloth(size, look.px(7)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.surface.blit(inner, (0, 0))
    _folds(canvas, size)
    tint = lighter(palette.accent, 0.35)
    side = width * EMBLEM_SIDE
    shield = Box((width - side) / 2, height * EMBLEM_TOP, side, side)
    _shadowed(canvas, skin.emblem, shield, (247, 238, 218))
    small = width * 0.42
    _shadowed(canvas, crown, Box((width - small) / 2, height * 0.1, small, small), tint)


def _cloth(size: tuple[int, int], inset: int) -> pygame.Surface:
    """The shape of a swallow-tailed banner, white on nothing."""
    width, height = size[0] * _OVER, size[1] * _OVER
    edge = inset * _OVER
    sheet = pygame.Surface((width, height), pygame.SRCALPHA)
    sheet.fill((255, 255, 255, 0))
    tail = height * TAIL
    low = height - edge * 2
    shape = (
        (edge, 0),
        (width - edge, 0),
        (width - edge, low),
        (width / 2, low - tail + edge * 0.6),
        (edge, low),
    )
    pygame.draw.polygon(sheet, (255, 255, 255), shape)
    return pygame.transform.smoothscale(sheet, size)


def _folds(canvas: Canvas, size: tuple[int, int]) -> None:
    """Light and shade across the cloth."""
    width, height = size
    strip = pygame.Surface((width, 1), pygame.SRCALPHA)
    for x in range(width):
        wave = math.sin(x / width * math.pi * 3.2 + 0.6)
        strip.set_at((x, 0), (255,) * 3 + (0,) if wave > 0 else (0, 0, 0, round(-wave * 46)))
    shade = pygame.transform.scale(strip, (width, height))
    shade.blit(_cloth(size, 0), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.surface.blit(shade, (0, 0))


def _shadowed(canvas: Canvas, icon: str, box: Box, tint: Colour) -> None:
    if canvas.look.icons.has(icon):
        canvas.icon(icon, box.move(2, 3), (14, 12, 16))
        canvas.icon(icon, box, tint)


@define
class Ember:
    """A spark that rises: where it is (in shares of the window), how fast, how large."""

    x: float
    y: float
    speed: float
    drift: float
    size: float
    phase: float


class Embers:
    """Sparks that rise through the dark, slowly."""

    def __init__(self, count: int = 34, seed: int = 4) -> None:
        chance = Random(seed)
        self.time = 0.0
        self.embers = [
            Ember(
                chance.random(),
                chance.random(),
                chance.uniform(0.012, 0.04),
                chance.uniform(-0.01, 0.01),
                chance.uniform(3, 9),
                chance.uniform(0, 6.3),
            )
            for _ in range(count)
        ]

    def update(self, dt: float) -> None:
        """Let them rise."""
        self.time += dt
        for ember in self.embers:
            ember.y = (ember.y - ember.speed * dt) % 1.0
            ember.x = (ember.x + ember.drift * dt) % 1.0

    def draw(self, canvas: Canvas, colour: Colour, before: Sequence[Box] = ()) -> None:
        """Each as a small glow that breathes; not where something stands before it."""
        look = canvas.look
        hidden = [canvas.rect(box) for box in before]
        for ember in self.embers:
            breath = 0.5 + 0.5 * math.sin(self.time * 1.3 + ember.phase)
            level = round(breath * 4)
            if level == 0:
                continue
            side = look.px(ember.size)
            spark = soft_box(look, (side, side), side, side // 2, colour, level * 34)
            x = ember.x * look.size[0] + math.sin(self.time * 0.5 + ember.phase) * look.px(14)
            place = spark.get_rect(topleft=(round(x), round(ember.y * look.size[1])))
            if place.collidelist(hidden) < 0:
                canvas.surface.blit(spark, place)
