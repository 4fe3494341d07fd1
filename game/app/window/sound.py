"""Short sounds by name. A machine without a sound device is as good as any other."""

from __future__ import annotations

import pygame

from game.library.places import assets_dir
from game.library.problems import ContentError


class Sound:
    """The sounds of assets/sounds, loaded when they are first heard."""

    def __init__(self, volume: int = 70, mute: bool = False, silent: bool = False) -> None:
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._volume = 0.0
        self._ready: bool | None = False if silent else None
        self.set(volume, mute)

    def set(self, volume: int, mute: bool) -> None:
        """How loud it is, in percent."""
        self._volume = 0.0 if mute else volume / 100

    @property
    def ready(self) -> bool:
        """Whether there is anything to play with; found out at the first sound."""
        if self._ready is None:
            try:
                pygame.mixer.init(44100, -16, 2, 512)
                self._ready = True
            except pygame.error:
                self._ready = False
        return self._ready

    def play(self, name: str) -> None:
        """Play a sound if it can be played; never an error."""
        if self._volume <= 0 or not self.ready:
            return
        if name not in self._sounds:
            self._sounds[name] = self._load(name)
        sound = self._sounds[name]
        if sound is not None:
            sound.set_volume(self._volume)
            sound.play()

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        try:
            path = assets_dir() / "sounds" / f"{name}.wav"
            return pygame.mixer.Sound(str(path)) if path.is_file() else None
        except (pygame.error, OSError, ContentError):
            return None
