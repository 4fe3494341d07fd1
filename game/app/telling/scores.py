"""The score sheet of any game: its own breakdown where its rules have one, else only totals.

A game's room `scoring` may have `breakdown(table, seat)`, lines with `source`, `count`, `points`
and `text`, and `verdict(table)` with the `order` of the seats.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from attrs import frozen

from game.app.keep.match import Match
from game.app.telling.words import Speech
from game.engine.game import Game
from game.engine.table import Seat, Table
from game.engine.text import Text
from game.rules import face_of, packages


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
    breakdown = _of_scoring(game, "breakdown")
    if breakdown is None:
        return []
    columns = [breakdown(table, seat) for seat in range(players)]
    return [
        Entry(
            lines[0].source,
            lines[0].text,
            tuple(line.count for line in lines),
            tuple(line.points for line in lines),
        )
        for lines in zip(*columns, strict=True)
    ]


def ranking(match: Match) -> list[Seat]:
    """The seats from first to last, by the game's own verdict or by winners and points."""
    table = match.session.table
    verdict = _of_scoring(match.game, "verdict")
    if verdict is not None and len(match.seats) > 1:
        return list(verdict(table).order)
    scores = match.game.scoring.scores(table)
    won = table.result.winners if table.result is not None else ()
    return sorted(range(len(scores)), key=lambda seat: (seat not in won, -scores[seat]))


def _of_scoring(game: Game, name: str) -> Callable[..., Any] | None:
    """A function of the game's scoring room, if there is one."""
    for package in packages():
        if face_of(package) is game:
            room = f"{package}.scoring"
            if find_spec(room) is not None:
                found: Callable[..., Any] | None = getattr(import_module(room), name, None)
                return found
    return None
