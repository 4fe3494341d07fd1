"""The words that tiles and cards are written in (chapter 27).

The kinds of effect are classes in `effects/`, each with its meaning. What a tile does knows steps,
and steps know tiles; so the table of kinds stands here, empty, and `catalogue.py`, which knows all
of them, fills it.
"""

from __future__ import annotations

from typing import Literal

from game.engine.effects import Effect

Element = Literal["air", "earth", "water", "fire"]
ELEMENTS: tuple[Element, ...] = ("air", "earth", "water", "fire")
GemName = Literal["amethyst", "emerald", "onyx", "opal", "ruby", "sapphire", "demonite", "diamond"]
#: What an Action token stands for.
Action = Literal["mining", "trade", "combat"]
ACTIONS: tuple[Action, ...] = ("mining", "trade", "combat")
Terrain = Literal["mountain", "lake", "cavern"]
TERRAINS: tuple[Terrain, ...] = ("mountain", "lake", "cavern")
Chapter = Literal["I", "II", "III", "IV", "V"]
CHAPTERS: tuple[Chapter, ...] = ("I", "II", "III", "IV", "V")
LEVELS = (1, 2, 3)
Mode = Literal["competitive", "solo", "cooperative"]
TileType = Literal["start", "fixed", "encounter", "scenario", "other"]
TILE_TYPES: tuple[TileType, ...] = ("start", "fixed", "encounter", "scenario", "other")
Place = Literal[
    "plain",
    "mountain",
    "lake",
    "cavern",
    "treasure_1",
    "treasure_2",
    "treasure_3",
    "merchants",
    "alchemists",
    "elemental_air",
    "elemental_earth",
    "elemental_water",
    "elemental_fire",
    "portal",
    "encounter",
    "ruins",
    "chapel",
    "dragon_slayers_tower",
    "mercenary_fortress",
    "overlord",
    "legend",
]
Shop = Literal["merchants", "alchemists", "dragon_slayers"]
SHOPS: tuple[Shop, ...] = ("merchants", "alchemists", "dragon_slayers")
#: Which shop serves at which place.
SHOP_AT: dict[str, Shop] = {
    "merchants": "merchants",
    "alchemists": "alchemists",
    "dragon_slayers_tower": "dragon_slayers",
}
Pile = Literal[
    "merchants",
    "alchemists",
    "dragon_slayers",
    "treasure_1",
    "treasure_2",
    "treasure_3",
    "common",
    "hunter",
    "armourer",
    "witch",
    "artifacts",
    "characters",
]
ItemKind = Literal[
    "armour",
    "weapon",
    "initiative_weapon",
    "shield",
    "jewellery",
    "scroll",
    "potion",
    "flask",
    "chest",
    "valuables",
    "character",
]
TileKind = Literal["weapon", "initiative_weapon", "shield", "ability", "initiative"]
#: Hero slots by their symbol; Weapons and Shields share one.
SlotKind = Literal["weapon", "ability", "initiative"]
SLOT_OF: dict[str, SlotKind] = {
    "weapon": "weapon",
    "initiative_weapon": "weapon",
    "shield": "weapon",
    "ability": "ability",
    "initiative": "initiative",
}
#: Where an item is worn; rings have two places.
WornSlot = Literal["weapon", "helmet", "cuirass", "gauntlets", "greaves", "boots", "amulet", "ring"]
ArmourSet = Literal["leather", "chainmail", "plate", "dragonhide"]

Trigger = Literal[
    "permanent",
    "out_of_combat",
    "any_time",
    "combat_setup",
    "initiative",
    "combat",
    "before_monster_roll",
    "before_or_after_monster_roll",
    "after_monster_roll",
    "before_hero_roll",
    "after_hero_roll",
    "any_hero_roll",
    "mining",
    "trade",
    "on_victory",
    "on_death",
    "end_of_turn",
    "on_challenge",
    "on_essence_use",
    "on_curse",
    "continuous",
    "wounds",
    "challenge",
    "finale",
]
Usage = Literal["exhaust", "consume", "flip", "free", "permanent"]

#: Every kind of effect by its word.
KINDS: dict[str, type[Effect]] = {}
