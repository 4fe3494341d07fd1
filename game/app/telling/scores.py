"""The score sheet of any game, seat beside seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import frozen

from game.app.telling.words import Speech
from game.engine.game import Game
from game.engine.table import Table
from game.engine.text import Text


@frozen
class Entry:
    """One line of the sheet: where points come from, how much each seat has of it, its worth."""

    source: str
    text: Text
    counts: tuple[int, ...]
    points: tuple[int, ...]

    def name(self, speech: Speech, game: Game) -> str:
        """The line's name in the reader's language."""
        called = game.naming("source", self.source, speech.lang)
        return speech.say(self.text) if called is None else str(called)


def sheet(game: Game, table: Table, players: int) -> list[Entry]:
    """The lines of the sheet, without the total; none where a game knows only totals.

    A line that only some seats have, such as a card of their own, counts nothing for the others.
    """
    columns = [
        {line.source: line for line in game.scoring.breakdown(table, seat)}
        for seat in range(players)
    ]
    entries = []
    for source in _in_order(columns):
        lines = [column.get(source) for column in columns]
        text = next(line.text for line in lines if line is not None)
        counts = tuple(0 if line is None else line.count for line in lines)
        points = tuple(0 if line is None else line.points for line in lines)
        entries.append(Entry(source, text, counts, points))
    return entries


def _in_order(columns: Sequence[Iterable[str]]) -> list[str]:
    """The sources of all seats, each after the one that it follows on its own sheet."""
    found: list[str] = []
    for column in columns:
        at = 0
        for source in column:
            if source not in found:
                found.insert(at, source)
            at = found.index(source) + 1
    return found
