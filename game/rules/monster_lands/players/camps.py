"""The few facts that a plan depends on, as plain values: a clan's camp, and a goal outside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from game.engine import Piece
from game.engine.table import Face
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import member, region
from game.rules.monster_lands.players.guesses import Danger, danger
from game.rules.monster_lands.shapes import Trail
from game.rules.monster_lands.views import list_at, occupied, printed, region_at

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
    return Camp(
        envoys,
        len(clan.dice("force")),
        len(clan.dice("magic")),
        clan.traps,
        outlook.has("trap"),
        0 if outlook.settings.rules.no_defence else outlook.has(zones.DEFENCE),
        outlook.has(zones.POTION),
        Worths(*[outlook.each(name) for name in Worths._fields]),
    )


def ground_of(outlook: Outlook, place: str) -> Ground:
    """What a region or the Gates are like."""
    view = outlook.view
    land = None if place == zones.GATES else region_at(view, place)
    conquest, prize = None, 0.0
    if land is not None:
        conquest, prize = region(land).conquest, _prize(outlook, land)
    taken = tuple([zones.number_of(each) for each in occupied(view, place)])
    return Ground(place, *list_at(view, place), danger(view, place), taken, conquest, prize)


def goal_of(outlook: Outlook, exp: str) -> Goal:
    """What an expedition in a region or at the Gates faces."""
    ground, number = outlook.ground(zones.place_of(exp)), zones.number_of(exp)
    before = sum([each < number for each in ground.taken])
    conquest, prize = (ground.conquest, ground.prize) if before else (None, 0.0)
    place, tile, side, foe = ground[:4]
    return Goal(exp, place, tile, side, foe, before, conquest, prize)


def _prize(outlook: Outlook, land: Piece) -> float:
    """What a region promises whoever conquers it."""
    figures = region(land)
    rules = any(member(each).affinity == figures.affinity for each in outlook.clan.members)
    prize = outlook.worth({"glory": figures.glory}) + outlook.icon(figures.affinity)
    return prize + (0.8 * outlook.left if rules else 0.0)
