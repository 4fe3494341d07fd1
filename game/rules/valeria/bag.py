"""The dice bag: dice go in without a value, are mixed, drawn and rolled (chapters 4 and 9)."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import Piece, Play
from game.rules.valeria import zones
from game.rules.valeria.views import dice_on_shrines


def return_dice(play: Play, dice: Sequence[Piece]) -> None:
    """Dice in the bag show nothing."""
    for die in dice:
        play.turn(die, None)
    play.move(dice, to=zones.BAG)


def empty_shrines(play: Play) -> None:
    """All dice of the shrines go into the bag."""
    return_dice(play, dice_on_shrines(play.table))


def fill_shrines(play: Play, count: int) -> None:
    """Draw and roll so many for each shrine, clockwise; a short bag fills the first (ruling 15)."""
    play.shuffle(zones.BAG)
    for name in zones.SHRINES:
        drawn = play.table.zone(zones.BAG)[:count]
        play.move(drawn, to=zones.shrine_dice(name))
        play.roll(drawn)
