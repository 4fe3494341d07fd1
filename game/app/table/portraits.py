"""Portraits on the places that others used since the viewer's last decision."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import frozen

from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, overlap
from game.app.keep.seats import NOBODY, SeatInfo
from game.app.table.recap import others_decided
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.table.verses import draw_emblem
from game.app.widgets.base import Widget
from game.engine.events import Moved

#: The side of a portrait, in units.
SIDE = 34.0
#: The part of it that lies on the corner of a large piece.
LIES = 0.55


@frozen(eq=False)
class Portrait:
    """Who used a place, standing at the corner of what was put there."""

    info: SeatInfo
    spot: Spot
    #: The table it stands on: what a camera has left behind has no portrait.
    table: Widget

    @property
    def box(self) -> Box:
        """Where it stands now; what it stands on may move under a camera."""
        on = self.spot.rect
        out = SIDE - overlap(SIDE, LIES, on)
        return Box(on.x - out, on.y - out, SIDE, SIDE)

    def draw(self, canvas: Canvas) -> None:
        """Draw it over the board."""
        if self.table.rect.contains(self.spot.rect):
            draw_emblem(canvas, self.box, self.info)


def portraits(sight: Sight, table: Widget) -> list[Portrait]:
    """One for each place of the shared table that somebody else has used."""
    if sight.viewer == NOBODY or not sight.board.portrays:
        return []
    spots = {each.thing: each for each in table.walk() if isinstance(each, Spot)}
    found: dict[tuple[int, str], Portrait] = {}
    for seat, piece in _used(sight):
        spot = spots.get(piece)
        if spot is not None:
            # Several pieces on one place are one use of it.
            place = _ground(spot, spots.values()).thing
            found.setdefault((seat, place), Portrait(sight.seat(seat), spot, table))
    return list(found.values())


def _ground(spot: Spot, spots: Iterable[Spot]) -> Spot:
    """The place that a piece lies on: the smallest thing around it."""
    around = [each for each in spots if each is not spot and each.rect.contains(spot.rect)]
    return min(around, key=lambda each: each.rect.w * each.rect.h, default=spot)


def _used(sight: Sight) -> Iterator[tuple[int, str]]:
    """Whose pieces were put somewhere, and still lie there."""
    session = sight.match.session
    for number in others_decided(sight.match, sight.viewer):
        for event in session.heard(number, sight.viewer):
            if not isinstance(event, Moved):
                continue
            seat = sight.board.seat_of(event.origin)
            if seat is None or seat == sight.viewer:
                continue
            lying = sight.view.zone(event.target)
            yield from ((seat, piece) for piece in event.pieces if piece in lying)
