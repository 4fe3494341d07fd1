"""Cleanup, all eight steps of it (ruling 4); each lives in a module of its own."""

from __future__ import annotations

from game.rules.monster_lands.steps import (
    ending,
    leaders,
    panic,
    recover,
    reset,
    wages,
    windows,
)
from game.rules.monster_lands.steps.ending import EndCheck
from game.rules.monster_lands.steps.leaders import Leaders
from game.rules.monster_lands.steps.panic import Panic
from game.rules.monster_lands.steps.recover import Recover
from game.rules.monster_lands.steps.reset import NewFirstPlayer, Reset
from game.rules.monster_lands.steps.wages import Wages

__all__ = [
    "EndCheck",
    "Leaders",
    "NewFirstPlayer",
    "Panic",
    "Recover",
    "Reset",
    "Wages",
]

_MODULES = (recover, panic, leaders, windows, wages, ending, reset)

STEPS = tuple(step for module in _MODULES for step in module.STEPS)
OPTIONS = tuple(option for module in _MODULES for option in module.OPTIONS)
