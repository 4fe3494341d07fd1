"""The right side of the stage: the mercenary, how it fares, and what it has with it."""

from __future__ import annotations

from game.app.boards.monster_lands.combat.affair import Affair
from game.app.boards.monster_lands.combat.sides import CardSpot, Side
from game.app.boards.monster_lands.combat.tokens import Tile, tokens_of
from game.app.boards.monster_lands.faces import face_of
from game.app.boards.monster_lands.skin import GROUNDS
from game.app.boards.monster_lands.sprites import disc
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.look import Look
from game.app.table.sight import Sight
from game.app.table.spot import Shelf
from game.app.widgets.base import Widget
from game.app.widgets.text import Label
from game.rules.monster_lands import zones
from game.rules.monster_lands.views import times_used

HEART, WOUND = (138, 208, 110), (240, 92, 84)
TILE = (150.0, 54.0)


def right_side(sight: Sight, affair: Affair) -> Widget:
    """Whoever is there."""
    if affair.member is None:
        return _Nobody(sight, affair)
    face = face_of(affair.member, sight.words.lang)
    assert face is not None
    seat = affair.here.seat
    # In a conflict every expedition shows its tokens in the middle.
    tokens = [] if affair.is_conflict else tokens_of(sight, affair.exp)
    if sight.mine:
        # Loot at home that helps right now.
        held = sight.view.zone(zones.loot(seat))
        tokens += [Tile(sight, each) for each in held if each in sight.lit]
    parts: list[Widget] = [Health(sight, affair)]
    if tokens:
        parts += [Label(sight.words("ml-combat-with"), "subheading", shrink=True), Tokens(*tokens)]
    return Side(CardSpot(sight, affair.member, face), *parts)


class Health(Widget):
    """Two hearts, one of them perhaps lost, and whether the talent is spent."""

    def __init__(self, sight: Sight, affair: Affair) -> None:
        super().__init__()
        token = str(affair.here.token)
        self.wounded = sight.view.face(token) == "wounded"
        words = sight.words
        self.words = words("ml-combat-is-wounded") if self.wounded else words("ml-combat-is-well")
        self.more = ""
        if times_used(sight.view, str(affair.member)):
            self.more = f" · {words('ml-combat-spent')}"

    def wanted(self, look: Look, width: float = 0) -> tuple[float, float]:
        return width, max(look.line("small_strong"), 34)

    def draw(self, canvas: Canvas) -> None:
        box = self.rect
        side = min(box.h, 32)
        for place, tint in enumerate((HEART, WOUND if self.wounded else HEART)):
            icon = "ml.resource.wound" if place and self.wounded else "ml.resource.healthy"
            square = Box(box.x + place * (side + 4), box.centery - side / 2, side, side)
            canvas.icon(icon, square, tint)
        room = Box(box.x + 2 * side + 16, box.y, box.w - 2 * side - 16, box.h)
        ink = WOUND if self.wounded else HEART
        fonts, words = canvas.look.fonts, self.words + self.more
        if fonts.width(words, "bold", fonts.smallest) > room.w * canvas.look.scale:
            words = self.words
        canvas.text(words, room, "small_strong", ink, shrink=True, ellipsis=True)


class Tokens(Shelf):
    """Tiles two beside each other, or more where that is too high."""

    def __init__(self, *tiles: Widget) -> None:
        super().__init__(*tiles, size=TILE, gap=8)

    def wanted(self, look: Look, width: float = 0) -> tuple[float, float]:
        rows = -(-len(self.children) // 2)
        high = TILE[1] * min(look.text_scale, 1.2)
        return width, rows * high + (rows - 1) * 8

    def place(self, look: Look, box: Box) -> None:
        high = TILE[1] * min(look.text_scale, 1.2)
        self.size = ((box.w - 8) / 2, high)
        super().place(look, box)


class _Nobody(Widget):
    """Nobody is left here, or Madhala, whom nothing touches."""

    def __init__(self, sight: Sight, affair: Affair) -> None:
        self.madhala = affair.here.is_madhala
        self.sight = sight
        tokens = tokens_of(sight, affair.exp, cards=False)
        self.tokens = Tokens(*tokens)
        super().__init__(self.tokens)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self._disc = Box(box.x + box.w * 0.25, box.y + 20, box.w * 0.5, box.w * 0.5)
        top = self._disc.bottom + look.line("name") + 24
        self.tokens.place(look, Box(box.x, top, box.w, max(box.bottom - top, 0)))

    def draw(self, canvas: Canvas) -> None:
        icon = "ml.term.madhala" if self.madhala else "ml.resource.martyr"
        colour = GROUNDS["magic"] if self.madhala else (74, 70, 84)
        disc(canvas, self._disc, icon, colour)
        name = "Madhala" if self.madhala else self.sight.words("ml-combat-fallen")
        room = Box(self.rect.x, self._disc.bottom + 8, self.rect.w, canvas.look.line("name"))
        canvas.text(name, room, "name", x=0.5, shrink=True)
        super().draw(canvas)
