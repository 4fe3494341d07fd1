"""The Event of a round: revealed after the round-start steps, and applied (chapter 19)."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Play
from game.rules.euthia.rescue.events import event, place, put_away, reveal
from game.rules.euthia.steps.gaining import receive
from game.rules.euthia.steps.settling import Settle
from game.rules.euthia.views import turn_order


@frozen
class EventOfTheRound(Auto):
    """The last one is over; this round's, if there is one, is applied (R3)."""

    number: int

    def resolve(self, play: Play) -> None:
        """What it gives, then what it places; what it changes is asked for when it matters."""
        put_away(play)
        piece = reveal(play, self.number)
        if piece is None:
            return
        card = event(piece)
        if card.each_hero is not None:
            for seat in turn_order(play.table):
                receive(play, seat, card.each_hero)
                play.push(Settle(seat))
        place(play, card)


STEPS = (EventOfTheRound,)
OPTIONS = ()
