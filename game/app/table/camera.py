"""A camera over a table larger than its box: things in a world of units, panned and zoomed.

What stands in the world is placed on screen as everything else is, so focus, lights, hover cards
and motion need not know of the camera. It is drawn once for each zoom, in panes; while it is
panned they are only copied.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

from game.app.drawing.layout import Box, Point, Size, anchor, inset, snapped
from game.app.drawing.recording import Recording
from game.app.drawing.strokes import Drawing
from game.app.table.panes import Panes, area_of
from game.app.table.showing import MARGIN, Glide, Round
from game.app.table.spot import Draw, Spot
from game.app.table.view import Lens, View, step_for
from game.app.widgets.base import Change, Widget
from game.app.widgets.carrier import Carrier

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look

#: Something, and the box of the world it stands in.
Standing: TypeAlias = tuple[Widget, Box]
#: The world as it is drawn, in pixels from its corner, and at which size.
Drawn: TypeAlias = "tuple[Drawing, tuple[Look, float]]"

#: Units that a key pans, and units a second that a stick does.
PAN, DRIFT = 160.0, 1400.0
#: Between the corner's edge and what stands in it.
PAD = 12.0


class Camera(Carrier):
    """Things in a world, of which a box shows a part; it begins with the whole."""

    def __init__(
        self, world: Size, things: Sequence[Standing], ground: Draw | None = None,
        name: str = "camera",
    ) -> None:  # fmt: skip
        super().__init__(*(thing for thing, _ in things), name=name)
        self.world, self._things, self._ground = world, tuple(things), ground
        self._carried: list[Widget] = []
        self._corner = Widget()
        #: Drawn by somebody else in every frame, not with the tree it stands in.
        self.apart = False
        #: The question it has seen to; whoever asks names it.
        self.attended: object = None
        self._look: Look | None = None
        self._lens = Lens(world, Box(0, 0, *world))
        self._view: View | None = None
        self._origin: Point = (0, 0)
        self._panes = Panes()
        self._drawn: Drawn | None = None
        self._wheel = 0.0
        self._grabbed: tuple[Point, View] | None = None
        self._glide: Glide | None = None
        self._round = Round()

    def equip(self, corner: Widget) -> None:
        """Put something into its corner, where it stands still."""
        self._corner = corner
        self.children = [*(thing for thing, _ in self._things), corner]

    # Where it looks

    @property
    def view(self) -> View:
        """Where it looks now."""
        return self._view or self._lens.whole

    def take_over(self, before: Widget) -> None:
        if isinstance(before, Camera):
            self._view, self.attended = before._view, before.attended
            # Most of a window in pixels: painted anew only where the world has changed.
            self._panes, before._panes = before._panes, Panes()

    def place(self, look: Look, box: Box) -> None:
        self.rect, self._look = box, look
        self._lens = Lens(self.world, box)
        self._view = self._lens.held(self.view)
        self._place_things()
        self.renew()
        self._corner.place(look, anchor(inset(box, PAD), self._corner.wanted(look), 1, 0))

    def _place_things(self) -> None:
        assert self._look is not None
        zoom = self.view.zoom
        look = self._look.zoomed(step_for(zoom))
        x, y = self._origin = self._snapped()
        for thing, box in self._things:
            there = Box(x + box.x * zoom, y + box.y * zoom, box.w * zoom, box.h * zoom)
            thing.place(look, snapped(there, look.scale))
        self._carried = [each for thing, _ in self._things for each in thing.walk()]

    def _snapped(self) -> Point:
        """Where on screen the world begins, on a whole pixel: panes keep their pixels then."""
        assert self._look is not None
        scale = self._look.scale
        x, y = self._lens.origin(self.view)
        return round(x * scale) / scale, round(y * scale) / scale

    def look_at(self, view: View) -> None:
        """Look there, as far as the world goes."""
        before, self._view = self.view, self._lens.held(view)
        if before.zoom != self._view.zoom:
            self._place_things()
            self.renew()
            return
        old, self._origin = self._origin, self._snapped()
        dx, dy = self._origin[0] - old[0], self._origin[1] - old[1]
        for each in self._carried:
            each.rect = each.rect.move(dx, dy)

    def carried(self) -> Sequence[Widget]:
        return self._carried

    # Moving it

    @property
    def is_moving(self) -> bool:
        return self._glide is not None or self.drift != (0, 0)

    def pan(self, dx: float, dy: float) -> None:
        self._shift(dx * PAN, dy * PAN)

    def _shift(self, dx: float, dy: float) -> None:
        self._glide = None
        self.look_at(self._lens.shifted(self.view, dx, dy))

    def zoom(self, by: int, at: Point | None = None) -> None:
        self._glide = None
        self.look_at(self._lens.closer(self.view, by, at or self.rect.center))

    def scroll(self, by: float, at: Point) -> bool:
        # Touch pads turn the wheel by small parts of a notch.
        self._wheel += by
        notches = int(self._wheel)
        if notches:
            self._wheel -= notches
            self.zoom(notches, at)
        return True

    def grab(self, point: Point) -> bool:
        self._glide, self._grabbed = None, (point, self.view)
        return True

    def drag(self, point: Point) -> Change | None:
        assert self._grabbed is not None
        (x, y), view = self._grabbed
        self.look_at(self._lens.shifted(view, x - point[0], y - point[1]))
        return None

    def release(self) -> None:
        self._grabbed = None

    @property
    def is_dragged(self) -> bool:
        """Whether the pointer holds it."""
        return self._grabbed is not None

    def update(self, dt: float) -> None:
        if self._glide is not None:
            glide = self._glide.after(dt)
            self._glide = None if glide.is_over else glide
            self.look_at(glide.view)
        dx, dy = self.drift
        if (dx, dy) != (0, 0):
            self._shift(dx * DRIFT * dt, dy * DRIFT * dt)

    # Showing something

    def shows(self, widget: Widget) -> bool:
        """Whether the middle of something in the world is in sight."""
        return bool(self.rect.collidepoint(widget.rect.center))

    def hit(self, point: Point) -> Widget | None:
        return super().hit(point) if self.rect.collidepoint(point) else None

    def met(self, box: Box) -> Box:
        """Where motion meets a thing of the world: what is out of sight waits at the edge."""
        if box.colliderect(self.rect):
            return box
        x = min(max(box.centerx, self.rect.left), self.rect.right)
        y = min(max(box.centery, self.rect.top), self.rect.bottom)
        return anchor(Box(x, y, 0, 0), box.size)

    def reveal(self, look: Look, box: Box) -> None:
        if any(each.rect == box for each in self.carried()):
            room = inset(self.rect, MARGIN)
            dx = _overhang(box.left, box.right, room.left, room.right)
            self._shift(dx, _overhang(box.top, box.bottom, room.top, room.bottom))

    def show_me(self, gliding: bool = True) -> None:
        """Show all that the open question is about; asked again, one thing after the other."""
        lit = [each for each in self.carried() if isinstance(each, Spot) and each.enabled]
        in_sight = all(self.shows(each) for each in lit)
        boxes = [self._in_world(each.rect) for each in lit]
        goal = self._round.next(self._lens, self.view, boxes, in_sight)
        # The zoom changes at once, since texts have a few sizes only; the way there is shown.
        self.look_at(View(self.view.x, self.view.y, goal.zoom))
        self._glide = Glide(self.view, goal) if gliding else None
        if not gliding:
            self.look_at(goal)

    def _in_world(self, box: Box) -> Box:
        (x, y), zoom = self._origin, self.view.zoom
        return Box((box.x - x) / zoom, (box.y - y) / zoom, box.w / zoom, box.h / zoom)

    # Drawing

    def renew(self, drawn: Drawn | None = None) -> None:
        """Draw the world again, or as it was drawn beforehand: something in it has changed."""
        self._drawn = drawn

    def forget(self) -> None:
        self._panes.clear()

    def record(self) -> Drawn:
        """Draw the world as it is now."""
        # Panning moved boxes only; what a thing noted for itself when it was placed is old.
        self._place_things()
        look, _ = made = self._made
        canvas = Recording(look, (1, 1), self._origin, endless=True)
        self._paint(canvas)
        (x, y), drawing = self._origin, canvas.drawing
        drawing.shown = [each.moved(-x, -y) for each in drawing.shown]
        return drawing, made

    def ready(self) -> Drawing:
        """The world as it is now, drawn unless it is already."""
        if self._drawn is None or self._drawn[1] != self._made:
            self._drawn = self.record()
        return self._drawn[0]

    @property
    def _made(self) -> tuple[Look, float]:
        assert self._look is not None
        zoom = self.view.zoom
        return self._look.zoomed(step_for(zoom)), zoom

    @property
    def is_blank(self) -> bool:
        """Whether nothing of the world is drawn."""
        return not len(self._panes)

    def draw(self, canvas: Canvas) -> None:
        if not self.apart:
            self.draw_world(canvas)
            self.draw_frame(canvas)

    def draw_world(self, canvas: Canvas, waits: bool = False) -> None:
        """What is seen of the world; if it `waits`, it may be the one before."""
        with canvas.clipped(self.rect):
            if isinstance(canvas, Recording):
                canvas.insert(self.ready(), self._origin)
                return
            if not (waits and self._panes.are_of(self._made)):
                self._panes.turn_to(self.ready(), self._made)
            area = area_of(self.rect, self._origin, canvas.look)
            self._panes.fill(area)
            noting = not (self.is_moving or self.is_dragged)
            self._panes.draw(canvas, area, self._origin, noting)

    def draw_frame(self, canvas: Canvas) -> None:
        """What stands still over the world: its frame, and its corner."""
        box, edge = self.rect, canvas.look.theme.edge
        corners = (box.topleft, box.topright, box.bottomright, box.bottomleft, box.topleft)
        # Lines: a ring is a picture of its box, and dear where the box is most of the window.
        for start, end in pairwise(corners):
            canvas.line(edge, start, end)
        self._corner.draw(canvas)

    def _paint(self, canvas: Canvas) -> None:
        """Everything in the world."""
        canvas.fill(canvas.look.theme.sunken)
        if self._ground is not None:
            zoom = self.view.zoom
            self._ground(canvas, Box(*self._origin, self.world[0] * zoom, self.world[1] * zoom))
        for thing, _ in self._things:
            if thing.visible:
                thing.draw(canvas)


def _overhang(start: float, end: float, least: float, most: float) -> float:
    """How far something reaches over a room; what is larger than it begins with it."""
    return start - least if start < least or end - start > most - least else max(end - most, 0)
