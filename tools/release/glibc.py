"""Which C library the built app needs: the newest version that any of its parts asks for."""

from __future__ import annotations

import re
from pathlib import Path

ELF = b"\x7fELF"
#: How a library asks for a version; the names stand in it as they are.
ASKED = re.compile(rb"GLIBC_(\d+)\.(\d+)")


def needed(folder: Path) -> str:
    """The oldest glibc that everything in the folder runs on."""
    asked = {(2, 0)}
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            data = path.read_bytes()
            if data.startswith(ELF):
                asked |= {(int(first), int(second)) for first, second in ASKED.findall(data)}
    first, second = max(asked)
    return f"{first}.{second}"
