"""Who stands where at the end: seats and the rivals of the rules' own, with places or without."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve, frozen

from game.app.keep.match import Match
from game.app.keep.seats import RULES, SeatInfo
from game.app.telling.words import Speech
from game.engine.game import Rival
from game.engine.table import Seat


@frozen
class Standing:
    """A seat or a rival at the end of a game: who it is, its points, its place."""

    info: SeatInfo
    #: None for a rival.
    seat: Seat | None
    #: None for a rival that the rules give no points.
    total: int | None
    #: From 1; None where nobody is ranked.
    place: int | None = None


def rival_info(rival: Rival, speech: Speech) -> SeatInfo:
    """A rival as if it sat at a seat."""
    return SeatInfo(speech(rival.name), rival.colour, rival.emblem, RULES)


def standings(match: Match, speech: Speech) -> list[Standing]:
    """Everybody from first to last; a table that plays together is not ranked."""
    table = match.session.table
    totals = match.game.scoring.scores(table)
    rivals = [
        Standing(rival_info(rival, speech), None, rival.score(table)) for rival in match.rivals
    ]
    together = table.result is not None and table.result.together
    order = range(len(match.seats)) if together else match.game.scoring.order(table)
    seats = [Standing(match.seats[seat], seat, totals[seat]) for seat in order]
    return [*seats, *rivals] if together else _ranked(seats, rivals)


def _ranked(seats: Sequence[Standing], rivals: Sequence[Standing]) -> list[Standing]:
    """Rivals go before the first seat that has less; those without points come last."""
    found, unranked = list(seats), []
    for rival in rivals:
        if rival.total is None:
            unranked.append(rival)
            continue
        worse = [at for at, each in enumerate(found) if (each.total or 0) < rival.total]
        found.insert(worse[0] if worse else len(found), rival)
    if len(found) > 1:  # alone, nobody is first
        found = [evolve(each, place=place) for place, each in enumerate(found, 1)]
    return [*found, *unranked]
