"""Death outside Combat: back to the Chapel, poorer in fame (11.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import frozen

from game.engine import Ask, Offer, Option, Play, Reading, Seat, Text, text
from game.rules.euthia import zones
from game.rules.euthia.content import box
from game.rules.euthia.gains import lose_reputation
from game.rules.euthia.kit import offered, why_not_use
from game.rules.euthia.map import chart_of
from game.rules.euthia.meta import COOPERATIVE, settings
from game.rules.euthia.scenarios import on_death
from game.rules.euthia.steps.common import Pass
from game.rules.euthia.steps.using import UseBlock, use
from game.rules.euthia.views import Hero


@frozen
class Dying(Ask):
    """Health is 0 and it was no Monster's doing; something may still turn it away."""

    seat: Seat
    #: Reputation that this death costs, if not the usual.
    cost: int | None = None

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-dying", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """What works instead of death, or death."""
        yield from instead_of_death(table, self.seat)
        yield Pass(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Chapel, full Health, less Reputation, no Movement; the turn goes on."""
        if isinstance(choice, UseBlock):
            use(play, self.seat, choice.thing, choice.block)
            return
        death = box().figures.death
        together = settings(play.table).mode == COOPERATIVE
        play.tell("eut-died", seat=self.seat)
        wake_at_chapel(play, self.seat)
        usual = death.cooperative if together else death.outside
        lose_reputation(play, self.seat, usual if self.cost is None else self.cost)


def instead_of_death(table: Reading, seat: Seat) -> Iterator[Offer]:
    """What a Hero has that replaces its death, in or out of Combat."""
    for source in offered(table, seat, "on_death"):
        if why_not_use(table, seat, source) is None:
            yield UseBlock(*source), None


def wake_at_chapel(play: Play, seat: Seat) -> None:
    """What every death has in common: the Chapel, full Health, no Movement left."""
    hero = Hero(play.table, seat)
    on_death(play, seat)
    chapel = chart_of(play.table).chapel
    if hero.location != chapel:
        play.move(hero.owner, to=chapel)
    play.adjust(hero.owner, zones.HEALTH, hero.max_health - hero.health)
    play.adjust(hero.owner, zones.MOVEMENT, -hero.movement)
    play.mark(zones.PORTAL_LOCK, None)


STEPS = (Dying,)
OPTIONS = ()
