"""The content of Euthia, loaded once: `box()` holds every tile, card and figure by id.

Pieces find their card through the small functions below; `shapes/` says what a card is.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, TypeVar

from game.engine.effects import Effect
from game.library.content import Shelf, content_converter
from game.rules.euthia.fitting import faults
from game.rules.euthia.shapes import (
    Block,
    Box,
    HeroTile,
    Item,
    Legend,
    Monster,
    Quest,
    Resource,
    Territory,
)
from game.rules.euthia.vocabulary import KINDS

SHELF = Shelf(
    "euthia",
    Box,
    (
        "territory.yaml",
        "heroes.yaml",
        "hero_tiles.yaml",
        "items.yaml",
        "resources.yaml",
        "gems.yaml",
        "monsters.yaml",
        "elites.yaml",
        "cards.yaml",
        "encounters.yaml",
        "legends.yaml",
        "scenarios.yaml",
        "board.yaml",
    ),
    content_converter(unions={Effect: KINDS}, faults=faults),
)

E = TypeVar("E", bound=Effect)


@cache
def box() -> Box:
    """The content, loaded on first use."""
    return SHELF.load()


@cache
def group_of(piece: str) -> str:
    """What sort of piece it is: ``item.mace.2`` is an item."""
    return piece.partition(".")[0]


@cache
def kind_of(piece: str) -> str:
    """The id in the content of a piece: ``item.mace.2`` is a mace."""
    return piece.split(".")[1]


@cache
def territory(piece: str) -> Territory:
    """A Territory tile."""
    return box().territory[kind_of(piece)]


@cache
def item(piece: str) -> Item:
    """A tile of a shop, a Treasure, a Reward or the like."""
    return box().items[kind_of(piece)]


@cache
def tile(piece: str) -> HeroTile:
    """A Hero tile."""
    return box().tiles[kind_of(piece)]


@cache
def resource(piece: str) -> Resource:
    """A Natural Resource."""
    return box().resources[kind_of(piece)]


@cache
def quest(piece: str) -> Quest | Legend:
    """A card of an Encounter, or a Legend."""
    if group_of(piece) == "legend":
        return box().legends[kind_of(piece)]
    return box().quests[kind_of(piece)]


@cache
def monster(piece: str) -> Monster:
    """A Monster, an Elite, or a foe of a scenario."""
    content = box()
    named = {"monster": content.monsters, "elite": content.elites, "foe": content.foes}
    return named[group_of(piece)][kind_of(piece)]


@cache
def blocks(piece: str) -> tuple[Block, ...]:
    """What a piece can do; nothing if it is none that does anything."""
    content = box()
    if group_of(piece) == "elemental":
        rows = content.elementals[kind_of(piece)].challenge
        return (Block("challenge", "free", attack=rows),)
    if group_of(piece) == "offensive":
        return (Block("finale", "free", do=content.offensives[kind_of(piece)].do),)
    named: dict[str, Any] = {
        "item": content.items,
        "tile": content.tiles,
        "gem": content.gems,
        "essence": content.essences,
    }
    found = named.get(group_of(piece))
    if found is None:
        return ()
    does: tuple[Block, ...] = found[kind_of(piece)].blocks
    return does


@cache
def operations(piece: str, path: tuple[int, ...]) -> tuple[Effect, ...]:
    """A list of operations: of a block, of a row of its attack, of an alternative within it.

    The path is (block,), (block, row) of an attack, and two numbers more for each `choose` on the
    way: which operation it is, which of its alternatives was taken.
    """
    first, *deeper = path
    block = blocks(piece)[first]
    if block.attack:
        row, *deeper = deeper
        found = block.attack[row].do
    else:
        found = block.do
    while deeper:
        number, alternative, *deeper = deeper
        choose: Any = found[number]
        found = choose.options[alternative]
    return found


@cache
def standing(piece: str, kind: type[E]) -> tuple[E, ...]:
    """The operations of a kind that always work while the piece is worn, set or learned."""
    return tuple(
        each
        for block in blocks(piece)
        if block.trigger == "permanent"
        for each in block.do
        if isinstance(each, kind)
    )


@cache
def adds(piece: str, kind: Any, size: int) -> int:
    """What a piece adds to a figure while it is worn, set or learned, with a set of this size."""
    standing = [each for each in blocks(piece) if each.trigger == "permanent" and each.set <= size]
    found: list[Any] = [each for block in standing for each in block.do if isinstance(each, kind)]
    return sum([each.amount for each in found])


@lru_cache(maxsize=16_384)
def set_size(pieces: tuple[str, ...]) -> int:
    """How many different Armour tiles of one family are among these, at best (ruling 47)."""
    families: dict[str, set[str]] = {}
    for piece in pieces:
        family = item(piece).set if group_of(piece) == "item" else None
        if family is not None:
            families.setdefault(family, set()).add(kind_of(piece))
    return max((len(each) for each in families.values()), default=0)


@cache
def triggered(piece: str, triggers: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """The blocks of a piece with one of these triggers, each as (piece, number)."""
    found = [
        (piece, number)
        for trigger in triggers
        for number, block in enumerate(blocks(piece))
        if block.trigger == trigger
    ]
    return tuple(found)


@cache
def grants(piece: str) -> tuple[str, ...]:
    """The Actions that a piece lets its Hero perform without a token."""
    done: list[Any] = [each for block in blocks(piece) for each in block.do]
    return tuple(each.action for each in done if each.kind == "action")
