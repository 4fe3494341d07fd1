"""The hand-over cover: nothing secret on screen until the right person says so, and a recap."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from game.app.boards import screen_of
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Point
from game.app.drawing.look import Look
from game.app.drawing.theme import SEAT_COLOURS
from game.app.keep.match import Match
from game.app.studio.samples import Request, sample
from game.app.table.recap import Verse, recap
from game.app.table.seeing import POINTER, Grip
from game.app.table.verses import lines_of
from game.app.widgets import (
    Button,
    Centred,
    Column,
    Drawn,
    Fixed,
    Label,
    PanelBox,
    Paragraph,
    Row,
    Scrolling,
    Widget,
)
from game.app.widgets.base import NO_LIMIT, Change, Press
from game.app.widgets.intents import Act, Back, Down, Intent
from game.app.window.scene import Pop, Scene
from game.app.window.stage import Stage

#: Seconds until the board under a light cover hears a click: the last one may have been double.
A_MOMENT = 0.35

#: Finds what a click on the board would do.
Through: TypeAlias = Callable[[Point], Press | None]


class Cover(Scene):
    """Asks for a person, and tells what happened since their last decision.

    It stands in front of everybody: what only that person may hear waits on the board.
    """

    def __init__(self, stage: Stage, match: Match, seat: int, taken: Press) -> None:
        super().__init__(stage)
        self.game = match.game.id
        self.match, self.seat = match, seat
        self._taken = taken

    @property
    def here(self) -> Button:
        """Says who it is."""
        words = self.words("ui-cover-here", name=self.match.name_of(self.seat))
        return Button(words, self._done, "primary", hint=self.words("ui-key-enter"), name="here")

    def build(self) -> Widget:
        words, name = self.words, self.match.name_of(self.seat)
        parts: list[Widget] = [
            Drawn(self._emblem, 0, 150),
            Label(name, "title", x=0.5, shrink=True),
            Paragraph(words("ui-cover-ask", name=name), "body", x=0.5),
        ]
        lines = self.lines
        if lines:
            told = Scrolling(*lines_of(self.match, lines), gap=10)
            room = self.look.height - 620 * min(self.look.text_scale, 1.2)
            parts += [Label(words("ui-cover-recap"), "heading", x=0.5), _Window(told, room)]
        parts.append(self.here)
        return Centred(PanelBox(Column(*parts, gap=18), "dialog", 40), 980 * self.look.text_scale)

    @property
    def lines(self) -> list[Verse]:
        """What happened since this seat's last decision, as far as everybody may know it."""
        board = screen_of(self.match.game.id).board()
        speech = self.stage.speech(self.match.game, self.match.called)
        return recap(self.match, speech, board, self.seat)

    def _emblem(self, canvas: Canvas, box: Box) -> None:
        info = self.match.seats[self.seat]
        colour = SEAT_COLOURS.get(info.colour, SEAT_COLOURS["slate"])
        side = min(box.w, box.h, 150)
        square = Box(box.centerx - side / 2, box.centery - side / 2, side, side)
        paint.emblem(canvas, square, f"app.emblem.{info.emblem}", colour, (212, 168, 74), 20)

    def _done(self) -> Change:
        return Pop(self._taken)

    def handle(self, intent: Intent) -> Change | None:
        # Enter works without moving to the button first; Esc does not slip past the cover.
        if isinstance(intent, Act) and self.focus.current is None:
            return self._done()
        if isinstance(intent, Back):
            return None
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        paint.backdrop(canvas, 0.7)
        super().draw(canvas)


