"""The board of a game that has none of its own yet: its zones as trays, its pieces as tiles."""

from __future__ import annotations

from game.app.drawing import dice, paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, cut_top, inset
from game.app.drawing.look import Look
from game.app.table.board import Board, Described
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Shelf, cells_in
from game.app.widgets.base import NO_LIMIT, Widget
from game.engine.table import Face, Piece

TILE: Size = (190, 56)


class PlainBoard(Board):
    """Every zone with what lies in it; private zones at the bottom."""

    def middle(self, sight: Sight) -> Widget:
        zones = [zone for zone in sorted(sight.view.zones) if owner_of(zone) is None]
        return _Trays(*(Tray(sight, zone, _title(zone)) for zone in zones))

    def own(self, sight: Sight, seat: int) -> Widget:
        zones = [zone for zone in sorted(sight.view.zones) if owner_of(zone) == seat]
        counted = [
            Anchor(f"{owner}/{name}", _counter(name, total))
            for (owner, name), total in sorted(sight.view.counters.items())
            if owner_of(owner) == seat
        ]
        return _Trays(*(Tray(sight, zone, _title(zone)) for zone in zones), *counted)

    def sprite(
        self, sight: Sight, canvas: Canvas, box: Box, piece: Piece, face: Face | None
    ) -> None:
        if isinstance(face, int):
            dice.draw_die(canvas, box, piece.partition(".")[0], face)
            return
        hidden = piece.startswith("?")
        paint.panel(canvas, box, "raised" if hidden else "parchment")
        name = "?" if hidden else piece.partition(".")[0]
        ink = "cream" if hidden else "ink"
        canvas.text(name, inset(box, 8, 2), "small_strong", ink, 0.5, shrink=True, ellipsis=True)

    def describe(self, sight: Sight, thing: str) -> Described | None:
        name = sight.called(thing)
        return Described(name) if name else None


def owner_of(zone: str) -> int | None:
    """The seat whose zone this is, by the number in its name."""
    _, dot, rest = zone.partition(".")
    number = rest.partition(".")[0]
    return int(number) if dot and number.isdigit() else None


def _title(zone: str) -> str:
    return zone.replace("_", " ").partition(".")[0]


def _counter(name: str, total: int):  # type: ignore[no-untyped-def]
    def draw(canvas: Canvas, box: Box) -> None:
        paint.panel(canvas, box, "sunken")
        canvas.text(
            f"{name} {total}", inset(box, 10, 4), "small_strong", x=0.5, shrink=True, ellipsis=True
        )

    return draw


class Tray(Widget):
    """A zone: its name and its pieces."""

    def __init__(self, sight: Sight, zone: str, title: str, size: Size = TILE) -> None:
        pieces = sight.view.zone(zone)
        self.shelf = Shelf(*(sight.piece(piece) for piece in pieces[:12]), size=size)
        self.ground = sight.place(zone)
        super().__init__(self.ground, self.shelf)
        more = f" ({len(pieces)})" if len(pieces) > 12 else ""
        self.title = title + more

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return width, 120

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.ground.place(look, box)
        _, rest = cut_top(inset(box, 14, 8), look.line("small_strong"), 4)
        self.shelf.place(look, rest)

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "ground")
        head, _ = cut_top(inset(self.rect, 14, 8), canvas.look.line("small_strong"))
        canvas.text(self.title, head, "small_strong", "gold", shrink=True, ellipsis=True)
        super().draw(canvas)


class _Trays(Widget):
    """Trays in as many columns as fit."""

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        count = len(self.children)
        share = max(box.w / 3 - 10, 200), max(box.h / max(-(-count // 3), 1) - 10, 60)
        for child, cell in zip(self.children, cells_in(box, count, share, 10), strict=True):
            child.place(look, cell)
