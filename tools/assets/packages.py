"""Fetches the public npm packages that the assets are made from.

Packages are named with their version and come from whichever registry npm is set up for.
"""

from __future__ import annotations

import shutil
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"


@contextmanager
def unpacked(package: str) -> Iterator[Path]:
    """A package's files in a folder that is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="four-crowns-assets-"))
    try:
        subprocess.run(
            ["npm", "pack", "--silent", package], cwd=folder, check=True, stdout=subprocess.DEVNULL
        )
        with tarfile.open(next(folder.glob("*.tgz"))) as archive:
            archive.extractall(folder, filter="data")
        yield folder / "package"
    finally:
        shutil.rmtree(folder)
