"""A Hero: everything one player has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import chain, repeat

from game.engine import Piece, Reading, Seat, Zone
from game.rules.euthia import zones
from game.rules.euthia.content import box, group_of, kind_of, set_size
from game.rules.euthia.shapes import Hero as HeroCard

#: For zones that nobody filled, however many are asked for.
_EMPTY: repeat[tuple[Piece, ...]] = repeat(())


class Hero:
    """Everything one player has."""

    __slots__ = ("owner", "seat", "table")

    def __init__(self, table: Reading, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.owner = zones.hero(seat)

    def has(self, name: str) -> int:
        """How much of something that is counted there is."""
        return self.table.counters.get((self.owner, name), 0)

    @property
    def gold(self) -> int:
        """Money."""
        return self.table.counters.get((self.owner, zones.GOLD), 0)

    @property
    def health(self) -> int:
        """Health left."""
        return self.table.counters.get((self.owner, zones.HEALTH), 0)

    @property
    def max_health(self) -> int:
        """Health at most: base, worn items, their Rubies, permanent Abilities."""
        return self.table.counters.get((self.owner, zones.MAX_HEALTH), 0)

    @property
    def reputation(self) -> int:
        """Fame."""
        return self.table.counters.get((self.owner, zones.REPUTATION), 0)

    @property
    def gaar(self) -> int:
        """Gaar, those in Bags included."""
        return self.table.counters.get((self.owner, zones.GAAR), 0)

    @property
    def dwurt(self) -> int:
        """Dwurt, those in Bags included; Skoldur's alone (chapter 18)."""
        return self.table.counters.get((self.owner, zones.DWURT), 0)

    @property
    def movement(self) -> int:
        """Movement points left this turn."""
        return self.table.counters.get((self.owner, zones.MOVEMENT), 0)

    @property
    def sheet(self) -> Piece | None:
        """Which Hero it is; None before the choice."""
        held = self.table.zones.get(zones.sheet(self.seat))
        return held[0] if held else None

    @property
    def name(self) -> str:
        """The id of the Hero in the content."""
        return kind_of(self.table.zones[zones.sheet(self.seat)][0])

    @property
    def card(self) -> HeroCard:
        """What its board shows."""
        return _card(self.table.zones[zones.sheet(self.seat)][0])

    @property
    def location(self) -> Zone:
        """Where the Hero stands."""
        return self.table.places[self.owner]

    @property
    def tokens(self) -> tuple[Piece, ...]:
        """Action tokens that can be spent."""
        return self.table.zone(zones.action_tokens(self.seat))

    def tokens_of(self, action: str) -> tuple[Piece, ...]:
        """Action tokens of a type that can be spent."""
        return _of_action(self.table.zones.get(zones.action_tokens(self.seat), ()), action)

    # What it wears and knows.

    def unlocked(self) -> tuple[str, ...]:
        """The places that were paid for, as ``slot.h5`` or ``worn.boots``."""
        mark = self.table.marks.get(zones.unlocked(self.seat), ())
        assert isinstance(mark, tuple)
        return mark

    def is_open(self, place: str) -> bool:
        """Whether a place can hold a tile, by its name with group: ``slot.h5``."""
        group, _, name = place.partition(".")
        card = self.card
        slot = (card.slots if group == "slot" else card.worn)[name]
        return not slot.is_locked or place in self.unlocked()

    @property
    def board(self) -> tuple[Zone, ...]:
        """All Hero slots and places to wear something, locked ones included."""
        return _board(self.seat, self.table.zones[zones.sheet(self.seat)][0])

    @property
    def placed(self) -> list[Piece]:
        """What lies on Hero slots and is worn: it works."""
        # Twenty places, asked several times a choice: gone through without a line of Python each.
        held = self.table.zones
        board = _board(self.seat, held[zones.sheet(self.seat)][0])
        return [*chain.from_iterable(map(held.get, board, _EMPTY))]

    @property
    def worn(self) -> list[Piece]:
        """Equipment in use: everything placed but Abilities."""
        return [each for each in self.placed if not is_ability(each)]

    def gems_in(self, piece: Piece) -> tuple[Piece, ...]:
        """The Gems set in a tile."""
        return self.table.zone(zones.set_gems(piece))

    @property
    def working(self) -> list[Piece]:
        """Placed tiles, the Gems set in them, and friends."""
        placed, held = self.placed, self.table.zones.get
        gems = chain.from_iterable(map(held, map(zones.set_gems, placed), _EMPTY))
        return [*placed, *gems, *held(zones.friends(self.seat), ())]

    def gems_of(self, pieces: Sequence[Piece]) -> tuple[tuple[Piece, ...], ...]:
        """The Gems set in each of these tiles."""
        return tuple(map(self.table.zones.get, map(zones.set_gems, pieces), _EMPTY))

    @property
    def carried(self) -> tuple[Piece, ...]:
        """What lies in Bags, in the pouch, or is just found."""
        held, seat = self.table.zones.get, self.seat
        pouch, bags = held(zones.pouch(seat), ()), held(zones.bags(seat), ())
        return pouch + bags + held(zones.found(seat), ())

    def is_ready(self, piece: Piece) -> bool:
        """Not exhausted, not flipped."""
        return self.table.faces.get(piece) != zones.SPENT

    # Room.

    @property
    def bag_room(self) -> int:
        """How many Bags are not covered by Grey Sacks."""
        return self.table.counters.get((self.owner, zones.BAG_ROOM), 0)

    @property
    def in_bags(self) -> tuple[Piece, ...]:
        """What lies in Bags, one thing each; Gaar there is not among it."""
        return self.table.zone(zones.bags(self.seat))

    @property
    def gaar_in_bags(self) -> int:
        """Gaar and Dwurt beyond their places, one to a Bag (ruling 74)."""
        places, gaar = self.card.dwurt, self.gaar
        if places:
            return gaar + max(0, self.dwurt - places)
        return max(0, gaar - box().figures.gaar.places) if gaar else 0

    @property
    def free_bags(self) -> int:
        """Bags that could take something; below zero when there is too much."""
        return self.bag_room - len(self.in_bags) - self.gaar_in_bags

    @property
    def free_places(self) -> int:
        """Places for Gems and Essences that are free."""
        return box().figures.gem_places - len(self.table.zone(zones.pouch(self.seat)))

    # Armour sets.

    def set_size(self) -> int:
        """How many different Armour tiles of one family are worn, at best (ruling 47)."""
        return set_size(tuple(self.placed))

    # Cards.

    @property
    def hand(self) -> tuple[Piece, ...]:
        """Silver and Gold cards in hand; Control cards do not count (ruling 40)."""
        held = self.table.zones.get(zones.hand(self.seat), ())
        return _of_groups(held, zones.SILVER, zones.GOLD_CARD)

    def cards_of(self, group: str) -> tuple[Piece, ...]:
        """Silver cards, or Gold cards."""
        return _of_groups(self.table.zones.get(zones.hand(self.seat), ()), group)

    def placed_tokens(self, kind: str) -> int:
        """Tokens of a kind on the map."""
        return self.has(zones.placed(kind))

    def everything(self) -> Iterator[Piece]:
        """All tiles, Gems and Essences on the board."""
        yield from self.working
        yield from self.carried
        for piece in self.carried:
            yield from self.gems_in(piece)


@lru_cache(maxsize=4096)
def _of_action(tokens: tuple[Piece, ...], action: str) -> tuple[Piece, ...]:
    return tuple([each for each in tokens if zones.action_of(each) == action])


@lru_cache(maxsize=4096)
def _of_groups(pieces: tuple[Piece, ...], *groups: str) -> tuple[Piece, ...]:
    return tuple([each for each in pieces if group_of(each) in groups])


@cache
def _card(sheet: Piece) -> HeroCard:
    return box().heroes[kind_of(sheet)]


@cache
def _board(seat: Seat, sheet: Piece) -> tuple[Zone, ...]:
    card = _card(sheet)
    slots = [zones.hero_slot(seat, each) for each in card.slots]
    return (*slots, *(zones.worn(seat, each) for each in card.worn))


@cache
def is_ability(piece: Piece) -> bool:
    """Abilities are learned and are no items (13.3)."""
    return group_of(piece) == "tile" and box().tiles[kind_of(piece)].is_ability
