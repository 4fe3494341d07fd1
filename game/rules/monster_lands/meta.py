"""Seats, modes and choices of Monster Lands, and the settings a table carries."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from attrs import frozen

from game.engine import Choice, Reading, Setup, Text, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box
from game.rules.monster_lands.shapes import ScenarioRules

SEATS = (1, 4)
LEVELS = ("tutorial", "normal", "heroic", "legendary")
AFFINITIES = ("fire", "water", "air", "jungle")
MODES = ("classic", "campaign")


def _only_alone(why: Text) -> Callable[[Setup], Text | None]:
    return lambda setup: why if setup.players > 1 else None


def _never_alone(why: Text) -> Callable[[Setup], Text | None]:
    return lambda setup: why if setup.players == 1 else None


CHOICES = (
    Choice("mode", MODES, "classic", _only_alone(text("ml-setup-campaign-alone"))),
    Choice("level", LEVELS, "normal"),
    Choice("queens_favour", (False, True), False),
    Choice("more_monsters", (False, True), False),
    Choice("ambush", (False, True), False, _never_alone(text("ml-setup-ambush-alone"))),
    Choice("scenario", tuple(range(1, 11)), 1, _only_alone(text("ml-setup-scenario-alone"))),
    Choice("random_pairs", (False, True), False),
)
#: The set-up screen finds the words of a choice by its name and value.
TEXT_KEYS = (
    "option-mode",
    "option-mode-about",
    "option-mode-classic",
    "option-mode-campaign",
    "option-level",
    "option-level-about",
    "option-level-tutorial",
    "option-level-normal",
    "option-level-heroic",
    "option-level-legendary",
    "option-queens_favour",
    "option-queens_favour-about",
    "option-more_monsters",
    "option-more_monsters-about",
    "option-ambush",
    "option-ambush-about",
    "option-scenario",
    "option-scenario-about",
    "option-random_pairs",
    "option-random_pairs-about",
)


@frozen
class Settings:
    """How this game is played."""

    players: int
    level: str
    queens_favour: bool
    more_monsters: bool
    ambush: bool
    #: The solo scenario; 0 with several players.
    scenario: int
    campaign: bool
    random_pairs: bool

    @property
    def is_solo(self) -> bool:
        """One player against Madhala."""
        return self.players == 1

    @property
    def rules(self) -> ScenarioRules:
        """What the scenario changes; nothing without one."""
        return scenario_rules(self.scenario)

    @property
    def places(self) -> tuple[str, ...]:
        """The regions in play."""
        return zones.REGIONS if self.players > 2 else zones.REGIONS[:1]

    @property
    def conflict(self) -> bool:
        """Whether traps are turned up one by one (the Ambush module)."""
        return self.ambush or self.rules.ambush_pile

    def slots(self, building: str) -> tuple[int, ...]:
        """The open slots of a building, from the left or the top."""
        return _slots(building, self.players)

    def slot_zones(self, building: str) -> tuple[str, ...]:
        """The zones of the open slots."""
        return slot_zones(building, self.players)


_NO_CHANGE = ScenarioRules()


@cache
def scenario_rules(scenario: int) -> ScenarioRules:
    return box().scenarios[str(scenario)].rules if scenario else _NO_CHANGE


@cache
def _slots(building: str, players: int) -> tuple[int, ...]:
    printed = box().buildings[building]
    closed = printed.closed_for_two if players <= 2 else ()
    return tuple(n for n in range(1, printed.slots + 1) if n not in closed)


@cache
def slot_zones(building: str, players: int) -> tuple[str, ...]:
    return tuple(zones.slot(building, number) for number in _slots(building, players))


@cache
def _numbered_slots(building: str, players: int) -> tuple[tuple[int, str], ...]:
    return tuple(zip(_slots(building, players), slot_zones(building, players), strict=True))


def open_slots(table: Reading, building: str) -> tuple[tuple[int, str], ...]:
    """The open slots of a building on this table, each with its zone."""
    players: Any = table.marks[zones.PLAYERS]
    return _numbered_slots(building, players)


def settings_of(setup: Setup) -> Settings:
    """The settings that a set-up asks for."""
    options = {choice.name: choice.default for choice in CHOICES} | dict(setup.options)
    solo = setup.players == 1
    return Settings(
        players=setup.players,
        level=str(options["level"]),
        queens_favour=bool(options["queens_favour"]),
        more_monsters=bool(options["more_monsters"]),
        ambush=bool(options["ambush"]),
        scenario=int(options["scenario"]) if solo else 0,
        campaign=solo and options["mode"] == "campaign",
        random_pairs=bool(options["random_pairs"]),
    )


def to_mark(settings: Settings) -> tuple[int | str, ...]:
    """The settings as a fact on the table."""
    return (
        settings.players,
        settings.level,
        int(settings.queens_favour),
        int(settings.more_monsters),
        int(settings.ambush),
        settings.scenario,
        int(settings.campaign),
        int(settings.random_pairs),
    )


@cache
def _from_mark(mark: tuple[int | str, ...]) -> Settings:
    players, level, favour, more, ambush, scenario, campaign, pairs = mark
    return Settings(
        int(players),
        str(level),
        bool(favour),
        bool(more),
        bool(ambush),
        int(scenario),
        bool(campaign),
        bool(pairs),
    )


def settings(table: Reading) -> Settings:
    """How the game on this table is played."""
    mark: Any = table.marks[zones.SETTINGS]
    found: Settings = _from_mark(mark)
    return found


def why_not_setup(setup: Setup) -> Text | None:
    """Why these choices do not go together."""
    wanted = settings_of(setup)
    if wanted.level in wanted.rules.forbidden_level:
        return text("ml-setup-level", level=wanted.level, scenario=wanted.scenario)
    return None
