"""Windows of free actions outside Deployment: before the wages, and before the scoring."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Offer, Option, Play, Reading, Seat, Text, text
from game.rules.monster_lands.steps.free import (
    Moment,
    free_offers,
    free_options,
    resolve_free,
)
from game.rules.monster_lands.views import Clan


@frozen
class Done(Option):
    """Nothing more to do here."""

    says: ClassVar[str] = "ml-option-done"
    closes: ClassVar[bool] = True


class Window(Ask):
    """Free actions, as many as wanted, then done."""

    __slots__ = ()

    moment: ClassVar[Moment]

    def offers(self, table: Reading) -> Iterable[Offer]:
        """What is free now; a window that offers nothing closes by itself."""
        yield from free_offers(table, self.seat, self.moment)
        yield Done(), None

    def options(self, table: Reading) -> list[Option]:
        """What is free now, found much faster: every clan is asked every round."""
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


@frozen
class FinalWindow(Window):
    """Last free actions before the scoring (DP-70)."""

    moment: ClassVar[Moment] = "end"

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-end", seat=self.seat)


STEPS = (WageWindow, FinalWindow)
OPTIONS = (Done,)
