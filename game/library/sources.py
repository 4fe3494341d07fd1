"""Content files on disk: read within limits, merged into one tree, blamed by line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path

from attrs import frozen

from game.library.converting import Finding, written
from game.library.places import shown
from game.library.problems import ContentError, Problem
from game.library.yamltree import MAX_BYTES, BadYaml, Tree, lines_of, read_tree

#: More than any card costs or any box holds of a kind.
MOST_NUMBER = 1_000


@frozen
class Source:
    """One file as it was read."""

    path: Path
    data: bytes

    @property
    def name(self) -> str:
        """The file as people write it."""
        return shown(self.path)


def read_sources(paths: Path | Iterable[Path]) -> tuple[Source, ...]:
    """Read the files, or raise ContentError with one problem for each that cannot be read."""
    sources, problems = [], []
    for path in [paths] if isinstance(paths, Path) else paths:
        try:
            sources.append(Source(path, _read(path)))
        except (OSError, ValueError) as error:
            problems.append(Problem(shown(path), 0, "", _reason(error)))
    if problems:
        raise ContentError(problems)
    return tuple(sources)


def _read(path: Path) -> bytes:
    if path.exists() and not path.is_file():
        raise ValueError("this is not a file")
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)  # one more than is allowed, so that more is noticed


def _reason(error: Exception) -> str:
    if isinstance(error, FileNotFoundError):
        return "the file is missing"
    return str(getattr(error, "strerror", None) or error)


def merged(sources: Sequence[Source]) -> Tree:
    """One tree of all files, their top keys side by side, or ContentError with every problem."""
    trees, problems = [], []
    for source in sources:
        try:
            trees.append(read_tree(source.data))
        except BadYaml as error:
            problems += [Problem(source.name, line, "", text) for line, text in error.faults]
    if problems:
        raise ContentError(problems)
    return trees[0] if len(trees) == 1 else _side_by_side(sources, trees)


def _side_by_side(sources: Sequence[Source], trees: Sequence[Tree]) -> Tree:
    whole: dict[str, Tree] = {}
    problems = []
    for source, tree in zip(sources, trees, strict=True):
        if not isinstance(tree, dict):
            problems.append(Problem(source.name, 1, "", "a mapping was expected"))
            continue
        for key in whole.keys() & tree.keys():
            line = lines_of(source.data)((key,))
            problems.append(Problem(source.name, line, key, "another file has this key too"))
        whole |= tree
    if problems:
        raise ContentError(problems)
    return whole


def blame(sources: Sequence[Source], findings: Iterable[Finding]) -> ContentError:
    """Findings about the merged tree, each with the file and line it comes from."""
    owners = _owners(sources) if len(sources) > 1 else {}
    line_finders = {source.name: lines_of(source.data) for source in sources}
    problems = []
    for path, message in findings:
        source = owners.get(path[0], sources[0]) if path else sources[0]
        line = line_finders[source.name](path)
        problems.append(Problem(source.name, line, written(path), message))
    return ContentError(sorted(problems))


def _owners(sources: Sequence[Source]) -> dict[str | int, Source]:
    owners: dict[str | int, Source] = {}
    for source in sources:
        tree = read_tree(source.data)
        assert isinstance(tree, dict)
        owners |= dict.fromkeys(tree, source)
    return owners


def modest(tree: Tree, most: int = MOST_NUMBER) -> Tree:
    """A tree from elsewhere, if no number in it is larger than a box could be asked for."""
    waiting = [tree]
    while waiting:
        match waiting.pop():
            case dict() as names:
                waiting += names.values()
            case list() as entries:
                waiting += entries
            case int() | float() as number if not abs(number) <= most:
                raise ValueError(f"a number is larger than {most}")
    return tree


def packed(tree: Tree) -> bytes:
    """The tree as compact JSON: comments, quoting and line endings are gone, the order is kept."""
    return json.dumps(tree, ensure_ascii=False, separators=(",", ":")).encode()


def fingerprint_of(packed_tree: bytes) -> str:
    """What journals keep to know their content again."""
    return sha256(packed_tree).hexdigest()[:16]
