"""YAML read into plain data, safely: no tags, no aliases, no surprises.

The tree is built straight from the C parser's events, which is faster than the stock loader and
lets every trap be refused on sight: an alias before it multiplies, a nesting before it is deep, a
key the second time it is written. Mapping keys are always text. Plain scalars follow a narrow
reading of YAML 1.2: ``true``, ``false``, ``null``, decimal numbers, and everything else is text
(``on`` and ``no`` are words, ``12:30`` is not a number).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeAlias

import yaml
from yaml.events import (
    AliasEvent,
    DocumentEndEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
)

Tree: TypeAlias = "bool | int | float | str | list[Tree] | dict[str, Tree] | None"
#: Steps from the root of a tree: keys of mappings and indices of lists.
Steps: TypeAlias = "tuple[str | int, ...]"

MAX_BYTES = 2_000_000
MAX_DEPTH = 32
MAX_NODES = 200_000
MAX_REPEATED_KEYS = 20

LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

_WORDS: dict[str, Tree] = {"": None, "~": None, "null": None, "true": True, "false": False}
_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,17})(\.[0-9]{1,17})?")
# What an escape in double quotes could smuggle in; outside quotes YAML itself refuses these.
_UNPRINTABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


class BadYaml(Exception):
    """A text that is not the YAML we read: (line, message) for each thing wrong."""

    def __init__(self, *faults: tuple[int, str]) -> None:
        super().__init__(faults)
        self.faults = faults


def read_tree(data: bytes) -> Tree:
    """Read one document, or raise BadYaml."""
    text = _decoded(data)
    loader = None
    try:
        loader = LOADER(text)
        return _Reader(loader.get_event).document()
    except yaml.YAMLError as error:
        raise BadYaml(_syntax_fault(error, text)) from None
    except (ValueError, OverflowError):  # escapes such as "\UFFFFFFFF" in the pure Python parser
        raise BadYaml((0, "this is not YAML: a character escape is out of range")) from None
    finally:
        if loader is not None:
            loader.dispose()


def lines_of(data: bytes) -> Callable[[Steps], int]:
    """A finder of line numbers, for a text that ``read_tree`` has accepted."""
    root: Any = yaml.compose(_decoded(data), LOADER)
    return lambda path: _line(root, path)


def _line(node: Any, path: Steps) -> int:
    line: int = node.start_mark.line + 1 if node is not None else 1
    for step in path:
        if isinstance(node, yaml.MappingNode):
            found = [pair for pair in node.value if pair[0].value == step]
            if not found:
                break
            key, node = found[0]
            line = key.start_mark.line + 1
        elif isinstance(node, yaml.SequenceNode) and isinstance(step, int):
            node = node.value[step]
            line = node.start_mark.line + 1
        else:
            break
    return line


def _decoded(data: bytes) -> str:
    if len(data) > MAX_BYTES:
        raise BadYaml((0, f"the file is too big: {len(data)} bytes, at most {MAX_BYTES}"))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadYaml((line, "this is not text in UTF-8")) from None


def _syntax_fault(error: yaml.YAMLError, text: str) -> tuple[int, str]:
    if isinstance(error, yaml.MarkedYAMLError) and error.problem_mark is not None:
        index = error.problem_mark.line
        written = text.split("\n")
        line = written[index] if index < len(written) else ""
        if "\t" in line[: len(line) - len(line.lstrip())]:
            return index + 1, "a tab cannot indent; use spaces"
        return index + 1, f"this is not YAML: {error.problem or error.context}"
    if isinstance(error, yaml.reader.ReaderError):
        line_number = text.count("\n", 0, error.position) + 1
        return line_number, "this is not YAML: a control character stands here"
    return 0, "this is not YAML"


class _Reader:
    """Turns a stream of parser events into a tree, counting as it goes."""

    def __init__(self, get_event: Callable[[], Any]) -> None:
        self._next = get_event
        self._nodes = 0
        self._repeated: list[tuple[int, str]] = []

    def document(self) -> Tree:
        self._next()  # the start of the stream
        event = self._next()
        if isinstance(event, StreamEndEvent):
            return None
        assert isinstance(event, DocumentStartEvent)
        tree = self._node(self._next(), 0)
        assert isinstance(self._next(), DocumentEndEvent)
        event = self._next()
        if not isinstance(event, StreamEndEvent):
            raise BadYaml((event.start_mark.line + 1, "a second document starts here"))
        if self._repeated:
            raise BadYaml(*self._repeated)
        return tree

    def _node(self, event: Any, depth: int) -> Tree:
        self._nodes += 1
        if self._nodes > MAX_NODES:
            raise BadYaml((event.start_mark.line + 1, f"more than {MAX_NODES} values in one file"))
        kind = event.__class__
        if kind is ScalarEvent and event.tag is None and event.anchor is None:
            return _scalar(event)
        _refuse_tricks(event)
        if depth >= MAX_DEPTH:
            fault = f"the nesting is too deep, at most {MAX_DEPTH} levels"
            raise BadYaml((event.start_mark.line + 1, fault))
        if kind is MappingStartEvent:
            return self._mapping(depth + 1)
        if kind is SequenceStartEvent:
            return self._sequence(depth + 1)
        raise AssertionError(event)

    def _mapping(self, depth: int) -> dict[str, Tree]:
        tree: dict[str, Tree] = {}
        event = self._next()
        while event.__class__ is not MappingEndEvent:
            key = _key(event)
            if key in tree:
                self._repeat(event, key)
            tree[key] = self._node(self._next(), depth)
            event = self._next()
        return tree

    def _sequence(self, depth: int) -> list[Tree]:
        tree: list[Tree] = []
        event = self._next()
        while event.__class__ is not SequenceEndEvent:
            tree.append(self._node(event, depth))
            event = self._next()
        return tree

    def _repeat(self, event: Any, key: str) -> None:
        self._repeated.append((event.start_mark.line + 1, f"the key '{key[:40]}' is written twice"))
        if len(self._repeated) >= MAX_REPEATED_KEYS:
            raise BadYaml(*self._repeated)


def _key(event: Any) -> str:
    _refuse_tricks(event)
    if event.__class__ is not ScalarEvent or not event.value:
        raise BadYaml((event.start_mark.line + 1, "a key must be a word"))
    _refuse_unprintable(event)
    key: str = event.value
    return key


def _scalar(event: Any) -> Tree:
    value: str = event.value
    if not event.implicit[0]:
        if event.style == '"':
            _refuse_unprintable(event)
        return value
    if value in _WORDS:
        return _WORDS[value]
    if value[0] in "-0123456789":
        number = _NUMBER.fullmatch(value)
        if number is not None:
            return float(value) if number[2] else int(value)
    return value


def _refuse_unprintable(event: Any) -> None:
    if _UNPRINTABLE.search(event.value):
        raise BadYaml((event.start_mark.line + 1, "a control character is written here"))


def _refuse_tricks(event: Any) -> None:
    line = event.start_mark.line + 1
    if event.__class__ is AliasEvent or event.anchor is not None:
        raise BadYaml((line, "anchors (&) and aliases (*) are not allowed; write it out"))
    if event.tag is not None:
        raise BadYaml((line, f"tags are not allowed: {event.tag[:40]}"))
