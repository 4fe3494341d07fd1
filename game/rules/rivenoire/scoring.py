"""Points, line by line, at any moment; and who is ahead, with the tie-break (chapter 12)."""

from __future__ import annotations

from game.engine import Reading, ScoreLine, Scoring, Seat, Verdict
from game.rules.rivenoire.content import box
from game.rules.rivenoire.majorities import MAJORITIES, prizes, standings
from game.rules.rivenoire.quests import worths
from game.rules.rivenoire.views import Notable, players
from game.rules.rivenoire.zones import family, kind_of

#: The kinds of character that make the trio.
TRIO = ("warrior", "ranger", "magician")

#: The words of a line, by where the points come from; a Quest has the last of them.
TEXT_KEYS = (
    "riv-line-fame",
    "riv-line-buildings",
    "riv-line-trio",
    "riv-line-diamonds",
    "riv-line-magic",
    "riv-line-gold",
    "riv-line-wounds",
    "riv-line-beers",
    "riv-line-quest",
)


def breakdown(table: Reading, seat: Seat) -> tuple[ScoreLine, ...]:
    """Fame, buildings, trio, the majorities, Wounds, Beers, and each Quest."""
    notable, content = Notable(table, seat), box()
    has_trio = {kind_of(each) for each in notable.characters}.issuperset(TRIO)
    lines = [
        ScoreLine("fame", notable.fame, notable.fame, TEXT_KEYS[0]),
        ScoreLine("buildings", len(notable.titles), notable.building_points, TEXT_KEYS[1]),
        ScoreLine("trio", int(has_trio), has_trio * content.scores.trio, TEXT_KEYS[2]),
    ]
    for number, of in enumerate(MAJORITIES):
        counts = standings(table, of)
        lines.append(ScoreLine(of, counts[seat], prizes(counts)[seat], TEXT_KEYS[3 + number]))
    cards = [family(each) for each in notable.cards]
    for number, burden in enumerate(("wound", "beer")):
        count = cards.count(burden)
        points = count * content.burdens[burden].points
        lines.append(ScoreLine(f"{burden}s", count, points, TEXT_KEYS[6 + number]))
    quests = [ScoreLine(each.card, 1, each.points, TEXT_KEYS[-1]) for each in worths(table, seat)]
    return (*lines, *quests)


def total(table: Reading, seat: Seat) -> int:
    """The points of a player if the game ended now."""
    return sum([line.points for line in breakdown(table, seat)])


def scores(table: Reading) -> tuple[int, ...]:
    """The score of every seat."""
    return tuple([total(table, seat) for seat in range(players(table))])


def verdict(table: Reading) -> Verdict:
    """Who would win if the game ended now."""
    return judged(table, scores(table))


def judged(table: Reading, points: tuple[int, ...]) -> Verdict:
    """Most points, then fewest cards, then shared (ruling 40)."""
    standing = {
        seat: (found, -len(Notable(table, seat).cards)) for seat, found in enumerate(points)
    }
    order = tuple(sorted(standing, key=lambda seat: standing[seat], reverse=True))
    best = standing[order[0]]
    winners = tuple([seat for seat in standing if standing[seat] == best])
    if len(winners) > 1:
        return Verdict(winners, "shared", order)
    tied = standing[order[1]][0] == best[0]
    return Verdict(winners, "cards" if tied else "points", order)


SCORING = Scoring(scores, breakdown, verdict)
