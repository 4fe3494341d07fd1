"""Cards that tell a part of a round's end, and what the whole round brought each player."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.motion.moves import Card
from game.app.table.acts import Act
from game.app.table.recap import verses
from game.app.table.rounds import RoundLine, round_before
from game.app.table.sight import Sight
from game.app.table.verses import lines_of
from game.app.widgets.base import Widget
from game.app.widgets.boxes import Column, PanelBox
from game.app.widgets.text import Label
from game.engine.events import Told
from game.engine.secrecy import told_to

#: Seconds at normal speed: for a title, and for each line under it.
TITLE, LINE, SEAT = 1.1, 0.4, 0.8
#: More lines than this are not read while things move.
MOST = 6
#: Room for the shadow of a card's panel, how wide it is, and how far below the window's top.
EDGE, WIDE, TOP = 30.0, 860.0, 80.0


def card_of(sight: Sight, act: Act, part: slice) -> Card | None:
    """What an act says of itself: the sum of a round, the title and news of a beat, or nothing."""
    if act.sums_up:
        return _round_card(sight)
    if act.beat:
        return _beat_card(sight, act.beat, part)
    return None


def _beat_card(sight: Sight, title: str, part: slice) -> Card:
    session = sight.match.session
    told: list[Told] = told_to(session.commits[session.cursor].events[part], sight.viewer)
    news = [each for each in told if each.key not in sight.board.quiet]
    lines = lines_of(sight.match, verses(sight.match, sight.words, news), "small")
    length = TITLE + LINE * min(len(lines), MOST)
    return _card(sight, sight.words(title), lines[:MOST], length, TOP)


def _round_card(sight: Sight) -> Card | None:
    before = round_before(sight)
    if before is None:
        return None
    seats = range(len(sight.match.seats))
    lines = [RoundLine(sight, seat, before) for seat in seats]
    length = TITLE + SEAT * len(lines)
    title = sight.words("ui-round-summary")
    return _card(sight, title, lines, length, None)


def _card(
    sight: Sight, title: str, lines: Sequence[Widget], length: float, top: float | None
) -> Card:
    """A panel with a title and lines, as a picture; in the middle unless its top is given."""
    look = sight.look
    panel = PanelBox(Column(Label(title, "heading", x=0.5, shrink=True), *lines, gap=12), "gold")
    wide = min(WIDE * look.text_scale, look.width - 120)
    high = min(panel.wanted(look, wide)[1], look.height - 120)
    canvas = Canvas.blank(look, (look.px(wide + 2 * EDGE), look.px(high + 2 * EDGE)))
    panel.place(look, Box(EDGE, EDGE, wide, high))
    panel.draw(canvas)
    y = (look.height - high) / 2 if top is None else top
    place = Box((look.width - wide) / 2, y, wide, high)
    return Card(0.0, length, "", "", canvas.surface, place)
