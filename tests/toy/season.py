"""A season of Night Markets: the smallest campaign there can be, for those who test campaigns.

Three markets; a poor one is held again, after a rich one the trader chooses the weather.
"""

from __future__ import annotations

from typing import Any, Literal

from attrs import evolve, frozen

from game.engine import CampaignError, CampaignRules, Choice, Reading
from game.engine.game import OptionValue
from tests.toy.steps import scores

LAST = 3
WEATHER = ("calm", "windy")
RANKS = ("poor", "rich")
CHOICES = (
    Choice("mode", ("market", "season"), "market"),
    Choice("level", WEATHER, "calm"),
    Choice("scenario", (1, 2, 3), 1),
)


@frozen
class Held:
    """One market of a season."""

    scenario: int
    level: str
    rank: str


@frozen
class Season:
    """How far a season has come."""

    scenario: int = 1
    level: str | None = "calm"
    history: tuple[Held, ...] = ()
    outcome: Literal["open", "won", "lost"] = "open"

    @property
    def open_levels(self) -> tuple[str, ...]:
        """The weather to choose from."""
        return WEATHER if self.level is None else ()


def after(season: Season, rank: str) -> Season:
    """Rich goes on, poor stays."""
    if season.level is None:
        raise CampaignError("no market is being held")
    held = evolve(season, history=(*season.history, Held(season.scenario, season.level, rank)))
    if rank == "poor":
        return held
    if season.scenario == LAST:
        return evolve(held, outcome="won")
    return evolve(held, scenario=season.scenario + 1, level=None)


def setup_options(season: Season) -> tuple[tuple[str, OptionValue], ...]:
    """Which market is next, in which weather."""
    assert season.level is not None
    return (("mode", "season"), ("level", season.level), ("scenario", season.scenario))


def rank(table: Reading) -> str:
    """Rich is who has a point at all."""
    return RANKS[scores(table)[0] > 0]


def from_plain(plain: Any) -> Season:
    """The season of these ranks and levels."""
    if not isinstance(plain, dict) or not isinstance(plain.get("held"), list):
        raise CampaignError("this is no season")
    season = Season()
    for level, earned in plain["held"]:
        season = after(evolve(season, level=level), earned)
    return evolve(season, level=plain["level"])


SEASON = CampaignRules[Season](
    asked_by=("mode", "season"),
    settles=frozenset(("level", "scenario")),
    ranks=RANKS,
    begin=Season,
    after=after,
    choose_level=lambda season, level: evolve(season, level=level),
    setup_options=setup_options,
    rank=rank,
    to_plain=lambda season: {
        "held": [[each.level, each.rank] for each in season.history],
        "level": season.level,
    },
    from_plain=from_plain,
)
