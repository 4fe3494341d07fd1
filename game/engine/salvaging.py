"""What can be saved of a damaged journal: its beginning, as far as lines and rules agree."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from game import __version__
from game.engine.game import Game
from game.engine.journal import Journal, JournalError
from game.engine.recalling import peek, sound_lines
from game.engine.session import Session
from game.engine.text import text
from game.engine.verifying import Difference, difference

#: What is wrong with a journal of which the beginning may still be sound.
DAMAGES = frozenset(("journal-damaged", "journal-line", "journal-stuck"))


def is_damaged(trouble: Exception) -> bool:
    """Whether a journal could not be opened because something is wrong behind its beginning."""
    if not isinstance(trouble, JournalError) or trouble.text.key not in DAMAGES:
        return False
    return dict(trouble.text.args).get("line") != 1


def salvage(path: Path, game: Game, target: Path) -> Session:
    """Write the sound beginning of a damaged journal to a new one; the old one stays as it is."""
    session, header = sound_beginning(path, game), peek(path)
    about, release = header.get("about"), header.get("release")
    Journal.create(
        target,
        session,
        about if isinstance(about, dict) else None,
        release if isinstance(release, str) else "",
    ).close()
    return session


def sound_beginning(path: Path, game: Game) -> Session:
    """The game of a damaged journal up to its first unsound line; the file is only read."""
    session = sound_lines(path, game)
    unlike = difference(session) if is_of_today(path) else None
    if unlike is not None:
        _cut(session, unlike)
    while session.cursor and _is_stuck(session):
        del session.commits[session.cursor :]
        session.cursor -= 1
    return session


def is_of_today(path: Path) -> bool:
    """Whether a journal was begun by this very release, so that its rules are ours."""
    return peek(path).get("release") == __version__


def forged(unlike: Difference) -> JournalError:
    """What to say of a game that was not played by the rules."""
    return JournalError(text("journal-forged", commit=unlike.commit))


def _cut(session: Session, unlike: Difference) -> None:
    """Let a game end before the decision that the rules do not play like this."""
    if unlike.commit == 0:
        raise forged(unlike)
    del session.commits[unlike.commit :]
    session.cursor = min(session.cursor, unlike.commit - 1)


def _is_stuck(session: Session) -> bool:
    """Whether the rules cannot go on from here."""
    with suppress(Exception):
        session.decision  # noqa: B018
        return False
    return True
