"""The board: one scene for every game. It shows a view, offers options, sends choices.

It knows no rule. What a seat may see comes from the engine's view, what may be clicked from the
options of the open question, how it looks from the game's board module.
"""

from __future__ import annotations

import pygame

from game.app import scenes
from game.app.boards import screen_of
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.keep.match import Match
from game.app.keep.seats import NOBODY
from game.app.scenes import leaving
from game.app.scenes.dialog import message
from game.app.scenes.tools import tools
from game.app.scenes.undoing import undo
from game.app.table import acts, keeping, thinkingbar
from game.app.table.bots import Bots, Tempo
from game.app.table.building import Desk, Hands, build
from game.app.table.built import Built
from game.app.table.pacing import is_watched, speed_of, tempo_of
from game.app.table.papers import Papers
from game.app.table.performance import Performance
from game.app.table.popup import Popup
from game.app.table.praise import Praise
from game.app.table.prompt import Prompt
from game.app.table.recappanel import Telling
from game.app.table.rewind import redo_target
from game.app.table.seeing import Watch
from game.app.table.sheet import Sheet
from game.app.table.sight import Sight
from game.app.table.topbar import Tool
from game.app.telling.words import Speech
from game.app.widgets.base import Change, Press, Widget
from game.app.widgets.intents import Act, Down, Intent, Key
from game.app.window.scene import Push, Replace, Reset, Scene
from game.app.window.stage import Stage
from game.engine.game import Rival
from game.engine.table import Seat
from game.guide.thinking import HEAVY, warm_up


