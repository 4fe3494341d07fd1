"""Dice as pictures: what tells one face from another."""

from __future__ import annotations

import pygame

from game.app.drawing.dice import die
from game.app.drawing.look import Look
from game.app.drawing.theme import DieLook, Skin, theme_for

SKIN = Skin(dice={"fate": DieLook((110, 60, 140), "?", faces=("app.star", "app.cross"))})


def drawn(face: int | str | None) -> bytes:
    pygame.font.init()
    look = Look((1280, 720), theme_for(False, False, SKIN))
    return die(look, 60, "fate", face).get_buffer().raw


def test_a_die_with_pictures_shows_another_one_on_each_face() -> None:
    assert drawn(1) != drawn(2)


def test_a_die_with_pictures_shows_its_letter_before_it_is_rolled() -> None:
    assert drawn(None) not in (drawn(1), drawn(2))
    assert drawn("?") not in (drawn(1), drawn(2))
