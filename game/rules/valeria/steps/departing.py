"""A plan is carried out: it is paid for, dice are changed and committed (steps 1 and 2)."""

from __future__ import annotations

from game.engine import Play, Seat
from game.engine.effects import hold
from game.rules.valeria import zones
from game.rules.valeria.changes import face_after, flips, magic_spent
from game.rules.valeria.gaining import spend_gems
from game.rules.valeria.offers import close_column
from game.rules.valeria.prices import plan_cost
from game.rules.valeria.steps.camp_parts import CarryOutPlan
from game.rules.valeria.steps.carrying import nine_steps
from game.rules.valeria.steps.reactions import Reactions


def carry_out(play: Play, seat: Seat, whole: CarryOutPlan) -> None:
    """Champions pay for all of this later, in step 5 (ruling 11)."""
    hold(play)
    _take_plan(play, seat, whole.plan)
    _commit_dice(play, seat, whole)
    play.push(*nine_steps(seat))


def _take_plan(play: Play, seat: Seat, card: str) -> None:
    """A reserved plan leaves its slot (ruling 60); a bought one lets the column close at once."""
    play.mark(zones.CAMP_STEP, 1)
    place = play.table.places[card]
    if zones.seat_of(place) is not None:
        play.tell("val-plan-from-slot", seat=seat, plan=card)
        play.move(card, to=zones.carried(seat))
        return
    cost = plan_cost(play.table, seat, zones.price_of(place))
    play.tell("val-plan-bought", seat=seat, plan=card, cost=cost)
    play.adjust(zones.warden(seat), zones.GOLD, -cost)
    play.move(card, to=zones.carried(seat))
    close_column(play)
    Reactions.occur(play, "took_plan", seat, 1)


def _commit_dice(play: Play, seat: Seat, whole: CarryOutPlan) -> None:
    """Changes stay with dice that are not committed (ruling 20)."""
    play.mark(zones.CAMP_STEP, 2)
    for die in dict.fromkeys(change[1:] for change in whole.changes):
        face = face_after(play.table, die, whole.changes)
        play.tell("val-die-changed", seat=seat, die=die, before=play.table.pips(die), face=face)
        play.turn(die, face)
    magic = magic_spent(whole.changes)
    gems = flips(whole.changes) + len(whole.wilds)
    for die in whole.wilds:
        play.tell("val-die-wild", seat=seat, die=die)
    if magic or gems:
        play.tell("val-spent", seat=seat, magic=magic, gems=gems)
    play.adjust(zones.warden(seat), zones.MAGIC, -magic)
    spend_gems(play, seat, gems)
    faces = tuple(play.table.pips(die) for die in whole.dice)
    play.tell("val-dice-committed", seat=seat, plan=whole.plan, dice=whole.dice, faces=faces)
    play.move(whole.dice, to=zones.committed(seat))


STEPS = ()
OPTIONS = ()
