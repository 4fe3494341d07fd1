"""What stands on a hex: peaks, pines, roofs, waves, a cave, rings; in shares of the sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import pi, sin
from typing import TypeAlias

import pygame

from game.app.boards.euthia.emblems import place_icon
from game.app.drawing.look import Look
from game.app.drawing.theme import Colour, darker

Motif: TypeAlias = Callable[[pygame.Surface, Look, str], None]
SNOW: Colour = (236, 242, 244)
PALE: Colour = (244, 240, 226)


def _shape(sheet: pygame.Surface, colour: Colour, points: Sequence[tuple[float, float]]) -> None:
    wide, high = sheet.get_size()
    pygame.draw.polygon(sheet, colour, [(x * wide, y * high) for x, y in points])


def _pine(sheet: pygame.Surface, x: float, y: float, size: float, colour: Colour) -> None:
    """Three triangles over each other."""
    for at in range(3):
        half, top = size * (0.3 + 0.13 * at), y - size * (1.3 - 0.42 * at)
        shade = darker(colour, 0.12 * at)
        _shape(
            sheet, shade, ((x, top), (x + half, top + size * 0.56), (x - half, top + size * 0.56))
        )


def _plain(sheet: pygame.Surface, look: Look, kind: str) -> None:
    wide, high = sheet.get_size()
    for x, y in ((0.2, 0.42), (0.62, 0.3), (0.8, 0.62), (0.38, 0.72), (0.5, 0.5), (0.28, 0.58)):
        at = x * wide, y * high
        for dx in (-0.016, 0.0, 0.016):
            end = (x + dx * 1.6) * wide, (y - 0.035) * high
            pygame.draw.line(sheet, (126, 152, 104), at, end, max(wide // 110, 1))
    for x, y, size in ((0.7, 0.34, 0.12), (0.8, 0.4, 0.15), (0.2, 0.74, 0.13), (0.32, 0.8, 0.16)):
        _pine(sheet, x, y, size, (56, 88, 66))


def _woods(sheet: pygame.Surface, look: Look, kind: str) -> None:
    for x, y, size in (
        (0.16, 0.5, 0.14),
        (0.84, 0.52, 0.15),
        (0.24, 0.72, 0.16),
        (0.74, 0.76, 0.17),
        (0.5, 0.9, 0.15),
    ):
        _pine(sheet, x, y, size, (42, 74, 58))
    _icon(sheet, look, kind, 0.42, 0.44)


def _peaks(sheet: pygame.Surface, look: Look, kind: str) -> None:
    for x, top, half, colour in (
        (0.28, 0.36, 0.3, (104, 118, 130)),
        (0.74, 0.32, 0.32, (96, 110, 122)),
        (0.5, 0.2, 0.36, (122, 136, 148)),
    ):
        foot = 0.8
        _shape(sheet, colour, ((x, top), (x + half, foot), (x - half, foot)))
        _shape(sheet, darker(colour, 0.28), ((x, top), (x + half, foot), (x + 0.04, foot)))
        line = top + (foot - top) * 0.34
        side = half * 0.34
        _shape(
            sheet,
            SNOW,
            (
                (x, top),
                (x + side, line),
                (x + side * 0.4, line - 0.03),
                (x, line + 0.04),
                (x - side * 0.45, line - 0.03),
                (x - side, line),
            ),
        )


def _waves(sheet: pygame.Surface, look: Look, kind: str) -> None:
    wide, high = sheet.get_size()
    for row in range(6):
        y = (0.2 + 0.12 * row) * high
        points = []
        for at in range(33):
            x = at / 32
            points.append((x * wide, y + sin(x * 5 * pi + row * 1.9) * high * 0.014))
        pygame.draw.lines(sheet, (128, 180, 212), False, points, max(wide // 70, 1))


def _cave(sheet: pygame.Surface, look: Look, kind: str) -> None:
    wide, high = sheet.get_size()
    _shape(
        sheet,
        (74, 80, 92),
        ((0.06, 0.86), (0.22, 0.36), (0.42, 0.22), (0.66, 0.2), (0.84, 0.4), (0.95, 0.86)),
    )
    _shape(sheet, (58, 62, 74), ((0.66, 0.2), (0.84, 0.4), (0.95, 0.86), (0.7, 0.86)))
    mouth = pygame.Rect(0.3 * wide, 0.38 * high, 0.4 * wide, 0.9 * high)
    pygame.draw.ellipse(sheet, (16, 18, 24), mouth)
    pygame.draw.rect(sheet, (36, 40, 48), (0, 0.82 * high, wide, high))
    for x in (0.38, 0.46, 0.55, 0.62):
        _shape(sheet, (58, 62, 74), ((x - 0.025, 0.4), (x + 0.025, 0.4), (x, 0.52)))


def _roofs(sheet: pygame.Surface, look: Look, kind: str) -> None:
    for x, y, size in (
        (0.3, 0.42, 0.17),
        (0.68, 0.4, 0.19),
        (0.48, 0.62, 0.24),
        (0.2, 0.7, 0.15),
        (0.8, 0.7, 0.16),
    ):
        wall, roof = (206, 190, 158), (164, 74, 54)
        half = size * 0.62
        _shape(
            sheet,
            wall,
            (
                (x - half, y),
                (x + half, y),
                (x + half, y + size * 0.62),
                (x - half, y + size * 0.62),
            ),
        )
        _shape(
            sheet,
            roof,
            (
                (x - half * 1.25, y),
                (x - half * 0.6, y - size * 0.56),
                (x + half * 0.6, y - size * 0.56),
                (x + half * 1.25, y),
            ),
        )
        _shape(
            sheet,
            darker(roof, 0.3),
            (
                (x - half * 1.25, y),
                (x + half * 1.25, y),
                (x + half * 1.2, y + size * 0.08),
                (x - half * 1.2, y + size * 0.08),
            ),
        )
        _shape(
            sheet,
            (92, 66, 50),
            (
                (x - 0.03, y + size * 0.24),
                (x + 0.03, y + size * 0.24),
                (x + 0.03, y + size * 0.62),
                (x - 0.03, y + size * 0.62),
            ),
        )


def _rings(sheet: pygame.Surface, look: Look, kind: str) -> None:
    wide, high = sheet.get_size()
    middle = wide / 2, high / 2
    for share in (0.4, 0.31, 0.22, 0.13):
        pygame.draw.circle(sheet, (190, 168, 232), middle, share * wide, max(wide // 60, 1))
    for at in range(6):
        x = wide * (0.5 + 0.36 * sin(at * pi / 3))
        y = high * 0.5 - wide * 0.36 * sin(at * pi / 3 + pi / 2)
        pygame.draw.circle(sheet, (224, 212, 250), (x, y), max(wide * 0.026, 2))


def _elemental(sheet: pygame.Surface, look: Look, kind: str) -> None:
    """A ring of runes with the element in it."""
    wide, high = sheet.get_size()
    middle = wide / 2, high / 2
    shade = pygame.Surface((wide, high), pygame.SRCALPHA)
    pygame.draw.circle(shade, (0, 0, 0, 60), middle, 0.34 * wide)
    for at in range(12):
        turn = at * pi / 6
        near, far = 0.37 * wide, 0.43 * wide
        one = middle[0] + near * sin(turn), middle[1] - near * sin(turn + pi / 2)
        two = middle[0] + far * sin(turn), middle[1] - far * sin(turn + pi / 2)
        pygame.draw.line(shade, (255, 255, 255, 120), one, two, max(wide // 50, 2))
    pygame.draw.circle(shade, (255, 255, 255, 90), middle, 0.34 * wide, max(wide // 70, 2))
    sheet.blit(shade, (0, 0))
    _icon(sheet, look, kind, 0.4, 0.5)


def _icon(sheet: pygame.Surface, look: Look, kind: str, share: float, y: float) -> None:
    wide, high = sheet.get_size()
    name = place_icon(kind)
    # Bare stonework lies under the centre of a Special tile, which shows its own emblem.
    if kind == "stonework" or not look.icons.has(name):
        return
    side = max(round(wide * share), 4)
    at = round(wide / 2 - side / 2), round(high * y - side / 2)
    shadow = look.icons.get(name, side, (20, 24, 26)).copy()
    shadow.set_alpha(120)
    sheet.blit(shadow, (at[0] + max(side // 24, 1), at[1] + max(side // 16, 1)))
    sheet.blit(look.icons.get(name, side, PALE), at)


def _sign(sheet: pygame.Surface, look: Look, kind: str) -> None:
    """A few tufts, and what is found here."""
    for x, y, size in ((0.16, 0.66, 0.1), (0.86, 0.42, 0.11)):
        _pine(sheet, x, y, size, (70, 82, 66))
    _icon(sheet, look, kind, 0.5, 0.48)


_MOTIFS: Mapping[str, Motif] = {
    "plain": _plain,
    "mountain": _peaks,
    "lake": _waves,
    "cavern": _cave,
    "merchants": _roofs,
    "portal": _rings,
    "encounter": _woods,
    "elemental_fire": _elemental,
    "elemental_water": _elemental,
    "elemental_air": _elemental,
    "elemental_earth": _elemental,
}


def motif_of(kind: str) -> Motif:
    """What stands on a place."""
    return _MOTIFS.get(kind, _sign)
