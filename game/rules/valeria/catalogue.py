"""Every step, option and kind of effect, so that games can be written down and read back."""

from __future__ import annotations

from game.engine import Option, Step
from game.rules.valeria.effects import kinds, scoring
from game.rules.valeria.steps import (
    adversary,
    camp,
    camp_parts,
    carrying,
    common,
    cycling,
    dice,
    ending,
    markers,
    moving,
    reactions,
    recruiting,
    reserving,
    rounds,
    setting_up,
    shrines,
)
from game.rules.valeria.vocabulary import CONDITIONS, KINDS, METERS

_MODULES = (
    common,
    setting_up,
    rounds,
    moving,
    dice,
    shrines,
    markers,
    recruiting,
    reserving,
    cycling,
    reactions,
    camp,
    camp_parts,
    carrying,
    adversary,
    ending,
)

STEPS: tuple[type[Step], ...] = tuple(each for module in _MODULES for each in module.STEPS)
OPTIONS: tuple[type[Option], ...] = tuple(each for module in _MODULES for each in module.OPTIONS)

KINDS.update({kind.kind: kind for kind in kinds.ALL})
CONDITIONS.update({kind.kind: kind for kind in scoring.ALL_CONDITIONS})
METERS.update(scoring.ALL_METERS)
