"""What a book says of one person in one game: games, wins, the best, dice, points and deeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import chain

from attrs import frozen

from game.guide.records.book import Book, Fall, Share


@frozen
class Tally:
    """All games of one kind that a person has finished here."""

    games: int
    wins: int
    #: The highest score; None before the first game.
    best: int | None
    #: What fell, by kind of die.
    dice: Mapping[str, Fall]
    #: Points by where they came from, the most first.
    sources: tuple[tuple[str, int], ...]
    #: Deeds, and the day each was first done.
    deeds: Mapping[str, str]


def tally(book: Book, person: str, game: str) -> Tally:
    """What a person has come to in a game."""
    found = [
        (played.day, share)
        for played in book.games
        if played.game == game
        for share in played.shares
        if share.person == person
    ]
    shares = [share for _, share in found]
    deeds: dict[str, str] = {}
    for day, share in found:
        for deed in share.deeds:
            deeds.setdefault(deed, day)
    return Tally(
        games=len(shares),
        wins=sum(share.won for share in shares),
        best=max((share.score for share in shares), default=None),
        dice=_fallen(shares),
        sources=_points(shares),
        deeds=deeds,
    )


def new_deeds(book: Book, journal: str, person: str) -> frozenset[str]:
    """The deeds of a game that a person had not done in any other."""
    here: set[str] = set()
    elsewhere: set[str] = set()
    kind = next((played.game for played in book.games if played.journal == journal), None)
    for played in book.games:
        if played.game == kind:
            done = [share.deeds for share in played.shares if share.person == person]
            (here if played.journal == journal else elsewhere).update(chain(*done))
    return frozenset(here - elsewhere)


def _fallen(shares: Iterable[Share]) -> dict[str, Fall]:
    sums: dict[str, Fall] = {}
    for share in shares:
        for kind, fall in share.dice.items():
            before = sums.get(kind, Fall(0, 0))
            sums[kind] = Fall(before.dice + fall.dice, before.total + fall.total)
    return sums


def _points(shares: Iterable[Share]) -> tuple[tuple[str, int], ...]:
    sums: Counter[str] = Counter()
    for share in shares:
        sums.update(share.sources)
    return tuple((source, points) for source, points in sums.most_common() if points > 0)
