"""The plan column and the rows of champions, closed and filled again from their decks."""

from __future__ import annotations

from game.engine import Piece, Play
from game.rules.valeria import zones
from game.rules.valeria.content import champion
from game.rules.valeria.views import Rows, row_zones
from game.rules.valeria.vocabulary import CHAMPION_KINDS


def close_column(play: Play) -> None:
    """Plans slide towards 1 Gold, new ones come on the dearest space while there are any.

    With an empty deck the dearest spaces stay empty (ruling 43).
    """
    filled = play.table.zones
    while True:
        _slide(play)
        deck = filled.get(zones.PLAN_DECK, ())
        if zones.COLUMN[-1] in filled or not deck:
            return
        play.move(deck[0], to=zones.COLUMN[-1])


def _slide(play: Play) -> None:
    free = [zone for zone in zones.COLUMN if zone not in play.table.zones]
    for zone in zones.COLUMN:
        if zone in play.table.zones and free and free[0] < zone:
            play.move(play.table.zones[zone][0], to=free.pop(0))
            free.append(zone)


def fill_row(play: Play, kind: str) -> None:
    """Every empty space of a row gets a card from its deck, from the left, while it lasts."""
    for zone in row_zones(kind):
        deck = play.table.zones.get(zones.champion_deck(kind), ())
        if zone not in play.table.zones and deck:
            play.move(deck[0], to=zone)


def renew_rows(play: Play) -> None:
    """All face-up champions go under their decks, left card first, and others come (ruling 16)."""
    for kind in CHAMPION_KINDS:
        for card in Rows(play.table).of(kind):
            play.move(card, to=zones.champion_deck(kind))
        fill_row(play, kind)


def put_under_plans(play: Play, card: Piece) -> None:
    """A plan of the column goes under its deck; the column closes (ruling 9)."""
    play.move(card, to=zones.PLAN_DECK)
    close_column(play)


def put_under_champions(play: Play, card: Piece) -> None:
    """A champion goes under its deck; another comes in the same space."""
    kind, zone = champion(card).kind, play.table.places[card]
    play.move(card, to=zones.champion_deck(kind))
    play.move(play.table.zones[zones.champion_deck(kind)][0], to=zone)
