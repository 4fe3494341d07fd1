"""Reports of what went wrong: for whoever mends it, and for the player who sends them."""

from __future__ import annotations

import platform
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from game import __version__
from game.library.places import user_log_dir

#: How many reports are kept, the newest.
MOST = 10
PREFIX, ENDING = "crash-", ".txt"


def write(told: str, journal: Path | None, version: str = __version__) -> Path:
    """Write down what went wrong, in which release and in which game; the file's name.

    Nothing more may go wrong over it: a disk that refuses leaves no report.
    """
    folder = user_log_dir()
    path = folder / f"{PREFIX}{datetime.now():%Y-%m-%d-%H%M%S-%f}{ENDING}"
    lines = (
        f"Four Crowns {version}",
        f"Written: {datetime.now():%Y-%m-%d %H:%M:%S}",
        f"System: {platform.platform()}, Python {platform.python_version()}, {_way()}",
        f"Journal: {journal or 'no game was open'}",
        "",
        told,
    )
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(lines), encoding="utf-8")
        _forget_the_oldest(folder)
    return path


def _way() -> str:
    return "the built app" if getattr(sys, "frozen", False) else "from source"


def _forget_the_oldest(folder: Path) -> None:
    """Their names tell their age."""
    for old in sorted(folder.glob(f"{PREFIX}*{ENDING}"))[:-MOST]:
        old.unlink(missing_ok=True)
