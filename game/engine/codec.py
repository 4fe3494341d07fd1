"""Events, steps, options and tables as plain JSON values and back, checked on the way in.

Kinds are looked up in explicit tables of the engine and of the game: a file can name nothing
else. Reading is strict (a number is a number, never "5"), and whatever is wrong ends in one
`CodecError` that says where.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from hashlib import blake2b
from typing import Any

import attrs
from cattrs import Converter
from cattrs.errors import ForbiddenExtraKeysError
from cattrs.gen import make_dict_structure_fn

from game.engine.events import Event
from game.engine.folds import FOLDS
from game.engine.game import Game, OptionValue, Setup
from game.engine.steps import Option, Step, Unknown
from game.engine.table import Fact, Key, Reading, Result, Table, TableError, lay
from game.engine.text import Arg

#: Facts and arguments may be nested this deep, steps hold no more than this many levels.
MOST_NESTED = 8


def by_name(kinds: Iterable[type[Any]]) -> dict[str, type[Any]]:
    """Classes by the name that files call them."""
    return {kind.__name__: kind for kind in kinds}


EVENT_KINDS = by_name(FOLDS)


class CodecError(Exception):
    """A value in a file that is not what the engine expects."""


class Codec:
    """Reads and writes the values of one game."""

    def __init__(self, game: Game) -> None:
        self._steps = by_name(game.steps)
        self._options = by_name((*game.options, Unknown))
        converter = Converter(forbid_extra_keys=True, detailed_validation=False)
        for plain in (str, int, bool):
            converter.register_structure_hook(plain, _exactly(plain))
        converter.register_structure_hook(Step, lambda value, _: self.step(value))
        converter.register_structure_hook(Option, lambda value, _: self.option(value))
        # Unions of plain values have no attrs class to go by: they are told by their type.
        facts = (Key, Fact, Arg, OptionValue, int | str, int | str | None)
        loose: set[Any] = {each for fact in facts for each in (fact, fact | None)}
        loose.add(Fact | None)
        for each in loose:
            converter.register_structure_hook_func(_equals(each), lambda value, _: _fact(value))
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
            raise CodecError(f"{what} was expected, not {_short(plain)}")
        fields = dict(plain)
        kind = kinds.get(str(fields.pop("kind", None)))
        if kind is None:
            raise CodecError(f"{_short(plain.get('kind'))} is not {what} that this game knows")
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
        except (TypeError, ValueError) as error:
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
            "result": None if result is None else [list(result.scores), list(result.winners)],
        }

    def table(self, plain: Any) -> Table:
        """Read a whole table; every piece lies in one place."""
        parts = _fields(plain, "zones faces counters marks agenda result".split())
        zones = {
            zone: tuple(_text(piece) for piece in _list(pieces))
            for zone, pieces in _dict(parts.get("zones")).items()
        }
        faces = {piece: _face(face) for piece, face in _dict(parts.get("faces")).items()}
        counters = {
            (owner, name): _number(total)
            for owner, totals in _dict(parts.get("counters")).items()
            for name, total in _dict(totals).items()
        }
        marks: dict[Key, Fact] = {}
        for pair in _list(parts.get("marks")):
            if not isinstance(pair, list) or len(pair) != 2:
                raise CodecError("a mark is a key and a value")
            key, fact = _fact(pair[0]), _fact(pair[1])
            if fact is None or key is None or isinstance(key, int):
                raise CodecError("a mark is a key and a value")
            marks[key] = fact
        agenda = tuple(self.step(step) for step in _list(parts.get("agenda")))
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
    parts = _fields(plain, ("game", "players", "seed", "options"))
    options = tuple(
        (name, _option_value(value)) for name, value in _dict(parts.get("options")).items()
    )
    players, seed = _number(parts.get("players")), _number(parts.get("seed"))
    return Setup(_text(parts.get("game")), players, seed, options)


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(each.name for each in attrs.fields(kind))


def _exactly(plain: type) -> Callable[[Any, Any], Any]:
    def check(value: Any, _: Any) -> Any:
        if type(value) is not plain:
            raise CodecError(f"{plain.__name__} was expected, not {_short(value)}")
        return value

    return check


def _equals(wanted: Any) -> Callable[[Any], bool]:
    return lambda kind: bool(kind == wanted)


def _fact(value: Any, depth: int = 0) -> Any:
    """A fact: numbers, words, and lists of them, as tuples."""
    if isinstance(value, list):
        if depth >= MOST_NESTED:
            raise CodecError("lists are nested too deep")
        return tuple(_fact(each, depth + 1) for each in value)
    if value is None or isinstance(value, int | str):
        return value
    raise CodecError(f"a number, a word or a list was expected, not {_short(value)}")


def _face(value: Any) -> int | str:
    if type(value) is not int and type(value) is not str:
        raise CodecError(f"a face is a number or a word, not {_short(value)}")
    return value


def _number(value: Any) -> int:
    if type(value) is not int:
        raise CodecError(f"a whole number was expected, not {_short(value)}")
    return value


def _text(value: Any) -> str:
    if type(value) is not str:
        raise CodecError(f"a word was expected, not {_short(value)}")
    return value


def _option_value(value: Any) -> OptionValue:
    if type(value) not in (bool, int, str):
        raise CodecError(f"an option is yes/no, a number or a word, not {_short(value)}")
    answer: OptionValue = value
    return answer


def _result(value: Any) -> Result | None:
    if value is None:
        return None
    if not isinstance(value, list) or len(value) != 2:
        raise CodecError("a result is the scores and the winners")
    scores, winners = (tuple(_number(each) for each in _list(part)) for part in value)
    return Result(scores, winners)


def _dict(value: Any) -> dict[str, Any]:
    if value is None:
        return {}
    if not isinstance(value, dict) or not all(type(key) is str for key in value):
        raise CodecError(f"names with values were expected, not {_short(value)}")
    return value


def _list(value: Any) -> list[Any]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise CodecError(f"a list was expected, not {_short(value)}")
    return value


def _fields(value: Any, known: Iterable[str]) -> dict[str, Any]:
    fields = _dict(value)
    unknown = set(fields) - set(known)
    if unknown:
        raise CodecError(f"unknown fields {', '.join(sorted(unknown))}")
    return fields


def _short(value: Any) -> str:
    shown = repr(value)
    return shown if len(shown) <= 40 else shown[:37] + "..."
