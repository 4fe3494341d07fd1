"""The games kept on this machine: beginning, finding, resuming, renaming, moving them."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from game.app.keep.match import Match
from game.app.keep.save import Save
from game.app.keep.seats import SeatInfo
from game.engine.codec import CodecError, setup_from_json
from game.engine.game import Game, Setup
from game.engine.journal import Journal, JournalError, peek, read
from game.engine.session import Session
from game.library.places import user_data_dir
from game.rules import game_of

JOURNAL = ".journal"
MOST_FACTS = 100_000


def folder() -> Path:
    """Where journals are kept."""
    return user_data_dir() / "saves"


def begin(game: Game, setup: Setup, seats: Sequence[SeatInfo]) -> Match:
    """Start a game and its journal; OSError if it cannot be kept."""
    session = Session.begin(game, setup)
    place = folder()
    place.mkdir(parents=True, exist_ok=True)
    save = Save(_free(place, game.id), setup)
    journal = Journal.create(save.path, session)
    save.note(seats=[seat.to_json() for seat in seats], game=game.id)
    return Match(game, session, tuple(seats), journal, save)


def _free(place: Path, game: str) -> Path:
    stamp = f"{datetime.now():%Y-%m-%d-%H%M%S}-{game}"
    names = (f"{stamp}{suffix}{JOURNAL}" for suffix in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in map(place.joinpath, names) if not path.exists())


def resume(save: Save) -> Match:
    """Open a game where it was left; JournalError or OSError if it cannot be."""
    game = game_of(save.setup.game)
    journal, opened = Journal.resume(save.path, game)
    return Match(game, opened.session, save.seats, journal, save, opened.notices)


def watch(save: Save) -> Match:
    """Open a game only to look at it: nothing is written."""
    game = game_of(save.setup.game)
    opened = read(save.path, game)
    return Match(game, opened.session, save.seats, None, None, opened.notices)


def find(path: Path) -> Save:
    """The save of a journal file; JournalError if it is none."""
    header = peek(path)
    return Save(path, setup_from_json(header.get("setup")), _facts(path.with_suffix(".json")))


def saves() -> list[Save]:
    """Every save, the newest first; files that are none are passed over."""
    found = []
    for path in folder().glob(f"*{JOURNAL}"):
        with suppress(JournalError, CodecError, OSError):
            found.append(find(path))
    return sorted(found, key=lambda save: save.changed, reverse=True)


def unreadable() -> int:
    """How many files look like games and cannot be read as one."""
    return len(list(folder().glob(f"*{JOURNAL}"))) - len(saves())


def newest() -> Save | None:
    """The game to continue, if there is one that is not over."""
    return next((save for save in saves() if not save.is_over), None)


def delete(save: Save) -> None:
    """Throw a save away."""
    for path in (save.path, save.path.with_suffix(".json"), save.picture):
        path.unlink(missing_ok=True)


def export(save: Save, target: Path) -> None:
    """Copy a journal to where the player wants it."""
    shutil.copyfile(save.path, target)


def take_in(source: Path) -> Save:
    """Copy a journal from elsewhere into the saves, if it is one of a game we have."""
    setup = find(source).setup
    game = game_of(setup.game)
    read(source, game)
    place = folder()
    place.mkdir(parents=True, exist_ok=True)
    target = _free(place, setup.game)
    shutil.copyfile(source, target)
    return find(target)


def _facts(page: Path) -> dict[str, Any]:
    try:
        with page.open("rb") as file:
            facts = json.loads(file.read(MOST_FACTS))
    except (OSError, ValueError, RecursionError):
        return {}
    return facts if isinstance(facts, dict) else {}
