"""Events, steps, options and tables as plain JSON values and back, checked on the way in.

Kinds are looked up in explicit tables of the engine and of the game: a file can name nothing
else. Reading is strict (a number is a number, never "5"), and whatever is wrong ends in one
`CodecError` that says where.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from hashlib import blake2b
from typing import Any, get_args, get_origin

import attrs
from cattrs import Converter
from cattrs.errors import ForbiddenExtraKeysError
from cattrs.gen import make_dict_structure_fn

from game.engine.events import Event
from game.engine.folds import FOLDS
from game.engine.game import Game, OptionValue, Setup
from game.engine.options import Option, Unknown
from game.engine.peeks import PEEKED, are_peeks
from game.engine.plain import (
    CodecError,
    a_fact,
    a_key,
    a_number,
    a_number_or_word,
    a_word,
    an_option_value,
    fields,
    items,
    items_or_none,
    names,
    short,
    yes_or_no,
)
from game.engine.steps import Ask, Step
from game.engine.table import Fact, Key, Reading, Result, Table, TableError, lay
from game.engine.text import Arg
from game.engine.values import Value

__all__ = [
    "Codec",
    "CodecError",
    "by_name",
    "check_box",
    "codec",
    "digest",
    "setup_from_json",
    "setup_to_json",
]

#: More than any box holds. Every past table is kept, so a forged box of millions would fill memory.
MOST_PIECES = 5_000


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(each.name for each in attrs.fields(kind))


def by_name(kinds: Iterable[Any]) -> dict[str, type[Any]]:
    """Classes by the name that files call them, under `kind`, which so is no name of a field."""
    known = {kind.__name__: kind for kind in kinds}
    for name, kind in known.items():
        if "kind" in {each.name for each in attrs.fields(kind)}:
            raise TypeError(f"{name} has a field that files could not tell from its name")
    return known


EVENT_KINDS = by_name(FOLDS)


class Codec:
    """Reads and writes the values of one game."""

    def __init__(self, game: Game) -> None:
        self._steps = by_name(game.steps)
        self._options = by_name((*game.options, Unknown))
        converter = Converter(forbid_extra_keys=True, detailed_validation=False)
        for plain, reader in _PLAIN:
            converter.register_structure_hook(plain, _checked_by(reader))
        converter.register_structure_hook_factory(_is_tuple, partial(_tuples, converter))
        for waiting in (Step, Ask):
            converter.register_structure_hook(waiting, lambda value, _: self.step(value))
        converter.register_structure_hook(Option, lambda value, _: self.option(value))
        for kind, reader in _UNIONS:
            for wanted, read in ((kind, reader), (kind | None, _or_none(reader))):
                converter.register_structure_hook_func(_equals(wanted), _checked_by(read))
        self._converter = converter
        self._readers: dict[type[Any], Callable[[Any, Any], Any]] = {}

    def to_json(self, value: Any) -> dict[str, Any]:
        """Write an event, a step or an option: its kind and its fields."""
        kind: Any = type(value)
        plain: dict[str, Any] = {"kind": kind.__name__}
        for name in _names(kind):
            plain[name] = self._plain(getattr(value, name))
        return plain

    def _plain(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return [self._plain(each) for each in value]
        if isinstance(value, Step | Option):
            return self.to_json(value)
        if isinstance(value, Value):
            return {name: self._plain(getattr(value, name)) for name in _names(type(value))}
        return value

    def event(self, plain: Any) -> Event:
        """Read an event."""
        event: Event = self._read(EVENT_KINDS, plain, "an event")
        return event

    def step(self, plain: Any) -> Step:
        """Read a step of the game."""
        step: Step = self._read(self._steps, plain, "a step")
        return step

    def option(self, plain: Any) -> Option:
        """Read an option of the game."""
        option: Option = self._read(self._options, plain, "an option")
        return option

    def _read(self, kinds: Mapping[str, type[Any]], plain: Any, what: str) -> Any:
        if not isinstance(plain, dict):
            raise CodecError(f"{what} was expected, not {short(plain)}")
        fields = dict(plain)
        name = fields.pop("kind", None)
        kind = kinds.get(name) if isinstance(name, str) else None
        if kind is None:
            raise CodecError(f"{short(name)} is not {what} that this game knows")
        reader = self._readers.get(kind)
        if reader is None:
            reader = self._readers[kind] = make_dict_structure_fn(
                kind,
                self._converter,
                _cattrs_forbid_extra_keys=True,
                _cattrs_detailed_validation=False,
            )
        try:
            return reader(fields, kind)
        except CodecError as error:
            raise CodecError(f"{kind.__name__}: {error}") from None
        except ForbiddenExtraKeysError as error:
            extra = ", ".join(sorted(map(str, error.extra_fields)))
            raise CodecError(f"{kind.__name__}: unknown fields {extra}") from None
        except KeyError as error:
            raise CodecError(f"{kind.__name__}: the field {error} is missing") from None
        except (TypeError, ValueError, RecursionError) as error:
            raise CodecError(f"{kind.__name__}: {error}") from None

    def table_to_json(self, table: Reading) -> dict[str, Any]:
        """Write a whole table, in a fixed order."""
        counters: dict[str, dict[str, int]] = {}
        for owner, name in sorted(table.counters):
            counters.setdefault(owner, {})[name] = table.counters[owner, name]
        result = table.result
        return {
            "zones": {zone: list(table.zones[zone]) for zone in sorted(table.zones)},
            "faces": {piece: table.faces[piece] for piece in sorted(table.faces)},
            "counters": counters,
            "marks": sorted(
                ([self._plain(key), self._plain(value)] for key, value in table.marks.items()),
                key=json.dumps,
            ),
            "agenda": [self.to_json(step) for step in table.agenda],
            "result": None if result is None else _result_to_json(result),
        }

    def table(self, plain: Any) -> Table:
        """Read a whole table; every piece lies in one place."""
        parts = fields(plain, "zones faces counters marks agenda result".split())
        zones = {
            zone: tuple(a_word(piece) for piece in items_or_none(pieces))
            for zone, pieces in names(parts.get("zones")).items()
        }
        if sum(map(len, zones.values())) > MOST_PIECES:
            raise CodecError("there are too many pieces")
        faces = {piece: a_number_or_word(face) for piece, face in names(parts.get("faces")).items()}
        counters = {
            (owner, name): a_number(total)
            for owner, totals in names(parts.get("counters")).items()
            for name, total in names(totals).items()
        }
        marks: dict[Key, Fact] = {}
        for pair in items_or_none(parts.get("marks")):
            if not isinstance(pair, list) or len(pair) != 2:
                raise CodecError("a mark is a key and a value")
            marks[a_key(pair[0])] = a_fact(pair[1])
        if not are_peeks(marks.get(PEEKED)):
            raise CodecError("a peek is a seat and a piece")
        agenda = tuple(self.step(step) for step in items_or_none(parts.get("agenda")))
        try:
            table = lay(zones, faces, counters, marks, agenda)
        except TableError as error:
            raise CodecError(str(error)) from None
        return attrs.evolve(table, result=_result(parts.get("result")))


@cache
def codec(game: Game) -> Codec:
    """The codec of a game, made once."""
    return Codec(game)


def digest(game: Game, table: Reading) -> str:
    """A hash of the whole table: equal tables, equal digests, on every machine."""
    plain = codec(game).table_to_json(table)
    written = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return blake2b(written.encode(), digest_size=16).hexdigest()


def check_box(game: Game, setup: Setup, table: Table, whole: bool = False) -> None:
    """Refuse a table with pieces or zones that the game does not know, or without some it needs."""
    known = game.opening(setup).places
    strangers = sorted(piece for piece in table.places if piece not in known)
    if strangers:
        raise CodecError(f"unknown pieces {', '.join(map(short, strangers[:5]))}")
    if whole and len(known) > len(table.places):
        missing = sorted(piece for piece in known if piece not in table.places)
        raise CodecError(f"missing pieces {', '.join(map(short, missing[:5]))}")
    for zone in table.zones:
        try:
            game.audience(zone)
        except Exception as error:  # a name that the game never builds
            raise CodecError(f"unknown zone {short(zone)}: {error}") from None


def setup_to_json(setup: Setup) -> dict[str, Any]:
    """Write a set-up."""
    return {
        "game": setup.game,
        "players": setup.players,
        "seed": setup.seed,
        "options": dict(setup.options),
    }


def setup_from_json(plain: Any) -> Setup:
    """Read a set-up."""
    parts = fields(plain, ("game", "players", "seed", "options"))
    options = tuple(
        (name, an_option_value(value)) for name, value in names(parts.get("options")).items()
    )
    players, seed = a_number(parts.get("players")), a_number(parts.get("seed"))
    return Setup(a_word(parts.get("game")), players, seed, options)


def _checked_by(read: Callable[[Any], Any]) -> Callable[[Any, Any], Any]:
    return lambda value, _: read(value)


def _or_none(read: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda value: None if value is None else read(value)


def _is_tuple(kind: Any) -> bool:
    return get_origin(kind) is tuple


def _tuples(converter: Converter, kind: Any) -> Callable[[Any, Any], Any]:
    """How to read a kind of tuple from a list, and only from one: a word is no list of letters."""
    first, *others = get_args(kind)
    structure = converter.structure

    def any_length(value: Any, _: Any) -> tuple[Any, ...]:
        return tuple([structure(each, first) for each in items(value)])

    def this_length(value: Any, _: Any) -> tuple[Any, ...]:
        if len(items(value)) != 1 + len(others):
            raise CodecError(f"a list of {1 + len(others)} was expected, not {short(value)}")
        return tuple(map(structure, value, (first, *others)))

    return any_length if others == [...] else this_length


def _equals(wanted: Any) -> Callable[[Any], bool]:
    return lambda kind: bool(kind == wanted)


def _result_to_json(result: Result) -> dict[str, Any]:
    return {
        "scores": list(result.scores),
        "winners": list(result.winners),
        "reason": result.reason,
        "about": dict(result.about),
        "rivals": list(result.rivals),
        "together": result.together,
    }


def _result(value: Any) -> Result | None:
    if value is None:
        return None
    parts = fields(value, _names(Result))
    scores, winners, rivals = (
        tuple([a_number(each) for each in items_or_none(parts.get(name))])
        for name in ("scores", "winners", "rivals")
    )
    about = tuple([(name, a_fact(each)) for name, each in names(parts.get("about")).items()])
    reason, together = a_word(parts.get("reason", "")), yes_or_no(parts.get("together", False))
    return Result(scores, winners, reason, about, rivals, together)


#: How to read a plain value, and a union of plain values, which has no attrs class to go by.
_PLAIN: tuple[tuple[Any, Callable[[Any], Any]], ...] = (
    (str, a_word),
    (int, a_number),
    (bool, yes_or_no),
)
_UNIONS: tuple[tuple[Any, Callable[[Any], Any]], ...] = (
    (Fact, a_fact),
    (Arg, a_fact),
    (Key, a_key),
    (int | str, a_number_or_word),
    (OptionValue, an_option_value),
)
