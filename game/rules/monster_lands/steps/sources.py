"""What stands behind something free of gold: a region with its dice, or a loot token.

It is paid when the thing is taken, so that the choice of the thing still has a way back.
"""

from __future__ import annotations

from game.engine import Piece, Play, Seat
from game.rules.monster_lands import zones
from game.rules.monster_lands.deeds import use
from game.rules.monster_lands.steps.common import action_done, earlier, rewind


def _is_region(source: Piece) -> bool:
    return source.startswith("region.")


def settle(play: Play, seat: Seat, source: Piece, dice: tuple[Piece, ...]) -> None:
    """Use the region as the main action, or spend the loot; the dice are gone for the round."""
    if _is_region(source):
        action_done(play, seat)
        play.tell("ml-region-used", seat=seat, region=source)
        use(play, source)
    else:
        play.tell("ml-loot-used", seat=seat, loot=source)
        play.move(source, to=zones.GONE)
    play.move(dice, to=zones.spent(seat))


def think_again(play: Play, seat: Seat, source: Piece) -> None:
    """Go back to the region's dice; under a loot token, the turn waits anyway."""
    if _is_region(source):
        rewind(play, seat, earlier("PayRegion", seat, source))
