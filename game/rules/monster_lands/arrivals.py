"""What comes to the lands outside: monsters, regions with their lists, missions.

Set-up, Preparation and Cleanup draw from here, so that every arrival follows the same rulings.
"""

from __future__ import annotations

from game.engine import Piece, Play
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import ask, monster
from game.rules.monster_lands.offers import draw
from game.rules.monster_lands.questions import StormsGates
from game.rules.monster_lands.views import monster_at

SIDES = ("a", "b")


def draw_monster(play: Play, place: str) -> None:
    """Draw a monster for a region or the Gates; one that storms the Gates is drawn past.

    The discards are shuffled into an empty deck, trophies never (ruling 79).
    """
    while cards := draw(play, zones.MONSTER_DECK, zones.MONSTER_DISCARD, 1):
        card = cards[0]
        if place == zones.GATES or ask(card, StormsGates()):
            _come_to_gates(play, card)
        else:
            play.tell("ml-monster-appears", monster=card, place=place)
            play.move(card, to=zones.lair(place))
        if monster_at(play.table, place) is not None:
            return


def rank_a_to_gates(play: Play) -> None:
    """A monster of rank A comes to the Gates: from the deck, else the discards (ruling 88)."""
    deck = play.table.zone(zones.MONSTER_DECK)
    # The last discard lies on top.
    discards = play.table.zone(zones.MONSTER_DISCARD)[::-1]
    found = next((card for card in deck + discards if monster(card).rank == "A"), None)
    if found is None:
        draw_monster(play, zones.GATES)
        return
    _come_to_gates(play, found)
    play.shuffle(zones.MONSTER_DECK)


def _come_to_gates(play: Play, card: Piece) -> None:
    """Put a monster at the Gates; one that stands there is discarded (ruling 50)."""
    play.tell("ml-monster-storms-gates", monster=card)
    driven_off = monster_at(play.table, zones.GATES)
    if driven_off is not None:
        play.tell("ml-monster-driven-off", monster=driven_off)
        play.move(driven_off, to=zones.MONSTER_DISCARD)
    play.move(card, to=zones.lair(zones.GATES))


def draw_region(play: Play, place: str) -> None:
    """Show a new region with a new expedition list; without cards the place is out of play.

    The list replaced goes under the pile, the new one falls on a side of chance (ruling 78).
    """
    for old in play.table.zone(zones.trails(place)):
        play.turn(old, None)
        play.move(old, to=zones.LIST_PILE)
    cards = play.table.zone(zones.REGION_DECK)[:1]
    if not cards:
        play.tell("ml-region-none-left", place=place)
        return
    play.tell("ml-region-appears", region=cards[0], place=place)
    play.move(cards[0], to=zones.land(place))
    tile = play.table.zone(zones.LIST_PILE)[0]
    play.move(tile, to=zones.trails(place))
    play.turn(tile, SIDES[play.chance.below(2)])


def draw_missions(play: Play) -> None:
    """Take two tiles from the bag: the competitive side on the left, a contract on the right."""
    # The bag holds enough for six rounds, and no tile goes back (ruling 80).
    for tile in play.table.zone(zones.MISSION_BAG)[:1]:
        play.tell("ml-mission-posted", mission=tile)
        _post(play, tile, zones.COMPETITIVE, "a")
    for tile in play.table.zone(zones.MISSION_BAG)[:1]:
        play.tell("ml-contract-posted", contract=tile)
        _post(play, tile, zones.CONTRACT, "b")


def _post(play: Play, tile: Piece, place: str, side: str) -> None:
    play.move(tile, to=zones.mission(place))
    play.turn(tile, side)
