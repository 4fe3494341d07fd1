"""The places of the city: their spots, who stands there, what they show."""

from __future__ import annotations

from functools import cache

from game.engine import Piece, Reading, Seat, Zone
from game.engine.turns import players
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import place as printed
from game.rules.rivenoire.content import title_of
from game.rules.rivenoire.shapes import Property
from game.rules.rivenoire.views.facts import closed_place, leader

#: More beds than characters could ever need.
MOST_BEDS = 34


@cache
def spaces_of(place: str, players: int) -> tuple[Zone, ...]:
    """The open spaces of a place, from the left; those under a cross are none of them."""
    return tuple(zones.space(place, at) for at in range(1, printed(place).spaces[players] + 1))


@cache
def _spots(place: str, players: int) -> tuple[Zone, ...]:
    """The owner's spot of a place and its open spaces."""
    return (zones.owner_spot(place), *spaces_of(place, players))


@cache
def has_bolt(spot: Zone) -> bool:
    """Whether a spot shows a bolt; owner's spots and beds never do."""
    first, _, rest = spot.partition(".")
    place, _, number = rest.partition(".")
    return first == "space" and int(number) in printed(place).bolts


class City:
    """A place of the city, with whoever stands there."""

    __slots__ = ("name", "table")

    def __init__(self, table: Reading, name: str) -> None:
        self.table = table
        self.name = name

    @property
    def spaces(self) -> tuple[Zone, ...]:
        """The open spaces, from the left."""
        return spaces_of(self.name, players(self.table))

    @property
    def free_spaces(self) -> list[Zone]:
        """Open spaces where nobody stands."""
        filled = self.table.zones
        return [zone for zone in self.spaces if zone not in filled]

    @property
    def next_space(self) -> Zone | None:
        """Where the next character goes: the leftmost free space, or the end of the line."""
        if self.name == zones.SURROUNDINGS:
            room = len(self.table.zone(zones.LINE)) < len(self.spaces)
            return zones.LINE if room else None
        filled = self.table.zones
        return next((zone for zone in self.spaces if zone not in filled), None)

    @property
    def occupied(self) -> list[tuple[Zone, Piece]]:
        """Who stands where, in the order of resolution: owner's spot, spaces, beds."""
        filled = self.table.zones
        spots = _spots(self.name, players(self.table))
        found = [(spot, filled[spot][0]) for spot in spots if spot in filled]
        if self.name == zones.HOSPITAL:
            found += [(bed, filled[bed][0]) for bed in beds(self.table)]
        return found

    @property
    def characters(self) -> list[Piece]:
        """Who stands here, in the order of resolution."""
        if self.name == zones.SURROUNDINGS:
            return list(self.table.zone(zones.LINE))
        return [each for _, each in self.occupied]

    def has_someone_of(self, seat: Seat) -> bool:
        """Whether a player has a character here."""
        return any(leader(self.table, each) == seat for each in self.characters)

    @property
    def owner(self) -> Seat | None:
        """Whose coat of arms hangs here."""
        arms = self.table.zones.get(zones.owned(self.name), ())
        return int(arms[0].split(".")[1]) if arms else None

    @property
    def title(self) -> Piece | None:
        """The property token, while the building is for sale; seen from its front."""
        there = self.table.zones.get(zones.title(self.name), ())
        return there[0] if there else None

    @property
    def front(self) -> Property | None:
        """Price and points, while the building is for sale."""
        title = self.title
        return None if title is None else title_of(title)

    @property
    def is_closed(self) -> bool:
        """Whether nobody may be sent here this round (Termites)."""
        return closed_place(self.table) == self.name


def beds(table: Reading) -> list[Zone]:
    """The beds in use, from the left."""
    filled = table.zones
    return [bed for bed in _every_bed() if bed in filled]


@cache
def _every_bed() -> tuple[Zone, ...]:
    return tuple(zones.bed(at) for at in range(1, MOST_BEDS + 1))


def unsold(table: Reading) -> list[str]:
    """The buildings that are for sale, in the order of their numbers."""
    return [place for place in zones.BUILDINGS if zones.title(place) in table.zones]
