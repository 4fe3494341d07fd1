"""Players that know Monster Lands.

`steady` follows rules of thumb: it looks one choice ahead, guesses battles by averages and never
plans. It is the opponent that balance work plays thousands of games with.
"""

from game.engine import Maker
from game.rules.monster_lands.players.steady import Steady

PLAYERS: dict[str, Maker] = {"steady": Steady}

#: The set-up names a player by its word.
TEXT_KEYS = ("player-steady",)

__all__ = ["PLAYERS", "Steady"]
