"""The quiet music of the house: one piece a game and one for the table, round and round."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pygame

from game.app.window.sound import Sound
from game.library.places import assets_dir
from game.library.problems import ContentError

#: The piece for where no game is, and for games without one.
TABLE = "table"
#: Milliseconds in which a piece comes up.
RISE = 2_500


class Music:
    """What is played now; without a device, a file or a wish for it there is silence."""

    def __init__(self, sound: Sound) -> None:
        self._sound = sound
        self._volume = 0.0
        self.playing: str | None = None

    def set(self, volume: int, off: bool) -> None:
        """How loud it is, in percent; silence ends the piece."""
        self._volume = 0.0 if off else volume / 100
        if self.playing is None:
            return
        if self._volume > 0:
            pygame.mixer.music.set_volume(self._volume)
        else:
            pygame.mixer.music.stop()
            self.playing = None

    def play(self, name: str) -> None:
        """Let a piece begin, unless it is on; never an error."""
        if self._volume <= 0 or name == self.playing or not self._sound.ready:
            return
        path = _piece(name)
        if path is None:
            return
        with suppress(pygame.error, OSError):
            pygame.mixer.music.load(str(path))
            pygame.mixer.music.set_volume(self._volume)
            pygame.mixer.music.play(-1, fade_ms=RISE)
        # What cannot be played is not tried again at every frame.
        self.playing = name


def _piece(name: str) -> Path | None:
    """The file of a piece, or of the one that stands in for it."""
    with suppress(ContentError):
        folder = assets_dir() / "music"
        for each in (name, TABLE):
            path = folder / f"{each}.ogg"
            if path.is_file():
                return path
    return None
