"""Exact odds of the moment, worked out beside the window and kept: never in the way of a frame."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from threading import Thread
from typing import TYPE_CHECKING

from game.engine import Option, Step
from game.engine.table import Table
from game.rules.monster_lands.odds import Chances, chances, chances_if

if TYPE_CHECKING:
    from game.app.boards.monster_lands.combat.affair import Affair
    from game.app.table.sight import Sight

#: Seconds that a picture waits for its figures; most are there at once.
PATIENCE = 0.008
_MOST_KEPT = 24


class Reckoning:
    """The chances of a question and of each of its options, in the making."""

    def __init__(
        self, table: Table, seat: int, step: Step, options: Sequence[tuple[int, Option]]
    ) -> None:
        self.now: Chances | None = None
        #: By the number of the option.
        self.after: dict[int, Chances] = {}
        self.is_over = False
        #: Nobody looks any more.
        self.given_up = False
        self._work = table, seat, step, tuple(options)
        self._thread = Thread(target=self._reckon, daemon=True)
        self._thread.start()

    def _reckon(self) -> None:
        table, seat, step, options = self._work
        self.now = chances(table, seat, step)
        for number, option in options:
            if self.given_up:
                break
            self.after[number] = chances_if(table, seat, step, option)
        self.is_over = True

    def wait(self, seconds: float | None = PATIENCE) -> None:
        """Wait for the figures, but no longer."""
        self._thread.join(seconds)


_KEPT: OrderedDict[tuple[object, ...], tuple[object, Reckoning]] = OrderedDict()


def reckoning(sight: Sight, affair: Affair) -> Reckoning | None:
    """The figures of a moment: those of the last time it was looked at, or new ones."""
    if affair.step is None or affair.member is None:
        return None
    session = sight.match.session
    commit = session.commits[session.cursor]
    key = id(commit), sight.viewer, sight.upto, sight.mine
    known = _KEPT.get(key)
    if known is not None and known[0] is commit:
        _KEPT.move_to_end(key)
        return known[1]
    for old, (_, other) in list(_KEPT.items()):
        if not other.is_over:
            other.given_up = True
            del _KEPT[old]
    options = enumerate(sight.decision.options) if sight.mine and sight.decision else ()
    made = Reckoning(sight.view, sight.viewer, affair.step, list(options))
    # The commit is kept with its figures, so that its place in memory stays its own.
    _KEPT[key] = commit, made
    while len(_KEPT) > _MOST_KEPT:
        _KEPT.popitem(last=False)
    made.wait()
    return made
