"""What the list of saves shows of a game: its facts and a picture without secrets."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from game.app.drawing.canvas import Canvas
from game.app.telling import story

if TYPE_CHECKING:
    from game.app.keep.match import Match
    from game.app.scenes.board import BoardScene

PICTURE = (480, 270)


def note(match: Match) -> None:
    """Write down how far the game has come."""
    match.note(**story.facts(match))


def photograph(scene: BoardScene) -> None:
    """Keep a small picture of the board as everybody may see it."""
    save = scene.match.save
    if save is None:
        return
    surface = pygame.Surface(scene.stage.size)
    scene.draw_public(Canvas(surface, scene.look))
    width, height = surface.get_size()
    share = min(PICTURE[0] / width, PICTURE[1] / height)
    small = pygame.transform.smoothscale(surface, (round(width * share), round(height * share)))
    with suppress(OSError, pygame.error):
        pygame.image.save(small, str(save.picture))
