"""The words that cards are written in.

The kinds of effect are classes in `effects/`, each with its meaning. What a card does knows steps,
and steps know cards; so the tables of kinds and meters stand here, empty, and `catalogue.py`, which
knows all of them, fills them.
"""

from __future__ import annotations

from typing import Literal

from game.engine.effects import Effect, Meter

#: When a card is used: as a space with a bolt is left, for a fighter (or in the Arena), after a
#: roll of the monster die, as money, as it is gained; or as long as it lies on top of the pile.
Window = Literal["bolt", "combat", "reroll", "purchase", "gain", "on_top"]
#: When the back of a token is used: in an own turn, in a payment, with a blow, as it is received.
TokenWindow = Literal["own_turn", "payment", "blow", "receipt"]
#: Whom an event of the Oracle concerns; ties always include everybody.
Scope = Literal[
    "each_player",
    "first_player",
    "shield_holder",
    "most_fame",
    "least_fame",
    "most_buildings",
    "most_heroes",
    "fewest_peasants",
    "fewest_characters",
    "absent_from_surroundings",
    "battle_line",
    "next_expedition",
    "next_monster",
]
#: What a Quest asks for at the end.
Condition = Literal[
    "strictly_most_character_types",
    "strictly_most_peasants",
    "strictly_most_buildings",
    "sole_fame_leader",
    "own_character_in_hospital",
    "holds_shield_last_round",
    "two_first_places",
    "no_magic_card",
    "no_wound",
    "no_monster_token",
    "no_building",
    "no_other_quest_fulfilled",
]
#: What a Quest counts at the end.
Tally = Literal["monster_tokens", "quest_cards", "loot_cards", "combat_cards", "bolt_cards"]
#: Where a card is taken from, what it must be.
Source = Literal["hand", "discard"]
Sort = Literal["wound", "gold", "magic"]

#: The families of cards that a player's deck may hold; all have the same back.
FAMILIES = ("starter", "market", "loot", "mine", "quest", "wound", "beer")

#: Every kind of effect, and every meter, by its word.
KINDS: dict[str, type[Effect]] = {}
METERS: dict[str, Meter] = {}
