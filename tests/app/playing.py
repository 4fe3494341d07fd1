"""Games of the Night Market, whole or in their middle, for the scenes that show games."""

from __future__ import annotations

from game.app.doors.shot import stage_of
from game.app.keep.match import Match
from game.app.studio import samples
from game.app.studio.samples import Request


def night(commits: int = 9, whole: bool = False, seed: int = 7) -> Match:
    """A Night Market of three traders after so many decisions, or to its end."""
    request = Request(stage_of((1280, 720)), "toy", seed, commits)
    return samples.sample(request, whole)
