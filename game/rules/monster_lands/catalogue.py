"""Every step and option of Monster Lands, so that games can be written down and read back."""

from __future__ import annotations

from game.engine import Option, Step
from game.rules.monster_lands.steps import (
    battle,
    bazaar,
    cleanup,
    common,
    conflict,
    conquest,
    contract,
    deployment,
    free,
    hunter,
    loot,
    madhala,
    missions,
    muster,
    onslaught,
    overflow,
    preparation,
    rearm,
    rolling,
    rounds,
    setting_up,
    strike,
    talents,
    tavern,
    victory,
    visit,
    work,
    wounds,
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
    contract,
    battle,
    conflict,
    onslaught,
    wounds,
    rolling,
    strike,
    victory,
    conquest,
    cleanup,
)

STEPS: tuple[type[Step], ...] = tuple(each for module in _MODULES for each in module.STEPS)
OPTIONS: tuple[type[Option], ...] = tuple(each for module in _MODULES for each in module.OPTIONS)
