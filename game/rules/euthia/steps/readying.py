"""Exhausted Abilities that are made ready before the next round."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import evolve, frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.euthia.steps.common import Done
from game.rules.euthia.views import Hero
from game.rules.euthia.views.hero import is_ability


def exhausted_abilities(table: Reading, seat: Seat, besides: Piece) -> list[Piece]:
    """Abilities on the board that are exhausted, but for the one that is being used."""
    hero = Hero(table, seat)
    placed = [each for each in hero.placed if is_ability(each) and each != besides]
    return [each for each in placed if not hero.is_ready(each)]


@frozen
class ReadyThis(Option):
    """Make this Ability ready."""

    says: ClassVar[str] = "eut-option-ready"
    thing: Piece


@frozen
class ReadySome(Ask):
    """Up to so many, one by one."""

    seat: Seat
    source: Piece
    most: int

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-ready", seat=self.seat, count=self.most)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """What is exhausted, or no more."""
        for piece in exhausted_abilities(table, self.seat, self.source):
            yield ReadyThis(piece), None
        yield Done(), None

    def resolve(self, play: Play, choice: Option) -> None:
        """Then the next."""
        if isinstance(choice, ReadyThis):
            play.tell("eut-readied", seat=self.seat, thing=choice.thing)
            play.turn(choice.thing, None)
            if self.most > 1:
                play.push(evolve(self, most=self.most - 1))


STEPS = (ReadySome,)
OPTIONS = (ReadyThis,)
