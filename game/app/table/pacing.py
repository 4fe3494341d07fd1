"""Which decisions are acted out, and how quickly bots follow each other."""

from __future__ import annotations

from game.app.keep.match import Match
from game.app.keep.settings import Settings
from game.app.table.acts import Cues, is_for_all
from game.app.table.bots import Tempo
from game.app.table.overlay import Overlay
from game.app.telling import story

#: How much faster the deeds of bots are shown in brief.
BRISK = 1.4


def tempo_of(match: Match, settings: Settings, overlay: Overlay | None) -> Tempo:
    """How bots play now: a battle that somebody could care about is watched."""
    about = "" if overlay is None else overlay.about
    if overlay is not None and settings.bots == "summary" and overlay.seats is not None:
        about = about if overlay.seats & frozenset(match.humans) else ""
    return Tempo(settings.speed, settings.bots, about)


def speed_of(match: Match, settings: Settings) -> float:
    """How fast the last decision is acted out: in brief, what a bot decided goes on briskly."""
    commit = match.session.commits[match.session.cursor]
    decided = story.chooser(commit)
    by_bot = decided is not None and not match.seats[decided].is_human
    brisk = BRISK if by_bot and settings.bots == "brief" else 1.0
    return max(settings.speed, 0.1) * brisk


def is_watched(match: Match, cues: Cues, tempo: Tempo, hurries: bool) -> bool:
    """Whether the last decision is acted out: a person's is, a bot's by its pace."""
    if tempo.speed == 0:
        return False
    commit = match.session.commits[match.session.cursor]
    decided = story.chooser(commit)
    if decided is None or match.seats[decided].is_human:
        return True
    calm = not hurries and not tempo.is_quick
    return calm or is_for_all(commit.events, cues, frozenset(match.humans))
