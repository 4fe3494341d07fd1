"""Files that are written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from game.engine.disk import keep_name, writing

#: How a file is called until it is whole: its name, a number of the system's, and this.
DRAFT = ".part"


def write_whole(path: Path, data: bytes) -> None:
    """Put a file in its place, folders included; until it is whole on disk, the old one stays."""
    draft = path.with_name(f"{path.name}.{os.getpid()}{DRAFT}")
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with draft.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    keep_name(path)
