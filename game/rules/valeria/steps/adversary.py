"""The Adversary of the solo game, which acts by itself (chapter 14.3)."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Play
from game.rules.valeria import zones
from game.rules.valeria.content import box, plan
from game.rules.valeria.offers import close_column
from game.rules.valeria.views import Adversary, Column, Warden, is_last_round


@frozen
class AdversaryMoves(Auto):
    """One shrine clockwise; points if you are there, a plan in the Battle Plan Shrine."""

    def resolve(self, play: Play) -> None:
        """It takes no die, and never enters a Camp (ruling 49)."""
        rules = box().adversary
        shrine = Adversary(play.table).next_shrine
        place = zones.shrine(shrine)
        play.tell("val-adversary-moved", place=place)
        play.move(zones.ADVERSARY_PIECE, to=place)
        if Warden(play.table, 0).shrine == shrine:
            play.tell("val-adversary-met", points=rules.meeting_points)
            play.adjust(zones.ADVERSARY, zones.FROM_MEETINGS, rules.meeting_points)
        if shrine == rules.plan_shrine:
            _take_plan(play)


def _take_plan(play: Play) -> None:
    """The dearest plan is its own at once; an empty space gives nothing (ruling 50)."""
    rules = box().adversary
    card = Column(play.table).at(rules.plan_space)
    if card is None:
        play.tell("val-adversary-idle")
        return
    points = rules.plan_points[len(plan(card).symbols)]
    play.tell("val-adversary-plan", plan=card, points=points)
    play.move(card, to=zones.ADVERSARY_PLANS)
    play.adjust(zones.ADVERSARY, zones.FROM_PLANS, points)
    close_column(play)
    # After the player's own seventh plan it changes nothing more (ruling 52).
    if len(Adversary(play.table).plans) >= rules.last_plan and not is_last_round(play.table):
        play.tell("val-end-near-adversary")
        play.mark(zones.LAST, zones.ADVERSARY)


STEPS = (AdversaryMoves,)
OPTIONS = ()
