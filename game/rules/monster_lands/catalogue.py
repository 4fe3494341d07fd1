"""Every step and option of Monster Lands, so that games can be written down and read back."""

from __future__ import annotations

from game.engine import Option, Step
from game.rules.monster_lands.steps import (
    assault,
    battle,
    bazaar,
    cleanup,
    common,
    conflict,
    conquest,
    deployment,
    free,
    hunter,
    loot,
    madhala,
    missions,
    muster,
    overflow,
    preparation,
    rearm,
    rounds,
    setting_up,
    strike,
    talents,
    tavern,
    visit,
    work,
)

_MODULES = (
    common,
    setting_up,
    rounds,
    preparation,
    deployment,
    visit,
    hunter,
    tavern,
    bazaar,
    muster,
    work,
    free,
    rearm,
    talents,
    overflow,
    loot,
    madhala,
    missions,
    battle,
    assault,
    strike,
    conflict,
    conquest,
    cleanup,
)

STEPS: tuple[type[Step], ...] = tuple(each for module in _MODULES for each in module.STEPS)
OPTIONS: tuple[type[Option], ...] = tuple(each for module in _MODULES for each in module.OPTIONS)
