"""The Golem on the map, the marks that it leaves, and the words about both."""

from __future__ import annotations

from game.app.boards.euthia.art.hexes import hex_ring, is_inside, veil
from game.app.boards.euthia.art.tokens import PALE, badge, square
from game.app.boards.euthia.emblems import term
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Point
from game.app.drawing.theme import Colour, darker, lighter
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.widgets.base import Widget
from game.rules.euthia import zones
from game.rules.euthia.devastation import FAER, GOLEM, TOKENS_A
from game.rules.euthia.golem import faer, stages, stands_at, threats, token_type, walks
from game.rules.euthia.map import Spot as Place
from game.rules.euthia.meta import settings
from game.rules.euthia.views import Land, round_number

CRYSTAL: Colour = (150, 118, 226)
ASH: Colour = (20, 14, 16)
RUIN: Colour = (232, 120, 72)
#: Where the counter of the Faër lies, for motion.
FAER_AT = f"{GOLEM}/{FAER}"


class GolemSpot(Spot):
    """A big piece over its hex; on known land a click means the space beneath."""

    def __init__(self, sight: Sight) -> None:
        self.known_land = zones.space(*stands_at(sight.view)) in Land(sight.view).chart.spots
        super().__init__(GOLEM, golem_figure, hidden=sight.hidden)
        sight.bind(self)

    def hit(self, point: Point) -> Widget | None:
        if self.known_land or not is_inside(self.rect, point):
            return None
        return super().hit(point)


def golem_figure(canvas: Canvas, box: Box) -> None:
    """Stone and crystal, larger than any Hero."""
    place = square(box)
    side = place.w
    shade = Box(place.x + side * 0.1, place.bottom - side * 0.2, side * 0.8, side * 0.2)
    paint.panel(canvas, shade, paint.Panel((10, 8, 14), (4, 4, 8), None, shade.h / 2, alpha=190))
    body = place.inflate(-side * 0.16, -side * 0.16)
    made = paint.Panel(
        lighter(CRYSTAL, 0.16), darker(CRYSTAL, 0.46), PALE, body.w * 0.3, max(side / 26, 1.5)
    )
    paint.panel(canvas, body, made)
    canvas.icon(term("golem"), body.inflate(-side * 0.08, -side * 0.08), PALE)


def golem_box(sight: Sight, hexed: Box) -> Box:
    """Over its hex; over the upper edge where Heroes stand there too."""
    crowded = len(sight.view.zone(sight.view.places[GOLEM])) > 1
    side = hexed.w * (0.66 if crowded else 0.96)
    top = hexed.y - hexed.h * (0.24 if crowded else 0.16)
    return Box(hexed.centerx - side / 2, top, side, side)


def draw_ruin(canvas: Canvas, rect: Box, land: Land, spot: Place) -> None:
    """A destroyed space: burnt, cracked, with the sign of its token."""
    veil(canvas, rect, ASH, 150)
    hex_ring(canvas, rect.inflate(-4, -4), RUIN, 3)
    middle = rect.center
    for dx, dy, ex, ey in _CRACKS:
        canvas.line(
            RUIN,
            (middle[0] + dx * rect.w, middle[1] + dy * rect.h),
            (middle[0] + ex * rect.w, middle[1] + ey * rect.h),
            max(rect.w / 60, 1),
        )
    side = rect.w * 0.24
    corner = Box(rect.right - side * 1.25, rect.y + rect.h * 0.3, side, side)
    is_a = token_type(land.chart, spot) == TOKENS_A
    badge(canvas, corner, term("destruction"), (190, 66, 40) if is_a else (96, 84, 80))


_CRACKS = (
    (-0.05, -0.05, -0.3, -0.2),
    (-0.3, -0.2, -0.34, -0.3),
    (-0.05, -0.05, 0.12, -0.28),
    (0.05, 0.05, 0.3, 0.12),
    (0.05, 0.05, -0.08, 0.3),
    (-0.08, 0.3, -0.2, 0.34),
)


def draw_threat(canvas: Canvas, rect: Box) -> None:
    """One of the cards that may come next would lead it here."""
    side = rect.w * 0.2
    at = Box(rect.x + rect.w * 0.06, rect.y + rect.h * 0.58, side, side)
    badge(canvas, at, "eut.card.hecatomb", darker(CRYSTAL, 0.3))


def threatened(sight: Sight) -> dict[str, tuple[str, ...]]:
    """Spaces that a card to come would lead the Golem to now, with these cards."""
    last = settings(sight.view).scenario.rounds
    if not walks(sight.view) or not 0 < round_number(sight.view) < last:
        return {}
    return {zones.space(*at): cards for at, cards in threats(sight.view).items()}


def golem_lines(sight: Sight, land: Land, zone: str) -> list[str]:
    """What the Golem has done to a space, and may do yet."""
    words, lines = sight.words, []
    if land.is_destroyed(zone):
        kind = "a" if token_type(land.chart, land.spot(zone)) == TOKENS_A else "b"
        lines.append(words("eut-tip-destroyed", what=kind))
        if land.spawn(zone):
            lines.append(words("eut-tip-spawn", level=land.spawn(zone)))
    if sight.view.places.get(GOLEM) == zone:
        lines.append(words("eut-tip-golem-here"))
    cards = threatened(sight).get(zone, ())
    if cards:
        names = ", ".join(sight.called(each) for each in cards)
        lines.append(words("eut-tip-threat", names=names))
    return lines


def faer_line(sight: Sight, key: str = "eut-board-faer") -> str:
    """The Power of the Faër, and what it means for the finale."""
    return sight.words(key, amount=faer(sight.view), count=stages(sight.view))


TEXT_KEYS = ("eut-board-faer", "eut-board-faer-short")
