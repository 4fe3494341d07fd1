"""The board as it was built: the page or the overlay, where everything lies, its two layers."""

from __future__ import annotations

from collections.abc import Iterable, Set

import pygame
from attrs import define, field

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.look import Look
from game.app.drawing.recording import Recording
from game.app.motion.choreographer import Show
from game.app.motion.scenery import is_counter
from game.app.table.camera import Camera, Drawn
from game.app.table.legend import Legend
from game.app.table.lights import Lights, cameras_in
from game.app.table.overlay import Overlay
from game.app.table.page import Page
from game.app.table.papers import Draw, Papers, Scenery
from game.app.table.portraits import Portrait, portraits
from game.app.table.recappanel import RecapPanel
from game.app.table.sight import Sight
from game.app.table.spot import places_of
from game.app.widgets.base import Widget
from game.app.widgets.intents import Drift, Intent, Pan, Scroll, Zoom


class Root(Widget):
    """The page, or the overlay over it: then the page only looks."""

    asks = True

    def __init__(
        self,
        page: Page,
        overlay: Overlay | None,
        legend: Legend,
        story: RecapPanel | None = None,
    ) -> None:
        children: list[Widget] = [page] if overlay is None else [overlay, page.top]
        super().__init__(legend, *children, *((story,) if story is not None else ()))
        self.page, self.overlay, self.legend, self.story = page, overlay, legend, story

    def without_story(self) -> None:
        """Leave out what others did: somebody tells it here."""
        self.children = [each for each in self.children if each is not self.story]
        self.story = None

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.page.place(look, box)
        if self.overlay is not None:
            top = self.page.top.rect.bottom
            self.overlay.place(look, Box(box.x, top, box.w, box.bottom - top))
        if self.story is not None:
            choices = [each.rect for each in self.page.walk() if each.decides]
            self.story.place_by(look, self.page.prompt, self.page.drawer.rect.y, choices)


