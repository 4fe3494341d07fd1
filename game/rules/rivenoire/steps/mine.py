"""The Mine: a common dig, then everybody takes a nugget (chapter 8.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Auto, Offer, Option, Piece, Play, Reading, Seat, Zone
from game.rules.rivenoire import zones
from game.rules.rivenoire.cards import take_wounds
from game.rules.rivenoire.content import box, card
from game.rules.rivenoire.steps.using import acquire
from game.rules.rivenoire.steps.visiting import Visit
from game.rules.rivenoire.views import City, leader


def dig(play: Play, miners: int, first: Seat, nuggets: Zone, rocks: Zone) -> None:
    """Reveal until a nugget more than miners lies open, or the deck ends (ruling 17).

    Two rockfalls wound whoever is served first (ruling 16).
    """
    wanted = miners + box().numbers.extra_nuggets
    revealed: list[Piece] = []
    found = 0
    for piece in play.table.zone(zones.MINE_DECK):
        if found == wanted:
            break
        revealed.append(piece)
        found += not card(piece).rockfall
    fallen = len(revealed) - found
    play.tell("riv-dug", cards=tuple(revealed), rockfalls=fallen)
    play.move([each for each in revealed if not card(each).rockfall], to=nuggets)
    play.move([each for each in revealed if card(each).rockfall], to=rocks)
    if fallen >= box().numbers.rockfalls:
        take_wounds(play, first)


@frozen
class OpenMine(Auto):
    """The dig, once for all miners."""

    def resolve(self, play: Play) -> None:
        """Nobody there, nothing dug."""
        miners = City(play.table, zones.MINE).characters
        if miners:
            first = leader(play.table, miners[0])
            dig(play, len(miners), first, zones.NUGGETS, zones.ROCKFALLS)


@frozen
class TakeNugget(Option):
    """Take these nuggets."""

    says: ClassVar[str] = "riv-option-nugget"
    card: Piece


@frozen
class AtMine(Visit):
    """Take one of the open nuggets (D-MINE); what is declined stays for others (ruling 78)."""

    place: ClassVar[str] = zones.MINE

    def actions(self, table: Reading) -> Iterable[Offer]:
        """Those of the common dig, or those of one's own (ruling 43)."""
        there = table.zone(zones.DUG if self.again else zones.NUGGETS)
        return [(TakeNugget(each), None) for each in there if not card(each).rockfall]

    def act(self, play: Play, choice: Option) -> None:
        """It comes to the hand."""
        assert isinstance(choice, TakeNugget)
        acquire(play, self.seat, choice.card)


@frozen
class CloseMine(Auto):
    """All that is left goes back, and the deck is shuffled."""

    alone: bool = False

    def resolve(self, play: Play) -> None:
        """The nuggets of others stay open while somebody digs alone."""
        open_zones = (zones.DUG,) if self.alone else (zones.NUGGETS, zones.ROCKFALLS)
        left = [each for zone in open_zones for each in play.table.zone(zone)]
        play.move(left, to=zones.MINE_DECK)
        play.shuffle(zones.MINE_DECK)


STEPS = (OpenMine, AtMine, CloseMine)
OPTIONS = (TakeNugget,)
