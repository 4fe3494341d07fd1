"""Gains and losses, healing, choices between them."""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from game.engine import Play, Reading, Refusal, refuse
from game.engine.effects import Effect, Use, Works
from game.rules.euthia import zones
from game.rules.euthia.bodies import heal
from game.rules.euthia.effects.words import KIT, TURN, Amounted, works
from game.rules.euthia.gains import lose
from game.rules.euthia.shapes.blocks import Goods
from game.rules.euthia.steps.gaining import receive
from game.rules.euthia.steps.readying import ReadySome, exhausted_abilities
from game.rules.euthia.steps.using import ChooseAlternative
from game.rules.euthia.views import Hero


@frozen
class Heal(Amounted):
    """Health, never above the maximum."""

    kind = "heal"
    works: ClassVar[Works] = {
        **works(*TURN, "combat", "initiative", "on_victory"),
        **works("challenge", on=("elemental",)),
    }

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """There must be something to heal."""
        hero = Hero(table, use.seat)
        return refuse("eut-why-healthy") if hero.health >= hero.max_health else None

    def apply(self, play: Play, use: Use) -> None:
        """As far as possible."""
        heal(play, use.seat, self.amount)


@frozen
class Gain(Effect):
    """Goods (27.3)."""

    kind = "gain"
    works: ClassVar[Works] = {
        **works(*TURN, "trade", "on_victory", "end_of_turn"),
        **works("challenge", on=("elemental",)),
        **works("dwurt_die", on=("die",)),
    }
    goods: Goods

    def apply(self, play: Play, use: Use) -> None:
        """All of it."""
        receive(play, use.seat, self.goods)


@frozen
class Lose(Effect):
    """Losses, as far as possible."""

    kind = "lose"
    works: ClassVar[Works] = {
        **works(*TURN),
        **works("challenge", on=("elemental",)),
        **works("dwurt_die", on=("die",)),
        **works("finale", on=("offensive",)),
    }
    goods: Goods

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """As the price of an alternative it must be there."""
        hero = Hero(table, use.seat)
        short = use.window == "finale" and hero.gaar + hero.dwurt < self.goods.gaar
        return refuse("eut-why-no-gaar") if short else None

    def apply(self, play: Play, use: Use) -> None:
        """All that is there."""
        lose(play, use.seat, self.goods)


@frozen
class Choose(Effect):
    """Exactly one of several lists."""

    kind = "choose"
    works: ClassVar[Works] = {**works(*TURN, "trade", on=KIT), **works("finale", on=("offensive",))}
    options: tuple[tuple[Effect, ...], ...]

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """One of them must be able to do something."""
        found = [listed[0].why_not(table, use) for listed in self.options]
        return found[0] if all(found) else None

    def apply(self, play: Play, use: Use) -> None:
        """Ask which."""
        play.push(ChooseAlternative(use.seat, use.source, use.window, use.path))


@frozen
class Ready(Amounted):
    """Ready up to so many other exhausted Abilities."""

    kind = "ready"
    works: ClassVar[Works] = works(*TURN)

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """There must be one."""
        found = exhausted_abilities(table, use.seat, use.source)
        return None if found else refuse("eut-why-all-ready")

    def apply(self, play: Play, use: Use) -> None:
        """Ask which."""
        play.push(ReadySome(use.seat, use.source, self.amount))


@frozen
class KeepEssence(Effect):
    """The Essence just used is not discarded."""

    kind = "keep_essence"
    works: ClassVar[Works] = works("on_essence_use")

    def apply(self, play: Play, use: Use) -> None:
        """It simply stays where it lies."""
        play.tell("eut-essence-kept", seat=use.seat)


@frozen
class SurviveWith(Amounted):
    """Instead of dying, so much Health is left and everything goes on."""

    kind = "survive_with"
    works: ClassVar[Works] = works("on_death")

    def apply(self, play: Play, use: Use) -> None:
        """From nothing to this."""
        hero = Hero(play.table, use.seat)
        play.tell("eut-survived", seat=use.seat, amount=self.amount)
        play.adjust(hero.owner, zones.HEALTH, self.amount - hero.health)


@frozen
class MineCart(Effect):
    """Look at three tiles of the pile and keep one (7.1)."""

    kind = "mine_cart"
    works: ClassVar[Works] = works("mining")

    def apply(self, play: Play, use: Use) -> None:
        """The Mining Action that is going on reads it."""
        play.mark(zones.CART, 1)


@frozen
class Discount(Effect):
    """For this Trade Action each purchase costs less, at least 1."""

    kind = "discount"
    works: ClassVar[Works] = works("trade")
    gold: int
    scope: Literal["items", "equipment"]

    def apply(self, play: Play, use: Use) -> None:
        """Until the end of the Action, besides other discounts."""
        given = play.table.marks.get(zones.DISCOUNT, ())
        assert isinstance(given, tuple)
        play.mark(zones.DISCOUNT, (*given, (self.gold, self.scope)))


ALL: tuple[type[Effect], ...] = (
    Heal,
    Gain,
    Lose,
    Choose,
    Ready,
    KeepEssence,
    SurviveWith,
    MineCart,
    Discount,
)
