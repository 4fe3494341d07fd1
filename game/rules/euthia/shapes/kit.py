"""What Heroes have: their boards, tiles, items, Gems, Essences and Natural Resources."""

from __future__ import annotations

from attrs import frozen

from game.library.content import Words
from game.rules.euthia.shapes.blocks import Block, Goods
from game.rules.euthia.vocabulary import (
    ArmourSet,
    Element,
    ItemKind,
    Pile,
    SlotKind,
    Terrain,
    TileKind,
    WornSlot,
)


@frozen
class Price:
    """What a tile costs, and what it is sold for."""

    buy: int
    sell: int


@frozen
class Item:
    """A tile of a shop, a Treasure, a Reward, an Artifact or a Character."""

    name: Words
    pile: Pile
    kind: ItemKind
    text: Words
    blocks: tuple[Block, ...]
    copies: int = 1
    #: Where it is worn; without it is used up from where it lies.
    slot: WornSlot | None = None
    set: ArmourSet | None = None
    price: Price | None = None
    gem_slots: int = 0


@frozen
class HeroTile:
    """A Hero tile: Abilities are learned, Equipment is bought."""

    name: Words
    hero: str
    kind: TileKind
    text: Words
    blocks: tuple[Block, ...]
    start: bool = False
    #: The Reputation at which it can be revealed.
    reputation: int = 0
    learning: int | None = None
    price: Price | None = None
    #: For solo and cooperative games only, or for competitive ones only (ruling 82).
    alone: bool | None = None

    @property
    def is_ability(self) -> bool:
        """Learned, and no item (13.3)."""
        return self.learning is not None

    @property
    def worth(self) -> int:
        """What it costs to have it."""
        if self.learning is not None:
            return self.learning
        return self.price.buy if self.price else 0


@frozen
class Gem:
    """A Gem: it works while it is set in a worn tile."""

    name: Words
    copies: int
    common: bool
    text: Words
    blocks: tuple[Block, ...]


@frozen
class Essence:
    """An Essence: it works from where it lies, and is gone."""

    name: Words
    copies: int
    text: Words
    blocks: tuple[Block, ...]


@frozen
class Resource:
    """A Natural Resource: what each side of the slash pays."""

    name: Words
    terrain: Terrain
    copies: int
    options: tuple[Goods, ...]
    text: Words


@frozen
class Slot:
    """A place on a Hero board, and what unlocks it; nothing if it is open from the start."""

    kind: SlotKind | None = None
    gold: int = 0
    essence: Element | None = None

    @property
    def is_locked(self) -> bool:
        """Closed until it is paid for."""
        return self.gold > 0 or self.essence is not None


@frozen
class Hero:
    """A Hero: Health and the places of the board."""

    name: Words
    title: Words
    colour: str
    health: int
    slots: dict[str, Slot]
    worn: dict[str, Slot]
    description: Words
    #: Places for Dwurt instead of Gaar (chapter 18).
    dwurt: int = 0
