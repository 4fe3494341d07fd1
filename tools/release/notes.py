"""The page that lies beside the program for people who have just unzipped it (`pages/`)."""

from __future__ import annotations

from pathlib import Path

from game import __version__
from tools.release import glibc

PAGES = Path(__file__).resolve().parent / "pages"


def page(system: str, folder: Path) -> str:
    """The page for a system; for Linux it says which C library the folder asks for."""
    asked = glibc.needed(folder) if system == "linux" else ""
    told = (PAGES / f"{system}.txt").read_text("utf-8")
    return told.format(version=__version__, glibc=asked)