class BoardScene(Scene):
    """A match on the table."""

    stays = True

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage)
        self.game = match.game.id
        self.match = match
        self.board = screen_of(match.game.id).board()
        self.watch = Watch(match)
        self.watch.look_again(stage.settings.hand_over)
        self.performance = Performance()
        self.built: Built | None = None
        #: Whether all hints of the open question are there.
        self._is_hinted = True
        self._papers = Papers()
        self._tab, self._insists = "", False
        self._folded = False
        #: The commit up to which a cover has told the story already.
        self._told_at = -1
        self._cues = acts.cues_of(match.game, self.board)
        self._bots = Bots(match)
        if any(seat.player in HEAVY for seat in match.seats):
            warm_up(match.game)
        self._praise = Praise(match)
        self._noted: tuple[str, bool] | None = None
        self._left = False

    # What is seen

    @property
    def speech(self) -> Speech:
        """The words of the game."""
        return self.stage.speech(self.match.game, self.match.called)

    @property
    def sight(self) -> Sight:
        """The table as it is seen now."""
        self.ensure()
        assert self.built is not None
        return self.built.sight

    def build(self) -> Widget:
        self.built = self._build(self.watch.viewer, self.performance.act)
        self._is_hinted = not self.board.awaits(self.built.sight)
        return self.built.root

    def _build(self, viewer: int, act: acts.Act | None = None) -> Built:
        # Where nothing moves no ribbon says that the turn passed, so a line does.
        silent = self.watch.has_passed and self.stage.settings.speed == 0
        greeting = self._turn_of(viewer) if silent else ""
        telling = Telling(self._is_folded, self.stage.settings.bots == "summary")
        desk = Desk(self.match, self.board, self.speech, self.look, viewer, greeting, telling)
        hands = Hands(self.pick, self.open_tab, self.open_sheet, self.tools, self.fold_story)
        return build(desk, hands, act, tab=self._tab, insists=self._insists)

    def rebuild(self) -> None:
        self.performance.land()
        super().rebuild()
        assert self.built is not None
        self.built.survey()

    @property
    def tools(self) -> list[Tool]:
        """What stands at the right of the top bar."""
        return tools(self, self.match, self.watch, self.undo, self.redo)

    def open_tab(self, name: str) -> None:
        """Look into another drawer, whatever is lit."""
        self._tab, self._insists = name, True
        self.rebuild()

    def fold_story(self) -> None:
        """Fold the story since the viewer's last decision, or open it again; it stays like that."""
        self._folded = not self._is_folded
        self._told_at = -1
        self.rebuild()

    @property
    def _is_folded(self) -> bool:
        return self._folded or self._told_at == self.match.session.cursor

    def open_sheet(self, owner: Seat | Rival) -> Change:
        """Look at all that a seat or a rival owns."""
        return Push(Sheet(self.stage, lambda: self.sight, owner))

    # Choosing

    def pick(self, thing: str, numbers: tuple[int, ...]) -> Change | None:
        """Answer with one of these options; ask which, where a click could mean several."""
        if self._left or not numbers or not self.sight.mine or self.performance.act is not None:
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

    def _chooser(self, number: int) -> Press:
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
        self.performance.land()
        self.watch.look_again(self.stage.settings.hand_over)
        self._insists = False
        acted_out = acted_out and old is not None and self._is_watched
        if self.stage.settings.bots == "summary" and self._bots.are_asked:
            # The story is all that is told of what comes now.
            self._folded = False
        self.performance.begin(self._cues if acted_out else None, self.match.session)
        if old is not None and self.performance.is_unchanged(old):
            # Dice roll over the board as it stands; nothing tells before they lie how they fell.
            self.performance.throw(old)
        elif acted_out:
            self.show_last()
        else:
            self.rebuild()
        self._note()
        return None if self.performance.is_on else self._next()

    @property
    def _is_watched(self) -> bool:
        return is_watched(self.match, self._cues, self._tempo(), self._bots.hurries)

    def _tempo(self) -> Tempo:
        overlay = self.built.root.overlay if self.built is not None else None
        return tempo_of(self.match, self.stage.settings, overlay)

    def show_last(self) -> None:
        """Build the board again, and let everything move there from where it lay."""
        old = self.built
        self.rebuild()
        if old is not None and self.built is not None:
            self.performance.move(old, self.built)

    def _skip(self) -> None:
        """Let everything be where it belongs, at once."""
        parted = self.performance.act is not None
        self.performance.skip()
        self.dirty = True
        if self.performance.act is not None:
            self.show_last()
        elif parted:
            self.rebuild()

    def _note(self) -> None:
        """Facts for the list of saves, once a round and at the end."""
        if self.match.save is None:
            return
        facts = (self.board.headline(self.sight), self.match.session.is_over)
        if facts != self._noted:
            self._noted = facts
            keeping.note(self.match)

    def _next(self) -> Change | None:
        """What comes when everything rests: another person, or the end."""
        seat = self.watch.awaited
        if seat is not None and self.watch.covered:
            cover = scenes.open_scene(
                self.stage, "cover", match=self.match, seat=seat, taken=lambda: self.taken(seat)
            )
            return Push(cover)
        if seat is not None:
            self._pass_to(seat)
        if self.match.session.is_over and not self._left and scenes.module("results"):
            self._left = True
            self._photograph()
            self.match.close()
            return Replace(scenes.open_scene(self.stage, "results", match=self.match))
        if self.stage.settings.speed > 0 and not self.performance.is_on:
            self._laud()
        return None

    def _laud(self) -> None:
        """A ribbon for a deed that whoever looks has never done before."""
        names = tuple(
            deed.name.in_(self.words.lang) for deed in self._praise.due(self.watch.viewer)
        )
        if names:
            text = self.words("ui-board-deed", names=names)
            self.performance.announce(text, self.sight.colour(self.watch.viewer))

    def taken(self, seat: int) -> None:
        """The person of this seat has the device now."""
        self.watch.take(seat)
        self._bots.rest()
        self._told_at = self.match.session.cursor
        self.rebuild()

    def _pass_to(self, seat: int) -> None:
        """Nothing is secret: the turn goes on at once, and a ribbon says to whom."""
        self.watch.pass_to(seat)
        self._bots.rest()
        self.rebuild()
        if self.stage.settings.speed > 0:
            self.performance.announce(self._turn_of(seat), self.sight.colour(seat))

    def _turn_of(self, seat: int) -> str:
        return self.words("ui-board-turn", name=self.match.name_of(seat))

    # Taking back

    def undo(self) -> Change | None:
        """Take the last part or decision of a person back, if what was seen since allows it."""
        if self.match.session.is_drafting and self.sight.mine:
            return self._take_part_back()
        return undo(self, self.match, self.watch.viewer, self.rewind)

    def _take_part_back(self) -> Change | None:
        """Take the last part of a decision back that is being composed; nobody need agree."""
        self.match.session.undo()
        self.stage.sound.play("undo")
        return self._follow(acted_out=False)

    def redo(self) -> Change | None:
        """Do again what was taken back."""
        target = redo_target(self.match)
        if target is None:
            self.stage.sound.play("error")
            return None
        return self.rewind(target)

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
        return leaving.ask(self, self.leave)

    def leave(self) -> Change:
        """Back to the menu; the journal has everything."""
        self._left = True
        self._bots.let_go()
        keeping.note(self.match)
        self._photograph()
        self.match.close()
        return Reset(scenes.open_scene(self.stage, "menu"))

    def let_go(self) -> None:
        self._bots.let_go()
        self.match.close()

    # Time and input

    def entered(self) -> None:
        """Whether the device is handed over may have been set otherwise: look again."""
        viewer = self.watch.viewer
        self.watch.look_again(self.stage.settings.hand_over)
        if viewer != self.watch.viewer:
            self.rebuild()

    @property
    def ticking(self) -> bool:
        waits = self.watch.awaited is not None or self._bots.are_asked
        over = self.match.session.is_over and not self._left
        moves = self.performance.is_on or self._calls
        thinks = self._waits or not self._is_hinted
        return moves or waits or over or thinks or super().ticking

    @property
    def _waits(self) -> bool:
        """Whether the overlay still works something out."""
        overlay = self.built.root.overlay if self.built is not None else None
        return overlay is not None and overlay.waits

    @property
    def _calls(self) -> bool:
        """Whether a camera has yet to see to the open question."""
        return self.built is not None and self.built.calls

    def update(self, dt: float) -> Change | None:
        super().update(dt)
        if not self._is_hinted and not self.performance.is_on and not self.board.awaits(self.sight):
            self.rebuild()
        if self._acted_out(dt * speed_of(self.match, self.stage.settings)):
            return None
        if self._calls and self.built is not None:
            self.built.attend(gliding=self.stage.settings.speed > 0)
            self.dirty = True
        change = self._next()
        if change is None and self._bots.are_asked and not self._left:
            change = self._bots.play(dt, self._tempo, self.choose)
            self.dirty = self.dirty or self._bots.progress is not None
        elif not self._bots.are_asked:
            self._bots.rest()
        return change

    def _acted_out(self, dt: float) -> bool:
        """Let time pass for what is being acted out; whether there still is something."""
        performance = self.performance
        self.dirty = self.dirty or self._waits or performance.show is not None
        for name in performance.update(dt):
            self.stage.sound.play(name)
        if performance.show is not None or performance.act is None:
            return performance.is_on
        if self.built is not None and performance.throw(self.built):
            return True
        if performance.is_told(dt):
            performance.go_on()
            self.show_last()
        return True

    def handle(self, intent: Intent) -> Change | None:
        if self.performance.is_on and self._skips(intent):
            viewer, parted = self.watch.viewer, self.performance.act is not None
            self._skip()
            if self.performance.is_on:
                return None
            # In a battle a click only skips what moves; Space goes on to its end.
            battle = self._tempo().about and not isinstance(intent, Act)
            self._bots.hurries = self._bots.are_asked and not battle
            change = self._next()
            # Who clicks to see the end of it answers neither for the next person nor what was
            # not to be seen yet, nor with what came under a pointer that rests.
            passed = parted or viewer != self.watch.viewer or not self.focus.aims(intent)
            if change is not None or isinstance(intent, Act) or passed:
                return change
        if self._bots.progress is not None and (isinstance(intent, Down) or intent == Act("space")):
            self._bots.play_now()
        awaits = self.watch.awaited is not None
        if awaits and isinstance(intent, Key) and intent.name in ("z", "y"):
            return None
        return super().handle(intent)

    def _skips(self, intent: Intent) -> bool:
        """Whether it lets everything be where it belongs: flights do not follow a camera."""
        hurries = isinstance(intent, Down) or intent == Act("space")
        return hurries or (self.built is not None and self.built.is_moved_by(intent))

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        assert self.built is not None
        if self.watch.covered and self.watch.viewer == NOBODY:
            # Nobody has looked yet: the cover is the first thing to be seen.
            paint.backdrop(canvas)
            return
        show = self.performance.show
        alone = self.stage.top is self and show is None and not self.focus.shows
        if self.built.draw_drag(canvas, alone):
            return
        self.built.draw(canvas, self._papers, keys=self.focus.ring, moves=show is not None)
        if show is not None:
            show.draw(canvas)
        self._draw_thinking(canvas)
        self.focus.draw(canvas)

    def _draw_thinking(self, canvas: Canvas) -> None:
        """Tell who thinks for long, and how to hurry them."""
        done, decision = self._bots.progress, self.match.session.decision
        if done is not None and decision is not None and self.built is not None:
            words = self.stage.words("ui-thinking", name=self.match.name_of(decision.seat))
            for prompt in self.built.root.walk():
                if isinstance(prompt, Prompt):
                    thinkingbar.draw(canvas, words, done, prompt.rect)

    def _photograph(self) -> None:
        """Keep a picture of the board as everybody may see it, for the list of saves."""
        if self.match.save is not None:
            canvas = Canvas(pygame.Surface(self.stage.size), self.look)
            self._build(NOBODY).draw_alone(canvas)
            keeping.photograph(self.match.save, canvas.surface)


def open_scene(stage: Stage, match: Match) -> Scene:
    """The board of a match."""
    return BoardScene(stage, match)
