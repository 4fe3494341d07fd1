"""Tables of figures that every game has, and what others count with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import mean

from tools.balance.listening import Event, Record
from tools.balance.series import Lines


def average(values: Iterable[float]) -> float:
    """The mean; 0 of nothing."""
    found = list(values)
    return mean(found) if found else 0.0


def kind(piece: object) -> str:
    """The card or token without its number: ``member.fandor`` is fandor."""
    return str(piece).split(".")[1]


def told(records: Sequence[Record], *keys: str) -> Iterator[Event]:
    """Every line with one of these keys."""
    return (event for record in records for event in record.events if event.key in keys)


def seats(records: Sequence[Record]) -> Lines:
    """Does the place in the first round's turn order decide?"""
    players = len(records[0].scores)
    yield f"{'order':10}{'wins':>8}{'points':>8}"
    for place in range(players):
        at = [(record, (record.first + place) % players) for record in records]
        wins = average(r.share(seat) for r, seat in at)
        yield f"{place + 1:<10}{wins:8.1%}{average(r.scores[seat] for r, seat in at):8.1f}"


def players_by_name(records: Sequence[Record]) -> Lines:
    """Which bot wins, if several play."""
    for name in dict.fromkeys(records[0].bots):
        at = [(r, seat) for r in records for seat, bot in enumerate(r.bots) if bot == name]
        wins = average(r.share(seat) for r, seat in at)
        yield f"{name:20}{wins:8.1%} wins{average(r.scores[seat] for r, seat in at):8.1f} points"
