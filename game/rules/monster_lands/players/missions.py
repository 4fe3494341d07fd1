"""Rules of thumb for missions and contracts: whether to go, and who goes."""

from __future__ import annotations

from functools import lru_cache

from game.engine import Piece
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import mission
from game.rules.monster_lands.modifiers import combined
from game.rules.monster_lands.players.camps import Worths
from game.rules.monster_lands.players.guesses import at_least, dice_total
from game.rules.monster_lands.players.outlook import DIE, Outlook
from game.rules.monster_lands.players.parties import AWAY
from game.rules.monster_lands.views import occupied

#: How a rival on the same mission cuts the hope of winning.
CONTESTED = 0.55


def competitive(outlook: Outlook) -> float:
    """The worth of trying the competitive mission with the best member."""
    tile = outlook.view.zones[zones.mission(zones.COMPETITIVE)][0]
    worths = [_hope(outlook, card) for card in outlook.clan.envoys]
    return max(worths, default=-5.0) - DIE * mission(tile).competitive.dice - AWAY


def _hope(outlook: Outlook, card: Piece) -> float:
    """What a member may win on the competitive mission, less what it may lose."""
    view = outlook.view
    tile = view.zones[zones.mission(zones.COMPETITIVE)][0]
    contested = bool(occupied(view, zones.COMPETITIVE))
    return _hoped(tile, (card, *outlook.clan.worn(card)), contested, outlook.worths)


@lru_cache(maxsize=20_000)
def _hoped(tile: Piece, cards: tuple[Piece, ...], contested: bool, worths: Worths) -> float:
    """By what it depends on: a member with what it wears, and what things are worth."""
    side = mission(tile).competitive
    found = combined(cards, None, "mission")
    bonus = max([found.per_die(colour) for colour in side.colours])
    again = sum([each.count for each in found.rerolls if set(each.colours) & set(side.colours)])
    mean, spread = dice_total(side.dice)
    won = at_least(mean + bonus * side.dice + min(again, side.dice), spread, side.target)
    if contested:
        won *= CONTESTED
    return won * worths.of(side.reward) - (1 - won) * worths.of(side.penalty)


def contract(outlook: Outlook, exp: str) -> float:
    """The worth of a contract, if its goods are there."""
    side = mission(outlook.view.zone(zones.mission(zones.CONTRACT))[0]).contract
    if any(outlook.has(item) < count for item, count in side.discard.items()):
        return -3.0
    paid = side.reward_left if zones.number_of(exp) == 1 else side.reward_right
    goods = outlook.worth({item: n for item, n in side.discard.items() if item != "gold"})
    goods += outlook.price(side.discard.get("gold", 0))
    return outlook.worth(paid) - goods - DIE * side.dice - AWAY


def sent(outlook: Outlook, exp: str, card: Piece) -> float:
    """Who is sent: whoever helps there and is missed least elsewhere."""
    if zones.place_of(exp) == zones.COMPETITIVE:
        return _hope(outlook, card) - 0.1 * outlook.keeping(card)
    return -outlook.keeping(card)
