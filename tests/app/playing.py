"""Games of the Night Market, whole or in their middle, for the scenes that show games."""

from __future__ import annotations

from game.app.doors.shot import stage_of
from game.app.keep.match import Match
from game.app.studio import samples
from game.app.studio.samples import Request
from game.engine.game import OptionValue
from tests.app.hands import Brain, match_of
from tests.toy import GAME


def night(commits: int = 9, whole: bool = False, seed: int = 7) -> Match:
    """A Night Market of three traders after so many decisions, or to its end."""
    request = Request(stage_of((1280, 720)), "toy", seed, commits)
    return samples.sample(request, whole)


def played_out(seed: int, **options: OptionValue) -> Match:
    """A Night Market of three traders with these options, to its end."""
    match = match_of(GAME, seed=seed, **options)
    brain = Brain(match, seed)
    while not match.session.is_over:
        match.session.choose(brain.number())
    return match
