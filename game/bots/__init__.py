"""Players without hands. They see what a seat may see, and answer with the number of an option."""

from game.bots.player import Player, Situation
from game.bots.randomly import RandomPlayer
from game.bots.registry import Maker, make_player, player_names

__all__ = ["Maker", "Player", "RandomPlayer", "Situation", "make_player", "player_names"]
