"""Cards to choose from that lie nowhere on the table: drawn, searched, revealed, discarded."""

from __future__ import annotations

from game.app.boards.rivenoire.asking import answers, asked, so_far
from game.app.boards.rivenoire.cardart import upright
from game.app.boards.rivenoire.emblems import emblem
from game.app.boards.rivenoire.prices import left_for_the_line
from game.app.boards.rivenoire.reading import is_known
from game.app.boards.rivenoire.spaces import draw_pawn
from game.app.boards.rivenoire.tavern import ground
from game.app.boards.rivenoire.tokenart import token
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, cut_top, inset
from game.app.drawing.look import Look
from game.app.drawing.names import name_in
from game.app.table.overlay import Overlay
from game.app.table.prompt import Question
from game.app.table.sight import Sight
from game.app.table.spot import Draw, cells_in
from game.app.widgets import Paragraph
from game.app.widgets.base import Widget, draw_each
from game.engine.steps import Decision
from game.rules.rivenoire import zones
from game.rules.rivenoire.views.fight import Fight
from game.rules.rivenoire.vocabulary import FAMILIES
from game.rules.rivenoire.zones import family, kind_of

#: Zones whose pieces are not on the board, by the word over them.
_SHELVES = {
    "drawn": "riv-tray-drawn",
    "discard": "riv-tray-discard",
    "hand": "riv-tray-hand",
    "deck": "riv-tray-deck",
}
_PILES = {
    zones.QUEST_DECK: "riv-tray-quests",
    zones.DESTROYED: "riv-tray-destroyed",
    zones.RESERVE: "riv-tray-reserve",
    zones.NUGGETS: "riv-tray-nuggets",
    zones.ROCKFALLS: "riv-tray-rockfalls",
    zones.LOOT_OPEN: "riv-tray-loot",
    zones.ORACLE_DECK: "riv-tray-drawn",
    zones.ORACLE_PAST: "riv-tray-drawn",
}
TEXT_KEYS = (
    "riv-tray-drawn",
    "riv-tray-discard",
    "riv-tray-hand",
    "riv-tray-deck",
    "riv-tray-quests",
    "riv-tray-destroyed",
    "riv-tray-reserve",
    "riv-tray-nuggets",
    "riv-tray-rockfalls",
    "riv-tray-loot",
)
CARD = (214.0, 236.0)
LARGE = (214.0, 300.0)
WIDEST = 1720.0


def tray_stage(sight: Sight) -> Tray | None:
    """The tray, where the open question is about cards that are not on the board."""
    decision = sight.decision
    if decision is None or sight.upto is not None or not sight.mine:
        return None
    shelves = _shelves(sight, decision)
    return Tray(sight, shelves) if any(word != "riv-tray-hand" for word in shelves) else None


def _shelves(sight: Sight, decision: Decision) -> dict[str, list[str]]:
    """The pieces that the question is about, by where they lie; those that only lie there too."""
    found: dict[str, list[str]] = {}
    for option in decision.options:
        for thing in option.touches():
            word = _word(sight, thing)
            if word and thing not in found.setdefault(word, []):
                found[word].append(thing)
    if _PILES[zones.NUGGETS] in found:
        rocks = list(sight.view.zone(zones.ROCKFALLS))
        found |= {_PILES[zones.ROCKFALLS]: rocks} if rocks else {}
    return {word: pieces for word, pieces in found.items() if pieces}


def _word(sight: Sight, thing: str) -> str:
    """The word over a piece's shelf; empty for what is on the board."""
    zone = sight.view.places.get(thing)
    if zone is None or not is_known(thing):
        return ""
    seat = zones.seat_of(zone)
    if seat is not None:
        return _SHELVES.get(zone.split(".")[2], "")
    return _PILES.get(zone, "")


