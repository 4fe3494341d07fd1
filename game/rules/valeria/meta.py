"""Seats and choices of Valeria, and the settings a table carries."""

from __future__ import annotations

from functools import cache

from attrs import frozen

from game.engine import Choice, Reading, Setup, Text, text
from game.rules.valeria import zones
from game.rules.valeria.content import box
from game.rules.valeria.shapes import Crowd

SEATS = (1, 5)
#: The usual starts of the Adversary's score; any number from the lowest on will do (chapter 14.3).
START_SCORES = (10, 15, 20, 25, 30)
MOST_START = 999
ANY, ASCENDING = "any", "ascending"


def _only_alone(setup: Setup) -> Text | None:
    return text("val-setup-alone") if setup.players > 1 else None


CHOICES = (
    Choice(
        "start_score",
        START_SCORES,
        START_SCORES[0],
        _only_alone,
        also=range(START_SCORES[0], MOST_START + 1),
    ),
    Choice("champion_limit_unlock_order", (ANY, ASCENDING), ANY),
    Choice("cycle_window_before_move", (False, True), False),
)
#: The set-up screen finds the words of a choice by its name and value.
TEXT_KEYS = (
    "option-start_score",
    "option-champion_limit_unlock_order",
    "option-champion_limit_unlock_order-about",
    "option-champion_limit_unlock_order-any",
    "option-champion_limit_unlock_order-ascending",
    "option-cycle_window_before_move",
    "option-cycle_window_before_move-about",
)


@frozen
class Settings:
    """How this game is played."""

    players: int
    #: What the Adversary begins with; 0 with several players.
    start_score: int
    #: Whether the higher champion limit can only follow the lower one (ruling 31).
    ascending: bool
    #: Whether a Warden may cycle cards where it stands before it moves (ruling 57).
    early_cycling: bool

    @property
    def is_solo(self) -> bool:
        """One player against the Adversary."""
        return self.players == 1

    @property
    def crowd(self) -> Crowd:
        """The figures of this number of players."""
        return box().crowds[self.players]


def settings_of(setup: Setup) -> Settings:
    """The settings that a set-up asks for."""
    options = {choice.name: choice.default for choice in CHOICES} | dict(setup.options)
    return Settings(
        players=setup.players,
        start_score=int(options["start_score"]) if setup.players == 1 else 0,
        ascending=options["champion_limit_unlock_order"] == ASCENDING,
        early_cycling=bool(options["cycle_window_before_move"]),
    )


def to_mark(settings: Settings) -> tuple[int, ...]:
    """The settings as a fact on the table."""
    return (
        settings.players,
        settings.start_score,
        int(settings.ascending),
        int(settings.early_cycling),
    )


@cache
def _from_mark(mark: tuple[int, ...]) -> Settings:
    players, start, ascending, early = mark
    return Settings(players, start, bool(ascending), bool(early))


def settings(table: Reading) -> Settings:
    """How the game on this table is played."""
    mark = table.marks[zones.SETTINGS]
    assert isinstance(mark, tuple)
    return _from_mark(mark)
