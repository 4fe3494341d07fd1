"""The few facts that a plan depends on, as plain values: a clan's camp, and a goal outside."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from game.engine import Piece, Zone
from game.engine.table import Face
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import member, region
from game.rules.monster_lands.players.guesses import Danger, danger
from game.rules.monster_lands.shapes import Trail
from game.rules.monster_lands.spaces import counts
from game.rules.monster_lands.views import expeditions, list_at, printed, region_at

if TYPE_CHECKING:
    from game.rules.monster_lands.players.outlook import Outlook


class Worths(NamedTuple):
    """What one of each thing is worth to a clan."""

    gold: float
    glory: float
    potion: float
    venom: float
    defence: float
    loot: float
    trap: float
    other: float

    def of(self, resources: Mapping[str, int]) -> float:
        """What goods and glory are worth."""
        return sum([self[_PLACES.get(name, -1)] * amount for name, amount in resources.items()])

    def each(self, name: str) -> float:
        """What one of something is worth."""
        return self[_PLACES.get(name, -1)]


_PLACES = {name: place for place, name in enumerate(Worths._fields)}


class Envoy(NamedTuple):
    """Somebody who could be sent, and what the clan would miss."""

    card: Piece
    worn: tuple[Piece, ...]
    is_wounded: bool
    missing: float


class Camp(NamedTuple):
    """All of a clan that bears on whom it sends out."""

    envoys: tuple[Envoy, ...]
    force: int
    magic: int
    #: In the order in which they lie, and how many of them no contract will take.
    traps: tuple[Piece, ...]
    spare_traps: int
    shields: int
    potions: int
    worths: Worths


class Ground(NamedTuple):
    """All that is the same for the expeditions of a place."""

    place: str
    tile: Piece
    side: Face
    foe: Danger
    #: The numbers of its expeditions that somebody is on.
    taken: tuple[int, ...]
    conquest: int | None
    prize: float


class Goal(NamedTuple):
    """All of an expedition that bears on who is sent there."""

    exp: str
    place: str
    #: The expedition list that says what its space is like, and the side that lies up.
    tile: Piece
    side: Face
    foe: Danger
    #: Expeditions whose turn comes before this one.
    before: int
    #: The total that the region asks for, and what it promises; None at the Gates.
    conquest: int | None
    prize: float

    @property
    def space(self) -> Trail:
        """The space as printed."""
        return printed(self.place, self.tile, self.side)[zones.number_of(self.exp) - 1]


def camp_of(outlook: Outlook) -> Camp:
    """The camp of the clan whose outlook it is."""
    clan = outlook.clan
    envoys = tuple(
        [
            Envoy(card, clan.worn(card), clan.is_wounded(card), outlook.missing(card))
            for card in clan.envoys
        ]
    )
    dice = counts(clan.pool)
    return Camp(
        envoys,
        dice["force"],
        dice["magic"],
        clan.traps,
        outlook.has("trap"),
        0 if outlook.settings.rules.no_defence else outlook.has(zones.DEFENCE),
        outlook.has(zones.POTION),
        outlook.worths,
    )


def ground_of(outlook: Outlook, place: str) -> Ground:
    """What a region or the Gates are like."""
    view = outlook.view
    land = None if place == zones.GATES else region_at(view, place)
    conquest, prize = None, 0.0
    if land is not None:
        conquest, prize = region(land).conquest, _prize(outlook, land)
    filled = view.zones
    taken = tuple([number for number, envoy in _spaces(place) if envoy in filled])
    tile, side = list_at(view, place)
    return Ground(place, tile, side, danger(view, place), taken, conquest, prize)


@cache
def _spaces(place: str) -> tuple[tuple[int, Zone], ...]:
    """The expeditions of a place by number, each with the zone of who is sent."""
    return tuple((zones.number_of(exp), zones.envoy(exp)) for exp in expeditions(place))


def goal_of(outlook: Outlook, exp: str) -> Goal:
    """What an expedition in a region or at the Gates faces."""
    place, tile, side, foe, taken, conquest, prize = outlook.ground(zones.place_of(exp))
    before = 0
    if taken:
        number = zones.number_of(exp)
        before = sum([each < number for each in taken])
    if not before:
        return Goal(exp, place, tile, side, foe, 0, None, 0.0)
    return Goal(exp, place, tile, side, foe, before, conquest, prize)


def _prize(outlook: Outlook, land: Piece) -> float:
    """What a region promises whoever conquers it."""
    figures = region(land)
    rules = figures.affinity in affinities(outlook.clan.members)
    prize = outlook.worth({"glory": figures.glory}) + outlook.icon(figures.affinity)
    return prize + (0.8 * outlook.left if rules else 0.0)


@lru_cache(maxsize=5_000)
def affinities(people: tuple[Piece, ...]) -> frozenset[str | None]:
    """Those that somebody of these has."""
    return frozenset([member(card).affinity for card in people])
