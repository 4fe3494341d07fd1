"""Another world that looks the same to a seat: what it cannot see is dealt anew.

Hidden pieces change places with others of the same back, wherever they lie, so that every zone
holds as many as before. What the seat knows stays where it is: all it sees or has peeked at, and
every piece that its own secrets or the open steps name to it. What it knows to be among some zones,
whoever has paid attention, stays among them.

A deal begins from an order that the seat could make itself, never from where things really lie:
two tables that look the same to it give the same worlds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias, cast

import attrs
from attrs import evolve

from game.engine.chance import Chance
from game.engine.game import Each, Game
from game.engine.peeks import PEEKED
from game.engine.secrecy import hidden_pieces, is_hidden, is_secret, quick_view, view
from game.engine.table import Draft, Piece, Reading, Seat, Table, Zone

#: Where a hidden piece lies.
Spot: TypeAlias = tuple[Zone, int]

#: One is a perfect shuffle where every piece may lie anywhere; where some may not, it takes more.
_SWEEPS = 3


def redeal(game: Game, table: Table, viewer: Seat, chance: Chance) -> Table:
    """The table with all that is hidden from the viewer dealt anew; its view stays as it is."""
    return Worlds(game, table, viewer).deal(chance).table()


class Worlds:
    """All the worlds that look the same to a seat, dealt one by one on plain dicts."""

    def __init__(self, game: Game, table: Table | Draft, viewer: Seat) -> None:
        self._base = table.fork() if isinstance(table, Draft) else Draft.quick(table)
        seen = (
            quick_view(game, table, viewer)
            if isinstance(table, Draft)
            else view(game, table, viewer)
        )
        unknown = hidden_pieces(game, table, viewer)
        unknown.difference_update(_words((tuple(seen.marks.items()), seen.agenda)))
        alike = _alike(game, table, unknown)
        self._stacks = [_Stack(game, self._base, viewer, spots) for spots in alike]
        secrets = [key for key in table.marks if key == PEEKED or is_secret(key)]
        #: What others know names pieces, which have to follow.
        self._secrets: list[Any] = sorted(secrets, key=repr)

    def deal(self, chance: Chance) -> Draft:
        """One of them, by chance."""
        names: dict[Piece, Piece] = {}
        for stack in self._stacks:
            names.update(zip(stack.pieces, stack.dealt(chance), strict=True))
        return self._renamed({old: new for old, new in names.items() if old != new})

    def _renamed(self, names: Mapping[Piece, Piece]) -> Draft:
        """The table with other pieces in these pieces' places, secrets of others following."""
        base, world = self._base, self._base.fork()
        zones, places, marks = (
            cast("dict[Any, Any]", each) for each in (world.zones, world.places, world.marks)
        )
        for zone in {base.places[piece] for piece in names}:
            zones[zone] = tuple([names.get(piece, piece) for piece in zones[zone]])
        for old, new in names.items():
            places[new] = base.places[old]
        for key in self._secrets:
            marks[key] = _renamed(marks[key], names)
        world.agenda = _renamed(world.agenda, names)
        return world


def _alike(game: Game, table: Reading, unknown: set[Piece]) -> list[list[Spot]]:
    """Where the unknown pieces lie that nobody could tell apart from behind.

    Those that show a face under their cover are dealt among themselves: they carry it along.
    """
    found: dict[tuple[str, bool], list[Spot]] = {}
    for zone in sorted(table.zones):
        for index, piece in enumerate(table.zones[zone]):
            if piece in unknown:
                kind = game.back(piece), piece in table.faces
                found.setdefault(kind, []).append((zone, index))
    return [found[kind] for kind in sorted(found)]


class _Stack:
    """What a seat cannot tell apart: the pieces, where they lie, and who may lie where."""

    def __init__(self, game: Game, table: Reading, viewer: Seat, spots: list[Spot]) -> None:
        #: What really lies there, spot by spot.
        self.pieces = [table.zones[zone][index] for zone, index in spots]
        in_order = sorted(self.pieces)
        allowed = {piece: _spots_for(game, table, viewer, piece, spots) for piece in in_order}
        #: None where every piece may lie anywhere.
        self._allowed = None if all(map(all, allowed.values())) else allowed
        self._first = in_order if self._allowed is None else _assigned(in_order, self._allowed)

    def dealt(self, chance: Chance) -> list[Piece]:
        """The pieces in an order of chance; two change places only if both could."""
        if self._allowed is None:
            return list(chance.shuffled(self._first))
        mixed = list(self._first)
        for _ in range(_SWEEPS):
            for last in range(len(mixed) - 1, 0, -1):
                other = chance.below(last + 1)
                this, that = mixed[last], mixed[other]
                if self._allowed[this][other] and self._allowed[that][last]:
                    mixed[last], mixed[other] = that, this
        return mixed


def _spots_for(
    game: Game, table: Reading, viewer: Seat, piece: Piece, spots: list[Spot]
) -> list[bool]:
    """Spot by spot, whether the piece could lie there, hidden, for all that the seat knows."""
    fits: dict[Zone, bool] = {}
    among = game.known_among(piece, table.places[piece], viewer)
    found = []
    for zone, index in spots:
        if zone not in fits:
            fits[zone] = game.may_lie(piece, zone) and (among is None or zone in among)
        audience = game.audience(zone)
        if isinstance(audience, Each):
            audience = audience.sees(index, len(table.zones[zone]), piece)
        found.append(fits[zone] and is_hidden(audience, viewer))
    return found


def _assigned(pieces: list[Piece], allowed: Mapping[Piece, list[bool]]) -> list[Piece]:
    """A spot for each piece where it may lie; there is a way, for so they really lie."""
    holder: dict[int, Piece] = {}

    def seat(piece: Piece, tried: set[int]) -> bool:
        for spot, fits in enumerate(allowed[piece]):
            if fits and spot not in tried:
                tried.add(spot)
                if spot not in holder or seat(holder[spot], tried):
                    holder[spot] = piece
                    return True
        return False

    for piece in pieces:
        seat(piece, set())
    return [holder[spot] for spot in range(len(pieces))]


def _renamed(value: Any, names: Mapping[Piece, Piece]) -> Any:
    """A fact, a step or an option that speaks of other pieces."""
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, tuple):
        return tuple([_renamed(each, names) for each in value])
    if attrs.has(type(value)):
        held = {each.alias: getattr(value, each.name) for each in attrs.fields(type(value))}
        other = {name: _renamed(each, names) for name, each in held.items()}
        return evolve(value, **other) if other != held else value
    return value


def _words(value: Any) -> Iterator[str]:
    """All that a fact, a step or an option speaks of."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _words(each)
    elif attrs.has(type(value)):
        for each in attrs.fields(type(value)):
            yield from _words(getattr(value, each.name))
