"""The shapes of content/rivenoire: what each YAML file may say, as frozen classes."""

from __future__ import annotations

from typing import Literal

from attrs import frozen

from game.engine.effects import Ability, Effect
from game.library.content import Words
from game.rules.rivenoire.vocabulary import Condition, Scope, Tally, Window


@frozen
class Mode(Ability):
    """One way to use a card: when, and what happens then, all of it or nothing."""

    #: Whether a combat card may be committed in the Arena.
    arena: bool = False


@frozen
class Card:
    """A card that a player's deck may hold."""

    name: Words
    text: Words
    modes: tuple[Mode, ...] = ()
    copies: int = 1
    #: What tells it from others of the same name.
    sign: Words | None = None
    #: Stars.
    magic: int = 0
    #: What it costs on the stall; Market cards only.
    price: int = 0
    #: A Mine card that nobody takes.
    rockfall: bool = False

    def mode(self, window: Window) -> Mode | None:
        """How it is used in a window, if at all."""
        return next((each for each in self.modes if each.window == window), None)


@frozen
class Burden:
    """A Wound or a Beer: points at the end, and nothing else."""

    name: Words
    text: Words
    copies: int
    points: int


@frozen
class Quest:
    """A Quest: points on a condition, or for each of what is counted; without both, always."""

    name: Words
    text: Words
    points: int
    if_: Condition | None = None
    per: Tally | None = None
    copies: int = 1


@frozen
class Omen:
    """An event of the Oracle; several abilities are alternatives."""

    name: Words
    text: Words
    scope: Scope
    abilities: tuple[Ability, ...]
    #: What the alternatives are called, where there is anything to choose.
    ways: tuple[Words, ...] = ()


@frozen
class Monster:
    """A monster; its value is the Loot shared and the Fame of the killing blow."""

    name: Words
    hit_points: int
    value: int
    attack: str


@frozen
class Strike:
    """A face of the monster die, or the special attack of a monster."""

    name: Words
    text: Words
    abilities: tuple[Ability, ...]


@frozen
class Talent:
    """What a kind of character can do; nothing, unless it says so."""

    #: Cards more in the draw phase.
    draw: int = 0
    #: More damage of every combat card with an attack value.
    damage: int = 0
    #: Loot cards after the sharing.
    loot: int = 0
    #: Monster dice more.
    dice: int = 0
    #: Characters placed at once after it.
    placements: int = 0
    #: Coins more for every gold card of its purchase.
    coins: int = 0
    #: Beers more for every recruit, as long as it sits in the Tavern.
    beers: int = 0
    any_owner_spot: bool = False


@frozen
class Character:
    """A kind of character; without a wage it is never recruited."""

    name: Words
    text: Words
    copies: int
    ability: Talent
    wage: int | None = None
    #: Whether it is a warrior, a ranger or a magician.
    hero: bool = False
    #: Whether it counts in the limit of characters.
    limited: bool = True


@frozen
class Bonus:
    """The back of a property or monster token."""

    name: Words
    text: Words
    abilities: tuple[Ability, ...] = ()
    magic: int = 0
    diamonds: int = 0


@frozen
class Property:
    """A property token: price and points in front, a bonus behind."""

    price: int
    points: int
    bonus: str


@frozen
class Trophy:
    """A monster token: a bonus behind."""

    bonus: str


@frozen
class PlacementGain:
    """What a space gives to whoever is placed there."""

    space: int
    effects: tuple[Effect, ...]


@frozen
class Place:
    """A place of the city: open spaces by number of players, bolts from the left."""

    name: Words
    text: Words
    spaces: dict[int, int]
    bolts: tuple[int, ...] = ()
    building: bool = True
    #: How many characters of a player may stand there; 0 is any number.
    each: int = 0
    gains: tuple[PlacementGain, ...] = ()


@frozen
class Numbers:
    """Figures of the rulebook."""

    rounds: int
    drawn: int
    #: Cards more in the draw phase, from so much Fame on.
    fame_draws: dict[int, int]
    peasants: int
    characters: int
    buildings: int
    fame_track: int
    stall: int
    guests: int
    ramparts: int
    healed: int
    extra_nuggets: int
    rockfalls: int
    arena_fame: int
    arena_cards: int
    arena_wounds: int
    quests: int
    omens: int
    combat_rounds: int
    hit_points: int


@frozen
class Scores:
    """Points of the trio and of the majorities."""

    trio: int
    first: int
    second: int
    tied: int


PlaceId = Literal[
    "ramparts",
    "market",
    "hospital",
    "mine",
    "arena",
    "quest_office",
    "provost_house",
    "tavern",
    "oracle_hut",
    "surroundings",
]


@frozen(eq=False)
class Box:
    """Everything in the box, by id."""

    starter: dict[str, Card]
    market: dict[str, Card]
    loot: dict[str, Card]
    mine: dict[str, Card]
    burdens: dict[str, Burden]
    quests: dict[str, Quest]
    oracle: dict[str, Omen]
    monsters: dict[str, Monster]
    attacks: dict[str, Strike]
    #: From 1 to 6.
    faces: dict[str, Strike]
    characters: dict[str, Character]
    bonuses: dict[str, Bonus]
    properties: dict[str, Property]
    trophies: dict[str, Trophy]
    #: How many jewel tokens have so many diamonds.
    jewels: dict[int, int]
    #: From 1 to 10.
    places: dict[PlaceId, Place]
    numbers: Numbers
    scores: Scores
    phases: dict[str, Words]
    labels: dict[str, Words]
