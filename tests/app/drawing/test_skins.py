"""What a game changes about the look of the table, and what it cannot change."""

from __future__ import annotations

import pygame

from game.app.drawing import dice
from game.app.drawing.look import Look
from game.app.drawing.theme import CONTRAST, PLAIN, DieLook, Skin, theme_for

MOSS = Skin(
    dice={"orc": DieLook((190, 58, 48), "O", emblem="app.emblem.lion")},
    colours={"panel": (1, 2, 3), "wild": (4, 5, 6)},
)


def look_of(skin: Skin) -> Look:
    pygame.font.init()
    return Look((1280, 720), theme_for(False, False, skin))


def test_a_skin_may_want_colours_of_the_theme_otherwise() -> None:
    theme = theme_for(False, False, MOSS)

    assert ((1, 2, 3), (4, 5, 6), PLAIN.cream) == (theme.panel, theme.wild, theme.cream)


def test_contrast_comes_before_what_a_skin_wants() -> None:
    assert CONTRAST.panel == theme_for(True, False, MOSS).panel


def test_a_die_with_an_emblem_shows_each_number_otherwise_and_none_without_a_face() -> None:
    look = look_of(MOSS)
    sides: tuple[int | None, ...] = (1, 2, 3, 4, 5, 6, None)

    pictures = {pygame.image.tobytes(dice.die(look, 60, "orc", face), "RGBA") for face in sides}

    assert 7 == len(pictures)
