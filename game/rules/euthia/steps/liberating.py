"""The token that marks a space as free, by what the space is (8.9, step 6)."""

from __future__ import annotations

from game.engine import Play, Seat, Zone
from game.rules.euthia import zones
from game.rules.euthia.gains import find_top
from game.rules.euthia.map import Spot, chart_of
from game.rules.euthia.placing import place_token
from game.rules.euthia.steps.treasure import treasure_level
from game.rules.euthia.vocabulary import SHOP_AT, TERRAINS

#: Tokens that the winner of a mine lays (8.9).
MINE_TOKENS = 2


def liberate(play: Play, seat: Seat, space: Zone) -> None:
    """Trade token, two Interaction tokens or a Hero token; a Treasure is taken at once."""
    spot = chart_of(play.table).spots[space]
    kind = token_for(play, spot)
    play.tell("eut-liberated", seat=seat, place=spot.place)
    place_token(play, seat, kind, space, MINE_TOKENS if kind == zones.INTERACTION else 1)
    level = treasure_level(spot.place)
    if level:
        find_top(play, seat, zones.treasure(level))


def token_for(play: Play, spot: Spot) -> str:
    """Places of Trade and the spaces of a Tower bear Trade tokens, mines Interaction tokens."""
    middle = chart_of(play.table).spots.get(zones.centre(*spot.anchor))
    if spot.place in SHOP_AT or (middle is not None and middle.place in SHOP_AT):
        return zones.TRADE_TOKEN
    return zones.INTERACTION if spot.place in TERRAINS else zones.HERO_TOKEN


STEPS = ()
OPTIONS = ()
