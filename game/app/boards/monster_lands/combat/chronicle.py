"""The last lines of this battle, as far as the viewer may know them."""

from __future__ import annotations

from collections.abc import Iterator

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, inset
from game.app.drawing.look import Look
from game.app.table.sight import Sight
from game.app.widgets.base import Widget
from game.engine.events import Told
from game.engine.secrecy import told_to
from game.engine.text import Text

STARTS = frozenset(("ml-battle", "ml-battle-gates", "ml-march", "ml-mission"))
MOST = 3
#: How far back a battle may have begun.
_REACH = 80
PAD = 12.0


def lines_of(sight: Sight) -> list[str]:
    """What was told since the battle began, the last few lines."""
    found: list[str] = []
    for told in _told_backwards(sight):
        if told.key not in sight.board.quiet:
            found.append(sight.words.say(Text(told.key, told.args)))
        if told.key in STARTS or len(found) == MOST:
            break
    return found[::-1]


def _told_backwards(sight: Sight) -> Iterator[Told]:
    session = sight.match.session
    for number in range(session.cursor, max(session.cursor - _REACH, -1), -1):
        events = session.commits[number].events
        if number == session.cursor and sight.upto is not None:
            events = events[: sight.upto]
        yield from reversed(told_to(events, sight.viewer))


class Chronicle(Widget):
    """A sunken box with as many lines as there is room for, the newest at the bottom."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(name="combat:log")
        self.sight = sight
        self.lines = lines_of(sight)
        self.count = MOST

    def height(self, look: Look, lines: int) -> float:
        """The height with so many lines."""
        return lines * look.line("small") + 2 * PAD - 8 if lines else 0.0

    def draw(self, canvas: Canvas) -> None:
        shown = self.lines[-self.count :] if self.count else []
        if not shown or self.rect.h < 10:
            return
        paint.panel(canvas, self.rect, "sunken")
        line = canvas.look.line("small")
        y = self.rect.bottom - PAD + 4 - line * len(shown)
        for number, words in enumerate(shown):
            room = inset(Box(self.rect.x, y, self.rect.w, line), 18, 0)
            ink = "cream" if number == len(shown) - 1 else "muted"
            canvas.text(words, room, "small", ink, shrink=True, ellipsis=True)
            y += line
