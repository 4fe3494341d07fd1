"""The tab of the Golem: the Faër and its track, the card of the round, where it may go next."""

from __future__ import annotations

from game.app.boards.euthia.emblems import term
from game.app.boards.euthia.golem import CRYSTAL, FAER_AT, RUIN, faer_line, threatened
from game.app.boards.euthia.reading import cloth, crest
from game.app.boards.euthia.spacetext import space_title
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_left, cut_top, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, lighter, mix
from game.app.table.lines import shortened
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Spot
from game.app.widgets import Paragraph
from game.app.widgets.base import Widget
from game.rules.euthia.content import box as content
from game.rules.euthia.content import kind_of
from game.rules.euthia.devastation import (
    FARRUGA_DAMAGE,
    GOLEM,
    HECATOMB_OPEN,
    MAGIC_DEFENCE,
    OFFENSIVE_OPEN,
    TOKENS_A,
    TOKENS_B,
)
from game.rules.euthia.farruga import fallen, is_finale
from game.rules.euthia.golem import faer, hecatomb, rule
from game.rules.euthia.views import Hero, Land, turn_order

#: The stages of the dragon, from pale to dark.
BANDS = ((88, 120, 104), (150, 132, 74), (184, 96, 62), (150, 46, 74))


class GolemTab(Widget):
    """What the land has to fear, and how much of it is left."""

    def __init__(self, sight: Sight) -> None:
        self.sight, self.finale = sight, is_finale(sight.view)
        self.track = Anchor(FAER_AT, self._draw_track)
        shown = sight.view.zone(OFFENSIVE_OPEN if self.finale else HECATOMB_OPEN)
        self.card: Spot | None = None
        if shown:
            self.card = sight.piece(shown[0], self._draw_card)
        super().__init__(self.track, *((self.card,) if self.card else ()))

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 14, 12)
        line = look.fonts.smallest / look.scale * 1.3
        self.line = line
        self.title, rest = cut_top(inner, line, 4)
        track, rest = cut_top(rest, line * 1.3, 6)
        self.track.place(look, track)
        self.tokens, rest = cut_top(rest, line, 10)
        self.shown, rest = cut_top(rest, min(max(rest.h * 0.3, line * 3.6), line * 5), 10)
        if self.card is not None:
            picture, self.told = cut_left(self.shown, min(self.shown.h * 1.15, box.w * 0.3), 12)
            self.card.place(look, picture)
            self.card.radius = 8
        self.rest = rest

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "panel")
        canvas.text(
            faer_line(self.sight), self.title, "small_strong", "bright", shrink=True, ellipsis=True
        )
        super().draw(canvas)
        self._draw_tokens(canvas)
        if self.card is not None:
            self._draw_words(canvas)
        if self.finale:
            self._draw_heroes(canvas)
        else:
            self._draw_next(canvas)

    def _draw_track(self, canvas: Canvas, box: Box) -> None:
        """A cell for each point; bands tell how many stages it would mean."""
        table = self.sight.view
        most = rule(table, "rampage").amounts["most_faer"]
        steps = sorted(rule(table, "finale").by_faer.items())
        now = faer(table)
        wide = box.w / (most + 1)
        for value in range(most + 1):
            count = max(each for least, each in steps if value >= least)
            colour = BANDS[min(count, len(BANDS)) - 1]
            fill = colour if value <= now else mix(colour, (34, 44, 52), 0.72)
            cell = Box(box.x + value * wide + 1, box.y, wide - 2, box.h)
            here = value == now
            made = paint.Panel(lighter(fill, 0.1), fill, (250, 240, 226) if here else None, 4, 2.5)
            paint.panel(canvas, cell.inflate(2, 4) if here else cell, made)
            if here:
                canvas.text(str(value), cell.inflate(wide * 0.8, 0), "small_strong", x=0.5)

    def _draw_card(self, canvas: Canvas, box: Box) -> None:
        """Its picture; its name stands beside it."""
        group = "offensive" if self.finale else "hecatomb"
        paint.emblem(canvas, box, f"eut.card.{group}", darker(CRYSTAL, 0.35), None, 8)

    def _draw_tokens(self, canvas: Canvas) -> None:
        """Destruction tokens: of type A, with what brings everything down; of type B."""
        table, words = self.sight.view, self.sight.words
        most = rule(table, "collapse").amounts["tokens"]
        icon, room = cut_left(self.tokens, self.tokens.h, 6)
        canvas.icon(term("destruction"), icon, RUIN)
        said = words(
            "eut-board-tokens",
            a=table.count(GOLEM, TOKENS_A),
            most=most,
            b=table.count(GOLEM, TOKENS_B),
        )
        canvas.text(said, room, "small", shrink=True, ellipsis=True)

    def _draw_words(self, canvas: Canvas) -> None:
        lang, (piece,) = self.sight.words.lang, (self.card.thing,) if self.card else ("",)
        group = piece.partition(".")[0]
        cards = content().hecatomb if group == "hecatomb" else content().offensives
        text = cards[kind_of(piece)].text.in_(lang)
        top, rest = cut_top(self.told, self.line, 2)
        canvas.text(
            self.sight.called(piece), top, "small_strong", "bright", shrink=True, ellipsis=True
        )
        words = shortened(canvas.look, text, "small", (rest.w, rest.h))
        told = Paragraph(words, "small", even=False, shrink=True)
        told.place(canvas.look, rest)
        told.draw(canvas)

    def _draw_next(self, canvas: Canvas) -> None:
        """The cards that are left, each with where it would lead the Golem now."""
        words, land = self.sight.words, Land(self.sight.view)
        head, rest = cut_top(self.rest, self.line, 4)
        found = [(card, zone) for zone, cards in threatened(self.sight).items() for card in cards]
        said = words("eut-board-threats" if found else "eut-board-no-threats")
        canvas.text(said, head, "small_strong", "muted", shrink=True, ellipsis=True)
        for at, (card, zone) in enumerate(found):
            row = Box(rest.x, rest.y + at * self.line, rest.w, self.line)
            if row.bottom > rest.bottom + 2:
                return
            known = zone in land.chart.spots
            there = space_title(self.sight, land.spot(zone)) if known else words("eut-tip-slot")
            icon, room = cut_left(row, row.h, 6)
            canvas.icon("eut.card.hecatomb", inset(icon, 2, 2), CRYSTAL)
            move = f"{self.sight.called(card)} ({hecatomb(card).move})"
            left, right = cut_left(room, room.w * 0.6, 6)
            canvas.text(move, left, "small", shrink=True, ellipsis=True)
            canvas.text(there, right, "small_strong", x=1.0, shrink=True, ellipsis=True)

    def _draw_heroes(self, canvas: Canvas) -> None:
        """Who still stands before Farruga, with Damage dealt and Magic Defence left."""
        table, words = self.sight.view, self.sight.words
        high = min(self.rest.h / 4, self.line * 1.7)
        for at, seat in enumerate(turn_order(table)):
            row = Box(self.rest.x, self.rest.y + at * high, self.rest.w, high - 4)
            gone = seat in fallen(table)
            colour = cloth(self.sight, seat)
            colour = darker(colour, 0.5) if gone else colour
            icon, room = cut_left(row, row.h, 8)
            paint.emblem(canvas, icon, crest(self.sight, seat), colour, None, 6)
            hero = Hero(table, seat)
            said = words(
                "eut-board-stand",
                what="gone" if gone else "stands",
                damage=hero.has(FARRUGA_DAMAGE),
                tokens=hero.has(MAGIC_DEFENCE),
            )
            ink = "muted" if gone else "cream"
            canvas.text(said, room, "small", ink, shrink=True, ellipsis=True)
