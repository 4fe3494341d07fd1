"""Talents of members and equipment that work on one's own turn."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import ClassVar

from attrs import frozen

from game.engine import Option, Piece, Play, Reading, Refusal, Seat, refuse
from game.rules.monster_lands.content import ability_of
from game.rules.monster_lands.modifiers import bears_on
from game.rules.monster_lands.refusals import payments, why_not_use
from game.rules.monster_lands.steps.work import PayForTalent, proceed
from game.rules.monster_lands.views import times_used


@frozen
class UseTalent(Option):
    """Use what a card can do in Deployment."""

    says: ClassVar[str] = "ml-option-talent"
    card: Piece


@cache
def is_for_deployment(card: Piece) -> bool:
    """Whether a card can do anything on one's own turn."""
    return ability_of(card).window == "deployment"


@lru_cache(1024)
def for_deployment(people: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Those who can do anything on their clan's turn."""
    return tuple([card for card in people if is_for_deployment(card)])


def why_not_talent(table: Reading, seat: Seat, card: Piece) -> Refusal | None:
    """Why a card cannot be used on one's turn (once a round; rulings 25 and 26)."""
    if times_used(table, card):
        return refuse("ml-why-used", card=card)
    if not is_for_deployment(card):
        return why_not_in_window(card)
    return why_not_use(table, seat, card)


def why_not_in_window(card: Piece) -> Refusal:
    """When a card helps instead: a roll may be of missions alone."""
    window = ability_of(card).window
    if window == "roll" and not bears_on(card, "monster") and not bears_on(card, "conquest"):
        return refuse("ml-why-window", card=card, window="mission")
    return refuse("ml-why-window", card=card, window=window)


def begin_talent(play: Play, seat: Seat, card: Piece) -> None:
    """Use it, or ask what it leaves open."""
    if payments(card) == ((),):
        proceed(play, seat, card)
    else:
        play.push(PayForTalent(seat, card))


STEPS = ()
OPTIONS = (UseTalent,)
