"""What is done to cards in hand, to the reserves and to the Dwurt die."""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from game.engine.effects import Effect, Works
from game.rules.euthia.effects.words import Amounted, works


@frozen
class OpponentDiscards(Effect):
    """An opponent, or the Monster player, discards cards at random or by the user's choice."""

    kind = "opponent_discards"
    works: ClassVar[Works] = works("out_of_combat", "combat_setup")
    from_: Literal["opponent", "monster_player"]
    count: int
    choose: Literal["random", "you"]


@frozen
class ReserveRemove(Amounted):
    """The top cards of one reserve, of the user's choice, go under their deck."""

    kind = "reserve_remove"
    works: ClassVar[Works] = works("out_of_combat", "combat_setup")


@frozen
class DwurtDie(Amounted):
    """Changes the Dwurt die, between 0 and 5."""

    kind = "dwurt_die"
    works: ClassVar[Works] = works("end_of_turn")


ALL: tuple[type[Effect], ...] = (OpponentDiscards, ReserveRemove, DwurtDie)
