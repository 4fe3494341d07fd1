"""Another world that looks the same to a seat: what it cannot see is dealt anew.

Hidden pieces change places with others of the same back, wherever they lie, so that every zone
holds as many as before. What the seat knows stays where it is: all it sees or has peeked at, and
every piece that its own secrets or the open steps name to it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

import attrs
from attrs import evolve

from game.engine.chance import Chance
from game.engine.game import Each, Game
from game.engine.peeks import PEEKED
from game.engine.secrecy import hidden_pieces, is_hidden, is_secret, view
from game.engine.table import Piece, Reading, Seat, Table, Zone

#: Where a hidden piece lies.
Spot: TypeAlias = tuple[Zone, int]

#: One is a perfect shuffle where every piece may lie anywhere; where some may not, it takes more.
_SWEEPS = 3


def redeal(game: Game, table: Table, viewer: Seat, chance: Chance) -> Table:
    """The table with all that is hidden from the viewer dealt anew; its view stays as it is."""
    hidden = hidden_pieces(game, table, viewer)
    seen = view(game, table, viewer)
    unknown = hidden.difference(_words((tuple(seen.marks.items()), seen.agenda)))
    deal = _Deal(game, table, viewer, chance)
    names: dict[Piece, Piece] = {}
    for spots in _alike(game, table, unknown):
        names.update(zip(deal.pieces(spots), deal.dealt(spots), strict=True))
    return _renamed_table(table, {old: new for old, new in names.items() if old != new})


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


@attrs.frozen(eq=False)
class _Deal:
    """Deals what a seat cannot tell apart."""

    game: Game
    table: Table
    viewer: Seat
    chance: Chance

    def pieces(self, spots: list[Spot]) -> list[Piece]:
        """What really lies there."""
        return [self.table.zones[zone][index] for zone, index in spots]

    def dealt(self, spots: list[Spot]) -> list[Piece]:
        """The pieces of these spots in another order; two change places only if both could."""
        mixed = self.pieces(spots)
        for _ in range(_SWEEPS):
            swaps = [self._maybe_swap(mixed, spots, last) for last in range(len(mixed) - 1, 0, -1)]
            if all(swaps):
                break
        return mixed

    def _maybe_swap(self, mixed: list[Piece], spots: list[Spot], last: int) -> bool:
        other = self.chance.below(last + 1)
        this, that = mixed[last], mixed[other]
        fits = self._could_lie(this, spots[other]) and self._could_lie(that, spots[last])
        if fits:
            mixed[last], mixed[other] = that, this
        return fits

    def _could_lie(self, piece: Piece, spot: Spot) -> bool:
        """Whether the piece could lie there, hidden, for all that the seat knows."""
        zone, index = spot
        audience = self.game.audience(zone)
        if isinstance(audience, Each):
            audience = audience.sees(index, len(self.table.zones[zone]), piece)
        return is_hidden(audience, self.viewer) and self.game.may_lie(piece, zone)


def _renamed_table(table: Table, names: Mapping[Piece, Piece]) -> Table:
    """The table with other pieces in these pieces' places, secrets of others following along."""
    zones, places, marks = table.zones.mutate(), table.places.mutate(), table.marks.mutate()
    for zone in {table.place(piece) for piece in names}:
        zones[zone] = tuple([names.get(piece, piece) for piece in table.zone(zone)])
    for old, new in names.items():
        places[new] = table.place(old)
    for key, fact in table.marks.items():
        if key == PEEKED or is_secret(key):
            marks[key] = _renamed(fact, names)
    return evolve(
        table,
        zones=zones.finish(),
        places=places.finish(),
        marks=marks.finish(),
        agenda=_renamed(table.agenda, names),
    )


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
