"""Campaigns between two evenings: one file a game, beside the saves.

What a campaign is, the game says (`GAME.campaign`); here it is only kept. Nobody who reads harms a
file, and a file that holds no campaign is never written over: it is set aside.
"""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from typing import Any

from game.engine import CampaignError, CampaignRules, Game, Reading, Setup, Text, text
from game.engine.faces import Campaign
from game.library.places import user_data_dir
from game.library.writing import write_whole

#: Far more than any campaign needs; what is longer is none.
MOST_BYTES = 100_000


class CampaignFileError(Exception):
    """A file that cannot be read or written, or holds no campaign; `text` says why."""

    def __init__(self, why: Text) -> None:
        super().__init__(f"{why.key} {dict(why.args)}")
        self.text = why


class _Broken(Exception):
    """There is a file, and it holds no campaign."""


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
        return _read(game) or _rules(game).begin()
    except _Broken as broken:
        raise _unreadable(game, broken) from broken
    except OSError as trouble:
        raise _unreadable(game, trouble) from trouble


def keep(game: Game, campaign: Campaign) -> None:
    """Write a campaign down; what lies in its place and is none is set aside first."""
    path = path_of(game)
    written = json.dumps(_rules(game).to_plain(campaign), indent=1) + "\n"
    try:
        try:
            _read(game)
        except _Broken:
            path.rename(_aside(path))
        write_whole(path, written.encode())
    except OSError as trouble:
        why = trouble.strerror or str(trouble)
        raise CampaignFileError(text("campaign-unwritable", file=str(path), why=why)) from trouble


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


def _read(game: Game) -> Campaign | None:
    try:
        with path_of(game).open("rb") as file:
            written = file.read(MOST_BYTES)
    except FileNotFoundError:
        return None
    try:
        campaign: Campaign = _rules(game).from_plain(json.loads(written))
    except (ValueError, RecursionError, CampaignError) as error:
        raise _Broken(str(error)) from error
    return campaign


def _aside(path: Path) -> Path:
    """A name beside a broken file that nothing has yet."""
    names = (path.with_name(f"{path.name}.broken-{number}") for number in count(1))
    return next(name for name in names if not name.exists())


def _unreadable(game: Game, error: Exception) -> CampaignFileError:
    why = getattr(error, "strerror", None) or str(error)
    return CampaignFileError(text("campaign-unreadable", file=str(path_of(game)), why=why))
