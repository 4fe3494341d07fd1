"""Reputation, line by line, at any moment; and who is ahead, with the tie-break (chapter 15)."""

from __future__ import annotations

from game.engine import Piece, Reading, ScoreLine, Scoring, Seat, Verdict
from game.rules.euthia import zones
from game.rules.euthia.content import box, group_of, item, resource, tile
from game.rules.euthia.meta import COOPERATIVE, settings
from game.rules.euthia.scenarios import beaten, feats, is_won_together
from game.rules.euthia.shapes import Goods
from game.rules.euthia.views import Hero, players

#: The words of the lines, by where the Reputation comes from.
TEXT_KEYS = (
    "eut-line-reputation",
    "eut-line-wealth",
    "eut-line-resources",
    "eut-line-hero",
    "eut-line-interaction",
    "eut-line-trade",
    "eut-line-killed",
    "eut-line-quests",
    "eut-line-elites",
    "eut-line-deaths",
)
_PREFIX = "eut-line-"


def breakdown(table: Reading, seat: Seat) -> tuple[ScoreLine, ...]:
    """Fame, wealth, Natural Resources, the columns of the score table, deaths (chapter 15)."""
    hero, content = Hero(table, seat), box()
    gold, fame = wealth(table, seat), _resource_fame(hero)
    counts = {
        "hero": hero.placed_tokens(zones.HERO_TOKEN),
        "interaction": hero.placed_tokens(zones.INTERACTION),
        "trade": hero.placed_tokens(zones.TRADE_TOKEN),
        "killed": hero.has(zones.KILLS),
        "quests": len(table.zone(zones.quests_kept(seat))),
        "elites": len(table.zone(zones.bounties_kept(seat))) + min(1, beaten(table, seat)),
    }
    deaths = hero.has(zones.DEATHS)
    lines = [
        ("reputation", hero.reputation, hero.reputation),
        ("wealth", gold, gold // content.figures.gold_per_reputation),
        ("resources", fame, fame),
        *((column, count, column_points(column, count)) for column, count in counts.items()),
        ("deaths", deaths, -deaths * content.figures.death.penalty),
    ]
    return tuple(ScoreLine(name, count, points, _PREFIX + name) for name, count, points in lines)


def column_points(column: str, count: int) -> int:
    """What the score table pays; nothing below its first range."""
    reached = [step.points for step in box().score_table[column] if count >= step.least]
    return reached[-1] if reached else 0


def wealth(table: Reading, seat: Seat) -> int:
    """All Gold that counts at the end, the purse included; rounded once (steps 1 to 7)."""
    hero = Hero(table, seat)
    if hero.sheet is None:
        return hero.gold
    things = sum([_worth(piece) for piece in hero.everything()])
    return hero.gold + things + _slots_worth(hero)


def _worth(piece: Piece) -> int:
    """Prices as bought, stones 2; Trophies nothing, nor what has no price (rulings 52 and 54)."""
    match group_of(piece):
        case "tile":
            return tile(piece).worth
        case "item":
            price = item(piece).price
            return price.buy if price else 0
        case "gem" | "essence":
            return box().figures.loose_sale
        case "resource":
            return _best_sale(piece).gold
    return 0


def _best_sale(piece: Piece) -> Goods:
    """The side that shows Reputation, otherwise the one with most Gold (W-21)."""
    options = resource(piece).options
    famous = [each for each in options if each.reputation]
    return famous[0] if famous else max(options, key=lambda each: each.gold)


def _resource_fame(hero: Hero) -> int:
    if hero.sheet is None:
        return 0
    held = [piece for piece in hero.carried if group_of(piece) == "resource"]
    return sum([_best_sale(piece).reputation for piece in held])


def _slots_worth(hero: Hero) -> int:
    """What unlocking cost; an Essence counts 2 Gold (ruling 51)."""
    total = 0
    for place in hero.unlocked():
        group, _, name = place.partition(".")
        slot = (hero.card.slots if group == "slot" else hero.card.worn)[name]
        total += slot.gold if slot.essence is None else box().figures.loose_sale
    return total


def total(table: Reading, seat: Seat) -> int:
    """The Reputation of a player if the game ended now."""
    return sum(line.points for line in breakdown(table, seat))


def scores(table: Reading) -> tuple[int, ...]:
    """The score of every seat."""
    return tuple([total(table, seat) for seat in range(players(table))])


def hand_worth(table: Reading, seat: Seat) -> int:
    """Cards in hand break a tie: Silver 1, Gold 4."""
    hero, figures = Hero(table, seat), box().figures
    silver, gold = hero.cards_of(zones.SILVER), hero.cards_of(zones.GOLD_CARD)
    return len(silver) * figures.silver_worth + len(gold) * figures.gold_card_worth


def verdict(table: Reading) -> Verdict:
    """Most Reputation, then the hand, then shared (ruling 53); alone, a grade."""
    if settings(table).is_solo:
        _, won = grade_of(table, total(table, 0))
        return Verdict((0,) if won else (), "points", (0,))
    standings = {
        seat: (total(table, seat), hand_worth(table, seat)) for seat in range(players(table))
    }
    order = tuple(sorted(standings, key=lambda seat: standings[seat], reverse=True))
    if settings(table).mode == COOPERATIVE:
        return Verdict(tuple(standings) if is_won_together(table) else (), "together", order)
    best = standings[order[0]]
    winners = tuple(seat for seat in standings if standings[seat] == best)
    if len(winners) > 1:
        return Verdict(winners, "shared", order)
    tied = len(order) > 1 and standings[order[1]][0] == best[0]
    return Verdict(winners, "hand" if tied else "points", order)


def grade_of(table: Reading, points: int) -> tuple[str, bool]:
    """What a solo game has earned, as ``scenario.number``, and whether it is no defeat."""
    wanted = settings(table)
    grades = wanted.scenario.victory.grades
    done = feats(table, 0)
    last = len(grades) - 1  # deaths may bring a score below 0
    reached = [n for n, each in enumerate(grades) if points >= each.least and done >= each.needs]
    number = reached[0] if reached else last
    return f"{wanted.scenario_id}.{number}", number < last


SCORING = Scoring(scores, breakdown, verdict)
