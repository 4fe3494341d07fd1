"""Tokens of the board: pawns with their leader's letter, banners, coats of arms, spaces, backs."""

from __future__ import annotations

import pygame

from game.app.boards.rivenoire.emblems import emblem, term
from game.app.boards.rivenoire.skin import EMBER, ROSE
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, inset
from game.app.drawing.look import Look, Picture
from game.app.drawing.soft import gradient
from game.app.drawing.theme import Colour, darker, lighter, mix

_OVER = 4
PALE: Colour = (250, 243, 226)
#: A banner in a square of one: straight above, a swallow's tail below.
_BANNER = ((0.04, 0.0), (0.96, 0.0), (0.96, 0.96), (0.5, 0.76), (0.04, 0.96))


def square(box: Box, share: float = 1.0) -> Box:
    """The largest square in the middle of a box."""
    side = min(box.w, box.h) * share
    return Box(box.centerx - side / 2, box.centery - side / 2, side, side)


def pawn(
    canvas: Canvas, box: Box, kind: str, colour: Colour, letter: str = "", dim: bool = False
) -> None:
    """A character on the base of its leader, with the leader's letter."""
    placed = square(box)
    fill = mix(colour, (30, 32, 46), 0.62) if dim else colour
    edge = mix(fill, PALE, 0.18 if dim else 0.6)
    if not dim:
        paint.shadow(canvas, placed, placed.w * 0.08, placed.w / 2)
    made = paint.Panel(lighter(fill, 0.16), darker(fill, 0.24), edge, placed.w / 2, 2)
    paint.panel(canvas, placed, made)
    ink = mix(fill, PALE, 0.5) if dim else PALE
    canvas.icon(emblem("character", kind), inset(placed, placed.w * 0.17), ink)
    if letter:
        badge(canvas, placed, letter, fill)


def badge(canvas: Canvas, on: Box, letter: str, colour: Colour) -> None:
    """A letter in a small disc at the lower right of something."""
    look = canvas.look
    side = max(on.w * 0.42, 19.0)
    disc = Box(on.right - side * 0.78, on.bottom - side * 0.8, side, side)
    ink = lighter(colour, 0.55)
    made = paint.Panel(darker(colour, 0.62), darker(colour, 0.74), ink, side / 2, 1.5)
    paint.panel(canvas, disc, made)
    sign = look.fonts.render(letter, "bold", max(round(look.px(side) * 0.8), 6), PALE)
    canvas.blit_in(sign, disc)


def arms(canvas: Canvas, box: Box, icon: str, colour: Colour) -> None:
    """A coat of arms: the emblem of a seat on its colour."""
    paint.emblem(canvas, square(box), icon, colour, lighter(colour, 0.5), min(box.w, box.h) * 0.2)


def banner(canvas: Canvas, box: Box, colour: Colour, edge: Colour) -> Box:
    """A hanging cloth; answers the part of it that is free for figures."""
    look, rect = canvas.look, canvas.rect(box)
    if rect.w < 4 or rect.h < 4:
        return box
    key = "rivenoire banner", rect.size, colour, edge
    kept = look.kept(key) or look.keep(key, Picture(_cloth(look, rect.size, colour, edge)))
    canvas.surface.blit(kept.surface, rect)
    return Box(box.x + 4, box.y + 3, box.w - 8, box.h * 0.78 - 3)


