"""A finished game as the book of records keeps it, and the deeds that were done in it.

Only what was played here from its opening counts, with dice that nobody wrote. Entering a game
again changes nothing, so a lost book fills again as old games are opened.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import frozen

from game.app.keep import people
from game.app.keep.match import Match
from game.app.telling.ledger import Tally
from game.guide.records import store
from game.guide.records.book import Book, Fall, Played, Share
from game.guide.records.deeds import deeds_of, deeds_on_shelf
from game.guide.records.tallies import new_deeds
from game.library.deeds import Deed


@frozen
class Feat:
    """A deed that somebody did in a game; `is_new` if it was their first of it."""

    seat: int
    id: str
    deed: Deed
    is_new: bool


def counts(match: Match) -> bool:
    """Whether a game goes into the book."""
    session = match.session
    return match.save is not None and session.is_over and not session.laid and not session.script


def played(match: Match, luck: Iterable[Tally], journal: str, day: str) -> Played:
    """What a finished game came to for everybody who is known."""
    tallies = tuple(luck)
    shares = tuple(
        _share(match, seat, [tally for tally in tallies if tally.seat == seat])
        for seat, info in enumerate(match.seats)
        if info.person
    )
    return Played(journal, match.game.id, day, shares)


def _share(match: Match, seat: int, luck: Sequence[Tally]) -> Share:
    table = match.session.table
    assert table.result is not None
    return Share(
        match.seats[seat].person,
        table.result.scores[seat],
        seat in table.result.winners,
        {tally.kind: Fall(tally.dice, tally.total) for tally in luck},
        {line.source: line.points for line in match.game.scoring.breakdown(table, seat)},
        tuple(deeds_of(match.session, seat)),
    )


def enter(match: Match, luck: Iterable[Tally]) -> Book:
    """Enter a finished game, once; `RecordsError` if the book cannot be kept."""
    save = match.save
    assert save is not None
    entry = played(match, luck, save.id, str(save.changed.date()))

    def further(book: Book) -> Book:
        strangers = [seat for seat in match.seats if book.person(seat.person) is None]
        return people.with_people(book, strangers).with_game(entry)

    return store.change(further if entry.shares else lambda book: book)


def feats(match: Match, book: Book) -> list[Feat]:
    """The deeds that people did in a game, new ones first."""
    shelf = deeds_on_shelf(match.session)
    found = []
    for seat in match.humans:
        new: frozenset[str] = frozenset()
        if match.save is not None:
            new = new_deeds(book, match.save.id, match.seats[seat].person)
        done = deeds_of(match.session, seat)
        found += [Feat(seat, name, shelf[name], name in new) for name in done]
    return sorted(found, key=lambda feat: not feat.is_new)
