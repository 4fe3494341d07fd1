"""The table as a player of Monster Lands sees it: small typed views over zones and counters.

Build one view a step, not one a read.
"""

from __future__ import annotations

from functools import cache

from game.engine import Piece, Reading, Seat
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import (
    Bracket,
    Trail,
    box,
    effects,
    gear,
    member,
    monster,
    region,
    trail_list,
    trap,
)
from game.rules.monster_lands.vocabulary import Storage, TrophyToken


@cache
def token_of(card: Piece) -> Piece:
    """The token of a member's card."""
    return "token" + card[6:]


@cache
def card_of(token: Piece) -> Piece:
    """The card of a member's token."""
    return "member" + token[5:]


@cache
def colour_of(die: Piece) -> str:
    """The kind of a die."""
    return die.partition(".")[0]


@cache
def is_novice(card: Piece) -> bool:
    """Novices have no token and no affinity."""
    return member(card).role == "novice"


@cache
def is_gear(card: Piece) -> bool:
    """Whether a card is equipment."""
    return card.startswith("gear.")


def bearer(table: Reading, card: Piece) -> Piece:
    """Who wears an equipment card."""
    return table.places[card].removeprefix("worn.")


def round_number(table: Reading) -> int:
    """The round being played; 0 during set-up."""
    number = table.marks.get(zones.ROUND, 0)
    assert isinstance(number, int)
    return number


def first_player(table: Reading) -> Seat:
    """Who holds the first-player marker."""
    seat = table.marks.get(zones.FIRST, 0)
    assert isinstance(seat, int)
    return seat


def turn_order(table: Reading) -> tuple[Seat, ...]:
    """Seats clockwise from the first player."""
    players = table.marks[zones.PLAYERS]
    assert isinstance(players, int)
    first = first_player(table)
    return tuple((first + step) % players for step in range(players))


def times_used(table: Reading, card: Piece) -> int:
    """How often a card was used this round."""
    mark = table.marks.get(zones.used(card))
    if isinstance(mark, tuple) and mark[0] == round_number(table):
        times: int = mark[1]
        return times
    return 0


def seat_of(table: Reading, card: Piece) -> Seat | None:
    """The clan that a member, region or trophy belongs to; None if to nobody."""
    zone = table.places.get(card, "")
    return int(zone.split(".")[1]) if zone.startswith("clan.") else None


@cache
def bracket_for(glory: int) -> Bracket:
    """The glory bracket that decides bonus dice and wages."""
    return next(each for each in reversed(box().clan.brackets) if glory >= each.least)


