"""A board to look at: a past moment through the eyes of a seat, drawn by the game's own board."""

from __future__ import annotations

from collections.abc import Callable

from game.app.boards import screen_of
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, cut_left, cut_right
from game.app.drawing.look import Look
from game.app.keep.match import Match
from game.app.keep.seats import NOBODY
from game.app.table.board import Board, Described
from game.app.table.legend import Legend, meanings
from game.app.table.page import Drawers
from game.app.table.seats import panels, place_in_column
from game.app.table.seeing import known_alone
from game.app.table.shares import clamp
from game.app.table.sheet import Sheet
from game.app.table.sight import Sight
from game.app.telling.story import Description, Eyes
from game.app.widgets import Widget
from game.app.widgets.base import NO_LIMIT, Change
from game.app.window.scene import Push
from game.app.window.stage import Stage
from game.engine.game import Rival
from game.engine.secrecy import view
from game.engine.session import Session
from game.engine.table import Seat

GAP = 10.0


def moment(match: Match, commit: int) -> Match:
    """The match as it stood after a commit, apart from the match itself."""
    whole = match.session
    commits = whole.commits[: commit + 1]
    session = Session(
        whole.game, whole.setup, commits, commit, whole.script, whole.laid, whole.contents
    )
    return Match(match.game, session, match.seats)


def sight_at(stage: Stage, match: Match, eyes: Eyes, commit: int) -> Sight:
    """What a seat may see of a moment; nothing in it can be used."""
    past = moment(match, commit)
    table = past.session.table
    viewer = NOBODY if eyes is None else eyes
    return Sight(
        past,
        screen_of(match.game.id).board(),
        table if eyes is None else view(match.game, table, viewer),
        # Nobody is asked here, so nothing explains why it cannot be used.
        NOBODY,
        past.session.decision,
        stage.speech(match.game, match.called),
        stage.look_of(match.game.id),
        {},
        lambda thing, numbers: None,
        known=known_alone(match.game, table, viewer),
    )


def described(sight: Sight, piece: str) -> Description | None:
    """What a piece says: its title and its text."""
    said: Described | None = sight.board.describe(sight, piece)
    if said is not None:
        body = said.body or (said.face.body if said.face is not None else "")
        return said.title, body
    called = sight.called(piece)
    return (called, "") if called else None


class BoardView(Widget):
    """The shared table, the seats beside it, and the offers of the game at the right."""

    def __init__(
        self,
        stage: Stage,
        match: Match,
        eyes: Eyes,
        commit: int,
        tab: str = "",
        on_tab: Callable[[str], Change | None] | None = None,
    ) -> None:
        self.sight = sight_at(stage, match, eyes, commit)
        self._stage = stage
        board: Board = self.sight.board
        #: The game's stage for this moment (a battle): it takes the whole place.
        self.overlay = board.overlay(self.sight) if self.sight.decision is not None else None
        self.middle = board.middle(self.sight)
        self.seats = panels(self.sight, self._open_sheet)
        self.drawers = Drawers(self.sight, tab, True, on_tab or (lambda name: None))
        content = [self.drawers, self.drawers.content] if not self.drawers.is_empty else []
        shown = [self.middle, *content, *self.seats]
        self.legend = Legend(meanings(match.game, self.sight.words))
        parts = shown if self.overlay is None else [self.overlay]
        super().__init__(self.legend, *parts, name="board-view")

    def _open_sheet(self, owner: Seat | Rival) -> Change:
        return Push(Sheet(self._stage, lambda: self.sight, owner))

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return width, 600

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        if self.overlay is not None:
            self.overlay.place(look, box)
            return
        if box.w > 1500 and not self.drawers.is_empty:
            right, box = cut_right(box, clamp(box.w * 0.28, 390, 560), GAP)
            self.drawers.place(look, right)
        else:
            for each in (self.drawers, self.drawers.content):
                each.visible = False
        side, box = cut_left(box, clamp(box.w * 0.2, 236, 330), GAP)
        place_in_column(look, self.seats, side)
        self.middle.place(look, box)

    def draw(self, canvas: Canvas) -> None:
        before = len(canvas.shown)
        super().draw(canvas)
        self.legend.shown = tuple(canvas.shown[before:])
