"""Panels, shadows, rings, gauges and grounds: the table's joinery.

Everything that depends only on size and colour is drawn once and kept by the Look.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

import pygame
from attrs import frozen

from game.app.drawing.holes import around
from game.app.drawing.large import draw_around, draw_between, draw_frame, is_large
from game.app.drawing.layout import Box
from game.app.drawing.look import Look, Picture
from game.app.drawing.soft import gradient, round_off, rounded_mask, soft_box, soft_tile
from game.app.drawing.theme import LINE, RADIUS, Colour, darker, lighter, mix

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas

#: Pixels of the strip of dark that covers a window bit by bit.
VEIL = 64
#: Pixels of a box from which a ring around it is drawn from its corners: most of it is empty.
WIDE_RING = 40_000


@frozen
class Panel:
    """How a panel is made: two colours from top to bottom, an edge, a radius, a shadow."""

    top: Colour
    bottom: Colour
    edge: Colour | None = None
    radius: float = RADIUS
    line: float = LINE
    shadow: float = 0
    alpha: int = 255


def panel_of(look: Look, kind: str) -> Panel:
    """The panels of the table by name."""
    theme = look.theme
    wood = theme.palette.wood
    flat = theme.high_contrast
    if kind == "panel":
        top = theme.panel if flat else lighter(theme.panel, 0.03)
        return Panel(top, theme.panel if flat else darker(theme.panel, 0.16), theme.edge, shadow=10)
    if kind == "raised":
        return Panel(lighter(theme.panel, 0.14), lighter(theme.panel, 0.04), theme.edge, shadow=8)
    if kind == "sunken":
        return Panel(theme.sunken, lighter(theme.sunken, 0.03), theme.edge, line=1.5)
    if kind == "gold":
        return Panel(
            lighter(theme.panel, 0.03), darker(theme.panel, 0.16), theme.gold, line=3, shadow=12
        )
    if kind == "wood":
        top = darker(wood, 0.65) if flat else wood
        return Panel(
            top, darker(top, 0.28), mix(wood, theme.edge, 0.6 if flat else 0.25), shadow=10
        )
    if kind == "ground":
        deep = darker(wood, 0.55)
        return Panel(deep, darker(deep, 0.2), mix(wood, theme.edge, 0.3), shadow=12)
    if kind == "wild":
        return Panel(theme.wild, darker(theme.wild, 0.3), theme.wild_edge, shadow=12)
    if kind == "parchment":
        return Panel(
            lighter(theme.parchment, 0.2), darker(theme.parchment, 0.05), theme.ink, shadow=10
        )
    if kind == "dialog":
        return Panel(lighter(theme.night, 0.04), darker(theme.night, 0.15), theme.gold, 18, 3, 26)
    raise KeyError(kind)


def panel(canvas: Canvas, box: Box, kind: str | Panel = "panel") -> None:
    """Draw a panel; its shadow falls outside the box."""
    look = canvas.look
    made = panel_of(look, kind) if isinstance(kind, str) else kind
    rect = canvas.rect(box)
    if rect.w < 2 or rect.h < 2:
        return
    if made.shadow and not look.theme.high_contrast:
        shadow(canvas, box, made.shadow, made.radius)
    if is_large(rect.size) and made.alpha == 255:
        line = look.px(made.line) if made.edge is not None else 0
        slim = panel_picture(look, (2 * (look.px(made.radius) + line), rect.h), made)
        shades = line, made.edge, made.top, made.bottom
        draw_between(canvas.surface, rect, slim.surface, shades)
        return
    canvas.surface.blit(panel_picture(look, rect.size, made).surface, rect)


def panel_picture(look: Look, size: tuple[int, int], made: Panel) -> Picture:
    """The panel alone, in pixels, kept."""
    key = "panel", size, made

    def draw() -> Picture:
        radius = min(look.px(made.radius), min(size) // 2)
        line = look.px(made.line) if made.edge is not None else 0
        inner = max(size[0] - 2 * line, 1), max(size[1] - 2 * line, 1)
        ground = gradient(inner, made.top, made.bottom)
        round_off(ground, max(radius - line, 0))
        whole = pygame.Surface(size, pygame.SRCALPHA)
        if made.edge is not None:
            whole.fill(made.edge)
            round_off(whole, radius)
        whole.blit(ground, (line, line))
        if made.alpha < 255:
            whole.set_alpha(made.alpha)
        return Picture(whole)

    kept = look.kept(key)
    return kept if kept is not None else look.keep(key, draw())


def shadow(canvas: Canvas, box: Box, spread: float = 10, radius: float = RADIUS) -> None:
    """A soft shadow under a box, a little lower than it."""
    look = canvas.look
    rect = canvas.rect(box)
    far = look.px(spread)
    _light(canvas, rect.move(0, far // 3), far, look.px(radius), ((0, 0, 0), 150))


def glow(
    canvas: Canvas, box: Box, colour: Colour, spread: float = 12, strength: float = 1.0
) -> None:
    """Light around something that may be clicked."""
    look = canvas.look
    rect = canvas.rect(box)
    _light(canvas, rect, look.px(spread), look.px(RADIUS), (colour, round(200 * strength)))


def _light(
    canvas: Canvas, rect: pygame.Rect, far: int, radius: int, tint: tuple[Colour, int]
) -> None:
    """A soft box around a place: its edges alone where what lies on it hides the middle."""
    look, edge = canvas.look, 2 * far + radius
    x, y, wide, high = rect.inflate(2 * far, 2 * far)
    inner = high - 2 * edge
    hollow = inner > edge and wide > 3 * edge
    if hollow and is_large((wide, high)):
        tile = soft_tile(look, far, radius, *tint)
        about = far, radius, tint

        def side(part: tuple[int, int, int, int], size: tuple[int, int]) -> pygame.Surface:
            return _stretched(look, tile, part, size, about)

        draw_around(canvas.surface, pygame.Rect(x, y, wide, high), tile, edge, side)
        return
    soft = soft_box(look, rect.size, far, radius, *tint)
    if not hollow:
        canvas.surface.blit(soft, (x, y))
        return
    for dx, dy, w, h in (
        (0, 0, wide, edge),
        (0, high - edge, wide, edge),
        (0, edge, edge, inner),
        (wide - edge, edge, edge, inner),
    ):
        canvas.surface.blit(soft, (x + dx, y + dy), (dx, dy, w, h))


def _stretched(
    look: Look,
    tile: pygame.Surface,
    part: tuple[int, int, int, int],
    size: tuple[int, int],
    about: Hashable,
) -> pygame.Surface:
    """A side of a soft box, kept: what is drawn twice is drawn with the same picture."""
    key = "side of light", about, part, size
    kept = look.kept(key)
    if kept is None:
        made = pygame.transform.scale(tile.subsurface(part), size)
        kept = look.keep(key, Picture(made))
    return kept.surface


def ring(
    canvas: Canvas, box: Box, colour: Colour, width: float = 4, radius: float = RADIUS
) -> None:
    """A rounded frame on the edge of a box."""
    look = canvas.look
    rect = canvas.rect(box)
    line, side = look.px(width), max(look.px(radius), look.px(width)) + 1
    cut = rect.w * rect.h > WIDE_RING and min(rect.size) > 2 * side
    size = (2 * side, 2 * side) if cut else rect.size
    key = "ring", size, colour, width, radius
    kept = look.kept(key)
    if kept is None:
        kept = look.keep(key, Picture(_ring(look, size, colour, width, radius)))
    if cut:
        draw_frame(canvas.surface, rect, kept.surface, (line, colour))
    else:
        canvas.surface.blit(kept.surface, rect)


def _ring(
    look: Look, size: tuple[int, int], colour: Colour, width: float, radius: float
) -> pygame.Surface:
    line = look.px(width)
    outer = rounded_mask(size, look.px(radius))
    inner = max(size[0] - 2 * line, 1), max(size[1] - 2 * line, 1)
    hole = rounded_mask(inner, max(look.px(radius) - line, 0))
    outer.blit(hole, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
    frame = pygame.Surface(size, pygame.SRCALPHA)
    frame.fill((*colour, 255))
    alpha = pygame.Surface(size, pygame.SRCALPHA)
    alpha.fill((255, 255, 255, 0))
    alpha.blit(outer, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    frame.blit(alpha, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return frame


def lit_ring(canvas: Canvas, box: Box, radius: float = RADIUS, strength: float = 1.0) -> None:
    """The sign of what can be used now: a golden ring with a glow."""
    bright = canvas.look.theme.bright
    grown = box.inflate(8, 8)
    glow(canvas, grown, canvas.look.theme.gold, 12, strength)
    ring(canvas, grown, bright, 4, radius + 4)


def focus_ring(canvas: Canvas, box: Box) -> None:
    """Where the keyboard is: a bright ring with a dark one inside, seen on every ground."""
    theme = canvas.look.theme
    grown = box.inflate(14, 14)
    ring(canvas, grown, (16, 16, 20), 7, RADIUS + 6)
    ring(
        canvas,
        grown.inflate(-3, -3),
        theme.cream if not theme.high_contrast else theme.gold,
        4,
        RADIUS + 4,
    )


def gauge(
    canvas: Canvas, box: Box, share: float, colour: Colour, promised: float | None = None
) -> None:
    """A bar filled to a share of 0 to 1, with a paler part for what is promised."""
    theme = canvas.look.theme
    radius = box.h / 2
    panel(
        canvas,
        box,
        Panel(
            darker(theme.sunken, 0.3),
            theme.sunken,
            theme.edge if theme.high_contrast else None,
            radius,
        ),
    )
    for part, tint in ((promised, mix(colour, theme.panel, 0.65)), (share, colour)):
        width = box.w * min(max(part or 0, 0), 1)
        if width >= box.h * 0.4:
            filled = Box(box.x, box.y, width, box.h)
            panel(
                canvas,
                filled,
                Panel(lighter(tint, 0.22), darker(tint, 0.1), None, min(radius, width / 2)),
            )


def ground(
    canvas: Canvas, box: Box, colour: Colour, radius: float = 10, edge: Colour | None = None
) -> None:
    """The two-tone ground of a portrait."""
    panel(canvas, box, Panel(lighter(colour, 0.24), darker(colour, 0.42), edge, radius, 2))


def emblem(
    canvas: Canvas,
    box: Box,
    icon: str,
    colour: Colour,
    frame: Colour | None = None,
    radius: float = 10,
) -> None:
    """A portrait: an emblem with a soft shadow on its ground."""
    look = canvas.look
    ground(canvas, box, colour, radius, frame)
    if not look.icons.has(icon):
        return
    size = look.px(min(box.w, box.h) * 0.8)
    step = max(size // 40, 1)
    dark = look.icons.get(icon, size, darker(colour, 0.72))
    rect = canvas.rect(box)
    x, y = rect.x + (rect.w - size) // 2, rect.y + (rect.h - size) // 2
    canvas.surface.blit(dark, (x + step, y + step))
    canvas.surface.blit(look.icons.get(icon, size, (250, 243, 226)), (x, y))
    canvas.shows(icon, box)


def pill(canvas: Canvas, box: Box, fill: Colour, edge: Colour | None = None) -> None:
    """A capsule: phases of a round, small tags."""
    panel(canvas, box, Panel(lighter(fill, 0.08), darker(fill, 0.06), edge, box.h / 2, 2))


def backdrop(canvas: Canvas, vignette: float = 0.45) -> None:
    """The ground of a whole screen, in the game's palette, darker towards its corners."""
    look = canvas.look
    canvas.surface.blit(
        look.ground(("backdrop", vignette), lambda: _backdrop(look, vignette)), (0, 0)
    )


