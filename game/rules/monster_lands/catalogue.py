"""Every step, option and kind of effect, so that games can be written down and read back."""

from __future__ import annotations

from game.engine import Option, Step
from game.rules.monster_lands.effects import dice, gains, kinds
from game.rules.monster_lands.steps import (
    ambush,
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
    parts,
    phases,
    placing,
    preparation,
    rearm,
    rolling,
    rounds,
    setting_up,
    stealing,
    strike,
    talents,
    tavern,
    victory,
    visit,
    work,
    workshops,
    wounds,
)
from game.rules.monster_lands.vocabulary import KINDS

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
    parts,
    muster,
    work,
    workshops,
    free,
    rearm,
    talents,
    gains,
    dice,
    overflow,
    phases,
    placing,
    loot,
    madhala,
    missions,
    contract,
    battle,
    conflict,
    ambush,
    stealing,
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

KINDS.update({kind.kind: kind for kind in kinds.ALL})
