"""What stands behind something done on one's turn: a card, a region with its dice, a loot token.

It is used up when everything is chosen, so that each choice still has a way back.
"""

from __future__ import annotations

from game.engine import Piece, Play, Seat
from game.engine.effects import Use
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import ability_of
from game.rules.monster_lands.deeds import use
from game.rules.monster_lands.steps.common import action_done, earlier, rewind


def settle(play: Play, seat: Seat, source: Piece, dice: tuple[Piece, ...] = ()) -> None:
    """Use the region, spend the loot or use the card; its dice are gone."""
    match source.partition(".")[0]:
        case "region":
            play.tell("ml-region-used", seat=seat, region=source)
            use(play, source)
        case "loot":
            play.tell("ml-loot-used", seat=seat, loot=source)
            play.move(source, to=zones.GONE)
        case _:
            play.tell("ml-talent-used", seat=seat, card=source)
            use(play, source)
    play.move(dice, to=zones.spent(seat))


def complete(play: Play, seat: Seat, source: Piece) -> None:
    """Whatever the source gives without a choice; using a region was the main action."""
    ability = ability_of(source)
    for effect in ability.effects:
        effect.apply(play, Use(seat, source, ability.window))
    if source.startswith("region."):
        action_done(play, seat)


def think_again(play: Play, seat: Seat, source: Piece) -> None:
    """Go back to the region's dice; under a card or a loot token, the turn waits anyway."""
    if source.startswith("region."):
        rewind(play, seat, earlier("PayRegion", seat, source))
