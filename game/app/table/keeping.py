"""What the list of saves shows of a game: its facts and a picture without secrets."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from io import BytesIO

import pygame

from game.app.keep.match import Match
from game.app.keep.save import Save
from game.app.table.snapshot import Snapshot
from game.app.telling import story
from game.library.writing import write_whole

PICTURE = (480, 270)
#: Frames that pass before a picture is begun: who answers at once is not kept waiting for it.
PAUSE = 12


class Album:
    """Facts and pictures of a running game, once a round: who kills it finds it in the list."""

    def __init__(self, match: Match, begin: Callable[[tuple[int, int]], Snapshot]) -> None:
        self._match = match
        #: Begins to paint the board as everybody may see it.
        self._begin = begin
        self._noted: tuple[str, bool] | None = None
        self._pictured: tuple[str, bool] | None = None
        self._making: Snapshot | None = None
        #: For how many frames nothing has moved.
        self._rested = 0

    def note(self, headline: str) -> None:
        """Write down how far the game has come, if the headline or the end says so."""
        facts = headline, self._match.session.is_over
        if self._match.save is not None and facts != self._noted:
            self._noted = facts
            self._match.note(**story.facts(self._match))

    @property
    def is_due(self) -> bool:
        """Whether there is no picture of this round yet."""
        return self._match.save is not None and self._noted != self._pictured

    def rest(self) -> None:
        """Nothing moves: there is time for a little of the picture, if it is due."""
        if not self.is_due:
            return
        self._rested += 1
        if self._rested <= PAUSE:
            return
        if self._making is None:
            self._making = self._begin(PICTURE)
        if self._making.go_on():
            self.photograph()

    def drop(self) -> None:
        """The table or the window has changed: what is not done yet is begun anew."""
        self._making, self._rested = None, 0

    def photograph(self) -> None:
        """Keep a picture."""
        if self._match.save is not None:
            self._pictured = self._noted
            making = self._making or self._begin(PICTURE)
            self.drop()
            keep_picture(self._match.save, making.finish())

    def close(self) -> None:
        """The last entry: the game is left."""
        self._match.note(**story.facts(self._match))
        self.photograph()


def keep_picture(save: Save, picture: pygame.Surface) -> None:
    """Keep a small picture of a board that everybody may see."""
    written = BytesIO()
    with suppress(OSError, pygame.error):
        pygame.image.save(picture, written, ".png")
        write_whole(save.picture, written.getvalue())
