"""The campaign on screen: each of its games counts once, and a broken file is said, not lost."""

from __future__ import annotations

import pytest

from game.app.keep import saves
from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.scenes.campaign import count_in_campaign
from game.app.scenes.results import Results
from game.app.scenes.setup import SetupScene
from game.app.window.scene import Push
from game.app.window.stage import Stage
from game.bots import RandomPlayer
from game.engine import Game, Setup, Situation
from game.guide import campaigns
from game.guide.campaigns import CampaignFileError
from game.rules import game_of


@pytest.fixture
def lands() -> Game:
    return game_of("monster_lands")


def finished(game: Game, *options: tuple[str, str | int]) -> Match:
    """A game of the campaign that bots have played to its end."""
    setup = Setup(game.id, 1, 3, (("mode", "campaign"), *options))
    match = saves.begin(game, setup, default_seats(["Ada"]))
    player = RandomPlayer(1)
    session = match.session
    while session.decision is not None:
        session.choose(player.choose(Situation(game, session.decision, session.table)))
    return match


def opened(stage: Stage, game: Game) -> SetupScene:
    """The set-up of one person who has asked for the campaign."""
    scene = SetupScene(stage, game)
    scene.plan = scene.plan.fewer(1).with_option("mode", "campaign")
    stage.apply(Push(scene))
    stage.draw()
    return scene


def test_a_finished_game_counts_once(lands: Game) -> None:
    match = finished(lands)

    count_in_campaign(match)
    count_in_campaign(match)

    assert 1 == len(campaigns.load(lands).history)


def test_a_game_that_the_campaign_does_not_wait_for_is_not_counted(lands: Game) -> None:
    count_in_campaign(finished(lands, ("scenario", 4)))

    assert () == campaigns.load(lands).history


def test_the_setup_follows_the_campaign(stage: Stage, lands: Game) -> None:
    rules = lands.campaign
    assert rules is not None
    campaigns.keep(lands, rules.after(rules.begin(), "hero"))
    scene = opened(stage, lands)
    before = scene._refusal()

    level = scene.root.find("campaign-level")
    assert level is not None
    level.press()

    setup = scene.plan.setup(scene._settled)
    assert before is not None
    assert scene._refusal() is None
    assert {"mode": "campaign", "level": "heroic", "scenario": 2} == dict(setup.options)


def test_a_broken_campaign_is_said_and_set_aside_only_by_a_new_one(
    stage: Stage, lands: Game
) -> None:
    file = campaigns.path_of(lands)
    file.parent.mkdir(parents=True)
    file.write_bytes(b"what was this?")
    scene = opened(stage, lands)
    said = " ".join(each.text for each in stage.shown)
    before = scene._refusal(), file.read_bytes()

    anew = scene.root.find("anew")
    assert anew is not None
    anew.press()

    assert "cannot be read" in said
    assert (scene.words("ui-campaign-first"), b"what was this?") == before
    assert scene._refusal() is None
    assert b"what was this?" == file.with_name(f"{file.name}.broken-1").read_bytes()


def test_a_game_that_cannot_be_counted_is_said_to_be_none(stage: Stage, lands: Game) -> None:
    match = finished(lands)
    path = campaigns.path_of(lands)
    path.write_bytes(b'{"campaign": 1, "scenario"')

    stage.apply(Push(Results(stage, match)))
    stage.draw(force=True)

    assert "cannot be read" in " ".join(each.text for each in stage.shown)
    assert b'{"campaign": 1, "scenario"' == path.read_bytes()


@pytest.mark.parametrize("damage", [b"", b"{}", b"null", b"\x00" * 80, b"[" * 100_000, b"cut"])
def test_a_damaged_campaign_is_never_taken_for_a_new_one(lands: Game, damage: bytes) -> None:
    rules = lands.campaign
    assert rules is not None
    campaigns.keep(lands, rules.after(rules.begin(), "hero"))
    path = campaigns.path_of(lands)
    path.write_bytes(path.read_bytes()[:-20] if damage == b"cut" else damage)
    before = path.read_bytes()

    with pytest.raises(CampaignFileError):
        campaigns.load(lands)
    campaigns.keep(lands, rules.begin())

    (aside,) = path.parent.glob("campaign-*.broken-1")
    assert before == aside.read_bytes()
