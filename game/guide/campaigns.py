"""Keeps the campaign of Monster Lands in a file between two evenings."""

from __future__ import annotations

import json
import os
from pathlib import Path

from game.library.places import user_data_dir
from game.rules.monster_lands.campaign import Campaign, CampaignError, from_plain, to_plain


class CampaignFileError(Exception):
    """A file that holds no campaign, or cannot be read or written; it is left as it was."""


def campaign_file() -> Path:
    """Where the campaign is kept unless somebody names another file."""
    return user_data_dir() / "monster_lands" / "campaign.json"


def load(path: Path) -> Campaign | None:
    """The campaign of a file; None if there is no such file yet."""
    try:
        written = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise CampaignFileError(f"{path.name}: cannot be read ({error})") from error
    try:
        return from_plain(json.loads(written))
    except (ValueError, RecursionError) as error:
        raise CampaignFileError(f"{path.name}: this is not a whole JSON file ({error})") from error
    except CampaignError as error:
        raise CampaignFileError(f"{path.name}: {error}") from error


def save(path: Path, campaign: Campaign) -> None:
    """Write a campaign at once or not at all: the old file stays until the new one is whole."""
    fresh = path.with_name(path.name + ".new")
    written = json.dumps(to_plain(campaign), indent=1) + "\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("w", encoding="utf-8") as file:
            file.write(written)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)
    except OSError as error:
        raise CampaignFileError(f"{path.name}: cannot be written ({error})") from error
