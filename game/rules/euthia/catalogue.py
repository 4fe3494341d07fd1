"""Every step, option and kind of effect, so that games can be written down and read back."""

from __future__ import annotations

from game.engine import Option, Step
from game.rules.euthia.effects import kinds
from game.rules.euthia.steps import (
    acting,
    challenging,
    chapel,
    common,
    dying,
    ending,
    entering,
    exchanging,
    fight,
    fight_deck,
    fight_dice,
    fight_end,
    fight_hero,
    fight_monster,
    fight_windows,
    gaining,
    growing,
    mining,
    moving,
    questing,
    readying,
    rolling,
    rounds,
    setting_up,
    settling,
    shopping,
    spending,
    teleporting,
    trading,
    treasure,
    turn,
    turn_end,
    using,
    wearing,
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
    fight_windows,
    fight_dice,
    fight_deck,
    fight_monster,
    fight_hero,
    fight_end,
    dying,
    using,
    rolling,
    gaining,
    readying,
    teleporting,
    acting,
    mining,
    trading,
    shopping,
    growing,
    challenging,
    questing,
    chapel,
    treasure,
    wearing,
    exchanging,
    settling,
    turn_end,
    ending,
)

STEPS: tuple[type[Step], ...] = tuple(each for module in _MODULES for each in module.STEPS)
OPTIONS: tuple[type[Option], ...] = tuple(each for module in _MODULES for each in module.OPTIONS)

KINDS.update({kind.kind: kind for kind in kinds.ALL})
