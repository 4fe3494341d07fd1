"""What the list of saves shows of a game: its facts and a picture without secrets."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from io import BytesIO

import pygame

from game.app.keep.match import Match
from game.app.keep.save import Save
from game.app.telling import story
from game.library.writing import write_whole

PICTURE = (480, 270)


class Album:
    """Facts and pictures of a running game, once a round: who kills it finds it in the list."""

    def __init__(self, match: Match, paint: Callable[[], pygame.Surface]) -> None:
        self._match = match
        #: Draws the board as everybody may see it.
        self._paint = paint
        self._noted: tuple[str, bool] | None = None
        self._pictured: tuple[str, bool] | None = None

    def note(self, headline: str) -> None:
        """Write down how far the game has come, if the headline or the end says so."""
        facts = headline, self._match.session.is_over
        if self._match.save is not None and facts != self._noted:
            self._noted = facts
            self._match.note(**story.facts(self._match))

    def rest(self) -> None:
        """Nothing moves: there is time for a picture, if there is none of this round yet."""
        if self._noted != self._pictured:
            self.photograph()

    def photograph(self) -> None:
        """Keep a picture."""
        if self._match.save is not None:
            self._pictured = self._noted
            keep_picture(self._match.save, self._paint())

    def close(self) -> None:
        """The last entry: the game is left."""
        self._match.note(**story.facts(self._match))
        self.photograph()


def keep_picture(save: Save, board: pygame.Surface) -> None:
    """Keep a small picture of a board that everybody may see."""
    width, height = board.get_size()
    share = min(PICTURE[0] / width, PICTURE[1] / height)
    small = pygame.transform.smoothscale(board, (round(width * share), round(height * share)))
    written = BytesIO()
    with suppress(OSError, pygame.error):
        pygame.image.save(small, written, ".png")
        write_whole(save.picture, written.getvalue())
