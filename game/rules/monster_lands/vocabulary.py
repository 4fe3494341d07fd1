"""The words that cards are written in.

The kinds of effect are classes in `effects/`, each with its meaning. What a card does knows steps,
and steps know cards; so the table of kinds stands here, empty, and `catalogue.py`, which knows
all of them, fills it.
"""

from __future__ import annotations

from typing import Literal

from game.engine.effects import Effect

Colour = Literal["force", "magic", "persuasion"]
Affinity = Literal["fire", "water", "air", "jungle"]
Resources = dict[str, int]
#: What a clan can gain; traps are only ever handed over.
GAINED = ("gold", "glory", "potion", "venom", "defence", "loot")
#: Dice that may be paid together, and the ways to do so.
Payment = tuple[tuple[Colour, ...], ...]
#: What an expedition rolls for.
Purpose = Literal["monster", "conquest", "mission"]
#: When an ability works.
Window = Literal[
    "passive",
    "deployment",
    "on_mine",
    "on_hunter",
    "on_tavern",
    "on_bazaar",
    "region_action",
    "reveal",
    "roll",
    "monster_attack",
    "on_capture",
    "on_kill",
    "on_defeat",
    "on_conquest",
    "any_time",
    "draw",
    "cleanup",
]
#: The windows that open on an expedition.
OUTSIDE: tuple[Window, ...] = (
    "reveal",
    "roll",
    "monster_attack",
    "on_capture",
    "on_kill",
    "on_defeat",
    "on_conquest",
)

#: Every kind of effect by its word.
KINDS: dict[str, type[Effect]] = {}
