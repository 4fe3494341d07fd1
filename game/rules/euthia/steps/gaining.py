"""Goods that leave a choice: a Gem or an Essence of the player's liking (27.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Offer, Option, Play, Reading, Seat, Text, text
from game.rules.euthia import zones
from game.rules.euthia.gains import common_gems, gain, gain_piece
from game.rules.euthia.shapes import Goods
from game.rules.euthia.vocabulary import ELEMENTS


def receive(play: Play, seat: Seat, goods: Goods) -> None:
    """Everything at once; what is to be chosen is asked for next."""
    gain(play, seat, goods)
    play.push(*(ChooseKind(seat, "gem") for _ in range(goods.gem_any)))
    play.push(*(ChooseKind(seat, "essence") for _ in range(goods.essence_any)))


@frozen
class TakeKind(Option):
    """One of this kind."""

    says: ClassVar[str] = "eut-option-kind"
    group: str
    name: str


@frozen
class ChooseKind(Ask):
    """Which Gem, of the six common ones (ruling 50), or which Essence."""

    seat: Seat
    group: str

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-kind", seat=self.seat, group=self.group)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """All kinds of it."""
        kinds = common_gems() if self.group == "gem" else ELEMENTS
        for kind in kinds:
            if table.zone(zones.supply(self.group, kind)):
                yield TakeKind(self.group, kind), None

    def resolve(self, play: Play, choice: Option) -> None:
        """From the supply."""
        assert isinstance(choice, TakeKind)
        gain_piece(play, self.seat, self.group, choice.name)


STEPS = (ChooseKind,)
OPTIONS = (TakeKind,)
