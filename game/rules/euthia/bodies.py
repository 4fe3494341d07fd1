"""Health: healing, Wounds outside Combat, and what follows from what is worn (chapter 11)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from game.engine import Piece, Play, Seat
from game.rules.euthia import zones
from game.rules.euthia.content import adds, box, set_size
from game.rules.euthia.effects.standing import Bags, MaxHealth
from game.rules.euthia.views import Hero


def heal(play: Play, seat: Seat, amount: int) -> int:
    """Health up to the maximum; how much it was."""
    hero = Hero(play.table, seat)
    healed = min(amount, hero.max_health - hero.health)
    if healed > 0:
        play.tell("eut-healed", seat=seat, amount=healed)
        play.adjust(hero.owner, zones.HEALTH, healed)
    return max(0, healed)


def suffer(play: Play, seat: Seat, wounds: int) -> bool:
    """Wounds, not below 0 Health; whether the Hero fell."""
    hero = Hero(play.table, seat)
    suffered = min(wounds, hero.health)
    play.tell("eut-wounded", seat=seat, amount=wounds)
    play.adjust(hero.owner, zones.HEALTH, -suffered)
    return hero.health == 0


class Fit(NamedTuple):
    """What follows from what a Hero wears and knows."""

    #: The maximum Health.
    health: int
    #: All Bag modifiers together; below the number of Bags it is illegal.
    bags: int

    @property
    def room(self) -> int:
        """Bags that are not covered by Grey Sacks; never more than the board has (13.3)."""
        most = box().figures.bags
        return max(0, min(most, most + self.bags))


def fit_of(hero: Hero, placed: Iterable[Piece] | None = None) -> Fit:
    """The figures of a Hero with these tiles on the board, or with those that lie there.

    Only what lies there counts, and the Gems set in it (ruling 46); a set, only if it is complete.
    """
    tiles = tuple(hero.placed if placed is None else placed)
    return fit_with(hero.name, tiles, hero.gems_of(tiles))


@lru_cache(maxsize=16_384)
def fit_with(name: str, tiles: tuple[Piece, ...], gems: tuple[tuple[Piece, ...], ...]) -> Fit:
    """The figures of a Hero of this name with these tiles, and the Gems in each of them."""
    size = set_size(tiles)
    more = sum([adds(piece, MaxHealth, size) for piece in chain(tiles, *gems)])
    return Fit(box().heroes[name].health + more, sum([adds(each, Bags, size) for each in tiles]))


def refit(play: Play, seat: Seat) -> None:
    """After a change of kit: maximum Health moves, current Health with it; Bags are counted."""
    hero = Hero(play.table, seat)
    fit = fit_of(hero)
    change = fit.health - hero.max_health
    play.adjust(hero.owner, zones.MAX_HEALTH, change)
    play.adjust(hero.owner, zones.HEALTH, change)
    play.adjust(hero.owner, zones.BAG_ROOM, fit.room - hero.bag_room)
