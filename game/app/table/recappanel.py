"""The short story beside the prompt: what happened since the viewer's last decision.

It stands until the viewer decides; a click or its key folds it to a small sign on the prompt.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, inset
from game.app.drawing.look import Look
from game.app.table.prompt import Prompt
from game.app.table.recap import Verse
from game.app.table.sight import Sight
from game.app.table.verses import lines_of
from game.app.widgets.base import Change, Press, Widget
from game.app.widgets.controls import key_name
from game.app.widgets.notes import HoverCard
from game.app.widgets.scrolling import Scrolling
from game.app.widgets.text import Paragraph

KEY = "r"
PAD, GAP = 18.0, 10.0
#: The side of the sign that is left when it is folded, and of the cross that folds it.
SIGN, CROSS = 46.0, 26.0
#: What the prompt must have left for a long story to stand in it, and scroll.
ENOUGH = 240.0
#: What it must have left where a story elsewhere would lie over what is to be chosen.
LEAST = 104.0
#: How much of the window a large one takes.
WIDE, HIGH = 0.56, 0.7


@frozen
class Telling:
    """How the short story stands on the board: large or beside the prompt, open or folded."""

    folded: bool = False
    large: bool = False
    #: Whether it ends with what the last round brought, because nothing else tells it.
    sums_up: bool = False
    #: Whether the player opened it although it lies over what is to be chosen.
    insists: bool = False


class Folding:
    """Whether the story is folded: by the player, or because a cover has just told it."""

    def __init__(self) -> None:
        self._folded = False
        #: The commit up to which a cover has told the story already.
        self._told_at = -1
        #: The commit at which the player wants to read it, whatever it lies over.
        self._insisted_at = -1

    def insists(self, commit: int) -> bool:
        """Whether it stays open over what is to be chosen."""
        return self._insisted_at == commit

    def insist(self, commit: int) -> None:
        """Open it, whatever it lies over."""
        self._insisted_at = commit

    def at(self, commit: int) -> bool:
        """Whether it is folded at a commit."""
        return self._folded or self._told_at == commit

    def turn(self, commit: int) -> None:
        """Fold it, or open it again; it stays like that."""
        self._folded = not self.at(commit)
        self._told_at = self._insisted_at = -1

    def told(self, commit: int) -> None:
        """A cover has told the story up to a commit."""
        self._told_at = commit

    def unfold(self) -> None:
        """The story is all that is told of what comes now."""
        self._folded = False


class RecapPanel(Widget):
    """The story, or the sign that opens it again."""

    focusable = True
    clicks = True

    def __init__(
        self,
        sight: Sight,
        told: Sequence[Verse],
        telling: Telling,
        on_press: Press,
        sums: Sequence[Widget] = (),
    ) -> None:
        lines = lines_of(sight.match, told, "body" if telling.large else "small")
        if sums:
            lines += [Paragraph(sight.words("ui-round-summary"), "strong", "gold"), *sums]
        self.telling = telling
        #: Whether it folded itself, not to lie over what is to be chosen.
        self.gave_way = False
        self.title = Paragraph(sight.words("ui-cover-recap"), "strong", "gold", even=False)
        self.story = Scrolling(*lines, gap=12, name="recap:story", at_end=True)
        super().__init__(*(() if telling.folded else (self.title, self.story)), name="recap")
        self.key = KEY
        self._on_press = on_press
        words = sight.words
        hint = words("ui-cover-recap") if telling.folded else words("ui-recap-fold")
        self.tip = lambda: HoverCard("", hint)

    def press(self) -> Change | None:
        return self._on_press()

    @property
    def is_folded(self) -> bool:
        """Whether only its sign is seen."""
        return self.telling.folded or self.gave_way

    def place_by(self, look: Look, prompt: Prompt, top: float, choices: Sequence[Box] = ()) -> None:
        """Take a place in the prompt, above it, or in the middle of the window if it is large.

        It gives way to what is to be chosen there, unless the player insists.
        """
        beside = prompt.rect
        if self.telling.folded:
            self._fold(look, prompt)
            return
        if self.telling.large:
            wide = max(look.width * WIDE, beside.w)
            high = min(self._height(look, wide), look.height * HIGH)
            self._settle(look, Box((look.width - wide) / 2, (look.height - high) / 2, wide, high))
            return
        spare = prompt.spare
        wanted = self._height(look, spare.w)
        if min(wanted, ENOUGH * min(look.text_scale, 1.25)) <= spare.h:
            self._settle(look, Box(spare.x, spare.y, spare.w, min(wanted, spare.h)))
            return
        high = min(self._height(look, beside.w), beside.y - GAP - top)
        above = Box(beside.x, beside.y - GAP - high, beside.w, high)
        if self.telling.insists or not any(above.colliderect(each) for each in choices):
            self._settle(look, above)
        elif spare.h >= LEAST * look.text_scale:
            self._settle(look, spare)
        else:
            self.gave_way, self.children = True, []
            self._fold(look, prompt)

    def _fold(self, look: Look, prompt: Prompt) -> None:
        beside = prompt.rect
        self.rect = Box(beside.right - SIGN * 1.2, beside.y - SIGN * 0.34, SIGN, SIGN)
        prompt.leave_nook(look, beside.right - self.rect.x + GAP)

    def _head(self, look: Look, wide: float) -> float:
        return self.title.wanted(look, wide - 2 * PAD - 2 * SIGN)[1] + GAP

    def _height(self, look: Look, wide: float) -> float:
        story = self.story.wanted(look, wide - 2 * PAD)[1]
        return self._head(look, wide) + story + 2 * PAD

    def _settle(self, look: Look, box: Box) -> None:
        self.rect = box
        inner, head = inset(box, PAD, PAD), self._head(look, box.w)
        self.title.place(look, Box(inner.x, inner.y, inner.w - 2 * SIGN, head - GAP))
        self.story.place(look, Box(inner.x, inner.y + head, inner.w, inner.h - head))

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        if self.is_folded:
            fill = theme.gold if self.lit else theme.panel
            paint.panel(canvas, self.rect, paint.Panel(fill, fill, theme.gold, SIGN / 2, 2))
            ink = theme.ink if self.lit else theme.bright
            canvas.icon("app.log", self.rect.inflate(-SIGN * 0.4, -SIGN * 0.4), ink)
            return
        paint.shadow(canvas, self.rect, 16)
        paint.panel(canvas, self.rect, "gold")
        canvas.covers(self.rect)
        super().draw(canvas)
        ink = theme.bright if self.lit else theme.muted
        corner = Box(self.rect.right - PAD - CROSS, self.rect.y + PAD, CROSS, CROSS)
        canvas.icon("app.close", corner, ink)
        canvas.text(key_name(KEY), corner.move(-CROSS - 4, 0), "small", ink, x=1.0)
