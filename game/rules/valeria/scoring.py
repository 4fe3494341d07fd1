"""Points, line by line, at any moment; and who is ahead, with the tie-break (chapter 14)."""

from __future__ import annotations

from game.engine import Piece, Reading, ScoreLine, Scoring, Seat, Verdict
from game.engine.effects import Use
from game.rules.valeria import zones
from game.rules.valeria.content import abilities, box, champion
from game.rules.valeria.effects.scoring import Score
from game.rules.valeria.meta import settings
from game.rules.valeria.views import Adversary, Warden, awards, players

#: The words of a line, by where the points come from; an End-game champion has the last of them.
TEXT_KEYS = (
    "val-line-plans",
    "val-line-zones",
    "val-line-awards",
    "val-line-overflow",
    "val-line-dice",
    "val-line-champion",
)
_SCORED = dict(zip(zones.SCORED, TEXT_KEYS, strict=False))


def endgame_points(table: Reading, seat: Seat, card: Piece) -> int:
    """What a champion would score now, each alone on the position (ruling 46)."""
    use = Use(seat, card, "game_end")
    return sum(
        effect.worth(table, use)
        for ability in abilities(card)
        if ability.window == "game_end" and ability.why_not(table, use) is None
        for effect in ability.effects
        if isinstance(effect, Score)
    )


def breakdown(table: Reading, seat: Seat) -> tuple[ScoreLine, ...]:
    """Plans, zones, Awards, overflow, each End-game champion, dice."""
    warden = Warden(table, seat)
    counts = {
        zones.FROM_PLANS: len(warden.completed),
        zones.FROM_ZONES: len(warden.map.covered),
        zones.FROM_AWARDS: warden.awards,
        zones.FROM_OVERFLOW: table.count(warden.owner, zones.FROM_OVERFLOW)
        // box().overflow_points,
    }
    scored = [
        ScoreLine(name, counts[name], table.count(warden.owner, name), key)
        for name, key in _SCORED.items()
    ]
    final = [
        ScoreLine(card, 1, endgame_points(table, seat, card), TEXT_KEYS[-1])
        for card in warden.champions_of("endgame")
    ]
    dice = len(warden.dice)
    return (*scored, *final, ScoreLine("dice", dice, dice, TEXT_KEYS[4]))


def total(table: Reading, seat: Seat) -> int:
    """The points of a player if the game ended now."""
    warden = Warden(table, seat)
    champions = [card for card in warden.champions if champion(card).kind == "endgame"]
    final = sum([endgame_points(table, seat, card) for card in champions])
    return warden.score + final + len(warden.dice)


def scores(table: Reading) -> tuple[int, ...]:
    """The score of every seat."""
    return tuple([total(table, seat) for seat in range(players(table))])


def adversary_awards(table: Reading) -> int:
    """What the Awards pay the Adversary at the end."""
    rules = box().adversary
    claimed = [0 in award.claimed_by for award in awards(table)]
    return sum([rules.claimed_award if each else rules.empty_award for each in claimed])


def adversary_total(table: Reading) -> int:
    """The Adversary's points if the game ended now."""
    final = adversary_awards(table) if zones.award("left") in table.zones else 0
    return Adversary(table).score + final


def standing(table: Reading, seat: Seat) -> tuple[int, int]:
    """Points, then Influence."""
    return total(table, seat), Warden(table, seat).influence


def verdict(table: Reading) -> Verdict:
    """Most points, then most Influence, then shared; alone one must beat the Adversary."""
    if settings(table).is_solo:
        won = total(table, 0) > adversary_total(table)
        return Verdict((0,) if won else (), "points", (0,))
    standings = {seat: standing(table, seat) for seat in range(players(table))}
    order = tuple(sorted(standings, key=lambda seat: standings[seat], reverse=True))
    best = standings[order[0]]
    winners = tuple(seat for seat in standings if standings[seat] == best)
    if len(winners) > 1:
        return Verdict(winners, "shared", order)
    tied = len(order) > 1 and standings[order[1]][0] == best[0]
    return Verdict(winners, "influence" if tied else "points", order)


SCORING = Scoring(scores, breakdown, verdict)
