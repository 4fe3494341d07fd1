"""The replay viewer: any moment of a game to look at, and a "what if" from there.

It serves finished games, saved ones, and a look back from the log of a running game (`live`).
Nothing it does changes the game it shows.
"""

from __future__ import annotations

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, cut_right, cut_top, inset
from game.app.drawing.look import Look
from game.app.keep import saves
from game.app.keep.match import Match
from game.app.keep.save import Save
from game.app.keep.seats import NOBODY
from game.app.scenes import mending
from game.app.scenes.boardview import BoardView
from game.app.scenes.dialog import message
from game.app.scenes.holder import Holder
from game.app.scenes.log import Cards, LogPanel
from game.app.scenes.seekbar import Onward, SeekBar
from game.app.scenes.whatif import WhatIf, branch
from game.app.studio import samples
from game.app.telling import story
from game.app.telling.story import Eyes
from game.app.telling.troubles import TROUBLES
from game.app.widgets import Button, Choice, Label, PanelBox, Row, Widget
from game.app.widgets.base import Change, carry_over
from game.app.widgets.intents import Act, Intent, Key
from game.app.window.scene import Pop, Push, Scene
from game.app.window.stage import Stage
from game.engine.session import Session
from game.engine.text import Text

#: Seconds that a moment stands at normal speed.
PACE = 1.4
SPEEDS = (0.5, 1.0, 2.0, 4.0)
#: Units of width, at the reader's text size, from which the log stands beside the board at first.
ROOM_FOR_LOG = 1200


class Replay(Scene):
    """A game as a row of moments."""

    def __init__(
        self, stage: Stage, match: Match, at: int = 0, eyes: Eyes = None, live: bool = False
    ) -> None:
        super().__init__(stage)
        self.match = match
        self.game = match.game.id
        self.eyes = eyes
        #: Whether it was opened out of a game that goes on: then what was undone is not shown.
        self.live = live
        self.last = match.session.cursor if live else len(match.session.commits) - 1
        self.at = min(max(at, 0), self.last)
        self.playing = False
        self.speed = 1.0
        look = stage.look
        self.with_log = look.width / look.text_scale >= ROOM_FOR_LOG
        self._since = 0.0
        self._tab = ""
        self._board = Holder("board")
        self._caption = Holder("caption")
        self._log: LogPanel | None = None
        self._bar: SeekBar | None = None

    @property
    def session(self) -> Session:
        """The game that is shown."""
        return self.match.session

    def build(self) -> Widget:
        speech = self.stage.speech(self.match.game, self.match.called)
        self._speech = speech
        self._board, self._caption = Holder("board"), Holder("caption")
        self._log = None
        if self.with_log:
            cards = Cards(self.stage, self.match, self.eyes)
            self._log = LogPanel(
                self.match, speech, self.eyes, self.seek, cards, self.at, self.last
            )
        marks = [mark for mark in story.marks(self.session) if mark.commit <= self.last]
        self._bar = SeekBar(self.at, self.last, marks, self.seek, self._say)
        page = _Page(self._head(), self._board, self._log, self._controls(), self._caption)
        self._fill()
        return page

    def rebuild(self) -> None:
        super().rebuild()
        if self.focus.current is None:
            self.focus.set(self._bar)
        if self._log is not None:
            self._log.show(self.at)

    def _say(self, text: Text) -> str:
        return story.say(self.match, self._speech, text)

    def _head(self) -> Widget:
        words = self.words
        name = self._speech("game-name")
        title = Label(words("ui-replay-title", game=name), "heading", shrink=True, ellipsis=True)
        buttons: list[Widget] = [
            Button(words("ui-what-if"), self.what_if, icon="app.hint", key="w", name="what-if"),
            Button(words("ui-log-title"), self._toggle_log, icon="app.log", key="l", name="log"),
            Button(
                words("ui-replay-return") if self.live else words("ui-back"),
                Pop,
                icon="app.back",
                name="back",
                hint="Esc",
            ),
        ]
        return Row(title, *buttons, grow=title)

    def _controls(self) -> Widget:
        assert self._bar is not None
        words = self.words
        play = Button(
            "", self._toggle_play, "primary", "app.pause" if self.playing else "app.play",
            name="play",
        )  # fmt: skip
        speeds = [(speed, words("ui-replay-speed", speed=f"{speed:g}")) for speed in SPEEDS]
        return Row(
            Button("", lambda: self.seek(self._mark(-1)), icon="app.rewind", name="mark-back"),
            Button("", lambda: self.seek(self.at - 1), icon="app.step_back", name="step-back"),
            play,
            Button("", lambda: self.seek(self.at + 1), icon="app.step", name="step"),
            Onward("", lambda: self.seek(self._mark(1)), icon="app.rewind", name="mark-next"),
            self._bar,
            Choice(speeds, self.speed, self._set_speed, name="speed", style="small_strong"),
            grow=self._bar,
            gap=12,
        )

    def _fill(self) -> None:
        """Show the moment: the board, and what brought it."""
        board = BoardView(self.stage, self.match, self.eyes, self.at, self._tab, self._open_tab)
        carry_over(self._board, board)
        self._board.show(board)
        words = self.words(
            "ui-replay-where",
            round=story.round_at(self.session, self.at),
            at=self.at,
            last=self.last,
        )
        happened = Label(self._happened(), "aside", ellipsis=True)
        self._caption.show(_Caption(Label(words, "strong", "bright"), happened))

    def _happened(self) -> str:
        """What brought this moment, or the last thing told before it."""
        for commit in range(self.at, max(self.at - 12, -1), -1):
            told = story.lines(self.match, self._speech, self.eyes, range(commit, commit + 1))
            words = [story.plain(line.text) for _, line in told]
            if words:
                return " ".join(words[:2] if commit == self.at else words[-1:])
        return ""

    def seek(self, at: int) -> None:
        """Look at another moment."""
        at = min(max(at, 0), self.last)
        if at == self.at:
            return
        self.at = at
        if self._bar is not None:
            self._bar.value = at
        self._fill()
        if self._log is not None:
            self._log.show(at)
        self.dirty = True

    def _open_tab(self, name: str) -> None:
        self._tab = name
        self._fill()
        self.dirty = True

    def _mark(self, way: int) -> int:
        """The nearest mark before or after this moment."""
        places = [mark.commit for mark in story.marks(self.session)]
        if way > 0:
            return min((place for place in places if place > self.at), default=self.last)
        return max((place for place in places if place < self.at), default=0)

    def _toggle_play(self) -> None:
        self.playing = not self.playing
        self._since = 0.0
        if self.playing and self.at == self.last:
            self.seek(0)
        self.rebuild()

    def _set_speed(self, speed: float) -> None:
        self.speed = speed

    def _toggle_log(self) -> None:
        self.with_log = not self.with_log
        self.rebuild()

    def what_if(self) -> Change | None:
        """Play on from here in a branch; the game itself never hears of it."""
        self.playing = False
        if self.session.commits[self.at].table.result is not None:
            return Push(
                message(self.stage, self.words("ui-what-if"), self.words("ui-what-if-over"))
            )
        goes_on = self.session.commits[-1].table.result is None
        eyes = (NOBODY if self.eyes is None else self.eyes) if goes_on else None
        return Push(WhatIf(self.stage, branch(self.match, self.at, eyes), live=goes_on))

    @property
    def ticking(self) -> bool:
        return self.playing or super().ticking

    def update(self, dt: float) -> Change | None:
        if self.playing:
            self._since += dt * self.speed
            if self._since >= PACE:
                self._since = 0.0
                self.seek(self.at + 1)
                if self.at == self.last:
                    self._toggle_play()
        return super().update(dt)

    def handle(self, intent: Intent) -> Change | None:
        match intent:
            case Act("space"):
                self._toggle_play()
                return None
            case Key("l"):
                self._toggle_log()
                return None
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        paint.backdrop(canvas)
        super().draw(canvas)


