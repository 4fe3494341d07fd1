"""The records: the people of this table, and what each has come to in each game."""

from __future__ import annotations

from typing import Any

from attrs import evolve

from game.app.boards import screen_of
from game.app.boards.covers import name_of
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_left, row
from game.app.drawing.look import Look
from game.app.keep import people
from game.app.keep.lastsetup import MOST_NAME
from game.app.keep.seats import SeatInfo
from game.app.scenes.asking import Asking
from game.app.scenes.dialog import Answer, Dialog, message
from game.app.scenes.personline import PersonLine
from game.app.scenes.recordpage import RecordPage
from game.app.scenes.settings import Sheet
from game.app.studio import samples
from game.app.telling import ledger, recording
from game.app.widgets import (
    Button,
    Centred,
    Choice,
    Column,
    Drawn,
    Label,
    PanelBox,
    Paragraph,
    Row,
    Scrolling,
    Widget,
)
from game.app.widgets.base import Change, Press
from game.app.window.scene import Pop, Push, Scene
from game.app.window.stage import Stage
from game.engine.text import Text
from game.guide.records import store
from game.guide.records.book import Book
from game.guide.records.store import RecordsError
from game.guide.records.tallies import tally
from game.rules import games


class Records(Scene):
    """People at the left; figures and deeds of the one who is looked at, game by game."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.shelf = games()
        last = stage.settings.last_game
        self.chosen_game = last if last in self.shelf else next(iter(self.shelf), "")
        self.chosen = ""
        self.book = Book()
        #: Why there is no book to look at.
        self.trouble: Text | None = None
        try:
            self.book = store.load()
        except RecordsError as error:
            self.trouble = error.text

    def build(self) -> Widget:
        words = self.words
        title = Label(words("ui-records-title"), "title", shrink=True)
        back = Button(words("ui-back"), Pop, icon="app.back", name="back", hint="Esc")
        known = people.known(self.book)
        if not known or not self.shelf:
            return Sheet(Row(title, back, grow=title), self._nobody(), width=2100)
        person = next((each for each in known if each.person == self.chosen), known[0])
        body = _Columns(self._people(known, person), self._page(person))
        return Sheet(Row(title, back, grow=title), body, width=2100)

    def _nobody(self) -> Widget:
        words, why = self.words, self.trouble
        said = words("ui-records-nobody") if why is None else words.say(why)
        sign = Drawn(self._sign, height=120)
        note = Paragraph(said, "body", None if why is None else "bad", x=0.5)
        return Centred(PanelBox(Column(sign, note, gap=24), pad=44), 900 * self.look.text_scale)

    def _sign(self, canvas: Canvas, box: Box) -> None:
        canvas.icon("app.statistics", box, canvas.look.theme.gold)

    def _people(self, known: tuple[SeatInfo, ...], person: SeatInfo) -> Widget:
        lines = [
            PersonLine(each, self._looker(each), self._in_short(each), each == person)
            for each in known
        ]
        return Scrolling(*lines, gap=12, name="people")

    def _looker(self, person: SeatInfo) -> Press:
        def look() -> None:
            self.chosen = person.person
            self.rebuild()

        return look

    def _in_short(self, person: SeatInfo) -> str:
        tallies = [tally(self.book, person.person, game) for game in self.shelf]
        return self.words(
            "ui-records-person",
            games=sum(each.games for each in tallies),
            wins=sum(each.wins for each in tallies),
        )

    def _page(self, person: SeatInfo) -> Widget:
        game = self.shelf[self.chosen_game]
        page = RecordPage(game, tally(self.book, person.person, game.id), self.words)
        halves = _Halves(
            PanelBox(Scrolling(*page.figures(), gap=14, name="figures"), "panel", 22),
            PanelBox(Scrolling(*page.deeds(), gap=12, name="deeds"), "gold", 22),
        )
        parts = [*self._games(), halves, self._changes(person)]
        return Column(*parts, gap=16, grow=halves)

    def _games(self) -> list[Widget]:
        if len(self.shelf) < 2:
            return [Label(name_of(self.chosen_game, self.words.lang), "heading", shrink=True)]
        names = [(game, name_of(game, self.words.lang)) for game in self.shelf]
        return [Choice(names, self.chosen_game, self._turn_to, name="games")]

    def _turn_to(self, game: str) -> None:
        self.chosen_game = game
        self.rebuild()

    def _changes(self, person: SeatInfo) -> Widget:
        words = self.words
        return Row(
            Button(
                words("ui-saves-rename"),
                lambda: self._ask_name(person),
                icon="app.rename",
                name="rename",
            ),
            Button(
                words("ui-records-forget"),
                lambda: self._ask_forget(person),
                icon="app.delete",
                name="forget",
            ),
            x=1.0,
        )

    def _ask_name(self, person: SeatInfo) -> Change:
        words = self.words

        def rename(name: str) -> Change | None:
            other = self.book.named(name)
            if other is not None and other.id != person.person:
                taken = words("ui-records-taken", name=other.name)
                return Push(message(self.stage, words("ui-saves-rename"), taken))
            return self._change(lambda book: people.with_people(book, [evolve(person, name=name)]))

        body = words("ui-records-rename-body")
        title = words("ui-saves-rename")
        return Push(Asking(self.stage, title, body, person.name, rename, most=MOST_NAME))

    def _ask_forget(self, person: SeatInfo) -> Change:
        words = self.words

        def forget() -> Change | None:
            return self._change(lambda book: book.without_person(person.person))

        answers = [
            Answer(words("ui-records-forget"), forget, "danger"),
            Answer(words("ui-asking-no"), kind="primary"),
        ]
        body = words("ui-records-forget-body", name=person.name)
        return Push(Dialog(self.stage, words("ui-records-forget"), body, answers))

    def _change(self, further: store.Further) -> Change | None:
        try:
            self.book = store.change(further)
        except RecordsError as error:
            why = self.words.say(error.text)
            return Push(message(self.stage, self.words("ui-records-title"), why))
        self.rebuild()
        return None

    def draw(self, canvas: Canvas) -> None:
        paint.backdrop(canvas)
        super().draw(canvas)


class _Columns(Widget):
    """The people at the left, the page of one at the right."""

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        left, right = cut_left(box, min(box.w * 0.26, 460), 26)
        self.children[0].place(look, left)
        self.children[1].place(look, right)


class _Halves(Widget):
    """Figures and deeds side by side."""

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        for child, cell in zip(self.children, row(box, 2, 20), strict=True):
            child.place(look, cell)


def open_scene(stage: Stage, **what: Any) -> Scene:
    """The records."""
    return Records(stage)


def _shot(request: samples.Request) -> Scene:
    """Some evenings of the same people, who change seats."""
    match = samples.sample(request, whole=True)
    match.seats = people.recognised(Book(), match.seats)
    luck = ledger.luck(match.session, screen_of(match.game.id).luck())
    evening = recording.played(match, luck, "", "2025-11-16")
    book = people.with_people(Book(), match.seats)
    persons = [share.person for share in evening.shares]
    for number in range(7):
        turned = persons[number % 3 :] + persons[: number % 3]
        shares = tuple(
            evolve(share, person=person, score=share.score - number)
            for share, person in zip(evening.shares, turned, strict=True)
        )
        book = book.with_game(evolve(evening, journal=str(number), shares=shares[: 3 - number % 2]))
    scene = Records(request.stage)
    scene.book, scene.trouble, scene.chosen_game = book, None, match.game.id
    scene.chosen = persons[0]
    return scene


def _shot_of_nobody(request: samples.Request) -> Scene:
    scene = Records(request.stage)
    scene.book, scene.trouble = Book(), None
    return scene


SHOTS = {"records": _shot, "records-nobody": _shot_of_nobody}
