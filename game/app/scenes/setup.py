"""Set-up: who sits where, how the game is played, and with which seed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from attrs import evolve

from game.app import scenes
from game.app.boards import screen_of
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, row
from game.app.drawing.look import Look
from game.app.keep import people, saves
from game.app.keep.lastsetup import Plan, remembered
from game.app.keep.seats import HUMAN, SeatInfo
from game.app.scenes.campaign import broken_panel, campaign_panel
from game.app.scenes.dialog import message
from game.app.scenes.guests import Guests
from game.app.scenes.optionline import option_line, seed_line
from game.app.scenes.seatlines import NAMES, one_more, seat_lines
from game.app.scenes.settings import Sheet
from game.app.scenes.strength import StrengthScene, strength_of
from game.app.studio.samples import Request, Shot
from game.app.telling.words import Speech
from game.app.widgets import (
    Button,
    Column,
    Label,
    PanelBox,
    Paragraph,
    Row,
    Scrolling,
    Widget,
)
from game.app.widgets.base import NO_LIMIT, Change
from game.app.window.scene import Pop, Push, Reset, Scene
from game.app.window.stage import Stage
from game.engine import contents
from game.engine.faces import Campaign
from game.engine.game import Game, OptionValue, SetupError
from game.engine.text import Text
from game.guide import campaigns
from game.guide.campaigns import CampaignFileError
from game.guide.records import store
from game.guide.records.book import Book, Person
from game.guide.records.store import RecordsError
from game.rules import games


class SetupScene(Scene):
    """A plan that becomes a game."""

    def __init__(self, stage: Stage, game: Game) -> None:
        super().__init__(stage)
        self.game = game.id
        self.face = game
        last = stage.settings.last_setups.get(game.id)
        # What was looked at before may have been a game with cards of its own.
        contents.serve(game, contents.shipped(game))
        self.plan = remembered(game, last, NAMES)
        self.campaign: Campaign | None = None
        #: Why the campaign that is kept cannot be read.
        self.trouble: Text | None = None
        if game.campaign is not None:
            try:
                self.campaign = campaigns.load(game)
            except CampaignFileError as error:
                self.trouble = error.text
        self.book = Book()
        #: Why nobody is known here, though there is a book of records.
        self.unread: Text | None = None
        try:
            self.book = store.load()
        except RecordsError as error:
            self.unread = error.text

    @property
    def speech(self) -> Speech:
        """The words of this game."""
        return self.stage.speech(self.face)

    def briefing(self, choice: str, value: OptionValue) -> str | None:
        """A few sentences about a value of a choice, where the game has some."""
        return screen_of(self.face.id).briefing(self.speech, self.plan.setup(), choice, value)

    def change(self, plan: Plan) -> None:
        """Go on with another plan."""
        self.plan = plan
        self.rebuild()

    def build(self) -> Widget:
        words = self.words
        title = Label(self.speech("game-name"), "title", shrink=True)
        back = Button(words("ui-back"), Pop, icon="app.back", name="back", hint="Esc")
        body = _Halves(self._seats(), self._options())
        return Sheet(Row(title, back, grow=title), body, self._foot(), width=2100)

    def _seats(self) -> Widget:
        lines = [*seat_lines(self), *self._pages()]
        return _panel(self.words("ui-setup-seats"), Scrolling(*lines, gap=16, name="seats"))

    def _pages(self) -> Iterator[Widget]:
        """What is said of players elsewhere, and why nobody is known here."""
        words = self.words
        if strength_of(self.face) is not None:
            yield Button(words("ui-strength-page"), self._open_strength, name="strength")
        if self.unread is not None:
            yield Paragraph(words.say(self.unread), "body", "bad", even=False)

    def _open_strength(self) -> Change:
        return Push(StrengthScene(self.stage, self.face))

    def guests(self) -> list[SeatInfo]:
        """Whom this table knows and who does not sit at it yet."""
        seated = {each.name.strip().casefold() for each in self.plan.seats}
        return [each for each in people.known(self.book) if each.name.casefold() not in seated]

    def invite(self, seat: int) -> Change:
        """Ask who of them takes a seat."""

        def sit(person: SeatInfo) -> None:
            self.change(self.plan.with_person(seat, person))

        return Push(Guests(self.stage, self.guests(), sit))

    def about_player(self, name: str) -> str:
        """A sentence about how well a bot plays; nothing about people."""
        return "" if name == HUMAN else self.speech.maybe(f"player-{name}-about") or ""

    def strength_of(self, name: str) -> str:
        """How often a bot was found to win; nothing if nobody has counted."""
        found = strength_of(self.face)
        rungs = [each for each in found.rungs if each.player == name] if found else []
        if found is None or not rungs:
            return ""
        words = self.words
        told = [
            words(
                "ui-strength",
                places=each.seats,
                others=each.seats - 1,
                games=each.games,
                won=round(each.won),
                equal=round(100 / each.seats),
            )
            for each in rungs
        ]
        told.append(words("ui-strength-found", date=found.date, version=found.version))
        return " ".join(told)

    def _options(self) -> Widget:
        choices = self.plan.choices()
        rules = self.face.campaign
        if rules is None or self._settled is None:
            lines = [option_line(self, choice) for choice in choices]
        else:
            mode, _ = rules.asked_by
            lines = [option_line(self, choice) for choice in choices if choice.name == mode]
            lines += self._campaign()
            lines += [
                option_line(self, choice)
                for choice in choices
                if choice.name not in {mode, *rules.settles}
            ]
        lines.append(seed_line(self))
        return _panel(self.words("ui-setup-options"), Scrolling(*lines, gap=26, name="options"))

    def _campaign(self) -> list[Widget]:
        if self.campaign is not None:
            return [campaign_panel(self, self.campaign)]
        return [] if self.trouble is None else [broken_panel(self, self.trouble)]

    @property
    def _settled(self) -> dict[str, OptionValue] | None:
        """What the campaign has settled for its next game; None outside a campaign."""
        rules, campaign = self.face.campaign, self.campaign
        if rules is None or not self.plan.is_campaign:
            return None
        if campaign is None or campaign.outcome != "open" or campaign.level is None:
            return {}
        return dict(rules.setup_options(campaign))

    def turn_campaign(self, campaign: Campaign) -> Change | None:
        """Go on with another campaign (a new one, or a level chosen)."""
        try:
            campaigns.keep(self.face, campaign)
        except CampaignFileError as error:
            why = self.words.say(error.text)
            return Push(message(self.stage, self.words("ui-setup-trouble"), why))
        self.campaign, self.trouble = campaign, None
        self.rebuild()
        return None

    def _foot(self) -> Widget:
        words = self.words
        refusal = self._refusal()
        note = Paragraph(refusal or self._summary(), "body", "bad" if refusal else "muted", y=0.5)
        start = Button(
            words("ui-setup-start"),
            self.start,
            "primary",
            "app.play",
            name="start",
            enabled=refusal is None,
        )
        return Row(note, start, grow=note, gap=30)

    def _refusal(self) -> str | None:
        if self._settled == {}:
            return self.words("ui-campaign-first")
        try:
            self.face.checked(self.plan.setup(self._settled))
        except SetupError as trouble:
            return self.speech.say(trouble.text)
        return None

    def _summary(self) -> str:
        people = sum(seat.is_human for seat in self.plan.seats)
        if people == 0:
            return self.words("ui-setup-watch")
        return self.words("ui-setup-people", people=people, places=len(self.plan.seats))

    def start(self) -> Change:
        """Remember the plan, begin the game and sit down."""
        stage = self.stage
        kept = {**stage.settings.last_setups, self.face.id: self.plan.to_json()}
        stage.change_settings(last_setups=kept, last_game=self.face.id)
        seats = [
            evolve(seat, name=seat.name.strip() or str(number))
            for number, seat in enumerate(people.recognised(self.book, self.plan.seats), 1)
        ]
        try:
            match = saves.begin(self.face, self.plan.setup(self._settled), seats)
        except OSError as trouble:
            return self._trouble(trouble)
        with suppress(RecordsError):  # the end of the game tries again, and says so
            people.remember(seats)
        stage.sound.play("horn")
        board = scenes.open_scene(stage, "board", match=match)
        return Reset(scenes.open_scene(stage, "menu"), (board,))

    def _trouble(self, trouble: OSError) -> Change:
        words = self.words
        why = trouble.strerror or str(trouble)
        body = words("ui-trouble-folder", folder=str(saves.folder()), why=why)
        return Push(message(self.stage, words("ui-setup-trouble"), body))

    def draw(self, canvas: Canvas) -> None:
        paint.backdrop(canvas)
        super().draw(canvas)


def _panel(title: str, body: Widget) -> Widget:
    return PanelBox(Column(Label(title, "heading"), body, gap=18, grow=body), "panel", 26)


class _Halves(Widget):
    """Seats at the left, options at the right; under each other where the window is narrow."""

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return width, 700

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        for child, half in zip(self.children, row(box, (1.0, 1.0), 26), strict=True):
            child.place(look, half)


def open_scene(stage: Stage, game: Game, **what: Any) -> Scene:
    """The set-up of a game."""
    return SetupScene(stage, game)


def _shot_game(request: Request) -> Game:
    shelf = games()
    return shelf.get(request.game) or next(iter(shelf.values()))


def _shot(request: Request) -> Scene:
    game = _shot_game(request)
    scene = SetupScene(request.stage, game)
    while len(scene.plan.seats) < min(3, game.seats[1]):
        scene.plan = one_more(scene.plan)
    scene.book = Book((Person("guest", NAMES[-1], "slate", "swan"),))
    return scene


def _shot_solo(request: Request) -> Scene:
    """Whatever has most values to choose from, at its last but one."""
    scene = SetupScene(request.stage, _shot_game(request))
    if scene.face.seats[0] == 1:
        scene.plan = scene.plan.fewer(1)
        longest = max(scene.plan.choices(), key=lambda choice: len(choice.values))
        scene.plan = scene.plan.with_option(longest.name, longest.values[-2])
    return scene


def _shot_campaign(request: Request) -> Scene:
    scene = SetupScene(request.stage, _shot_game(request))
    rules = scene.face.campaign
    if rules is not None:
        scene.plan = scene.plan.fewer(1).with_option(*rules.asked_by)
        scene.campaign = rules.begin()
        for rank in (rules.ranks[-2], rules.ranks[1], rules.ranks[-1]):
            scene.campaign = rules.after(scene.campaign, rank)
    return scene


SHOTS: dict[str, Shot] = {
    "setup": _shot,
    "setup-solo": _shot_solo,
    "setup-campaign": _shot_campaign,
}

TEXT_KEYS = (
    "game-name",
    "player-random-about",
    "player-novice-about",
    "player-adept-about",
    "player-master-about",
)
