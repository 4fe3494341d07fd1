"""Madhala at a glance: who of hers is at home, her dice, and her pile of ambushes."""

from __future__ import annotations

from game.app.boards.monster_lands.chips import chip
from game.app.drawing.layout import Box, Size, cut_right
from game.app.drawing.look import Look
from game.app.table.chips import ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Shelf
from game.app.widgets.base import NO_LIMIT, Widget
from game.rules.monster_lands import zones

TOKEN, DIE, GAP = 46.0, 40.0, 8.0


class MadhalaPart(Widget):
    """Tokens at the left, dice at the right, the pile below if there is one."""

    def __init__(self, sight: Sight, share: float = 1.0) -> None:
        view = sight.view
        self.token, self.die = TOKEN * share, DIE * share
        tokens = [sight.piece(each) for each in view.zone(zones.MADHALA_HOME)]
        dice = [sight.piece(each) for each in view.zone(zones.MADHALA_DICE)]
        self.home = Anchor(zones.MADHALA_HOME)
        self.tokens = Shelf(*tokens, size=(self.token, self.token), gap=4, y=0.5)
        self.dice = Shelf(*dice, size=(self.die, self.die), gap=6, x=1.0, y=0.5)
        pile = len(view.zone(zones.AMBUSH_PILE))
        self.pile = ChipRow([chip("trap", pile)]) if pile else None
        below = () if self.pile is None else (self.pile,)
        super().__init__(self.home, self.tokens, self.dice, *below)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        below = 0.0 if self.pile is None else self.pile.wanted(look, width)[1] + GAP
        return width, self.token + below

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        row = Box(box.x, box.y, box.w, min(self.token, box.h))
        right, left = cut_right(row, 2 * self.die + GAP, GAP)
        self.home.place(look, left)
        self.tokens.place(look, left)
        self.dice.place(look, right)
        if self.pile is not None:
            y = row.bottom + GAP
            self.pile.place(look, Box(box.x, y, box.w, max(box.bottom - y, 0)))
