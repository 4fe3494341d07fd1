"""Players without hands that play any game, and the one place that makes a player by its name."""

from game.bots.randomly import RandomPlayer
from game.bots.registry import make_player, player_names

__all__ = ["RandomPlayer", "make_player", "player_names"]
