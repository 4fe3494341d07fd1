"""Saves on their way: out to a file, in from elsewhere, and out of a damaged journal."""

from __future__ import annotations

from pathlib import Path

from attrs import frozen

from game.app.keep.save import Save
from game.app.keep.saves import find, new_path
from game.engine import salvaging
from game.engine.journal import read
from game.engine.lines import bytes_of
from game.engine.salvaging import forged, is_of_today
from game.engine.text import Text, text
from game.engine.verifying import difference, remarks
from game.library.writing import write_whole
from game.rules import game_of


@frozen
class TakenIn:
    """A save that came from elsewhere, and what should be said of it."""

    save: Save
    notices: tuple[Text, ...]


def export(save: Save, target: Path) -> None:
    """Copy a journal, with the names and bots of its seats, to where the player wants it."""
    write_whole(target, bytes_of(save.path))


def take_in(source: Path) -> TakenIn:
    """Copy a journal from elsewhere into the saves, if the rules play it as it was kept.

    Another release may have had other rules: its games are taken in all the same, and that is said.
    """
    found = find(source)
    opened = read(source, game_of(found.setup.game))
    notices = opened.notices + remarks(opened.session)
    unlike = difference(opened.session)
    if unlike is not None:
        if is_of_today(source):
            raise forged(unlike)
        notices += (text("journal-other-rules", commit=unlike.commit),)
    target = new_path(found.setup.game)
    write_whole(target, bytes_of(source))
    return TakenIn(find(target), notices)


def salvage(save: Save) -> Save:
    """A new save with the sound beginning of a damaged one, which is left as it is."""
    path = new_path(save.setup.game)
    salvaging.salvage(save.path, game_of(save.setup.game), path)
    salvaged = find(path)
    if save.title:
        salvaged.note(title=save.title)
    return salvaged
