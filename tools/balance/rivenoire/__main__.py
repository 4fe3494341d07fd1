"""Figures about the balance of Rivenoire.

    python -m tools.balance.rivenoire --games 300 --players 3 --bots adept
    python -m tools.balance.rivenoire --players 2 --only order,points,fights
    python -m tools.balance.rivenoire --players 3 --bots adept-no-tavern,adept,adept --only players

Bots are named seat by seat, a short list starts over; they change seats from game to game.
``adept-no-tavern`` is an adept that never sends anybody to the Tavern.
"""

import sys

from tools.balance.rivenoire.records import play
from tools.balance.rivenoire.reports import EVERYTHING
from tools.balance.series import run

sys.exit(run("rivenoire", play, EVERYTHING, {}))
