"""A Warden: everything one player has."""

from __future__ import annotations

from functools import cache
from itertools import compress

from attrs import frozen

from game.engine import Piece, Reading, Seat, Zone
from game.rules.valeria import zones
from game.rules.valeria.content import ask, box, champion, kind_of, plan
from game.rules.valeria.questions import Limit, Opens, Wild
from game.rules.valeria.views.facts import troop_of
from game.rules.valeria.views.maps import CampaignMap
from game.rules.valeria.views.places import awards


@frozen
class Limits:
    """What a board holds, by the spaces that are open on it (chapter 3.6)."""

    champions: int
    gems: int
    #: How far gold, magic and influence go.
    tracks: int
    dice: int
    #: The open reserve slots, from the left.
    slots: tuple[str, ...]
    is_wild: bool


@cache
def limits_of(spaces: tuple[str, ...]) -> Limits:
    """The limits of a board with these spaces open."""
    content = box()
    sources = [f"space.{name}" for name in spaces]
    found = {}
    for what, value in content.limits.items():
        for source in sources:
            value = ask(source, Limit(what), value)
        found[what] = value
    opened = [
        name
        for name, slot in content.slots.items()
        if slot.open or any(ask(source, Opens(name)) for source in sources)
    ]
    return Limits(
        champions=found["champions"],
        gems=found["gems"],
        tracks=found["tracks"],
        dice=found["dice"],
        slots=tuple(opened),
        is_wild=any(ask(source, Wild()) for source in sources),
    )


class Warden:
    """Everything one player has."""

    __slots__ = ("owner", "seat", "table")

    def __init__(self, table: Reading, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.owner = zones.warden(seat)

    def has(self, item: str) -> int:
        """How much of a resource there is."""
        if item == "gem":
            return len(self.gems)
        return self.table.counters.get((self.owner, item), 0)

    @property
    def gold(self) -> int:
        """Gold at hand."""
        return self.table.counters.get((self.owner, zones.GOLD), 0)

    @property
    def magic(self) -> int:
        """Magic at hand."""
        return self.table.counters.get((self.owner, zones.MAGIC), 0)

    @property
    def influence(self) -> int:
        """Influence, which also limits the strength of plans."""
        return self.table.counters.get((self.owner, zones.INFLUENCE), 0)

    @property
    def gems(self) -> tuple[Piece, ...]:
        """Gems held."""
        return self.table.zones.get(zones.gems(self.seat), ())

    @property
    def dice(self) -> tuple[Piece, ...]:
        """Dice on the troop spaces."""
        return self.table.zones.get(zones.dice(self.seat), ())

    @property
    def score(self) -> int:
        """Victory points so far."""
        return sum([self.table.count(self.owner, name) for name in zones.SCORED])

    @property
    def laps(self) -> int:
        """How often the score marker has gone round its track (ruling 62)."""
        return self.score // box().score_track

    @property
    def location(self) -> Zone:
        """Where the Warden stands: a shrine or the Camp."""
        return self.table.places[self.owner]

    @property
    def shrine(self) -> str:
        """The shrine where the Warden stands; empty in Camp."""
        return zones.shrine_of(self.location)

    @property
    def board(self) -> Piece | None:
        """The board that was chosen; None before that."""
        there = self.table.zones.get(zones.board(self.seat), ())
        return there[0] if there else None

    @property
    def troop(self) -> str:
        """The troop of the board, wild or not yet."""
        board = self.board
        return box().boards[kind_of(board)].troop if board else ""

    @property
    def wild_troop(self) -> str:
        """The troop whose dice match any symbol; empty before it is unlocked."""
        return self.troop if self.limits.is_wild else ""

    @property
    def open_spaces(self) -> tuple[str, ...]:
        """The spaces of the board without a marker."""
        return _open_spaces(self._covering)

    @property
    def _covering(self) -> tuple[bool, ...]:
        """Space by space, whether it holds its marker; found without a line of Python each."""
        return tuple(map(self.table.zones.__contains__, _spaces(self.seat)))

    @property
    def covered_spaces(self) -> list[Zone]:
        """The spaces of the board that still hold their marker."""
        return [*compress(_spaces(self.seat), self._covering)]

    @property
    def limits(self) -> Limits:
        """What the board holds now."""
        return _limits(self._covering)

    @property
    def champions(self) -> tuple[Piece, ...]:
        """Champions in the order in which they came."""
        return self.table.zones.get(zones.champions(self.seat), ())

    def champions_of(self, kind: str) -> list[Piece]:
        """Champions of a kind."""
        return [card for card in self.champions if champion(card).kind == kind]

    def slot(self, name: str) -> Piece | None:
        """The plan in a reserve slot."""
        there = self.table.zones.get(zones.slot(self.seat, name), ())
        return there[0] if there else None

    @property
    def reserved(self) -> list[Piece]:
        """The plans in reserve, from the left."""
        held = map(self.table.zones.get, _slots(self.seat))
        return [there[0] for there in held if there]

    @property
    def free_slots(self) -> list[Zone]:
        """Open slots that hold nothing."""
        every = [zones.slot(self.seat, name) for name in self.limits.slots]
        return [zone for zone in every if zone not in self.table.zones]

    @property
    def completed(self) -> tuple[Piece, ...]:
        """Completed plans."""
        return self.table.zones.get(zones.plans(self.seat), ())

    def completed_of(self, type: str) -> list[Piece]:
        """Completed plans of a type."""
        return [card for card in self.completed if plan(card).type == type]

    def symbols(self, troop: str) -> int:
        """Symbols of a troop on completed plans, whatever dice were used (ruling 23)."""
        return sum([plan(card).symbols.count(troop) for card in self.completed])

    @property
    def troops_on_board(self) -> int:
        """How many different troops the dice show."""
        return len({troop_of(die) for die in self.dice})

    @property
    def carried(self) -> Piece | None:
        """The plan that is being carried out."""
        there = self.table.zones.get(zones.carried(self.seat), ())
        return there[0] if there else None

    @property
    def committed(self) -> tuple[Piece, ...]:
        """The dice on the plan that is being carried out."""
        return self.table.zones.get(zones.committed(self.seat), ())

    @property
    def awards(self) -> int:
        """Awards with a marker of this player."""
        return sum([self.seat in each.claimed_by for each in awards(self.table)])

    @property
    def map(self) -> CampaignMap:
        """The Campaign Map."""
        return CampaignMap(self.table, self.seat)


@cache
def _spaces(seat: Seat) -> tuple[Zone, ...]:
    return tuple(zones.space(seat, name) for name in box().spaces)


@cache
def _open_spaces(covering: tuple[bool, ...]) -> tuple[str, ...]:
    return tuple(name for name, covered in zip(box().spaces, covering, strict=True) if not covered)


@cache
def _limits(covering: tuple[bool, ...]) -> Limits:
    return limits_of(_open_spaces(covering))


@cache
def _slots(seat: Seat) -> tuple[Zone, ...]:
    return tuple(zones.slot(seat, name) for name in box().slots)
