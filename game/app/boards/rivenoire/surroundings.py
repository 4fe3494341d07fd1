"""The Surroundings: the battle line by rank, what each rank gives, and what joining it means."""

from __future__ import annotations

from game.app.boards.rivenoire.art.tokens import crossed, space
from game.app.boards.rivenoire.emblems import emblem, resource
from game.app.boards.rivenoire.outlook import (
    HELP,
    WARNING,
    fame_of_rank,
    gives_first_player,
    outlook,
)
from game.app.boards.rivenoire.place import number_disc, number_now
from game.app.boards.rivenoire.reading import place_name
from game.app.boards.rivenoire.skin import EMBER_ON_PAPER, FAME, PLACES, YES_ON_PAPER
from game.app.boards.rivenoire.spaces import PawnSpot
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Point, cut_left, cut_right, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, mix
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.widgets.base import Widget
from game.app.widgets.text import Paragraph
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import place as printed
from game.rules.rivenoire.views import City, players


class Surroundings(Spot):
    """Place 10: outside the wall."""

    def __init__(self, sight: Sight) -> None:
        self.city = City(sight.view, zones.SURROUNDINGS)
        self.pawns = [PawnSpot(sight, each) for each in self.city.characters]
        self.line = sight.place(zones.LINE, self._draw_next)
        self.line.radius = 9
        super().__init__(
            f"place.{zones.SURROUNDINGS}", None, self.line, *self.pawns, hidden=sight.hidden
        )
        self.sight = sight
        self.outlook = outlook(sight, zones.SURROUNDINGS)
        self.ranks = max(printed(zones.SURROUNDINGS).spaces.values())
        self.open = printed(zones.SURROUNDINGS).spaces[players(sight.view)]
        self.cells: list[Box] = []
        sight.bind(self)

    def hit(self, point: Point) -> Widget | None:
        found = super().hit(point)
        return self.line if found is self and self.line.enabled else found

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 12, 8)
        line = look.fonts.smallest / look.scale * 1.16
        name = place_name(self.sight, zones.SURROUNDINGS)
        titled = max(look.text_size(name, "small_name")[0],
                     look.text_size(self.outlook.brings, "small")[0])  # fmt: skip
        self.head, rest = cut_left(inner, min(titled + line * 1.4 + 14, inner.w * 0.34), 14)
        need = look.text_size(self.outlook.more, "card_body")[0] + 34
        side = min(inner.h - line - 4, 64.0)
        wide = min(max(need, 170), rest.w * 0.5, rest.w - 14 - self.ranks * 46)
        wide = wide if wide >= 130 else 0.0
        self.note, row = cut_right(rest, wide, 14) if wide else (Box(0, 0, 0, 0), rest)
        side = min(side, row.w / self.ranks - 8)
        gap = min((row.w - side * self.ranks) / max(self.ranks - 1, 1), 26)
        self.cells = [
            Box(row.x + at * (side + gap), inner.y + (inner.h - line - side) / 2, side, side)
            for at in range(self.ranks)
        ]
        for pawn, cell in zip(self.pawns, self.cells, strict=False):
            pawn.place(look, inset(cell, side * 0.05))
        at = len(self.pawns)
        self.line.visible = at < self.open
        self.line.place(look, self.cells[min(at, self.ranks - 1)])

    def draw(self, canvas: Canvas) -> None:
        theme, light = canvas.look.theme, PLACES[zones.SURROUNDINGS]
        number = number_now(self.sight)
        now, done = number == len(zones.PLACES), number > len(zones.PLACES)
        top = mix(theme.panel, light, 0.16)
        edge = theme.gold if now else mix(theme.edge, light, 0.3)
        made = paint.Panel(top, darker(theme.panel, 0.2), edge, 12, 3 if now else 2, 8, 232)
        paint.panel(canvas, self.rect, made)
        self._draw_head(canvas, done)
        for rank, cell in enumerate(self.cells, 1):
            self._draw_rank(canvas, rank, cell)
        super(Spot, self).draw(canvas)
        if self.note.w:
            self._draw_note(canvas)
        self.draw_marks(canvas)

    def _draw_head(self, canvas: Canvas, done: bool) -> None:
        look, head = canvas.look, self.head
        line = look.line("small_name")
        both = line + look.line("small")
        top = Box(head.x, head.centery - min(both, head.h) / 2, head.w, line)
        disc = Box(top.x, top.y - 3, line * 1.15, line * 1.15)
        number_disc(canvas, disc, str(len(zones.PLACES)), look.theme.gold)
        room = Box(disc.right + 10, top.y, top.right - disc.right - 10, top.h)
        name = place_name(self.sight, zones.SURROUNDINGS)
        canvas.text(name, room, "small_name", shrink=True, ellipsis=True)
        low = Box(head.x, top.bottom + 4, head.w, look.line("small"))
        if low.bottom <= head.bottom + 4:
            canvas.text(self.outlook.brings, low, "small", "muted", shrink=True, ellipsis=True)

    def _draw_rank(self, canvas: Canvas, rank: int, cell: Box) -> None:
        look, theme = canvas.look, canvas.look.theme
        if rank > self.open:
            crossed(canvas, cell)
        elif rank > len(self.pawns) + 1 or (rank == len(self.pawns) + 1 and not self.line.visible):
            space(canvas, cell)
            pixels = max(round(look.px(cell.h) * 0.44), 6)
            ink = mix(theme.edge, theme.sunken, 0.3)
            canvas.blit_in(look.fonts.render(str(rank), "title", pixels, ink), cell)
        line = look.fonts.smallest / look.scale * 1.16
        under = Box(cell.x - 10, cell.bottom + 3, cell.w + 20, line)
        fame = fame_of_rank(rank)
        chips = []
        if fame:
            chips = [Chip(resource("fame"), f"+{fame}", FAME)]
        elif gives_first_player(rank) and rank <= self.open:
            chips = [Chip(emblem("token", "first_player"), "", (240, 206, 120))]
        if chips:
            row = ChipRow(chips, "small_strong", spread=False)
            wide = min(row.least(look), under.w)
            row.place(look, Box(under.centerx - wide / 2, under.y, wide, under.h))
            row.draw(canvas)

    def _draw_next(self, canvas: Canvas, box: Box) -> None:
        space(canvas, box, next_=True)

    def _draw_note(self, canvas: Canvas) -> None:
        """A parchment: what joining the line would mean for whoever looks."""
        look, words, seen = canvas.look, self.sight.words, self.outlook
        paint.panel(canvas, self.note, "parchment")
        rank = len(self.pawns) + 1
        fame = fame_of_rank(rank)
        head = words("riv-board-rank", rank=rank, fame=fame)
        if rank > self.open:
            head = words("riv-board-full")
        inner = inset(self.note, 12, 6)
        half = inner.h / 2
        ink = look.theme.ink
        canvas.text(head, Box(inner.x, inner.y, inner.w, half), "card_figure", ink, shrink=True,
                    ellipsis=True)  # fmt: skip
        tint = {HELP: YES_ON_PAPER, WARNING: EMBER_ON_PAPER}.get(seen.mood, ink)
        said = Paragraph(seen.more, "card_body", tint, y=0.5, even=False, shrink=True)
        said.place(look, Box(inner.x, inner.y + half, inner.w, half))
        if said.fits:
            said.draw(canvas)
        else:
            canvas.text(seen.more, Box(inner.x, inner.y + half, inner.w, half), "card_body", tint,
                        shrink=True, ellipsis=True)  # fmt: skip
