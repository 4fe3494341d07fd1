"""Where files live: what came with the program, and what the user keeps.

The program runs from a source tree, from an installed wheel or from a packaged bundle; only this
module knows the difference. Nothing is made here: whoever writes a file makes its folder.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import platformdirs

from game.library.problems import ContentError, Problem

APP_NAME = "four-crowns"
HOME_VARIABLE = "FOUR_CROWNS_HOME"

_PACKAGE = Path(__file__).resolve().parent.parent


def content_dir() -> Path:
    """The folder of cards, boards, rulebooks and texts."""
    return _shipped("content")


def assets_dir() -> Path:
    """The folder of fonts, icons and sounds."""
    return _shipped("assets")


def user_data_dir() -> Path:
    """Where journals and settings are kept."""
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) / "data" if home else platformdirs.user_data_path(APP_NAME, appauthor=False)


def user_cache_dir() -> Path:
    """Where anything may be thrown away and made again."""
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) / "cache" if home else platformdirs.user_cache_path(APP_NAME, appauthor=False)


def user_log_dir() -> Path:
    """Where is written down what went wrong."""
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) / "logs" if home else platformdirs.user_log_path(APP_NAME, appauthor=False)


def keep_in(folder: Path) -> None:
    """Keep everything of the user in this folder, for this program and those it begins."""
    os.environ[HOME_VARIABLE] = str(folder.expanduser().absolute())


def shown(path: Path) -> str:
    """A file's name as people write it: ``content/toy/cards.yaml``, not where it happens to be."""
    for root in _roots():
        if path.is_relative_to(root):
            return path.relative_to(root).as_posix()
    return path.as_posix()


def _shipped(name: str) -> Path:
    roots = _roots()
    for root in roots:
        if (root / name).is_dir():
            return root / name
    looked = ", ".join(root.as_posix() for root in roots)
    message = f"this folder of the game is missing (looked in {looked}); install the game again"
    raise ContentError([Problem(name, 0, "", message)])


def _roots() -> tuple[Path, ...]:
    bundle = getattr(sys, "_MEIPASS", None)
    bundled = (Path(bundle),) if bundle else ()
    return (*bundled, _PACKAGE / "_data", _PACKAGE.parent)
