"""The campaign: ten scenarios in a row, and what the rank of each game leads to (12.2).

Values and functions only; where a campaign is kept between two evenings is no rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from attrs import evolve, frozen

from game.engine import CampaignError, CampaignRules
from game.engine.game import OptionValue
from game.rules.monster_lands import ranks
from game.rules.monster_lands.content import box
from game.rules.monster_lands.meta import LEVELS
from game.rules.monster_lands.ranks import FODDER, RANKS, RECRUIT, VETERAN

Outcome = Literal["open", "won", "lost"]
OUTCOMES: tuple[Outcome, ...] = ("open", "won", "lost")
FIRST_LEVEL = "normal"
#: What a Hero may choose for the next scenario (DP-80).
HERO_LEVELS = ("heroic", "legendary")
FORMAT = 1


@frozen
class Played:
    """One game of a campaign."""

    scenario: int
    level: str
    rank: str


@frozen
class Campaign:
    """How far a campaign has come; `level` is None until a Hero has chosen the next one."""

    scenario: int = 1
    level: str | None = FIRST_LEVEL
    history: tuple[Played, ...] = ()
    outcome: Outcome = "open"

    @property
    def games(self) -> int:
        """Games played so far: the campaign's score, the fewer the better."""
        return len(self.history)

    @property
    def is_over(self) -> bool:
        """Whether it is won or lost."""
        return self.outcome != "open"

    @property
    def open_levels(self) -> tuple[str, ...]:
        """The levels to choose from before the next game; empty if there is nothing to choose."""
        if self.is_over or self.level is not None:
            return ()
        return HERO_LEVELS


def begin(level: str = FIRST_LEVEL) -> Campaign:
    """A new campaign, on Normal unless the player prefers another level (ruling 89)."""
    if level not in allowed_levels(1):
        raise CampaignError(f"a campaign cannot begin on {level!r}")
    return Campaign(level=level)


def allowed_levels(scenario: int) -> tuple[str, ...]:
    """The levels that a scenario may be played on, from the easiest."""
    forbidden = box().scenarios[str(scenario)].rules.forbidden_level
    return tuple(level for level in LEVELS if level not in forbidden)


def last_scenario() -> int:
    """The scenario that a campaign ends with."""
    return max(int(number) for number in box().scenarios)


def after(campaign: Campaign, rank: str, chosen_level: str | None = None) -> Campaign:
    """The campaign after a game of this rank; a Hero's level may be chosen now or later."""
    if campaign.is_over or campaign.level is None:
        raise CampaignError("no game of this campaign was under way")
    if rank not in RANKS:
        raise CampaignError(f"{rank!r} is no rank")
    played = Played(campaign.scenario, campaign.level, rank)
    noted = evolve(campaign, history=(*campaign.history, played))
    if rank == FODDER:
        return _one_level_lower(noted, campaign.level)
    if rank == RECRUIT:
        return noted
    if campaign.scenario == last_scenario():
        return evolve(noted, outcome="won")
    upward = evolve(noted, scenario=campaign.scenario + 1)
    if rank == VETERAN:
        return evolve(upward, level=FIRST_LEVEL)
    waiting = evolve(upward, level=None)
    return waiting if chosen_level is None else choose_level(waiting, chosen_level)


def _one_level_lower(campaign: Campaign, level: str) -> Campaign:
    """Repeat the scenario on an easier level; below the easiest the campaign is lost."""
    levels = allowed_levels(campaign.scenario)
    at = levels.index(level)
    if at == 0:
        return evolve(campaign, outcome="lost")
    return evolve(campaign, level=levels[at - 1])


def choose_level(campaign: Campaign, level: str) -> Campaign:
    """A Hero settles how hard the next scenario will be (DP-80)."""
    if level not in campaign.open_levels:
        raise CampaignError(f"{level!r} cannot be chosen now")
    return evolve(campaign, level=level)


def setup_options(campaign: Campaign) -> tuple[tuple[str, OptionValue], ...]:
    """What the next game must be set up with."""
    if campaign.is_over or campaign.level is None:
        raise CampaignError("there is no next game to set up yet")
    return (("mode", "campaign"), ("level", campaign.level), ("scenario", campaign.scenario))


def to_plain(campaign: Campaign) -> dict[str, Any]:
    """A campaign as plain values that any file can hold."""
    return {
        "campaign": FORMAT,
        "scenario": campaign.scenario,
        "level": campaign.level,
        "outcome": campaign.outcome,
        "history": [[each.scenario, each.level, each.rank] for each in campaign.history],
    }


def from_plain(plain: Any) -> Campaign:
    """Read a campaign back; whatever could not have been written is one `CampaignError`.

    The games played say all the rest, so a record that contradicts them is refused.
    """
    if not isinstance(plain, Mapping) or plain.get("campaign") != FORMAT:
        raise CampaignError(f"this is not a campaign of format {FORMAT}")
    history = plain.get("history")
    if not isinstance(history, list):
        raise CampaignError("history: a list was expected")
    given = Campaign(
        _known(plain, "scenario", tuple(range(1, last_scenario() + 1))),
        _known(plain, "level", (None, *LEVELS)),
        tuple(_played(each) for each in history),
        _known(plain, "outcome", OUTCOMES),
    )
    if not _could_be(given):
        raise CampaignError("this campaign does not follow from the games it lists")
    return given


def _known(plain: Mapping[str, Any], name: str, values: tuple[Any, ...]) -> Any:
    value = plain.get(name)
    for each in values:
        if type(value) is type(each) and value == each:
            return value
    raise CampaignError(f"{name}: {value!r} is not possible")


def _played(plain: Any) -> Played:
    if not isinstance(plain, list) or len(plain) != 3:
        raise CampaignError("history: scenario, level and rank were expected")
    scenario, level, rank = plain
    if type(scenario) is not int or level not in LEVELS or rank not in RANKS:
        raise CampaignError(f"history: {plain!r} is no game of a campaign")
    return Played(scenario, level, rank)


def _could_be(given: Campaign) -> bool:
    """Whether playing the listed games again leads to this campaign."""
    levels = [*(each.level for each in given.history), given.level]
    try:
        replayed = begin(levels[0] or FIRST_LEVEL)
        for played, following in zip(given.history, levels[1:], strict=True):
            if (replayed.scenario, replayed.level) != (played.scenario, played.level):
                return False
            replayed = after(replayed, played.rank)
            if replayed.open_levels and following is not None:
                replayed = choose_level(replayed, following)
    except CampaignError:
        return False
    return replayed == given


CAMPAIGN = CampaignRules[Campaign](
    asked_by=("mode", "campaign"),
    settles=frozenset(("level", "scenario")),
    ranks=RANKS,
    begin=begin,
    after=after,
    choose_level=choose_level,
    setup_options=setup_options,
    rank=ranks.rank,
    to_plain=to_plain,
    from_plain=from_plain,
)
