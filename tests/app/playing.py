"""Games of the Night Market, whole or in their middle, for the scenes that show games."""

from __future__ import annotations

from game.app import samples
from game.app.match import Match
from game.app.shot import Request, stage_of


def night(commits: int = 9, whole: bool = False, seed: int = 7) -> Match:
    """A Night Market of three traders after so many decisions, or to its end."""
    request = Request(stage_of((1280, 720)), "toy", seed, commits)
    return samples.sample(request, whole)
