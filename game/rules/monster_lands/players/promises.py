"""What a table promises a clan at the end of a round: the score, and what will come of the rest.

Amounts are counted here; what one of each is worth was learned from games (`mind.yaml`).
"""

from __future__ import annotations

from functools import cache

from game.engine import Reading, Seat
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import gear, member
from game.rules.monster_lands.players.outlook import Outlook


@cache
def _dice(card: str) -> int:
    return sum(member(card).dice.values())


def amounts(table: Reading, seat: Seat) -> dict[str, float]:
    """All that may bring points later, counted."""
    outlook = Outlook(table, seat)
    clan = outlook.clan
    people = clan.members
    spare = clan.gold - clan.wages
    traps = len(clan.traps)
    return {
        "people": float(sum([1 for card in people if member(card).affinity])),
        "dice": float(sum([_dice(card) for card in people])),
        "wounded": float(sum([clan.is_wounded(card) for card in people if member(card).affinity])),
        "gold": float(min(spare, 12)),
        "debt": float(max(0, -spare)),
        "traps": float(min(traps, 2)),
        "more_traps": float(max(0, traps - 2)),
        "defence": float(min(clan.has(zones.DEFENCE), 4)),
        "bottles": float(min(clan.has(zones.POTION), 2) + min(clan.has(zones.VENOM), 2)),
        "loot": float(len(clan.loot)),
        "gear": float(sum([gear(each).cost for card in people for each in clan.worn(card)])),
        "regions": float(len(clan.regions)),
        "managed": float(sum([clan.manager(each) is not None for each in clan.regions])),
        "glory": float(clan.glory),
        "excess": float(min(clan.excess, 8)),
    }


def left(table: Reading) -> float:
    """Rounds that follow this one, by the calendar or by somebody's glory."""
    return float(max(0, Outlook(table, 0).left))
