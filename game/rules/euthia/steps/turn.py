"""The loop of a turn: whatever the rules allow, in any order, until the player has enough (T2).

Each module of verbs says what it offers and what its options do; this step only asks.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, ClassVar

from attrs import frozen

from game.engine import Ask, Offer, Option, Play, Reading, Seat, Text, text
from game.rules.euthia import zones
from game.rules.euthia.map import chart_of
from game.rules.euthia.steps import (
    acting,
    challenging,
    chapel,
    dwurt,
    employing,
    exchanging,
    facing,
    hunting,
    moving,
    offering,
    questing,
    rescuing,
    spending,
    teleporting,
    treasure,
    wearing,
)
from game.rules.euthia.steps.common import Occasion, Verbs
from game.rules.euthia.steps.settling import Settle
from game.rules.euthia.steps.turn_end import TrimHand
from game.rules.euthia.views import Hero

_MODULES = (
    spending,
    moving,
    acting,
    facing,
    hunting,
    treasure,
    challenging,
    questing,
    teleporting,
    chapel,
    rescuing,
    employing,
    wearing,
    dwurt,
    exchanging,
    offering,
)
_VERBS: Verbs = {kind: verb for module in _MODULES for kind, verb in module.VERBS.items()}


@cache
def _modules_at(place: str, encounter: bool) -> tuple[Any, ...]:
    """The modules with something to offer in such a place; most verbs are at home in one kind."""
    modules: tuple[Any, ...] = _MODULES
    return tuple(
        module
        for module in modules
        if not hasattr(module, "is_at_home") or module.is_at_home(place, encounter)
    )


@cache
def _promising_on(now: Occasion) -> tuple[Any, ...]:
    """Those of them with an offer that may be taken, as far as the occasion tells."""
    return tuple(
        module
        for module in _modules_at(now.place, now.encounter)
        if not hasattr(module, "is_vain") or not module.is_vain(now)
    )


@frozen
class EndTurn(Option):
    """Nothing more this turn."""

    says: ClassVar[str] = "eut-option-end-turn"
    closes: ClassVar[bool] = True


@frozen
class TakeTurn(Ask):
    """Spend tokens, walk, act, use what is ready; or end the turn (D-02)."""

    shown: ClassVar[bool] = True

    seat: Seat

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        hero = Hero(table, self.seat)
        return text("eut-ask-turn", seat=self.seat, movement=hero.movement)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """What every module of verbs has to offer."""
        spot = chart_of(table).spots[Hero(table, self.seat).location]
        return self._offers(table, _modules_at(spot.place, bool(spot.encounter)))

    def options(self, table: Reading) -> list[Option]:
        """What may be chosen; where all would be refused, the refusals are not even made."""
        modules = _promising_on(self._occasion(table))
        return [option for option, refusal in self._offers(table, modules) if refusal is None]

    def _occasion(self, table: Reading) -> Occasion:
        hero, filled = Hero(table, self.seat), table.zones
        spot = chart_of(table).spots[hero.location]
        return Occasion(
            spot.place,
            bool(spot.encounter),
            hero.movement,
            has_cards=zones.hand(self.seat) in filled,
            has_gaar=hero.gaar > 0,
            has_elite=zones.ELITE in filled,
        )

    def _offers(self, table: Reading, modules: tuple[Any, ...]) -> list[Offer]:
        seat = self.seat
        found: list[Offer] = []
        for module in modules:
            found += module.offers(table, seat)
        found.append((EndTurn(), None))
        return found

    def resolve(self, play: Play, choice: Option) -> None:
        """Do it, find a place for what it brought (13.2), mind the hand (9.4), then ask again."""
        if isinstance(choice, EndTurn):
            return
        _VERBS[type(choice)](play, self.seat, choice)
        play.push(Settle(self.seat), TrimHand(self.seat), self)


STEPS = (TakeTurn,)
OPTIONS = (EndTurn,)
