"""What an act says of itself: the title and news of a beat, or what a round brought each player."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size
from game.app.motion.choreographer import RIBBON, Show
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


def words_of(built: Built, act: Act, part: slice, show: Show) -> list[Motion]:
    """What is said over the motions of an act; nothing if it is no beat."""
    if act.sums_up:
        return _round(built.sight)
    if not act.beat:
        return []
    # What has a ribbon of its own is more than a part of a round's end.
    titled = not any(isinstance(motion, Ribbon) for motion in show.motions)
    title = [Ribbon(0.0, RIBBON, "", "", built.sight.words(act.beat))] if titled else []
    return [*title, *_news(built, act.beat, part)]


def _news(built: Built, title: str, part: slice) -> list[Motion]:
    """What was told in a beat, in the place of the prompt: nobody is asked meanwhile."""
    sight, page = built.sight, built.root.page
    session = sight.match.session
    told = told_to(session.commits[session.cursor].events[part], sight.viewer)
    news = [each for each in told if each.key not in sight.board.quiet]
    lines = lines_of(sight.match, verses(sight.match, sight.words, news), "small")[:MOST]
    if not lines:
        return []
    length, prompt = TITLE + LINE * len(lines), page.prompt.rect
    card = _card(sight, sight.words(title), lines, length, (prompt.w, prompt.h))
    card.place.bottomleft = prompt.bottomleft
    card.fades = False
    return [card]


def _round(sight: Sight) -> list[Motion]:
    before = round_before(sight)
    if before is None:
        return []
    lines = [RoundLine(sight, seat, before) for seat in range(len(sight.match.seats))]
    wide = min(WIDE * sight.look.text_scale, sight.look.width - 120)
    title = sight.words("ui-round-summary")
    card = _card(sight, title, lines, TITLE + SEAT * len(lines), (wide, 0))
    card.place.center = sight.look.box.center
    return [card]


def _card(sight: Sight, title: str, lines: Sequence[Widget], length: float, least: Size) -> Card:
    """A panel with a title and lines, as a picture, so wide and at least so high."""
    look, (wide, high) = sight.look, least
    panel = PanelBox(Column(Paragraph(title, "heading", x=0.5), *lines, gap=12), "gold")
    high = min(max(panel.wanted(look, wide)[1], high), look.height - 120)
    canvas = Canvas.blank(look, (look.px(wide + 2 * EDGE), look.px(high + 2 * EDGE)))
    panel.place(look, Box(EDGE, EDGE, wide, high))
    panel.draw(canvas)
    return Card(0.0, length, "", "", canvas.surface, Box(0, 0, wide, high))
