"""Tables laid by hand, for pictures, puzzles, lessons and tests.

A laying starts from the opening, where every piece lies in its pile and nothing is shuffled: every
player has a board and a map, Awards, column and rows are filled in the order of the content, and
no die lies on a shrine yet.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Self

from game.engine import Piece, Seat, Setup, Zone, laying
from game.rules.valeria import zones
from game.rules.valeria.content import box
from game.rules.valeria.setup import opening
from game.rules.valeria.views import PILES, row_zones
from game.rules.valeria.vocabulary import CHAMPION_KINDS, TROOPS


class Laying(laying.Laying):
    """A table in the making."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, opening(setup))
        self.mark(zones.FIRST, 0).mark(zones.ROUND, 1).mark(zones.ACTIVE, 0)
        for seat, troop in zip(range(setup.players), TROOPS, strict=False):
            self.put(zones.board(seat), f"board.{troop}")
            self.map(seat, f"{seat + 1}", "a")
        for pile in PILES:
            self.put(zones.award(pile), self.zones[zones.award_pile(pile)][0])
        self.column(*[card.removeprefix("plan.") for card in self.zones[zones.PLAN_DECK][:5]])
        for kind in CHAMPION_KINDS:
            for zone in row_zones(kind):
                self.put(zone, self.zones[zones.champion_deck(kind)][0])

    def map(self, seat: Seat, scroll: str, side: str) -> Self:
        """Give a player this map; the one held before goes back to the others."""
        for old in list(self.zones.get(zones.scroll(seat), ())):
            self.put(zones.SCROLLS, old)
        self.put(zones.scroll(seat), f"scroll.{scroll}")
        self.faces[f"scroll.{scroll}"] = side
        return self

    def board(self, seat: Seat, troop: str) -> Self:
        """Give a player this board; whoever held it takes the one that was left."""
        wanted, (left,) = f"board.{troop}", self.zones[zones.board(seat)]
        there = self.place_of(wanted)
        return self.put(there, left).put(zones.board(seat), wanted)

    def column(self, *plans: str) -> Self:
        """Fill the column with these plans, from 1 Gold on; what lay there goes under the deck."""
        for zone in zones.COLUMN:
            for card in list(self.zones.get(zone, ())):
                self.put(zones.PLAN_DECK, card)
        for zone, name in zip(zones.COLUMN, plans, strict=False):
            self.put(zone, f"plan.{name}")
        return self

    def row(self, kind: str, *champions: str) -> Self:
        """Show these champions in a row; what lay there goes under the deck."""
        for zone in row_zones(kind):
            for card in list(self.zones.get(zone, ())):
                self.put(zones.champion_deck(kind), card)
        for zone, name in zip(row_zones(kind), champions, strict=False):
            self.put(zone, self.next_of(f"champion.{name}", zones.champion_deck(kind)))
        return self

    def award(self, name: str) -> Self:
        """Let this Award be the one in play of its pile."""
        pile = box().awards[name].pile
        for old in list(self.zones.get(zones.award(pile), ())):
            self.put(zones.award_pile(pile), old)
        return self.put(zones.award(pile), f"award.{name}")

    def next_of(self, kind: str, pile: Zone) -> Piece:
        """The first piece of a kind (``champion.thief``) that still lies in a pile."""
        for piece in self.zones.get(pile, ()):
            if piece == kind or piece.startswith(f"{kind}."):
                return piece
        raise LookupError(f"no {kind} is left in {pile}")

    def dice(self, zone: Zone, *dice: str) -> Self:
        """Lay dice of the bag down, each as ``orc 6``."""
        for each in dice:
            troop, face = each.split()
            die = self.next_of(troop, zones.BAG)
            self.put(zone, die)
            self.faces[die] = int(face)
        return self

    def shrine(self, name: str, *dice: str) -> Self:
        """Lay dice on a shrine."""
        return self.dice(zones.shrine_dice(name), *dice)

    def warden(
        self,
        seat: Seat = 0,
        at: str = "",
        dice: Iterable[str] = (),
        gems: int = 0,
        champions: Iterable[str] = (),
        open: Iterable[str] = (),
        cells: Iterable[tuple[int, int]] = (),
        plans: Iterable[str] = (),
        reserved: Mapping[str, str] | None = None,
        **counters: int,
    ) -> Self:
        """What a player has: `at` a shrine, spaces `open`, their markers on `cells` of the map."""
        if at:
            self.put(zones.shrine(at), zones.warden(seat))
        self.dice(zones.dice(seat), *dice)
        self.put(zones.gems(seat), *self.zones[zones.GEM_SUPPLY][:gems])
        for name in champions:
            deck = zones.champion_deck(box().champions[name].kind)
            try:
                card = self.next_of(f"champion.{name}", deck)
            except LookupError:
                card = f"champion.{name}.1"  # it lies in its row, which shows one less
            self.put(zones.champions(seat), card)
        self._open(seat, list(open), list(cells))
        self.put(zones.plans(seat), *[f"plan.{name}" for name in plans])
        for slot, name in (reserved or {}).items():
            self.put(zones.slot(seat, slot), f"plan.{name}")
        return self.count(zones.warden(seat), **counters)

    def _open(self, seat: Seat, spaces: list[str], cells: list[tuple[int, int]]) -> None:
        """Markers of open spaces lie on the map; those without a zone there left the table."""
        covered = [name for name in box().spaces if self.zones.get(zones.space(seat, name))]
        spaces += [name for name in reversed(covered) if name not in spaces][
            : max(0, len(cells) - len(spaces))
        ]
        targets = [zones.cell(seat, *cell) for cell in cells]
        for at, name in enumerate(spaces):
            (marker,) = self.zones[zones.space(seat, name)]
            self.put(targets[at] if at < len(targets) else zones.GONE, marker)