class Tray(Overlay):
    """A question over the cards that answer it."""

    about = "tray"

    def __init__(self, sight: Sight, shelves: dict[str, list[str]]) -> None:
        self.sight = sight
        assert sight.decision is not None
        self.seats = frozenset((sight.decision.seat,))
        self.shelves = [Shelf(sight, word, pieces) for word, pieces in shelves.items()]
        spots = [spot for shelf in self.shelves for spot in shelf.spots]
        self.prompt = Question(asked(sight), "prompt", x=0.5, y=0.5, shrink=True)
        self.notes = [Paragraph(said, "small", "info", x=0.5, shrink=True) for said in self._said()]
        self.answers = answers(sight, spots, "tray:options")
        super().__init__(*self.shelves, self.answers, self.prompt, *self.notes, name="tray")

    def _said(self) -> list[str]:
        """What a draft comes to; the cards that live on in the fight."""
        said = so_far(self.sight)
        cards, there = left_for_the_line(self.sight)
        if there and not Fight(self.sight.view).is_slain:
            said.append(self.sight.words("riv-hint-hand", cards=cards, fighters=there))
        return said

    def hides(self, box: Box) -> bool:
        return self.panel.colliderect(box)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        pieces = [len(each.spots) for each in self.shelves]
        most = max(pieces, default=1)
        rows = sum(-(-count // 7) for count in pieces)
        # A single row has room for larger cards, with their whole rule.
        card = LARGE if rows == 1 else CARD
        for shelf in self.shelves:
            shelf.card = card
        wide = min(box.w - 40, max(min(most, 7) * (card[0] + 14) + 80, 900), WIDEST)
        foot = 0.0 if self.answers.is_empty else self.answers.wanted(look, wide - 52)[1] + 14
        high = 60 + look.line("prompt") * 2.1 + foot
        high += rows * (card[1] + 16) + len(pieces) * (look.line("small") + 6)
        high += sum(look.line("small") * 1.2 for _ in self.notes)
        high = min(box.h - 30, high)
        self.panel = Box(box.centerx - wide / 2, box.centery - high / 2, wide, high)
        inner = inset(self.panel, 26, 18)
        top, rest = cut_top(inner, min(self.prompt.wanted(look, inner.w)[1],
                            look.line("prompt") * 2.1), 8)  # fmt: skip
        self.prompt.place(look, top)
        for note in self.notes:
            line, rest = cut_top(rest, look.line("small") * 1.15, 2)
            note.place(look, line)
        self.answers.visible = not self.answers.is_empty
        if self.answers.visible:
            least = self.answers.least(look, inner.w)
            low, rest = cut_bottom(rest, max(min(foot - 14, rest.h * 0.5), least), 14)
            self.answers.place(look, low)
        total = sum(-(-count // 7) for count in pieces) or 1
        y = rest.y
        for shelf, count in zip(self.shelves, pieces, strict=True):
            part = rest.h * -(-count // 7) / total
            shelf.place(look, Box(rest.x, y, rest.w, part - 4))
            y += part

    def draw_still(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.panel, "dialog")
        canvas.covers(self.panel)
        draw_each(canvas, (self.prompt, *self.notes, *self.shelves))

    def draw_live(self, canvas: Canvas) -> None:
        if self.answers.visible:
            self.answers.draw(canvas)


class Shelf(Widget):
    """Cards from one place, under its name."""

    def __init__(self, sight: Sight, word: str, pieces: list[str]) -> None:
        self.sight, self.title = sight, sight.words(word)
        self.card = CARD
        self.spots = [sight.place(each, _drawn(sight, each)) for each in pieces]
        super().__init__(*self.spots)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.head, rest = cut_top(box, look.fonts.smallest / look.scale * 1.2, 6)
        for spot, cell in zip(self.spots, cells_in(rest, len(self.spots), self.card, 14, 0.5, 0.5),
                              strict=True):  # fmt: skip
            spot.place(look, cell)

    def draw(self, canvas: Canvas) -> None:
        canvas.text(self.title, self.head, "small_name", "gold", x=0.5, shrink=True, ellipsis=True)
        super().draw(canvas)


def _drawn(sight: Sight, piece: str) -> Draw:
    """How a piece looks on the tray."""

    def draw(canvas: Canvas, box: Box) -> None:
        kind = family(piece)
        if kind in FAMILIES or kind == "oracle":
            upright(sight, canvas, box, piece, words=True)
        elif kind == "character":
            person(sight, canvas, box, piece)
        elif kind in ("property", "trophy", "jewel"):
            token(sight, canvas, box, piece)
        else:
            draw_pawn(sight, canvas, box, piece)

    return draw


def person(sight: Sight, canvas: Canvas, box: Box, piece: str) -> None:
    """A character as a card: its face, its name."""
    theme, kind = canvas.look.theme, kind_of(piece)
    paint.panel(canvas, box, paint.Panel(theme.panel, theme.sunken, theme.edge, 12, 2, 4))
    inner = inset(box, 8)
    low, top = cut_bottom(inner, canvas.look.fonts.smallest / canvas.look.scale * 1.2, 4)
    side = min(top.w, top.h)
    face = Box(top.centerx - side / 2, top.centery - side / 2, side, side)
    paint.emblem(canvas, face, emblem("character", kind), ground(kind), radius=12)
    name_in(canvas, sight.called(piece), low, "cream")
