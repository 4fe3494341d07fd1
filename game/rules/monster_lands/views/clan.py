"""A clan: everything one player owns."""

from __future__ import annotations

from functools import cache, lru_cache

from game.engine import Piece, Reading, Seat
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import ask, box, gear, member, monster, region
from game.rules.monster_lands.questions import Room, TrophyPoints
from game.rules.monster_lands.shapes import Bracket
from game.rules.monster_lands.views.facts import card_of, colour_of, is_novice, token_of


@cache
def bracket_for(glory: int) -> Bracket:
    """The glory bracket that decides bonus dice and wages."""
    return next(each for each in reversed(box().clan.brackets) if glory >= each.least)


@lru_cache(maxsize=5_000)
def _room(people: tuple[Piece, ...], item: str) -> int:
    """How many of a stored token a clan of these people holds."""
    room = box().clan.storage[item]
    for card in people:
        room = ask(card, Room(item), room)
    return room


@lru_cache(maxsize=5_000)
def _reputation(people: tuple[Piece, ...]) -> int:
    return sum([member(card).reputation for card in people])


class Clan:
    """Everything one player owns."""

    __slots__ = ("seat", "table")

    def __init__(self, table: Reading, seat: Seat) -> None:
        self.table = table
        self.seat = seat

    @property
    def owner(self) -> str:
        """Whose counters are the clan's."""
        return zones.clan(self.seat)

    def has(self, name: str) -> int:
        """How much of a counted thing the clan board holds; traps are counted as tokens."""
        if name == "trap":
            return len(self.traps)
        if name == "loot":
            return len(self.loot)
        return self.table.counters.get((zones.clan(self.seat), name), 0)

    @property
    def gold(self) -> int:
        """Gold at hand."""
        return self.table.counters.get((zones.clan(self.seat), zones.GOLD), 0)

    @property
    def glory(self) -> int:
        """Glory."""
        return self.table.counters.get((zones.clan(self.seat), zones.GLORY), 0)

    @property
    def members(self) -> tuple[Piece, ...]:
        """Cards of the members, novices included."""
        return self.table.zones.get(zones.members(self.seat), ())

    @property
    def reputation(self) -> int:
        """The sum of the members' reputations."""
        return _reputation(self.members)

    @property
    def excess(self) -> int:
        """Glory beyond the reputation: what may still be hired."""
        return max(0, self.glory - self.reputation)

    @property
    def pool(self) -> tuple[Piece, ...]:
        """Dice still to be placed."""
        return self.table.zones.get(zones.pool(self.seat), ())

    @property
    def traps(self) -> tuple[Piece, ...]:
        """Traps on the clan board."""
        return self.table.zones.get(zones.traps(self.seat), ())

    @property
    def loot(self) -> tuple[Piece, ...]:
        """Loot tokens held."""
        return self.table.zones.get(zones.loot(self.seat), ())

    @property
    def trophies(self) -> tuple[Piece, ...]:
        """Monsters killed and kept."""
        return self.table.zones.get(zones.trophies(self.seat), ())

    @property
    def regions(self) -> tuple[Piece, ...]:
        """Regions owned."""
        return self.table.zones.get(zones.regions(self.seat), ())

    @property
    def bracket(self) -> Bracket:
        """The glory bracket of the moment."""
        return bracket_for(self.glory)

    @property
    def leader(self) -> Piece | None:
        """The card of the leader; None while nobody leads."""
        card = self.table.marks.get(zones.leader(self.seat))
        return card if isinstance(card, str) else None

    def dice(self, colour: str) -> list[Piece]:
        """Dice of one colour in the pool."""
        return [die for die in self.pool if colour_of(die) == colour]

    def is_home(self, card: Piece) -> bool:
        """Whether a member is unassigned; novices always are."""
        if is_novice(card):
            return True
        return self.table.places[token_of(card)] == zones.home(self.seat)

    @property
    def at_home(self) -> list[Piece]:
        """Cards of unassigned members, novices included."""
        return [card for card in self.members if self.is_home(card)]

    @property
    def envoys(self) -> list[Piece]:
        """Cards of the members that could be sent somewhere."""
        return [card_of(token) for token in self.table.zones.get(zones.home(self.seat), ())]

    def is_wounded(self, card: Piece) -> bool:
        """Whether a member's token shows its wounded side."""
        return self.table.faces.get(token_of(card)) == "wounded"

    def worn(self, card: Piece) -> tuple[Piece, ...]:
        """Equipment of a member."""
        return self.table.zones.get(zones.worn(card), ())

    def manager(self, region_card: Piece) -> Piece | None:
        """Who manages a region."""
        card = self.table.marks.get(zones.manager(region_card))
        return card if isinstance(card, str) else None

    def region_of(self, card: Piece) -> Piece | None:
        """The region that a member manages."""
        return next((each for each in self.regions if self.manager(each) == card), None)

    def limit(self, item: str) -> int:
        """How many of a stored token the clan board holds."""
        return _room(self.members, item)

    @property
    def paid_members(self) -> list[Piece]:
        """Members that ask for wages: neither leader nor manager."""
        unpaid = {self.leader, *[self.manager(each) for each in self.regions]}
        return [card for card in self.members if card not in unpaid]

    @property
    def wages(self) -> int:
        """Gold due in the next Cleanup."""
        return self.bracket.wage * len(self.paid_members)

    @property
    def trophy_points(self) -> int:
        """Points of kept trophies and of loot that counts as one."""
        kept = sum(monster(card).trophy for card in self.trophies)
        return kept + sum(ask(each, TrophyPoints()) for each in self.loot)

    def icons(self, affinity: str) -> int:
        """Members and regions of an affinity."""
        people = sum(1 for card in self.members if member(card).affinity == affinity)
        return people + sum(1 for card in self.regions if region(card).affinity == affinity)

    def gear_of_type(self, card: Piece, kind: str) -> Piece | None:
        """The equipment of a type that a member wears."""
        return next((each for each in self.worn(card) if gear(each).type == kind), None)
