"""What is done to cards in hand, to the reserves and to the Dwurt die."""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from game.engine import Play, Reading, Refusal, refuse
from game.engine.effects import Effect, Use, Works
from game.rules.euthia import zones
from game.rules.euthia.dwurt import turn_die
from game.rules.euthia.effects.words import Amounted, works
from game.rules.euthia.steps.robbing import ChooseOpponent, ChooseReserve, rob
from game.rules.euthia.views import Hero, opponents
from game.rules.euthia.views.bout import Bout, is_fighting


@frozen
class OpponentDiscards(Effect):
    """An opponent, or the Monster player, discards cards at random or by the user's choice."""

    kind = "opponent_discards"
    works: ClassVar[Works] = works("out_of_combat", "combat_setup")
    from_: Literal["opponent", "monster_player"]
    count: int
    choose: Literal["random", "you"]

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """Somebody must have a card to lose."""
        if self.from_ == "monster_player":
            bout = Bout(table) if is_fighting(table) else None
            seats: tuple[int, ...] = (bout.player,) if bout is not None and bout.is_played else ()
        else:
            seats = opponents(table, use.seat)
        has_cards = any(Hero(table, seat).hand for seat in seats)
        return None if has_cards else refuse("eut-why-no-cards-to-take")

    def apply(self, play: Play, use: Use) -> None:
        """One after the other; who may choose sees the hand."""
        by_choice = self.choose == "you"
        if self.from_ == "monster_player":
            rob(play, use.seat, Bout(play.table).player, self.count, by_choice)
        else:
            play.push(ChooseOpponent(use.seat, self.count, by_choice))


@frozen
class ReserveRemove(Amounted):
    """The top cards of one reserve, of the user's choice, go under their deck."""

    kind = "reserve_remove"
    works: ClassVar[Works] = works("out_of_combat", "combat_setup")

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """A reserve must hold something."""
        filled = table.zone(zones.SILVER_RESERVE) or table.zone(zones.GOLD_RESERVE)
        return None if filled else refuse("eut-why-no-reserve")

    def apply(self, play: Play, use: Use) -> None:
        """Ask which reserve."""
        play.push(ChooseReserve(use.seat, self.amount))


@frozen
class DwurtDie(Amounted):
    """Changes the Dwurt die, between 0 and 5."""

    kind = "dwurt_die"
    works: ClassVar[Works] = works("end_of_turn")

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """It must show something to turn back from."""
        shown = table.count(zones.hero(use.seat), zones.DWURT_DIE)
        return None if shown else refuse("eut-why-die-rests")

    def apply(self, play: Play, use: Use) -> None:
        """Turn it."""
        turn_die(play, use.seat, self.amount)


ALL: tuple[type[Effect], ...] = (OpponentDiscards, ReserveRemove, DwurtDie)
