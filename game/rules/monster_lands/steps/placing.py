"""Dice of the pool that are placed in a building."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import field, frozen

from game.engine import Option, Piece, Play, Reading, Seat, Text, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.refusals import free_slots
from game.rules.monster_lands.views import colour_of


def distinct(table: Reading, dice: Iterable[Piece]) -> list[Piece]:
    """One die for each colour and face: the others are the same choice."""
    seen: dict[tuple[str, object], Piece] = {}
    for die in dice:
        seen.setdefault((colour_of(die), table.faces.get(die)), die)
    return list(seen.values())


def shown(table: Reading, die: Piece) -> int:
    """What a die of the pool shows; 0 for dice that show nothing."""
    return table.pips(die) if die in table.faces else 0


def place_dice(play: Play, dice: Sequence[Piece], building: str, number: int) -> None:
    """Put dice on a slot."""
    play.move(dice, to=zones.slot(building, number))


def place_leftmost(play: Play, seat: Seat, building: str, die: Piece) -> None:
    """Put a die on the leftmost free slot, which keeps the order of Persuasion dice."""
    colour, face = colour_of(die), play.table.faces.get(die, 0)
    play.tell("ml-die-placed", seat=seat, die=colour, face=face, at=building)
    place_dice(play, [die], building, free_slots(play.table, building)[0])


@frozen
class UseDie(Option):
    """Use this die."""

    die: Piece
    discount: int
    #: What it shows, for the label alone; 0 for dice that show nothing.
    face: int = field(default=0, eq=False)

    def label(self) -> Text:
        """The button's words."""
        colour, discount = colour_of(self.die), self.discount
        return text("ml-option-die", die=colour, face=self.face, discount=discount)


STEPS = ()
OPTIONS = (UseDie,)
