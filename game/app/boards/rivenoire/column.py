"""The column at the right: monster, stall and tavern, under each other or as tabs."""

from __future__ import annotations

from game.app.boards.rivenoire.emblems import emblem, term
from game.app.boards.rivenoire.lair import Lair
from game.app.boards.rivenoire.roomy import is_tight
from game.app.boards.rivenoire.stall import Stall
from game.app.boards.rivenoire.tavern import Tavern
from game.app.drawing.layout import Box, column
from game.app.drawing.look import Look
from game.app.table.board import Drawer
from game.app.table.sight import Sight
from game.app.table.spot import Plate
from game.app.widgets.base import Widget
from game.rules.rivenoire import zones

#: Shares of the height.
SHARES = (0.8, 1.89, 1.01)
GAP = 8.0


def drawers(sight: Sight) -> tuple[Drawer, ...]:
    """One column that is always open, or a tab for each part of it."""
    table, words = sight.view, sight.words
    parts = (
        Drawer("monster", words("riv-board-tab-monster"), term("monster"), lambda: Lair(sight),
               frozenset((*table.zone(zones.MONSTER), zones.MONSTER_DECK, zones.MONSTER))),
        Drawer("stall", words("riv-board-stall"), emblem("place", zones.MARKET),
               lambda: Stall(sight), frozenset((*table.zone(zones.STALL), zones.STALL)),
               f"place.{zones.MARKET}"),
        Drawer("tavern", words("riv-board-tavern"), emblem("place", zones.TAVERN),
               lambda: Tavern(sight), frozenset((*table.zone(zones.GUESTS), zones.GUESTS)),
               f"place.{zones.TAVERN}"),
    )  # fmt: skip
    if is_tight(sight.look):
        return parts
    holds = frozenset().union(*(each.holds for each in parts))
    return (Drawer("column", "", "", lambda: _column(sight), holds),)


def _column(sight: Sight) -> Widget:
    def arrange(look: Look, box: Box) -> list[Box]:
        return column(box, SHARES, GAP)

    return Plate(arrange, Lair(sight), Stall(sight), Tavern(sight))
