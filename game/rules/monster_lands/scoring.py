"""Points, line by line, at any moment; and who is ahead, with the tie-breaks (chapter 11)."""

from __future__ import annotations

from functools import cache
from typing import Literal

from game.engine import Reading, ScoreLine, Scoring, Seat, Verdict
from game.rules.monster_lands.content import box, member
from game.rules.monster_lands.meta import AFFINITIES, settings
from game.rules.monster_lands.views import Clan

DecidedBy = Literal["points", "leader", "trophies", "gold", "shared"]
#: What settles equal points, in this order; nothing left to compare is a shared victory.
TIE_BREAKS: tuple[DecidedBy, ...] = ("points", "leader", "trophies", "gold")

#: The words of a line; an affinity has the last of them.
TEXT_KEYS = ("ml-line-glory", "ml-line-reputation", "ml-line-trophies", "ml-line-affinity")
_KEYS = dict(zip(("glory", "reputation", "trophies"), TEXT_KEYS, strict=False))


@cache
def affinity_points(icons: int) -> int:
    """What so many icons of one affinity are worth."""
    table = box().scoring.affinity_points
    return table[min(icons, len(table) - 1)]


def breakdown(table: Reading, seat: Seat) -> tuple[ScoreLine, ...]:
    """Glory, reputation, trophies and each affinity of a clan."""
    clan = Clan(table, seat)
    plain = (
        ("glory", clan.glory),
        ("reputation", clan.reputation),
        ("trophies", clan.trophy_points),
    )
    icons = [(affinity, clan.icons(affinity)) for affinity in AFFINITIES]
    return (
        *(score_line(source, amount, amount) for source, amount in plain),
        *(score_line(affinity, count, affinity_points(count)) for affinity, count in icons),
    )


def score_line(source: str, count: int, points: int) -> ScoreLine:
    """A line of the score sheet with its words."""
    return ScoreLine(source, count, points, _KEYS.get(source, TEXT_KEYS[-1]))


def total(table: Reading, seat: Seat) -> int:
    """The points of a clan if the game ended now."""
    clan = Clan(table, seat)
    icons = sum([affinity_points(clan.icons(affinity)) for affinity in AFFINITIES])
    return clan.glory + clan.reputation + clan.trophy_points + icons


def scores(table: Reading) -> tuple[int, ...]:
    """The score of every seat; a scenario about gold counts gold (ruling 92)."""
    wanted = settings(table)
    if wanted.scenario and box().scenarios[str(wanted.scenario)].measure == "gold":
        return (Clan(table, 0).gold,)
    return tuple([total(table, seat) for seat in range(wanted.players)])


def standing(table: Reading, seat: Seat) -> tuple[int, ...]:
    """Points and what breaks a tie: the leader's reputation, trophy points, gold (ruling 76)."""
    clan = Clan(table, seat)
    leader = clan.leader
    reputation = member(leader).reputation if leader is not None else 0
    return (total(table, seat), reputation, clan.trophy_points, clan.gold)


def verdict(table: Reading) -> Verdict:
    """Who is ahead, and which comparison said so; equal in all, they share it (ruling 77)."""
    standings = {seat: standing(table, seat) for seat in range(settings(table).players)}
    order = tuple(sorted(standings, key=lambda seat: standings[seat], reverse=True))
    best = standings[order[0]]
    winners = tuple(seat for seat in standings if standings[seat] == best)
    if len(winners) > 1:
        return Verdict(winners, "shared", order)
    return Verdict(winners, _decided_by(best, [standings[seat] for seat in order[1:]]), order)


def _decided_by(best: tuple[int, ...], others: list[tuple[int, ...]]) -> DecidedBy:
    """The last comparison that was needed to put the first ahead of all others."""
    needed = [
        next(at for at, (mine, theirs) in enumerate(zip(best, other, strict=True)) if mine > theirs)
        for other in others
    ]
    return TIE_BREAKS[max(needed, default=0)]


SCORING = Scoring(scores, breakdown, verdict)
