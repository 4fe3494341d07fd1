"""The content of Rivenoire, loaded once: `box()` holds every card and figure by id.

Pieces find their card through the small functions below; `shapes.py` says what a card is.
"""

from __future__ import annotations

from functools import cache
from typing import cast

from game.engine import Piece
from game.engine.effects import Ability, Condition, Effect, Meter, Use
from game.library.content import Shelf, by_word, content_converter
from game.rules.rivenoire.fitting import faults
from game.rules.rivenoire.shapes import (
    Bonus,
    Box,
    Card,
    Character,
    Mode,
    Monster,
    Omen,
    Place,
    PlaceId,
    Property,
    Quest,
    Talent,
)
from game.rules.rivenoire.vocabulary import KINDS, METERS, Window
from game.rules.rivenoire.zones import family, kind_of

SHELF = Shelf(
    "rivenoire",
    Box,
    (
        "board.yaml",
        "characters.yaml",
        "starter.yaml",
        "market.yaml",
        "loot.yaml",
        "piles.yaml",
        "quests.yaml",
        "oracle.yaml",
        "monsters.yaml",
        "tokens.yaml",
        "labels.yaml",
    ),
    content_converter(
        # No ability of this game has a condition of its own.
        unions={Effect: KINDS, Condition: {}},
        hooks={Meter: by_word(METERS)},
        faults=faults,
    ),
)


@cache
def box() -> Box:
    """The content, loaded on first use."""
    return SHELF.load()


_NO_MODES: tuple[Mode, ...] = ()


@cache
def card(piece: Piece) -> Card:
    """The card of a piece of the starting decks, the Market, the Loot or the Mine."""
    cards: dict[str, Card] = getattr(box(), family(piece))
    return cards[kind_of(piece)]


@cache
def modes(piece: Piece) -> tuple[Mode, ...]:
    """The ways to use a card; Quests, Wounds and Beers have none."""
    has_some = family(piece) in ("starter", "market", "loot", "mine")
    return card(piece).modes if has_some else _NO_MODES


@cache
def mode_number(piece: Piece, window: Window) -> int | None:
    """Which of its modes a card is used with in a window, if any."""
    found = [number for number, mode in enumerate(modes(piece)) if mode.window == window]
    return found[0] if found else None


@cache
def has_mode(piece: Piece, window: Window) -> bool:
    """Whether a card is used in a window at all."""
    return mode_number(piece, window) is not None


def is_gold(piece: Piece) -> bool:
    """Whether it is a gold card, the Fairy Treasure included (ruling 73)."""
    return has_mode(piece, "purchase")


def is_bolt(piece: Piece) -> bool:
    """Whether it is a bolt card."""
    return has_mode(piece, "bolt")


def is_combat(piece: Piece) -> bool:
    """Whether it is a combat card, that is played for a fighter or after a roll."""
    return has_mode(piece, "combat") or has_mode(piece, "reroll")


@cache
def magic(piece: Piece) -> int:
    """The stars of a card."""
    return card(piece).magic if family(piece) in ("starter", "market", "loot", "mine") else 0


@cache
def quest(piece: Piece) -> Quest:
    """The card of a Quest."""
    return box().quests[kind_of(piece)]


@cache
def omen(piece: Piece) -> Omen:
    """The card of the Oracle."""
    return box().oracle[kind_of(piece)]


@cache
def monster(piece: Piece) -> Monster:
    """The card of a monster."""
    return box().monsters[kind_of(piece)]


@cache
def character(piece: Piece) -> Character:
    """What a character is."""
    return box().characters[kind_of(piece)]


@cache
def people() -> tuple[Piece, ...]:
    """Every character that somebody could lead."""
    return tuple(
        f"character.{kind}.{copy}"
        for kind, each in box().characters.items()
        if not each.ability.beers
        for copy in range(1, each.copies + 1)
    )


@cache
def talent(piece: Piece) -> Talent:
    """What a character can do."""
    return character(piece).ability


@cache
def place(name: str) -> Place:
    """A place of the city."""
    return box().places[cast(PlaceId, name)]


@cache
def bonus(token: Piece) -> Bonus:
    """What is on the back of a property or monster token."""
    content, number = box(), kind_of(token)
    is_property = family(token) == "property"
    name = content.properties[number].bonus if is_property else content.trophies[number].bonus
    return content.bonuses[name]


@cache
def title_of(token: Piece) -> Property:
    """Price and points of a property token, also of one that shows its front only.

    Tokens of one price have the same points, so the front tells nothing of the back.
    """
    if not token.startswith("?"):
        return box().properties[kind_of(token)]
    price = int(family(token).removeprefix("property_"))
    return next(each for each in box().properties.values() if each.price == price)


@cache
def abilities(source: str) -> tuple[Ability, ...]:
    """What a card, an event, a token, a face of the die or an attack does."""
    content, name = box(), kind_of(source)
    match family(source):
        case "oracle":
            return content.oracle[name].abilities
        case "property" | "trophy":
            return bonus(source).abilities
        case "face":
            return content.faces[name].abilities
        case "attack":
            return content.attacks[name].abilities
    return modes(source)


def ability(use: Use) -> Ability:
    """The ability that is used."""
    return abilities(use.source)[use.path[0]]


@cache
def token_window(token: Piece) -> str:
    """When a token is used; empty if it never is."""
    found = bonus(token).abilities
    return found[0].window if found else ""
