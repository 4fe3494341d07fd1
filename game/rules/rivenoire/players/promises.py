"""What a table promises a notable: everything that may still bring points, counted.

What one of each is worth was learned from games (`mind.yaml`).
"""

from __future__ import annotations

from game.engine import Reading, Seat
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box, is_bolt
from game.rules.rivenoire.majorities import printed_coins, standings
from game.rules.rivenoire.players.worths import damage_of
from game.rules.rivenoire.scoring import TRIO
from game.rules.rivenoire.views import Notable, round_number
from game.rules.rivenoire.zones import family, kind_of


def amounts(table: Reading, seat: Seat) -> dict[str, float]:
    """All that may bring points later, counted."""
    notable = Notable(table, seat)
    cards = notable.cards
    people = notable.characters
    kinds = [kind_of(each) for each in people]
    fame = notable.fame
    patients = sum([zones.patient(each) in table.marks for each in people])
    return {
        "people": float(len(people)),
        "peasants": float(kinds.count("peasant")),
        "warriors": float(kinds.count("warrior")),
        "rangers": float(kinds.count("ranger")),
        "magicians": float(kinds.count("magician")),
        "trio": float(len(set(kinds) & set(TRIO))),
        "damage": sum([damage_of(each) for each in cards]) / max(1, len(cards)),
        "coins": sum([printed_coins(each) for each in cards]) / max(1, len(cards)),
        "bolts": float(sum([is_bolt(each) for each in cards])),
        "cards": float(len(cards)),
        "burdens": float(sum([family(each) in ("wound", "beer") for each in cards])),
        "titles": float(len(notable.titles)),
        "tokens": float(len(notable.tokens)),
        "renown": float((fame >= 10) + (fame >= 20)),
        "patients": float(patients),
        "diamonds": _ahead(table, seat, "diamonds", 4),
        "stars": _ahead(table, seat, "magic", 5),
        "wealth": _ahead(table, seat, "gold", 20),
    }


def _ahead(table: Reading, seat: Seat, of: str, most: int) -> float:
    """By how much a player leads in a majority, or lags behind the best."""
    counts = standings(table, of)
    best = max([count for other, count in enumerate(counts) if other != seat])
    return float(max(-most, min(most, counts[seat] - best)))


def left(table: Reading) -> float:
    """Rounds after this one."""
    return float(max(0, box().numbers.rounds - round_number(table)))
