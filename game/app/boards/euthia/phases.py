"""The turns of a round, for the bar at the top."""

from __future__ import annotations

from game.app.table.board import Phases
from game.app.table.sight import Sight
from game.rules.euthia.views import active_player, round_number, turn_order


def phases(sight: Sight) -> Phases:
    """One for each player in turn order."""
    view = sight.view
    if not round_number(view) or len(sight.match.seats) < 2:
        return Phases()
    order = turn_order(view)
    active = active_player(view)
    now = order.index(active) if active in order else -1
    return Phases(tuple(sight.match.name_of(seat) for seat in order), now)
