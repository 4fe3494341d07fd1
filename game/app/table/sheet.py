"""The sheet of a seat or of a rival: all it owns, over the board, to look at."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, anchor
from game.app.drawing.look import Look
from game.app.table.seats import RivalPanel
from game.app.table.sight import Sight
from game.app.widgets import Button, Column, PanelBox, Paragraph, Widget
from game.app.widgets.base import Change
from game.app.widgets.intents import Down, Intent
from game.app.window.scene import Pop, Scene
from game.app.window.stage import Stage
from game.engine.game import Rival
from game.engine.table import Seat


class Sheet(Scene):
    """All that a seat or a rival owns, over the board: to look at, not to use."""

    opaque = False

    def __init__(self, stage: Stage, sight: Callable[[], Sight], owner: Seat | Rival) -> None:
        super().__init__(stage)
        self._sight, self.owner = sight, owner
        self.game = sight().match.game.id

    def build(self) -> Widget:
        looking = evolve(self._sight(), lit={}, hidden=set())
        close = Button(self.words("ui-close"), Pop, "primary", name="close")
        if isinstance(self.owner, Rival):
            return _Sheet(_of_rival(looking, self.owner), close)
        return _Sheet(looking.board.own(looking, self.owner), close, (1500, 460))

    def handle(self, intent: Intent) -> Change | None:
        if isinstance(intent, Down) and not self.root.rect.collidepoint(intent.at):
            return Pop()
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        paint.veil(canvas, 150)
        super().draw(canvas)


def _of_rival(sight: Sight, rival: Rival) -> Widget:
    """A rival's panel with all that it has, and what there is to say of it."""
    panel = RivalPanel(sight, rival, sight.board.theirs(sight, rival))
    said = sight.board.describe(sight, rival.owner)
    if said is None:
        return panel
    return PanelBox(Column(panel, Paragraph(said.body, "body", even=False), gap=16), "dialog", 24)


class _Sheet(Widget):
    """What is owned in the middle of the screen, as large as it may be, and the way out."""

    def __init__(self, own: Widget, close: Widget, size: Size | None = None) -> None:
        super().__init__(own, close)
        self._size = size

    def place(self, look: Look, box: Box) -> None:
        own, close = self.children
        wide, high = self._size or (720 * look.text_scale, box.h)
        wide = min(box.w - 80, wide)
        high = (
            min(high, box.h * 0.42) if self._size else min(own.wanted(look, wide)[1], box.h - 200)
        )
        self.rect = anchor(box, (wide, high + 90), 0.5, 0.45)
        own.place(look, Box(self.rect.x, self.rect.y, wide, high))
        width, height = close.wanted(look)
        left = self.rect.centerx - width / 2
        close.place(look, Box(left, self.rect.bottom - 70, width, height))
