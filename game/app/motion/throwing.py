"""A roll that matters: dice large over the table, then each on its way to where it lies."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import pygame
from attrs import define, field

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.look import Look
from game.app.motion.moves import Image, Motion, Sketch, centred, eased, seen
from game.app.widgets.notes import Banner, banner_box

#: Seconds at normal speed that dice roll, and that they lie before they go to their places.
ROLL, LIE = 0.75, 0.55
#: How much later each die comes to lie than the one before.
LATER = 0.07
#: The side of a die and the gap between two, in units; more dice share the room.
SIDE, GAP = 200.0, 40.0
#: Frames after which the board below is painted whole, however much of it was new.
SETTLED = 30
#: Pixels of a window whose darkened board is kept; at 4K one more picture of it is too much.
KEPT = 2560 * 1440
_SPIN = 620.0


@define(eq=False)
class Throw(Motion):
    """Dice that roll in from the side and come to lie; only then it is said how they fell."""

    #: The pictures of each die on its way, the last of them as it lies.
    dice: Mapping[str, Sequence[Image]] = field(factory=dict)
    boxes: Mapping[str, Box] = field(factory=dict)
    text: str = ""

    _frames: int = 0
    #: The darkened board, once it stands still: darkening it costs more than the dice.
    _ground: pygame.Surface | None = None

    def draw(self, canvas: Canvas, share: float) -> None:
        self._darken(canvas)
        now = share * self.length
        for number, (die, faces) in enumerate(self.dice.items()):
            self._draw_die(canvas, faces, self.boxes[die], (now - number * LATER) / ROLL)
        if self.text and now >= self.length - LIE:
            self._draw_text(canvas)

    def rehearse(self, canvas: Canvas) -> bool:
        missing = [
            face
            for faces in self.dice.values()
            for face in faces
            if isinstance(face, Sketch) and not face.is_painted
        ]
        if missing:
            seen(missing[0])
            return False
        if self.text:
            self._draw_text(canvas)
        return True

    def _darken(self, canvas: Canvas) -> None:
        ground = self._ground
        if ground is not None and ground.get_size() == canvas.surface.get_size():
            canvas.surface.blit(ground, (0, 0))
            canvas.covers(canvas.look.box)
            return
        paint.veil(canvas, 150)
        self._frames += 1
        wide, high = canvas.surface.get_size()
        if self._frames >= SETTLED and wide * high <= KEPT:
            self._ground = canvas.surface.copy()

    def _draw_die(self, canvas: Canvas, faces: Sequence[Image], box: Box, share: float) -> None:
        x, y = box.center
        if share >= 1:
            paint.shadow(canvas, box.inflate(-8, -8), 18, box.w * 0.2)
            centred(canvas, seen(faces[-1]), (x, y))
            return
        fall = 1 - max(share, 0.0)
        face = faces[int(max(share, 0.0) * 11) % (len(faces) - 1)] if share < 0.85 else faces[-1]
        turned = pygame.transform.rotate(seen(face), fall * fall * _SPIN)
        hop = abs(math.cos(share * math.pi * 2.5)) * fall * box.h * 1.1
        centred(canvas, turned, (x - fall * fall * canvas.look.width * 0.42, y - hop))

    def _draw_text(self, canvas: Canvas) -> None:
        banner = Banner(self.text)
        box = banner_box(canvas.look, banner, 0.5)
        low = max(each.bottom for each in self.boxes.values())
        banner.place(canvas.look, Box(box.x, low + 44, box.w, box.h))
        banner.draw(canvas)


@define(eq=False)
class Landing(Motion):
    """A large die that goes to its place on the table."""

    picture: Image | None = None
    origin: Box = field(factory=lambda: Box(0, 0, 0, 0))
    target: Box = field(factory=lambda: Box(0, 0, 0, 0))

    def draw(self, canvas: Canvas, share: float) -> None:
        way = eased(share)
        large, small = canvas.rect(self.origin), canvas.rect(self.target)
        side = round(large.w + (small.w - large.w) * way)
        x = large.centerx + (small.centerx - large.centerx) * way
        y = large.centery + (small.centery - large.centery) * way
        scaled = pygame.transform.smoothscale(seen(self.picture), (max(side, 1), max(side, 1)))
        canvas.surface.blit(scaled, scaled.get_rect(center=(round(x), round(y))))


def boxes_of(look: Look, dice: Sequence[str]) -> dict[str, Box]:
    """Where so many dice lie in the middle of the window, in one row or two."""
    columns = len(dice) if len(dice) <= 6 else -(-len(dice) // 2)
    rows = -(-len(dice) // columns)
    room = look.width * 0.8
    side = min(SIDE, (room - GAP * (columns - 1)) / columns)
    top = look.height * 0.46 - (rows * (side + GAP) - GAP) / 2
    found = {}
    for number, die in enumerate(dice):
        row, column = divmod(number, columns)
        count = min(columns, len(dice) - row * columns)
        left = (look.width - count * (side + GAP) + GAP) / 2
        found[die] = Box(left + column * (side + GAP), top + row * (side + GAP), side, side)
    return found


def length_of(count: int) -> float:
    """Seconds that so many dice take at normal speed."""
    return ROLL + (count - 1) * LATER + LIE
