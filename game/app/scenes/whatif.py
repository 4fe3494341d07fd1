"""A trial: the board from a moment on, in a branch that nobody hears of."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_top, inset
from game.app.keep.match import Match
from game.app.keep.seats import HUMAN
from game.app.scenes.board import BoardScene
from game.app.scenes.boardview import moment
from game.app.table.seeing import Watch
from game.app.table.topbar import Tool
from game.app.telling.story import Eyes
from game.app.widgets.base import Change
from game.app.window.scene import Pop
from game.app.window.stage import Stage
from game.engine.steps import Ask

#: Told apart from the game's own seed, so that a trial in a running game foretells no dice.
OTHER_CHANCE = 0x5EED


def branch(match: Match, at: int, eyes: Eyes) -> Match:
    """The game from a moment on, to try something in; nothing of it is kept.

    Who knows everything tries the game itself. To eyes of a running game the trial must tell
    nothing: it has a chance of its own, and all that is hidden from them is dealt anew.
    """
    trial = moment(match, at)
    if eyes is not None:
        trial.session = trial.session.imagined(eyes, trial.setup.seed ^ OTHER_CHANCE)
    decision = trial.session.decision
    if decision is not None and not match.humans:
        seats = list(match.seats)
        seats[decision.seat] = evolve(seats[decision.seat], player=HUMAN)
        trial.seats = tuple(seats)
    return trial


class _OpenWatch(Watch):
    """Eyes that follow whoever is asked, without a cover between."""

    def look_again(self, covers: bool, lightly: Callable[[Ask], bool] = lambda step: False) -> None:
        super().look_again(False)


class WhatIf(BoardScene):
    """The board of a trial: leaving it, or its end, leads back to the moment it came from."""

    def __init__(self, stage: Stage, match: Match, live: bool) -> None:
        super().__init__(stage, match)
        self.live = live
        if not live:
            # The game is over and its secrets are out: nobody needs to look away.
            self.watch = _OpenWatch(match)
            self.watch.look_again(False)

    def back(self) -> Change:
        self._left = True
        return Pop()

    def leave(self) -> Change:
        return self.back()

    @property
    def tools(self) -> list[Tool]:
        """The same as on the board, but the last one ends the trial."""
        *others, menu = super().tools
        return [*others, evolve(menu, label=self.words("ui-what-if-end"), icon="app.back")]

    def _next(self) -> Change | None:
        return None if self.match.session.is_over else super()._next()

    @property
    def ticking(self) -> bool:
        return not self.match.session.is_over and super().ticking

    @property
    def room(self) -> Box:
        """What the ribbon leaves of the window."""
        return cut_top(self.look.box, self._ribbon.h)[1]

    @property
    def _ribbon(self) -> Box:
        look = self.look
        return cut_top(look.box, look.line("small_strong") + 10)[0]

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        theme = canvas.look.theme
        paint.ring(canvas, inset(canvas.look.box, 2), theme.info, 5, 6)
        words = self.words("ui-what-if-dealt" if self.live else "ui-what-if-banner")
        canvas.fill(theme.info, self._ribbon)
        canvas.text(words, inset(self._ribbon, 12, 0), "small_strong", "ink", x=0.5, shrink=True)
