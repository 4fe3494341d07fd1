"""What a round brought a player: points, goods, and the moments worth telling."""

from __future__ import annotations

from attrs import evolve

from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size
from game.app.drawing.look import Look
from game.app.table.seeing import last_choice
from game.app.table.sight import Sight
from game.app.table.verses import draw_emblem
from game.app.telling import story
from game.app.widgets.base import NO_LIMIT, Widget
from game.app.widgets.text import Paragraph
from game.engine.secrecy import told_to, view
from game.engine.session import Commit
from game.engine.text import Text

SIDE, GAP = 46.0, 14.0
#: Moments of a round that are told of each player; the log has the rest.
MOST = 3


def round_before(sight: Sight) -> Commit | None:
    """The commit with which the round began that ends in the last one; None before the first."""
    session = sight.match.session
    begun = [each for each in story.chapters(session, session.cursor - 1) if each.number > 0]
    return session.commits[begun[-1].commit] if begun else None


def round_lines(sight: Sight) -> list[RoundLine]:
    """What the round brought each player that ended since the viewer's last decision, if one did.

    For a board on which nothing moves: elsewhere it is told when it happens.
    """
    session = sight.match.session
    begun = [each for each in story.chapters(session) if each.number > 0]
    if len(begun) < 2 or begun[-1].commit < max(last_choice(session, sight.viewer), 1):
        return []
    table = session.commits[begun[-1].commit].table
    then = evolve(sight, view=view(sight.match.game, table, sight.viewer))
    before = session.commits[begun[-2].commit]
    return [RoundLine(then, seat, before, moments=False) for seat in range(len(sight.match.seats))]


class RoundLine(Widget):
    """A player: emblem, name, points before and after, what there is more and less, moments."""

    def __init__(self, sight: Sight, seat: int, before: Commit, moments: bool = True) -> None:
        self.sight, self.info = sight, sight.seat(seat)
        past = view(sight.match.game, before.table, sight.viewer)
        score = sight.board.score
        #: As the seat's panel showed them and shows them; nothing where points are secret.
        self.points = score(evolve(sight, view=past), seat), score(sight, seat)
        now, then = sight.board.stock(sight.view, seat), sight.board.stock(past, seat)
        self.changes = [
            (good, count - then.get(good, 0))
            for good, count in now.items()
            if count != then.get(good, 0)
        ]
        told = " ".join(_moments(sight, seat, before)) if moments else ""
        self.words = Paragraph(told, "small", even=False) if told else None
        super().__init__(*((self.words,) if self.words is not None else ()))

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        words = self.words.wanted(look, width - SIDE - GAP)[1] if self.words is not None else 0
        return width, max(look.line("strong"), SIDE) + words

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        if self.words is not None:
            head = max(look.line("strong"), SIDE)
            room = Box(box.x + SIDE + GAP, box.y + head, box.w - SIDE - GAP, box.h - head)
            self.words.place(look, room)

    def draw(self, canvas: Canvas) -> None:
        look, theme = canvas.look, canvas.look.theme
        head = max(look.line("strong"), SIDE)
        x, y = self.rect.x, self.rect.y
        draw_emblem(canvas, Box(x, y + (head - SIDE) / 2, SIDE, SIDE), self.info)
        x += SIDE + GAP
        name = Box(x, y, self.rect.w * 0.32, head)
        canvas.text(self.info.name, name, "strong", "bright", shrink=True, ellipsis=True)
        right = self._draw_points(canvas, head) - 2 * GAP
        x = name.right + GAP
        for good, by in self.changes:
            text = f"{by:+d}".replace("-", "−")
            need = 32 + look.text_size(text, "small_strong")[0] + 18
            if x + need > right:
                break
            canvas.icon(good.icon, Box(x, y + (head - 28) / 2, 28, 28), good.tint)
            tint = theme.good if by > 0 else theme.bad
            canvas.text(text, Box(x + 34, y, need - 34, head), "small_strong", tint)
            x += need
        super().draw(canvas)

    def _draw_points(self, canvas: Canvas, head: float) -> float:
        """The points before and after, at the right end; where they begin."""
        look, x, y = canvas.look, self.rect.right, self.rect.y
        if not all(self.points):
            return x
        for points, tint in ((self.points[1], "bright"), (self.points[0], "muted")):
            wide = look.text_size(points, "figure")[0]
            x -= wide
            canvas.text(points, Box(x, y, wide, head), "figure", tint, x=1.0)
            x -= 2 * GAP
        arrow = Box(x + 2 * GAP + wide + 4, y + head / 2 - 10, 20, 20)
        canvas.icon("app.arrow_right", arrow, look.theme.muted)
        return x


def _moments(sight: Sight, seat: int, before: Commit) -> list[str]:
    session, game = sight.match.session, sight.match.game
    told = [
        each
        for commit in session.commits[before.number : session.cursor + 1]
        for each in told_to(commit.events, sight.viewer)
        if story.kind_of(game, each.key) == story.MOMENT and story.seat_of(each) == seat
    ]
    return [story.say(sight.match, sight.words, Text(each.key, each.args)) for each in told[-MOST:]]
