"""Praise: who does a deed for the first time hears of it at once, and nobody else does."""

from __future__ import annotations

from functools import cached_property

from game.app.keep.match import Match
from game.engine.table import Seat
from game.guide.records import store
from game.guide.records.book import Book
from game.guide.records.deeds import deeds_of, deeds_on_shelf
from game.guide.records.store import RecordsError
from game.guide.records.tallies import tally
from game.library.deeds import Deed


class Praise:
    """Which deeds of the people at a table are still to be spoken of."""

    def __init__(self, match: Match) -> None:
        self._match = match
        done = {seat: frozenset(deeds_of(match.session, seat)) for seat in self._people}
        #: What each has done before, here or in another game, and the commit that was looked at.
        self._done = done
        self._looked = dict.fromkeys(done, match.session.cursor)

    @property
    def _people(self) -> list[Seat]:
        """Who is known; nobody in a game that is only tried out."""
        match = self._match
        return [seat for seat in match.humans if match.seats[seat].person and match.save]

    def due(self, viewer: Seat) -> list[Deed]:
        """The deeds that whoever looks has done since they were asked for last."""
        session = self._match.session
        if self._looked.get(viewer, session.cursor) == session.cursor:
            return []
        self._looked[viewer] = session.cursor
        done = deeds_of(session, viewer)
        new = done.keys() - self._done[viewer] - self._before(viewer)
        self._done[viewer] |= done.keys()
        shelf = deeds_on_shelf(session)
        return [shelf[name] for name in done if name in new]

    def _before(self, seat: Seat) -> frozenset[str]:
        match = self._match
        return frozenset(tally(self._book, match.seats[seat].person, match.game.id).deeds)

    @cached_property
    def _book(self) -> Book:
        try:
            return store.load()
        except RecordsError:  # the end of the game says so
            return Book()
