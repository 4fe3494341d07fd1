"""The lessons of a game: each played to its end, as a reader does who finds every answer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.app.doors.proving.checks import Check, hold
from game.engine.game import Game
from game.guide.lessons.checking import played
from game.guide.lessons.course import syllabus_of


def checks_of(game: Game) -> Iterator[Check]:
    """One check a lesson; a game without lessons has none."""
    syllabus = syllabus_of(game)
    for name in () if syllabus is None else syllabus.lessons:
        yield Check(f"{game.id}: lesson {name}", partial(_taught, game, name))


def _taught(game: Game, name: str) -> str:
    went = played(game, name)
    told = [f"{'/'.join(map(str, path))}: {why}" for path, why in went.faults]
    hold(not told, "; ".join(told))
    return f"{went.decisions} decisions, {went.asked} of them asked"
