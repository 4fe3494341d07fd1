"""Dice as pictures. Each colour has pips of its own shape and a letter, an emblem, or a picture for
each face: nobody needs the colour to tell them apart."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.look import Look, Picture
from game.app.drawing.paint import shadow
from game.app.drawing.soft import gradient, rounded_mask, tinted_mask
from game.app.drawing.theme import Colour, DieLook, darker, lighter, mix

_OVER = 3
#: The part of a die that a letter may fill.
MOST_LETTER = 0.78

#: Where pips stand, in thirds of the face.
_PIPS: Mapping[int, tuple[tuple[int, int], ...]] = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (2, 0), (0, 2), (2, 2)),
    5: ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)),
    6: ((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)),
}
#: A die of fewer pixels would be none; where there is no room for it, it is small.
LEAST = 8


def die(look: Look, side: float, kind: str, face: int | str | None = None) -> pygame.Surface:
    """A die of so many units: its pips, a sign such as "?", or nothing but its letter."""
    pixels = max(look.px(side), LEAST)
    key = "die", pixels, kind, face, look.theme.shapes, look.theme.high_contrast
    kept = look.kept(key)
    if kept is None:
        kept = look.keep(key, Picture(_drawn(look, pixels, kind, face)))
    return kept.surface


def draw_die(canvas: Canvas, box: Box, kind: str, face: int | str | None = None) -> None:
    """A die in a box, with its shadow."""
    side = min(box.w, box.h)
    square = Box(box.centerx - side / 2, box.centery - side / 2, side, side)
    shadow(canvas, square, side * 0.1, side * 0.2)
    canvas.blit_in(die(canvas.look, side, kind, face), square)


def slot(canvas: Canvas, box: Box, kind: str | None = None) -> None:
    """An empty place for a die, outlined in the colour it asks for."""
    from game.app.drawing.paint import Panel, panel

    theme = canvas.look.theme
    wanted = None if kind is None else theme.skin.die(kind)
    edge = theme.parchment if wanted is None else lighter(wanted.colour, 0.2)
    ground = mix(theme.sunken, theme.palette.wood, 0.25)
    panel(canvas, box, Panel(darker(ground, 0.3), ground, edge, box.w * 0.2, 2))
    if wanted is not None and wanted.letter:
        letter_in(canvas, box, wanted.letter, mix(edge, ground, 0.55))


def letter_in(canvas: Canvas, box: Box, letter: str, colour: Colour) -> None:
    """A letter in the middle of a die or of a place for one."""
    look = canvas.look
    pixels = letter_size(look, look.px(box.h), 0.5)
    canvas.blit_in(look.fonts.render(letter, "title", pixels, colour), box)


def letter_size(look: Look, side: int, share: float) -> int:
    """The height of a letter on a die of so many pixels: it grows as texts do, but stays on it."""
    return max(round(side * min(share * look.text_scale, MOST_LETTER)), 6)


def _drawn(look: Look, side: int, kind: str, face: int | str | None) -> pygame.Surface:
    made = look.theme.skin.die(kind)
    colour = made.colour
    size = side, side
    radius = max(round(side * 0.2), 1)
    line = max(round(side * 0.045), 1)
    whole = tinted_mask(size, radius, darker(colour, 0.35))
    inner = side - 2 * line, side - 2 * line
    body = gradient(inner, lighter(colour, 0.26), darker(colour, 0.06))
    body.blit(rounded_mask(inner, radius - line), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(body, (line, line))
    ink = _ink(colour)
    if isinstance(face, int) and 0 < face <= len(made.faces):
        _picture(look, whole, made.faces[face - 1], ink)
    elif made.emblem:
        _emblem(look, whole, made, face)
    elif isinstance(face, int) and face in _PIPS:
        whole.blit(_pips(side, face, made.pips, ink), (0, 0))
        if look.theme.shapes:
            _corner_letter(look, whole, made, ink)
    else:
        sign = str(face) if face is not None else made.letter
        tint = ink if face is not None or look.theme.shapes else mix(ink, colour, 0.55)
        _centre(look, whole, sign, tint, 0.56)
    return whole


def _picture(look: Look, whole: pygame.Surface, icon: str, ink: Colour) -> None:
    """What a face does, as large as the die allows."""
    size = max(round(whole.get_height() * 0.76), 1)
    shown = look.icons.get(icon, size, ink)
    whole.blit(shown, shown.get_rect(center=whole.get_rect().center))


def _emblem(look: Look, whole: pygame.Surface, made: DieLook, face: int | str | None) -> None:
    """Who fights with it at the upper left, its number at the lower right over that."""
    side, ink = whole.get_height(), _ink(made.colour)
    size = round(side * (0.78 if face is None else 0.66))
    at = round(side * (0.11 if face is None else 0.05))
    tint = ink if face is None else mix(ink, made.colour, 0.12)
    whole.blit(look.icons.get(made.emblem, max(size, 1), tint), (at, at))
    if face is None:
        return
    pixels = letter_size(look, side, 0.56)
    number = look.fonts.render(str(face), "title", pixels, ink)
    # A rim of the die's own colour parts the number from the emblem.
    rim = look.fonts.render(str(face), "title", pixels, darker(made.colour, 0.12))
    # The face of titles has its figures low in the line.
    x = side - number.get_width() - round(side * 0.08)
    y = side - number.get_height() + round(pixels * 0.16)
    far = max(round(side * 0.035), 1)
    for dx, dy in ((-far, 0), (far, 0), (0, -far), (0, far), (-far, -far), (far, far)):
        whole.blit(rim, (x + dx, y + dy))
    whole.blit(number, (x, y))


def _ink(colour: Colour) -> Colour:
    bright = colour[0] * 0.3 + colour[1] * 0.59 + colour[2] * 0.11 > 150
    return (40, 28, 14) if bright else (250, 246, 236)


def _pips(side: int, face: int, shape: str, ink: Colour) -> pygame.Surface:
    big = side * _OVER
    sheet = pygame.Surface((big, big), pygame.SRCALPHA)
    sheet.fill((*ink, 0))
    size = big * 0.095
    for column, line in _PIPS[face]:
        x, y = big * (0.26 + column * 0.24), big * (0.26 + line * 0.24)
        _pip(sheet, shape, (x, y), size, ink)
    return pygame.transform.smoothscale(sheet, (side, side))


def _pip(
    sheet: pygame.Surface, shape: str, at: tuple[float, float], size: float, ink: Colour
) -> None:
    x, y = at
    match shape:
        case "square":
            side = size * 1.75
            box = pygame.Rect(round(x - side / 2), round(y - side / 2), round(side), round(side))
            pygame.draw.rect(sheet, ink, box, border_radius=max(round(size * 0.35), 1))
        case "diamond":
            far = size * 1.3
            pygame.draw.polygon(
                sheet, ink, ((x, y - far), (x + far, y), (x, y + far), (x - far, y))
            )
        case "triangle":
            far = size * 1.25
            pygame.draw.polygon(
                sheet, ink, ((x, y - far), (x + far, y + far * 0.8), (x - far, y + far * 0.8))
            )
        case _:
            pygame.draw.circle(sheet, ink, (x, y), size)


def _corner_letter(look: Look, whole: pygame.Surface, made: DieLook, ink: Colour) -> None:
    if made.letter:
        pixels = letter_size(look, whole.get_height(), 0.26)
        sign = look.fonts.render(made.letter, "bold", pixels, ink)
        whole.blit(sign, (round(whole.get_width() * 0.42), round(whole.get_height() * 0.0)))


def _centre(look: Look, whole: pygame.Surface, sign: str, ink: Colour, share: float) -> None:
    if sign:
        pixels = letter_size(look, whole.get_height(), share)
        words = look.fonts.render(sign, "title", pixels, ink)
        whole.blit(words, words.get_rect(center=whole.get_rect().center))
