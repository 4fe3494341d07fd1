"""How a fight would go: its figures, read from a table, and what they come to."""

from game.rules.euthia.odds.duels import balance, duel_now, duel_with, glance
from game.rules.euthia.odds.plays import play_of
from game.rules.euthia.odds.reckoning import (
    ROLLS,
    Duel,
    Forecast,
    bounded,
    forecast,
    hit,
    reckoning_of,
)

__all__ = [
    "ROLLS",
    "Duel",
    "Forecast",
    "balance",
    "bounded",
    "duel_now",
    "duel_with",
    "forecast",
    "glance",
    "hit",
    "play_of",
    "reckoning_of",
]
