"""Every step, option and kind of effect, so that games can be written down and read back."""

from __future__ import annotations

from game.engine import Option, Step
from game.rules.rivenoire.effects import kinds, meters
from game.rules.rivenoire.steps import (
    combat,
    common,
    drawing,
    ending,
    expedition,
    losing,
    monster,
    round_end,
    rounds,
    setting_up,
    using,
    victory,
)
from game.rules.rivenoire.vocabulary import KINDS, METERS

_MODULES = (
    common,
    setting_up,
    rounds,
    drawing,
    round_end,
    ending,
    using,
    combat,
    losing,
    expedition,
    monster,
    victory,
)

STEPS: tuple[type[Step], ...] = tuple(each for module in _MODULES for each in module.STEPS)
OPTIONS: tuple[type[Option], ...] = tuple(each for module in _MODULES for each in module.OPTIONS)

KINDS.update({kind.kind: kind for kind in kinds.ALL})
METERS.update(meters.ALL)
