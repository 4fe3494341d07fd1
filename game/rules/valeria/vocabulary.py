"""The words that cards are written in.

The kinds of effect are classes in `effects/`, each with its meaning. What a card does knows steps,
and steps know cards; so the tables of kinds, conditions and meters stand here, empty, and
`catalogue.py`, which knows all of them, fills them.
"""

from __future__ import annotations

from typing import Literal

from game.engine.effects import Condition, Effect, Meter

Troop = Literal["goblin", "orc", "skeleton", "gargoyle", "gnoll"]
PlanType = Literal["ambush", "siege", "clash"]
#: Champions: Instant, Ongoing, End-game.
ChampionKind = Literal["immediate", "permanent", "endgame"]
Pile = Literal["left", "centre", "right"]
SlotName = Literal["left", "middle", "right"]
#: What a player counts or keeps, in the order in which a card that gives several gives them.
Resource = Literal["gem", "influence", "magic", "gold"]
RESOURCES: tuple[Resource, ...] = ("gem", "influence", "magic", "gold")
#: What a player board limits.
Limited = Literal["tracks", "champions", "gems", "dice"]

TROOPS: tuple[Troop, ...] = ("goblin", "orc", "skeleton", "gargoyle", "gnoll")
TYPES: tuple[PlanType, ...] = ("ambush", "siege", "clash")
CHAMPION_KINDS: tuple[ChampionKind, ...] = ("immediate", "permanent", "endgame")

#: Every kind of effect, condition and meter by its word.
KINDS: dict[str, type[Effect]] = {}
CONDITIONS: dict[str, type[Condition]] = {}
METERS: dict[str, Meter] = {}
