"""The board as it is seen: built of a view, looked into drawer by drawer, painted."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial

from game.app.boards import screen_of
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.keep.match import Match
from game.app.keep.seats import NOBODY
from game.app.scenes.acting import Acting
from game.app.scenes.heralding import Herald
from game.app.table.acts import Act as Part
from game.app.table.bots import Bots
from game.app.table.building import Desk, Hands, build
from game.app.table.built import Built
from game.app.table.papers import Papers
from game.app.table.performance import Performance
from game.app.table.recappanel import Folding, Telling
from game.app.table.seeing import Watch
from game.app.table.sheet import Sheet
from game.app.table.sight import Sight
from game.app.table.snapshot import Snapshot
from game.app.table.topbar import Tool
from game.app.telling.words import Speech
from game.app.widgets.base import Change, Widget
from game.app.window.scene import Push, Scene
from game.app.window.stage import Stage
from game.engine.game import Rival
from game.engine.table import Seat


class SeenBoard(Scene):
    """A match in front of whoever may look; what is chosen there is another's affair."""

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage)
        self.game = match.game.id
        self.match = match
        self.board = screen_of(match.game.id).board()
        self.watch = Watch(match)
        self.watch.look_again(stage.settings.hand_over, self.board.covers_lightly)
        self._acting = Acting(stage, match, self.board)
        self.built: Built | None = None
        #: Whether all hints of the open question are there.
        self._is_hinted = True
        #: What stands still, as it was painted.
        self.papers = Papers()
        self._tab, self._insists = "", False
        self._folding = Folding()
        self._herald = Herald(self, match, self.performance)

    @property
    @abstractmethod
    def tools(self) -> list[Tool]:
        """What stands at the right of the top bar."""

    @abstractmethod
    def pick(self, thing: str, numbers: tuple[int, ...]) -> Change | None:
        """Answer with one of these options."""

    @property
    def performance(self) -> Performance:
        """What is being acted out."""
        return self._acting.performance

    @property
    def bots(self) -> Bots:
        """Those who play without hands."""
        return self._acting.bots

    @property
    def speech(self) -> Speech:
        """The words of the game."""
        return self.stage.speech(self.match.game, self.match.called)

    @property
    def is_bare(self) -> bool:
        """Whether nothing of this scene lies over the board."""
        return True

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

    def _build(self, viewer: int, act: Part | None = None) -> Built:
        # Where nothing moves no ribbon says that the turn passed, so a line does.
        silent = self.watch.has_passed and self._herald.is_silent
        greeting = self._herald.turn_of(viewer) if silent else ""
        folded = self._folding.at(self.match.session.cursor)
        summary = self.stage.settings.bots == "summary"
        insists = self._folding.insists(self.match.session.cursor)
        telling = Telling(folded, summary, self._herald.is_silent, insists)
        desk = Desk(self.match, self.board, self.speech, self.look, viewer, greeting, telling,
                    self.watch.presented)  # fmt: skip
        hands = Hands(self.pick, self.open_tab, self.open_sheet, self.tools, self.fold_story)
        return build(desk, hands, act, tab=self._tab, insists=self._insists)

    def rebuild(self) -> None:
        self.performance.land()
        super().rebuild()
        assert self.built is not None
        self.built.survey()

    def open_tab(self, name: str) -> None:
        """Look into another drawer, whatever is lit."""
        self._tab, self._insists = name, True
        self.rebuild()

    def fold_story(self) -> None:
        """Fold the story since the viewer's last decision, or open it again; it stays like that."""
        story = self.built.root.story if self.built is not None else None
        if story is not None and story.gave_way:
            self._folding.insist(self.match.session.cursor)
        else:
            self._folding.turn(self.match.session.cursor)
        self.rebuild()

    def open_sheet(self, owner: Seat | Rival) -> Change:
        """Look at all that a seat or a rival owns."""
        return Push(Sheet(self.stage, lambda: self.sight, owner))

    def show_last(self) -> None:
        """Build the board again, and let everything move there from where it lay."""
        old = self.built
        self.rebuild()
        if old is not None and self.built is not None:
            self.performance.move(old, self.built)

    def draw(self, canvas: Canvas) -> None:
        assert self.built is not None
        self.lingers = False
        if self.watch.covered and not self.watch.light and self.watch.viewer == NOBODY:
            # Nobody has looked yet: the cover is the first thing to be seen.
            paint.backdrop(canvas)
            return
        show = self.performance.show
        alone = self.stage.top is self and show is None and not self.focus.shows and self.is_bare
        if self.built.draw_drag(canvas, alone):
            return
        moves, waits = show is not None, self.stage.can_wait
        # What was seen before stays for a blink, if that is needed.
        self.lingers = (
            show is not None and waits and self.built.get_ready(canvas, self.papers, show)
        ) or not self.built.draw(canvas, self.papers, self.focus.ring, moves, waits)
        if self.lingers:
            self.dirty = True
            return
        if show is not None:
            show.draw(canvas)
        self._acting.draw_thinking(canvas, self.built)
        self.focus.draw(canvas)

    def _portrait(self, most: tuple[int, int]) -> Snapshot:
        """The board as everybody may see it."""
        return Snapshot(self.look, most, partial(self._build, NOBODY))
