"""What a picture file says of itself, before all of it is read."""

from __future__ import annotations

import struct
from pathlib import Path

#: How every PNG file begins; its width and height follow.
_BEGINNING = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"
#: Pixels of a side that a picture of ours never has: a forged one could fill memory when read.
MOST_SIDE = 4_096


def is_small_png(path: Path) -> bool:
    """Whether a file is a PNG of a size that we would write."""
    with path.open("rb") as file:
        head = file.read(len(_BEGINNING) + 8)
    if len(head) < len(_BEGINNING) + 8 or not head.startswith(_BEGINNING):
        return False
    return all(0 < side <= MOST_SIDE for side in struct.unpack(">II", head[-8:]))