def _cloth(look: Look, size: tuple[int, int], colour: Colour, edge: Colour) -> pygame.Surface:
    whole = gradient(size, edge, darker(edge, 0.2))
    whole.blit(_shape(size, 0.0), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    within = look.px(2) / min(size)
    ground = gradient(size, lighter(colour, 0.1), darker(colour, 0.22))
    ground.blit(_shape(size, within), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(ground, (0, 0))
    return whole


def _shape(size: tuple[int, int], within: float) -> pygame.Surface:
    """The banner, white on nothing, smaller by a part of its width all around."""
    wide, high = size[0] * _OVER, size[1] * _OVER
    mask = pygame.Surface((wide, high), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    gap = within * min(wide, high)
    points = [(gap + x * (wide - 2 * gap), gap + y * (high - 2 * gap)) for x, y in _BANNER]
    pygame.draw.polygon(mask, (255, 255, 255), points)
    return pygame.transform.smoothscale(mask, size)


def space(canvas: Canvas, box: Box, bolt: bool = False, next_: bool = False) -> None:
    """An empty space: sunken, with a faint bolt where it has one; the next one is brighter."""
    theme = canvas.look.theme
    edge = mix(theme.edge, PALE, 0.35) if next_ else mix(theme.edge, theme.sunken, 0.25)
    paint.panel(canvas, box, paint.Panel(darker(theme.sunken, 0.2), theme.sunken, edge, 9, 2))
    if bolt:
        ink = (226, 186, 104) if next_ else mix((226, 186, 104), theme.sunken, 0.35)
        canvas.icon(term("bolt"), inset(box, box.w * 0.18), ink)
    elif next_:
        side = square(box, 0.4)
        ink = mix(theme.edge, PALE, 0.5)
        line = max(side.w * 0.2, 2)
        canvas.fill(ink, Box(side.x, side.centery - line / 2, side.w, line))
        canvas.fill(ink, Box(side.centerx - line / 2, side.y, line, side.h))


def crossed(canvas: Canvas, box: Box) -> None:
    """A space that is not in play with so few players."""
    theme = canvas.look.theme
    fill = mix(theme.sunken, theme.panel, 0.4)
    paint.panel(canvas, box, paint.Panel(fill, fill, mix(theme.edge, fill, 0.7), 9, 2))
    canvas.icon(emblem("token", "cross"), square(box, 0.52), mix(theme.edge, theme.sunken, 0.3))


def closed(canvas: Canvas, box: Box) -> None:
    """The mark of a place that nobody may be sent to this round."""
    placed = square(box)
    made = paint.Panel((74, 32, 34), (46, 20, 24), EMBER, placed.w / 2, 3, 8)
    paint.panel(canvas, placed, made)
    canvas.icon(emblem("token", "closed"), inset(placed, placed.w * 0.16), EMBER)


def bolt_sign(canvas: Canvas, box: Box) -> None:
    """A small bolt at the corner of a space that has one, over whoever stands there."""
    made = paint.Panel((58, 46, 26), (36, 28, 18), (226, 186, 104), box.w / 2, 1.5)
    paint.panel(canvas, box, made)
    canvas.icon(term("bolt"), inset(box, box.w * 0.16), (255, 222, 140))


def lasting(canvas: Canvas, box: Box, radius: float = 10) -> None:
    """The rose ring of a pile whose top card works on."""
    paint.glow(canvas, box.inflate(4, 4), ROSE, 9, 0.8)
    paint.ring(canvas, box.inflate(4, 4), ROSE, 3, radius)


def back(canvas: Canvas, box: Box, kind: str = "card") -> None:
    """The back of a card or a token."""
    theme = canvas.look.theme
    ground, icon = _BACKS.get(kind.partition("_")[0], _BACKS["card"])
    radius = min(box.w, box.h) * 0.16
    rim = mix(ground, PALE, 0.45)
    made = paint.Panel(lighter(ground, 0.06), darker(ground, 0.4), darker(rim, 0.1), radius, 2, 3)
    paint.panel(canvas, box, made)
    if min(box.w, box.h) > 20:
        canvas.icon(icon, square(box, 0.6), mix(ground, theme.cream, 0.6))


_BACKS: dict[str, tuple[Colour, str]] = {
    "card": ((140, 96, 104), "game.rivenoire"),
    "oracle": ((92, 62, 128), term("oracle")),
    "monster": ((112, 54, 58), term("monster")),
    "trophy": ((96, 60, 128), emblem("token", "monster")),
    "property": ((120, 92, 56), emblem("token", "property")),
    "jewel": ((40, 104, 122), emblem("token", "jewel")),
    "mine": ((122, 96, 60), term("mine")),
    "loot": ((126, 92, 44), term("loot")),
    "quest": ((52, 92, 120), term("quest")),
    "market": ((140, 84, 66), term("market")),
}
