"""A card on screen: something to point at, to enlarge and perhaps to use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.drawing import paint
from game.app.drawing.layout import Box, Size
from game.app.widgets import cards
from game.app.widgets.base import NO_LIMIT, Change, Press, Widget

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look, Picture


class CardView(Widget):
    """A card face in its box; lit when it may be used, dim when it is out of play."""

    focusable = True

    def __init__(
        self,
        face: cards.CardFace | None,
        on_press: Press | None = None,
        flat: bool = False,
        usable: bool = False,
        size: Size = (220, 320),
        name: str = "",
    ) -> None:
        super().__init__(name=name or (face.title if face else ""))
        #: None shows a back.
        self.face = face
        self.flat = flat
        self.usable = usable
        self.size = size
        self.on_press = on_press
        self.enabled = on_press is not None

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return self.size

    def press(self) -> Change | None:
        return self.on_press() if self.on_press is not None else None

    def draw(self, canvas: Canvas) -> None:
        box = self.rect
        paint.shadow(canvas, box, 9, 12)
        if self.usable:
            paint.lit_ring(canvas, box, 12)
        canvas.show(self.picture(canvas.look, box), box.topleft)
        if self.lit and not self.usable:
            paint.ring(canvas, box.inflate(4, 4), canvas.look.theme.cream, 2, 13)

    def picture(self, look: Look, box: Box) -> Picture:
        """The card as a picture: also for its flight."""
        if self.face is None:
            return cards.back(look, box.w, box.h)
        made = cards.tile if self.flat else cards.card
        return made(look, self.face, box.w, box.h)
