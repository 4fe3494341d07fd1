"""Learning to play: the lessons of a game, how far somebody has come, and a first guided game."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from game.app import scenes
from game.app.boards.covers import name_of
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.keep import people
from game.app.keep.seats import SeatInfo
from game.app.scenes import guiding
from game.app.scenes.lessonline import LessonLine
from game.app.scenes.settings import Sheet
from game.app.widgets import Button, Choice, Column, Label, Row, Scrolling, Widget
from game.app.widgets.base import Change, Press
from game.app.window.scene import Pop, Push, Scene
from game.app.window.stage import Stage
from game.guide.lessons.course import syllabus_of
from game.guide.lessons.learning import keep_place, learnt
from game.guide.records import store
from game.guide.records.book import Book
from game.guide.records.store import RecordsError
from game.library.lessons import Lesson, Syllabus
from game.rules import games


class Tutorials(Scene):
    """The lessons of one game at a time."""

    def __init__(self, stage: Stage, game: str = "") -> None:
        super().__init__(stage)
        self.shelf = {name: each for name, each in games().items() if syllabus_of(each) is not None}
        wanted = game or stage.settings.last_game
        self.chosen = wanted if wanted in self.shelf else next(iter(self.shelf), "")
        self.book = Book()
        #: Who is learning.
        self.person = ""

    def entered(self) -> None:
        try:
            self.book = store.load()
        except RecordsError:
            self.book = Book()
        known = people.known(self.book)
        if known and self.person not in {each.person for each in known}:
            self.person = known[0].person
        self.rebuild()

    def build(self) -> Widget:
        words = self.words
        title = Label(words("ui-menu-tutorials"), "title", shrink=True)
        back = Button(words("ui-back"), Pop, icon="app.back", name="back", hint="Esc")
        lines = Scrolling(*self._lines(), gap=12, name="lessons")
        body = Column(*self._heads(), lines, gap=16, grow=lines)
        return Sheet(Row(title, back, grow=title), body, width=1500 * self.look.text_scale)

    def _heads(self) -> list[Widget]:
        """Which game, and who is learning, where there is a choice."""
        heads: list[Widget] = []
        names = [(game, name_of(game, self.words.lang)) for game in self.shelf]
        if len(names) > 1:
            heads.append(Choice(names, self.chosen, self._turn_to, name="games"))
        elif names:
            heads.append(Label(names[0][1], "heading", shrink=True))
        known = people.known(self.book)
        if len(known) > 1:
            persons = [(each.person, each.name) for each in known[:6]]
            heads.append(Choice(persons, self.person, self._teach, name="persons"))
        return heads

    def _turn_to(self, game: str) -> None:
        self.chosen = game
        self.rebuild()

    def _teach(self, person: str) -> None:
        self.person = person
        self.rebuild()

    def _lines(self) -> list[Widget]:
        syllabus = syllabus_of(self.shelf[self.chosen]) if self.chosen else None
        if syllabus is None:
            return []
        undone = [name for name in syllabus.lessons if not self._learnt(name).done]
        made = [
            self._line(number, name, lesson, name == next(iter(undone), ""))
            for number, (name, lesson) in enumerate(syllabus.lessons.items(), 1)
        ]
        return [*made, *self._guided(syllabus, first=not undone)]

    def _learnt(self, lesson: str) -> Any:
        return learnt(self.book, self.person, self.chosen, lesson)

    def _line(self, number: int, name: str, lesson: Lesson, first: bool) -> Widget:
        words, far = self.words, self._learnt(name)
        going = 0 < far.at < len(lesson.lines)
        note = words("ui-lessons-minutes", count=lesson.minutes)
        if going:
            note = words("ui-lessons-go-on", at=far.at + 1, count=len(lesson.lines))
        texts = lesson.name.in_(words.lang), lesson.about.in_(words.lang), note
        line = LessonLine(name, texts, self._opener(name, far.at), str(number), far.done, first)
        if not going:
            return line
        again = Button(words("ui-lessons-anew"), self._restarter(name), name=f"anew:{name}")
        return Row(line, again, grow=line)

    def _guided(self, syllabus: Syllabus, first: bool) -> list[Widget]:
        guided, lang = syllabus.guided, self.words.lang
        if guided is None:
            return []
        note = self.words("ui-lessons-play")
        texts = guided.name.in_(lang), guided.about.in_(lang), note
        return [LessonLine("guided", texts, self._play, "app.play", first=first)]

    def _opener(self, lesson: str, at: int) -> Press:
        def open_() -> Change:
            game = self.shelf[self.chosen]
            who = self._who
            name = who.name if who is not None else ""
            scene = scenes.open_scene(
                self.stage,
                "lesson",
                game=game,
                lesson=lesson,
                person=self.person,
                called=name,
                at=at,
            )
            return Push(scene)

        return open_

    def _restarter(self, lesson: str) -> Press:
        def restart() -> Change | None:
            with suppress(RecordsError):
                keep_place(self.person, self.chosen, lesson, 0)
            return self._opener(lesson, 0)()

        return restart

    @property
    def _who(self) -> SeatInfo | None:
        return next((each for each in people.known(self.book) if each.person == self.person), None)

    def _play(self) -> Change | None:
        return guiding.begin(self.stage, self.shelf[self.chosen], self._who)

    def draw(self, canvas: Canvas) -> None:
        paint.backdrop(canvas)
        super().draw(canvas)


def open_scene(stage: Stage, game: str = "", **what: Any) -> Scene:
    """The lessons, of a game if one is named."""
    return Tutorials(stage, game)


SHOTS = {"tutorials": lambda request: Tutorials(request.stage, request.game)}
