"""Which text keys our own Python asks for, found in its syntax trees without running it."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

from attrs import frozen

from game.library.places import shown
from game.library.problems import Problem

#: Calls whose first argument is a text key. ``widget.text("...")`` is somebody else's text, so
#: only verbs are looked for behind a dot, and only the recorder must be told plain keys.
FUNCTIONS = frozenset({"text", "Text", "tell", "Refusal", "refuse"})
METHODS = frozenset({"tell", "refuse"})
RECORDER = "play"
#: What screens say: ``words("menu-play")``, or ``words(text)`` with a text that has its key.
SPEAKERS = frozenset({"words", "speech", "maybe"})
#: A module that builds keys lists them all in a tuple of this name.
DECLARED = "TEXT_KEYS"

#: A class says what its button says by naming a key; the arguments are its fields.
SAYS = "says"
#: Fields that hold a key which was named, and counted, elsewhere.
HOLDERS = frozenset({"key", "reason", SAYS})

#: Arguments of these calls that no sentence sees.
_NOT_WORDED = frozenset({"key", "seats"})
_POSITIONAL = frozenset({"Text", "Refusal"})
_HANDING_ON = FUNCTIONS | SPEAKERS | {"__call__"}


@frozen
class Use:
    """One place that asks for a text, and the arguments it gives (None if that is not plain)."""

    file: str
    line: int
    args: frozenset[str] | None


@frozen
class Usage:
    """Every key in use with its places, and the calls whose key nobody can read off."""

    keys: Mapping[str, tuple[Use, ...]]
    problems: tuple[Problem, ...]


def used_text_keys(package_dirs: Iterable[Path], leaving_out: Collection[Path] = ()) -> Usage:
    """Walk every Python file of the folders (a single file will do, too)."""
    keys: dict[str, tuple[Use, ...]] = {}
    problems: list[Problem] = []
    for file in _python_files(package_dirs, leaving_out):
        module = _Module(shown(file))
        module.read(file)
        problems += module.problems
        for key, use in module.uses:
            keys[key] = (*keys.get(key, ()), use)
    return Usage(keys, tuple(problems))


def _python_files(folders: Iterable[Path], leaving_out: Collection[Path]) -> Iterator[Path]:
    for folder in folders:
        for file in sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]:
            if not any(file.is_relative_to(other) for other in leaving_out):
                yield file


class _Module:
    """The uses and problems of one file."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.uses: list[tuple[str, Use]] = []
        self.problems: list[Problem] = []

    def read(self, file: Path) -> None:
        try:
            tree = ast.parse(file.read_bytes())
        except (OSError, SyntaxError, ValueError) as error:
            self.problems.append(Problem(self.name, 0, "", f"this is not Python: {error}"))
            return
        declares = [node for node in tree.body if _is_declaration(node)]
        for node in declares:
            self._declared(node)
        self._walk(tree, forwarded=None, declares=bool(declares))

    def _declared(self, node: ast.stmt) -> None:
        assert isinstance(node, ast.Assign | ast.AnnAssign)
        items = node.value.elts if isinstance(node.value, ast.Tuple | ast.List) else [node.value]
        for item in items:
            if isinstance(item, ast.Constant) and isinstance(item.value, str):
                self.uses.append((item.value, Use(self.name, item.lineno, None)))
            else:
                self._complain(node, f"{DECLARED} lists literal keys only")

    def _walk(self, node: ast.AST, forwarded: str | None, declares: bool) -> None:
        if isinstance(node, ast.FunctionDef) and node.name in _HANDING_ON:
            forwarded = "key"  # ``text`` and its like hand on the key they were given
        if isinstance(node, ast.ClassDef):
            self._class(node)
        if isinstance(node, ast.Call):
            name = _called(node.func)
            if name is not None:
                self._call(node, name, forwarded, declares)
        for child in ast.iter_child_nodes(node):
            self._walk(child, forwarded, declares)

    def _class(self, node: ast.ClassDef) -> None:
        """What the button of an option says."""
        for line in node.body:
            if isinstance(line, ast.AnnAssign) and _named(line.target) == SAYS:
                for key in _literals(line.value) or () if line.value is not None else ():
                    if key:
                        self.uses.append((key, Use(self.name, line.lineno, _fields(node))))

    def _call(self, call: ast.Call, name: str, forwarded: str | None, declares: bool) -> None:
        first = _first(call)
        if first is None:
            return
        keys = _literals(first)
        if keys is not None:
            use = Use(self.name, call.lineno, _arguments(call, name))
            self.uses += [(key, use) for key in keys]
        elif not declares and _must_be_plain(call.func, first, forwarded):
            message = f"a literal key was expected in {name}(...), or {DECLARED} in this module"
            self._complain(call, message)

    def _complain(self, node: ast.stmt | ast.expr, message: str) -> None:
        self.problems.append(Problem(self.name, node.lineno, "", message))


def _is_declaration(node: ast.stmt) -> bool:
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AnnAssign) and node.value is not None:
        targets = [node.target]
    else:
        return False
    return any(isinstance(target, ast.Name) and target.id == DECLARED for target in targets)


def _called(function: ast.expr) -> str | None:
    if isinstance(function, ast.Name) and function.id in FUNCTIONS | SPEAKERS:
        return function.id
    if isinstance(function, ast.Attribute) and function.attr in METHODS | SPEAKERS:
        return function.attr
    return None


def _must_be_plain(function: ast.expr, first: ast.expr, forwarded: str | None) -> bool:
    """Whether a call with this key, which cannot be read off, leaves a text uncounted."""
    if _called(function) in SPEAKERS:
        return isinstance(first, ast.JoinedStr | ast.BinOp)
    if isinstance(function, ast.Attribute):
        owner = function.value
        if not (isinstance(owner, ast.Name) and owner.id == RECORDER):
            return False
    return not _is_handed_on(first, forwarded)


def _first(call: ast.Call) -> ast.expr | None:
    if call.args:
        return call.args[0]
    return next((keyword.value for keyword in call.keywords if keyword.arg == "key"), None)


def _literals(node: ast.expr) -> list[str] | None:
    """The keys an expression may be, if all of them can be read off it."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        one, other = _literals(node.body), _literals(node.orelse)
        return None if one is None or other is None else one + other
    return None


def _is_handed_on(node: ast.expr, forwarded: str | None) -> bool:
    """Whether the key comes from a text that was named, and counted, elsewhere."""
    if isinstance(node, ast.Name):
        return forwarded is not None and node.id == forwarded
    if isinstance(node, ast.Call):
        return _called(node.func) is not None
    return isinstance(node, ast.Attribute) and node.attr in HOLDERS


def _named(node: ast.expr) -> str | None:
    return node.id if isinstance(node, ast.Name) else None


def _fields(node: ast.ClassDef) -> frozenset[str] | None:
    """The fields of a class; None where it may inherit others."""
    if [_named(base) for base in node.bases] != ["Option"]:
        return None
    lines = (line for line in node.body if isinstance(line, ast.AnnAssign))
    return frozenset(
        name
        for line in lines
        if (name := _named(line.target)) and not ast.unparse(line.annotation).startswith("ClassVar")
    )


def _arguments(call: ast.Call, name: str) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    if name in _POSITIONAL or None in names:
        return None
    return frozenset(arg for arg in names if arg is not None) - _NOT_WORDED
