"""Quests that are open, and the Elite with its Bounty."""

from __future__ import annotations

from game.app.boards.euthia.emblems import icon_of
from game.app.boards.euthia.sprites import monster_face
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_left, cut_top, inset
from game.app.drawing.look import Look
from game.app.table.lines import least_height, shortened
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.widgets import Paragraph
from game.app.widgets.base import Widget
from game.engine.table import Piece
from game.rules.euthia import zones
from game.rules.euthia.content import box as content
from game.rules.euthia.content import kind_of, quest
from game.rules.euthia.map import chart_of
from game.rules.euthia.rescue import places

#: The height of a card at most, unless its words need more.
MOST = 128.0
PICTURE, PAD = 64.0, (8.0, 7.0)


def on_show(sight: Sight) -> list[Piece]:
    """Friends to be made, the Bounty and its Elite, open Quests of every Encounter."""
    found = [*sight.view.zone(places.CHARACTERS)]
    found += [*sight.view.zone(zones.ELITE), *sight.view.zone(zones.BOUNTY)]
    for name in content().encounters:
        found += sight.view.zone(zones.quests(name))
    for spot in chart_of(sight.view).spots.values():
        if spot.place == "legend":
            found += sight.view.zone(zones.legend_at(*spot.anchor))
    return found


class QuestsTab(Widget):
    """A row each; what can be fulfilled now stands first."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.pieces = sorted(on_show(sight), key=lambda each: each not in sight.lit)
        self.spots = [self._row(piece) for piece in self.pieces]
        super().__init__(*self.spots)

    def _row(self, piece: Piece) -> Spot:
        draw = self._drawer(piece)
        spot = self.sight.piece(piece, draw)
        spot.radius = 9
        return spot

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 10, 10)
        count = max(len(self.spots), 1)
        room = inner.h - 8 * (count - 1)
        least = [self._least(look, inner.w, each) for each in self.pieces]
        spare = (room - sum(least)) / count
        high = [min(each + max(spare, 0), max(each, MOST)) for each in least]
        share = min(room / max(sum(least), 1), 1.0)
        y = inner.y
        for spot, each in zip(self.spots, high, strict=True):
            spot.place(look, Box(inner.x, y, inner.w, each * share))
            y += each * share + 8

    def _least(self, look: Look, wide: float, piece: Piece) -> float:
        """The height in which all of a card can be read."""
        room = wide - PICTURE - 2 * PAD[0] - 10
        said = least_height(look, _about(piece, self.sight.words.lang), "small", room)
        return look.line("small_strong") + 2 + said + 2 * PAD[1]

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "panel")
        if not self.spots:
            said = Paragraph(self.sight.words("eut-board-no-quests"), "hint", shrink=True)
            said.place(canvas.look, inset(self.rect, 18, 16))
            said.draw(canvas)
        super().draw(canvas)

    def _drawer(self, piece: Piece):  # type: ignore[no-untyped-def]
        lang = self.sight.words.lang
        group = piece.partition(".")[0]

        def draw(canvas: Canvas, box: Box) -> None:
            made = paint.Panel((42, 56, 66), (32, 44, 52), (84, 104, 114), 9, 1.5)
            paint.panel(canvas, box, made)
            inner = inset(box, *PAD)
            side = min(inner.h, PICTURE)
            picture, room = cut_left(inner, side, 10)
            picture = Box(picture.x, inner.centery - side / 2, side, side)
            if group == "elite":
                monster_face(canvas, picture, piece)
            else:
                icon = icon_of(piece)
                if group == "quest":
                    icon = f"eut.encounter.{content().quests[kind_of(piece)].encounter}"
                paint.emblem(canvas, picture, icon, (92, 82, 62), None, 8)
            self._words(canvas, room, piece, lang)

        return draw

    def _words(self, canvas: Canvas, box: Box, piece: Piece, lang: str) -> None:
        look = canvas.look
        line = look.line("small_strong")
        top, rest = cut_top(box, min(line, box.h), 2)
        canvas.text(
            self.sight.called(piece), top, "small_strong", "bright", shrink=True, ellipsis=True
        )
        if rest.h < line * 0.9:
            return
        said = _about(piece, lang)
        words = shortened(look, said, "small", rest.size)
        told = Paragraph(words, "small", even=False, shrink=True)
        told.place(look, rest)
        told.draw(canvas)


def _about(piece: Piece, lang: str) -> str:
    group, kind = piece.partition(".")[0], kind_of(piece)
    if group in ("quest", "legend"):
        return quest(piece).text.in_(lang)
    if group == "item":
        return content().items[kind].text.in_(lang)
    if group == "bounty":
        return content().bounties[kind].text.in_(lang)
    return content().elites[kind].text.in_(lang)
