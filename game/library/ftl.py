"""Fluent files, cut into entries that are parsed when they are first needed.

Parsing is slow (0.2 ms an entry) and a screen words few of them, so a file is only cut at the
lines where an entry can begin: in Fluent nothing else may stand in the first column.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

_START = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*)[ ]*=", re.MULTILINE)
_PARSER = FluentParser(with_spans=False)


@cache
def entries(path: Path) -> dict[str, str]:
    """The source of each message and ``-term`` of a file; nothing if there is no such file."""
    try:
        source = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return {}
    starts = list(_START.finditer(source))
    cuts = [*(start.start() for start in starts), len(source)]
    return {start[1]: source[cuts[at] : cuts[at + 1]] for at, start in enumerate(starts)}


def parsed(source: str) -> ast.Resource:
    """An entry's syntax tree; what is malformed is left out when it is worded."""
    return _PARSER.parse(source)


def file_of(root: Path, lang: str, domain: str) -> Path:
    """Where a domain (the app, or a game) keeps its texts in a language."""
    return root / lang / f"{domain}.ftl"


class _References(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.entries: list[str] = []
        self.variables: list[str] = []
        self.functions: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entries.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.entries.append(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.append(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.append(node.id.name)
        self.generic_visit(node)


def references(node: ast.BaseNode) -> _References:
    """What a piece of Fluent speaks of: other entries, variables, functions."""
    found = _References()
    found.visit(node)
    return found


def messages(resource: ast.Resource) -> Iterator[ast.Message | ast.Term]:
    """The entries of a file that are well formed."""
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            yield entry


def name_of(entry: ast.Message | ast.Term) -> str:
    """An entry's name as others refer to it, terms with their dash."""
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
