"""The chance to win a fight, from its terms; fights alike share their work."""

from __future__ import annotations

from functools import lru_cache
from math import prod

from attrs import evolve

from game.rules.euthia.odds.plain import Plain
from game.rules.euthia.odds.reckoning import Reckoning
from game.rules.euthia.odds.terms import MOST_HOPE, Duel, Forecast

#: So many states are looked at, at most: a few seconds.
MOST_STATES = 12_000


def forecast(duel: Duel) -> Forecast:
    """Enumerate the fight; fights that differ in Health, Gaar and Hope alone share their work."""
    reckoning = reckoning_of(duel)
    start = (duel.health, duel.left, duel.gaar, max(0, duel.hope), 0, len(duel.potions))
    win, health = reckoning.opening(start) if duel.first else reckoning.value(start)
    return Forecast(win, health / win if win else 0.0)


def bounded(duel: Duel) -> tuple[Duel, bool]:
    """A fight that can be reckoned in a few seconds, and whether it is only a bound of this one.

    Where too many states were to be looked at, Hope is left out: the Hero does at least as well.
    """
    counts = (duel.most, duel.left, duel.gaar + 1, len(duel.potions) + 1, MOST_HOPE + 1)
    if duel.hope < 0 or prod(counts) <= MOST_STATES:
        return duel, False
    return evolve(duel, hope=-1), True


def reckoning_of(duel: Duel) -> Reckoning:
    """The work that fights with these arms share."""
    return _reckoning(evolve(duel, health=0, gaar=0, left=0, hope=min(0, duel.hope)))


@lru_cache(maxsize=1024)
def _reckoning(arms: Duel) -> Reckoning:
    return Reckoning(arms) if arms.hope >= 0 else Plain(arms)
