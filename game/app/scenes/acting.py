"""Acting out: the last decision is shown act by act, at the pace of whoever watches."""

from __future__ import annotations

from collections.abc import Callable

from game.app.keep.match import Match
from game.app.table import acts
from game.app.table.board import Board
from game.app.table.bots import Bots, Tempo
from game.app.table.built import Built
from game.app.table.pacing import is_watched, speed_of, tempo_of
from game.app.table.performance import Performance
from game.app.widgets.intents import Act, Down, Intent
from game.app.window.stage import Stage
from game.guide.thinking import HEAVY, warm_up


class Acting:
    """What a board acts out, and the bots whose moves it waits for."""

    def __init__(self, stage: Stage, match: Match, board: Board) -> None:
        self._stage, self._match = stage, match
        self._cues = acts.cues_of(match.game, board)
        self.performance = Performance()
        self.bots = Bots(match)
        if any(seat.player in HEAVY for seat in match.seats):
            warm_up(match.game)

    def tempo(self, built: Built | None) -> Tempo:
        """How the next move of a bot is played."""
        overlay = built.root.overlay if built is not None else None
        return tempo_of(self._match, self._stage.settings, overlay)

    def is_watched(self, built: Built | None) -> bool:
        """Whether the last decision is acted out on the board where it was made."""
        return built is not None and is_watched(
            self._match, self._cues, self.tempo(built), self.bots.hurries
        )

    def begin(self, before: Built | None, acted_out: bool) -> bool:
        """Begin with the last decision; whether the board as it stood is still what is seen.

        Dice roll over it then; nothing tells before they lie how they fell.
        """
        performance = self.performance
        performance.begin(self._cues if acted_out else None, self._match.session)
        if before is None or not performance.is_unchanged(before):
            return False
        performance.throw(before)
        return True

    def update(self, dt: float, built: Built | None, show_next: Callable[[], None]) -> bool:
        """Let time pass for what is being acted out; whether there still is something."""
        performance = self.performance
        dt *= speed_of(self._match, self._stage.settings)
        for name in performance.update(dt):
            self._stage.sound.play(name)
        if performance.show is not None or performance.act is None:
            return performance.is_on
        if built is not None and performance.throw(built):
            return True
        if performance.is_told(dt):
            performance.go_on()
            show_next()
        return True

    def is_skipped_by(self, intent: Intent, built: Built | None) -> bool:
        """Whether it lets everything be where it belongs: flights do not follow a camera."""
        if not self.performance.is_on:
            return False
        hurries = isinstance(intent, Down) or intent == Act("space")
        return hurries or (built is not None and built.is_moved_by(intent))

    def hurry(self, intent: Intent, built: Built | None) -> None:
        """Bots go on at once; in a battle a click only skips what moves, Space leads to its end."""
        battle = self.tempo(built).about and not isinstance(intent, Act)
        self.bots.hurries = self.bots.are_asked and not battle

    def think_faster(self, intent: Intent) -> None:
        """Whoever thinks for long decides at once, after a click or Space."""
        hurries = isinstance(intent, Down) or intent == Act("space")
        if hurries and self.bots.progress is not None:
            self.bots.play_now()
