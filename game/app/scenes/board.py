"""The board: one scene for every game. It shows a view, offers options, sends choices.

It knows no rule. What a seat may see comes from the engine's view, what may be clicked from the
options of the open question, how it looks from the game's board module.
"""

from __future__ import annotations

from typing import Any

import pygame

from game.app import scenes
from game.app.boards import board_of
from game.app.drawing.canvas import Canvas
from game.app.keep.match import Match
from game.app.motion.choreographer import Show
from game.app.scenes import posed
from game.app.scenes.dialog import Answer, Dialog, message
from game.app.table import keeping, rewind
from game.app.table.acts import Acts
from game.app.table.bots import Bots
from game.app.table.building import Built, build
from game.app.table.popup import Popup, Sheet
from game.app.table.seeing import Watch
from game.app.table.sight import NOBODY, Sight
from game.app.table.staging import show_of
from game.app.table.tools import Tool, tools
from game.app.telling.words import Speech
from game.app.widgets.base import Change, Widget
from game.app.widgets.intents import Act, Down, Intent, Key
from game.app.window.scene import Push, Replace, Reset, Scene
from game.app.window.stage import Stage


class BoardScene(Scene):
    """A match on the table."""

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage)
        self.game = match.game.id
        self.match = match
        self.board = board_of(match.game)
        self.watch = Watch(match)
        self.watch.look_again(stage.settings.hand_over)
        self.show: Show | None = None
        self.built: Built | None = None
        self._layer: Canvas | None = None
        self._paper: pygame.Surface | None = None
        self._tab, self._insists = "", False
        self._bots = Bots(self)
        self._acts = Acts()
        self._cursor = match.session.cursor
        self._noted_round = -1
        self._left = False

    # What is seen

    @property
    def speech(self) -> Speech:
        """The words of the game."""
        return self.stage.speech(self.match.game, self.match.name_of)

    @property
    def sight(self) -> Sight:
        """The table as it is seen now."""
        self.ensure()
        assert self.built is not None
        return self.built.sight

    def build(self) -> Widget:
        self.built = build(self, self._tab, self._insists, self._acts.now)
        self._layer = None
        return self.built.root

    def rebuild(self) -> None:
        if self.show is not None:
            self._end_show()
        super().rebuild()
        assert self.built is not None
        self.built.survey()

    @property
    def tools(self) -> list[Tool]:
        """What stands at the right of the top bar."""
        return tools(self)

    def open_tab(self, name: str) -> None:
        """Look into another drawer, whatever is lit."""
        self._tab, self._insists = name, True
        self.rebuild()

    def open_sheet(self, seat: int) -> Change:
        """Look at all that a seat owns."""
        return Push(Sheet(self.stage, lambda: self.sight, seat))

    # Choosing

    def pick(self, thing: str, numbers: tuple[int, ...]) -> Change | None:
        """Answer with one of these options; ask which, where a click could mean several."""
        if self._left or not numbers or not self.sight.mine:
            return None
        if len(numbers) == 1:
            return self.choose(numbers[0])
        decision = self.sight.decision
        assert decision is not None
        labels = [
            (self.speech.say(decision.options[number].label()), self._chooser(number))
            for number in numbers
        ]
        near = self.built.places.get(thing, self.look.box) if self.built else self.look.box
        title = self.sight.called(thing)
        return Push(Popup(self.stage, title, labels, near, self.game))

    def _chooser(self, number: int) -> Any:
        return lambda: self.choose(number)

    def choose(self, number: int) -> Change | None:
        """Send a choice, then show what it did."""
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
        self._end_show()
        self._cursor = self.match.session.cursor
        self.watch.look_again(self.stage.settings.hand_over)
        self._insists = False
        speed = self.stage.settings.speed
        acted_out = acted_out and speed > 0 and not self._bots.hurries and old is not None
        self._acts.begin(self.board.rests if acted_out else frozenset(), self.match.session)
        self.rebuild()
        if acted_out and old is not None and self.built:
            self._begin_show(show_of(self, old, self.built, self._acts.part))
        self._note()
        return None if self.show is not None or self._acts.now else self._next()

    def _go_on(self) -> None:
        """The next act of the last decision, or the moment it led to."""
        old = self.built
        self._acts.go_on()
        self.rebuild()
        assert old is not None
        assert self.built is not None
        self._begin_show(show_of(self, old, self.built, self._acts.part))

    def _skip(self) -> None:
        """Let everything be where it belongs, at once."""
        self._end_show()
        if self._acts.now is not None:
            self._acts.skip()
            self.rebuild()

    def show_last(self) -> None:
        """Act out the last decision again."""
        old = self.built
        self._cursor = self.match.session.cursor
        self.rebuild()
        if old is not None and self.built is not None:
            self._begin_show(show_of(self, old, self.built))

    def _begin_show(self, show: Show) -> None:
        if show.motions:
            self.show = show
            self.sight.hidden.update(show.moving)
            self._layer = None
            self.dirty = True

    def _end_show(self) -> None:
        if self.show is not None:
            self.show = None
            if self.built is not None:
                self.built.sight.hidden.clear()
            self._layer = None
            self.dirty = True

    def _note(self) -> None:
        """Facts for the list of saves, once a round and at the end."""
        if self.match.save is None:
            return
        facts = (self.board.headline(self.sight), self.match.session.is_over)
        if hash(facts) != self._noted_round:
            self._noted_round = hash(facts)
            keeping.note(self.match)

    def _next(self) -> Change | None:
        """What comes when everything rests: another person, or the end."""
        if self.watch.awaited is not None:
            seat = self.watch.awaited
            cover = scenes.open_scene(
                self.stage, "cover", match=self.match, seat=seat, taken=lambda: self.taken(seat)
            )
            return Push(cover)
        if self.match.session.is_over and not self._left and scenes.module("results"):
            self._left = True
            keeping.photograph(self)
            return Replace(scenes.open_scene(self.stage, "results", match=self.match))
        return None

    def taken(self, seat: int) -> None:
        """The person of this seat has the device now."""
        self.watch.take(seat)
        self._bots.rest()
        self.rebuild()

    # Taking back

    def undo(self) -> Change | None:
        """Take the last decision of a person back, if what was seen since allows it."""
        return rewind.undo(self)

    def take_part_back(self) -> Change | None:
        """Take the last part of a decision back that is being composed; nobody need agree."""
        self.match.session.undo()
        self.stage.sound.play("undo")
        return self._follow(acted_out=False)

    def redo(self) -> Change | None:
        """Do again what was taken back."""
        return rewind.redo(self)

    def rewind(self, target: int, force: bool = False) -> Change | None:
        """Go to another moment of the game."""
        try:
            self.match.session.jump(target, force, self.watch.viewer)
        except OSError as trouble:
            return self._not_kept(trouble)
        self.stage.sound.play("undo")
        return self._follow(acted_out=False)

    # Leaving

    def back(self) -> Change:
        words = self.words
        answers = [Answer(words("ui-board-stay"), kind="primary")]
        if scenes.is_open(self.stage, "settings"):
            answers.insert(0, Answer(words("ui-menu-settings"), self._opened("settings")))
        answers.insert(0, Answer(words("ui-board-leave"), self.leave, "danger"))
        title = words("ui-board-menu")
        return Push(Dialog(self.stage, title, words("ui-quit-body"), answers, self.game))

    def _opened(self, name: str) -> Any:
        return lambda: Push(scenes.open_scene(self.stage, name))

    def leave(self) -> Change:
        """Back to the menu; the journal has everything."""
        self._left = True
        keeping.note(self.match)
        keeping.photograph(self)
        self.match.close()
        return Reset(scenes.open_scene(self.stage, "menu"))

    # Time and input

    def entered(self) -> None:
        """Somebody else may have moved the session (the log, a branch): look again."""
        if self._cursor != self.match.session.cursor:
            self._follow(acted_out=False)
            return
        viewer, awaited = self.watch.viewer, self.watch.awaited
        if awaited is None:
            self.watch.look_again(self.stage.settings.hand_over)
        if (viewer, awaited) != (self.watch.viewer, self.watch.awaited):
            self.rebuild()

    @property
    def bot_is_asked(self) -> bool:
        """Whether the open question is for a bot."""
        decision = self.match.session.decision
        return decision is not None and not self.match.seats[decision.seat].is_human

    @property
    def ticking(self) -> bool:
        waits = self.watch.awaited is not None or self.bot_is_asked
        over = self.match.session.is_over and not self._left
        moves = self.show is not None or self._acts.now is not None
        return moves or waits or over or self._waits or super().ticking

    @property
    def _waits(self) -> bool:
        """Whether the overlay still works something out."""
        overlay = self.built.root.overlay if self.built is not None else None
        return overlay is not None and overlay.waits

    def update(self, dt: float) -> Change | None:
        super().update(dt)
        self.dirty = self.dirty or self._waits
        if self.show is not None:
            self.dirty = True
            for name in self.show.update(dt * max(self.stage.settings.speed, 0.1)):
                self.stage.sound.play(name)
            if not self.show.is_over:
                return None
            self._end_show()
        if self._acts.now is not None:
            if self._acts.is_over(dt * max(self.stage.settings.speed, 0.1)):
                self._go_on()
            return None
        change = self._next()
        if change is None and self.bot_is_asked and not self._left:
            change = self._bots.play(dt)
        elif not self.bot_is_asked:
            self._bots.rest()
        return change

    def handle(self, intent: Intent) -> Change | None:
        if (self.show is not None or self._acts.now is not None) and _skips(intent):
            self._skip()
            self._bots.hurries = self.bot_is_asked
            change = self._next()
            if change is not None or isinstance(intent, Act):
                return change
        if isinstance(intent, Key) and intent.name in ("z", "y") and self.watch.awaited:
            return None
        return super().handle(intent)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        assert self.built is not None
        layer = self._still_layer()
        canvas.surface.blit(layer.surface, (0, 0))
        canvas.shown.extend(layer.shown)
        self.built.draw_live(canvas, keys=self.focus.ring)
        if self.show is not None:
            self.show.draw(canvas)
        self.focus.draw(canvas)

    def _still_layer(self) -> Canvas:
        """All that changes only with the game, drawn once."""
        if self._layer is None:
            assert self.built is not None
            if self._paper is None or self._paper.get_size() != self.stage.size:
                self._paper = new_surface(self.stage)
            self._layer = Canvas(self._paper, self.look)
            self.built.draw_still(self._layer)
        return self._layer

    def draw_public(self, canvas: Canvas) -> None:
        """The board as everybody may see it, for a picture."""
        viewer, self.watch.viewer = self.watch.viewer, NOBODY
        try:
            built = build(self, self._tab, self._insists)
            built.root.place(self.look, self.look.box)
            built.survey()
            built.draw_still(canvas)
            built.draw_live(canvas)
        finally:
            self.watch.viewer = viewer


def _skips(intent: Intent) -> bool:
    return isinstance(intent, Down) or (isinstance(intent, Act) and intent.key == "space")


def new_surface(stage: Stage) -> pygame.Surface:
    """A surface like the window's."""
    surface = pygame.Surface(stage.size)
    return surface.convert() if pygame.display.get_surface() is not None else surface


def open_scene(stage: Stage, match: Match) -> Scene:
    """The board of a match."""
    return BoardScene(stage, match)


SHOTS = {"board": posed.at_rest, "board-motion": posed.in_motion}
