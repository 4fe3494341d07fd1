"""What a tile does: blocks with a trigger, a cost, operations or the rows of an attack (27.1)."""

from __future__ import annotations

from attrs import field, frozen

from game.engine.effects import Effect
from game.rules.euthia.vocabulary import Element, GemName, Terrain, Trigger, Usage


@frozen
class Goods:
    """What is gained or lost at once (27.3)."""

    gold: int = 0
    gaar: int = 0
    dwurt: int = 0
    reputation: int = 0
    #: Cards drawn.
    silver: int = 0
    gold_card: int = 0
    #: Healing Potions.
    potion: int = 0
    gem: dict[GemName, int] = field(factory=dict)
    #: Common Gems, of the player's choice or of chance (ruling 50).
    gem_any: int = 0
    gem_random: int = 0
    essence: dict[Element, int] = field(factory=dict)
    essence_any: int = 0
    essence_random: int = 0
    treasure_1: int = 0
    treasure_2: int = 0
    treasure_3: int = 0
    resource: Terrain | None = None
    #: The encounter whose Reward pile gives its top tile.
    reward_tile: str | None = None
    teleport_scroll: int = 0
    provisions: int = 0
    artifact: int = 0


@frozen
class Cost:
    """What a block costs, paid first and in full; Health is no Wound (ruling 77)."""

    gold: int = 0
    gaar: int = 0
    dwurt: int = 0
    silver: int = 0
    essence: int = 0
    resource: int = 0
    health: int = 0


@frozen
class Row:
    """A line of an attack, of a Monster's table or of a Challenge; without `to` it is open."""

    from_: int
    to: int | None = None
    damage: int = 0
    wound: int = 0
    do: tuple[Effect, ...] = ()

    def holds(self, strength: int) -> bool:
        """Whether this line applies."""
        return self.from_ <= strength and (self.to is None or strength <= self.to)


@frozen
class Block:
    """One thing that a tile, a Gem or an Essence can do."""

    trigger: Trigger
    use: Usage
    cost: Cost | None = None
    #: So many different Armour tiles of one family must be worn (ruling 47).
    set: int = 0
    not_in_initiative: bool = False
    do: tuple[Effect, ...] = ()
    attack: tuple[Row, ...] = ()

    @property
    def window(self) -> str:
        """The trigger, as the general part calls it."""
        return self.trigger

    @property
    def effects(self) -> tuple[Effect, ...]:
        """Every operation of it, those of attack rows last."""
        return (*self.do, *(each for row in self.attack for each in row.do))
