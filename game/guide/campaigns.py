"""Campaigns between two evenings: one file a game, beside the saves.

What a campaign is, the game says (`GAME.campaign`); here it is only kept. Nobody who reads harms a
file, and a file that holds no campaign is never written over: it is set aside.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.engine import CampaignError, CampaignRules, Game, Reading, Setup, Text, text
from game.engine.faces import Campaign
from game.guide.keeping import BrokenFile, KeptFile
from game.library.places import user_data_dir

#: Far more than any campaign needs; what is longer is none.
MOST_BYTES = 100_000


class CampaignFileError(Exception):
    """A file that cannot be read or written, or holds no campaign; `text` says why."""

    def __init__(self, why: Text) -> None:
        super().__init__(f"{why.key} {dict(why.args)}")
        self.text = why


def path_of(game: Game) -> Path:
    """Where the campaign of a game is kept."""
    return user_data_dir() / f"campaign-{game.id}.json"


def is_asked_for(game: Game, setup: Setup) -> bool:
    """Whether a set-up asks for a game of the campaign."""
    if game.campaign is None:
        return False
    choice, value = game.campaign.asked_by
    return game.option(setup, choice) == value


def load(game: Game) -> Campaign:
    """The campaign as it stands, a new one if there is none yet."""
    try:
        return _file(game).read() or _rules(game).begin()
    except (BrokenFile, OSError) as trouble:
        raise _unreadable(game, trouble) from trouble


def keep(game: Game, campaign: Campaign) -> None:
    """Write a campaign down; what lies in its place and is none is set aside first."""
    file = _file(game)
    try:
        file.write(_rules(game).to_plain(campaign))
    except OSError as trouble:
        why, place = trouble.strerror or str(trouble), str(file.path)
        raise CampaignFileError(text("campaign-unwritable", file=place, why=why)) from trouble


def note_end(game: Game, setup: Setup, table: Reading) -> Campaign:
    """Count a finished game; one that the campaign does not wait for leaves it as it was."""
    rules, campaign = _rules(game), load(game)
    if not _waits_for(game, campaign, setup):
        return campaign
    further: Campaign = rules.after(campaign, rules.rank(table))
    keep(game, further)
    return further


def _waits_for(game: Game, campaign: Campaign, setup: Setup) -> bool:
    if campaign.outcome != "open" or campaign.level is None:
        return False
    wanted = _rules(game).setup_options(campaign)
    return all(game.option(setup, name) == value for name, value in wanted)


def _rules(game: Game) -> CampaignRules[Any]:
    assert game.campaign is not None, f"{game.id} has no campaign"
    return game.campaign


def _file(game: Game) -> KeptFile[Campaign]:
    def from_plain(plain: Any) -> Campaign:
        try:
            campaign: Campaign = _rules(game).from_plain(plain)
        except CampaignError as error:
            raise ValueError(str(error)) from error
        return campaign

    return KeptFile(path_of(game), MOST_BYTES, from_plain)


def _unreadable(game: Game, error: Exception) -> CampaignFileError:
    why = getattr(error, "strerror", None) or str(error)
    return CampaignFileError(text("campaign-unreadable", file=str(path_of(game)), why=why))
