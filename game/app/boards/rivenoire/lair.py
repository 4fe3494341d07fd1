"""The monster of the round: before the fight the three it may be, then its name and its life."""

from __future__ import annotations

from game.app.boards.rivenoire.emblems import emblem, resource, term
from game.app.boards.rivenoire.reading import is_known, possible_monsters
from game.app.boards.rivenoire.skin import FAME, GOODS, MONSTER
from game.app.boards.rivenoire.stall import titled
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, cut_left, cut_top, inset, row
from game.app.drawing.look import Look
from game.app.drawing.names import name_in
from game.app.drawing.theme import mix
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Anchor
from game.app.widgets.base import Widget
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box as content
from game.rules.rivenoire.zones import family, kind_of


def coming_value(sight: Sight) -> int:
    """The value of this round's monster, as its back or its face shows it; 0 if all are gone."""
    table = sight.view
    seen = (*table.zone(zones.MONSTER), *table.zone(zones.MONSTER_DECK)[:1])
    if not seen:
        return 0
    if is_known(seen[0]):
        return content().monsters[kind_of(seen[0])].value
    return int(family(seen[0]).rpartition("_")[2])


class Lair(Widget):
    """The panel of the monster."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        table = sight.view
        open_ = table.zone(zones.MONSTER)
        piece = open_[0] if open_ else next(iter(table.zone(zones.MONSTER_DECK)), "")
        self.piece = piece
        things = [zones.LOOT_DECK, zones.LOOT_OPEN, zones.MONSTER_DECK, zones.MONSTER,
                  zones.MONSTERS_GONE, zones.TROPHY_POOL]  # fmt: skip
        self.anchors = [Anchor(each) for each in things]
        super().__init__(*self.anchors)
        if piece:
            self.card = sight.place(piece, self._draw_card)
            self.children.append(self.card)

    @property
    def is_open(self) -> bool:
        """Whether it has been revealed."""
        return bool(self.sight.view.zone(zones.MONSTER))

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 10, 7)
        self.head, rest = cut_top(inner, look.line("small_name"), 4)
        line = look.fonts.smallest / look.scale * 1.2
        # No higher than its figures need: a long question may lie over the end of the column.
        rest.h = min(rest.h, rest.w * 0.56 + line)
        self.foot, rest = cut_bottom(rest, line, 4)
        self.body = rest
        for each in self.children:
            each.place(look, rest)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        top = mix(theme.panel, MONSTER, 0.4)
        paint.panel(canvas, self.rect, paint.Panel(top, theme.panel, (122, 84, 96), 14, 2, 10))
        words, value = self.sight.words, coming_value(self.sight)
        said = words("riv-board-value", value=value) if value else ""
        titled(canvas, self.head, words("riv-board-monster"), said, (240, 206, 190))
        super().draw(canvas)
        if value:
            self._draw_foot(canvas, value)

    def _draw_card(self, canvas: Canvas, box: Box) -> None:
        if self.is_open:
            self._draw_open(canvas, box)
            return
        names = possible_monsters(coming_value(self.sight))
        lang = self.sight.words.lang
        shown = [content().monsters[name].name.in_(lang) for name in names]
        for name, cell in zip(names, _cells(canvas.look, box, shown), strict=True):
            self._draw_guess(canvas, cell, name, shown)

    def _draw_guess(self, canvas: Canvas, cell: Box, name: str, shown: list[str]) -> None:
        """One of the three: emblem, life, name."""
        look, theme = canvas.look, canvas.look.theme
        made = content().monsters[name]
        fill = mix(theme.sunken, MONSTER, 0.35)
        paint.panel(canvas, cell, paint.Panel(fill, theme.sunken, (104, 80, 96), 9, 1.5))
        inner = inset(cell, 5, 4)
        line = look.fonts.smallest / look.scale * 1.15
        top = inner
        if inner.h > line * 2.1:
            low, top = cut_bottom(inner, line, 1)
            name_in(canvas, made.name.in_(self.sight.words.lang), low, "cream", beside=shown)
        chip = ChipRow([Chip(resource("hit_point"), str(made.hit_points), GOODS["hit_point"])],
                       "figure", spread=False)  # fmt: skip
        if top.h > top.w:
            # A tall cell: the emblem over its life.
            side = min(top.w - 8, top.h - line * 1.6)
            face = Box(top.centerx - side / 2, top.y + (top.h - side - line * 1.5) / 2, side, side)
            wide = min(chip.wanted(look)[0], top.w)
            life = Box(top.centerx - wide / 2 + 6, face.bottom + 4, wide, line * 1.3)
        else:
            side = min(top.h, top.w * 0.46)
            wide = min(chip.wanted(look)[0], top.w - side - 4)
            left = top.x + max((top.w - side - 6 - wide) / 2, 0)
            face = Box(left, top.centery - side / 2, side, side)
            life = Box(face.right + 6, top.y, max(wide, 20), top.h)
        paint.emblem(canvas, face, emblem("monster", name), MONSTER, radius=8)
        chip.place(look, life)
        chip.draw(canvas)

    def _draw_open(self, canvas: Canvas, box: Box) -> None:
        """The monster itself: life left of its whole, its special attack."""
        look, words, table = canvas.look, self.sight.words, self.sight.view
        name = kind_of(self.piece)
        made = content().monsters[name]
        side = min(box.h, box.w * 0.34)
        left, room = cut_left(box, side, 12)
        face = Box(left.x, left.centery - side / 2, side, side)
        paint.emblem(canvas, face, emblem("monster", name), MONSTER, (150, 100, 104), 10)
        rows = 3 if room.h > look.fonts.smallest / look.scale * 3.1 else 2
        cells = _rows(room, rows)
        canvas.text(made.name.in_(words.lang), cells[0], "name", shrink=True, ellipsis=True)
        owner = zones.MONSTER_OWNER
        left_ = table.counters.get((owner, zones.HIT_POINTS), made.hit_points)
        whole = table.counters.get((owner, zones.STARTING_POINTS), made.hit_points)
        chip = ChipRow([Chip(resource("hit_point"), f"{left_}/{whole}", GOODS["hit_point"])],
                       "figure", spread=False)  # fmt: skip
        wide = min(chip.wanted(look)[0] + 6, cells[1].w * 0.5)
        number, bar = cut_left(cells[1], wide, 8)
        chip.place(look, number)
        chip.draw(canvas)
        gauge = Box(bar.x, bar.centery - 8, bar.w, 16)
        paint.gauge(canvas, gauge, left_ / max(whole, 1), (200, 64, 58))
        if rows > 2:
            attack = content().attacks[made.attack].name.in_(words.lang)
            icon, said = cut_left(cells[2], cells[2].h, 6)
            canvas.icon(emblem("attack", made.attack), icon, (226, 190, 200))
            canvas.text(attack, said, "small", shrink=True, ellipsis=True)

    def _draw_foot(self, canvas: Canvas, value: int) -> None:
        """What the killing blow brings, and how much Loot is shared."""
        look = canvas.look
        chips = [Chip(resource("fame"), f"+{value}", FAME), Chip(emblem("token", "monster"), "+1",
                 (204, 164, 240)), Chip(term("loot"), str(value), (236, 192, 110))]  # fmt: skip
        row_ = ChipRow(chips, "small_strong", spread=False)
        wide = min(row_.wanted(look)[0], self.foot.w)
        said = self.sight.words("riv-board-blow")
        room = self.foot.w - wide - 8
        if look.fonts.width(said, "medium", look.fonts.smallest) / look.scale <= room:
            canvas.text(said, Box(self.foot.x, self.foot.y, room, self.foot.h), "small", "muted",
                        shrink=True)  # fmt: skip
        row_.place(look, Box(self.foot.right - wide, self.foot.y, wide, self.foot.h))
        row_.draw(canvas)


def _cells(look: Look, box: Box, names: list[str]) -> list[Box]:
    """A cell for each name, alike unless one of them would be cut."""
    fonts, gap = look.fonts, 6.0
    needs = [fonts.width(each, "bold", fonts.smallest) / look.scale + 16 for each in names]
    room = box.w - gap * (len(names) - 1)
    if max(needs) <= room / len(names) or sum(needs) > room:
        return row(box, len(names), gap)
    spare = (room - sum(needs)) / len(names)
    cells, x = [], box.x
    for need in needs:
        cells.append(Box(x, box.y, need + spare, box.h))
        x += need + spare + gap
    return cells


def _rows(box: Box, count: int) -> list[Box]:
    high = box.h / count
    return [Box(box.x, box.y + high * at, box.w, high) for at in range(count)]
