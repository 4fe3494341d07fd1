"""The campaign file: written whole, read back the same, never harmed by a reader."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.guide.campaigns import CampaignFileError, load, save
from game.rules.monster_lands.campaign import after, begin


def test_no_file_is_no_campaign(tmp_path: Path) -> None:
    assert load(tmp_path / "campaign.json") is None


def test_a_campaign_comes_back_as_it_was(tmp_path: Path) -> None:
    campaign = after(after(begin(), "veteran"), "hero")
    file = tmp_path / "deep" / "campaign.json"

    save(file, campaign)

    assert campaign == load(file)
    assert ["campaign.json"] == [each.name for each in file.parent.iterdir()]


@pytest.mark.parametrize(
    "written",
    [
        b"",
        b"{",
        b"[" * 5000,
        b"\xff\xfe",
        b"[]",
        b'{"campaign": 2}',
        b'{"campaign": 1, "scenario": 1, "level": "normal", "outcome": "open"}',
        b'{"campaign": 1, "scenario": 9, "level": "normal", "outcome": "open", "history": []}',
        b'{"campaign": 1, "scenario": true, "level": "normal", "outcome": "open", "history": []}',
        b'{"campaign": 1, "scenario": 1, "level": null, "outcome": "open", "history": []}',
        b'{"campaign": 1, "scenario": 1, "level": "normal", "outcome": "won", "history": []}',
        b'{"campaign": 1, "scenario": 1, "level": "mad", "outcome": "open", "history": [[1]]}',
        (
            b'{"campaign": 1, "scenario": 1, "level": "normal", "outcome": "open",'
            b' "history": [[1, "normal", []]]}'
        ),
    ],
)
def test_a_broken_file_is_one_clear_error_and_stays_as_it_was(
    tmp_path: Path, written: bytes
) -> None:
    file = tmp_path / "campaign.json"
    file.write_bytes(written)

    with pytest.raises(CampaignFileError, match=r"campaign\.json: "):
        load(file)

    assert written == file.read_bytes()


def test_a_file_that_cannot_be_written_keeps_the_old_campaign(tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    save(file, begin())
    (tmp_path / "campaign.json.new").mkdir()

    with pytest.raises(CampaignFileError):
        save(file, after(begin(), "recruit"))

    assert begin() == load(file)