class _Caption(Widget):
    """Where we are, and what just happened."""

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        where, told = self.children
        width = where.wanted(look)[0] + 30
        where.place(look, Box(box.x, box.y, width, box.h))
        told.place(look, Box(box.x + width, box.y, max(box.w - width, 0), box.h))


class _Page(Widget):
    """Head, board, log at the right, and the controls under them."""

    def __init__(
        self, head: Widget, board: Widget, log: Widget | None, controls: Widget, caption: Widget
    ) -> None:
        self.head, self.board, self.caption = head, board, caption
        self.log = PanelBox(log, "panel", 14) if log is not None else None
        self.controls = PanelBox(controls, "panel", 14)
        shown = [head, board, self.log, caption, self.controls]
        super().__init__(*(each for each in shown if each is not None))

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        room = inset(box, 20, 16)
        top, room = cut_top(room, self.head.wanted(look, room.w)[1], 12)
        self.head.place(look, top)
        low, room = cut_bottom(room, self.controls.wanted(look, room.w)[1], 8)
        self.controls.place(look, low)
        line, room = cut_bottom(room, look.line("strong"), 8)
        self.caption.place(look, line)
        if self.log is not None:
            side, room = cut_right(room, room.w * 0.27, 12)
            self.log.place(look, side)
        self.board.place(look, room)


def eyes_for(match: Match) -> Eyes:
    """Whose eyes a replay is for: everything once it is over, else what its one player may see."""
    if match.session.is_over:
        return None
    humans = match.humans
    return humans[0] if len(humans) == 1 else NOBODY


def open_save(stage: Stage, save: Save) -> Change:
    """Watch a kept game, or say why it cannot be."""
    try:
        match = saves.watch(save)
    except TROUBLES as trouble:
        return mending.offer(stage, save, trouble, open_save)
    return Push(Replay(stage, match, eyes=eyes_for(match)))


def open_scene(
    stage: Stage,
    match: Match | None = None,
    save: Save | None = None,
    at: int = 0,
    eyes: Eyes = None,
    live: bool = False,
) -> Scene:
    """A replay of a match or of a save."""
    if match is None:
        assert save is not None
        match = saves.watch(save)
        eyes = eyes_for(match)
    return Replay(stage, match, at, eyes, live)


def _shot(request: samples.Request) -> Scene:
    match = samples.sample(request, whole=True)
    return Replay(request.stage, match, min(request.played, len(match.session.commits) - 1))


def _trial(request: samples.Request) -> Scene:
    match = samples.sample(request)
    return WhatIf(request.stage, branch(match, match.session.cursor, eyes=None), live=False)


SHOTS = {"replay": _shot, "what-if": _trial}
