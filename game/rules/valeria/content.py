"""The content of Valeria, loaded once: `box()` holds every card and figure by id.

Pieces find their card through the small functions below; `shapes.py` says what a card is.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from game.engine.effects import (
    Ability,
    Condition,
    Effect,
    Meter,
    Question,
    Standing,
    answer,
    answering,
)
from game.library.content import Shelf, by_word, content_converter
from game.rules.valeria.fitting import faults
from game.rules.valeria.shapes import Award, Box, Champion, Plan, Scroll, Side
from game.rules.valeria.vocabulary import CONDITIONS, KINDS, METERS

SHELF = Shelf(
    "valeria",
    Box,
    (
        "plans.yaml",
        "champions.yaml",
        "awards.yaml",
        "maps.yaml",
        "board.yaml",
        "solo.yaml",
        "labels.yaml",
    ),
    content_converter(
        unions={Effect: KINDS, Condition: CONDITIONS},
        hooks={Meter: by_word(METERS)},
        faults=faults,
    ),
)


@cache
def box() -> Box:
    """The content, loaded on first use."""
    return SHELF.load()


def kind_of(piece: str) -> str:
    """The id in the content of a piece: ``champion.thief.2`` is a thief."""
    return piece.split(".")[1]


@cache
def plan(piece: str) -> Plan:
    """The card of a Battle Plan."""
    return box().plans[kind_of(piece)]


@cache
def champion(piece: str) -> Champion:
    """The card of a champion."""
    return box().champions[kind_of(piece)]


@cache
def award(piece: str) -> Award:
    """The card of an Award."""
    return box().awards[kind_of(piece)]


@cache
def scroll(piece: str) -> Scroll:
    """A Campaign Map."""
    return box().scrolls[kind_of(piece)]


@cache
def side(piece: str, face: str) -> Side:
    """One side of a Campaign Map."""
    both = scroll(piece)
    return both.b if face == "b" else both.a


@cache
def abilities(source: str) -> tuple[Ability, ...]:
    """What a champion, a link, a slot or a space does."""
    content, name = box(), kind_of(source)
    match source.partition(".")[0]:
        case "champion":
            return content.champions[name].abilities
        case "link":
            return content.links[name].abilities
        case "slot":
            return content.slots[name].abilities
        case "space":
            return content.spaces[name].abilities
    raise KeyError(source)


@cache
def effects_of(source: str) -> tuple[Effect, ...]:
    """Every effect of a source, whatever its window."""
    return tuple(effect for ability in abilities(source) for effect in ability.effects)


@cache
def answers_in(source: str, window: str) -> bool:
    """Whether a source has anything to do with a window at all."""
    return any(each.window == window for each in abilities(source))


@cache
def ask(source: str, question: Question, value: int = 0) -> int:
    """What a source makes of the answer to a question that began with this value."""
    return answer(question, value, _standing(source, type(question)))


@cache
def _standing(source: str, asked: type[Question]) -> tuple[Standing[Any], ...]:
    return answering(effects_of(source), asked)
