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
    columns = [game.scoring.breakdown(table, seat) for seat in range(players)]
    return [
        Entry(
            lines[0].source,
            lines[0].text,
            tuple(line.count for line in lines),
            tuple(line.points for line in lines),
        )
        for lines in zip(*columns, strict=True)
    ]
