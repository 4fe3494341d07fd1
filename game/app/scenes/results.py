"""The end of a game: who won and why, deeds, the race, the luck of the dice, key moments."""

from __future__ import annotations

from attrs import evolve

from game.app import scenes
from game.app.boards import screen_of
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, row
from game.app.drawing.look import Look
from game.app.keep import saves
from game.app.keep.match import Match
from game.app.scenes.campaign import count_in_campaign
from game.app.scenes.charts import RaceChart, ScoreTable, SeatHead
from game.app.scenes.deedcard import DeedCard
from game.app.scenes.dialog import message
from game.app.scenes.luckbars import luck_bar
from game.app.scenes.settings import Sheet
from game.app.studio import samples
from game.app.table.advising import can_advise
from game.app.telling import ledger, recording, scores, story
from game.app.telling.standings import rival_info, standings
from game.app.widgets import (
    Button,
    Choice,
    Column,
    Label,
    PanelBox,
    Paragraph,
    Row,
    Scrolling,
    Widget,
)
from game.app.widgets.base import Change
from game.app.window.scene import Push, Reset, Scene
from game.app.window.stage import Stage
from game.engine.events import Told
from game.engine.text import Text
from game.guide import campaigns
from game.guide.campaigns import CampaignFileError
from game.guide.records import store
from game.guide.records.book import Book
from game.guide.records.store import RecordsError

SEED_LIMIT = 1 << 31


