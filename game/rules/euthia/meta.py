"""Seats and choices of Euthia, and the settings a table carries."""

from __future__ import annotations

from functools import cache

from attrs import frozen

from game.engine import Choice, Reading, Setup, Text, text
from game.rules.euthia import zones
from game.rules.euthia.content import box
from game.rules.euthia.shapes import Scenario
from game.rules.euthia.vocabulary import Mode

SEATS = (1, 4)
COMPETITIVE, SOLO, COOPERATIVE = "competitive", "solo", "cooperative"
HUNT, DOOM = "the_hunt", "impending_doom"
DEVASTATION = "devastation_incarnate"
#: Those that can be played.
SCENARIOS = (HUNT, DOOM, DEVASTATION)
#: How many slots from the Chapel the map may end; 0 lets it grow as it will.
MAP_LIMITS = (0, 2, 3, 4)


def _only_for_several(setup: Setup) -> Text | None:
    return text("eut-setup-alone") if setup.players == 1 else None


def _elites_always(setup: Setup) -> Text | None:
    """Some scenarios are never without them."""
    scenario = dict(setup.options).get("scenario", SCENARIOS[0])
    usual = box().scenarios[str(scenario)].elites_usual
    return text("eut-setup-elites-always") if usual else None


CHOICES = (
    Choice("mode", (COMPETITIVE, COOPERATIVE), COMPETITIVE, _only_for_several),
    Choice("scenario", SCENARIOS, SCENARIOS[0]),
    Choice("elites", (False, True), False, _elites_always),
    Choice("heroic", (False, True), False),
    Choice("map_limit", MAP_LIMITS, MAP_LIMITS[0]),
)
#: The set-up screen finds the words of a choice by its name and value.
TEXT_KEYS = (
    "option-mode",
    "option-mode-about",
    "option-scenario",
    "option-scenario-about",
    "option-mode-competitive",
    "option-mode-cooperative",
    "option-scenario-the_hunt",
    "option-scenario-impending_doom",
    "option-scenario-devastation_incarnate",
    "option-elites",
    "option-elites-about",
    "option-heroic",
    "option-heroic-about",
    "option-map_limit",
    "option-map_limit-about",
)


@frozen
class Settings:
    """How this game is played."""

    players: int
    mode: Mode
    scenario_id: str
    elites: bool
    heroic: bool
    map_limit: int

    @property
    def is_solo(self) -> bool:
        """One player against the Combat deck."""
        return self.mode == SOLO

    @property
    def is_against_deck(self) -> bool:
        """Nobody plays the Monsters: Combat cards and reserves do (chapters 16 and 17)."""
        return self.mode != COMPETITIVE

    @property
    def scenario(self) -> Scenario:
        """What is played."""
        return box().scenarios[self.scenario_id]


def settings_of(setup: Setup) -> Settings:
    """The settings that a set-up asks for."""
    options = {choice.name: choice.default for choice in CHOICES} | dict(setup.options)
    scenario = str(options["scenario"])
    together: Mode = "cooperative" if options["mode"] == COOPERATIVE else "competitive"
    return Settings(
        players=setup.players,
        mode="solo" if setup.players == 1 else together,
        scenario_id=scenario,
        elites=bool(options["elites"]) or box().scenarios[scenario].elites_usual,
        heroic=bool(options["heroic"]),
        map_limit=int(options["map_limit"]),
    )


def to_mark(settings: Settings) -> tuple[int | str, ...]:
    """The settings as a fact on the table; the limit of the map is the last."""
    return (
        settings.players,
        settings.mode,
        settings.scenario_id,
        int(settings.elites),
        int(settings.heroic),
        settings.map_limit,
    )


@cache
def _from_mark(mark: tuple[int | str, ...]) -> Settings:
    players, mode, scenario, elites, heroic, limit = mark
    known: dict[int | str, Mode] = {
        COMPETITIVE: "competitive",
        SOLO: "solo",
        COOPERATIVE: "cooperative",
    }
    return Settings(
        int(players), known[mode], str(scenario), bool(elites), bool(heroic), int(limit)
    )


def settings(table: Reading) -> Settings:
    """How the game on this table is played."""
    mark = table.marks[zones.SETTINGS]
    assert isinstance(mark, tuple)
    return _from_mark(mark)