@define(eq=False)
class Built:
    """The board as it was built for one moment and one pair of eyes."""

    sight: Sight
    root: Root
    _lights: Lights = field(factory=Lights)
    #: Cameras under an overlay, which are drawn with the page.
    _looking_on: tuple[Camera, ...] = ()
    #: Who used which place of the table lately.
    _portraits: list[Portrait] = field(factory=list)
    #: What cameras will show when everything that is on its way has landed.
    _landed: dict[Camera, Drawn] = field(factory=dict)
    #: Whether everything that is drawn in each frame has been drawn once.
    _is_rehearsed: bool = False
    #: Where the last frame was drawn, if a camera was dragged in it.
    _dragged_on: pygame.Surface | None = None

    @property
    def places(self) -> dict[str, Box]:
        """Where everything lies on screen now."""
        page, overlay = self.root.page, self.root.overlay
        # What lies in a place of its own is found there rather than in a seat's panel.
        found = dict(page.drawer.homes())
        cameras = (*self._lights.cameras, *self._looking_on)
        for part in (*page.seats, page.middle, page.drawer.content, page.own):
            found |= {name: box for name, box in places_of(part) if not self._is_covered(name, box)}
            for camera in cameras_in(part) if cameras else ():
                found |= {name: camera.met(box) for name, box in places_of(camera)}
        if overlay is not None:
            found |= dict(places_of(overlay))
        return found

    @property
    def in_sight(self) -> dict[str, Box]:
        """Where things lie that are seen to move: not under an overlay that wants quiet."""
        overlay, found = self.root.overlay, self.places
        if overlay is None or not overlay.quiet:
            return found
        own = dict(places_of(overlay))
        return {name: box for name, box in found.items() if name in own or not overlay.hides(box)}

    def _is_covered(self, name: str, box: Box) -> bool:
        """Whether a counter lies under the overlay: a number would float up from nothing."""
        overlay = self.root.overlay
        return overlay is not None and is_counter(name) and overlay.hides(box)

    def survey(self) -> None:
        """Find out what is lit, once everything has been placed."""
        self._lights = Lights.of(self.root)
        for camera in self._lights.cameras:
            camera.apart = True
        self._looking_on = tuple(each for each in cameras_in(self.root.page) if not each.apart)
        if self.root.overlay is None:
            self._portraits = portraits(self.sight, self.root.page.middle)

    def is_moved_by(self, intent: Intent) -> bool:
        """Whether an intent moves a camera."""
        return bool(self._lights.cameras) and isinstance(intent, Pan | Zoom | Drift | Scroll)

    @property
    def waits(self) -> bool:
        """Whether the overlay still works something out."""
        return self.root.overlay is not None and self.root.overlay.waits

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

    def hide(self, pieces: Set[str]) -> None:
        """Leave out these pieces: they are on their way."""
        self.sight.hidden.update(pieces)
        self._renew()

    def reveal(self) -> None:
        """Everything is where it belongs."""
        self.sight.hidden.clear()
        for camera in (*self._lights.cameras, *self._looking_on):
            camera.renew(self._landed.pop(camera, None))

    def _renew(self) -> None:
        self._landed.clear()
        for camera in (*self._lights.cameras, *self._looking_on):
            camera.renew()

    def draw(
        self,
        canvas: Canvas,
        papers: Papers,
        keys: bool = False,
        moves: bool = False,
        waits: bool = False,
    ) -> bool:
        """Copy what stands still from a paper, draw the rest over it; false if it is not ready.

        While something moves, what stands still may be the picture before for a few frames, and the
        picture after it is got ready. Whoever `waits` looks on at the frame before meanwhile.
        """
        now = self.scenery
        # Enough was done in the frame in which a board was built.
        begun = self._is_rehearsed and papers.knows(now)
        moves = moves and papers.suits(now, canvas) and (begun or not waits)
        done = papers.turn_to(now, self._parts, canvas, moves or waits, unseen=not moves)
        if not done and not moves:
            return False
        papers.copy(canvas)
        if now.hidden and done:
            papers.prepare(self._scenery(()), self._landing, canvas, self.sight.nothing_hidden)
        self._draw_worlds(canvas, waits=not done)
        seen = self if done else papers.built
        if seen is self or not isinstance(seen, Built):
            self._draw_loose(canvas, keys)
        else:
            # The buttons of this board would lie on another: its own stay, and nothing is lit.
            seen._draw_loose(canvas, lit=False)
        self.root.legend.shown = tuple(canvas.shown)
        return True

    def get_ready(self, canvas: Canvas, papers: Papers, show: Show) -> bool:
        """Whether the frame before stays, while a part of what comes next is got ready."""
        now = self.scenery
        if show.is_rehearsed or not papers.may_stay(now, canvas):
            return False
        if papers.knows(now):
            show.rehearse(canvas.look)
        else:
            papers.prepare(now, self._parts, canvas)
        return True

    @property
    def scenery(self) -> Scenery:
        """What stands still now."""
        return self._scenery(self.sight.hidden)

    def _scenery(self, hidden: Iterable[str]) -> Scenery:
        overlay = self.root.overlay
        stage = overlay.about if overlay is not None else ""
        return Scenery(self, frozenset(hidden), self.sight.viewer, stage)

    def _parts(self) -> list[Draw]:
        """What stands still, part by part, and what cameras see of the world."""
        rehearsed = [] if self._is_rehearsed else [*self._rehearsals(), self._end_rehearsal]
        return [
            *rehearsed,
            *self._still(),
            *(_readying(camera) for camera in self._lights.cameras),
        ]

    def _rehearsals(self) -> list[Draw]:
        """What is drawn in each frame, once for practice: not all is new in one frame then."""
        page, overlay = self.root.page, self.root.overlay
        parts: list[Draw] = [each.draw for each in (page.live if overlay is None else (page.top,))]
        if overlay is not None:
            parts.append(overlay.draw_live)
        if self.root.story is not None:
            parts.append(self.root.story.draw)
        return [_rehearsing(each) for each in (*parts, self._lights.draw_loose)]

    def _end_rehearsal(self, canvas: Canvas) -> None:
        self._is_rehearsed = True

    def _landing(self) -> list[Draw]:
        """The same when nothing is on its way any more."""
        return [*self._still(), *(self._foreseeing(camera) for camera in self._lights.cameras)]

    def _foreseeing(self, camera: Camera) -> Draw:
        def foresee(canvas: Canvas) -> None:
            self._landed[camera] = camera.record()

        return foresee

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

    def alone(self, look: Look) -> list[Draw]:
        """Place it for a picture, part by part: nobody uses it."""
        self.root.place(look, look.box)
        self.survey()
        return [*self._still(), self._draw_worlds, self._draw_loose]

    def draw_still(self, canvas: Canvas) -> None:
        """What changes only with the game."""
        for part in self._still():
            part(canvas)

    def _still(self) -> list[Draw]:
        page, overlay = self.root.page, self.root.overlay
        parts: list[Draw] = [self._draw_ground, *(each.draw for each in page.still if each.visible)]
        if overlay is not None:
            parts += [*(each.draw for each in page.live), _veil, overlay.draw_still]
        return parts

    def _draw_ground(self, canvas: Canvas) -> None:
        paint.backdrop(canvas)
        for camera in self._looking_on:
            camera.renew()

    def draw_live(self, canvas: Canvas) -> None:
        """What changes with the pointer, and what cameras see."""
        self._draw_worlds(canvas)
        self._draw_loose(canvas)
        self.root.legend.shown = tuple(canvas.shown)

    def _draw_worlds(self, canvas: Canvas, waits: bool = False) -> None:
        """What cameras see; if it `waits`, it may be what they saw before."""
        for camera in self._lights.cameras:
            camera.draw_world(canvas, waits)

    def _draw_loose(self, canvas: Canvas, keys: bool = False, lit: bool = True) -> None:
        """What changes with the pointer: buttons, tabs, and the rings of what is `lit`."""
        page, overlay = self.root.page, self.root.overlay
        for each in page.live if overlay is None else (page.top,):
            each.draw(canvas)
        if overlay is not None:
            overlay.draw_live(canvas)
        if lit:
            self._lights.draw(canvas, self.sight.hidden, keys)
        for portrait in self._portraits:
            portrait.draw(canvas)
        if self.root.story is not None:
            self.root.story.draw(canvas)


def _veil(canvas: Canvas) -> None:
    paint.veil(canvas, 165)


def _rehearsing(draw: Draw) -> Draw:
    def rehearse(canvas: Canvas) -> None:
        if isinstance(canvas, Recording):
            canvas.rehearse(draw)

    return rehearse


def _readying(camera: Camera) -> Draw:
    def ready(canvas: Canvas) -> None:
        camera.ready()

    return ready
