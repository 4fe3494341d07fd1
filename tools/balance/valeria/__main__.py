"""Figures about the balance of Shadow Kingdoms of Valeria.

    python -m tools.balance.valeria --games 1000 --players 4 --bots adept
    python -m tools.balance.valeria --players 2 --only order,points,ending
    python -m tools.balance.valeria --players 1 --set start_score=20 --only adversary,points
    python -m tools.balance.valeria --players 2 --bots adept-shape,adept --only players,claims

Bots are named seat by seat, a short list starts over; they change seats from game to game.
``adept-shape`` is an adept that lays its markers in the formation of the left Award.
"""

import sys

from tools.balance.series import run
from tools.balance.valeria.records import play
from tools.balance.valeria.reports import EVERYTHING, SOLO

sys.exit(run("valeria", play, EVERYTHING, SOLO))
