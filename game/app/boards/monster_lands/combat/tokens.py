"""What lies with an expedition, as small tiles: an emblem and what it does in figures."""

from __future__ import annotations

from game.app.boards.monster_lands.chips import BRIGHT
from game.app.boards.monster_lands.faces import face_of
from game.app.boards.monster_lands.powers import CREAM, powers
from game.app.boards.monster_lands.sprites import back, emblem
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, lighter, mix
from game.app.table.chips import ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.rules.monster_lands import zones
from game.rules.monster_lands.battlefield import counted
from game.rules.monster_lands.views import Expedition, times_used

COUNTED = (zones.DEFENCE, zones.GUARDS, zones.POTION, zones.VENOM, zones.GOLD)
_ICONS = {zones.GUARDS: "defence"}


class Tile(Spot):
    """A token: its emblem, and beside it its figures or its name."""

    def __init__(self, sight: Sight, piece: str, zone: str = "", used: bool = False) -> None:
        also = (zone,) if zone else ()
        super().__init__(piece, None, also=also, hidden=sight.hidden)
        sight.bind(self)
        self.sight, self.piece, self.used = sight, piece, used
        self.radius = 10
        hidden = piece.startswith("?")
        self.chips = ChipRow([] if hidden else powers(piece), spread=False)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        side = box.h - 10
        self._emblem = Box(box.x + 5, box.y + 5, side, side)
        self._room = Box(box.x + side + 14, box.y, box.w - side - 20, box.h)
        self.chips.place(look, self._room)

    def draw(self, canvas: Canvas) -> None:
        if self.thing in self._hidden:
            return
        theme, box = canvas.look.theme, self.rect
        if self.enabled:
            paint.glow(canvas, box.inflate(4, 4), theme.gold, 10)
        base = darker(theme.panel, 0.1) if self.used else lighter(theme.panel, 0.08)
        paint.panel(canvas, box, paint.Panel(base, darker(base, 0.16), theme.edge, 10, 2))
        face = None
        if self.piece.startswith("?"):
            back(canvas, self._emblem, self.piece[1:].partition(".")[0])
        else:
            face = face_of(self.piece, self.sight.words.lang)
            if face is not None:
                emblem(canvas, self._emblem, face)
        if self.chips.chips:
            self.chips.draw(canvas)
        elif face is not None and self._room.w > 60:
            canvas.text(face.title, self._room, "small", shrink=True, ellipsis=True)
        if self.used:
            side = self._emblem.w * 0.5
            where = Box(
                self._emblem.right - side * 0.8, self._emblem.bottom - side * 0.8, side, side
            )
            made = paint.Panel(theme.edge, theme.edge, theme.ink, side / 2, 2)
            paint.panel(canvas, where, made)
            canvas.icon("app.check", inset(where, side * 0.2), theme.cream)
        self.draw_marks(canvas)


class CountTile(Spot):
    """Counted things of an expedition: shields, shelter, bottles, gold."""

    def __init__(self, sight: Sight, exp: str, name: str, count: int) -> None:
        owner = zones.owner(exp)
        super().__init__(counted(exp, name), None, also=(f"{owner}/{name}",), hidden=sight.hidden)
        sight.bind(self)
        self.count, self.icon = count, _ICONS.get(name, name)
        self.is_lent = name == zones.GUARDS
        self.radius = 10

    def draw(self, canvas: Canvas) -> None:
        theme, box = canvas.look.theme, self.rect
        tint = BRIGHT.get(self.icon, CREAM)
        if self.enabled:
            paint.glow(canvas, box.inflate(4, 4), theme.gold, 10)
        ground = mix(theme.panel, tint, 0.16)
        edge = mix(theme.edge, tint, 0.5)
        paint.panel(canvas, box, paint.Panel(ground, darker(ground, 0.2), edge, 10, 2))
        side = box.h - 14
        square = Box(box.x + 7, box.y + 7, side, side)
        canvas.icon(f"ml.resource.{self.icon}", square, tint)
        if self.is_lent:
            # Shelter of the space, not a token: a small region under the shield.
            low = Box(
                square.right - side * 0.4, square.bottom - side * 0.4, side * 0.45, side * 0.45
            )
            canvas.icon("ml.term.region", low, CREAM)
        room = Box(square.right + 8, box.y, box.right - square.right - 12, box.h)
        canvas.text(f"×{self.count}", room, "small_strong", shrink=True)


def tokens_of(sight: Sight, exp: str, cards: bool = True) -> list[Spot]:
    """Everything that lies with an expedition; `cards` for the equipment and its own loot too."""
    view = sight.view
    there = Expedition(view, exp)
    found: list[Spot] = []
    if cards and there.token is not None and not there.is_madhala:
        found += [Tile(sight, each, used=times_used(view, each) > 0) for each in there.worn]
    seats = (*range(len(sight.match.seats)), zones.MADHALA_SEAT)
    down = [zones.face_down(exp, seat) for seat in seats]
    for zone in (zones.face_up(exp), zones.ambushes(exp), *down, zones.exp_loot(exp)):
        for place, piece in enumerate(view.zone(zone)):
            found.append(Tile(sight, piece, zone if place == 0 else ""))
    owner = zones.owner(exp)
    for name in COUNTED:
        if view.count(owner, name):
            found.append(CountTile(sight, exp, name, view.count(owner, name)))
    return found
