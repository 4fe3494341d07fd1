"""Death outside Combat: back to the Chapel, poorer in fame (11.2)."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Play, Seat
from game.rules.euthia import zones
from game.rules.euthia.content import box
from game.rules.euthia.gains import lose_reputation
from game.rules.euthia.map import chart_of
from game.rules.euthia.meta import COOPERATIVE, settings
from game.rules.euthia.views import Hero


@frozen
class Dying(Auto):
    """Health is 0 and it was no Monster's doing."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """Chapel, full Health, less Reputation, no Movement; the turn goes on."""
        death = box().figures.death
        together = settings(play.table).mode == COOPERATIVE
        play.tell("eut-died", seat=self.seat)
        wake_at_chapel(play, self.seat)
        lose_reputation(play, self.seat, death.cooperative if together else death.outside)


def wake_at_chapel(play: Play, seat: Seat) -> None:
    """What every death has in common: the Chapel, full Health, no Movement left."""
    hero = Hero(play.table, seat)
    chapel = chart_of(play.table).chapel
    if hero.location != chapel:
        play.move(hero.owner, to=chapel)
    play.adjust(hero.owner, zones.HEALTH, hero.max_health - hero.health)
    play.adjust(hero.owner, zones.MOVEMENT, -hero.movement)


STEPS = (Dying,)
OPTIONS = ()
