"""A player at a glance: Fame, cards against fighters, the pile's top card, people, possessions."""

from __future__ import annotations

from game.app.boards.rivenoire.art.tokens import PALE, pawn
from game.app.boards.rivenoire.emblems import emblem, resource, term
from game.app.boards.rivenoire.hand import draw_pile, is_long
from game.app.boards.rivenoire.reading import fighters, stands, wounds_known
from game.app.boards.rivenoire.skin import DAMAGE, DIAMOND, EMBER, FAME, WOUND
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_right
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, lighter, mix
from game.app.keep.seats import NOBODY
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Anchor
from game.app.widgets.base import Widget
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box as content
from game.rules.rivenoire.views import Notable
from game.rules.rivenoire.zones import kind_of

MOST_BACKS = 14


class SeatPart(Widget):
    """What everybody should see of a player; as many lines as there is room for."""

    def __init__(self, sight: Sight, seat: int) -> None:
        self.sight, self.seat = sight, seat
        notable = self.notable = Notable(sight.view, seat)
        self.mine = seat == sight.viewer != NOBODY
        self.anchors = [Anchor(zones.hand(seat)), Anchor(zones.deck(seat))]
        self.pile = Anchor(zones.discard(seat))
        self.people = sorted(notable.characters, key=lambda each: (stands(sight.view, each), each))
        owned = [
            Chip(term("building"), str(len(notable.buildings)), (220, 190, 140)),
            Chip(emblem("token", "monster"), str(len(notable.tokens)), (204, 164, 240)),
            Chip(resource("diamond"), str(len(notable.jewels)), DIAMOND),
            Chip(resource("wound"), str(wounds_known(notable)), WOUND),
        ]
        if notable.has_shield:
            owned.append(Chip(emblem("token", "shield_of_the_ancients"), "", (246, 214, 140)))
        self.owned = ChipRow(owned, "small_strong")
        super().__init__(*self.anchors, self.pile, self.owned)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        line = look.fonts.smallest / look.scale * 1.16
        self.rows: dict[str, Box] = {}
        wanted = ["cards", "pile", "people", "owned", "fame"]
        count = max(min(int((box.h + 4) // (line + 3)), len(wanted)), 1)
        shown = [each for each in ("fame", "cards", "pile", "people", "owned")
                 if each in wanted[:count]]  # fmt: skip
        heights = [line * (0.72 if each == "fame" else 1.0) for each in shown]
        spare = max(box.h - sum(heights) - 4 * (len(shown) - 1), 0)
        second = 2 * look.line("small_strong") + 4 - line
        if "pile" in shown and spare >= second and is_long(self.sight, look, self.notable, box.w):
            # A long name has a second line before anything else is larger than it must be.
            heights[shown.index("pile")] += second
            spare -= second
        y = box.y
        for name, high in zip(shown, heights, strict=True):
            more = spare * {"pile": 0.4, "people": 0.4, "cards": 0.2}.get(name, 0)
            self.rows[name] = Box(box.x, y, box.w, max(min(high + more, line * 1.6), high))
            y = self.rows[name].bottom + 4
        for anchor in self.anchors:
            anchor.place(look, self.rows["cards"])
        self.pile.place(look, self.rows.get("pile", self.rows["cards"]))
        self.owned.visible = "owned" in self.rows
        if self.owned.visible:
            self.owned.place(look, self.rows["owned"])

    def draw(self, canvas: Canvas) -> None:
        for name, painter in (
            ("fame", self._draw_fame),
            ("cards", self._draw_cards),
            ("people", self._draw_people),
        ):
            if name in self.rows:
                painter(canvas, self.rows[name])
        if "pile" in self.rows:
            draw_pile(self.sight, canvas, self.rows["pile"], self.notable)
        super().draw(canvas)

    def _draw_fame(self, canvas: Canvas, box: Box) -> None:
        """A bar with marks where a player draws more cards."""
        marks = content().numbers.fame_draws
        whole = max(marks) * 1.5
        high = min(box.h * 0.6, 12)
        bar = Box(box.x, box.centery - high / 2, box.w, high)
        paint.gauge(canvas, bar, min(self.notable.fame / whole, 1), (112, 156, 226))
        for fame in marks:
            x = bar.x + bar.w * fame / whole
            reached = self.notable.fame >= fame
            ink = FAME if reached else (120, 126, 152)
            canvas.fill(ink, Box(x - 1.5, bar.y - 4, 3, bar.h + 8))

    def _draw_cards(self, canvas: Canvas, box: Box) -> None:
        """The hand as backs with its count, against the fighters who live on it; the deck."""
        look, notable = canvas.look, self.notable
        count, there = len(notable.hand), fighters(self.sight.view, self.seat)
        danger = bool(there) and count < 2 * there
        right = ChipRow(
            [
                Chip(term("combat"), str(there), DAMAGE if there else (120, 120, 138)),
                Chip(term("deck"), str(len(notable.deck)), (180, 184, 206)),
            ],
            "small_strong", spread=False,
        )  # fmt: skip
        wide = min(right.wanted(look)[0], box.w * 0.62)
        end, rest = cut_right(box, wide, 8)
        right.place(look, end)
        right.draw(canvas)
        said = str(count)
        number = look.text_size(said, "small_strong")[0] + 4
        figure, backs = cut_right(rest, number, 6)
        ink = EMBER if danger else look.theme.cream
        canvas.text(said, figure, "small_strong", ink, shrink=True)
        self._draw_backs(canvas, backs, count, danger)

    def _draw_backs(self, canvas: Canvas, box: Box, count: int, danger: bool) -> None:
        shown = min(count, MOST_BACKS)
        if not shown or box.w < 16:
            return
        wide = min(box.h * 0.62, (box.w - 2) / shown)
        ground = mix((214, 186, 160), EMBER, 0.45) if danger else (214, 190, 168)
        for at in range(shown):
            back = Box(box.x + at * wide, box.y + 2, max(wide - 1.5, 3), box.h - 4)
            made = paint.Panel(lighter(ground, 0.1), darker(ground, 0.16), (96, 72, 66), 3, 1)
            paint.panel(canvas, back, made)

    def _draw_people(self, canvas: Canvas, box: Box) -> None:
        """All characters: bright at home, dim when placed, with a cross as patients."""
        count = max(len(self.people), 1)
        side = min(box.h, (box.w - 4 * (count - 1)) / count)
        colour = self.sight.colour(self.seat)
        for at, piece in enumerate(self.people):
            cell = Box(box.x + at * (side + 4), box.centery - side / 2, side, side)
            state = stands(self.sight.view, piece)
            pawn(canvas, cell, kind_of(piece), colour, dim=state != "home")
            if state == "patient":
                mark = Box(
                    cell.right - side * 0.46, cell.bottom - side * 0.46, side * 0.5, side * 0.5
                )
                paint.panel(canvas, mark, paint.Panel((160, 50, 54), (120, 34, 40), PALE, side, 1))
                canvas.icon(term("patient"), mark.inflate(-4, -4), PALE)
            elif state == "recruit":
                mark = Box(cell.right - side * 0.46, cell.y, side * 0.46, side * 0.46)
                canvas.icon("app.plus", mark, PALE)
