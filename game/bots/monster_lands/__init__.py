"""Players that know Monster Lands.

`steady` follows rules of thumb: it looks one choice ahead, guesses battles by averages and never
plans. It is the opponent that balance work plays thousands of games with.
"""

from game.bots.monster_lands.steady import Steady
from game.bots.registry import Maker

PLAYERS: dict[str, Maker] = {"steady": lambda game, seat, seed: Steady(f"{seed}/{seat}")}

__all__ = ["PLAYERS", "Steady"]
