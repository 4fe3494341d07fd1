"""A pen for silhouettes: everything in parts of the picture, drawn large and smoothed down."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pygame
from attrs import frozen

from game.app.drawing.theme import Colour

Spot = tuple[float, float]


@frozen(eq=False)
class Pen:
    """Draws on a picture of any size: x and y from 0 to 1, lengths in parts of the height."""

    sheet: pygame.Surface
    random: Random
    #: The colour of what stands against the sky, and of light in a window.
    dark: Colour
    light: Colour
    #: How high the ground lies under the motif.
    ground: float = 0.7

    @property
    def size(self) -> tuple[int, int]:
        return self.sheet.get_size()

    @property
    def part(self) -> float:
        """A length of one, across: parts of the height measured along the width."""
        return self.size[1] / self.size[0]

    def at(self, x: float, y: float) -> tuple[float, float]:
        wide, high = self.size
        return x * wide, y * high

    def shape(self, *points: Spot, colour: Colour | None = None) -> None:
        """A filled outline."""
        pygame.draw.polygon(self.sheet, colour or self.dark, [self.at(*each) for each in points])

    def block(self, x: float, y: float, w: float, h: float, colour: Colour | None = None) -> None:
        """A box that stands on `y`, around `x`; its width in parts of the height."""
        half = w * self.part / 2
        self.shape((x - half, y), (x - half, y - h), (x + half, y - h), (x + half, y),
                   colour=colour)  # fmt: skip

    def roof(self, x: float, y: float, w: float, h: float, colour: Colour | None = None) -> None:
        """A pointed roof over a box of this width."""
        half = w * self.part / 2
        self.shape((x - half, y), (x, y - h), (x + half, y), colour=colour)

    def ball(self, x: float, y: float, r: float, colour: Colour | None = None) -> None:
        """A disc."""
        pygame.draw.circle(self.sheet, colour or self.dark, self.at(x, y), r * self.size[1])

    def stroke(self, one: Spot, other: Spot, wide: float, colour: Colour | None = None) -> None:
        """A straight line."""
        line = max(round(wide * self.size[1]), 1)
        pygame.draw.line(self.sheet, colour or self.dark, self.at(*one), self.at(*other), line)

    def tower(self, x: float, y: float, w: float, h: float, pointed: bool = False) -> None:
        """A tower with battlements or a roof, and a lit window."""
        self.block(x, y, w, h)
        top = y - h
        if pointed:
            self.roof(x, top, w * 1.35, w * 1.6)
        else:
            self.block(x, top, w * 1.25, w * 0.3)
            for tooth in (-0.5, 0.0, 0.5):
                self.block(x + tooth * w * self.part, top - w * 0.28, w * 0.26, w * 0.24)
        self.window(x, y - h * 0.62, w * 0.2)

    def window(self, x: float, y: float, w: float) -> None:
        """A light behind a narrow window."""
        self.block(x, y, w, w * 1.7, self.light)

    def tree(self, x: float, y: float, h: float) -> None:
        """A fir."""
        for step in range(4):
            top = y - h * (0.34 + 0.2 * step)
            wide = h * (0.52 - 0.1 * step)
            self.roof(x, top + h * 0.3, wide, h * 0.36)
        self.block(x, y, h * 0.07, h * 0.2)

    def banner(self, x: float, y: float, h: float, colour: Colour | None = None) -> None:
        """A pole with a swallow-tailed flag."""
        self.stroke((x, y), (x, y - h), 0.012)
        wide, top = h * 0.5 * self.part, y - h
        self.shape((x, top), (x + wide, top + h * 0.06), (x + wide * 0.7, top + h * 0.16),
                   (x + wide, top + h * 0.27), (x, top + h * 0.3), colour=colour)  # fmt: skip

    def ridge(self, y: float, rough: float, colour: Colour, steps: int = 5) -> None:
        """Hills from edge to edge: a line that is broken again and again."""
        heights = [self.random.uniform(-rough, rough) for _ in range(4)]
        for _ in range(steps):
            rough *= 0.52
            between = [
                (one + other) / 2 + self.random.uniform(-rough, rough)
                for one, other in pairwise(heights)
            ]
            heights = [each for pair in zip(heights, between, strict=False) for each in pair]
            heights.append(heights[-1])
        last = len(heights) - 1
        line = [(place / last, y + up) for place, up in enumerate(heights)]
        self.shape((0, 1), *line, (1, 1), colour=colour)

    def haze(self, top: float, bottom: float, colour: Colour, alpha: int) -> None:
        """Mist between two heights, thickest in the middle."""
        wide, high = self.size
        first, last = round(top * high), round(bottom * high)
        strip = pygame.Surface((1, max(last - first, 1)), pygame.SRCALPHA)
        for y in range(strip.get_height()):
            share = 1 - abs(2 * y / strip.get_height() - 1)
            strip.set_at((0, y), (*colour, round(alpha * share)))
        band = pygame.transform.scale(strip, (wide, strip.get_height()))
        self.sheet.blit(band, (0, first))

    def shine(self, x: float, y: float, r: float, colour: Colour, alpha: int) -> None:
        """Light around a point, fading out."""
        radius = max(round(r * self.size[1]), 2)
        glow = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
        for step in range(12, 0, -1):
            share = step / 12
            tint = (*colour, round(alpha * (1 - share) ** 1.6))
            pygame.draw.circle(glow, tint, (radius, radius), round(radius * share))
        left, top = self.at(x, y)
        self.sheet.blit(glow, (left - radius, top - radius))