class Results(Scene):
    """The ranking at the left, what lies behind it at the right."""

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage)
        self.match = match
        self.game = match.game.id
        self.page = "race"
        self.race = ledger.race(match.session)
        self.luck = ledger.luck(match.session, screen_of(match.game.id).luck())
        self.turns = ledger.turns(match.session)
        #: Why the game could not be counted in its campaign, or in the records.
        self.troubles: list[Text] = []
        try:
            count_in_campaign(match)
        except CampaignFileError as error:
            self.troubles.append(error.text)
        self.feats = recording.feats(match, self._recorded())

    def _recorded(self) -> Book:
        """The book of records with this game in it; whatever is wrong with it is said."""
        book = Book()
        try:
            book = store.load()
        except RecordsError as error:
            self.troubles.append(error.text)
        if not recording.counts(self.match):
            return book
        try:
            return recording.enter(self.match, self.luck)
        except RecordsError as error:
            self.troubles.append(error.text)
        return book

    def build(self) -> Widget:
        words = self.words
        self._speech = self.stage.speech(self.match.game, self.match.called)
        self.standings = standings(self.match, self._speech)
        title = Label(self._headline(), "title", x=0.5, shrink=True, ellipsis=True)
        asides: list[Widget] = [
            Paragraph(line, "aside", x=0.5) for line in (self._reason(), self._verdict()) if line
        ]
        asides += [Paragraph(words.say(why), "body", "bad", x=0.5) for why in self.troubles]
        tabs = [
            ("race", words("ui-results-race")),
            ("luck", words("ui-results-luck")),
            ("moments", words("ui-results-moments")),
        ]
        pages = {"race": self._race_page, "luck": self._luck_page, "moments": self._moments_page}
        body = pages[self.page]()
        right = Column(
            Choice(tabs, self.page, self._turn_page, name="tabs"), body, grow=body, gap=18
        )
        left = Scrolling(self._sheet(), *self._deeds(), gap=12, name="left")
        foot = Row(
            self._onward(),
            Button(
                words("ui-results-replay"), self._replay, icon="app.replays", key="r", name="replay"
            ),
            Button(words("ui-results-menu"), self._menu, icon="app.menu", name="menu", hint="Esc"),
            x=0.5,
        )
        halves = _Halves(PanelBox(left, "gold", 26), PanelBox(right, "panel", 26))
        head = Column(title, *asides, gap=2)
        return Sheet(head, halves, foot, width=2100)

    def _onward(self) -> Widget:
        """The way on: the next game of a campaign, or the same table again."""
        words = self.words
        if campaigns.is_asked_for(self.match.game, self.match.setup):
            label, act, icon = words("ui-results-campaign"), self._campaign, "app.campaign"
        else:
            label, act, icon = words("ui-results-again"), self._again, "app.new_game"
        return Button(label, act, "primary", icon, key="n", name="again")

    def _campaign(self) -> Change:
        menu = scenes.open_scene(self.stage, "menu")
        return Reset(menu, (scenes.open_scene(self.stage, "setup", game=self.match.game),))

    def _turn_page(self, page: str) -> None:
        self.page = page
        self.rebuild()

    def _headline(self) -> str:
        result, words = self.match.session.table.result, self.words
        won = result.winners if result is not None else ()
        names = tuple(self.match.name_of(seat) for seat in won)
        if len(self.match.seats) == 1:
            return words("ui-results-won-alone") if won else words("ui-results-lost-alone")
        if result is not None and result.together:
            return words("ui-results-won-together") if won else words("ui-results-lost-together")
        if not names:
            first = self.standings[0]
            if first.seat is None:
                return words("ui-results-rival", name=first.info.name)
            return words("ui-results-nobody")
        if len(names) > 1:
            return words("ui-results-shared", names=names)
        return words("ui-results-winner", name=names[0])

    def _reason(self) -> str:
        """Why the game ended."""
        result = self.match.session.table.result
        if result is None or not result.reason:
            return ""
        return story.say(self.match, self._speech, Text(result.reason, result.about))

    def _verdict(self) -> str:
        """The game's own last word: of its screen, or what it said right before the end."""
        own = screen_of(self.match.game.id).verdict(self._speech, self.match)
        if own is not None:
            return own
        events = self.match.session.commits[self.match.session.cursor].events
        told = events[-2] if len(events) > 1 else None
        if not isinstance(told, Told) or told.seats is not None:
            return ""
        # A line that only names a winner says no more than the headline.
        if {name for name, _ in told.args} <= {"seat"}:
            return ""
        return story.say(self.match, self._speech, Text(told.key, told.args))

    def _sheet(self) -> Widget:
        match = self.match
        table = match.session.table
        entries = scores.sheet(match.game, table, len(match.seats))
        rows = [
            (
                entry.name(self._speech, match.game),
                [_figure(entry, standing.seat) for standing in self.standings],
            )
            for entry in entries
        ]
        return ScoreTable(self.standings, rows, self.words("ui-results-total"))

    def _deeds(self) -> list[Widget]:
        """What people may be proud of in this game."""
        if not self.feats:
            return []
        head = Label(self.words("ui-results-deeds"), "subheading", shrink=True)
        seats = self.match.seats
        return [
            head,
            *(
                DeedCard(
                    feat.deed, self.words, "new" if feat.is_new else "done", by=seats[feat.seat]
                )
                for feat in self.feats
            ),
        ]

    def _race_page(self) -> Widget:
        table = self.match.session.table
        rivals = [
            rival_info(rival, self._speech)
            for rival in self.match.rivals
            if rival.score(table) is not None
        ]
        return RaceChart(self.race, [*self.match.seats, *rivals], self.words("ui-results-rounds"))

    def _luck_page(self) -> Widget:
        words = self.words
        parts: list[Widget] = [Paragraph(words("ui-luck-about"), "hint", even=False)]
        if not self.luck:
            parts.append(Paragraph(words("ui-luck-none"), "body"))
        seat = None
        for tally in self.luck:
            if tally.seat != seat:
                seat = tally.seat
                parts.append(SeatHead(self.match.seats[seat]))
            parts.append(luck_bar(tally, self.match.game.naming, words))
        return Scrolling(*parts, gap=12, name="luck")

    def _moments_page(self) -> Widget:
        parts: list[Widget] = [Paragraph(self.words("ui-moments-about"), "hint", even=False)]
        if can_advise(self.match) and self.match.humans:
            label = self.words("ui-turnings-open")
            parts.insert(0, Button(label, self._turnings, icon="app.hint", name="turnings"))
        parts += [self._moment(turn) for turn in self.turns]
        return Scrolling(*parts, gap=12, name="moments")

    def _turnings(self) -> Change:
        """What decided it for the first person at the table."""
        seat = self.match.humans[0]
        return Push(scenes.open_scene(self.stage, "turnings", match=self.match, seat=seat))

    def _moment(self, turn: ledger.Turn) -> Widget:
        words = self.words
        session = self.match.session
        told = [
            line
            for _, line in story.lines(
                self.match, self._speech, None, range(turn.commit, turn.commit + 1)
            )
        ]
        own = [line for line in told if line.seat == turn.seat]
        # What the board calls a moment says most; else the last thing that this seat did.
        about = next((line for line in own if line.kind == story.MOMENT), own[-1] if own else None)
        what = words(
            "ui-moment-gain" if turn.gain > 0 else "ui-moment-loss",
            round=story.round_at(session, turn.commit),
            name=self.match.name_of(turn.seat),
            points=abs(turn.gain),
            lead=int(turn.takes_lead),
        )
        text = f"{what}\n~~{story.plain(about.text)}~~" if about is not None else what
        return Button(
            text,
            lambda: self._look_at(turn.commit),
            icon="app.eye",
            name=f"moment:{turn.commit}:{turn.seat}",
            style="small",
            x=0.0,
        )

    def _look_at(self, commit: int) -> Change:
        return Push(scenes.open_scene(self.stage, "replay", match=self.match, at=commit))

    def _replay(self) -> Change:
        return self._look_at(0)

    def _again(self) -> Change:
        """The same table with another seed."""
        setup = self.match.setup
        seed = (setup.seed * 6364136223846793005 + 1442695040888963407) % SEED_LIMIT
        try:
            match = saves.begin(self.match.game, evolve(setup, seed=seed), self.match.seats)
        except OSError as trouble:
            why = trouble.strerror or str(trouble)
            return Push(message(self.stage, self.words("ui-saves-unwritable"), why))
        menu = scenes.open_scene(self.stage, "menu")
        return Reset(menu, (scenes.open_scene(self.stage, "board", match=match),))

    def _menu(self) -> Change:
        return Reset(scenes.open_scene(self.stage, "menu"))

    def back(self) -> Change:
        return self._menu()

    def draw(self, canvas: Canvas) -> None:
        paint.backdrop(canvas)
        super().draw(canvas)


def _figure(entry: scores.Entry, seat: int | None) -> str:
    """A seat's points, with how many things they stand for where that is another number."""
    if seat is None:
        return ""
    count, points = entry.counts[seat], entry.points[seat]
    return str(points) if count == points else f"{points} (×{count})"


class _Halves(Widget):
    """Two panels side by side."""

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        for child, cell in zip(self.children, row(box, 2, 24), strict=True):
            child.place(look, cell)


def open_scene(stage: Stage, match: Match) -> Scene:
    """The results of a finished match."""
    return Results(stage, match)


def _page(page: str) -> samples.Shot:
    def shot(request: samples.Request) -> Scene:
        scene = Results(request.stage, samples.sample(request, whole=True))
        scene.page = page
        return scene

    return shot


SHOTS = {
    "results": _page("race"),
    "results-luck": _page("luck"),
    "results-moments": _page("moments"),
}
