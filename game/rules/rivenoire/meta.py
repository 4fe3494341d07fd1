"""Seats and choices of Rivenoire, and the settings a table carries."""

from __future__ import annotations

from functools import cache

from attrs import frozen

from game.engine import Choice, Reading, Setup
from game.rules.rivenoire import zones

SEATS = (2, 4)

CHOICES = (Choice("top_of_hand", (False, True), False),)
#: The set-up screen finds the words of a choice by its name and value.
TEXT_KEYS = ("option-top_of_hand", "option-top_of_hand-about")


@frozen
class Settings:
    """How this game is played."""

    players: int
    #: Whether players say which card of their hand lies on top at the end of a round (ruling 42).
    top_of_hand: bool


def settings_of(setup: Setup) -> Settings:
    """The settings that a set-up asks for."""
    options = {choice.name: choice.default for choice in CHOICES} | dict(setup.options)
    return Settings(setup.players, bool(options["top_of_hand"]))


def to_mark(settings: Settings) -> tuple[int, ...]:
    """The settings as a fact on the table."""
    return (settings.players, int(settings.top_of_hand))


@cache
def _from_mark(mark: tuple[int, ...]) -> Settings:
    players, top_of_hand = mark
    return Settings(players, bool(top_of_hand))


def settings(table: Reading) -> Settings:
    """How the game on this table is played."""
    mark = table.marks[zones.SETTINGS]
    assert isinstance(mark, tuple)
    return _from_mark(mark)
