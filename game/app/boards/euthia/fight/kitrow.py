"""The shelf of a fight: what serves now stands higher and bright, the rest waits or is spent."""

from __future__ import annotations

from game.app.boards.euthia.emblems import term
from game.app.boards.euthia.fight.moment import window_of
from game.app.boards.euthia.figures import figures_of
from game.app.boards.euthia.groups import tile_cells
from game.app.boards.euthia.reading import me
from game.app.boards.euthia.sprites import card_face, stone
from game.app.boards.euthia.tileface import is_spent, tile_face
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_left, cut_top, inset
from game.app.drawing.look import Look
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.widgets.base import NO_LIMIT, Widget
from game.engine.table import Piece
from game.rules.euthia.content import blocks, group_of
from game.rules.euthia.views import Hero
from game.rules.euthia.views.bout import Bout

COLUMNS = ("now", "soon", "strike", "guard", "heal", "travel", "spent")
#: Windows that another follows without a question between them, and when things work there: to
#: answer the Monster's roll well is to know what comes after the last pass.
SOON = dict.fromkeys(("roll", "answers"), ("after_monster_roll", "before_or_after_monster_roll"))
#: The signs of columns that are no group of the kit.
SIGNS = {"spent": "exhausted", "soon": "guard"}
INKS = {"now": "gold", "soon": "cream"}
#: A card of the Monsters at most: its words are read before it is played.
CARD = (300.0, 190.0)
#: Where there is room a tile is so wide, for names of two words and a set.
WIDEST = 290.0
#: Between cards.
GAP = 8.0


class KitRow(Widget):
    """All that the viewer could use, in columns by when."""

    def __init__(self, sight: Sight, bout: Bout) -> None:
        self.sight, self.bout = sight, bout
        self.plays = bout.is_played and me(sight) == bout.player
        self.soon = SOON.get(window_of(sight), ())
        found: dict[str, list[Piece]] = {name: [] for name in COLUMNS}
        for piece in self._pieces():
            found[self._column(piece)].append(piece)
        self.columns = [
            (name, [self._spot(each) for each in each_]) for name, each_ in found.items() if each_
        ]
        self.spots = [spot for _, spots in self.columns for spot in spots]
        super().__init__(*self.spots)

    def _pieces(self) -> list[Piece]:
        """The Hero's kit; for who plays the Monster, the cards in hand."""
        if self.plays:
            return list(Hero(self.sight.view, self.bout.player).hand)
        hero = Hero(self.sight.view, self.bout.hero)
        idle = ("resource", "villager")
        return [each for each in (*hero.working, *hero.carried) if group_of(each) not in idle]

    def _column(self, piece: Piece) -> str:
        if piece in self.sight.lit:
            return "now"
        if self.plays or piece.startswith("?"):
            return "guard"
        if is_spent(self.sight, piece):
            return "spent"
        return "soon" if self._serves_soon(piece) else figures_of(piece).group

    def _serves_soon(self, piece: Piece) -> bool:
        return any(block.trigger in self.soon for block in blocks(piece))

    def _spot(self, piece: Piece) -> Spot:
        dimmed = self._column(piece) not in ("now", "soon")

        def draw(canvas: Canvas, box: Box) -> None:
            if group_of(piece) in ("gem", "essence"):
                stone(
                    canvas,
                    box.inflate(-box.w * 0.3, -box.h * 0.3),
                    piece,
                    is_spent(self.sight, piece),
                )
            elif group_of(piece) in ("tile", "item"):
                tile_face(self.sight, canvas, box, piece, is_spent(self.sight, piece), dimmed)
            else:
                card_face(self.sight, canvas, box, piece)

        zone = self.sight.view.places.get(piece, "")
        also = (
            (zone,) if zone.startswith("hero.") and zone.split(".")[2] in ("slot", "worn") else ()
        )
        spot = self.sight.piece(piece, draw, also=also)
        spot.radius = 7
        return spot

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 14, 8)
        line = look.fonts.smallest / look.scale * 1.25
        shares = [
            max(-(-len(spots) // 2), 1) + (0.35 if name == "now" else 0)
            for name, spots in self.columns
        ]
        gap = 16.0
        room = inner.w - gap * max(len(shares) - 1, 0)
        x = inner.x
        self.heads: list[tuple[str, Box]] = []
        for (name, spots), share in zip(self.columns, shares, strict=True):
            most = NO_LIMIT if self.plays else (WIDEST + 6) * max(share, 1)
            wide = min(room * share / max(sum(shares), 1), most)
            column = Box(x, inner.y, wide, inner.h)
            head, rest = cut_top(column, line, 4)
            self.heads.append((name, head))
            lift = 0.0 if name == "now" else min(rest.h * 0.045, 14)
            rest = Box(rest.x, rest.y + lift, rest.w, rest.h - lift)
            count = len(spots)
            cells = card_cells(rest, count) if self.plays else tile_cells(rest, count, WIDEST)
            for spot, cell in zip(spots, cells, strict=True):
                spot.place(look, cell)
            x += wide + gap

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "panel")
        look, words = canvas.look, self.sight.words
        for name, head in self.heads:
            now, room = name == "now", head
            sign = term(SIGNS.get(name, name))
            if not now and look.icons.has(sign):
                icon, room = cut_left(head, head.h * 0.9, 6)
                canvas.icon(sign, icon, (150, 168, 176))
            said = words(f"eut-fight-kit-{name}")
            if look.fonts.width(said, "bold", look.fonts.smallest) <= room.w * look.scale:
                canvas.text(said, room, "small_strong", INKS.get(name, "muted"), shrink=True)
        super().draw(canvas)


def card_cells(box: Box, count: int) -> list[Box]:
    """Cards beside each other, as wide as they may be."""
    wide = min((box.w - GAP * (count - 1)) / max(count, 1), CARD[0])
    high = min(box.h, CARD[1])
    return [Box(box.x + at * (wide + GAP), box.y, wide, high) for at in range(count)]


TEXT_KEYS = (
    "eut-fight-kit-now",
    "eut-fight-kit-soon",
    "eut-fight-kit-strike",
    "eut-fight-kit-guard",
    "eut-fight-kit-heal",
    "eut-fight-kit-travel",
    "eut-fight-kit-spent",
)
