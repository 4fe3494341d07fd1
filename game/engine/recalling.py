"""A journal read back: its events are folded, the rules are only asked how to go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import chain
from pathlib import Path
from typing import Any, TypeAlias

from attrs import frozen

from game.engine import contents
from game.engine.codec import Codec, check_box, codec, setup_from_json
from game.engine.events import Event
from game.engine.folds import fold
from game.engine.game import Game, SetupError
from game.engine.lines import (
    GLIMPSE,
    MOST_LINE,
    Document,
    JournalError,
    Lines,
    first_entries,
    opened,
    parsed,
    read_from,
)
from game.engine.peeks import PEEKED, are_peeks
from game.engine.plain import CodecError, a_number, items, short
from game.engine.reveals import revealed
from game.engine.session import Commit, Session
from game.engine.table import Table, TableError
from game.engine.text import Text, text

FORMAT = 1
#: Many times the decisions of the longest game; neither written nor read beyond it, since every
#: table is kept and a forged file could fill the memory.
MOST_COMMITS = 100_000

Documents: TypeAlias = Iterator[Document]
#: From a format to the next one: rewrites the lines of an old journal while it is read.
MIGRATIONS: dict[int, Callable[[Documents], Documents]] = {}


@frozen
class Opened:
    """A journal read back: the session, and what should be said about the file."""

    session: Session
    notices: tuple[Text, ...]
    #: Where the last sound line ends.
    size: int
    checksum: str


def glimpse(path: Path) -> Document:
    """What stands first in a journal (set-up, who plays), unchecked: a list may be long."""
    with opened(path) as file:
        start = file.read(GLIMPSE).decode(errors="replace")
    found = first_entries(start.partition(" ")[2])
    return found if "setup" in found else peek(path)


def peek(path: Path) -> Document:
    """The first line of a journal (set-up, content, format), without reading the rest."""
    with opened(path) as file:
        return parsed(file.readline(MOST_LINE + 1), "", 1)[0]


def read(path: Path, game: Game) -> Opened:
    """Read a journal whole; its content is what the rules read from then on."""
    before = contents.served(game)
    try:
        with read_from(path) as file:
            lines = Lines(file)
            session = _rebuilt(lines, game)
        _ask(session, lines.number)
    except BaseException:
        contents.serve(game, before)
        raise
    notices = (text("journal-torn", line=lines.number + 1),) if lines.torn else ()
    return Opened(session, notices, lines.size, lines.checksum)


def sound_lines(path: Path, game: Game) -> Session:
    """The game of a damaged journal, as far as its lines are sound; the file is only read."""
    with read_from(path) as file:
        lines = Lines(file)
        with _named(lines):
            documents = _migrated(iter(lines))
            session = _begun(next(documents), game)
        with suppress(Exception):  # whatever is wrong with a line, the game ends before it
            for line in documents:
                _follow(session, line)
    return session


def _rebuilt(lines: Lines, game: Game) -> Session:
    """The session that a journal tells of."""
    with _named(lines):
        documents = _migrated(iter(lines))
        session = _begun(next(documents), game)
        for line in documents:
            _follow(session, line)
    return session


@contextmanager
def _named(lines: Lines) -> Iterator[None]:
    """Whatever is wrong with a line is one `JournalError` that names it."""
    try:
        yield
    except (JournalError, OSError):
        raise
    except SetupError as error:  # it has a sentence of its own
        raise JournalError(error.text) from None
    except (CodecError, TableError) as error:
        raise JournalError(text("journal-line", line=lines.number, why=str(error))) from None
    except Exception as error:  # a game met something in a forged line that it never writes
        why = f"{type(error).__name__}: {error}"
        raise JournalError(text("journal-line", line=lines.number, why=why)) from None


def _migrated(lines: Documents) -> Documents:
    """The lines in today's format, whatever the file's."""
    header = next(lines, None)
    if header is None:
        raise JournalError(text("journal-not", line=1))
    version = header.get("format")
    if type(version) is not int or version > FORMAT:
        raise JournalError(text("journal-newer", line=1, format=short(version), known=FORMAT))
    documents: Documents = chain((header,), lines)
    for old in range(version, FORMAT):
        if old not in MIGRATIONS:
            raise JournalError(text("journal-older", line=1, format=version, known=FORMAT))
        documents = MIGRATIONS[old](documents)
    return documents


def _begun(header: Document, game: Game) -> Session:
    """The opening that the first line tells of."""
    reader = codec(game)
    written = setup_from_json(header.get("setup"))
    if written.game != game.id:
        raise JournalError(text("journal-other-game", line=1, game=written.game, expected=game.id))
    _serve(game, header)
    # A choice that a game closed since then never counted, so the file stays readable.
    setup = game.checked(game.without_closed(written))
    table = _settled(reader.table(header.get("table")))
    laid = header.get("laid") is True
    check_box(game, setup, table, whole=not laid)
    script = tuple(_natural(each) for each in items(header.get("script")))
    first = Commit(0, _events(reader, header), table, (), _natural(header.get("scripted")))
    return Session(game, setup, [first], 0, script, laid)


def _serve(game: Game, header: Document) -> None:
    """Let the rules read the content of a journal: the program's own, if that is the same."""
    contents.serve(game, contents.shipped(game))
    if header.get("content") == game.fingerprint():
        return
    if "shelves" not in header:
        raise JournalError(text("journal-other-content", line=1, game=game.id))
    contents.serve(game, contents.brought(game, header["shelves"]))
    if header.get("content") != game.fingerprint():
        raise CodecError("the cards it brings along are not those that it names")


def _follow(session: Session, line: Document) -> None:
    """Let a session do what one more line tells of; an unsound one leaves it as it was."""
    commits, cursor = session.commits, session.cursor
    if "cursor" in line:
        cursor = _natural(line["cursor"])
        if cursor >= len(commits):
            raise CodecError(f"commit {cursor} is not there to go to")
        session.cursor = cursor
        return
    number = _natural(line.get("commit"))
    if number != cursor + 1:
        raise CodecError(f"commit {cursor + 1} was expected, not {number}")
    if number > MOST_COMMITS:
        raise CodecError("there are too many commits")
    game, before = session.game, commits[cursor].table
    events = _events(codec(game), line)
    table = _settled(fold(before, events))
    scripted = _natural(line.get("scripted"))
    commit = Commit(number, events, table, revealed(game, before, events), scripted)
    del commits[number:]
    commits.append(commit)
    session.cursor = number


def _events(reader: Codec, line: Document) -> tuple[Event, ...]:
    return tuple([reader.event(each) for each in items(line.get("events"))])


def _settled(table: Table) -> Table:
    """A table between two commits: somebody is asked, or the game is over."""
    if table.result is None and not (table.agenda and table.agenda[-1].asks):
        raise CodecError("nobody is asked anything")
    if not are_peeks(table.marks.get(PEEKED)):
        raise CodecError("a peek is a seat and a piece")
    return table


def _ask(session: Session, line: int) -> None:
    """Make sure that the rules can go on from where the journal ends."""
    try:
        session.decision  # noqa: B018
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise JournalError(text("journal-stuck", line=line, why=why)) from None


def _natural(value: Any) -> int:
    if a_number(value) < 0:
        raise CodecError(f"{value} is less than nothing")
    return int(value)
