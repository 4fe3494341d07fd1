"""A Notable: everything one player has."""

from __future__ import annotations

from game.engine import Piece, Reading, Seat, Zone
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import character, people, title_of
from game.rules.rivenoire.views.facts import first_player, shield_holder
from game.rules.rivenoire.zones import family, kind_of


class Notable:
    """Everything one player has."""

    __slots__ = ("owner", "seat", "table")

    def __init__(self, table: Reading, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.owner = zones.notable(seat)

    def _zone(self, zone: Zone) -> tuple[Piece, ...]:
        return self.table.zones.get(zone, ())

    @property
    def fame(self) -> int:
        """Fame, laps included."""
        return self.table.counters.get((self.owner, zones.FAME), 0)

    @property
    def hand(self) -> tuple[Piece, ...]:
        """Cards in hand."""
        return self._zone(zones.hand(self.seat))

    @property
    def deck(self) -> tuple[Piece, ...]:
        """The deck, top card first."""
        return self._zone(zones.deck(self.seat))

    @property
    def discard(self) -> tuple[Piece, ...]:
        """The discard pile, top card last."""
        return self._zone(zones.discard(self.seat))

    @property
    def top(self) -> Piece | None:
        """The top card of the discard pile."""
        pile = self.discard
        return pile[-1] if pile else None

    @property
    def cards(self) -> tuple[Piece, ...]:
        """The deck in the wide sense: deck, hand and discard pile."""
        return (*self.deck, *self.hand, *self.discard)

    @property
    def home(self) -> tuple[Piece, ...]:
        """Characters that can be placed."""
        return self._zone(zones.home(self.seat))

    @property
    def characters(self) -> list[Piece]:
        """All that this player leads, wherever they are (rulings 5 and 65)."""
        seat, face = self.seat, self.table.faces.get
        return [each for each in people() if face(each) == seat]

    def led(self, kind: str) -> int:
        """How many characters of a kind this player leads."""
        return sum([kind_of(each) == kind for each in self.characters])

    @property
    def peasants(self) -> int:
        """How many peasants this player leads."""
        return self.led("peasant")

    @property
    def heroes(self) -> int:
        """How many warriors, rangers and magicians this player leads (ruling 38)."""
        return sum([character(each).hero for each in self.characters])

    @property
    def limited(self) -> list[Piece]:
        """Characters that count in the limit: all but the Paladin."""
        return [each for each in self.characters if character(each).limited]

    @property
    def tokens(self) -> tuple[Piece, ...]:
        """Tokens not used yet."""
        return self._zone(zones.tokens(self.seat))

    @property
    def all_tokens(self) -> tuple[Piece, ...]:
        """Property and monster tokens, used or not."""
        return (*self.tokens, *self._zone(zones.used(self.seat)))

    @property
    def trophies(self) -> int:
        """How many monster tokens this player has, used or not."""
        return sum([family(each) == "trophy" for each in self.all_tokens])

    @property
    def titles(self) -> list[Piece]:
        """Property tokens, used or not."""
        return [each for each in self.all_tokens if family(each).startswith("property")]

    @property
    def building_points(self) -> int:
        """What the own property tokens score."""
        return sum([title_of(each).points for each in self.titles])

    @property
    def buildings(self) -> list[str]:
        """The buildings with this player's coat of arms, in the order of their numbers."""
        mine = f"arms.{self.seat}."
        return [
            place
            for place in zones.BUILDINGS
            if any(each.startswith(mine) for each in self._zone(zones.owned(place)))
        ]

    @property
    def jewels(self) -> tuple[Piece, ...]:
        """Jewel tokens."""
        return self._zone(zones.jewels(self.seat))

    @property
    def has_shield(self) -> bool:
        """Whether this player holds the Shield of the Ancients."""
        return shield_holder(self.table) == self.seat

    @property
    def is_first(self) -> bool:
        """Whether this player holds the first player token."""
        return first_player(self.table) == self.seat

    def wounds_at_hand(self) -> list[Piece]:
        """Wounds in hand and in the discard pile, those that can be destroyed."""
        return [each for each in (*self.hand, *self.discard) if family(each) == "wound"]
