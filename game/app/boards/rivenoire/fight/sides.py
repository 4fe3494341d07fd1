"""Beside the line: the Loot if the monster fell now, the faces of its die, what lasts."""

from __future__ import annotations

from game.app.boards.rivenoire.emblems import emblem, term
from game.app.boards.rivenoire.fight.chances import Chances
from game.app.boards.rivenoire.fight.forecast import lasting_cards, picks
from game.app.boards.rivenoire.reading import letter_of
from game.app.boards.rivenoire.skin import FACES, ROSE
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, cut_left, cut_top, grid, inset
from game.app.drawing.look import Look
from game.app.drawing.names import fitting
from game.app.drawing.theme import darker, lighter, mix
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Draw
from game.app.widgets import Paragraph
from game.app.widgets.base import Widget
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box as content
from game.rules.rivenoire.views.fight import Fight
from game.rules.rivenoire.zones import kind_of


class LootOrder(Widget):
    """Who would take which card, if it ended now."""

    def __init__(self, sight: Sight, fight: Fight, odds: Chances) -> None:
        self.sight, self.fight, self.odds = sight, fight, odds
        #: Whether it also tells how likely that is: where no panel beside it does.
        self.tells_odds = False
        super().__init__(Anchor(zones.LOOT_DECK), Anchor(zones.LOOT_OPEN))

    def draw(self, canvas: Canvas) -> None:
        look, words = canvas.look, self.sight.words
        paint.panel(canvas, self.rect, "panel")
        inner = inset(self.rect, 12, 6)
        line = look.line("small_name")
        head, rest = cut_top(inner, line, 4)
        icon, said = cut_left(head, head.h, 8)
        canvas.icon(term("loot"), icon, (236, 192, 110))
        title = words("riv-fight-loot-now", count=self.fight.monster.value)
        wrote = canvas.text(title, said, "small_name", "gold", shrink=True, ellipsis=True)
        wordings = self.odds.wordings() if self.tells_odds else []
        if wordings:
            room = Box(wrote.right + 20, said.y, said.right - wrote.right - 20, said.h)
            best = fitting(look, wordings, "small_strong", room.w)
            canvas.text(best, room, "small_strong", x=1.0, shrink=True, ellipsis=True)
        self._draw_picks(canvas, rest)

    def _draw_picks(self, canvas: Canvas, box: Box) -> None:
        found = picks(self.fight)
        if not found:
            return
        gap = 6.0
        wide = min((box.w - gap * (len(found) - 1)) / len(found), 104)
        high = min(box.h, 46)
        for at, pick in enumerate(found):
            cell = Box(box.x + at * (wide + gap), box.centery - high / 2, wide, high)
            colour = self.sight.colour(pick.seat)
            edge = lighter(colour, 0.4)
            made = paint.Panel(mix((36, 42, 62), colour, 0.5), darker(colour, 0.5), edge, 8, 1.5)
            paint.panel(canvas, cell, made)
            info = self.sight.seat(pick.seat)
            side = min(cell.h * 0.8, cell.w * 0.5)
            icon = emblem("character", kind_of(pick.extra)) if pick.extra else (
                f"app.emblem.{info.emblem}")  # fmt: skip
            face = Box(cell.x + 4, cell.centery - side / 2, side, side)
            canvas.icon(icon, face, (250, 243, 226))
            said = letter_of(self.sight, pick.seat)
            room = Box(face.right + 2, cell.y, cell.right - face.right - 4, cell.h)
            figure = f"+{said}" if pick.extra else f"{at + 1} {said}" if wide > 84 else said
            canvas.text(figure, room, "small_strong", x=0.5, shrink=True, ellipsis=True)
        rest = Box(box.x + len(found) * (wide + gap) + 10, box.y, 0, box.h)
        rest.w = box.right - rest.x
        seats = [pick.seat for pick in found]
        counts = (
            (self.sight.match.name_of(seat), seats.count(seat)) for seat in dict.fromkeys(seats)
        )
        told = ", ".join(f"{name} {count}" for name, count in counts)
        if (
            canvas.look.fonts.width(told, "medium", canvas.look.fonts.smallest) / canvas.look.scale
            < rest.w
        ):
            canvas.text(told, rest, "small", "muted", x=1.0, shrink=True)


