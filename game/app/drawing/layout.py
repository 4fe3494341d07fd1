"""Boxes in virtual units: cutting, stacking and anchoring them.

A window is at least 1440 units wide and 1080 high; the rest is room. Helpers give boxes whose
edges fall on pixels when a scale is given, so that lines stay crisp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import pygame

Box: TypeAlias = pygame.FRect
Size: TypeAlias = tuple[float, float]
Point: TypeAlias = tuple[float, float]

HEIGHT = 1080.0
LEAST_WIDTH = 1440.0
#: Windows from 4:3 up to this are filled; wider ones too, scenes only see more width.
SMALLEST_WINDOW = (960, 720)


def scale_for(size: tuple[int, int]) -> float:
    """Pixels to a unit in a window of this size."""
    width, height = size
    return max(min(height / HEIGHT, width / LEAST_WIDTH), 0.2)


def inset(box: Box, x: float, y: float | None = None) -> Box:
    """The box without a margin at each side."""
    dy = x if y is None else y
    return Box(box.x + x, box.y + dy, max(box.w - 2 * x, 0), max(box.h - 2 * dy, 0))


def cut_top(box: Box, height: float, gap: float = 0) -> tuple[Box, Box]:
    """A strip from the top, and the rest."""
    return (
        Box(box.x, box.y, box.w, height),
        Box(box.x, box.y + height + gap, box.w, max(box.h - height - gap, 0)),
    )


def cut_bottom(box: Box, height: float, gap: float = 0) -> tuple[Box, Box]:
    """A strip from the bottom, and the rest."""
    return (
        Box(box.x, box.bottom - height, box.w, height),
        Box(box.x, box.y, box.w, max(box.h - height - gap, 0)),
    )


def cut_left(box: Box, width: float, gap: float = 0) -> tuple[Box, Box]:
    """A strip from the left, and the rest."""
    return (
        Box(box.x, box.y, width, box.h),
        Box(box.x + width + gap, box.y, max(box.w - width - gap, 0), box.h),
    )


def cut_right(box: Box, width: float, gap: float = 0) -> tuple[Box, Box]:
    """A strip from the right, and the rest."""
    return (
        Box(box.right - width, box.y, width, box.h),
        Box(box.x, box.y, max(box.w - width - gap, 0), box.h),
    )


def row(box: Box, shares: int | Sequence[float], gap: float = 0) -> list[Box]:
    """The box cut into columns, equal ones or by their shares."""
    weights = [1.0] * shares if isinstance(shares, int) else list(shares)
    room = box.w - gap * (len(weights) - 1)
    total = sum(weights) or 1
    boxes, x = [], box.x
    for weight in weights:
        width = room * weight / total
        boxes.append(Box(x, box.y, width, box.h))
        x += width + gap
    return boxes


def column(box: Box, shares: int | Sequence[float], gap: float = 0) -> list[Box]:
    """The box cut into rows, equal ones or by their shares."""
    weights = [1.0] * shares if isinstance(shares, int) else list(shares)
    room = box.h - gap * (len(weights) - 1)
    total = sum(weights) or 1
    boxes, y = [], box.y
    for weight in weights:
        height = room * weight / total
        boxes.append(Box(box.x, y, box.w, height))
        y += height + gap
    return boxes


def grid(box: Box, columns: int, rows: int, gap: float = 0) -> list[Box]:
    """Equal cells, row by row."""
    return [cell for line in column(box, rows, gap) for cell in row(line, columns, gap)]


def anchor(box: Box, size: Size, x: float = 0.5, y: float = 0.5) -> Box:
    """A box of a size inside another: 0 is left or top, 0.5 the middle, 1 right or bottom."""
    width, height = size
    return Box(box.x + (box.w - width) * x, box.y + (box.h - height) * y, width, height)


def snapped(box: Box, scale: float) -> Box:
    """The box moved to the nearest pixels."""
    left, top = round(box.x * scale), round(box.y * scale)
    right, bottom = round(box.right * scale), round(box.bottom * scale)
    return Box(left / scale, top / scale, (right - left) / scale, (bottom - top) / scale)


def overlap(side: float, part: float, on: Box) -> float:
    """How far a badge reaches over the corner of a box: a part of it, a quarter of a small box."""
    return min(side * part, min(on.w, on.h) * 0.25)
