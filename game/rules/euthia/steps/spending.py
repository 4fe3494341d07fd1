"""Action tokens spent for their Movement; what they are spent for else stands with the Action."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from attrs import frozen

from game.engine import Offer, Option, Piece, Play, Reading, Seat
from game.rules.euthia import zones
from game.rules.euthia.steps.common import Verbs
from game.rules.euthia.views import Hero
from game.rules.euthia.views.event import token_movement
from game.rules.euthia.vocabulary import ACTIONS


@frozen
class SpendForMovement(Option):
    """Take the Movement points of an Action token instead of its Action."""

    says: ClassVar[str] = "eut-option-spend"
    token: Piece
    amount: int


def offers(table: Reading, seat: Seat) -> tuple[Offer, ...]:
    """One token of each type, for two alike are the same."""
    tokens = Hero(table, seat).tokens
    if not tokens:
        return ()
    return _spendings(tokens, tuple([token_movement(table, action) for action in ACTIONS]))


@lru_cache(maxsize=4096)
def _spendings(tokens: tuple[Piece, ...], moved: tuple[int, ...]) -> tuple[Offer, ...]:
    """Which tokens are at hand is all that decides, and what each brings in this round."""
    firsts = {zones.action_of(each): each for each in reversed(tokens)}
    return tuple(
        [
            (SpendForMovement(firsts[action], amount), None)
            for action, amount in zip(ACTIONS, moved, strict=True)
            if action in firsts
        ]
    )


def spend(play: Play, seat: Seat, choice: SpendForMovement) -> None:
    """An Action token is used once: for its Movement or for its Action."""
    play.tell("eut-spent-for-movement", seat=seat, token=choice.token, amount=choice.amount)
    use_token(play, seat, choice.token)
    play.adjust(zones.hero(seat), zones.MOVEMENT, choice.amount)


def use_token(play: Play, seat: Seat, token: Piece) -> None:
    """It is gone until the next round."""
    play.move(token, to=zones.spent_tokens(seat))


VERBS: Verbs = {SpendForMovement: spend}
STEPS = ()
OPTIONS = (SpendForMovement,)