class Clan:
    """Everything one player owns."""

    __slots__ = ("owner", "seat", "table")

    def __init__(self, table: Reading, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.owner = zones.clan(seat)

    def has(self, name: str) -> int:
        """How much of a counted thing the clan board holds; traps are counted as tokens."""
        if name == "trap":
            return len(self.traps)
        if name == "loot":
            return len(self.loot)
        return self.table.counters.get((self.owner, name), 0)

    @property
    def gold(self) -> int:
        """Gold at hand."""
        return self.table.counters.get((self.owner, zones.GOLD), 0)

    @property
    def glory(self) -> int:
        """Glory."""
        return self.table.counters.get((self.owner, zones.GLORY), 0)

    @property
    def members(self) -> tuple[Piece, ...]:
        """Cards of the members, novices included."""
        return self.table.zone(zones.members(self.seat))

    @property
    def reputation(self) -> int:
        """The sum of the members' reputations."""
        return sum([member(card).reputation for card in self.members])

    @property
    def excess(self) -> int:
        """Glory beyond the reputation: what may still be hired."""
        return max(0, self.glory - self.reputation)

    @property
    def pool(self) -> tuple[Piece, ...]:
        """Dice still to be placed."""
        return self.table.zone(zones.pool(self.seat))

    @property
    def traps(self) -> tuple[Piece, ...]:
        """Traps on the clan board."""
        return self.table.zone(zones.traps(self.seat))

    @property
    def loot(self) -> tuple[Piece, ...]:
        """Loot tokens held."""
        return self.table.zone(zones.loot(self.seat))

    @property
    def trophies(self) -> tuple[Piece, ...]:
        """Monsters killed and kept."""
        return self.table.zone(zones.trophies(self.seat))

    @property
    def regions(self) -> tuple[Piece, ...]:
        """Regions owned."""
        return self.table.zone(zones.regions(self.seat))

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
        return [card_of(token) for token in self.table.zone(zones.home(self.seat))]

    def is_wounded(self, card: Piece) -> bool:
        """Whether a member's token shows its wounded side."""
        return self.table.faces.get(token_of(card)) == "wounded"

    def worn(self, card: Piece) -> tuple[Piece, ...]:
        """Equipment of a member."""
        return self.table.zone(zones.worn(card))

    def manager(self, region_card: Piece) -> Piece | None:
        """Who manages a region."""
        card = self.table.marks.get(zones.manager(region_card))
        return card if isinstance(card, str) else None

    def region_of(self, card: Piece) -> Piece | None:
        """The region that a member manages."""
        return next((each for each in self.regions if self.manager(each) == card), None)

    def limit(self, item: str) -> int:
        """How many of a stored token the clan board holds."""
        extra = sum(
            [
                effect.amount
                for card in self.members
                for effect in effects(card, Storage)
                if effect.item == item
            ]
        )
        return box().clan.storage[item] + extra

    @property
    def paid_members(self) -> list[Piece]:
        """Members that ask for wages: neither leader nor manager."""
        managers = {self.manager(each) for each in self.regions}
        return [card for card in self.members if card != self.leader and card not in managers]

    @property
    def wages(self) -> int:
        """Gold due in the next Cleanup."""
        return self.bracket.wage * len(self.paid_members)

    @property
    def trophy_points(self) -> int:
        """Points of kept trophies and of loot that counts as one."""
        kept = sum(monster(card).trophy for card in self.trophies)
        tokens = (effect.value for each in self.loot for effect in effects(each, TrophyToken))
        return kept + sum(tokens)

    def icons(self, affinity: str) -> int:
        """Members and regions of an affinity."""
        people = sum(1 for card in self.members if member(card).affinity == affinity)
        return people + sum(1 for card in self.regions if region(card).affinity == affinity)

    def gear_of_type(self, card: Piece, kind: str) -> Piece | None:
        """The equipment of a type that a member wears."""
        return next((each for each in self.worn(card) if gear(each).type == kind), None)


class Expedition:
    """One expedition: who is there, with what."""

    __slots__ = ("exp", "owner", "place", "table")

    def __init__(self, table: Reading, exp: str) -> None:
        self.table = table
        self.exp = exp
        self.place = zones.place_of(exp)
        self.owner = zones.owner(exp)

    @property
    def token(self) -> Piece | None:
        """The token sent here."""
        there = self.table.zone(zones.envoy(self.exp))
        return there[0] if there else None

    @property
    def is_madhala(self) -> bool:
        """Whether Madhala's token is here."""
        token = self.token
        return token is not None and token.startswith("madhala")

    @property
    def member(self) -> Piece:
        """The card of the member sent here."""
        token = self.token
        assert token is not None
        return card_of(token)

    @property
    def seat(self) -> Seat:
        """Whose expedition it is."""
        seat = seat_of(self.table, self.member)
        assert seat is not None
        return seat

    @property
    def dice(self) -> tuple[Piece, ...]:
        """All dice of the expedition, those on traps included."""
        table = self.table
        return table.zone(zones.exp_dice(self.exp)) + table.zone(zones.safe_dice(self.exp))

    @property
    def unrolled(self) -> list[Piece]:
        """Dice that have not been rolled here."""
        return [die for die in self.dice if die not in self.table.faces]

    @property
    def rolled(self) -> list[Piece]:
        """Dice that show a face."""
        return [die for die in self.dice if die in self.table.faces]

    @property
    def face_up(self) -> tuple[Piece, ...]:
        """Traps turned up."""
        return self.table.zone(zones.face_up(self.exp))

    @property
    def face_down(self) -> tuple[Piece, ...]:
        """Traps of the owner still face down, from the top."""
        seat = zones.MADHALA_SEAT if self.is_madhala else self.seat
        return self.table.zone(zones.face_down(self.exp, seat))

    @property
    def ambushes(self) -> tuple[Piece, ...]:
        """Ambushes turned up."""
        return self.table.zone(zones.ambushes(self.exp))

    @property
    def loot(self) -> tuple[Piece, ...]:
        """Loot at work here."""
        return self.table.zone(zones.exp_loot(self.exp))

    @property
    def worn(self) -> tuple[Piece, ...]:
        """Equipment of the member here."""
        return self.table.zone(zones.worn(self.member))

    @property
    def trap_count(self) -> int:
        """Tokens that count as traps for a capture (ruling 63)."""
        return len(self.face_up) + len(self.face_down)

    def has(self, name: str) -> int:
        """How much of something lies here."""
        return self.table.counters.get((self.owner, name), 0)

    @property
    def trail(self) -> Trail:
        """The space as printed."""
        return trail(self.table, self.exp)


def trail(table: Reading, exp: str) -> Trail:
    """What the space of a region or Gates expedition says."""
    return trails(table, zones.place_of(exp))[zones.number_of(exp) - 1]


def trails(table: Reading, place: str) -> tuple[Trail, ...]:
    """The spaces of a region, by the list that lies under it, or of the Gates."""
    if place == zones.GATES:
        return box().outside.gates
    tile = table.zones[zones.trails(place)][0]
    sides = trail_list(tile)
    return sides.b if table.faces.get(tile) == "b" else sides.a


def expeditions(place: str) -> tuple[str, ...]:
    """Every expedition of a place, in the order in which they are resolved."""
    return _EXPEDITIONS[place]


_EXPEDITIONS = {
    **{place: tuple(f"{place}.{n}" for n in (1, 2, 3, 4)) for place in zones.REGIONS},
    **{
        place: (f"{place}.1", f"{place}.2")
        for place in (zones.GATES, zones.COMPETITIVE, zones.CONTRACT)
    },
}


def occupied(table: Reading, place: str) -> list[str]:
    """Expeditions of a place with somebody on them."""
    taken = table.zones
    return [exp for exp in expeditions(place) if zones.envoy(exp) in taken]


def monster_at(table: Reading, place: str) -> Piece | None:
    """The monster of a region or of the Gates."""
    there = table.zone(zones.lair(place))
    return there[0] if there else None


def region_at(table: Reading, place: str) -> Piece | None:
    """The region card of a place."""
    there = table.zone(zones.land(place))
    return there[0] if there else None


def in_panic(table: Reading, building: str) -> bool:
    """Whether a panic token closes a building."""
    return table.places.get(zones.panic(building)) == zones.PANIC


def last_persuasion(table: Reading, building: str, slots: tuple[int, ...]) -> int | None:
    """The face of the last Persuasion die placed in a building this round."""
    for number in reversed(slots):
        for die in table.zone(zones.slot(building, number)):
            if colour_of(die) == "persuasion":
                return table.pips(die)
    return None


def is_ambush(token: Piece) -> bool:
    """Whether a trap token is an ambush."""
    return trap(token).type == "ambush"
