"""An expedition: who is there, with what."""

from __future__ import annotations

from game.engine import Piece, Reading, Seat
from game.rules.monster_lands import zones
from game.rules.monster_lands.shapes import Trail
from game.rules.monster_lands.views.facts import card_of
from game.rules.monster_lands.views.places import trail


class Expedition:
    """One expedition: who is there, with what."""

    __slots__ = ("exp", "table")

    def __init__(self, table: Reading, exp: str) -> None:
        self.table = table
        self.exp = exp

    @property
    def place(self) -> str:
        """Where it is."""
        return zones.place_of(self.exp)

    @property
    def owner(self) -> str:
        """Whose counters are the expedition's."""
        return zones.owner(self.exp)

    @property
    def token(self) -> Piece | None:
        """The token sent here."""
        there = self.table.zones.get(zones.envoy(self.exp), ())
        return there[0] if there else None

    @property
    def is_madhala(self) -> bool:
        """Whether Madhala's token is here."""
        token = self.token
        return token is not None and token.startswith("madhala")

    @property
    def member(self) -> Piece:
        """The card of the member sent here."""
        return card_of(self.table.zones[zones.envoy(self.exp)][0])

    @property
    def seat(self) -> Seat:
        """Whose expedition it is."""
        table = self.table
        seat = zones.seat_of(table.places[card_of(table.zones[zones.envoy(self.exp)][0])])
        assert seat is not None
        return seat

    @property
    def dice(self) -> tuple[Piece, ...]:
        """All dice of the expedition, those on traps included."""
        filled = self.table.zones
        open_to_all = filled.get(zones.exp_dice(self.exp), ())
        return open_to_all + filled.get(zones.safe_dice(self.exp), ())

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
        return self.table.zones.get(zones.face_up(self.exp), ())

    @property
    def face_down(self) -> tuple[Piece, ...]:
        """Traps of the owner still face down, from the top."""
        seat = zones.MADHALA_SEAT if self.is_madhala else self.seat
        return self.table.zones.get(zones.face_down(self.exp, seat), ())

    @property
    def ambushes(self) -> tuple[Piece, ...]:
        """Ambushes turned up."""
        return self.table.zones.get(zones.ambushes(self.exp), ())

    @property
    def loot(self) -> tuple[Piece, ...]:
        """Loot at work here."""
        return self.table.zones.get(zones.exp_loot(self.exp), ())

    @property
    def worn(self) -> tuple[Piece, ...]:
        """Equipment of the member here."""
        return self.table.zones.get(zones.worn(self.member), ())

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
