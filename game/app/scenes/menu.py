"""The first screen: pennants, embers, and the way to everything else; no game is loaded for it."""

from __future__ import annotations

from typing import Any

from game.app import scenes
from game.app.boards.covers import name_of
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.heraldry import Embers
from game.app.drawing.layout import Box
from game.app.drawing.look import Look
from game.app.keep import saves
from game.app.keep.match import Match
from game.app.keep.save import Save
from game.app.scenes import mending
from game.app.scenes.dialog import Answer, Dialog, message
from game.app.scenes.pennants import Pennants
from game.app.telling.troubles import TROUBLES
from game.app.widgets import Button, Column, Drawn, Label, Layer, Paragraph, Space, Widget
from game.app.widgets.base import Change, Press
from game.app.widgets.intents import Intent
from game.app.window.scene import Leave, Push, Reset, Scene
from game.app.window.stage import Stage
from game.guide.lessons.course import syllabus_of
from game.guide.lessons.learning import is_newcomer, learnt
from game.guide.records import store
from game.guide.records.book import Book
from game.guide.records.store import RecordsError
from game.rules import games, packages

FRAME = 1 / 24
#: Seconds without the player after which the menu comes to rest, and how long that takes.
REST_AFTER = 3.0
CALMING = 2.0


class Menu(Scene):
    """Continue, a new game, and the rest of the house."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._embers = Embers()
        self._since_frame = 0.0
        self._alone = 0.0
        self._newest: Save | None = None
        #: Whether nobody has ever played here: then the first lesson is offered.
        self._new_here = False

    def entered(self) -> None:
        self._newest = saves.newest()
        self._new_here = self._newest is None and _nobody_played()
        self.rebuild()

    def build(self) -> Widget:
        words = self.words
        entries = self._entries()
        column = Column(
            Label(words("ui-title"), "huge", shrink=True),
            Label(words("ui-menu-motto"), "aside", "muted", shrink=True),
            Space(0, 20 if len(entries) > 5 else 34),
            *entries,
            gap=12 if self.look.text_scale > 1.2 else 16,
            y=0.5,
        )
        foot = Paragraph(self._foot(), "hint", y=1.0)
        return _Page(column, foot, Pennants(self.stage), self._embers, self._music())

    def _music(self) -> Button:
        off = self.stage.settings.music_off
        label = self.words("ui-music-on" if off else "ui-music-off")
        icon = "app.music_off" if off else "app.music"
        return Button(label, self.stage.switch_music, icon=icon, key="m", name="music")

    def _entries(self) -> list[Widget]:
        words = self.words
        found: list[tuple[str, str, str, Press]] = []
        if self._newest is not None:
            found.append(("continue", self._continue_label(), "app.continue", self._continue))
        if self._new_here and packages():
            found.append(("first", words("ui-menu-first"), "app.tutorial", self._first_lesson))
        if packages():
            found.append(("new", words("ui-menu-new"), "app.new_game", self._opener("shelf")))
        for name, icon, label in (
            ("tutorials", "app.tutorial", words("ui-menu-tutorials")),
            ("saves", "app.replays", words("ui-menu-saves")),
            ("records", "app.statistics", words("ui-menu-records")),
            ("rulebook", "app.rulebook", words("ui-menu-rulebook")),
        ):
            if scenes.is_there(name):
                found.append((name, label, icon, self._opener(name)))
        found.append(
            ("settings", words("ui-menu-settings"), "app.settings", self._opener("settings"))
        )
        found.append(("quit", words("ui-menu-quit"), "app.quit", Leave))
        return [
            Button(label, act, "primary" if place == 0 else "secondary", icon, name=name, x=0.0)
            for place, (name, label, icon, act) in enumerate(found)
        ]

    def _first_lesson(self) -> Change | None:
        """Straight into the first lesson of the shelf; without any, to where there might be one."""
        for game in games().values():
            syllabus = syllabus_of(game)
            if syllabus is not None and syllabus.lessons:
                first = next(iter(syllabus.lessons))
                at = learnt(_book(), "", game.id, first).at
                lesson = scenes.open_scene(self.stage, "lesson", game=game, lesson=first, at=at)
                return Push(lesson)
        return Push(scenes.open_scene(self.stage, "tutorials"))

    def _continue_label(self) -> str:
        assert self._newest is not None
        name = name_of(self._newest.setup.game, self.words.lang)
        return self.words("ui-menu-continue", game=name)

    def _continue(self) -> Change:
        assert self._newest is not None
        return open_save(self.stage, self._newest)

    def _opener(self, name: str) -> Press:
        return lambda: Push(scenes.open_scene(self.stage, name))

    def _foot(self) -> str:
        notice = self.stage.store.notice
        return self.words(notice) if notice else self.words("ui-menu-fan")

    def back(self) -> Change:
        words = self.words
        return Push(
            Dialog(
                self.stage,
                words("ui-quit-title"),
                words("ui-quit-body"),
                [
                    Answer(words("ui-quit-yes"), Leave, "danger"),
                    Answer(words("ui-quit-no"), kind="primary"),
                ],
            )
        )

    def handle(self, intent: Intent) -> Change | None:
        self._alone = 0.0
        return super().handle(intent)

    @property
    def ticking(self) -> bool:
        moves = self.stage.settings.speed > 0 and self._alone < REST_AFTER
        return moves or super().ticking

    def update(self, dt: float) -> Change | None:
        self._since_frame += dt
        if self._since_frame >= FRAME and self.stage.settings.speed > 0:
            self._move(self._since_frame)
            self._since_frame = 0.0
        return super().update(dt)

    def _move(self, dt: float) -> None:
        """Let the air move, the less the longer nobody has been there."""
        self._alone += dt
        draught = min(max(REST_AFTER - self._alone, 0.0) / CALMING, 1.0)
        if draught > 0 and isinstance(self.root, _Page):
            self._embers.update(dt * draught)
            self.root.pennants.sway(self.look, self._embers.time)
            self.dirty = True


class _Page(Layer):
    """The entries and the foot at the left, the pennants at the right, embers before them all.

    It is drawn again only when something hangs or is lit in another way; embers rise over the
    copy, and pass behind the entries.
    """

    def __init__(
        self, entries: Widget, foot: Widget, pennants: Pennants, embers: Embers, corner: Widget
    ) -> None:
        ground = Drawn(lambda canvas, box: paint.backdrop(canvas))
        # The pennants come last, so that keys begin with the entries.
        super().__init__(ground, entries, foot, corner, pennants)
        self.entries, self.foot, self.pennants, self._embers = entries, foot, pennants, embers
        self.corner = corner
        self._seen: list[tuple[float, bool]] = []

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        left = box.w * 0.06
        width = min(box.w * 0.4, 760)
        wide, high = self.corner.wanted(look)
        across = box.w - 2 * left - wide - 30
        low = self.foot.wanted(look, across)[1] + 24
        self.entries.place(look, Box(left, 30, width, box.h - low - 40))
        self.foot.place(look, Box(left, box.h - low, across, low - 20))
        self.corner.place(look, Box(box.w - left - wide, box.h - high - 24, wide, high))
        self.pennants.place(look, Box(box.w * 0.5, 0, box.w * 0.45, box.h * 0.85))
        self.stale = True

    def draw(self, canvas: Canvas) -> None:
        seen = [(each.rect.y, each.lit) for each in self.walk() if each.focusable]
        self.stale = self.stale or seen != self._seen
        self._seen = seen
        super().draw(canvas)
        if not canvas.look.theme.high_contrast:
            before = [each.rect for each in self.entries.children if each.focusable]
            self._embers.draw(canvas, (255, 190, 90), before)


def _book() -> Book:
    try:
        return store.load()
    except RecordsError:  # the records themselves say so
        return Book()


def _nobody_played() -> bool:
    return is_newcomer(_book())


def open_save(stage: Stage, save: Save) -> Change:
    """Open a kept game on the board, or say why it cannot be."""
    try:
        match: Match = saves.resume(save)
    except TROUBLES as trouble:
        return mending.offer(stage, save, trouble, open_save)
    board = scenes.open_scene(stage, "board", match=match)
    if not match.notices:
        return Push(board)
    said = " ".join(map(stage.words.say, match.notices))
    return Reset(Menu(stage), (board, message(stage, stage.words("ui-save-notice"), said)))


def open_scene(stage: Stage, **what: Any) -> Scene:
    """The menu."""
    return Menu(stage)


SHOTS = {"menu": lambda request: Menu(request.stage)}

TEXT_KEYS = (
    "ui-notice-settings-broken",
    "ui-notice-settings-unwritable",
)
