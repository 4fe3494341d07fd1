"""A plain player that wants points: it looks one choice ahead, so that whole games come to an end.

Good enough to complete seven plans and now and then to beat the Adversary; it is no bot.
"""

from __future__ import annotations

from game.engine import Session
from game.rules.valeria import zones
from game.rules.valeria.content import plan, symbols
from game.rules.valeria.matching import means_of
from game.rules.valeria.reckoning import strength_parts
from game.rules.valeria.scoring import total
from game.rules.valeria.steps.camp import CarryOut
from game.rules.valeria.steps.camp_parts import (
    CarryOutPlan,
    ChoosePlan,
    CommitDie,
    MakeWild,
    RaiseDie,
)
from game.rules.valeria.steps.cycling import CycleChampion, CyclePlan
from game.rules.valeria.steps.dice import TakeDie
from game.rules.valeria.steps.markers import UncoverSpace
from game.rules.valeria.steps.moving import MoveTo
from game.rules.valeria.steps.shrines import MagicShrine
from game.rules.valeria.views import Column, Warden, awards, points_for

#: A plan of so many points less than Influence allows is worth the way to Camp.
SHORT = 2


def worth(table, seat):
    """What a position is worth to a seat, roughly."""
    warden = Warden(table, seat)
    troops = len({die.partition(".")[0] for die in warden.dice})
    return (
        3 * total(table, seat)
        + 0.6 * warden.gold
        + 0.7 * warden.magic
        + 4 * warden.influence
        + 2 * len(warden.gems)
        + sum(table.pips(die) for die in warden.dice) / 3
        + 2 * troops
        + 2 * len(warden.reserved)
        + 4 * len(warden.champions)
        + 2 * len(warden.limits.slots)
        + 4 * warden.limits.dice
        + 2 * warden.limits.tracks
        + 2 * warden.limits.champions
        + sum(_nearness(table, seat, award) for award in awards(table))
    )


def _nearness(table, seat, award):
    """How near an Award is that somebody may still claim; a claim pays in points."""
    have, need = award.card.requires.progress(table, seat)
    return 12 if seat in award.claimed_by else 10 * (min(have, need) / need) ** 2


def choose(session: Session) -> None:
    """Answer the open question."""
    decision = session.decision
    if isinstance(decision.step, CarryOut):
        session.choose(_part(session, decision.step))
        return
    camp = MoveTo(zones.camp(decision.seat))
    if camp in decision.options and _is_ready(session.table, decision.seat):
        session.choose(camp)
        return
    options = [each for each in decision.options if not isinstance(each, CyclePlan | CycleChampion)]
    if len(options) > 1 and camp in options:
        options.remove(camp)
    session.choose(max(options, key=lambda option: _after(session, option)))


def _is_ready(table, seat):
    """Nearly all that Influence allows, or no room for more dice."""
    warden = Warden(table, seat)
    is_full = len(warden.dice) >= warden.limits.dice
    return is_full or _promise(table, seat) >= points_for(warden.influence) - SHORT


def _promise(table, seat):
    """The points of the best plan that the dice fill now, with all Magic on it."""
    warden, means = Warden(table, seat), means_of(table, seat)
    cards = [card for card in (*warden.reserved, *Column(table).plans) if means.fits(card)]
    return max((_strength(table, warden, card) for card in cards), default=0)


def _strength(table, warden, card):
    """About what a plan would come to."""
    faces = sorted((table.pips(die) for die in warden.dice), reverse=True)[: len(symbols(card))]
    added = sum(amount for _, amount in strength_parts(warden, plan(card).type))
    return points_for(min(sum(faces) + added + warden.magic, warden.influence))


def _after(session, option, deeper=3):
    """The worth of what an option leads to; in a shrine, with the best die and the best action."""
    branch = session.branch()
    branch.choose(option)
    asked, seat = branch.decision, session.decision.seat
    if deeper and asked is not None and type(asked.step) in (TakeDie, MagicShrine, UncoverSpace):
        return max(_after(branch, each, deeper - 1) for each in asked.options)
    return worth(branch.table, seat)


def _part(session, step):
    """The plan of most symbols, the best dice, all the Magic that Influence lets count."""
    options = session.decision.options
    plans = [each for each in options if type(each) is ChoosePlan]
    if plans:
        warden = Warden(session.table, step.seat)
        return max(
            plans, key=lambda each: (_strength(session.table, warden, each.plan), -each.cost)
        )
    whole = [each for each in options if isinstance(each, CarryOutPlan)]
    if whole:
        raised = [each for each in options if type(each) is RaiseDie and each.die in step.dice]
        strength = sum(session.table.pips(die) for die in step.dice) + len(step.changes)
        limit = Warden(session.table, step.seat).influence
        return raised[0] if raised and strength < limit else whole[0]
    dice = [each for each in options if type(each) is CommitDie]
    if dice:
        return max(dice, key=lambda each: each.face)
    # A symbol without its die takes a gem; without any plan in reach, a cheaper card must go.
    return next(each for each in options if isinstance(each, MakeWild | CyclePlan))


def play(session: Session) -> Session:
    """A game to its end."""
    while session.decision is not None:
        choose(session)
    return session