def _backdrop(look: Look, vignette: float) -> pygame.Surface:
    theme = look.theme
    top, bottom = theme.palette.top, theme.palette.bottom
    if theme.high_contrast:
        top, bottom = theme.night, theme.night
    small = pygame.Surface((96, 54))
    for x in range(96):
        for y in range(54):
            off = math.hypot((x - 48) / 48, (y - 24) / 30)
            dark = min(vignette * max(off - 0.35, 0), 0.6)
            small.set_at((x, y), darker(mix(top, bottom, y / 53), dark))
    width, height = look.size
    # The last rows and columns of a smooth scaling come out dark: scale too far, and cut.
    wide = pygame.transform.smoothscale(small, (width + 40, 54))
    whole = pygame.Surface(look.size)
    # A column at a time: at 4K the whole, too wide and too high, takes as much as the whole.
    for x in range(0, width, VEIL):
        column = wide.subsurface((20 + x, 0, min(VEIL, width - x), 54))
        high = pygame.transform.smoothscale(column, (column.get_width(), height + 40))
        whole.blit(high, (x, 0), (0, 20, column.get_width(), height))
    return whole


def veil(canvas: Canvas, alpha: int = 170, holes: Sequence[Box] = ()) -> None:
    """Darken everything drawn so far, under a dialog or an overlay, but for some boxes."""
    look = canvas.look
    key = "veil", alpha
    kept = look.kept(key)
    if kept is None:
        dark = pygame.Surface((look.size[0], VEIL))
        dark.fill((6, 7, 11))
        dark.set_alpha(alpha)
        kept = look.keep(key, Picture(dark))
    for rect in around(pygame.Rect((0, 0), look.size), [canvas.rect(hole) for hole in holes]):
        for top in range(rect.top, rect.bottom, VEIL):
            part = pygame.Rect(0, 0, rect.w, min(VEIL, rect.bottom - top))
            canvas.surface.blit(kept.surface, (rect.x, top), part)
    canvas.covers(look.box, but=holes)
