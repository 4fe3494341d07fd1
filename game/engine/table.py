"""The table: pieces in places, and the agenda of what is still to do.

A `Table` is frozen and shares everything unchanged with the table before it, so keeping every
past state is cheap and undo is a pointer. A `Draft` has the same maps opened for writing, either
on a `Table`'s own maps (a commit in the making) or on plain dicts (a bot's fork, six times
faster). Rules read both through the same few methods.

Tables are canonical: an empty zone, a zero counter, a face or mark of None is not stored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import field, frozen
from immutables import Map

from game.engine.text import Arg

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from game.engine.steps import Step

Seat: TypeAlias = int
Piece: TypeAlias = str
Zone: TypeAlias = str
Face: TypeAlias = int | str
#: Marks are named by a word, or by a word and what it is about.
Key: TypeAlias = str | tuple[str | int, ...]
#: What a mark may hold: a small fact that can be written to a file.
Fact: TypeAlias = int | str | tuple[Any, ...]
Counter: TypeAlias = tuple[str, str]


class TableError(Exception):
    """An event that cannot happen on this table (a mistake of ours, or a forged file)."""


@frozen
class Result:
    """How a game ended: the score of each seat, the seats that won, and the reason.

    A table that plays together wins with all its seats or with none.
    """

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    #: Why it ended: the key of a sentence and what it speaks of; empty if the game gives none.
    reason: str = ""
    about: tuple[tuple[str, Arg], ...] = ()
    #: The scores of the rivals that the rules themselves play.
    rivals: tuple[int, ...] = ()
    together: bool = False


class Reading:
    """What rules may ask of a table, whether frozen or a draft."""

    __slots__ = ()

    if TYPE_CHECKING:
        zones: Mapping[Zone, tuple[Piece, ...]]
        places: Mapping[Piece, Zone]
        faces: Mapping[Piece, Face]
        counters: Mapping[Counter, int]
        marks: Mapping[Key, Fact]
        agenda: tuple[Step, ...]
        result: Result | None

    def zone(self, name: Zone) -> tuple[Piece, ...]:
        """The pieces of a zone in order; a zone nobody filled is empty."""
        return self.zones.get(name, ())

    def place(self, piece: Piece) -> Zone:
        """The one zone that holds the piece."""
        return self.places[piece]

    def face(self, piece: Piece) -> Face | None:
        """What the piece shows, if it shows anything."""
        return self.faces.get(piece)

    def pips(self, die: Piece) -> int:
        """The number a rolled die shows."""
        face = self.faces[die]
        if type(face) is not int:
            raise TableError(f"{die} shows {face!r}, not a number")
        return face

    def count(self, owner: str, name: str) -> int:
        """How much of something an owner has."""
        return self.counters.get((owner, name), 0)

    def mark(self, key: Key) -> Fact | None:
        """The fact noted under this key, if any."""
        return self.marks.get(key)


@frozen
class Table(Reading):
    """A whole game at one moment; nothing in it ever changes."""

    zones: Map[Zone, tuple[Piece, ...]]
    places: Map[Piece, Zone]
    faces: Map[Piece, Face] = field(factory=Map)
    counters: Map[Counter, int] = field(factory=Map)
    marks: Map[Key, Fact] = field(factory=Map)
    agenda: tuple[Step, ...] = ()
    result: Result | None = None


class Draft(Reading):
    """A table being written. Only the folds of events write on it."""

    __slots__ = ("agenda", "counters", "faces", "marks", "places", "result", "zones")

    def __init__(
        self,
        maps: tuple[Any, Any, Any, Any, Any],
        agenda: tuple[Step, ...],
        result: Result | None,
    ) -> None:
        self.zones, self.places, self.faces, self.counters, self.marks = maps
        self.agenda = agenda
        self.result = result

    @classmethod
    def on(cls, table: Table) -> Draft:
        """Open a table for one commit; `freeze` closes it again."""
        maps = (
            table.zones.mutate(),
            table.places.mutate(),
            table.faces.mutate(),
            table.counters.mutate(),
            table.marks.mutate(),
        )
        return cls(maps, table.agenda, table.result)

    def freeze(self) -> Table:
        """End the commit: the draft becomes a table and may not be written any more."""
        zones, places, faces, counters, marks = (each.finish() for each in self._maps())
        return Table(zones, places, faces, counters, marks, self.agenda, self.result)

    def _maps(self) -> tuple[Any, Any, Any, Any, Any]:
        return (self.zones, self.places, self.faces, self.counters, self.marks)

    @classmethod
    def quick(cls, table: Table) -> Draft:
        """Lay a table out on plain dicts, for bots and long series."""
        maps = (
            dict(table.zones),
            dict(table.places),
            dict(table.faces),
            dict(table.counters),
            dict(table.marks),
        )
        return cls(maps, table.agenda, table.result)

    def fork(self) -> Draft:
        """Copy a quick draft, dict by dict."""
        zones, places, faces, counters, marks = self._maps()
        copies = (zones.copy(), places.copy(), faces.copy(), counters.copy(), marks.copy())
        return Draft(copies, self.agenda, self.result)

    def table(self) -> Table:
        """A frozen table of a quick draft's present state."""
        zones, places, faces, counters, marks = (Map(each) for each in self._maps())
        return Table(zones, places, faces, counters, marks, self.agenda, self.result)


def lay(
    zones: Mapping[Zone, Iterable[Piece]],
    faces: Mapping[Piece, Face] | None = None,
    counters: Mapping[Counter, int] | None = None,
    marks: Mapping[Key, Fact] | None = None,
    agenda: tuple[Step, ...] = (),
) -> Table:
    """Lay out a table from plain mappings; refuse a piece that lies in two places."""
    filled = {name: tuple(pieces) for name, pieces in zones.items()}
    places: dict[Piece, Zone] = {}
    for name, pieces in filled.items():
        for piece in pieces:
            if piece in places:
                raise TableError(f"{piece} lies in {places[piece]} and in {name}")
            places[piece] = name
    for piece in faces or {}:
        if piece not in places:
            raise TableError(f"{piece} has a face but lies nowhere")
    return Table(
        zones=Map({name: pieces for name, pieces in filled.items() if pieces}),
        places=Map(places),
        faces=Map(faces or {}),
        counters=Map({key: total for key, total in (counters or {}).items() if total}),
        marks=Map(marks or {}),
        agenda=agenda,
    )
