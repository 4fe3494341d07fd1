"""The board: one scene for every game. It shows a view, offers options, sends choices.

It knows no rule. What a seat may see comes from the engine's view, what may be clicked from the
options of the open question, how it looks from the game's board module.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from game.app import scenes
from game.app.keep.match import Match
from game.app.scenes import leaving
from game.app.scenes.coaching import coach_for, objection
from game.app.scenes.dialog import message
from game.app.scenes.holding import Holding
from game.app.scenes.seenboard import SeenBoard
from game.app.scenes.strangers import stranger
from game.app.scenes.tools import tools
from game.app.scenes.undoing import TakingBack
from game.app.table.keeping import Album
from game.app.table.popup import asking
from game.app.table.seeing import Grip
from game.app.table.topbar import Tool
from game.app.widgets.base import Change
from game.app.widgets.intents import Act, Intent, Key, Up
from game.app.window.scene import Push, Replace, Reset, Scene
from game.app.window.stage import Stage


class BoardScene(SeenBoard):
    """A match on the table."""

    stays = True

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage, match)
        self._holding = Holding(self, self.watch, self._cover_again)
        self._back = TakingBack(self, match, self.watch, self._went_back, self._not_kept)
        self.undo, self.redo, self.rewind = self._back.undo, self._back.redo, self._back.rewind
        self._album = Album(match, self._portrait)
        self._coach = coach_for(match, stage.settings)
        #: A rival that is introduced as soon as everything rests.
        self._stranger = stranger(match)
        self._left = False

    @property
    def journal(self) -> Path | None:
        return None if self.match.save is None else self.match.save.path

    def rebuild(self) -> None:
        # A picture of what was seen so far is none of what is seen from now on.
        self._album.drop()
        super().rebuild()

    @property
    def tools(self) -> list[Tool]:
        """What stands at the right of the top bar."""
        return tools(self, self.match, self.watch, self.undo, self.redo)

    # Choosing

    def pick(self, thing: str, numbers: tuple[int, ...]) -> Change | None:
        """Answer with one of these options; ask which, where a click could mean several."""
        may = self.sight.mine or self.sight.is_open
        if self._left or not numbers or not may or self.performance.act is not None:
            return None
        if len(numbers) == 1:
            return self.choose(numbers[0])
        assert self.built is not None
        return Push(asking(self.stage, self.built, thing, numbers, self.choose))

    def choose(self, number: int) -> Change | None:
        """Send a choice, unless the coach has a word to say first."""
        if self.sight.mine:
            asks = objection(self, self.speech, self._coach, number, lambda: self._send(number))
            if asks is not None:
                return asks
        return self._send(number)

    def _send(self, number: int) -> Change | None:
        """Send a choice, then show what it did."""
        decision = self.match.session.decision
        if decision is not None and not decision.options[number].part:
            self._holding.close()
        try:
            commit = self.match.session.choose(number)
        except OSError as trouble:
            return self._not_kept(trouble)
        self.stage.sound.play("click")
        # A part of a decision does nothing yet, so there is nothing to act out.
        return self._follow(acted_out=commit is not None)

    def _not_kept(self, trouble: OSError) -> Change:
        why = trouble.strerror or str(trouble)
        body = self.words("ui-board-not-kept", why=why)
        return Push(message(self.stage, self.words("ui-board-trouble"), body, self.game))

    def _follow(self, acted_out: bool) -> Change | None:
        """The session went on: look with the right eyes, act out what happened, go on."""
        old = self.built
        # Pieces still in flight were shown by a sight that is gone now.
        self.performance.land()
        self.watch.look_again(self.stage.settings.hand_over, self.board.covers_lightly)
        self._insists = False
        acted_out = acted_out and self._acting.is_watched(old)
        if self.stage.settings.bots == "summary" and self._acting.bots.are_asked:
            self._folding.unfold()
        if not self._acting.begin(old, acted_out):
            self.show_last() if acted_out else self.rebuild()
        self._album.note(self.board.headline(self.sight))
        return None if self.performance.is_on else self._next()

    def _skip(self) -> None:
        """Let everything be where it belongs, at once."""
        parted = self.performance.act is not None
        self.performance.skip()
        self.dirty = True
        if self.performance.act is not None:
            self.show_last()
        elif parted:
            self.rebuild()

    def _next(self) -> Change | None:
        """What comes when everything rests: another person, or the end."""
        if not self._acting.bots.are_asked:
            self._album.rest()
        seat = self.watch.awaited
        if seat is not None and self.watch.covered:
            light = self.watch.light
            if light:
                self.watch.present(seat)
                self.rebuild()
            return Push(
                scenes.open_scene(
                    self.stage, "cover", match=self.match, seat=seat,
                    taken=lambda: self.taken(seat),
                    held=partial(self.peek, seat) if light else None,
                    through=self._holding.lit_at if self.sight.is_open else None,
                )
            )  # fmt: skip
        if seat is not None:
            self._pass_to(seat)
        if self._stranger is not None and not self.match.session.is_over:
            rival, self._stranger = self._stranger, None
            return Push(scenes.open_scene(self.stage, "meeting", board=self, rival=rival))
        if self.match.session.is_over and not self._left and scenes.module("results"):
            self._left = True
            self.match.close()
            return Replace(scenes.open_scene(self.stage, "results", match=self.match))
        self._herald.laud(self.sight)
        return None

    def taken(self, seat: int) -> None:
        """The person of this seat has the device now."""
        self.watch.take(seat)
        self._acting.bots.rest()
        self._folding.told(self.match.session.cursor)
        self.rebuild()

    def peek(self, seat: int, grip: Grip) -> None:
        """The person of this seat sees what is their own, for as long as something is held."""
        self.taken(seat)
        self.watch.peek(seat, grip)
        self.stage.grip(grip.key)

    def _cover_again(self) -> Change | None:
        """Nobody looks any more: whoever is asked is asked for again."""
        self.watch.look_again(self.stage.settings.hand_over, self.board.covers_lightly)
        self.rebuild()
        return self._next()

    def released(self, key: str) -> Change | None:
        return self._holding.released(key)

    def _pass_to(self, seat: int) -> None:
        """Nothing is secret: the turn goes on at once, and a ribbon says to whom."""
        self.watch.pass_to(seat)
        self._acting.bots.rest()
        self.rebuild()
        self._herald.pass_to(seat, self.sight)

    def _went_back(self) -> Change | None:
        return self._follow(acted_out=False)

    # Leaving

    def back(self) -> Change:
        return leaving.ask(self, self.leave)

    def leave(self) -> Change:
        """Back to the menu; the journal has everything."""
        self._left = True
        self._acting.bots.let_go()
        self._album.close()
        self.match.close()
        return Reset(scenes.open_scene(self.stage, "menu"))

    def let_go(self) -> None:
        self._acting.bots.let_go()
        self.match.close()

    # Time and input

    def entered(self) -> None:
        """Whether the device is handed over may have been set otherwise: look again."""
        viewer = self.watch.viewer
        self.watch.look_again(self.stage.settings.hand_over, self.board.covers_lightly)
        if viewer != self.watch.viewer:
            self.rebuild()

    @property
    def ticking(self) -> bool:
        waits = self.watch.awaited is not None or self._acting.bots.are_asked
        over = self.match.session.is_over and not self._left
        moves = self.performance.is_on or (self.built is not None and self.built.calls)
        thinks = not self._is_hinted or (self.built is not None and self.built.waits)
        return moves or waits or over or thinks or self._album.is_due or super().ticking

    def update(self, dt: float) -> Change | None:
        super().update(dt)
        if not self._is_hinted and not self.performance.is_on and not self.board.awaits(self.sight):
            self.rebuild()
        self.ensure()
        assert self.built is not None
        self.dirty = self.dirty or self.built.waits or self.performance.show is not None
        if self._acting.update(dt, self.built, self.show_last):
            return None
        if self.built.calls:
            self.built.attend(gliding=self.stage.settings.speed > 0)
            self.dirty = True
        change = self._next()
        bots = self._acting.bots
        bots.paced = self.stage.paced
        if change is None and bots.are_asked and not self._left:
            change = bots.play(dt, lambda: self._acting.tempo(self.built), self.choose)
            self.dirty = self.dirty or bots.progress is not None
        elif not bots.are_asked:
            bots.rest()
            self._coach.attend(self.watch.viewer)
        return change

    def handle(self, intent: Intent) -> Change | None:
        if isinstance(intent, Up) and self._holding.is_dropped_by(intent):
            return self._holding.drop(intent)
        if self._acting.is_skipped_by(intent, self.built):
            viewer, parted = self.watch.viewer, self.performance.act is not None
            self._skip()
            if self.performance.is_on:
                return None
            self._acting.hurry(intent, self.built)
            change = self._next()
            # Who clicks to see the end of it answers neither for the next person nor what was
            # not to be seen yet, nor with what came under a pointer that rests.
            passed = parted or viewer != self.watch.viewer or not self.focus.aims(intent)
            if change is not None or isinstance(intent, Act) or passed:
                return change
        self._acting.hurry_thinking(intent)
        awaits = self.watch.awaited is not None
        if awaits and isinstance(intent, Key) and intent.name in ("z", "y"):
            return None
        return super().handle(intent)


def open_scene(stage: Stage, match: Match) -> Scene:
    """The board of a match."""
    return BoardScene(stage, match)
