"""Every step, option and kind of effect, so that games can be written down and read back."""

from __future__ import annotations

from game.engine import Option, Step
from game.rules.rivenoire.effects import kinds, meters
from game.rules.rivenoire.steps import (
    arena,
    arranging,
    combat,
    common,
    drawing,
    duelling,
    ending,
    expedition,
    finding,
    losing,
    mine,
    monster,
    moving_on,
    oracle,
    paying,
    places,
    placing,
    provost,
    recruiting,
    round_end,
    rounds,
    setting_up,
    tavern,
    tokens,
    trades,
    using,
    victory,
    visiting,
)
from game.rules.rivenoire.vocabulary import KINDS, METERS

_MODULES = (
    common,
    setting_up,
    rounds,
    drawing,
    placing,
    places,
    visiting,
    tokens,
    using,
    combat,
    losing,
    arranging,
    finding,
    paying,
    trades,
    mine,
    arena,
    duelling,
    provost,
    recruiting,
    tavern,
    oracle,
    moving_on,
    expedition,
    monster,
    victory,
    round_end,
    ending,
)

STEPS: tuple[type[Step], ...] = tuple(each for module in _MODULES for each in module.STEPS)
OPTIONS: tuple[type[Option], ...] = tuple(each for module in _MODULES for each in module.OPTIONS)

KINDS.update({kind.kind: kind for kind in kinds.ALL})
METERS.update(meters.ALL)
