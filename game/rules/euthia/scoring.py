"""Reputation, line by line, at any moment; and who is ahead, with the tie-break (chapter 15)."""

from __future__ import annotations

from game.engine import Reading, ScoreLine, Scoring, Seat, Verdict
from game.rules.euthia import zones
from game.rules.euthia.content import box
from game.rules.euthia.meta import settings
from game.rules.euthia.views import Hero, players

TEXT_KEYS = ("eut-line-reputation",)


def breakdown(table: Reading, seat: Seat) -> tuple[ScoreLine, ...]:
    """The fame of a Hero."""
    hero = Hero(table, seat)
    return (ScoreLine(zones.REPUTATION, hero.reputation, hero.reputation, TEXT_KEYS[0]),)


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
    number = next(n for n, grade in enumerate(grades) if points >= grade.least)
    return f"{wanted.scenario_id}.{number}", number < len(grades) - 1


SCORING = Scoring(scores, breakdown, verdict)
