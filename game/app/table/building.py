"""Building the board: a sight through one seat's eyes, the page made of it, and its layers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from attrs import define, field

from game.app.drawing import paint
from game.app.drawing.layout import Box
from game.app.table.acts import Act
from game.app.table.choosing import chosen
from game.app.table.lights import Lights, cameras_in
from game.app.table.overlay import Overlay
from game.app.table.page import Drawers, Page
from game.app.table.prompt import Prompt
from game.app.table.seats import SeatPanel
from game.app.table.seeing import news
from game.app.table.sight import NOBODY, Sight
from game.app.table.spot import Spot, places_of
from game.app.table.topbar import TopBar
from game.app.widgets.base import Widget
from game.app.widgets.intents import Drift, Intent, Pan, Scroll, Zoom
from game.engine.secrecy import view

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look
    from game.app.scenes.board import BoardScene

#: How many sentences of what just happened stand over the prompt.
NEWS = 3


class Root(Widget):
    """The page, or the overlay over it: then the page only looks."""

    def __init__(self, page: Page, overlay: Overlay | None) -> None:
        children: list[Widget] = [page] if overlay is None else [overlay, page.top]
        super().__init__(*children)
        self.page, self.overlay = page, overlay

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.page.place(look, box)
        if self.overlay is not None:
            top = self.page.top.rect.bottom
            self.overlay.place(look, Box(box.x, top, box.w, box.bottom - top))


@define(eq=False)
class Built:
    """The board as it was built for one moment and one pair of eyes."""

    sight: Sight
    root: Root
    _lights: Lights = field(factory=Lights)
    #: Where the last frame was drawn, if a camera was dragged in it.
    _dragged_on: pygame.Surface | None = None

    @property
    def places(self) -> dict[str, Box]:
        """Where everything lies on screen now."""
        page, overlay = self.root.page, self.root.overlay
        # What lies in a place of its own is found there rather than in a seat's panel.
        found = dict(page.drawer.homes())
        for part in (*page.seats, page.middle, page.drawer.content, page.own):
            found |= dict(places_of(part))
            for camera in cameras_in(part):
                found |= {name: camera.met(box) for name, box in places_of(camera)}
        if overlay is not None:
            found |= dict(places_of(overlay))
        return found

    def survey(self) -> None:
        """Find out what is lit, once everything has been placed."""
        self._lights = Lights.of(self.root)
        for camera in self._lights.cameras:
            # Under an overlay it only looks, and is drawn with the page.
            camera.apart = True

    def is_moved_by(self, intent: Intent) -> bool:
        """Whether an intent moves a camera."""
        return bool(self._lights.cameras) and isinstance(intent, Pan | Zoom | Drift | Scroll)

    @property
    def calls(self) -> bool:
        """Whether a camera has not seen to the open question yet."""
        return any(camera.attended != self._question for camera in self._lights.cameras)

    def attend(self, gliding: bool) -> None:
        """See to the open question, once: show what it is about if none of that is in sight."""
        if self._lights.are_unseen:
            self._lights.show_me(gliding)
        for camera in self._lights.cameras:
            camera.attended = self._question

    @property
    def _question(self) -> tuple[int, int]:
        return self.sight.match.session.cursor, self.sight.viewer

    def draw_still(self, canvas: Canvas) -> None:
        """What changes only with the game."""
        paint.backdrop(canvas)
        page, overlay = self.root.page, self.root.overlay
        for camera in cameras_in(page):
            camera.renew()
        for each in page.still:
            if each.visible:
                each.draw(canvas)
        if overlay is not None:
            for each in page.live:
                each.draw(canvas)
            paint.veil(canvas, 165)
            overlay.draw_still(canvas)

    def draw_drag(self, canvas: Canvas, alone: bool) -> bool:
        """Draw only what a drag moves, over the frame before; false if all must be drawn.

        Nothing else changes while the pointer holds a camera and nothing lies over the board.
        """
        dragged = alone and any(camera.is_dragged for camera in self._lights.cameras)
        before, self._dragged_on = self._dragged_on, canvas.surface if dragged else None
        if self._dragged_on is None or before is not self._dragged_on:
            return False
        for camera in self._lights.cameras:
            camera.draw_world(canvas)
        self._lights.draw_carried(canvas)
        return True

    def draw_live(self, canvas: Canvas, keys: bool = False) -> None:
        """What changes with the pointer: buttons, tabs, and the rings of what is lit."""
        page, overlay = self.root.page, self.root.overlay
        for camera in self._lights.cameras:
            camera.draw_world(canvas)
        for each in page.live if overlay is None else (page.top,):
            each.draw(canvas)
        if overlay is not None:
            overlay.draw_live(canvas)
        self._lights.draw(canvas, self.sight.hidden, keys)


def sight_of(scene: BoardScene, act: Act | None = None) -> Sight:
    """The table through the viewer's eyes, with what may be clicked (nothing during an act)."""
    match, watch = scene.match, scene.watch
    session = match.session
    decision = session.decision
    lit: dict[str, tuple[int, ...]] = {}
    if decision is not None and decision.seat == watch.viewer and act is None:
        for number, option in enumerate(decision.options):
            for thing in option.touches():
                lit[thing] = (*lit.get(thing, ()), number)
    seen = view(match.game, session.table if act is None else act.table, watch.viewer)
    return Sight(
        match,
        scene.board,
        seen,
        watch.viewer,
        decision,
        scene.speech,
        scene.look,
        lit,
        scene.pick,
        chosen(session, seen, watch.viewer) if act is None else frozenset(),
        upto=None if act is None else act.upto,
        told="" if act is None else act.told,
    )


def build(scene: BoardScene, tab: str, insists: bool, act: Act | None = None) -> Built:
    """The whole board for this moment, or for an act of what led to it."""
    sight = sight_of(scene, act)
    board = scene.board
    overlay = board.overlay(sight) if sight.decision is not None or act is not None else None
    middle = board.middle(sight)
    drawer = Drawers(sight, tab, insists, scene.open_tab)
    owner = _owner(scene)
    own = board.own(sight, owner)
    seats = [SeatPanel(sight, seat, scene.open_sheet) for seat in range(len(scene.match.seats))]
    top = TopBar(sight.words("game-name"), board.headline(sight), board.phases(sight), scene.tools)
    shown = {
        thing
        for part in (middle, drawer.content, own, *seats)
        for each in part.walk()
        if isinstance(each, Spot)
        for thing in each.things
    }
    prompt = Prompt(sight, _news(scene, sight), frozenset(shown) | drawer.holds)
    page = Page(top, middle, seats, drawer, own, prompt, board.shares(sight), board.aside(sight))
    return Built(sight, Root(page, overlay))


def _owner(scene: BoardScene) -> int:
    """Whose possessions stand at the bottom: the viewer's, or those of who is asked."""
    viewer = scene.watch.viewer
    if viewer != NOBODY:
        return viewer
    decision = scene.match.session.decision
    return decision.seat if decision is not None else 0


def _news(scene: BoardScene, sight: Sight) -> list[str]:
    """The last things that happened, as far as the viewer may know them."""
    session = scene.match.session
    quiet = scene.board.quiet
    last = session.cursor if sight.upto is None else session.cursor - 1
    told = [
        each
        for each in news(session, sight.viewer, session.cursor - 8, last)
        if each.key not in quiet
    ]
    return [sight.words.say(each) for each in told[-NEWS:]]