class DiePanel(Widget):
    """The six faces of the monster die, and the cards that work on from the tops of piles."""

    def __init__(self, sight: Sight, fight: Fight, odds: Chances) -> None:
        self.sight, self.fight, self.odds = sight, fight, odds
        self.faces = [sight.place(f"face.{name}", self._face(name)) for name in FACES]
        super().__init__(*self.faces)
        self.lasting = list(lasting_cards(sight.view))

    @property
    def tells_odds(self) -> bool:
        """Whether the odds have room over the faces."""
        return self.chances.h > 0

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        line = look.fonts.smallest / look.scale * 1.2
        rest = inset(box, 12, 8)
        self.chances = Box(0, 0, 0, 0)
        # Below them the faces need a title and three rows.
        room = rest.h - look.line("small_name") - 4.6 * line
        odds = self.odds.high(look, room) if self.odds.is_there else 0.0
        if 0 < odds <= room:
            self.chances, rest = cut_top(rest, odds, 0)
        self.head, rest = cut_top(rest, look.line("small_name"), 6)
        lasting = (len(self.lasting) + 1) * line + 8 if self.lasting else 0
        top, self.low = cut_top(rest, max(rest.h - lasting, rest.h * 0.5), 8)
        columns = 2 if top.w > 260 else 1
        rows = -(-len(FACES) // columns)
        for face, cell in zip(self.faces, grid(top, columns, rows, 6), strict=False):
            face.place(look, cell)

    def draw(self, canvas: Canvas) -> None:
        look, words = canvas.look, self.sight.words
        paint.panel(canvas, self.rect, "panel")
        line = look.fonts.smallest / look.scale * 1.2
        if self.tells_odds:
            self.odds.draw(canvas, self.chances)
        title = words("riv-fight-die")
        canvas.text(title, self.head, "small_name", "gold", x=0.5, shrink=True, ellipsis=True)
        super().draw(canvas)
        if self.lasting:
            self._draw_lasting(canvas, self.low, line)

    def _face(self, name: str) -> Draw:
        """A face of the die: its sign and its name."""

        def draw(canvas: Canvas, cell: Box) -> None:
            lang, edge = self.sight.words.lang, (132, 94, 158)
            paint.panel(canvas, cell, paint.Panel((86, 54, 108), (58, 36, 76), edge, 8, 1.5))
            made = content().faces[name]
            if name == "special":
                made = content().attacks[self.fight.monster.attack]
            _named(canvas, inset(cell, 6, 3), emblem("face", name), made.name.in_(lang))

        return draw

    def _draw_lasting(self, canvas: Canvas, box: Box, line: float) -> None:
        words = self.sight.words
        head = Box(box.x, box.y, box.w, line)
        canvas.text(words("riv-fight-lasting"), head, "small_strong", ROSE, shrink=True,
                    ellipsis=True)  # fmt: skip
        y = head.bottom
        for seat, card in self.lasting:
            if y + line > box.bottom + 4:
                break
            name = self.sight.match.name_of(seat)
            said = f"{self.sight.called(card)} ({name})"
            canvas.text(said, Box(box.x, y, box.w, line), "small", shrink=True, ellipsis=True)
            y += line


def _named(canvas: Canvas, box: Box, icon: str, name: str) -> None:
    """A sign with its name beside it, or under it where a long word has more room there."""
    look, pale = canvas.look, (250, 243, 226)
    side = min(box.h, 36)
    sign = Box(box.x, box.centery - side / 2, side, side)
    room = Box(sign.right + 6, box.y, box.right - sign.right - 6, box.h)
    words = Paragraph(name, "small", y=0.5, even=False, shrink=True)
    words.place(look, room)
    line = look.fonts.smallest / look.scale * 1.2
    if words.fits or box.h < line + 20:
        canvas.icon(icon, sign, pale)
        if words.fits:
            words.draw(canvas)
        else:
            canvas.text(name, room, "small", shrink=True, ellipsis=True)
        return
    low, top = cut_bottom(box, line, 2)
    side = min(top.h, 36)
    canvas.icon(icon, Box(top.centerx - side / 2, top.centery - side / 2, side, side), pale)
    canvas.text(name, low, "small", x=0.5, shrink=True, ellipsis=True)
