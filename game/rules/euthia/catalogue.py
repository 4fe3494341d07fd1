"""Every step, option and kind of effect, so that games can be written down and read back."""

from __future__ import annotations

from game.engine import Option, Step
from game.rules.euthia.effects import kinds
from game.rules.euthia.steps import (
    chapel,
    common,
    dying,
    ending,
    entering,
    fight,
    moving,
    rounds,
    setting_up,
    settling,
    spending,
    treasure,
    turn,
    turn_end,
)
from game.rules.euthia.vocabulary import KINDS

_MODULES = (
    common,
    setting_up,
    rounds,
    turn,
    spending,
    moving,
    entering,
    fight,
    dying,
    chapel,
    treasure,
    settling,
    turn_end,
    ending,
)

STEPS: tuple[type[Step], ...] = tuple(each for module in _MODULES for each in module.STEPS)
OPTIONS: tuple[type[Option], ...] = tuple(each for module in _MODULES for each in module.OPTIONS)

KINDS.update({kind.kind: kind for kind in kinds.ALL})
