"""The rail of windows over a fight: what is done, what is open, what comes."""

from __future__ import annotations

from game.app.boards.euthia.fight.moment import ATTACK, WINDOWS, window_of
from game.app.boards.euthia.reading import me
from game.app.boards.euthia.skin import EMBER
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, inset
from game.app.table.sight import Sight
from game.app.widgets.base import Widget
from game.rules.euthia.views.bout import Bout


class Rail(Widget):
    """Pills beside each other; the Monster's attack has a frame of its own."""

    def __init__(self, sight: Sight) -> None:
        self.sight, self.now = sight, window_of(sight)
        super().__init__()

    def _shown(self, window: str) -> str:
        """The strike is the Hero's: whoever plays the Monster reads it so."""
        own = me(self.sight) == Bout(self.sight.view).hero
        return window if own or window != "strike" else "their-strike"

    def draw(self, canvas: Canvas) -> None:
        look, words, theme = canvas.look, self.sight.words, canvas.look.theme
        names = [words(f"eut-fight-window-{self._shown(each)}") for each in WINDOWS]
        wides = [look.text_size(each, "small_strong")[0] + 34 for each in names]
        gap = 8.0
        room = self.rect.w - gap * (len(names) - 1) - 24
        share = room / sum(wides)
        now = WINDOWS.index(self.now)
        shown = range(len(names))
        if share < 0.62:
            # Where not all have room, only those around the open one are named.
            shown = range(max(0, min(now - 1, len(names) - 4)), max(4, min(now + 3, len(names))))
            share = min((self.rect.w - gap * 3) / sum(wides[at] for at in shown), 1.0)
        x = self.rect.x
        boxes: dict[int, Box] = {}
        for at in shown:
            wide = wides[at] * share
            boxes[at] = Box(x, self.rect.y + 5, wide, self.rect.h - 10)
            x += wide + gap
        frame = [boxes[at] for at in shown if WINDOWS[at] in ATTACK]
        if frame:
            around = frame[0].unionall(frame[1:]).inflate(8, 10)
            paint.panel(
                canvas,
                around,
                paint.Panel((46, 38, 36), (36, 31, 32), (150, 84, 50), around.h / 2, 2),
            )
        for at, box in boxes.items():
            done = at < now
            fill = EMBER if at == now else (38, 66, 50) if done else theme.panel
            paint.pill(canvas, box, fill, (86, 120, 92) if done else theme.edge)
            ink = theme.ink if at == now else theme.good if done else theme.muted
            canvas.text(
                names[at], inset(box, 8, 0), "small_strong", ink, x=0.5, shrink=True, ellipsis=True
            )


TEXT_KEYS = (
    "eut-fight-window-prepare",
    "eut-fight-window-heal",
    "eut-fight-window-before",
    "eut-fight-window-roll",
    "eut-fight-window-answers",
    "eut-fight-window-shields",
    "eut-fight-window-wounds",
    "eut-fight-window-rest",
    "eut-fight-window-strike",
    "eut-fight-window-their-strike",
)
