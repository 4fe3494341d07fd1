"""Phase 4: hands down, a new stall, new guests, the tokens move on (chapter 10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Auto, Offer, Option, Piece, Play, Reading, Seat, Text, text
from game.rules.rivenoire import zones
from game.rules.rivenoire.cards import put_on_pile
from game.rules.rivenoire.content import box
from game.rules.rivenoire.goods import take_first_token
from game.rules.rivenoire.meta import settings
from game.rules.rivenoire.steps.losing import alike
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
        play.push(*[LayDown(seat) for seat in turn_order(play.table)])
        if round_number(play.table) < box().numbers.rounds:
            play.push(PrepareCity())


@frozen
class LayDown(Auto):
    """A player discards the whole hand, its last card on top (ruling 42)."""

    seat: Seat

    def resolve(self, play: Play) -> None:
        """If the table wants it, the player says which card lies on top."""
        hand = play.table.zone(zones.hand(self.seat))
        if settings(play.table).top_of_hand and len({alike(each) for each in hand}) > 1:
            play.push(ChooseTop(self.seat))
        else:
            put_on_pile(play, self.seat, hand)


@frozen
class LeaveOnTop(Option):
    """Let this card lie on top."""

    says: ClassVar[str] = "riv-option-top"
    secret: ClassVar[bool] = True
    card: Piece


@frozen
class ChooseTop(Ask):
    """Which card of the hand lies on top of the pile at the end of the round (ruling 42)."""

    private: ClassVar[bool] = True

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("riv-ask-top", seat=self.seat)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """Any of them."""
        return [(LeaveOnTop(each), None) for each in table.zone(zones.hand(self.seat))]

    def resolve(self, play: Play, choice: Option) -> None:
        """The others lie under it, in the order of the hand."""
        assert isinstance(choice, LeaveOnTop)
        hand = play.table.zone(zones.hand(self.seat))
        rest = [each for each in hand if each != choice.card]
        put_on_pile(play, self.seat, (*rest, choice.card))


@frozen
class PrepareCity(Auto):
    """A new stall, new guests; Shield, first player token and closed place move on."""

    def resolve(self, play: Play) -> None:
        """In the order of the rulebook."""
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


STEPS = (EndOfRound, LayDown, ChooseTop, PrepareCity)
OPTIONS = (LeaveOnTop,)
