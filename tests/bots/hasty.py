"""A master in a hurry, for tests that play whole games."""

from game.bots.search import Effort

HASTY = Effort(rollouts=2, candidates=2, least=1, prior=1.0, doubt=0.0)
