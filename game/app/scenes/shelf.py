"""The shelf: pick a game from its box."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from game.app import scenes
from game.app.boards import skin_of
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, inset, row
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, lighter, mix
from game.app.scenes.settings import Sheet
from game.app.telling.words import Speech
from game.app.widgets import Button, Label, Paragraph, Row, Scrolling, Widget
from game.app.widgets.base import NO_LIMIT, Change, Press
from game.app.window.scene import Pop, Push, Scene
from game.app.window.stage import Stage
from game.engine.game import Game
from game.guide.lessons.course import syllabus_of
from game.guide.lessons.learning import is_done
from game.guide.records import store
from game.guide.records.book import Book
from game.guide.records.store import RecordsError
from game.rules import games

#: How large a tick is.
TICK = 24.0
#: Room around the words of a box, and its least picture.
SIDE, TOP, LEAST_ART = 34.0, 30.0, 110.0
#: Between boxes; how wide one must be for its words, and how large it ever is.
GAP, LEAST_WIDE, MOST_WIDE, MOST_HIGH = 36.0, 330.0, 470.0, 820.0


class GameBox(Widget):
    """A game's box, seen from the front."""

    focusable = True

    def __init__(
        self, game: Game, speech: Speech, on_press: Press, lessons: Widget | None = None
    ) -> None:
        self.title = Paragraph(speech("game-name"), "heading", x=0.5, y=0.5, even=True)
        least, most = game.seats
        players = (
            speech("ui-players-one", count=most)
            if least == most
            else speech("ui-players", least=least, most=most)
        )
        self.players = Label(players, "strong", "bright", x=0.5, shrink=True)
        self.about = Paragraph(speech("game-about"), "body", x=0.5)
        self.lessons = lessons
        below = () if lessons is None else (lessons,)
        super().__init__(self.title, self.players, self.about, *below, name=game.id)
        self.skin = skin_of(game.id)
        self.on_press = on_press
        #: The boxes that stand beside it: pictures and words of all begin at the same heights.
        self.beside: Sequence[GameBox] = (self,)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return min(width, 460), 760

    def least(self, look: Look, width: float) -> float:
        """The height that all words and a small picture need."""
        inner = width - 2 * SIDE
        texts = sum(self._heights(look, inner))
        return texts + look.line("strong") + LEAST_ART + 2 * TOP + 52

    def _heights(self, look: Look, inner: float) -> tuple[float, float, float]:
        """How high title, description and lessons are: as the highest of those beside it."""
        titles = [each.title.wanted(look, inner)[1] for each in self.beside]
        abouts = [each.about.wanted(look, inner)[1] for each in self.beside if each.about.text]
        lessons = [
            each.lessons.wanted(look, inner)[1] for each in self.beside if each.lessons is not None
        ]
        return max(titles), max(abouts, default=0.0), max(lessons, default=0.0)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, SIDE, TOP)
        title, about, lessons = self._heights(look, inner.w)
        low = inner.bottom
        if lessons:
            low -= lessons
            if self.lessons is not None:
                self.lessons.place(look, Box(inner.x, low, inner.w, lessons))
            low -= 16
        low -= about
        self.about.place(look, Box(inner.x, low, inner.w, about))
        high = look.line("strong")
        low -= high + 16
        self.players.place(look, Box(inner.x, low, inner.w, high))
        low -= title + 2
        self.title.place(look, Box(inner.x, low, inner.w, title))
        self._art = Box(inner.x, inner.y, inner.w, max(low - inner.y - 18, 10))

    def press(self) -> Change | None:
        return self.on_press()

    def draw(self, canvas: Canvas) -> None:
        palette = self.skin.palette
        theme = canvas.look.theme
        cloth = theme.panel if theme.high_contrast else mix(palette.top, palette.cloth, 0.35)
        edge = theme.bright if self.lit else palette.accent
        if self.lit:
            paint.glow(canvas, self.rect, palette.accent, 18)
        paint.panel(
            canvas,
            self.rect,
            paint.Panel(lighter(cloth, 0.1), darker(cloth, 0.45), edge, 16, 4, 20),
        )
        paint.ring(canvas, inset(self.rect, 12), mix(edge, cloth, 0.45), 2, 8)
        paint.emblem(canvas, self._art, self.skin.emblem, palette.cloth, palette.accent, 12)
        super().draw(canvas)