class LightCover(Cover):
    """Asks for a person where many short turns follow each other.

    The board stays in sight, as everybody may see it; what is that person's own is seen for as
    long as a key, a button of the pad or the pointer is held, or stays open for who cannot hold.
    What is lit on the board is nobody's secret and can be clicked under the cover.
    """

    opaque = False

    def __init__(
        self,
        stage: Stage,
        match: Match,
        seat: int,
        taken: Press,
        held: Callable[[Grip], None],
        through: Through | None = None,
    ) -> None:
        super().__init__(stage, match, seat, taken)
        self._held, self._through = held, through
        self._age = 0.0

    @property
    def here(self) -> Button:
        """Opens the table until the person has decided."""
        words = self.words("ui-cover-open")
        return Button(words, self._done, hint=self.words("ui-key-enter"), name="here")

    @property
    def hold(self) -> Button:
        """Opens the table for as long as it is held."""
        words, hint = self.words("ui-cover-hold"), self.words("ui-key-space")
        return Button(words, lambda: None, "primary", icon="app.eye", hint=hint, name="hold")

    def build(self) -> Widget:
        turn = self.words("ui-cover-turn", name=self.match.name_of(self.seat))
        said: Widget = Paragraph(turn, "heading", y=0.5, even=False, shrink=True)
        if self._through is not None:
            lit = Paragraph(self.words("ui-cover-lit"), "small", even=False, shrink=True)
            said = Column(said, lit, gap=2)
        emblem = Fixed(Drawn(self._emblem, 0, 72), 72)
        row = Row(emblem, said, self.hold, self.here, gap=22, grow=said)
        return _Low(PanelBox(row, "dialog", 18), 1180 * self.look.text_scale)

    def handle(self, intent: Intent) -> Change | None:
        hold = self.root.find("hold")
        assert hold is not None
        match intent:
            case Act(key) if key == "space" or self.focus.current is hold:
                return self._open(Grip(key))
            case Down(at, 1) if hold.rect.collidepoint(at):
                return self._open(Grip(POINTER, Box(hold.rect)))
            case Down(at, 1) if self._through is not None and self.root.hit(at) is None:
                answer = self._through(at) if self._age >= A_MOMENT else None
                return Pop(answer) if answer is not None else None
        return super().handle(intent)

    @property
    def ticking(self) -> bool:
        return super().ticking or (self._through is not None and self._age < A_MOMENT)

    def update(self, dt: float) -> Change | None:
        self._age += dt
        return super().update(dt)

    def _open(self, grip: Grip) -> Change:
        def held() -> None:
            self._held(grip)

        return Pop(held)

    def draw(self, canvas: Canvas) -> None:
        Scene.draw(self, canvas)


class _Low(Widget):
    """Something at the foot of the window, over what is a person's own."""

    def __init__(self, child: Widget, width: float) -> None:
        super().__init__(child)
        self.width = width

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        wide = min(self.width, box.w - 40)
        high = self.children[0].wanted(look, wide)[1]
        # A little to the left: at the right stands what was told last.
        x = max(box.w * 0.36 - wide / 2, 20)
        self.children[0].place(look, Box(box.x + x, box.bottom - high - 60, wide, high))


class _Window(Widget):
    """Something that scrolls, at most so high."""

    def __init__(self, child: Widget, most: float) -> None:
        super().__init__(child)
        self.most = most

    def wanted(self, look: Look, width: float = NO_LIMIT) -> tuple[float, float]:
        wide, high = self.children[0].wanted(look, width)
        return wide, min(high, self.most)


def open_scene(
    stage: Stage,
    match: Match,
    seat: int,
    taken: Press,
    held: Callable[[Grip], None] | None = None,
    through: Through | None = None,
) -> Scene:
    """The cover before a seat's turn; a light one if the table can be held open."""
    if held is not None:
        return LightCover(stage, match, seat, taken, held, through)
    return Cover(stage, match, seat, taken)


def _shot(request: Request) -> Scene:
    match = sample(request)
    covers = [Cover(request.stage, match, seat, lambda: None) for seat in range(len(match.seats))]
    return max(covers, key=lambda each: len(each.lines))


def _light(request: Request) -> Scene:
    match = sample(request)
    return LightCover(request.stage, match, 0, lambda: None, lambda grip: None)


SHOTS = {"cover": _shot, "cover-light": _light}
