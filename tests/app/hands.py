"""Hands for tests: they play through the window's own events, with the mouse or the keyboard."""

from __future__ import annotations

import pygame
from attrs import evolve

from game.app.drawing.layout import Box
from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.scenes.board import BoardScene
from game.app.scenes.cover import Cover
from game.app.table.page import Tab
from game.app.table.popup import Popup
from game.app.table.spot import Spot
from game.app.widgets import Button
from game.app.widgets.base import Widget
from game.app.window.stage import Stage
from game.bots.randomly import RandomPlayer
from game.engine import Situation
from game.engine.game import Game, OptionValue, Setup
from game.engine.session import Session

NAMES = ("Nathalie", "Tom", "Carmen", "Stéphane", "Ines")


def match_of(
    game: Game, players: int = 3, seed: int = 7, bots: tuple[int, ...] = (), **options: OptionValue
) -> Match:
    """A fresh match of people, with bots at some seats."""
    session = Session.begin(game, Setup(game.id, players, seed, tuple(options.items())))
    seats = default_seats(list(NAMES[:players]))
    return Match(
        game,
        session,
        tuple(evolve(s, player="random") if i in bots else s for i, s in enumerate(seats)),
    )


class Brain:
    """Decides as a random player would, the same way each time."""

    def __init__(self, match: Match, seed: int = 5) -> None:
        self.match = match
        self._player = RandomPlayer(seed)

    def number(self) -> int:
        session = self.match.session
        assert session.decision is not None
        return self._player.choose(Situation(self.match.game, session.decision, session.table))


class Hands:
    """What mouse and keyboard have in common."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    def settle(self) -> None:
        """Let time pass until the screen waits for a person."""
        for _ in range(400):
            if not self.stage.ticking or isinstance(self.stage.top, Cover):
                break
            self.stage.step(0.2)

    def use(self, widget: Widget) -> None:
        raise NotImplementedError

    def button(self, name: str) -> None:
        """Use the widget of this name on the scene on top."""
        found = self.stage.top.root.find(name)
        assert found is not None, name
        self.use(found)

    def uncover(self) -> None:
        """Take the device where it is handed over."""
        self.settle()
        while isinstance(self.stage.top, Cover):
            self.button("here")
            self.settle()

    def choose(self, number: int) -> None:
        """Answer the open question with an option, as a person would find it on screen."""
        self.uncover()
        scene = self.stage.top
        assert isinstance(scene, BoardScene)
        target = self._target(scene, number)
        if target is None:
            tab = next(
                each
                for each in scene.root.walk()
                if isinstance(each, Tab) and each.calls and not each.is_open
            )
            self.use(tab)
            target = self._target(scene, number)
        assert target is not None, number
        numbers = target.numbers if isinstance(target, Spot) else (number,)
        self.use(target)
        if len(numbers) > 1:
            assert isinstance(self.stage.top, Popup)
            self.button(f"choice:{numbers.index(number)}")

    def _target(self, scene: BoardScene, number: int) -> Widget | None:
        for each in scene.root.walk():
            if isinstance(each, Button) and each.name == f"option:{number}":
                return each
            if isinstance(each, Spot) and each.enabled and number in each.numbers:
                return each
        return None


class Mouse(Hands):
    """Clicks."""

    def use(self, widget: Widget) -> None:
        scroll = [each for each in self.stage.top.root.walk() if widget in each.walk()]
        for each in scroll:
            each.reveal(self.stage.look, widget.rect)
        at = self._free_point(widget)
        self._post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        self._post(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        self._post(pygame.MOUSEBUTTONUP, pos=at, button=1)

    def _free_point(self, widget: Widget) -> tuple[int, int]:
        """A point of the thing that nothing else of use lies on."""
        box: Box = widget.rect
        scale = self.stage.look.scale
        for x, y in ((0.5, 0.5), (0.5, 0.08), (0.08, 0.5), (0.92, 0.5), (0.08, 0.08), (0.5, 0.95)):
            point = box.x + box.w * x, box.y + box.h * y
            if self.stage.top.root.hit(point) is widget:
                return round(point[0] * scale), round(point[1] * scale)
        raise AssertionError(f"{widget.name} cannot be clicked anywhere")

    def _post(self, kind: int, **what: object) -> None:
        self.stage.post(pygame.Event(kind, **what))


class Keys(Hands):
    """Digits, arrows, Tab and Enter."""

    def use(self, widget: Widget) -> None:
        if widget.key and len(widget.key) == 1:
            self.press(getattr(pygame, f"K_{widget.key}"))
            return
        focus = self.stage.top.focus
        for _ in range(300):
            if focus.current is widget:
                break
            self.press(pygame.K_TAB)
        assert focus.current is widget
        self.press(pygame.K_RETURN)

    def press(self, key: int) -> None:
        self.stage.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
