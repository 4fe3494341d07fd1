"""What the next turn promises a Hero: the best plan from where it stands, with new tokens."""

from __future__ import annotations

from typing import cast

from game.engine import Draft, Reading, Seat, Table
from game.rules.euthia.meta import settings
from game.rules.euthia.players.plans import Planned, Plans
from game.rules.euthia.players.rates import KEEN
from game.rules.euthia.views import Hero, active_player, is_on_map, round_number, turn_order

#: What a next turn usually promises, before the last round, and more for each round that is left.
USUAL, LATER = 3.9, 0.3


def prospect(table: Reading, seat: Seat) -> float:
    """How much more than usual the next turn promises who has just ended one.

    Whoever has not moved since has the prospects that it had: they are not looked into.
    """
    left = settings(table).scenario.rounds - round_number(table)
    if left <= 0 or seat != _last_to_move(table) or not is_on_map(table, seat):
        return 0.0
    outlook = Planned(_rested(table, seat), seat, KEEN)
    plans = Plans(outlook, more=1)
    return plans.best(outlook.hero.location, 0, plans.tokens) - USUAL - LATER * left


def _last_to_move(table: Reading) -> Seat:
    """Who has ended the last turn."""
    order, active = turn_order(table), active_player(table)
    return order[-1] if active is None else order[order.index(active) - 1]


def _rested(table: Reading, seat: Seat) -> Reading:
    """The table with all that the Hero wears made ready."""
    hero = Hero(table, seat)
    tired = [each for each in hero.placed if not hero.is_ready(each)]
    if not tired:
        return table
    rested = table.fork() if isinstance(table, Draft) else Draft.quick(cast(Table, table))
    rested.faces = {piece: face for piece, face in rested.faces.items() if piece not in tired}
    return rested
