"""What the player has set, kept in settings.json; a broken file gives the defaults and a notice."""

from __future__ import annotations

import json
import locale
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from attrs import asdict, evolve, fields, frozen

from game.library.places import user_data_dir
from game.library.writing import write_whole

FILE = "settings.json"
MOST_BYTES = 200_000


@frozen
class Settings:
    """Every setting, with its default."""

    language: str = "en"
    text_size: int = 100
    full_screen: bool = False
    animation: str = "normal"
    #: How the moves of bots are shown.
    bots: str = "brief"
    effects: int = 70
    music: int = 45
    music_off: bool = False
    mute: bool = False
    undo: str = "reveal"
    #: Who gets a word of the coach: nobody, who plays a first game, or everybody, now and then or
    #: often.
    coach: str = "first"
    hand_over: bool = True
    high_contrast: bool = False
    shapes: bool = False
    software: bool = False
    window: tuple[int, int] = (1280, 720)
    #: The last set-up of each game, as the set-up scene writes it.
    last_setups: Mapping[str, Any] = {}
    last_game: str = ""

    @property
    def speed(self) -> float:
        """How much faster than told motion goes; 0 is no motion."""
        return SPEEDS[self.animation]


#: What each setting with few values may be.
TEXT_SIZES = (100, 110, 125, 150)
SPEEDS: Mapping[str, float] = {"slow": 0.6, "normal": 1.0, "fast": 2.0, "off": 0.0}
PACES = ("watch", "brief", "summary")
ALLOWED: Mapping[str, tuple[Any, ...]] = {
    "language": ("en", "fr"),
    "animation": tuple(SPEEDS),
    "bots": PACES,
    "undo": ("strict", "reveal", "free"),
    "coach": ("off", "first", "gentle", "on"),
}
RANGES: Mapping[str, tuple[int, int]] = {
    "text_size": (100, 150),
    "effects": (0, 100),
    "music": (0, 100),
}


def language_of_machine() -> str:
    """The language this machine is set to, if we speak it; English otherwise."""
    named = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    chosen = next((each for each in named if each), "") or locale.getlocale()[0] or ""
    return "fr" if chosen.lower().startswith("fr") else "en"


class SettingsStore:
    """The file of the settings, and the settings as they are now."""

    def __init__(self, path: Path | None = None, default: Settings | None = None) -> None:
        self.path = user_data_dir() / FILE if path is None else path
        #: The key of a notice to show once, if the file was broken.
        self.notice: str | None = None
        self.value = default if default is not None else Settings(language=language_of_machine())
        self.value = self._read(self.value)

    def change(self, **changes: Any) -> Settings:
        """Set something, and write it down if that is possible."""
        self.remember(**changes)
        try:
            self.write()
        except OSError:
            self.notice = "ui-notice-settings-unwritable"
        return self.value

    def remember(self, **changes: Any) -> None:
        """Set something that is written down with the next change, or when the app closes."""
        self.value = evolve(self.value, **changes)

    def write(self) -> None:
        """Write the file whole or not at all."""
        write_whole(self.path, json.dumps(asdict(self.value), indent=1).encode())

    def _read(self, default: Settings) -> Settings:
        try:
            with self.path.open("rb") as file:
                raw = json.loads(file.read(MOST_BYTES))
        except FileNotFoundError:
            return default
        except (OSError, ValueError, RecursionError):
            self.notice = "ui-notice-settings-broken"
            return default
        if not isinstance(raw, dict):
            self.notice = "ui-notice-settings-broken"
            return default
        known = {field.name for field in fields(Settings)}
        good = {name: _clean(name, value, default) for name, value in raw.items() if name in known}
        if any(value is None for value in good.values()):
            self.notice = "ui-notice-settings-broken"
        return evolve(default, **{name: value for name, value in good.items() if value is not None})


def _clean(name: str, value: Any, default: Settings) -> Any:
    """The value as the settings hold it, or None if it cannot be one."""
    expected = getattr(default, name)
    if name == "window":
        return _window(value)
    if isinstance(expected, bool | str):
        if type(value) is not type(expected):
            return None
        return value if name not in ALLOWED or value in ALLOWED[name] else None
    if isinstance(expected, int):
        if type(value) is not int:
            return None
        least, most = RANGES[name]
        return min(max(value, least), most)
    return value if isinstance(value, dict) else None


def _window(value: Any) -> tuple[int, int] | None:
    if isinstance(value, list) and len(value) == 2 and all(type(side) is int for side in value):
        return min(max(value[0], 640), 16_000), min(max(value[1], 480), 16_000)
    return None
