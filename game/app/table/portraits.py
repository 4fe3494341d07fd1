"""Portraits on the places that others used since the viewer's last decision."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.keep.seats import NOBODY, SeatInfo
from game.app.table.recap import others_decided
from game.app.table.seeing import chooser
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.table.verses import draw_emblem
from game.app.widgets.base import Widget
from game.engine.events import Moved
from game.engine.secrecy import audiences, is_hidden

#: The side of a portrait, and how near another of the same seat says nothing more, in units.
SIDE, NEAR = 34.0, 96.0


@frozen(eq=False)
class Portrait:
    """Who used a place, standing at the corner of what was put there."""

    info: SeatInfo
    seat: int
    spot: Spot

    @property
    def box(self) -> Box:
        """Where it stands now; what it stands on may move under a camera."""
        return Box(self.spot.rect.x - SIDE * 0.45, self.spot.rect.y - SIDE * 0.45, SIDE, SIDE)

    def draw(self, canvas: Canvas) -> None:
        """Draw it over the board."""
        draw_emblem(canvas, self.box, self.info)


def portraits(sight: Sight, table: Widget) -> list[Portrait]:
    """One for each place of the shared table that somebody else has used."""
    if sight.viewer == NOBODY:
        return []
    spots = {each.thing: each for each in table.walk() if isinstance(each, Spot)}
    found: list[Portrait] = []
    for seat, piece in _used(sight):
        spot = spots.get(piece)
        if spot is None:
            continue
        made = Portrait(sight.seat(seat), seat, spot)
        if not any(other.seat == seat and _is_near(made.box, other.box) for other in found):
            found.append(made)
    return found


def _used(sight: Sight) -> Iterator[tuple[int, str]]:
    """The pieces that others put somewhere and that still lie there; what was drawn is no use."""
    session, game = sight.match.session, sight.match.game
    for number in others_decided(sight.match, sight.viewer):
        seat = chooser(session, number)
        if seat is None or seat == sight.viewer:
            continue
        for event in session.heard(number, sight.viewer):
            if not isinstance(event, Moved):
                continue
            seen = audiences(game, event.origin, event.pieces)
            for piece, audience in zip(event.pieces, seen, strict=True):
                lies = piece in sight.view.zone(event.target)
                if lies and not is_hidden(audience, seat):
                    yield seat, piece


def _is_near(one: Box, other: Box) -> bool:
    return abs(one.x - other.x) < NEAR and abs(one.y - other.y) < NEAR
