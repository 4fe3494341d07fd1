"""The pennants of the menu: one a game, with its name, and the way to it."""

from __future__ import annotations

import math

from game.app import scenes
from game.app.boards.covers import Cover, covers
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.heraldry import EMBLEM_SIDE, EMBLEM_TOP, MARGIN, TAIL, pennant
from game.app.drawing.layout import Box, inset, row
from game.app.drawing.look import Look
from game.app.widgets import Paragraph, Widget
from game.app.widgets.base import Change
from game.app.window.scene import Push
from game.app.window.stage import Stage
from game.rules import game_of

#: How much of the wall each covers, and so how many there is room for.
DROPS = (0.94, 0.84, 0.9, 0.78)
#: How far a draught moves them up and down, and how much of them hangs over the edge, in units.
DRAUGHT, HEM = 6.0, 22.0
#: How far light reaches around the one that is pointed at.
GLOW = 18.0


class Pennant(Widget):
    """A game's colours and its name; it leads to its set-up."""

    focusable = True

    def __init__(self, stage: Stage, cover: Cover, crown: str) -> None:
        # Lines are as narrow as words allow: a name goes down the cloth, not across it. For what
        # follows a colon there is no room.
        down = cover.name.partition(":")[0].strip().replace(" ", "\n")
        self._words = Paragraph(down, "small_name", "cream", x=0.5, shrink=True)
        super().__init__(self._words, name=f"pennant:{cover.game}")
        self.stage, self.cover, self.crown = stage, cover, crown

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        whole = box.h + HEM
        under = box.y - HEM + whole * EMBLEM_TOP + box.w * EMBLEM_SIDE + 14
        room = inset(Box(box.x, under, box.w, box.bottom - whole * TAIL - under), 9, 0)
        high = self._words.wanted(look, room.w)[1]
        self._words.place(look, Box(room.x, room.y, room.w, min(high, room.h)))

    def press(self) -> Change:
        return Push(scenes.open_scene(self.stage, "setup", game=game_of(self.cover.game)))

    def draw(self, canvas: Canvas) -> None:
        box = self.rect
        if self.lit:
            # It ends over the tails: between them one sees the wall.
            lit = Box(box.x, box.y, box.w, box.h - (box.h + HEM) * TAIL - 2 * GLOW)
            paint.glow(canvas, lit, self.cover.skin.palette.accent, GLOW)
        cloth = pennant(canvas.look, box.w, box.h + HEM, self.cover.skin, self.crown)
        canvas.show(cloth, (box.x - MARGIN, box.y - HEM - MARGIN))
        super().draw(canvas)


class Pennants(Widget):
    """All of them, side by side, moved by a draught."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(
            *(
                Pennant(stage, cover, f"app.crown_{place + 1}")
                for place, cover in enumerate(covers(stage.words.lang)[: len(DROPS)])
            )
        )

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.sway(look, 0.0)

    def sway(self, look: Look, time: float) -> None:
        """Hang them as the draught has them at a time, in whole pixels."""
        wide = self.rect.w
        hooks = row(self.rect, len(DROPS), wide * 0.045)
        for place, (each, hook) in enumerate(zip(self.children, hooks, strict=False)):
            wave = DRAUGHT * (1 + math.sin(time * 0.6 + place * 1.7))
            drop = look.units(round(wave * look.scale))
            each.place(look, Box(hook.x, hook.y + drop, hook.w, hook.h * DROPS[place]))
