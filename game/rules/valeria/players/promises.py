"""What a table promises a Warden: everything that may still bring points, counted.

What one of each is worth was learned from games (`mind.yaml`).
"""

from __future__ import annotations

from game.engine import Reading, Seat
from game.rules.valeria import zones
from game.rules.valeria.content import box
from game.rules.valeria.players.outlook import Outlook
from game.rules.valeria.players.plans import Prospects
from game.rules.valeria.views import Warden, players


def amounts(table: Reading, seat: Seat) -> dict[str, float]:
    """All that may bring points later, counted."""
    outlook = Outlook(table, seat)
    warden = outlook.warden
    opened = warden.open_spaces
    prospects = Prospects(outlook) if warden.board and table.zone(zones.scroll(seat)) else None
    return {
        "gold": float(min(warden.gold, 10)),
        "magic": float(min(warden.magic, 8)),
        "gems": float(len(warden.gems)),
        "influence": float(warden.influence - box().start.influence),
        "dice": float(len(warden.dice)),
        "hope": 0.0 if prospects is None else prospects.hope(tuple(sorted(prospects.dice))),
        "reserved": float(len(warden.reserved)),
        "instants": float(len(warden.champions_of("immediate"))),
        "ongoing": float(len(warden.champions_of("permanent"))),
        "endgame": float(len(warden.champions_of("endgame"))),
        "completed": float(len(warden.completed)),
        "strength": float("strength_bonus" in opened),
        "troops": float(("troop_4" in opened) + ("troop_5" in opened)),
        "wild": float("wild_troop" in opened),
        "tracks": float("track_14" in opened),
    }


def left(table: Reading) -> float:
    """Plans that whoever is ahead still has to complete."""
    done = [len(Warden(table, seat).completed) for seat in range(players(table))]
    return float(max(0, box().last_plan - max(done)))


def care(table: Reading) -> float:
    """Two can think longer in the time that four take."""
    return 5.0 if players(table) == 2 else 1.0
