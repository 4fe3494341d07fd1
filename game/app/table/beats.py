"""What an act says of itself: the title and news of a beat, or what a round brought each player."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.motion.choreographer import RIBBON
from game.app.motion.moves import Card, Motion, Ribbon
from game.app.table.acts import Act
from game.app.table.built import Built
from game.app.table.recap import verses
from game.app.table.rounds import RoundLine, round_before
from game.app.table.sight import Sight
from game.app.table.verses import lines_of
from game.app.widgets.base import Widget
from game.app.widgets.boxes import Column, PanelBox
from game.app.widgets.text import Paragraph
from game.engine.secrecy import told_to

#: Seconds at normal speed: for a title, for each line under it, for each player.
TITLE, LINE, SEAT = 1.1, 0.4, 0.8
#: More lines than this are not read while things move.
MOST = 6
#: Room for the shadow of a card's panel, and how wide the sum of a round is.
EDGE, WIDE = 30.0, 860.0


def words_of(built: Built, act: Act, part: slice) -> list[Motion]:
    """What is shown over the motions of an act; nothing if it is no beat."""
    if act.sums_up:
        return _round(built.sight)
    return _beat(built, act.beat, part) if act.beat else []


def _beat(built: Built, title: str, part: slice) -> list[Motion]:
    """Its title across the table for a moment, and the news above the prompt."""
    sight, page = built.sight, built.root.page
    session = sight.match.session
    told = told_to(session.commits[session.cursor].events[part], sight.viewer)
    news = [each for each in told if each.key not in sight.board.quiet]
    lines = lines_of(sight.match, verses(sight.match, sight.words, news), "small")[:MOST]
    shown: list[Motion] = [Ribbon(0.0, RIBBON, "", "", sight.words(title))]
    if lines:
        length = TITLE + LINE * len(lines)
        wide = page.prompt.rect.w
        card = _card(sight, sight.words(title), lines, length, wide)
        card.place.bottomleft = page.prompt.rect.x, page.prompt.rect.y - 10
        shown.append(card)
    return shown


def _round(sight: Sight) -> list[Motion]:
    before = round_before(sight)
    if before is None:
        return []
    lines = [RoundLine(sight, seat, before) for seat in range(len(sight.match.seats))]
    wide = min(WIDE * sight.look.text_scale, sight.look.width - 120)
    title = sight.words("ui-round-summary")
    card = _card(sight, title, lines, TITLE + SEAT * len(lines), wide)
    card.place.center = sight.look.box.center
    return [card]


def _card(sight: Sight, title: str, lines: Sequence[Widget], length: float, wide: float) -> Card:
    """A panel with a title and lines, as a picture."""
    look = sight.look
    panel = PanelBox(Column(Paragraph(title, "heading", x=0.5), *lines, gap=12), "gold")
    high = min(panel.wanted(look, wide)[1], look.height - 120)
    canvas = Canvas.blank(look, (look.px(wide + 2 * EDGE), look.px(high + 2 * EDGE)))
    panel.place(look, Box(EDGE, EDGE, wide, high))
    panel.draw(canvas)
    return Card(0.0, length, "", "", canvas.surface, Box(0, 0, wide, high))