class _Boxes(Widget):
    """Boxes side by side in the middle, in two rows where one would squeeze their words."""

    def _rows(self, look: Look, width: float) -> list[list[Widget]]:
        count = len(self.children)
        narrow = (width - GAP * (count - 1)) / max(count, 1) < LEAST_WIDE * look.text_scale
        columns = (count + 1) // 2 if narrow and count > 1 else count
        rows = [list(self.children[at : at + columns]) for at in range(0, count, max(columns, 1))]
        for boxes in rows:
            shown = [each for each in boxes if isinstance(each, GameBox)]
            for each in shown:
                each.beside = shown
        return rows

    def _wide(self, width: float, count: int) -> float:
        return min((width - GAP * (count - 1)) / count, MOST_WIDE)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        rows = self._rows(look, width)
        high = sum(self._high(look, width, each) for each in rows)
        return width, high + GAP * max(len(rows) - 1, 0)

    def _high(self, look: Look, width: float, boxes: list[Widget]) -> float:
        wide = self._wide(width, len(boxes))
        return max(each.least(look, wide) for each in boxes if isinstance(each, GameBox))

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        rows = self._rows(look, box.w)
        if not rows:
            return
        least = [self._high(look, box.w, each) for each in rows]
        spare = max(0.0, box.h - sum(least) - GAP * (len(rows) - 1)) / len(rows)
        heights = [min(each + spare, max(each, MOST_HIGH)) for each in least]
        y = box.y + max(0.0, box.h - sum(heights) - GAP * (len(rows) - 1)) * 0.4
        for boxes, high in zip(rows, heights, strict=True):
            whole = self._wide(box.w, len(boxes)) * len(boxes) + GAP * (len(boxes) - 1)
            strip = Box(box.centerx - whole / 2, y, whole, high)
            for child, cell in zip(boxes, row(strip, len(boxes), GAP), strict=True):
                child.place(look, cell)
            y += high + GAP


class _Board(Scrolling):
    """The shelf itself: what fits stands, else it is scrolled."""

    def _heights(self, look: Look, width: float) -> list[float]:
        (wanted,) = super()._heights(look, width)
        return [max(wanted, self.rect.h)]


class LessonTicks(Button):
    """The way to the lessons, with a tick for each that is done."""

    def __init__(self, said: str, ticks: Sequence[bool], on_press: Press, name: str) -> None:
        super().__init__(said, on_press, name=name)
        self.ticks = tuple(ticks)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        wide, high = super().wanted(look, width)
        return wide, high + TICK + 4

    def place(self, look: Look, box: Box) -> None:
        super().place(look, Box(box.x, box.y, box.w, box.h - TICK))
        self.rect = box

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        theme, count = canvas.look.theme, len(self.ticks)
        x = self.rect.centerx - (count * TICK + (count - 1) * 8) / 2
        for done in self.ticks:
            box = Box(x, self.rect.bottom - TICK - 10, TICK, TICK)
            fill = theme.good if done else theme.sunken
            paint.pill(canvas, box, fill, theme.edge)
            if done:
                canvas.icon("app.check", inset(box, 5), theme.ink)
            x += TICK + 8


class Shelf(Scene):
    """Every game there is, as a box."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.book = Book()

    def build(self) -> Widget:
        words = self.words
        boxes = [
            GameBox(game, self.stage.speech(game), self._opener(game), self._lessons(game))
            for game in games().values()
        ]
        title = Label(words("ui-shelf-title"), "title", shrink=True)
        back = Button(words("ui-back"), Pop, icon="app.back", name="back", hint="Esc")
        return Sheet(Row(title, back, grow=title), _Board(_Boxes(*boxes), name="boxes"), width=2060)

    def _lessons(self, game: Game) -> Widget | None:
        """The lessons of a game, with a tick for each that somebody here has done."""
        syllabus = syllabus_of(game)
        if syllabus is None or not syllabus.lessons:
            return None
        ticks = [is_done(self.book, game.id, lesson) for lesson in syllabus.lessons]
        said = self.words("ui-lessons-done", done=sum(ticks), count=len(ticks))
        return LessonTicks(said, ticks, lambda: self._learn(game), f"lessons:{game.id}")

    def _learn(self, game: Game) -> Change:
        return Push(scenes.open_scene(self.stage, "tutorials", game=game.id))

    def entered(self) -> None:
        """What has been learnt may have changed."""
        with suppress(RecordsError):
            self.book = store.load()
        self.rebuild()

    def _opener(self, game: Game) -> Callable[[], Change]:
        return lambda: Push(scenes.open_scene(self.stage, "setup", game=game))

    def draw(self, canvas: Canvas) -> None:
        paint.backdrop(canvas)
        super().draw(canvas)


def open_scene(stage: Stage, **what: Any) -> Scene:
    """The shelf."""
    return Shelf(stage)


SHOTS = {"shelf": lambda request: Shelf(request.stage)}
