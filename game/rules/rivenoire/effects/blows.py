"""Damage, and what cards do to blows, dice and the killing blow from the top of a pile."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine import Play, Reading
from game.engine.effects import Effect, Number, Question, Standing, Use, Works, number
from game.rules.rivenoire.content import ability
from game.rules.rivenoire.fighting import strike
from game.rules.rivenoire.questions import Blow, KillingBlow, MonsterDice


@frozen
class Damage(Effect):
    """Takes hit points from the monster, or counts as attack in the Arena."""

    kind = "damage"
    works: ClassVar[Works] = {"combat": ("card",), "blow": ("token",)}
    amount: Number

    def apply(self, play: Play, use: Use) -> None:
        """A blow for the fighter; never refused."""
        value = number(self.amount, play.table, use)
        strike(play, use.seat, use.source, use.cause, value)


def printed_damage(table: Reading, use: Use) -> int | None:
    """The damage value of a card as it counts now; None if it has none (ruling 29)."""
    found = [each for each in ability(use).effects if isinstance(each, Damage)]
    return sum([number(each.amount, table, use) for each in found]) if found else None


@frozen
class NoMonsterDie(Standing[MonsterDice]):
    """The owner's fighters do not roll."""

    kind = "no_monster_die"
    works: ClassVar[Works] = {"on_top": ("card",)}
    answers: ClassVar[type[Question]] = MonsterDice

    def change(self, value: int, question: MonsterDice) -> int:
        """No die at all."""
        return 0


@frozen
class MoreDamage(Standing[Blow]):
    """Each blow to the monster, by anybody, does so much more (ruling 30)."""

    kind = "more_damage"
    works: ClassVar[Works] = {"on_top": ("card",)}
    answers: ClassVar[type[Question]] = Blow
    amount: int

    def change(self, value: int, question: Blow) -> int:
        """So much more."""
        return value + self.amount


@frozen
class ClaimKillingBlow(Standing[KillingBlow]):
    """An opponent's killing blow counts as the owner's (ruling 34)."""

    kind = "claim_killing_blow"
    works: ClassVar[Works] = {"on_top": ("card",)}
    answers: ClassVar[type[Question]] = KillingBlow

    def change(self, value: int, question: KillingBlow) -> int:
        """It is claimed."""
        return 1


ALL: tuple[type[Effect], ...] = (Damage, NoMonsterDie, MoreDamage, ClaimKillingBlow)
