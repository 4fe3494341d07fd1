"""A folder as a zip that keeps what matters: which files are run, which only point elsewhere."""

from __future__ import annotations

import os
import stat
import zipfile
from collections.abc import Iterator
from pathlib import Path

#: Where the high half of a zip's attributes holds what Unix knows of a file.
UNIX = 16
UNIX_SYSTEM = 3


def zip_folder(folder: Path) -> Path:
    """Write ``folder.zip`` beside the folder, with the folder in it."""
    path = folder.with_name(f"{folder.name}.zip")
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in _files(folder):
            name = file.relative_to(folder.parent).as_posix()
            if file.is_symlink():
                archive.writestr(_link(name), os.readlink(file))
            else:
                archive.write(file, name)
    return path


def _files(folder: Path) -> Iterator[Path]:
    """Everything in it, in the same order each time; links are not followed."""
    for place, folders, files in os.walk(folder):
        folders.sort()
        links = (name for name in folders if (Path(place) / name).is_symlink())
        for name in sorted((*files, *links)):
            yield Path(place) / name


def _link(name: str) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.create_system = UNIX_SYSTEM
    info.external_attr = (stat.S_IFLNK | 0o777) << UNIX
    return info
