"""The last word on a finished game: who is ahead and by what, or which goal was reached."""

from __future__ import annotations

from game.app.boards.euthia.briefing import goal_of
from game.app.keep.match import Match
from game.app.telling.words import Speech
from game.rules.euthia.meta import COOPERATIVE, settings
from game.rules.euthia.scoring import grade_of
from game.rules.euthia.scoring import verdict as decided


def verdict(speech: Speech, match: Match) -> str | None:
    """A sentence, or none while the game goes on."""
    result = match.session.table.result
    if result is None:
        return None
    wanted = settings(match.session.table)
    if wanted.is_solo:
        return _alone(speech, match, result.scores[0])
    if wanted.mode == COOPERATIVE:
        return speech.pair(goal_of(wanted.scenario.victory, wanted.mode))
    return _against(speech, match, result.scores)


def _against(speech: Speech, match: Match, scores: tuple[int, ...]) -> str:
    """Most Reputation; of those who have it alike the better hand (ruling 53)."""
    found = decided(match.session.table)
    names = [match.name_of(seat) for seat in found.order]
    best, *others = [scores[seat] for seat in found.order]
    key = f"eut-verdict-{found.decided_by}"
    if found.decided_by == "shared":
        return speech(key, points=best)
    return speech(key, name=names[0], points=best, other=names[1], ahead=best - others[0])


def _alone(speech: Speech, match: Match, points: int) -> str:
    """What the next grade would have taken; nobody rises over the highest."""
    scenario, _, number = grade_of(match.session.table, points)[0].partition(".")
    if number == "0":
        return speech("eut-verdict-highest")
    above = int(number) - 1
    least = settings(match.session.table).scenario.victory.grades[above].least
    return speech("eut-verdict-next", grade=f"{scenario}.{above}", more=max(least - points, 0))


TEXT_KEYS = ("eut-verdict-points", "eut-verdict-hand", "eut-verdict-shared")
