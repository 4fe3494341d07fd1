"""How champions react: first in, first out, in the order in which they came (chapter 8.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import frozen

from game.engine import Piece, Reading, Seat, effects
from game.engine.effects import Carrying, Use
from game.rules.valeria import zones
from game.rules.valeria.content import abilities, answers_in


def _listeners(table: Reading, occasion: Use) -> Iterator[tuple[Seat, Piece]]:
    """The champions of the player; nobody reacts to what others do."""
    for card in table.zones.get(zones.champions(occasion.seat), ()):
        if answers_in(card, occasion.window):
            yield occasion.seat, card


CARRYING = Carrying(abilities, _listeners)


@frozen
class Reacting(effects.Reacting):
    """The next reaction of a champion."""

    carrying = CARRYING


@frozen
class Reactions(effects.Reactions):
    """All reactions that wait."""

    asking: ClassVar[type[effects.Reacting]] = Reacting


STEPS = (Reacting, Reactions)
OPTIONS = (effects.React, effects.Decline)
