"""What a table promises a notable: everything that may still bring points, counted.

What one of each is worth was learned from games (`mind.yaml`).
"""

from __future__ import annotations

from math import exp

from game.engine import Reading, Seat
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box
from game.rules.rivenoire.majorities import COINS, DIAMONDS, MAGIC, printed_coins, prizes, standings
from game.rules.rivenoire.meta import SEATS
from game.rules.rivenoire.players.hopes import quest_hope
from game.rules.rivenoire.players.outlook import Outlook
from game.rules.rivenoire.players.worths import damage_in, later_use
from game.rules.rivenoire.quests import worths
from game.rules.rivenoire.scoring import TRIO
from game.rules.rivenoire.views import Notable, players, round_number
from game.rules.rivenoire.zones import family, kind_of

#: How near the trio is, by how many of its kinds are led; a whole one scores already.
NEAR = (0.0, 1.0, 2.5, 0.0)
#: How far apart players end in a majority, in the last round and more a round.
APART = {DIAMONDS: (1.5, 0.7), MAGIC: (1.5, 0.8), COINS: (5.0, 3.0)}


def amounts(table: Reading, seat: Seat) -> dict[str, float]:
    """All that may bring points later, counted."""
    notable = Notable(table, seat)
    cards = notable.cards
    people = notable.characters
    kinds = [kind_of(each) for each in people]
    renown = (notable.fame >= 10) + (notable.fame >= 20)
    patients = sum([zones.patient(each) in table.marks for each in people])
    hand = (box().numbers.drawn + kinds.count("peasant") + renown) / max(8, len(cards))
    return {
        "people": float(len(people)),
        "peasants": float(kinds.count("peasant")),
        "warriors": float(kinds.count("warrior")),
        "rangers": float(kinds.count("ranger")),
        "magicians": float(kinds.count("magician")),
        "trio": NEAR[len(set(kinds) & set(TRIO))],
        "damage": damage_in(cards) * hand,
        "coins": sum([printed_coins(each) for each in cards]) * hand,
        "deck": sum([later_use(each, int(left(table))) for each in cards]),
        "quests": _quests(table, seat),
        "burdens": float(sum([family(each) in ("wound", "beer") for each in cards])),
        "titles": float(len(notable.titles)),
        "tokens": float(len(notable.tokens)),
        "renown": float(renown),
        "patients": float(patients),
        "diamonds": _prospect(table, seat, DIAMONDS),
        "stars": _prospect(table, seat, MAGIC),
        "wealth": _prospect(table, seat, COINS),
    }


def _quests(table: Reading, seat: Seat) -> float:
    """What Quests may come to besides what they count already."""
    outlook = Outlook(table, seat)
    return sum([quest_hope(outlook, each.card) - each.points for each in worths(table, seat)])


def _prospect(table: Reading, seat: Seat, of: str) -> float:
    """What a majority may bring by the lead of now, less the prize that counts already."""
    counts = standings(table, of)
    now, later = APART[of]
    apart = now + later * left(table)
    best = max([count for other, count in enumerate(counts) if other != seat])
    hope = box().scores.first / (1 + exp((best - counts[seat]) / apart))
    return hope - prizes(counts)[seat]


def left(table: Reading) -> float:
    """Rounds after this one."""
    return float(max(0, box().numbers.rounds - round_number(table)))


def care(table: Reading) -> float:
    """With few seats a round is played on quickly: more worlds can be met in the same time."""
    return SEATS[1] / players(table)
