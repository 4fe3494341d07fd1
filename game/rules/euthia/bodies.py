"""Health: healing, Wounds outside Combat, and what follows from what is worn (chapter 11)."""

from __future__ import annotations

from game.engine import Play, Reading, Seat
from game.rules.euthia import zones
from game.rules.euthia.content import adds, box
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


def fit_health(table: Reading, seat: Seat) -> int:
    """The maximum Health that what is worn and learned gives."""
    hero = Hero(table, seat)
    return hero.card.health + sum([adds(piece, MaxHealth) for piece in hero.working])


def bag_sum(table: Reading, seat: Seat) -> int:
    """All Bag modifiers of what is worn and learned (ruling 46)."""
    return sum([adds(piece, Bags) for piece in Hero(table, seat).placed])


def refit(play: Play, seat: Seat) -> None:
    """After a change of kit: maximum Health moves, current Health with it; Bags are counted."""
    hero = Hero(play.table, seat)
    change = fit_health(play.table, seat) - hero.max_health
    play.adjust(hero.owner, zones.MAX_HEALTH, change)
    play.adjust(hero.owner, zones.HEALTH, change)
    bags = box().figures.bags
    room = max(0, min(bags, bags + bag_sum(play.table, seat)))
    play.adjust(hero.owner, zones.BAG_ROOM, room - hero.bag_room)
