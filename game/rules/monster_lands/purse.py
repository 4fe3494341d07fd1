"""What a clan could spend right now, looked up once for a whole list of options."""

from __future__ import annotations

from functools import cache

from game.engine import Piece, Reading, Seat
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.prices import best_discount
from game.rules.monster_lands.shapes import Trail
from game.rules.monster_lands.views import colour_of, expeditions, trails


@cache
def colours_for(building: str) -> tuple[str, ...]:
    """The colours of dice that a building takes."""
    return box().buildings[building].dice


class Purse:
    """What a clan could spend right now; made once for a whole list of options."""

    __slots__ = ("dice", "gold", "home", "pool", "seat", "settings", "table")

    def __init__(self, table: Reading, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.settings = settings(table)
        self.gold = table.counters.get((zones.clan(seat), zones.GOLD), 0)
        self.home = table.zones.get(zones.home(seat), ())
        self.pool = table.zones.get(zones.pool(seat), ())
        dice: dict[str, list[Piece]] = {"force": [], "magic": [], "persuasion": []}
        for die in self.pool:
            dice[colour_of(die)].append(die)
        self.dice = dice

    def can_enter(self, building: str) -> bool:
        """Whether there is a die that a building takes at all."""
        dice = self.dice
        for colour in colours_for(building):  # noqa: SIM110 (a generator costs twice as much)
            if dice[colour]:
                return True
        return False

    def sends(self, place: str) -> list[str]:
        """Free expeditions of a place for which the required dice are there."""
        taken = self.table.zones
        free = [exp for exp in expeditions(place) if zones.envoy(exp) not in taken]
        if place not in zones.REGIONS or not free:
            return free
        spaces = trails(self.table, place)
        return [exp for exp in free if not self.lacks(spaces[zones.number_of(exp) - 1])]

    def lacks(self, space: Trail) -> tuple[str, int] | None:
        """A colour that an expedition requires more of than there is, and how many."""
        dice = self.dice
        for colour, count in space.required.items():
            if len(dice[colour]) < count:
                return colour, count
        return None

    def discount(self, building: str) -> int:
        """The most that a die of the pool would take off a price."""
        return best_discount(self.table, building, self.of(colours_for(building)))

    def of(self, colours: tuple[str, ...]) -> list[Piece]:
        """Dice of these colours."""
        dice = self.dice
        if len(colours) == 1:
            return dice[colours[0]]
        return [die for colour in colours for die in dice[colour]]
