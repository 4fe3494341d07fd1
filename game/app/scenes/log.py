"""The log: what happened, round by round, coloured by player; every line leads to its moment.

`LogPanel` is the widget, for the drawer beside the board and for the replay viewer. Rounds
are folded but for the one that is looked at, so a long game opens as fast as a short one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial

from game.app import scenes
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, cut_right, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import SEAT_COLOURS, Colour, mix
from game.app.keep.match import Match
from game.app.keep.seats import SeatInfo
from game.app.scenes.boardview import described, sight_at
from game.app.scenes.dialog import message
from game.app.studio import samples
from game.app.table.sight import Sight
from game.app.telling import story
from game.app.telling.story import Eyes, Line
from game.app.telling.words import Speech
from game.app.widgets import Button, Column, Label, PanelBox, Paragraph, Row, Scrolling, Widget
from game.app.widgets.base import NO_LIMIT, Change, Press
from game.app.widgets.intents import Intent, Key
from game.app.window.scene import Pop, Push, Scene
from game.app.window.stage import Stage
from game.engine.text import Text

GUTTER = 44.0
#: Fewer lines than this leave room for the round before.
FEW = 14
#: What explains a piece when its name is pointed at.
Tip = Callable[[str], Widget | None]


def seat_colour(info: SeatInfo) -> Colour:
    """The colour of a seat."""
    return SEAT_COLOURS.get(info.colour, SEAT_COLOURS["slate"])


def emblem_of(info: SeatInfo) -> str:
    """The icon of a seat's emblem."""
    return f"app.emblem.{info.emblem}"


class StoryText(Paragraph):
    """A sentence whose card names explain themselves and open the card."""

    def __init__(self, text: str, tip: Tip, on_link: Callable[[str], Change | None]) -> None:
        super().__init__(text, "small", even=False, on_link=on_link)
        self._tip = tip

    def place(self, look: Look, box: Box) -> None:
        super().place(look, box)
        for link in self.children:
            link.tip = partial(self._tip, link.name.removeprefix("link:"))


class LogLine(Widget):
    """A line of the log: a seat's emblem in its colour, the words, and a press to go there."""

    focusable = True

    def __init__(
        self,
        line: Line,
        info: SeatInfo | None,
        words: Paragraph,
        on_press: Callable[[int], Change | None],
    ) -> None:
        super().__init__(words)
        self.line = line
        self.info = info
        self.on_press = on_press
        #: Whether the moment it tells of is the one being looked at.
        self.now = False

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        wide, high = self.children[0].wanted(look, width - GUTTER - 12)
        return wide + GUTTER + 12, high + 10

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        room = Box(box.x + GUTTER, box.y + 5, box.w - GUTTER - 12, box.h - 10)
        self.children[0].place(look, room)
        self._first = look.line("small")

    def press(self) -> Change | None:
        change: Change | None = self.on_press(self.line.commit)
        return change

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        if self.now or self.lit:
            fill = mix(theme.panel, theme.gold, 0.22 if self.now else 0.1)
            paint.panel(canvas, self.rect, paint.Panel(fill, fill, None, 8))
        if self.info is not None:
            colour = seat_colour(self.info)
            badge = Box(self.rect.x + 6, self.rect.y + 5 + self._first / 2 - 15, 30, 30)
            paint.emblem(canvas, badge, emblem_of(self.info), colour, radius=7)
        elif self.line.kind not in (story.PLAIN, story.PHASE):
            dot = Box(self.rect.x + 14, self.rect.y + 5 + self._first / 2 - 7, 14, 14)
            paint.pill(canvas, dot, theme.gold)
        super().draw(canvas)


class ChapterHead(Button):
    """The head of a round: opens it."""

    def __init__(self, text: str, is_open: bool, on_press: Press, name: str) -> None:
        icon = "app.arrow_down" if is_open else "app.arrow_right"
        super().__init__(text, on_press, "quiet", icon, name=name, style="small_name", x=0.0)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        wide, high = super().wanted(look, width)
        return wide, high - 14


class Cards:
    """Cards by their name: explained when pointed at, opened when clicked."""

    def __init__(self, stage: Stage, match: Match, eyes: Eyes) -> None:
        self.stage, self.match, self.eyes = stage, match, eyes

    @cached_property
    def sight(self) -> Sight:
        """The table that the cards lie on."""
        return sight_at(self.stage, self.match, self.eyes, self.match.session.cursor)

    def tip(self, piece: str) -> Widget | None:
        """The card, enlarged."""
        return self.sight.explain(piece)

    def open(self, piece: str) -> Change | None:
        """The card, in the middle of the screen until it is closed."""
        said = described(self.sight, piece)
        if said is None:
            return None
        return Push(message(self.stage, said[0], said[1], self.match.game.id))


