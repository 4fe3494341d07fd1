"""Where taking back and doing again lead: from one decision of a person to the other."""

from __future__ import annotations

from game.app.keep.match import Match
from game.app.table.seeing import chooser


def undo_target(match: Match) -> int | None:
    """The moment before the last decision of a person; without people, of anybody."""
    session = match.session
    people = match.humans
    for number in range(session.cursor, 0, -1):
        if not people or chooser(session, number) in people:
            return number - 1
    return None


def redo_target(match: Match) -> int | None:
    """The next moment at which a person decides, or the last one there is."""
    session = match.session
    last = len(session.commits) - 1
    if session.cursor >= last:
        return None
    for number in range(session.cursor + 1, last):
        if not match.humans or chooser(session, number + 1) in match.humans:
            return number
    return last
