"""A master in a hurry, for tests that play whole games."""

from game.bots.search import Effort

HASTY = Effort(rollouts=4, candidates=2, first=1, prior=1.0, seconds=5.0)
