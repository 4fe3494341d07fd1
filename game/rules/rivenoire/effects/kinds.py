"""Every kind of effect of Rivenoire, in the order in which the content page lists them."""

from __future__ import annotations

from game.engine.effects import Effect
from game.rules.rivenoire.effects import blows, cards, city, coins, events, fighting, gains

ALL: tuple[type[Effect], ...] = (
    *coins.ALL,
    *gains.ALL,
    *cards.ALL,
    *city.ALL,
    *events.ALL,
    *blows.ALL,
    *fighting.ALL,
)
