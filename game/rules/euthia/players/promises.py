"""What a table promises a Hero: everything that may still bring points, counted.

What one of each is worth was learned from games (`mind.yaml`).
"""

from __future__ import annotations

from game.engine import Reading, Seat
from game.rules.euthia import zones
from game.rules.euthia.content import group_of, kind_of
from game.rules.euthia.meta import settings
from game.rules.euthia.players.foes import awarded
from game.rules.euthia.players.prospects import prospect
from game.rules.euthia.players.rescue import promised
from game.rules.euthia.views import Hero, active_player, players, round_number, turn_order


def amounts(table: Reading, seat: Seat) -> dict[str, float]:
    """All that may bring points later, counted."""
    hero = Hero(table, seat)
    if hero.sheet is None:
        return {}
    carried = hero.carried
    groups = [group_of(each) for each in carried]
    return {
        "gold": float(hero.gold),
        "gaar": float(min(hero.gaar, 5)),
        "health": float(hero.health),
        "toughness": float(hero.max_health - hero.card.health),
        "prospect": prospect(table, seat),
        "potions": float(sum(kind_of(each) == "healing_potion" for each in carried)),
        "gems": float(groups.count("gem") + groups.count("essence")),
        "cards": float(len(hero.cards_of(zones.SILVER)) + 3 * len(hero.cards_of(zones.GOLD_CARD))),
        "saved": float(len(hero.tokens)),
        "freed": float(hero.placed_tokens(zones.HERO_TOKEN)),
        "shops": float(hero.placed_tokens(zones.TRADE_TOKEN)),
        "visits": float(hero.placed_tokens(zones.INTERACTION)),
        "quests": float(len(table.zone(zones.quests_kept(seat)))),
        "villagers": promised(table, seat),
        "ledger": sum([awarded(table, seat, counter) for counter in zones.LEDGER]),
    }


def turns(table: Reading) -> int:
    """Turns that were begun so far: thinking ahead ends with the own one."""
    count, active = players(table), active_player(table)
    number = round_number(table) * count
    if active is None:
        return number + (count if number else 0)
    return number + turn_order(table).index(active)


def left(table: Reading) -> float:
    """Rounds that follow this one."""
    return float(max(0, settings(table).scenario.rounds - round_number(table)))
