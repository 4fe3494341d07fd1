"""How a fight would go: its figures, read from a table, and what they come to."""

from game.rules.euthia.odds.duels import balance, duel_now, duel_with, glance, leaves_out
from game.rules.euthia.odds.forecasts import bounded, forecast, reckoning_of
from game.rules.euthia.odds.plays import play_of
from game.rules.euthia.odds.terms import ROLLS, Duel, Forecast, hit

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
    "leaves_out",
    "play_of",
    "reckoning_of",
]
