"""What a table promises a Warden: everything that may still bring points, counted.

What one of each is worth was learned from games (`mind.yaml`).
"""

from __future__ import annotations

from game.engine import Reading, Seat
from game.rules.valeria import zones
from game.rules.valeria.content import box
from game.rules.valeria.effects.scoring import Requirement
from game.rules.valeria.players.outlook import Outlook, a_plan
from game.rules.valeria.players.plans import Prospects, best_battle
from game.rules.valeria.players.rates import KEEN
from game.rules.valeria.scoring import endgame_points
from game.rules.valeria.views import Warden, awards, players

#: No End-game champion scores more.
MOST_FINAL = 10.0


def amounts(table: Reading, seat: Seat) -> dict[str, float]:
    """All that may bring points later, counted."""
    outlook = Outlook(table, seat, KEEN)
    warden = outlook.warden
    opened = outlook.opened
    lasting = warden.champions_of("permanent")
    final = [endgame_points(table, seat, card) for card in warden.champions_of("endgame")]
    return {
        "gold": float(min(warden.gold, 10)),
        "magic": float(min(warden.magic, 8)),
        "gems": float(len(warden.gems)),
        "influence": float(warden.influence - box().start.influence),
        "dice": float(len(warden.dice)),
        **_plans(outlook),
        "instants": float(len(warden.champions_of("immediate"))),
        "ongoing": float(len(lasting)),
        "lasting": sum([a_plan(card, KEEN) for card in lasting]),
        "final": float(sum(final)),
        "growing": sum([max(0.0, MOST_FINAL - points) for points in final]),
        "completed": float(len(warden.completed)),
        "awards": _awards(table, seat),
        "spaces": float(len(opened)),
        "storage": float("gem_storage" in opened),
    }


def _plans(outlook: Outlook) -> dict[str, float]:
    """What the best plan in sight promises, what the next one does, and what one is worth now."""
    if not outlook.warden.board or not outlook.view.zone(zones.scroll(outlook.seat)):
        return {"hope": 0.0, "choice": 0.0, "battle": 0.0}
    first, second = Prospects(outlook).best_two
    battle = best_battle(outlook)
    return {
        "hope": first,
        "choice": second,
        "battle": 0.0 if battle is None else max(0.0, battle.worth),
    }


def _awards(table: Reading, seat: Seat) -> float:
    """The points of Awards not claimed yet, as far as they are near."""
    found = 0.0
    for award in awards(table):
        asked = award.card.requires
        if isinstance(asked, Requirement) and seat not in award.claimed_by:
            have, need = asked.progress(table, seat)
            found += box().award_points[award.free_circle - 1] * min(1.0, have / need) ** 4
    return found


def left(table: Reading) -> float:
    """Plans that whoever is ahead still has to complete."""
    done = [len(Warden(table, seat).completed) for seat in range(players(table))]
    return float(max(0, box().last_plan - max(done)))


def care(table: Reading) -> float:
    """Two can think longer in the time that four take."""
    return 5.0 if players(table) == 2 else 1.0
