"""The score sheet of any game, seat beside seat."""

from __future__ import annotations

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
    """The lines of the sheet, without the total; none where a game knows only totals."""
    columns = [
        {line.source: line for line in game.scoring.breakdown(table, seat)}
        for seat in range(players)
    ]
    found = []
    for source in _sources([tuple(column) for column in columns]):
        lines = [column.get(source) for column in columns]
        known = next(line for line in lines if line is not None)
        counts = tuple(0 if line is None else line.count for line in lines)
        points = tuple(0 if line is None else line.points for line in lines)
        found.append(Entry(source, known.text, counts, points))
    return found


def _sources(columns: list[tuple[str, ...]]) -> list[str]:
    """Every source of any seat, in the order of the sheets: what one has alone stands between."""
    merged: list[str] = []
    for column in columns:
        place = 0
        for source in column:
            if source in merged:
                place = merged.index(source) + 1
            else:
                merged.insert(place, source)
                place += 1
    return merged
