"""Windows of free actions outside Deployment: before the wages, and before the scoring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Option, Play, Reading, Refusal, Seat, Text, refuse, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.steps.free import (
    Moment,
    free_options,
    resolve_free,
    why_not_free,
)
from game.rules.monster_lands.views import Clan


@frozen
class Done(Option):
    """Nothing more to do here."""

    says: ClassVar[str] = "ml-option-done"


class Window(Ask):
    """Free actions, as many as wanted, then done."""

    __slots__ = ()

    moment: ClassVar[Moment]

    def options(self, table: Reading) -> Sequence[Option]:
        """What is free now; a window that offers nothing closes by itself."""
        return [*free_options(table, self.seat, self.moment), Done()]

    def resolve(self, play: Play, choice: Option) -> None:
        """Do it and ask again, until done."""
        if not isinstance(choice, Done):
            resolve_free(play, self.seat, choice)
            play.push(self)


@frozen
class WageWindow(Window):
    """Free actions of a clan before the wages are paid (DP-61)."""

    moment: ClassVar[Moment] = "wages"

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """What is due, and what is there to pay it with."""
        clan = Clan(table, self.seat)
        return text("ml-ask-wages", seat=self.seat, due=clan.wages, gold=clan.gold)

    def why_not(self, table: Reading, thing: str) -> Refusal | None:
        """Dice and buildings belong to the Deployment."""
        return why_not_free(table, self.seat, thing, self.moment) or refuse("ml-why-wages")


@frozen
class FinalWindow(Window):
    """Last free actions before the scoring (DP-70)."""

    moment: ClassVar[Moment] = "end"

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-end", seat=self.seat)

    def why_not(self, table: Reading, thing: str) -> Refusal | None:
        """Only trophies and loot can still be turned into something."""
        mine = thing in table.zone(zones.loot(self.seat))
        specific = why_not_free(table, self.seat, thing, self.moment) if mine else None
        return specific or refuse("ml-why-end")


STEPS = (WageWindow, FinalWindow)
OPTIONS = (Done,)
