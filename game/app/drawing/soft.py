"""Shapes with soft edges: rounded masks, falls of colour, light and shade.

Corners are drawn four times too large and smoothed down, so that they are crisp at every scale.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

import pygame

from game.app.drawing.look import Look, Picture
from game.app.drawing.theme import WHITE, Colour

_OVER = 4
_corners: dict[int, pygame.Surface] = {}
#: Pixels of a blur that is made at full size: wider ones take too long in a frame.
_FINE = 5
_MULT = pygame.BLEND_RGBA_MULT


def gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> pygame.Surface:
    """A fall of colour from top to bottom."""
    return pygame.transform.scale(_strip(size[1], top, bottom), size)


@lru_cache(512)
def _strip(height: int, top: Colour, bottom: Colour) -> pygame.Surface:
    """A fall of colour one pixel wide: the same for all panels of a height."""
    strip = pygame.Surface((1, height), pygame.SRCALPHA)
    for y, shade in enumerate(_shades(height, top, bottom)):
        strip.set_at((0, y), shade)
    return strip


def _shades(height: int, top: Colour, bottom: Colour) -> Iterator[Colour]:
    """The colour of each row of a fall of colour."""
    shares = [y / max(height - 1, 1) for y in range(height)]
    reds, greens, blues = (
        [round(a + (b - a) * share) for share in shares] for a, b in zip(top, bottom, strict=True)
    )
    return zip(reds, greens, blues, strict=True)


@lru_cache(256)
def bands(height: int, top: Colour, bottom: Colour) -> tuple[tuple[int, int, Colour], ...]:
    """The same fall of colour as bands of one shade: where each begins, how high it is."""
    found, y = [], 0
    for shade, rows in groupby(_shades(height, top, bottom)):
        high = len(list(rows))
        found.append((y, high, shade))
        y += high
    return tuple(found)


def _corner(radius: int) -> pygame.Surface:
    """The top left quarter of a disc, white on nothing, with a soft edge."""
    corner = _corners.get(radius)
    if corner is None:
        big = radius * _OVER
        disc = pygame.Surface((big, big), pygame.SRCALPHA)
        disc.fill((255, 255, 255, 0))
        pygame.draw.circle(disc, WHITE, (big, big), big)
        corner = _corners[radius] = pygame.transform.smoothscale(disc, (radius, radius))
    return corner


def rounded_mask(size: tuple[int, int], radius: int) -> pygame.Surface:
    """White where a rounded rectangle is, clear where it is not."""
    mask = pygame.Surface(size, pygame.SRCALPHA)
    mask.fill((255, 255, 255, 255))
    for x, y, corner in _corners_of(size, radius):
        mask.fill((255, 255, 255, 0), (x, y, *corner.get_size()))
        mask.blit(corner, (x, y))
    return mask


def round_off(surface: pygame.Surface, radius: int) -> None:
    """Clear the corners of an opaque surface, as a rounded mask over all of it would."""
    for x, y, corner in _corners_of(surface.get_size(), radius):
        surface.blit(corner, (x, y), special_flags=_MULT)


def _corners_of(size: tuple[int, int], radius: int) -> Iterator[tuple[int, int, pygame.Surface]]:
    width, height = size
    radius = min(radius, width // 2, height // 2)
    if radius < 1:
        return
    far_x, far_y = width - radius, height - radius
    for x, y, flip_x, flip_y in (
        (0, 0, False, False),
        (far_x, 0, True, False),
        (0, far_y, False, True),
        (far_x, far_y, True, True),
    ):
        yield x, y, pygame.transform.flip(_corner(radius), flip_x, flip_y)


def tinted_mask(
    size: tuple[int, int], radius: int, colour: Colour, alpha: int = 255
) -> pygame.Surface:
    """A rounded rectangle of one colour."""
    mask = rounded_mask(size, radius)
    mask.fill((*colour, alpha), special_flags=_MULT)
    return mask


def soft_box(
    look: Look, size: tuple[int, int], spread: int, radius: int, colour: Colour, alpha: int
) -> pygame.Surface:
    """A rounded box of light or shade, fading out over `spread` pixels at each side.

    Blurred once as a small tile and stretched, because a blur of a large surface takes too long.
    """
    key = "soft", size, spread, radius, colour, alpha
    kept = look.kept(key)
    if kept is not None:
        return kept.surface
    tile, edge = soft_tile(look, spread, radius, colour, alpha), spread * 2 + radius
    whole = _nine(tile, edge, (size[0] + 2 * spread, size[1] + 2 * spread))
    return look.keep(key, Picture(whole)).surface


def soft_tile(look: Look, spread: int, radius: int, colour: Colour, alpha: int) -> pygame.Surface:
    """The smallest soft box: four corners, each of twice the spread and the radius."""
    key = "tile of light", spread, radius, colour, alpha
    kept = look.kept(key)
    if kept is not None:
        return kept.surface
    small = (spread * 2 + radius) * 2 + 2
    tile = pygame.Surface((small, small), pygame.SRCALPHA)
    tile.fill((*colour, 0))
    inner = small - 2 * spread
    tile.blit(tinted_mask((inner, inner), radius, colour), (spread, spread))
    tile = _blurred(tile, max(spread // 2, 1))
    tile.fill((255, 255, 255, alpha), special_flags=_MULT)
    return look.keep(key, Picture(tile)).surface


def _blurred(tile: pygame.Surface, radius: int) -> pygame.Surface:
    """A square tile, blurred; a wide blur is made of a smaller picture, which looks the same."""
    times = max(radius // _FINE, 1)
    if times == 1:
        return pygame.transform.gaussian_blur(tile, radius)
    side = tile.get_width()
    small = pygame.transform.smoothscale(tile, (side // times, side // times))
    small = pygame.transform.gaussian_blur(small, round(radius / times))
    return pygame.transform.smoothscale(small, (side, side))


def _nine(tile: pygame.Surface, edge: int, size: tuple[int, int]) -> pygame.Surface:
    """A tile stretched in its middle, its corners left as they are."""
    width, height = size
    edge_x, edge_y = min(edge, width // 2), min(edge, height // 2)
    side = tile.get_width()
    whole = pygame.Surface(size, pygame.SRCALPHA)
    columns = (
        (0, edge_x, 0, edge_x),
        (edge, side - 2 * edge, edge_x, width - 2 * edge_x),
        (side - edge_x, edge_x, width - edge_x, edge_x),
    )
    rows = (
        (0, edge_y, 0, edge_y),
        (edge, side - 2 * edge, edge_y, height - 2 * edge_y),
        (side - edge_y, edge_y, height - edge_y, edge_y),
    )
    for from_x, from_w, to_x, to_w in columns:
        for from_y, from_h, to_y, to_h in rows:
            if to_w > 0 and to_h > 0:
                part = tile.subsurface((from_x, from_y, from_w, from_h))
                if part.get_size() != (to_w, to_h):
                    part = pygame.transform.scale(part, (to_w, to_h))
                whole.blit(part, (to_x, to_y))
    return whole
