"""Every kind of effect."""

from __future__ import annotations

from game.engine.effects import Effect
from game.rules.euthia.effects import (
    fight_hero,
    fight_monster,
    gaining,
    hands,
    rolls,
    standing,
    walking,
)

ALL: tuple[type[Effect], ...] = (
    *standing.ALL,
    *walking.ALL,
    *gaining.ALL,
    *rolls.ALL,
    *fight_hero.ALL,
    *fight_monster.ALL,
    *hands.ALL,
)
