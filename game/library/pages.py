"""Fluent files read whole, for checking: what each entry says, needs and refers to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from attrs import frozen
from fluent.syntax import FluentParser, ast

from game.library.ftl import messages, name_of, references
from game.library.places import shown
from game.library.problems import Problem
from game.library.wording import FUNCTIONS

#: What can be called in a placeable: Fluent's own, and ours.
KNOWN = frozenset({"NUMBER", "DATETIME", *FUNCTIONS})

_PARSER = FluentParser(with_spans=True)


@frozen
class Entry:
    """One message or ``-term`` of a file."""

    file: str
    line: int
    variables: frozenset[str]
    refers_to: frozenset[str]


@frozen
class Page:
    """The well-formed entries of some files, and what is wrong with the rest."""

    entries: Mapping[str, Entry]
    problems: tuple[Problem, ...]

    def variables(self, name: str, seen: frozenset[str] = frozenset()) -> frozenset[str]:
        """The arguments a message needs, those of the messages inside it included."""
        if name in seen or name not in self.entries:
            return frozenset()
        entry = self.entries[name]
        inner = (
            self.variables(other, seen | {name})
            for other in entry.refers_to
            if not other.startswith("-")  # a term sees only what is passed to it in braces
        )
        return entry.variables.union(*inner)


def read_pages(files: Iterable[Path]) -> Page:
    """Read files whose entries stand side by side."""
    entries: dict[str, Entry] = {}
    problems: list[Problem] = []
    for file in files:
        _read_file(file, entries, problems)
    return Page(entries, tuple(problems))


def _read_file(file: Path, entries: dict[str, Entry], problems: list[Problem]) -> None:
    name = shown(file)
    try:
        source = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        problems.append(Problem(name, 0, "", "the file is missing"))
        return
    except (OSError, UnicodeDecodeError):
        problems.append(Problem(name, 0, "", "the file cannot be read as UTF-8"))
        return
    try:
        resource = _PARSER.parse(source)
    except RecursionError:
        problems.append(Problem(name, 0, "", "malformed: braces are nested too deep"))
        return
    for junk in resource.body:
        if isinstance(junk, ast.Junk):
            problems += _malformed(name, source, junk)
    for message in messages(resource):
        entry = _entry(name, source, message)
        key = name_of(message)
        problems += _faults(message, entry)
        if key in entries:
            problems.append(Problem(name, entry.line, key, "this key is written twice"))
        entries.setdefault(key, entry)


def _malformed(file: str, source: str, junk: ast.Junk) -> Iterable[Problem]:
    line = _line(source, junk)
    key = (junk.content or "").partition("=")[0].strip().split("\n")[0][:40]
    for note in junk.annotations:
        yield Problem(file, line, key, f"malformed: {note.message}")


def _entry(file: str, source: str, message: ast.Message | ast.Term) -> Entry:
    found = references(message)
    return Entry(file, _line(source, message), frozenset(found.variables), frozenset(found.entries))


def _faults(message: ast.Message | ast.Term, entry: Entry) -> Iterable[Problem]:
    key = name_of(message)
    for function in set(references(message).functions) - KNOWN:
        yield Problem(entry.file, entry.line, key, f"there is no function {function}()")
    if message.value is None:
        yield Problem(entry.file, entry.line, key, "the text is empty")
    if message.attributes and isinstance(message, ast.Message):
        yield Problem(entry.file, entry.line, key, "attributes are never shown; make a key of each")


def _line(source: str, node: ast.SyntaxNode) -> int:
    start: int = node.span.start if node.span is not None else 0
    return source.count("\n", 0, start) + 1
