"""What is asked of the disk besides bytes: to keep a name, and to let one writer alone have a file.

The systems differ in how they are asked; nobody else needs to know.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import FileIO
from pathlib import Path


class NotWritten(OSError):
    """A file that could not be written; it carries the system's reason and the file's name."""


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Whatever the system has against writing a file is `NotWritten`, unless the name is taken."""
    try:
        yield
    except (NotWritten, FileExistsError):
        raise
    except OSError as error:
        raise not_written(path, error) from None


def not_written(path: Path | str, error: OSError) -> NotWritten:
    """What to raise for a file that the system does not let us write."""
    return NotWritten(error.errno, error.strerror or str(error), str(path))


def keep_name(path: Path) -> None:
    """Wait until the disk has the name of a new file, where a system can be asked that."""
    with suppress(OSError):
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


#: What a system says of a file that somebody else holds.
_HELD = frozenset((errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK))

if sys.platform == "win32":
    import msvcrt

    #: A byte behind every journal: what is held on this system cannot be read by others.
    _FAR = 0x7FFF_0000

    def _take(file: FileIO) -> None:
        before = file.tell()
        file.seek(_FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            file.seek(before)

else:
    import fcntl

    def _take(file: FileIO) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def hold(file: FileIO) -> bool:
    """Hold a file until it is closed; False if somebody else does.

    The hold ends with the process, however that ends. A disk that knows no holds grants them all.
    """
    try:
        _take(file)
    except OSError as error:
        return error.errno not in _HELD
    return True


def is_held(path: Path) -> bool:
    """Whether somebody holds a file; OSError if it cannot be opened."""
    with FileIO(path, "r+") as file:
        return not hold(file)