class LogPanel(Widget):
    """The story so far, folded by rounds."""

    def __init__(
        self,
        match: Match,
        speech: Speech,
        eyes: Eyes,
        on_jump: Callable[[int], Change | None],
        cards: Cards,
        at: int | None = None,
        last: int | None = None,
    ) -> None:
        super().__init__(name="log-panel")
        self.match, self.speech, self.eyes = match, speech, eyes
        self.on_jump, self.cards = on_jump, cards
        #: The last commit that is told of, and the one being looked at, if any.
        self.last = match.session.cursor if last is None else last
        self.at = at
        self.chapters = story.chapters(match.session, self.last)
        self._look: Look | None = None
        self.opened: frozenset[int] = frozenset()
        self._kept: dict[int, list[Widget]] = {}
        self._follow(self.last if at is None else at)

    def _follow(self, commit: int) -> None:
        """Open the round of a commit, and the one before while it has hardly begun."""
        inside = [index for index, each in enumerate(self.chapters) if each.commit <= commit]
        index = inside[-1] if inside else 0
        if index in self.opened:
            return
        before = {index - 1} if index and len(self._lines(index)) < FEW else set()
        self._open(frozenset({index} | before))

    def _open(self, opened: frozenset[int]) -> None:
        self.opened = opened
        children: list[Widget] = []
        for place, chapter in enumerate(self.chapters):
            if chapter.text is not None or len(self.chapters) > 1:
                children.append(self._head(place))
            if place in opened:
                children += self._lines(place)
        list_ = Scrolling(*children, gap=2, name="log-lines", at_end=self.at is None)
        self.children = [list_]

    def _head(self, index: int) -> Widget:
        text = self.chapters[index].text
        title = self.speech("ui-log-opening") if text is None else self._say(text).rstrip(".")
        return ChapterHead(
            title, index in self.opened, lambda: self._toggle(index), f"chapter:{index}"
        )

    def _say(self, text: Text) -> str:
        return story.say(self.match, self.speech, text)

    def _toggle(self, index: int) -> None:
        self._open(self.opened ^ {index})
        if self._look is not None:
            self.place(self._look, self.rect)
            self.scroller.scroll_to(max(self._top_of(f"chapter:{index}") - self.rect.y, 0))

    def _top_of(self, name: str) -> float:
        found = self.find(name)
        return self.rect.y if found is None else found.rect.y + self.scroller.offset

    def _lines(self, index: int) -> list[Widget]:
        """The lines of a round, made once."""
        if index not in self._kept:
            self._kept[index] = self._told(index)
        return self._kept[index]

    def _told(self, index: int) -> list[Widget]:
        begin = self.chapters[index]
        ends = self.chapters[index + 1 :]
        last = ends[0].commit if ends else self.last
        found: list[Widget] = []
        for place, line in story.lines(
            self.match, self.speech, self.eyes, range(begin.commit, last + 1)
        ):
            before = (line.commit, place) <= (begin.commit, begin.event)
            after = bool(ends) and (line.commit, place) >= (ends[0].commit, ends[0].event)
            if not (before or after):
                found.append(self._line(line))
        return found

    def _line(self, line: Line) -> LogLine:
        seats = self.match.seats
        info = seats[line.seat] if line.seat is not None and line.seat < len(seats) else None
        words = StoryText(line.text, self.cards.tip, self.cards.open)
        if info is not None:
            words.colour = mix(seat_colour(info), (240, 232, 214), 0.62)
        elif line.kind == story.PHASE:
            words.style, words.colour = "small_name", "gold"
        elif line.kind != story.PLAIN:
            words.style, words.colour = "small_strong", "bright"
        made = LogLine(line, info, words, self.on_jump)
        made.now = line.commit == self.at
        return made

    @property
    def scroller(self) -> Scrolling:
        """The part that scrolls."""
        found = self.children[0]
        assert isinstance(found, Scrolling)
        return found

    def show(self, at: int) -> None:
        """Light the lines of a commit and bring them, or the last before them, into sight."""
        self.at = at
        self._follow(at)
        shown = [each for each in self.scroller.children if isinstance(each, LogLine)]
        for line in shown:
            line.now = line.line.commit == at
        if self._look is None:
            return
        self.place(self._look, self.rect)
        before = [line for line in shown if line.line.commit <= at]
        if before:
            self.scroller.reveal(self._look, before[-1].rect)
        first = next((line for line in shown if line.now), None)
        if first is not None:
            self.scroller.reveal(self._look, first.rect)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return min(width, 560), 300

    def place(self, look: Look, box: Box) -> None:
        self._look = look
        super().place(look, box)


class LogScene(Scene):
    """The log as a drawer over the right of the board."""

    opaque = False

    def __init__(self, stage: Stage, match: Match, eyes: Eyes = None) -> None:
        super().__init__(stage)
        self.match, self.eyes = match, eyes
        self.game = match.game.id

    def build(self) -> Widget:
        words = self.words
        speech = self.stage.speech(self.match.game, self.match.called)
        panel = LogPanel(
            self.match, speech, self.eyes, self._jump, Cards(self.stage, self.match, self.eyes)
        )
        title = Label(words("ui-log-title"), "heading", shrink=True)
        close = Button(words("ui-close"), Pop, key="l", name="close")
        hint = Paragraph(words("ui-log-hint"), "hint", even=False)
        body = Column(Row(title, close, grow=title), hint, panel, grow=panel)
        return Drawer(PanelBox(body, "dialog", 24))

    def _jump(self, commit: int) -> Change:
        return Push(
            scenes.open_scene(
                self.stage, "replay", match=self.match, at=commit, eyes=self.eyes, live=True
            )
        )

    def handle(self, intent: Intent) -> Change | None:
        if isinstance(intent, Key) and intent.name == "l":
            return Pop()
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        paint.veil(canvas, 110)
        super().draw(canvas)


class Drawer(Widget):
    """A child along the right edge of the window."""

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        width = min(max(box.w * 0.34, 620 * min(look.text_scale, 1.3)), box.w - 120)
        place, _ = cut_right(inset(box, 16), width)
        self.children[0].place(look, place)


def open_scene(stage: Stage, match: Match, eyes: Eyes = None) -> Scene:
    """The log of a match, for the eyes of a seat."""
    return LogScene(stage, match, eyes)


def _shot(request: samples.Request) -> Scene:
    match = samples.sample(request)
    request.stage.apply(Push(scenes.open_scene(request.stage, "board", match=match)))
    return LogScene(request.stage, match, 0)


SHOTS = {"log": _shot}
