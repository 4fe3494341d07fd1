"""What a killed program or a full disk left behind: drafts of files, journals that never began."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

from game.app.keep.saves import JOURNAL
from game.engine.disk import is_held
from game.library.writing import DRAFT

#: Nobody needs so many seconds to write a file.
AGE = 600.0


def tidy(folder: Path) -> None:
    """Remove what nobody will finish; a disk that refuses keeps it, and it is passed over."""
    with suppress(OSError):
        for path in folder.iterdir():
            with suppress(OSError):
                if _is_abandoned(path):
                    path.unlink()


def _is_abandoned(path: Path) -> bool:
    if path.suffix == DRAFT:
        return time.time() - path.stat().st_mtime > AGE
    return path.suffix == JOURNAL and not path.stat().st_size and not is_held(path)
