"""Campaigns between two evenings: one file a game, beside the saves.

A game that has a campaign has a room `campaign` with values and functions (begin, after,
choose_level, setup_options, to_plain, from_plain) and a room `ranks` with `rank(table)`. This
module only keeps what they say.
"""

from __future__ import annotations

import json
import os
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from game.app.keep.match import Match
from game.engine.game import Game
from game.library.places import user_data_dir

MOST_BYTES = 100_000


def rules_of(game: Game) -> Any:
    """The room of a game's campaign; None if it has none."""
    return _room(game, "campaign")


def _room(game: Game, name: str) -> Any:
    package = f"game.rules.{game.id}"
    if find_spec(package) is None or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")


def path_of(game: Game) -> Path:
    """Where the campaign of a game is kept."""
    return user_data_dir() / f"campaign-{game.id}.json"


def load(game: Game) -> Any:
    """The campaign as it stands; a new one if there is none, or none that can be read."""
    rules = rules_of(game)
    try:
        with path_of(game).open("rb") as file:
            return rules.from_plain(json.loads(file.read(MOST_BYTES)))
    except (OSError, ValueError, RecursionError, rules.CampaignError):
        return rules.begin()


def keep(game: Game, campaign: Any) -> None:
    """Write a campaign down, whole or not at all; OSError if it cannot be."""
    path = path_of(game)
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        draft.write_text(json.dumps(rules_of(game).to_plain(campaign)), encoding="utf-8")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def is_campaign(match: Match) -> bool:
    """Whether a game is one of a campaign."""
    return dict(match.setup.options).get("mode") == "campaign" and rules_of(match.game) is not None


def note_end(match: Match) -> Any:
    """Count a finished game in its campaign, once; the campaign after it, or None.

    A game that is not the one the campaign waits for (an old save played again) is not counted.
    """
    game = match.game
    if not (is_campaign(match) and match.session.is_over and match.save is not None):
        return None
    rules, campaign = rules_of(game), load(game)
    if match.save.facts.get("counted"):
        return campaign
    asked = dict(match.setup.options)
    waits = not campaign.is_over and campaign.level is not None
    if waits and all(_asked(game, asked, *each) for each in rules.setup_options(campaign)):
        campaign = rules.after(campaign, _room(game, "ranks").rank(match.session.table))
        keep(game, campaign)
    match.note(counted=True)
    return campaign


def _asked(game: Game, options: dict[str, Any], name: str, value: Any) -> bool:
    default = next(choice.default for choice in game.choices if choice.name == name)
    return bool(options.get(name, default) == value)
