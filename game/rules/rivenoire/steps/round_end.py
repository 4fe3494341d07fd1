"""Phase 4: hands down, a new stall, new guests, the tokens move on (chapter 10)."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Play
from game.rules.rivenoire import zones
from game.rules.rivenoire.cards import put_on_pile
from game.rules.rivenoire.content import box
from game.rules.rivenoire.goods import take_first_token
from game.rules.rivenoire.supplies import (
    clear_stall,
    dismiss_guests,
    fill_stall,
    peek_at_oracle,
    seat_guests,
)
from game.rules.rivenoire.views import first_player, others, round_number, turn_order


@frozen
class EndOfRound(Auto):
    """Everybody discards the hand; then the city is made ready for the next round."""

    def resolve(self, play: Play) -> None:
        """After the last round nothing else changes, for the Quests (ruling 37)."""
        play.mark(zones.PHASE, "end_of_round")
        play.mark(zones.PLACE, None)
        play.tell("riv-round-over", number=round_number(play.table))
        for seat in turn_order(play.table):
            put_on_pile(play, seat, play.table.zone(zones.hand(seat)))
        if round_number(play.table) == box().numbers.rounds:
            return
        clear_stall(play)
        fill_stall(play)
        dismiss_guests(play)
        seat_guests(play)
        if play.table.places[zones.SHIELD] != zones.SHIELD_HOOK:
            play.tell("riv-shield-back")
            play.move(zones.SHIELD, to=zones.SHIELD_HOOK)
        _pass_token(play)
        _close(play)
        peek_at_oracle(play)


def _pass_token(play: Play) -> None:
    """To the left neighbour; a token that was taken stays once, and turns."""
    holder = first_player(play.table)
    if play.table.faces[zones.FIRST_PLAYER] == zones.KEPT:
        play.tell("riv-first-player-kept", seat=holder)
        take_first_token(play, holder, zones.PASSING)
        return
    left = others(play.table, holder)[0]
    play.tell("riv-first-player", seat=left)
    take_first_token(play, left, zones.PASSING)


def _close(play: Play) -> None:
    """What was closed opens again; what the termites chose is closed from now on (ruling 49)."""
    closing = play.table.marks.get(zones.CLOSING)
    play.mark(zones.CLOSED, closing)
    play.mark(zones.CLOSING, None)
    if isinstance(closing, str):
        play.tell("riv-closed", place=closing)


STEPS = (EndOfRound,)
OPTIONS = ()
