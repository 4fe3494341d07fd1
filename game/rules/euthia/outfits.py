"""A Hero as it would be after several changes of Equipment at once (ruling 33)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from game.engine import Piece, Refusal, Zone
from game.rules.euthia.bodies import Fit
from game.rules.euthia.views import Hero
from game.rules.euthia.wearing import (
    fit_after,
    is_wearable,
    place_name,
    places_for,
    stored,
    why_not_fit,
    why_not_store,
)


class Outfit:
    """What is worn where, as changed: carried things come onto places, "" empties one."""

    def __init__(self, hero: Hero, changes: Mapping[Zone, str]) -> None:
        self.hero = hero
        self.changes = changes

    def but(self, zone: Zone, thing: str) -> Outfit:
        """The same with one change more."""
        return Outfit(self.hero, {**self.changes, zone: thing})

    @cached_property
    def on(self) -> tuple[Piece, ...]:
        """What is put on."""
        return tuple([each for each in self.changes.values() if each])

    @cached_property
    def off(self) -> tuple[Piece, ...]:
        """What is taken off, for something else or for nothing."""
        return tuple([each for zone in self.changes for each in self.hero.table.zone(zone)])

    @cached_property
    def fit(self) -> Fit:
        """Maximum Health and Bags."""
        return fit_after(self.hero, self.on, self.off)

    @property
    def stored(self) -> int:
        """How many Bags would be needed."""
        return stored(self.hero) + len(self.off) - len(self.on)

    @property
    def loose(self) -> list[Piece]:
        """What could still be put on."""
        carried = [each for each in self.hero.carried if is_wearable(each)]
        return [each for each in carried if each not in self.on]

    def at(self, zone: Zone) -> Piece:
        """What would be worn there; "" if nothing."""
        there = next(iter(self.hero.table.zone(zone)), "")
        return self.changes.get(zone, there)

    @property
    def why_not(self) -> Refusal | None:
        """Only the final state counts: Health, Bags, and room for what is taken off."""
        lack = why_not_store(stored(self.hero), self.fit, len(self.off) - len(self.on))
        return lack or why_not_fit(self.hero, self.fit)

    @property
    def can_be_made(self) -> bool:
        """Whether all of it is the Hero's, fits where it comes, and changes something."""
        hero, on = self.hero, self.on
        return (
            len(set(on)) == len(on)
            and set(on) <= set(hero.carried)
            and all(is_wearable(each) for each in on)
            and all(self._may_lie(zone, thing) for zone, thing in self.changes.items())
        )

    def _may_lie(self, zone: Zone, thing: str) -> bool:
        if not thing:
            return any(piece in self.hero.worn for piece in self.hero.table.zone(zone))
        return zone in places_for(self.hero, thing) and self.hero.is_open(place_name(zone))
