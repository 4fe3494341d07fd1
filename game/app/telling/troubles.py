"""What went wrong, in words for the player."""

from __future__ import annotations

from game.app.telling.words import Speech
from game.engine.codec import CodecError
from game.engine.disk import NotWritten
from game.engine.game import SetupError
from game.engine.journal import JournalError

#: What opening, writing and moving a save may raise.
TROUBLES = (JournalError, SetupError, CodecError, OSError)


def said(words: Speech, trouble: Exception) -> str:
    """One sentence about a file that could not be opened, written or understood."""
    if isinstance(trouble, JournalError | SetupError):
        return words.say(trouble.text)
    if not isinstance(trouble, OSError):
        return str(trouble)
    file, why = str(trouble.filename or "?"), trouble.strerror or str(trouble)
    if isinstance(trouble, NotWritten):
        return words("file-unwritable", file=file, why=why)
    return words("file-unreadable", file=file, why=why)
