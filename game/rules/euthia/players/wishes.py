"""What the Quests that lie open wish for, and how much more a thing is worth for it."""

from __future__ import annotations

from typing import NamedTuple

from game.engine import Piece, Reading, Seat
from game.rules.euthia import zones
from game.rules.euthia.content import quest
from game.rules.euthia.map import Chart
from game.rules.euthia.quests import GIVEN, candidates
from game.rules.euthia.shapes import Goods, Require, Several, Trophies


class Wish(NamedTuple):
    """One kind of thing that a Quest wishes for."""

    what: str
    require: Require
    reward: Goods
    #: How many are given, and how many the Hero has.
    needs: int
    had: int

    def names(self, kind: str) -> bool:
        """Whether it is about things of this kind; a Trophy is named by its Level."""
        wanted: Several | Trophies = getattr(self.require, self.what)
        if isinstance(wanted, Trophies):
            return int(kind) >= wanted.min_level
        return not wanted.any_of or kind in wanted.any_of


def wishes(table: Reading, seat: Seat, chart: Chart) -> list[Wish]:
    """All that the open Quests of the map wish for."""
    found = []
    for name in {spot.encounter: None for spot in chart.spots.values() if spot.encounter}:
        for card in table.zone(zones.quests(name)):
            asked = quest(card)
            found += _wishes(table, seat, asked.require, asked.reward)
    return found


def _wishes(table: Reading, seat: Seat, require: Require, reward: Goods) -> list[Wish]:
    found = []
    for what in GIVEN:
        wanted = getattr(require, what)
        if wanted is not None:
            had: list[Piece] = candidates(table, seat, require, what)
            found.append(Wish(what, require, reward, wanted.count, len(had)))
    return found
