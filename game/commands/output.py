"""What commands print: JSON lines for programs, aligned columns and a progress bar for people."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from typing import Any

BAR = 30


def json_line(value: Any) -> None:
    """Print one line of JSON, in plain ASCII so that every console and pipe carries it."""
    print(json.dumps(value, separators=(",", ":")), flush=True)


def columns(rows: Iterable[Sequence[object]], stream: Any = None) -> None:
    """Print rows with their cells under each other; numbers stand to the right."""
    written = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*written, strict=True)]
    for row in written:
        cells = (
            cell.rjust(width) if cell[:1].isdigit() else cell.ljust(width)
            for cell, width in zip(row, widths, strict=True)
        )
        print("  ".join(cells).rstrip(), file=stream)


class Progress:
    """A bar on the terminal; silent when the errors go to a file or a pipe."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._shown = sys.stderr.isatty()

    def show(self, done: int, note: str) -> None:
        """Draw the bar anew."""
        if self._shown:
            filled = BAR * done // self._total
            bar = "#" * filled + "." * (BAR - filled)
            sys.stderr.write(f"\r\x1b[K[{bar}] {done}/{self._total} {note}")
            sys.stderr.flush()

    def clear(self) -> None:
        """Wipe the bar away, so that a line can be printed in its place."""
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
