"""Exact odds of the moment of a battle: the open question, and each of its options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from attrs import frozen

from game.app.boards.monster_lands.figuring import Figures, Shelf
from game.engine import Option, Step
from game.engine.table import Table
from game.rules.monster_lands.odds import Answering, Chances, chances, chances_if

if TYPE_CHECKING:
    from game.app.boards.monster_lands.combat.affair import Affair
    from game.app.table.sight import Sight


@frozen
class Odds:
    """The chances of a question, and by the number of each option those that it would leave."""

    now: Chances
    after: Mapping[int, Chances]


class Reckoning:
    """The chances of a moment, in the making."""

    def __init__(self, figures: Figures[Odds]) -> None:
        self._figures = figures
        #: Whether a chance is only the least that can be reached.
        self.is_bound = figures.is_bound

    @property
    def is_over(self) -> bool:
        """Whether nothing is worked out any more."""
        return self._figures.is_over

    @property
    def now(self) -> Chances | None:
        """From here on; None while it is worked out."""
        found = self._figures.found
        return None if found is None else found.now

    @property
    def after(self) -> Mapping[int, Chances]:
        """By the number of the option."""
        found = self._figures.found
        return {} if found is None else found.after

    def wait(self) -> None:
        """Wait for the figures (pictures, tests)."""
        self._figures.wait()


_SHELF: Shelf[Odds] = Shelf()


def reckoning(sight: Sight, affair: Affair) -> Reckoning | None:
    """The figures of a moment."""
    step = affair.step
    if step is None or affair.member is None:
        return None
    session = sight.match.session
    commit = session.commits[session.cursor]
    options = sight.decision.options if sight.mine and sight.decision else ()
    table, seat = sight.view, sight.viewer

    def reckon(answering: Answering) -> Odds:
        return _odds(table, seat, step, options, answering)

    key = sight.viewer, sight.upto, sight.mine
    return Reckoning(_SHELF.figures(commit, key, reckon))


def _odds(
    table: Table, seat: int, step: Step, options: Sequence[Option], answering: Answering
) -> Odds:
    after = (chances_if(table, seat, step, option, answering) for option in options)
    return Odds(chances(table, seat, step, answering), dict(enumerate(after)))
