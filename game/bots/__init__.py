"""Players without hands: their levels, how they think, and the one place that makes one by name."""

from game.bots.advice import Advice, Candidate
from game.bots.levels import advise, weigh
from game.bots.randomly import RandomPlayer
from game.bots.reasons import expectation, favours, reasons
from game.bots.registry import (
    current_name,
    make_player,
    offered_names,
    player_names,
    usual_name,
)

__all__ = [
    "Advice",
    "Candidate",
    "RandomPlayer",
    "advise",
    "current_name",
    "expectation",
    "favours",
    "make_player",
    "offered_names",
    "player_names",
    "reasons",
    "usual_name",
    "weigh",
]
