"""The deeds of a game: what somebody may be proud of, from its deeds.yaml.

A deed is data: a name, what it takes in words, an icon, and a condition over what was told and how
the game ended. Whether it was done is read off a session (`game.guide.records.deeds`), so that any
replay proves it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Literal, TypeAlias

from attrs import frozen

from game.engine.faces import Content
from game.library.content import Shelf, content_converter
from game.library.converting import Finding
from game.library.problems import Problem
from game.library.sources import blame, read_sources
from game.library.usage import Use
from game.library.words import Words
from game.library.yamltree import Steps

FILE = "deeds.yaml"
#: How much of a game a telling is counted over.
Span: TypeAlias = Literal["game", "round"]


@frozen
class Told:
    """Something is told of the seat (or of nobody) often enough within a span."""

    #: Text keys of the story; each telling of any of them counts.
    keys: tuple[str, ...]
    at_least: int = 1
    within: Span = "game"
    #: Arguments that must have this value, or at least this value, or at most this value.
    where: Mapping[str, int | str] = {}
    reaching: Mapping[str, int] = {}
    up_to: Mapping[str, int] = {}
    #: An argument that is added up, instead of one a telling.
    adding: str | None = None


@frozen
class Won:
    """The seat has won, with so many points more than any other."""

    margin: int = 0


@frozen
class Scored:
    """The seat has so many points at the end."""

    at_least: int


@frozen
class SetUp:
    """The game was set up for so many players, with at least these values of its choices."""

    #: 0 is any number.
    players: int = 0
    reaching: Mapping[str, int] = {}


@frozen
class Never:
    """The game has ended, and this has not happened."""

    what: Condition


@frozen
class All:
    """Each of these is true."""

    of: tuple[Condition, ...]


Condition: TypeAlias = Told | Won | Scored | SetUp | Never | All
CONDITIONS = {
    "told": Told,
    "won": Won,
    "scored": Scored,
    "set_up": SetUp,
    "never": Never,
    "all": All,
}


@frozen
class Deed:
    """One deed of the shelf; nobody reads what a secret one takes before it is done."""

    name: Words
    about: Words
    icon: str
    when: Condition
    secret: bool = False


Deeds: TypeAlias = dict[str, Deed]


def shelf(game_id: str, root: Path | None = None) -> Shelf[Deeds]:
    """The deeds of a game."""
    converter = content_converter(unions={Condition: CONDITIONS})
    return Shelf(game_id, Deeds, (FILE,), converter, root)


def unheard(deeds: Content, told: Mapping[str, tuple[Use, ...]]) -> tuple[Problem, ...]:
    """Keys that the game never tells, and arguments that it tells without, each with its line."""
    findings = [
        finding
        for name, deed in deeds.load().items()
        for path, each in _tellings(deed.when, (name, "when"))
        for finding in _unheard(path, each, told)
    ]
    if not findings:
        return ()
    return tuple(blame(read_sources(deeds.paths()), findings).problems)


def _tellings(condition: Condition, path: Steps) -> Iterator[tuple[Steps, Told]]:
    match condition:
        case Told():
            yield path, condition
        case Never(what):
            yield from _tellings(what, (*path, "what"))
        case All(of):
            for place, each in enumerate(of):
                yield from _tellings(each, (*path, "of", place))


def _unheard(path: Steps, each: Told, told: Mapping[str, tuple[Use, ...]]) -> Iterator[Finding]:
    for place, key in enumerate(each.keys):
        if key not in told:
            yield (*path, "keys", place), f"the game never tells '{key}'"
            continue
        given = [use.args for use in told[key] if use.args is not None]
        adding = [each.adding] if each.adding else []
        named = {*each.where, *each.reaching, *each.up_to, *adding}
        for name in sorted(named):
            if given and not any(name in args for args in given):
                yield path, f"'{key}' is told without '{name}'"
