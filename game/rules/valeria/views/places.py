"""The common board: shrines, the plan column, the rows of champions, Awards, the Adversary."""

from __future__ import annotations

from functools import cache

from game.engine import Piece, Reading, Seat, Zone
from game.rules.valeria import zones
from game.rules.valeria.content import award, box
from game.rules.valeria.shapes import Award as AwardCard
from game.rules.valeria.vocabulary import CHAMPION_KINDS

PILES = ("left", "centre", "right")
_SHRINES = tuple(zones.shrine(name) for name in zones.SHRINES)
_SHRINE_DICE = tuple(zones.shrine_dice(name) for name in zones.SHRINES)


class Shrine:
    """One of the five shrines."""

    __slots__ = ("name", "table")

    def __init__(self, table: Reading, name: str) -> None:
        self.table = table
        self.name = name

    @property
    def dice(self) -> tuple[Piece, ...]:
        """The dice that lie here."""
        return self.table.zones.get(zones.shrine_dice(self.name), ())

    @property
    def wardens(self) -> tuple[Piece, ...]:
        """Who stands here, the Adversary included."""
        return self.table.zones.get(zones.shrine(self.name), ())

    @property
    def has_adversary(self) -> bool:
        """Whether the Adversary closes it (solo)."""
        return zones.ADVERSARY_PIECE in self.wardens


def dice_on_shrines(table: Reading) -> list[Piece]:
    """All dice of all shrines, clockwise."""
    held = table.zones.get
    return [die for zone in _SHRINE_DICE for die in held(zone, ())]


def open_shrines(table: Reading, here: Zone) -> list[Zone]:
    """The shrines that a Warden may enter from here: others, with dice, not the Adversary's."""
    filled = table.zones
    return [
        place
        for place, dice in zip(_SHRINES, _SHRINE_DICE, strict=True)
        if dice in filled and place != here and zones.ADVERSARY_PIECE not in filled.get(place, ())
    ]


def gems_left(table: Reading) -> tuple[Piece, ...]:
    """The gems of the Gem Shrine."""
    return table.zones.get(zones.GEM_SUPPLY, ())


class Column:
    """The plan column, from 1 Gold to 5."""

    __slots__ = ("table",)

    def __init__(self, table: Reading) -> None:
        self.table = table

    def at(self, price: int) -> Piece | None:
        """The plan on the space of a price; None if it is empty."""
        there = self.table.zones.get(zones.column(price), ())
        return there[0] if there else None

    @property
    def plans(self) -> list[Piece]:
        """The plans that lie there, the cheapest first."""
        filled = self.table.zones
        return [filled[zone][0] for zone in zones.COLUMN if zone in filled]

    def price(self, plan: Piece) -> int:
        """The price of the space on which a plan lies."""
        return zones.price_of(self.table.places[plan])

    @property
    def deck(self) -> tuple[Piece, ...]:
        """The plans still to come, from the top."""
        return self.table.zones.get(zones.PLAN_DECK, ())


@cache
def row_zones(kind: str) -> tuple[Zone, ...]:
    """The spaces of a row, from the left."""
    row = box().rows[kind]
    return tuple(zones.row(kind, number) for number in range(1, row.shown + 1))


class Rows:
    """The three rows of champions."""

    __slots__ = ("table",)

    def __init__(self, table: Reading) -> None:
        self.table = table

    def of(self, kind: str) -> list[Piece]:
        """The champions of a row, from the left; empty spaces are left out."""
        filled = self.table.zones
        return [filled[zone][0] for zone in row_zones(kind) if zone in filled]

    @property
    def all(self) -> list[Piece]:
        """Every champion face up."""
        return [card for kind in CHAMPION_KINDS for card in self.of(kind)]

    def deck(self, kind: str) -> tuple[Piece, ...]:
        """The champions still to come, from the top."""
        return self.table.zones.get(zones.champion_deck(kind), ())


class Award:
    """An Award in play, by its pile, with its three circles."""

    __slots__ = ("pile", "table")

    def __init__(self, table: Reading, pile: str) -> None:
        self.table = table
        self.pile = pile

    @property
    def piece(self) -> Piece:
        """The card as a piece."""
        return self.table.zones[zones.award(self.pile)][0]

    @property
    def card(self) -> AwardCard:
        """What it says."""
        return award(self.piece)

    def markers(self, circle: int) -> tuple[Piece, ...]:
        """The markers on a circle, from the left, beginning with 1."""
        return self.table.zones.get(zones.circle(self.pile, circle), ())

    @property
    def claimed_by(self) -> tuple[Seat, ...]:
        """Who has a marker here."""
        held = self.table.zones.get
        return tuple([_seat(marker) for zone in _circles(self.pile) for marker in held(zone, ())])

    @property
    def free_circle(self) -> int:
        """The leftmost circle without a marker; the last one, which may be shared, if all have."""
        filled, circles = self.table.zones, _circles(self.pile)
        free = [number for number, zone in enumerate(circles, 1) if zone not in filled]
        return free[0] if free else len(circles)


@cache
def _circles(pile: str) -> tuple[Zone, ...]:
    return tuple(zones.circle(pile, number) for number in range(1, len(box().award_points) + 1))


@cache
def _seat(marker: Piece) -> Seat:
    return int(marker.split(".")[1])


def awards(table: Reading) -> tuple[Award, ...]:
    """The three Awards in play."""
    return tuple([Award(table, pile) for pile in PILES])


class Adversary:
    """The rival of the solo game."""

    __slots__ = ("table",)

    def __init__(self, table: Reading) -> None:
        self.table = table

    @property
    def shrine(self) -> str:
        """Where it stands."""
        return zones.shrine_of(self.table.places[zones.ADVERSARY_PIECE])

    @property
    def next_shrine(self) -> str:
        """Where it goes next: one shrine clockwise."""
        at = zones.SHRINES.index(self.shrine)
        return zones.SHRINES[(at + 1) % len(zones.SHRINES)]

    @property
    def moves_to_plan(self) -> int:
        """After how many moves it takes its next plan."""
        goal = zones.SHRINES.index(box().adversary.plan_shrine)
        distance = (goal - zones.SHRINES.index(self.shrine)) % len(zones.SHRINES)
        return distance or len(zones.SHRINES)

    @property
    def plans(self) -> tuple[Piece, ...]:
        """The plans it has completed."""
        return self.table.zones.get(zones.ADVERSARY_PLANS, ())

    @property
    def score(self) -> int:
        """Its points so far, without those for Awards at the end."""
        counted = (*zones.SCORED, zones.FROM_START, zones.FROM_MEETINGS)
        return sum([self.table.count(zones.ADVERSARY, name) for name in counted])
