"""A campaign is kept between evenings, and each of its games counts once."""

from __future__ import annotations

import pytest

from game.app.keep import campaigns, saves
from game.app.keep.match import Match, default_seats
from game.app.scenes.setup import SetupScene
from game.app.window.scene import Push
from game.app.window.stage import Stage
from game.bots import RandomPlayer
from game.engine import Situation
from game.engine.game import Setup
from game.rules import game_of
from tests.toy import GAME as TOY


@pytest.fixture
def lands():  # type: ignore[no-untyped-def]
    return game_of("monster_lands")


def finished(game, options) -> Match:  # type: ignore[no-untyped-def]
    match = saves.begin(game, Setup(game.id, 1, 3, options), default_seats(["Ada"]))
    player = RandomPlayer(1)
    session = match.session
    while session.decision is not None:
        session.choose(player.choose(Situation(game, session.decision, session.table)))
    return match


def test_a_game_without_a_campaign_has_none() -> None:
    assert campaigns.rules_of(TOY) is None


def test_a_campaign_comes_back_as_it_was_kept(lands) -> None:  # type: ignore[no-untyped-def]
    rules = campaigns.rules_of(lands)
    campaign = rules.after(rules.begin(), "veteran")

    campaigns.keep(lands, campaign)

    assert campaign == campaigns.load(lands)


@pytest.mark.parametrize("text", ["", "{}", "[", '{"campaign": 1, "history": [[9, "x", "y"]]}'])
def test_a_broken_campaign_begins_anew(lands, text: str) -> None:  # type: ignore[no-untyped-def]
    campaigns.path_of(lands).parent.mkdir(parents=True)
    campaigns.path_of(lands).write_text(text)

    assert campaigns.rules_of(lands).begin() == campaigns.load(lands)


def test_a_finished_game_counts_once(lands) -> None:  # type: ignore[no-untyped-def]
    match = finished(lands, (("mode", "campaign"),))

    first = campaigns.note_end(match)
    second = campaigns.note_end(match)

    assert 1 == first.games
    assert first == second == campaigns.load(lands)


def test_a_game_that_the_campaign_does_not_wait_for_is_not_counted(  # type: ignore[no-untyped-def]
    lands,
) -> None:
    match = finished(lands, (("mode", "campaign"), ("scenario", 4)))

    assert 0 == campaigns.note_end(match).games


def test_the_setup_follows_the_campaign(stage: Stage, lands) -> None:  # type: ignore[no-untyped-def]
    rules = campaigns.rules_of(lands)
    campaigns.keep(lands, rules.after(rules.begin(), "hero"))
    scene = SetupScene(stage, lands)
    scene.plan = scene.plan.fewer(1).with_option("mode", "campaign")
    stage.apply(Push(scene))
    before = scene._refusal()

    level = scene.root.find("campaign-level")
    assert level is not None
    level.press()

    setup = scene.plan.setup(scene._settled)
    assert before is not None
    assert scene._refusal() is None
    assert {"mode": "campaign", "level": "heroic", "scenario": 2} == dict(setup.options)
