"""Teleport and Portals: from place to place without a step between (6.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from attrs import frozen

from game.engine import (
    Ask,
    Offer,
    Option,
    Play,
    Reading,
    Refusal,
    Seat,
    Text,
    Zone,
    refuse,
    text,
)
from game.rules.euthia import zones
from game.rules.euthia.kit import combat_sources
from game.rules.euthia.steps.common import Verbs
from game.rules.euthia.steps.entering import Enter
from game.rules.euthia.steps.moving import why_not_enter
from game.rules.euthia.views import Hero, Land
from game.rules.euthia.vocabulary import SHOP_AT


@frozen
class TeleportHere(Option):
    """Appear in this place; where a Monster is, fight with this Combat Action."""

    says: ClassVar[str] = "eut-option-teleport"
    space: Zone
    place: str
    level: int
    by: str


def why_not_arrive(table: Reading, seat: Seat, land: Land, space: Zone) -> Refusal | None:
    """A held space needs a Combat Action, a centre its three spaces liberated."""
    if land.is_held(space):
        armed = combat_sources(table, seat)
        level = land.level(space)
        return None if armed else refuse("eut-why-no-combat-action", level=level)
    return why_not_enter(land, space)


def arrivals(table: Reading, seat: Seat, targets: Iterable[Zone]) -> Iterator[Offer]:
    """Each target, once for every Combat Action where one is needed."""
    land = Land(table)
    for space in targets:
        spot = land.spot(space)
        why = why_not_arrive(table, seat, land, space)
        if why is None and land.is_held(space):
            for by in combat_sources(table, seat):
                yield TeleportHere(space, spot.place, land.level(space), by), None
        else:
            yield TeleportHere(space, spot.place, 0, ""), why


def within(table: Reading, seat: Seat, distance: int) -> list[Zone]:
    """Revealed places at a distance of 1 up to so many; holes do not matter (ruling 14)."""
    land, here = Land(table), Hero(table, seat).location
    return [zone for zone in land.chart.spots if 1 <= land.chart.apart(here, zone) <= distance]


def places(table: Reading, seat: Seat, kind: str) -> list[Zone]:
    """Every place of a kind but the Hero's own."""
    land, here = Land(table), Hero(table, seat).location
    by_place = land.chart.by_place
    match kind:
        case "trade_post":
            found = [zone for place in SHOP_AT for zone in by_place.get(place, ())]
        case "own_token":
            found = [
                zone
                for zone in land.chart.spots
                if any(land.tokens(zone, each, seat) for each in zones.TOKEN_KINDS)
            ]
        case _:
            found = list(by_place.get(kind, ()))
    return [zone for zone in found if zone != here]


def why_nowhere(table: Reading, seat: Seat, targets: Iterable[Zone]) -> Refusal | None:
    """Why no target will do, if none does."""
    if any(refusal is None for _, refusal in arrivals(table, seat, targets)):
        return None
    return refuse("eut-why-nowhere")


@frozen
class ChooseTarget(Ask):
    """Where to (D-05): so far away at most, or to a kind of place."""

    seat: Seat
    distance: int
    where: str = ""

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-teleport", seat=self.seat)

    def _targets(self, table: Reading) -> list[Zone]:
        if self.where:
            return places(table, self.seat, self.where)
        return within(table, self.seat, self.distance)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Everything in reach."""
        return arrivals(table, self.seat, self._targets(table))

    def resolve(self, play: Play, choice: Option) -> None:
        """Arriving is entering (ruling 10)."""
        assert isinstance(choice, TeleportHere)
        play.tell("eut-teleported", seat=self.seat, place=choice.place)
        play.push(Enter(self.seat, choice.space, choice.by))


@frozen
class UsePortal(Option):
    """Step through to another Portal."""

    says: ClassVar[str] = "eut-option-portal"
    space: Zone
    away: int
    level: int
    by: str


def is_at_home(place: str, encounter: bool) -> bool:
    """Whether there could be an offer in such a place."""
    return place == "portal"


def offers(table: Reading, seat: Seat) -> Iterator[Offer]:
    """On a liberated Portal: every other Portal of the map (10.4)."""
    hero, land = Hero(table, seat), Land(table)
    here = hero.location
    if land.spot(here).place != "portal" or land.is_held(here):
        return
    locked = refuse("eut-why-portal-lock") if zones.PORTAL_LOCK in table.marks else None
    for offer, why in arrivals(table, seat, places(table, seat, "portal")):
        assert isinstance(offer, TeleportHere)
        away = land.chart.apart(here, offer.space)
        yield UsePortal(offer.space, away, offer.level, offer.by), locked or why


def through(play: Play, seat: Seat, choice: UsePortal) -> None:
    """Both ends count as used until the Hero changes space otherwise (ruling 13)."""
    play.tell("eut-portal", seat=seat)
    play.push(Enter(seat, choice.space, choice.by, True))


VERBS: Verbs = {UsePortal: through}
STEPS = (ChooseTarget,)
OPTIONS = (TeleportHere, UsePortal)
