"""Traps above the limit of the clan board: the owner chooses what goes (DP-90, ruling 19)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.monster_lands.deeds import discard_traps
from game.rules.monster_lands.views import Clan


@frozen
class Drop(Option):
    """Discard this trap; it is shown."""

    says: ClassVar[str] = "ml-option-drop"
    trap: Piece


@frozen
class DropTrap(Ask):
    """Too many traps: one must go, until the limit holds."""

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        clan = Clan(table, self.seat)
        return text("ml-ask-drop", seat=self.seat, limit=clan.limit("trap"))

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Any trap of the board, old or new."""
        return [(Drop(trap), None) for trap in Clan(table, self.seat).traps]

    def resolve(self, play: Play, choice: Option) -> None:
        """Discard it, and ask again if that was not enough."""
        assert isinstance(choice, Drop)
        play.tell("ml-trap-dropped", seat=self.seat, trap=choice.trap)
        discard_traps(play, [choice.trap])
        trim_traps(play, self.seat)


def trim_traps(play: Play, seat: Seat) -> None:
    """Ask which traps to keep if the board holds too many (rulings 19 and 20)."""
    clan = Clan(play.table, seat)
    if len(clan.traps) > clan.limit("trap"):
        play.push(DropTrap(seat))


STEPS = (DropTrap,)
OPTIONS = (Drop,)
