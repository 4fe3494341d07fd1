"""Exact odds of Monster Lands, by enumeration and never by sampling."""

from game.rules.monster_lands.odds.choices import chances, chances_if
from game.rules.monster_lands.odds.fates import Fate, Guard, fate
from game.rules.monster_lands.odds.forecast import (
    Odds,
    fates_by_magic,
    odds,
    odds_by_magic,
    odds_now,
)
from game.rules.monster_lands.odds.goals import either, reach, window, with_venoms
from game.rules.monster_lands.odds.hands import Goal, Hand
from game.rules.monster_lands.odds.plans import Plan
from game.rules.monster_lands.odds.queries import (
    Answering,
    Query,
    answer,
    answers,
    best_chance,
    effort,
    is_bound,
)
from game.rules.monster_lands.odds.rolls import Chances, strike_marks
from game.rules.monster_lands.odds.spreads import (
    Spread,
    at_least,
    dice_spread,
    hits_spread,
    mean,
)

__all__ = [
    "Answering",
    "Chances",
    "Fate",
    "Goal",
    "Guard",
    "Hand",
    "Odds",
    "Plan",
    "Query",
    "Spread",
    "answer",
    "answers",
    "at_least",
    "best_chance",
    "chances",
    "chances_if",
    "dice_spread",
    "effort",
    "either",
    "fate",
    "fates_by_magic",
    "hits_spread",
    "is_bound",
    "mean",
    "odds",
    "odds_by_magic",
    "odds_now",
    "reach",
    "strike_marks",
    "window",
    "with_venoms",
]
