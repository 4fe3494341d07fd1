"""The first screen: pennants, embers, and the way into everything else."""

from __future__ import annotations

import math
from typing import Any

from game.app import scenes
from game.app.boards import pennants
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.heraldry import MARGIN, Embers, pennant
from game.app.drawing.layout import Box
from game.app.drawing.look import Look
from game.app.keep import saves
from game.app.keep.match import Match
from game.app.keep.save import Save
from game.app.scenes import mending
from game.app.scenes.dialog import Answer, Dialog
from game.app.telling.troubles import TROUBLES
from game.app.widgets import Button, Column, Label, Paragraph, Space, Widget
from game.app.widgets.base import Change, Press
from game.app.widgets.intents import Intent
from game.app.window.scene import Leave, Push, Scene
from game.app.window.stage import Stage
from game.rules import games, packages

FRAME = 1 / 24
#: Seconds without the player after which the menu stands still.
REST_AFTER = 90.0

#: Crowns, and so pennants, that there is room for.
CROWNS = 4


class Menu(Scene):
    """Continue, a new game, and the rest of the house."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._embers = Embers()
        self._since_frame = 0.0
        self._alone = 0.0
        self._newest: Save | None = None

    def entered(self) -> None:
        self._newest = saves.newest() if scenes.is_open(self.stage, "board") else None
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
        return _Page(column, foot)

    def _entries(self) -> list[Widget]:
        words, stage = self.words, self.stage
        found: list[tuple[str, str, str, Press]] = []
        if self._newest is not None:
            found.append(("continue", self._continue_label(), "app.continue", self._continue))
        if packages():
            found.append(("new", words("ui-menu-new"), "app.new_game", self._opener("shelf")))
        for name, icon, label in (
            ("tutorials", "app.tutorial", words("ui-menu-tutorials")),
            ("saves", "app.replays", words("ui-menu-saves")),
            ("rulebook", "app.rulebook", words("ui-menu-rulebook")),
        ):
            if scenes.is_open(stage, name):
                found.append((name, label, icon, self._opener(name)))
        found.append(
            ("settings", words("ui-menu-settings"), "app.settings", self._opener("settings"))
        )
        found.append(("quit", words("ui-menu-quit"), "app.quit", Leave))
        return [
            Button(label, act, "primary" if place == 0 else "secondary", icon, name=name, x=0.0)
            for place, (name, label, icon, act) in enumerate(found)
        ]

    def _continue_label(self) -> str:
        assert self._newest is not None
        setup = self._newest.setup
        shelf = games()
        name = setup.game
        if setup.game in shelf:
            name = self.stage.speech(shelf[setup.game])("game-name")
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
        self._alone += dt
        self._since_frame += dt
        if self._since_frame >= FRAME and self.stage.settings.speed > 0:
            self._embers.update(self._since_frame)
            self._since_frame = 0.0
            self.dirty = True
        return super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        paint.backdrop(canvas)
        self._draw_pennants(canvas)
        if not canvas.look.theme.high_contrast:
            self._embers.draw(canvas, (255, 190, 90))
        super().draw(canvas)

    def _draw_pennants(self, canvas: Canvas) -> None:
        look = canvas.look
        room = art_box(look)
        gap = room.w * 0.045
        width = (room.w - (CROWNS - 1) * gap) / CROWNS
        for place, skin in enumerate(pennants()[:CROWNS]):
            tall = room.h * (0.94, 0.84, 0.9, 0.78)[place]
            sway = math.sin(self._embers.time * 0.6 + place * 1.7) * 6
            cloth = pennant(look, width, tall, skin, f"app.crown_{place + 1}")
            x, y = room.x + place * (width + gap), -16 + sway
            canvas.show(cloth, (x - MARGIN, y - MARGIN))


def art_box(look: Look) -> Box:
    """Where the pennants hang: the right half of the window."""
    left = look.width * 0.5
    return Box(left, 0, look.width - left - look.width * 0.05, look.height * 0.86)


class _Page(Widget):
    """The entries at the left, the foot under them."""

    def __init__(self, entries: Widget, foot: Widget) -> None:
        super().__init__(entries, foot)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        left = box.w * 0.06
        width = min(box.w * 0.4, 760)
        entries, foot = self.children
        across = box.w - 2 * left
        low = foot.wanted(look, across)[1] + 24
        entries.place(look, Box(left, 30, width, box.h - low - 40))
        foot.place(look, Box(left, box.h - low, across, low - 20))


def open_save(stage: Stage, save: Save) -> Change:
    """Open a kept game on the board, or say why it cannot be."""
    try:
        match: Match = saves.resume(save)
    except TROUBLES as trouble:
        return mending.offer(stage, save, trouble, open_save)
    return Push(scenes.open_scene(stage, "board", match=match))


def open_scene(stage: Stage, **what: Any) -> Scene:
    """The menu."""
    return Menu(stage)


SHOTS = {"menu": lambda request: Menu(request.stage)}

TEXT_KEYS = (
    "game-name",
    "ui-notice-settings-broken",
    "ui-notice-settings-unwritable",
)
