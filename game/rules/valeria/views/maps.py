"""A player's Campaign Map: nine zones, and twelve links between neighbours (chapter 11)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import compress

from attrs import frozen

from game.engine import Piece, Reading, Seat, Zone
from game.rules.valeria import zones
from game.rules.valeria.content import box, side
from game.rules.valeria.shapes import Side, Skirmish

Cell = tuple[int, int]


@frozen
class Link:
    """A link: its name, ``h.0.1`` or ``v.1.2``, and the two cells that it joins."""

    name: str
    cells: tuple[Cell, Cell]


@cache
def all_links() -> tuple[Link, ...]:
    """The links of every map, row by row (ruling 54: neighbours are orthogonal)."""
    across = [Link(f"h.{r}.{c}", ((r, c), (r, c + 1))) for r in range(3) for c in range(2)]
    down = [Link(f"v.{r}.{c}", ((r, c), (r + 1, c))) for r in range(2) for c in range(3)]
    return (*across, *down)


@cache
def links_at(cell: Cell) -> tuple[tuple[str, Cell], ...]:
    """The links of a cell, each with the cell at its other end."""
    found = []
    for link in all_links():
        one, other = link.cells
        if cell in link.cells:
            found.append((link.name, other if cell == one else one))
    return tuple(found)


@cache
def _cell_zones(seat: Seat) -> tuple[Zone, ...]:
    return tuple(zones.cell(seat, *cell) for cell in zones.CELLS)


@cache
def _gift(piece: Piece, face: str, link: str) -> str:
    return gift_of(side(piece, face), link)


@lru_cache(maxsize=4096)
def _completed(cell: Cell, covering: tuple[bool, ...]) -> tuple[str, ...]:
    covered = {*compress(zones.CELLS, covering)}
    return tuple([name for name, end in links_at(cell) if end in covered])


def gift_of(side: Side, link: str) -> str:
    """What a link of a side gives: ``gold``, ``champion`` and so on."""
    way, row, column = link.split(".")
    grid = side.h if way == "h" else side.v
    return grid[int(row)][int(column)]


class CampaignMap:
    """The map of a player."""

    __slots__ = ("seat", "table")

    def __init__(self, table: Reading, seat: Seat) -> None:
        self.table = table
        self.seat = seat

    @property
    def piece(self) -> Piece:
        """The map as a piece."""
        return self.table.zones[zones.scroll(self.seat)][0]

    @property
    def side(self) -> Side:
        """The side in use."""
        piece = self.piece
        return side(piece, str(self.table.faces.get(piece, "a")))

    def zone(self, row: int, column: int) -> Skirmish:
        """What a zone scores."""
        return box().zones[self.side.zones[row][column]]

    def gift(self, link: str) -> str:
        """What a link gives: ``gold``, ``champion`` and so on."""
        piece = self.piece
        return _gift(piece, str(self.table.faces.get(piece, "a")), link)

    @property
    def covered(self) -> frozenset[Cell]:
        """The cells that hold a marker."""
        return frozenset(compress(zones.CELLS, self._covering))

    @property
    def _covering(self) -> tuple[bool, ...]:
        """Cell by cell, whether it holds a marker."""
        return tuple(map(self.table.zones.__contains__, _cell_zones(self.seat)))

    @property
    def free(self) -> list[Zone]:
        """The zones that hold none."""
        filled = self.table.zones
        return [zone for zone in _cell_zones(self.seat) if zone not in filled]

    @property
    def claimed(self) -> tuple[str, ...]:
        """The links that have been claimed, in that order."""
        claimed = self.table.marks.get(zones.links(self.seat), ())
        assert isinstance(claimed, tuple)
        return claimed

    def completed_by(self, zone: Zone) -> tuple[str, ...]:
        """The links that a marker on this zone would complete."""
        return _completed(zones.at_cell(zone), self._covering)
