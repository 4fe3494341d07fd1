"""The games kept on this machine: beginning, finding, resuming and deleting them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import Any

from attrs import evolve, frozen

from game.app.drawing.signs import visible
from game.app.keep.listing import Listed, Remembered, listed
from game.app.keep.match import Match
from game.app.keep.save import Save
from game.app.keep.seats import HUMAN, MOST_NAME, SeatInfo
from game.bots import current_name, player_names
from game.engine.codec import CodecError, setup_from_json
from game.engine.disk import is_held, writing
from game.engine.game import Game, Setup
from game.engine.journal import Journal, JournalError, glimpse, read
from game.engine.session import Session
from game.engine.text import Text, text
from game.library.places import user_data_dir
from game.rules import game_of

JOURNAL = ".journal"
MOST_FACTS = 100_000
#: More than sit at any table; who sits there is made up where it is not written.
MOST_SEATS = 20

_remembered = Remembered()


@frozen
class Kept:
    """What lies in the folder: saves, the newest first, and how many files only look like one."""

    saves: tuple[Save, ...]
    unreadable: int


def folder() -> Path:
    """Where journals are kept."""
    return user_data_dir() / "saves"


def begin(game: Game, setup: Setup, seats: Sequence[SeatInfo]) -> Match:
    """Start a game and its journal; OSError if it cannot be kept."""
    session = Session.begin(game, setup)
    about = {"seats": [seat.to_json() for seat in seats], "id": token_hex(8)}
    save = Save(new_path(game.id), setup, dict(about))
    journal = Journal.create(save.path, session, about)
    return Match(game, session, tuple(seats), journal, save)


def new_path(game: str) -> Path:
    """A name in the folder that no save has."""
    place = folder()
    with writing(place):
        place.mkdir(parents=True, exist_ok=True)
    stamp = f"{datetime.now():%Y-%m-%d-%H%M%S}-{game}"
    names = (f"{stamp}{suffix}{JOURNAL}" for suffix in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in map(place.joinpath, names) if not path.exists())


def resume(save: Save) -> Match:
    """Open a game where it was left; JournalError or OSError if it cannot be."""
    game = game_of(save.setup.game)
    journal, opened = Journal.resume(save.path, game)
    notices = opened.notices + _strangers(game, save)
    return Match(game, opened.session, _seated(game, save), journal, save, notices)


def watch(save: Save) -> Match:
    """Open a game only to look at it: nothing is written."""
    game = game_of(save.setup.game)
    opened = read(save.path, game)
    return Match(game, opened.session, _seated(game, save), None, None, opened.notices)


def _seated(game: Game, save: Save) -> tuple[SeatInfo, ...]:
    """Who sits where; a person takes the seat of a bot that nobody knows."""
    known = (HUMAN, *player_names(game))
    called = [evolve(seat, player=current_name(seat.player)) for seat in save.seats]
    return tuple(seat if seat.player in known else evolve(seat, player=HUMAN) for seat in called)


def _strangers(game: Game, save: Save) -> tuple[Text, ...]:
    """What is said of seats whose bot nobody knows."""
    known = (HUMAN, *player_names(game))
    return tuple(
        text("seat-stranger", name=seat.name, bot=visible(seat.player)[:MOST_NAME])
        for seat in save.seats
        if current_name(seat.player) not in known
    )


def find(path: Path) -> Save:
    """The save of a journal file; JournalError if it is none."""
    header = glimpse(path)
    about = header.get("about")
    facts = _facts(path.with_suffix(".json")) | (about if isinstance(about, dict) else {})
    setup = setup_from_json(header.get("setup"))
    if not 0 < setup.players <= MOST_SEATS:
        raise CodecError(f"{setup.players} cannot play")
    return Save(path, setup, facts)


def kept() -> Kept:
    """Every save, and how many files look like games and cannot be read as one."""
    files = list(_files())
    found = tuple(_found(files))
    _remembered.keep_only(files)
    return Kept(found, len(files) - len(found))


def newest() -> Save | None:
    """The game to continue, if there is one that is not over."""
    return next((save for save in _found(_files()) if not save.is_over), None)


def _found(files: Iterable[Listed]) -> Iterator[Save]:
    for each in files:
        with suppress(JournalError, CodecError, OSError):
            yield _remembered.save_of(each, find)


def _files() -> Iterable[Listed]:
    return listed(folder(), JOURNAL)


def delete(save: Save) -> None:
    """Throw a save away, unless it is being played."""
    with suppress(FileNotFoundError):
        if is_held(save.path):
            raise JournalError(text("journal-held", file=save.path.name))
    for path in (save.path, save.path.with_suffix(".json"), save.picture):
        with writing(path):
            path.unlink(missing_ok=True)


def _facts(page: Path) -> dict[str, Any]:
    try:
        with page.open("rb") as file:
            facts = json.loads(file.read(MOST_FACTS))
    except (OSError, ValueError, RecursionError):
        return {}
    return facts if isinstance(facts, dict) else {}
