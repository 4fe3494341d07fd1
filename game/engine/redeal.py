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
from attrs import evolve, frozen

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
        runs = _runs(game, table, viewer, spots)
        allowed = {piece: _spots_for(game, table, viewer, piece, runs) for piece in in_order}
        everywhere = (1 << len(spots)) - 1
        #: The spots where each piece may lie, as bits; None where every piece may lie anywhere.
        self._allowed = None if {*allowed.values()} == {everywhere} else allowed
        self._first = in_order if self._allowed is None else _assigned(in_order, self._allowed)

    def dealt(self, chance: Chance) -> list[Piece]:
        """The pieces in an order of chance; two change places only if both could."""
        allowed = self._allowed
        if allowed is None:
            return list(chance.shuffled(self._first))
        mixed = list(self._first)
        for _ in range(_SWEEPS):
            for last in range(len(mixed) - 1, 0, -1):
                other = chance.below(last + 1)
                this, that = mixed[last], mixed[other]
                if allowed[this] >> other & allowed[that] >> last & 1:
                    mixed[last], mixed[other] = that, this
        return mixed


@frozen
class _Run:
    """The spots of a zone, as bits: all of them are hidden, or it hangs on what lies there."""

    zone: Zone
    bits: int
    each: Each | None
    #: Where it hangs on the piece, each spot as a bit, with its index in the zone.
    spots: tuple[tuple[int, int], ...]
    size: int


def _runs(game: Game, table: Reading, viewer: Seat, spots: list[Spot]) -> list[_Run]:
    """The spots zone by zone, without those where the seat would see whatever lay there."""
    held: dict[Zone, list[tuple[int, int]]] = {}
    for number, (zone, index) in enumerate(spots):
        held.setdefault(zone, []).append((1 << number, index))
    found = []
    for zone, there in held.items():
        audience, size = game.audience(zone), len(table.zones[zone])
        bits = sum([bit for bit, _ in there])
        if isinstance(audience, Each):
            found.append(_Run(zone, bits, audience, tuple(there), size))
        elif is_hidden(audience, viewer):
            found.append(_Run(zone, bits, None, (), size))
    return found


def _spots_for(game: Game, table: Reading, viewer: Seat, piece: Piece, runs: list[_Run]) -> int:
    """The spots, as bits, where the piece could lie, hidden, for all that the seat knows."""
    among = game.known_among(piece, table.places[piece], viewer)
    found = 0
    for run in runs:
        if not game.may_lie(piece, run.zone) or (among is not None and run.zone not in among):
            continue
        if run.each is None:
            found |= run.bits
        else:
            for bit, index in run.spots:
                if is_hidden(run.each.sees(index, run.size, piece), viewer):
                    found |= bit
    return found


def _assigned(pieces: list[Piece], allowed: Mapping[Piece, int]) -> list[Piece]:
    """A spot for each piece where it may lie; there is a way, for so they really lie.

    Each takes the first spot that it may have and nobody was moved to for its sake; who was there
    looks for another one likewise, and whoever finds none lets the one who sent it look further.
    """
    holder: dict[int, Piece] = {}
    everywhere = (1 << len(pieces)) - 1
    for newcomer in pieces:
        piece, untried, moves = newcomer, everywhere, list[tuple[int, Piece]]()
        while True:
            left = allowed[piece] & untried
            if left:
                # The lowest bit is the first spot.
                spot = left & -left
                untried ^= spot
                moves.append((spot, piece))
                if spot not in holder:
                    break
                piece = holder[spot]
            else:
                _, piece = moves.pop()
        holder.update(moves)
    return [holder[1 << spot] for spot in range(len(pieces))]


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
