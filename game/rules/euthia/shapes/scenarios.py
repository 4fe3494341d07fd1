"""Scenarios: rounds, beginnings, the stack of tiles, rules of their own, what is a victory."""

from __future__ import annotations

from typing import Literal

from attrs import field, frozen

from game.library.content import Words
from game.rules.euthia.vocabulary import Chapter

#: Tiles of each Chapter, by number of players.
Numbers = dict[int, dict[Chapter, int]]


@frozen
class Stack:
    """How the stack of Territory tiles is built (chapter 4, step 3)."""

    chapters: tuple[Chapter, ...]
    fixed: Numbers
    encounter: Numbers
    other: Numbers
    #: Kinds of Scenario tiles, by Chapter.
    scenario: dict[Chapter, tuple[str, ...]] = field(factory=dict)


@frozen
class ScenarioRule:
    """A rule of one scenario: when it works, its figures, its words."""

    trigger: Literal[
        "on_tile_revealed",
        "start_of_round",
        "after_rampage",
        "after_destruction",
        "on_victory",
        "free_action",
        "any_time",
        "finale_round",
        "after_finale",
        "before_final_scoring",
    ]
    text: Words
    by_round: dict[int, int] = field(factory=dict)
    amounts: dict[str, int] = field(factory=dict)
    #: From this Power of the Faër on, so many stages.
    by_faer: dict[int, int] = field(factory=dict)
    rounds: tuple[int, ...] = ()
    chapters: tuple[Chapter, ...] = ()
    where: str = ""


@frozen
class Grade:
    """What a solo game has earned from this Reputation on."""

    least: int
    name: Words
    #: How many foes, or Villagers, it needs besides.
    needs: int = 0


@frozen
class Goal:
    """What is a victory, by mode."""

    competitive: Words
    cooperative: Words
    solo: Words | None = None
    grades: tuple[Grade, ...] = ()


@frozen
class Preplaced:
    """A tile that lies on the table from the start."""

    tile: str
    anchor: tuple[int, int]


@frozen
class Scenario:
    """A whole scenario."""

    name: Words
    rounds: int
    minutes: int
    intro: Words
    start_tile: str
    reputation: int
    gold: int
    items: tuple[str, ...]
    #: The Levels of Elites, if they are used.
    elites: tuple[int, ...]
    stack: Stack
    rules: dict[str, ScenarioRule]
    victory: Goal
    elites_usual: bool = False
    finale: int | None = None
    preplaced: tuple[Preplaced, ...] = ()
    faer: dict[int, int] = field(factory=dict)
