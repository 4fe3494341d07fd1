"""Picking a loot token on show (DP-34)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.offers import refill_loot
from game.rules.monster_lands.steps.common import Back
from game.rules.monster_lands.steps.sources import complete, settle, think_again


@frozen
class TakeLoot(Option):
    """Take this token."""

    says: ClassVar[str] = "ml-option-loot"
    loot: Piece


@frozen
class NoLoot(Option):
    """Nothing is left to take."""

    says: ClassVar[str] = "ml-option-no-loot"
    closes: ClassVar[bool] = True


@frozen
class PickLoot(Ask):
    """A seat takes one token on show; the gap is filled now, or after the region."""

    seat: Seat
    refill: bool = False
    #: The region or card that gives it, and the dice it takes.
    source: Piece | None = None
    dice: tuple[Piece, ...] = ()

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-loot", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Every token on show; a show without any gives nothing."""
        for loot in table.zone(zones.LOOT):
            yield TakeLoot(loot), None
        if self.source is not None:
            yield Back(), None
        elif not table.zone(zones.LOOT):
            yield NoLoot(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Take it home."""
        if self.source is not None:
            if not isinstance(choice, TakeLoot):
                think_again(play, self.seat, self.source)
                return
            settle(play, self.seat, self.source, self.dice)
        if isinstance(choice, TakeLoot):
            play.tell("ml-loot-taken", seat=self.seat, loot=choice.loot)
            play.move(choice.loot, to=zones.loot(self.seat))
            if self.refill:
                refill_loot(play)
        if self.source is not None:
            complete(play, self.seat, self.source)


@frozen
class RefillLoot(Auto):
    """Fill the show again."""

    def resolve(self, play: Play) -> None:
        """From the pile, while it lasts."""
        refill_loot(play)


STEPS = (PickLoot, RefillLoot)
OPTIONS = (TakeLoot, NoLoot)
