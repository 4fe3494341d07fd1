"""The monster: its picture, its life cell by cell, its special attack."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from zlib import crc32

import pygame

from game.app.boards.rivenoire.emblems import emblem, resource
from game.app.boards.rivenoire.fight.forecast import life_of
from game.app.boards.rivenoire.skin import DUSK, NIGHT, ON_PAPER
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, cut_left, cut_top, inset
from game.app.drawing.look import Look, Picture
from game.app.drawing.names import fits, fitting
from game.app.drawing.pen import Pen
from game.app.drawing.soft import gradient, round_off
from game.app.drawing.theme import Colour, darker, lighter, mix
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Spot
from game.app.widgets import Paragraph
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box as content
from game.rules.rivenoire.views.fight import Fight
from game.rules.rivenoire.zones import kind_of

#: The light behind the monsters of each value.
_LIGHTS: dict[int, Colour] = {
    3: (98, 140, 104),
    4: (112, 120, 156),
    5: (84, 138, 120),
    6: (158, 108, 88),
    7: (140, 84, 140),
    8: (186, 82, 62),
}
SIZE = (720, 640)
LEFT, DEALT, GONE = (206, 62, 56), (234, 162, 62), (158, 146, 130)


class Beast(Spot):
    """The card of the monster."""

    def __init__(self, sight: Sight, fight: Fight) -> None:
        self.fight, self.sight = fight, sight
        self.life = Anchor(f"{zones.MONSTER_OWNER}/{zones.HIT_POINTS}")
        super().__init__(fight.card, None, self.life, hidden=sight.hidden)
        sight.bind(self)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.life.place(look, Box(box.x + box.w * 0.2, box.centery, box.w * 0.6, 40))

    def draw(self, canvas: Canvas) -> None:
        theme, look, fight = canvas.look.theme, canvas.look, self.fight
        words = self.sight.words
        paint.panel(canvas, self.rect, "parchment")
        inner = inset(self.rect, 12, 8)
        head, rest = cut_top(inner, look.line("name"), 4)
        name = self.sight.called(fight.card)
        canvas.text(name, head, "name", theme.ink, x=0.5, shrink=True, ellipsis=True)
        attack = content().attacks[fight.monster.attack]
        line = look.line("card_body")
        rule = Paragraph(attack.text.in_(words.lang), "card_body", "ink", even=False, shrink=True)
        need = min(rule.wanted(look, rest.w)[1], line * 3.4)
        low, rest = cut_bottom(rest, need + line * 1.15, 6)
        # Below it: the figure, the cells, the damage of this combat round.
        numbers, picture = cut_bottom(rest, look.line("heading") + line + 30, 6)
        lair(canvas, picture, kind_of(fight.card), fight.monster.value)
        self._draw_life(canvas, numbers, line)
        title, text = cut_top(low, line * 1.15)
        icon, said = cut_left(title, title.h, 6)
        canvas.icon(emblem("attack", fight.monster.attack), icon, (108, 44, 96))
        named = attack.name.in_(words.lang)
        style = "card_title" if fits(look, named, "card_title", said.w) else "small_strong"
        canvas.text(named, said, style, (108, 44, 96), shrink=True, ellipsis=True)
        rule.place(look, text)
        if rule.fits:
            rule.draw(canvas)
        else:
            canvas.text(attack.text.in_(words.lang), Box(text.x, text.y, text.w, line), "card_body",
                        theme.ink, shrink=True, ellipsis=True)  # fmt: skip
        self.draw_marks(canvas)

    def _draw_life(self, canvas: Canvas, box: Box, line: float) -> None:
        look, fight, words = canvas.look, self.fight, self.sight.words
        top, rest = cut_top(box, look.line("heading"), 0)
        left, whole = life_of(fight)
        number = str(left)
        side = top.h * 0.72
        heart = Box(top.x, top.centery - side / 2, side, side)
        canvas.icon(resource("hit_point"), heart, ON_PAPER["hit_point"])
        wide = look.text_size(number, "heading")[0] + 4
        wrote = canvas.text(number, Box(heart.right + 6, top.y, wide, top.h), "heading",
                            ON_PAPER["hit_point"], shrink=True)  # fmt: skip
        room = Box(wrote.right + 8, top.y, top.right - wrote.right - 8, top.h)
        wordings = [words(key, count=whole) for key in POINTS]
        said = fitting(look, wordings, "card_body", room.w)
        canvas.text(said, room, "card_body", "ink", shrink=True, ellipsis=True)
        cells, low = cut_top(rest, 24, 2)
        self._draw_cells(canvas, cells)
        if not fight.combat_round:
            return
        dealt = fight.dealt
        ink = (150, 84, 16) if dealt else (168, 40, 22)
        ways = [words(key, count=dealt) for key in (DEALT_SO_FAR if dealt else NO_DAMAGE)]
        canvas.text(fitting(look, ways, "card_body", low.w), Box(low.x, low.y, low.w, line),
                    "card_body", ink, shrink=True, ellipsis=True)  # fmt: skip

    def _draw_cells(self, canvas: Canvas, box: Box) -> None:
        """A cell for each hit point: left, struck in this combat round, gone before."""
        fight = self.fight
        left, whole = life_of(fight)
        wide = box.w / whole
        for at in range(whole):
            colour = LEFT if at < left else GONE
            if left <= at < left + fight.dealt:
                colour = DEALT
            cell = Box(box.x + at * wide, box.y, max(wide - 2.5, 2), box.h - 4)
            made = paint.Panel(
                lighter(colour, 0.2), darker(colour, 0.12), darker(colour, 0.4), 3, 1
            )
            paint.panel(canvas, cell, made)


def lair(canvas: Canvas, box: Box, name: str, value: int, radius: float = 10.0) -> None:
    """A monster before its lair, with the light of its value."""
    look, rect = canvas.look, canvas.rect(box)
    if rect.w < 8 or rect.h < 8:
        return
    key = "rivenoire lair", name, rect.size
    kept = look.kept(key)
    if kept is None:
        whole = _lair(name, value)
        share = min(SIZE[0] / rect.w, SIZE[1] / rect.h)
        part = round(rect.w * share), round(rect.h * share)
        cut = whole.subsurface(((SIZE[0] - part[0]) // 2, SIZE[1] - part[1], *part))
        small = pygame.transform.smoothscale(cut, rect.size)
        round_off(small, look.px(radius))
        kept = look.keep(key, Picture(small))
    canvas.surface.blit(kept.surface, rect)
    side = min(box.w, box.h) * 0.86
    face = Box(box.centerx - side / 2, box.centery - side / 2, side, side)
    shade = Box(face.x + side * 0.02, face.y + side * 0.03, side, side)
    icon = emblem("monster", name)
    pixels = look.px(side)
    canvas.blit_in(look.icons.get(icon, pixels, darker(_LIGHTS[value], 0.72)), shade)
    canvas.blit_in(look.icons.get(icon, pixels, (250, 243, 226)), face)
    canvas.shows(icon, face)


# One is fought at a time; each takes two megabytes, and three milliseconds to be drawn again.
@lru_cache(2)
def _lair(name: str, value: int) -> pygame.Surface:
    """Hills, dead trees and mist under a low light."""
    light = _LIGHTS[value]
    sheet = gradient(SIZE, mix(NIGHT, light, 0.42), mix(light, DUSK, 0.2))
    pen = Pen(sheet, Random(crc32(name.encode())), darker(light, 0.66), light, 0.72)
    pen.shine(0.5, 0.52, 0.62, lighter(light, 0.4), 120)
    pen.ridge(0.66, 0.12, mix(darker(light, 0.5), light, 0.4))
    pen.haze(0.6, 0.86, light, 80)
    pen.ridge(0.78, 0.07, darker(light, 0.5))
    for _ in range(7):
        x, high = pen.random.random(), pen.random.uniform(0.24, 0.46)
        pen.stroke((x, 0.95), (x + pen.random.uniform(-0.02, 0.02), 0.95 - high), 0.016)
        for branch in range(4):
            y = 0.95 - high * (0.45 + 0.15 * branch)
            side = 1 if branch % 2 else -1
            pen.stroke((x, y), (x + side * 0.07, y - 0.07), 0.008)
    pen.ridge(0.94, 0.03, darker(light, 0.8))
    return sheet


#: Of how many hit points those are what is left, at length and in short.
POINTS = ("riv-fight-points", "riv-fight-points-short")
DEALT_SO_FAR = ("riv-fight-dealt",)
NO_DAMAGE = ("riv-fight-no-damage", "riv-fight-no-damage-short")
TEXT_KEYS = (
    "riv-fight-points",
    "riv-fight-points-short",
    "riv-fight-dealt",
    "riv-fight-no-damage",
    "riv-fight-no-damage-short",
)
