"""Gains and losses, healing, choices between them."""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from game.engine.effects import Effect, Works
from game.rules.euthia.effects.words import KIT, TURN, Amounted, works
from game.rules.euthia.shapes.blocks import Goods


@frozen
class Heal(Amounted):
    """Health, never above the maximum."""

    kind = "heal"
    works: ClassVar[Works] = {
        **works(*TURN, "combat", "initiative", "on_victory"),
        **works("challenge", on=("elemental",)),
    }


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


@frozen
class Choose(Effect):
    """Exactly one of several lists."""

    kind = "choose"
    works: ClassVar[Works] = {**works(*TURN, "trade", on=KIT), **works("finale", on=("offensive",))}
    options: tuple[tuple[Effect, ...], ...]


@frozen
class Ready(Amounted):
    """Ready up to so many other exhausted Abilities."""

    kind = "ready"
    works: ClassVar[Works] = works(*TURN)


@frozen
class KeepEssence(Effect):
    """The Essence just used is not discarded."""

    kind = "keep_essence"
    works: ClassVar[Works] = works("on_essence_use")


@frozen
class SurviveWith(Amounted):
    """Instead of dying, so much Health is left and everything goes on."""

    kind = "survive_with"
    works: ClassVar[Works] = works("on_death")


@frozen
class MineCart(Effect):
    """Look at three tiles of the pile and keep one (7.1)."""

    kind = "mine_cart"
    works: ClassVar[Works] = works("mining")


@frozen
class Discount(Effect):
    """For this Trade Action each purchase costs less, at least 1."""

    kind = "discount"
    works: ClassVar[Works] = works("trade")
    gold: int
    scope: Literal["items", "equipment"]


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
