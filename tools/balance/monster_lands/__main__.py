"""Figures about the balance of Monster Lands.

    python -m tools.balance.monster_lands --games 300 --players 4 --bots adept
    python -m tools.balance.monster_lands --players 4 --bots adept-mine,adept,adept,adept
    python -m tools.balance.monster_lands --players 1 --set scenario=3 --only ranks,points

Bots are named seat by seat, a short list starts over; they change seats from game to game.
``adept-mine`` is an adept that never visits the Mine.
"""

import sys

from tools.balance.monster_lands.records import play
from tools.balance.monster_lands.reports import EVERYTHING, SOLO
from tools.balance.series import run

sys.exit(run("monster_lands", play, EVERYTHING, SOLO))
