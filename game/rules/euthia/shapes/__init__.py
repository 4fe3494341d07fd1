"""The shapes of content/euthia: what each YAML file may say, as frozen classes."""

from game.rules.euthia.shapes.blocks import Block, Cost, Goods, Row
from game.rules.euthia.shapes.box import Box, Figures
from game.rules.euthia.shapes.cards import (
    Card,
    CombatCard,
    Elemental,
    Encounter,
    Event,
    Hecatomb,
    Legend,
    Modifier,
    Offensive,
    Quest,
    Require,
    Several,
    Trophies,
)
from game.rules.euthia.shapes.foes import Bounty, Lair, Monster
from game.rules.euthia.shapes.kit import Essence, Gem, Hero, HeroTile, Item, Price, Resource, Slot
from game.rules.euthia.shapes.land import Space, Territory
from game.rules.euthia.shapes.scenarios import Scenario, ScenarioRule, Stack

__all__ = [
    "Block",
    "Bounty",
    "Box",
    "Card",
    "CombatCard",
    "Cost",
    "Elemental",
    "Encounter",
    "Essence",
    "Event",
    "Figures",
    "Gem",
    "Goods",
    "Hecatomb",
    "Hero",
    "HeroTile",
    "Item",
    "Lair",
    "Legend",
    "Modifier",
    "Monster",
    "Offensive",
    "Price",
    "Quest",
    "Require",
    "Resource",
    "Row",
    "Scenario",
    "ScenarioRule",
    "Several",
    "Slot",
    "Space",
    "Stack",
    "Territory",
    "Trophies",
]
