"""Chapter 12.2: the campaign, and ruling 89."""

from __future__ import annotations

import pytest

from game.engine import CampaignError
from game.rules.monster_lands.campaign import (
    Campaign,
    Played,
    after,
    begin,
    choose_level,
    from_plain,
    setup_options,
    to_plain,
)


def at(scenario: int, level: str) -> Campaign:
    return Campaign(scenario, level)


def test_ruling_89_a_campaign_starts_on_normal_unless_the_player_chooses() -> None:
    assert (1, "normal", "open") == (begin().scenario, begin().level, begin().outcome)
    assert "legendary" == begin("legendary").level
    with pytest.raises(CampaignError):
        begin("easy")


def test_cannon_fodder_repeats_one_level_lower() -> None:
    lower = after(at(3, "heroic"), "cannon_fodder")

    assert (3, "normal", "open", 1) == (lower.scenario, lower.level, lower.outcome, lower.games)


def test_cannon_fodder_on_the_lowest_level_loses_the_campaign() -> None:
    assert "lost" == after(at(3, "tutorial"), "cannon_fodder").outcome


def test_scenario_10_has_no_tutorial_so_normal_is_its_lowest_level() -> None:
    assert "lost" == after(at(10, "normal"), "cannon_fodder").outcome
    assert "normal" == after(at(10, "heroic"), "cannon_fodder").level


def test_a_recruit_repeats_on_the_same_level() -> None:
    again = after(at(4, "heroic"), "recruit")

    assert (4, "heroic", (Played(4, "heroic", "recruit"),)) == (
        again.scenario,
        again.level,
        again.history,
    )


def test_a_veteran_goes_on_to_the_next_scenario_on_normal() -> None:
    onward = after(at(4, "legendary"), "veteran")

    assert (5, "normal") == (onward.scenario, onward.level)


def test_a_hero_chooses_heroic_or_legendary_for_the_next_scenario() -> None:
    waiting = after(begin(), "hero")

    assert (2, None) == (waiting.scenario, waiting.level)
    assert ("heroic", "legendary") == waiting.open_levels
    assert "legendary" == choose_level(waiting, "legendary").level
    assert after(begin(), "hero", "heroic") == choose_level(waiting, "heroic")
    for level in ("normal", "tutorial"):
        with pytest.raises(CampaignError):
            choose_level(waiting, level)


def test_nothing_is_played_before_the_level_is_chosen() -> None:
    waiting = after(begin(), "hero")

    with pytest.raises(CampaignError):
        after(waiting, "hero")
    with pytest.raises(CampaignError):
        setup_options(waiting)


@pytest.mark.parametrize("rank", ["veteran", "hero"])
@pytest.mark.parametrize("level", ["normal", "heroic", "legendary"])
def test_ruling_89_scenario_10_as_veteran_or_hero_wins_on_any_level(rank: str, level: str) -> None:
    won = after(at(10, level), rank)

    assert ("won", ()) == (won.outcome, won.open_levels)
    with pytest.raises(CampaignError):
        after(won, rank)


def test_a_recruit_of_scenario_10_has_not_won_yet() -> None:
    assert "open" == after(at(10, "normal"), "recruit").outcome


def test_the_next_game_is_set_up_as_the_campaign_says() -> None:
    assert (("mode", "campaign"), ("level", "heroic"), ("scenario", 2)) == setup_options(
        after(begin(), "hero", "heroic")
    )


def test_only_ranks_are_taken() -> None:
    with pytest.raises(CampaignError):
        after(begin(), "general")


def test_a_whole_campaign_is_written_and_read_back_at_every_stage() -> None:
    campaign = begin("heroic")
    stages = [campaign]
    ranks = ["cannon_fodder", "hero", "recruit", *["veteran"] * 8, "hero"]
    for rank in ranks:
        campaign = after(campaign, rank)
        stages.append(campaign)
        if campaign.open_levels:
            campaign = choose_level(campaign, "legendary")
            stages.append(campaign)

    assert ("won", len(ranks)) == (campaign.outcome, campaign.games)
    assert stages == [from_plain(to_plain(each)) for each in stages]
