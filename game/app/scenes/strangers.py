"""Rivals of the rules' own whom somebody meets for the first time."""

from __future__ import annotations

from contextlib import suppress

from game.app.keep.match import Match
from game.engine.game import Rival
from game.guide.lessons.learning import learnt
from game.guide.records import store
from game.guide.records.store import RecordsError

#: What having met somebody is called among the things that a person has learnt.
MET = "met:"


def stranger(match: Match) -> Rival | None:
    """A rival at this table whom the person has never met; only in a game that is kept."""
    if match.save is None or not match.humans:
        return None
    with suppress(RecordsError):
        book, person = store.load(), match.seats[match.humans[0]].person
        for rival in match.rivals:
            if rival.met and not learnt(book, person, match.game.id, MET + rival.owner).done:
                return rival
    return None
