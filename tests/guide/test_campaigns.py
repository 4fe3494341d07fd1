"""The campaign of any game: kept whole, read back the same, a broken file never lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from game.engine import Game, Setup
from game.guide import campaigns
from game.guide.campaigns import CampaignFileError
from game.rules import game_of
from tests.toy import GAME as TOY
from tests.toy.season import CHOICES, SEASON, Season, after

GAME = evolve(TOY, choices=(*TOY.choices, *CHOICES), campaign=SEASON)
#: As the first version of the game wrote them.
KEPT = (
    '{"campaign": 1, "scenario": 2, "level": "normal", "outcome": "open",'
    ' "history": [[1, "normal", "veteran"]]}'
)
BROKEN = [b"", b"{", b"[" * 5000, b"\xff\xfe", b"[]", b'{"held": 3}', b" " * campaigns.MOST_BYTES]


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the campaign lies in this test."""
    monkeypatch.setenv("FOUR_CROWNS_HOME", str(tmp_path))
    return campaigns.path_of(GAME)


def broken(file: Path, data: bytes) -> Path:
    """The file with this in it instead of a campaign."""
    file.parent.mkdir(parents=True)
    file.write_bytes(data)
    return file


def asked(*options: tuple[str, str | int]) -> Setup:
    """A set-up that asks for a market of the season."""
    return Setup("toy", 2, 1, (("mode", "season"), *options))


def opened(game: Game, setup: Setup):  # type: ignore[no-untyped-def]
    """A table at which nobody has a point yet."""
    return game.opening(setup)


def test_without_a_file_a_campaign_begins(file: Path) -> None:
    assert Season() == campaigns.load(GAME)
    assert not file.exists()


def test_a_campaign_comes_back_as_it_was(file: Path) -> None:
    season = after(after(Season(), "poor"), "rich")

    campaigns.keep(GAME, season)

    assert season == campaigns.load(GAME)
    assert [file] == list(file.parent.iterdir())


def test_a_campaign_kept_by_an_earlier_version_is_found(tmp_path: Path) -> None:
    lands = game_of("monster_lands")
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "campaign-monster_lands.json").write_text(KEPT)

    assert (2, "normal") == (campaigns.load(lands).scenario, campaigns.load(lands).level)


@pytest.mark.parametrize("data", BROKEN, ids=range(len(BROKEN)))
def test_a_broken_file_is_one_clear_error_and_stays_as_it_was(file: Path, data: bytes) -> None:
    broken(file, data)

    with pytest.raises(CampaignFileError) as refused:
        campaigns.load(GAME)

    assert "campaign-unreadable" == refused.value.text.key
    assert ("file", str(file)) in refused.value.text.args
    assert data == file.read_bytes()


def test_a_file_that_may_not_be_read_is_reported_and_not_replaced(file: Path) -> None:
    file.mkdir(parents=True)

    with pytest.raises(CampaignFileError, match="campaign-unreadable"):
        campaigns.load(GAME)
    with pytest.raises(CampaignFileError, match="campaign-unwritable"):
        campaigns.keep(GAME, Season())

    assert file.is_dir()


def test_what_is_no_campaign_is_set_aside_before_one_is_kept(file: Path) -> None:
    broken(file, b"first")
    campaigns.keep(GAME, Season())
    file.write_bytes(b"second")

    campaigns.keep(GAME, after(Season(), "poor"))

    assert after(Season(), "poor") == campaigns.load(GAME)
    assert [b"first", b"second"] == [
        file.with_name(f"{file.name}.broken-{number}").read_bytes() for number in (1, 2)
    ]


def test_a_finished_game_leads_the_campaign_on() -> None:
    setup = asked()

    further = campaigns.note_end(GAME, setup, opened(GAME, setup))

    assert after(Season(), "poor") == further == campaigns.load(GAME)


@pytest.mark.parametrize(
    ("season", "setup"),
    [
        (Season(), asked(("scenario", 2))),
        (Season(), asked(("level", "windy"))),
        (after(Season(), "rich"), asked(("scenario", 2))),
        (Season(3, "calm", (), "won"), asked(("scenario", 3))),
    ],
    ids=["another scenario", "another level", "a level is still to be chosen", "it is over"],
)
def test_a_game_that_the_campaign_does_not_wait_for_is_not_counted(
    season: Season, setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(campaigns, "load", lambda game: season)

    assert season == campaigns.note_end(GAME, setup, opened(GAME, setup))
    assert not campaigns.path_of(GAME).exists()


def test_a_game_counts_only_if_the_campaign_was_asked_for() -> None:
    assert campaigns.is_asked_for(GAME, asked())
    assert not campaigns.is_asked_for(GAME, Setup("toy", 2, 1))
    assert not campaigns.is_asked_for(TOY, Setup("toy", 2, 1))
