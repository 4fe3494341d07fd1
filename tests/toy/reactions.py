"""How the Night Market reacts: first in, first out."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine import effects
from tests.toy.cards import CARRYING


@frozen
class Reacting(effects.Reacting):
    """The next reaction of a stall."""

    carrying = CARRYING


@frozen
class Reactions(effects.Reactions):
    """All reactions that wait."""

    asking: ClassVar[type[effects.Reacting]] = Reacting
