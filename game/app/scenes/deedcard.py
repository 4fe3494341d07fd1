"""A deed as it stands on the shelf: done, new, still to be done, or a secret."""

from __future__ import annotations

from typing import Literal, TypeAlias

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, lighter, mix
from game.app.keep.seats import SeatInfo
from game.app.scenes.log import emblem_of, seat_colour
from game.app.telling.words import Speech
from game.app.widgets import Paragraph, Widget
from game.app.widgets.base import NO_LIMIT
from game.library.deeds import Deed

State: TypeAlias = Literal["done", "new", "open"]
PAD, GAP = 12.0, 16.0
BADGE = 44.0


class DeedCard(Widget):
    """Its medal, its name, what it takes; at the right perhaps who did it."""

    #: So that keys can walk along the shelf.
    focusable = True

    def __init__(
        self, deed: Deed, words: Speech, state: State, aside: str = "", by: SeatInfo | None = None
    ) -> None:
        hidden = deed.secret and state == "open"
        name = words("ui-deeds-secret") if hidden else deed.name.in_(words.lang)
        about = words("ui-deeds-secret-about") if hidden else deed.about.in_(words.lang)
        new = f"=={words('ui-deeds-new')}==" if state == "new" else ""
        marks = [about, new, f"~~{aside}~~" if aside else ""]
        self._name = Paragraph(name, "strong", "muted" if state == "open" else "cream")
        self._about = Paragraph(" ".join(filter(None, marks)), "small", "muted", even=False)
        super().__init__(self._name, self._about)
        self.icon = "app.help" if hidden else deed.icon
        self.state, self.by = state, by

    def _inner(self, look: Look, width: float) -> tuple[float, float]:
        """The side of the medal, and the room beside it."""
        side = 64 * min(look.text_scale, 1.25)
        badge = BADGE + GAP if self.by is not None else 0
        return side, max(width - 2 * PAD - side - GAP - badge, 80)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        wide = min(width, 900)
        side, room = self._inner(look, wide)
        lines = self._name.wanted(look, room)[1] + self._about.wanted(look, room)[1] + 2
        return wide, max(lines, side) + 2 * PAD

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        side, room = self._inner(look, box.w)
        left = box.x + PAD + side + GAP
        high, low = (each.wanted(look, room)[1] for each in (self._name, self._about))
        top = box.centery - (high + low + 2) / 2
        self._name.place(look, Box(left, top, room, high))
        self._about.place(look, Box(left, top + high + 2, room, low))

    def draw(self, canvas: Canvas) -> None:
        theme, box = canvas.look.theme, self.rect
        done = self.state != "open"
        base = lighter(theme.panel, 0.08) if done else mix(theme.panel, theme.night, 0.35)
        edge = theme.gold if self.state == "new" else theme.edge
        paint.panel(canvas, box, paint.Panel(base, darker(base, 0.12), edge, 12, 2))
        side, _ = self._inner(canvas.look, box.w)
        medal = Box(box.x + PAD, box.centery - side / 2, side, side)
        metal = mix(theme.gold, theme.panel, 0.35) if done else mix(theme.panel, theme.muted, 0.2)
        ring = theme.gold if done else theme.edge
        made = paint.Panel(lighter(metal, 0.15), darker(metal, 0.35), ring, side / 2, 2.5)
        paint.panel(canvas, medal, made)
        ink = theme.cream if done else mix(theme.muted, theme.panel, 0.4)
        canvas.icon(self.icon, inset(medal, side * 0.2), ink)
        if self.by is not None:
            badge = Box(box.right - PAD - BADGE, box.centery - BADGE / 2, BADGE, BADGE)
            paint.emblem(canvas, badge, emblem_of(self.by), seat_colour(self.by), radius=9)
        super().draw(canvas)
