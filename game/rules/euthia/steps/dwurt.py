"""Skoldur's turn: Gaar into Dwurt, and at its end the Dwurt die (chapter 18)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import frozen

from game.engine import Auto, Offer, Play, Reading, Seat, Text, text
from game.rules.euthia import zones
from game.rules.euthia.bodies import suffer
from game.rules.euthia.content import box
from game.rules.euthia.dwurt import convert, uses_dwurt
from game.rules.euthia.effects.fight_monster import Wound
from game.rules.euthia.effects.gaining import Gain, Lose
from game.rules.euthia.gains import gain_card, gain_dwurt, lose
from game.rules.euthia.shapes import Goods
from game.rules.euthia.steps.common import ConvertGaar, Occasion, Verbs
from game.rules.euthia.steps.dying import Dying
from game.rules.euthia.steps.using import UseAll
from game.rules.euthia.views import Hero


def is_vain(now: Occasion) -> bool:
    """Nothing is offered without Gaar."""
    return not now.has_gaar


def offers(table: Reading, seat: Seat) -> Iterator[Offer]:
    """For who uses Dwurt and has Gaar."""
    hero = Hero(table, seat)
    if hero.gaar and hero.card.dwurt:
        yield ConvertGaar(), None


def convert_gaar(play: Play, seat: Seat, choice: ConvertGaar) -> None:
    """One for one."""
    convert(play, seat)


@frozen
class EndOfTurnEffects(UseAll):
    """What works at the end of the turn, before the die (T3a)."""

    trigger: ClassVar[str] = "end_of_turn"

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("eut-ask-end-effects", seat=self.seat)


@frozen
class DwurtDieIsRead(Auto):
    """The face it shows, then back to 0; Dwurt, cards, Reputation, Wounds (ruling 98)."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """Also when Skoldur died earlier in the turn."""
        if not uses_dwurt(play.table, self.seat):
            return
        face = play.table.count(zones.hero(self.seat), zones.DWURT_DIE)
        play.adjust(zones.hero(self.seat), zones.DWURT_DIE, -face)
        play.tell("eut-dwurt-die", seat=self.seat, face=face)
        for effect in box().dwurt_faces[face]:
            match effect:
                case Gain(goods):
                    _gain(play, self.seat, goods)
                case Lose(goods):
                    lose(play, self.seat, goods)
                case Wound(amount) if suffer(play, self.seat, amount):
                    play.push(Dying(self.seat, box().figures.death.dwurt_die))


def _gain(play: Play, seat: Seat, goods: Goods) -> None:
    """Cards of the die do not feed the reserves."""
    gain_dwurt(play, seat, goods.dwurt)
    gain_card(play, seat, zones.SILVER, goods.silver, feeding=False)
    gain_card(play, seat, zones.GOLD_CARD, goods.gold_card, feeding=False)


VERBS: Verbs = {ConvertGaar: convert_gaar}
STEPS = (EndOfTurnEffects, DwurtDieIsRead)
OPTIONS = ()
