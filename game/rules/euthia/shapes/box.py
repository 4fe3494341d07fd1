"""Everything in the box, by id, and the figures of the rulebook (chapter 2)."""

from __future__ import annotations

from attrs import field, frozen

from game.engine.effects import Effect
from game.library.content import Words
from game.rules.euthia.shapes.blocks import Row
from game.rules.euthia.shapes.cards import (
    Card,
    CombatCard,
    Elemental,
    Encounter,
    Event,
    Hecatomb,
    Legend,
    Offensive,
    Quest,
    Villager,
)
from game.rules.euthia.shapes.foes import Bounty, Monster
from game.rules.euthia.shapes.kit import Essence, Gem, Hero, HeroTile, Item, Resource
from game.rules.euthia.shapes.land import Territory
from game.rules.euthia.shapes.scenarios import Scenario


@frozen
class Tokens:
    """Gaar or Dwurt: how many at the start, places for them, what one shifts."""

    start: int
    places: int
    shift: int


@frozen
class Death:
    """What dying gives and costs (chapter 11)."""

    gaar: int
    gold_card: int
    #: Reputation at final scoring, for a death in Combat.
    penalty: int
    #: Reputation at once, for a death outside Combat, by the Dwurt die, in a cooperative game.
    outside: int
    dwurt_die: int
    cooperative: int


@frozen
class Heroic:
    """What heroic difficulty adds to a Monster."""

    health_per_level: int
    chaos: int


@frozen
class Figures:
    """The numbers of the rulebook."""

    hand_limit: int
    #: Silver cards for a Gold card.
    exchange: int
    bags: int
    gem_places: int
    fire_wounds: int
    water_heal: int
    earth_bonus: int
    chapel_heal: int
    potion_price: int
    #: Health for a Gold, by Place of Trade.
    heal: dict[str, int]
    gaar_price: int
    #: Gold to each opponent: tax, mining and challenge dues.
    due: int
    offer: int
    refresh: int
    reveal: int
    loose_sale: int
    set_gem_sale: int
    gaar: Tokens
    dwurt: Tokens
    death: Death
    heroic: Heroic
    #: Cards of an Encounter besides one for each player; Bounties likewise.
    quests_kept: int
    solo_quests_removed: int
    solo_witch_removed: int
    face_up: int
    gold_per_reputation: int
    #: Cards in hand in a tie.
    silver_worth: int
    gold_card_worth: int


@frozen
class ActionToken:
    """An Action token: its name, and the Movement it gives instead."""

    name: Words
    movement: int


@frozen
class Step:
    """A line of the score table: from so many on, so many points."""

    least: int
    points: int


@frozen
class Vocabulary:
    """Names of what has no card of its own."""

    place_names: dict[str, Words]
    slot_names: dict[str, Words]
    worn_names: dict[str, Words]
    kind_names: dict[str, Words]
    set_names: dict[str, Words]
    trigger_names: dict[str, Words]
    use_names: dict[str, Words]
    term_names: dict[str, Words]


@frozen(eq=False)
class Box:
    """Everything in the box, by id."""

    territory: dict[str, Territory]
    heroes: dict[str, Hero]
    tiles: dict[str, HeroTile]
    items: dict[str, Item]
    resources: dict[str, Resource]
    gems: dict[str, Gem]
    essences: dict[str, Essence]
    monsters: dict[str, Monster]
    elites: dict[str, Monster]
    bounties: dict[str, Bounty]
    foes: dict[str, Monster]
    silver: dict[str, Card]
    gold: dict[str, Card]
    combat: dict[str, CombatCard]
    elementals: dict[str, Elemental]
    encounters: dict[str, Encounter]
    quests: dict[str, Quest]
    legends: dict[str, Legend]
    events: dict[str, Event]
    hecatomb: dict[str, Hecatomb]
    offensives: dict[str, Offensive]
    scenarios: dict[str, Scenario]
    figures: Figures
    actions: dict[str, ActionToken]
    bare_hands: tuple[Row, ...]
    manuscripts: tuple[int, ...]
    score_table: dict[str, tuple[Step, ...]]
    dwurt_faces: tuple[tuple[Effect, ...], ...]
    words: Vocabulary
    villagers: dict[str, Villager] = field(factory=dict)
