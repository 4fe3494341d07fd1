"""What the list of saves shows of a game: its facts and a picture without secrets."""

from __future__ import annotations

from contextlib import suppress
from io import BytesIO

import pygame

from game.app.keep.match import Match
from game.app.keep.save import Save
from game.app.telling import story
from game.library.writing import write_whole

PICTURE = (480, 270)


def note(match: Match) -> None:
    """Write down how far the game has come."""
    match.note(**story.facts(match))


def photograph(save: Save, board: pygame.Surface) -> None:
    """Keep a small picture of a board that everybody may see."""
    width, height = board.get_size()
    share = min(PICTURE[0] / width, PICTURE[1] / height)
    small = pygame.transform.smoothscale(board, (round(width * share), round(height * share)))
    written = BytesIO()
    with suppress(OSError, pygame.error):
        pygame.image.save(small, written, ".png")
        write_whole(save.picture, written.getvalue())
