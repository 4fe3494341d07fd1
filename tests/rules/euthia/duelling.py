"""Fights on the real engine, fought by both sides exactly as the forecast lays it down."""

from __future__ import annotations

from typing import Any

from game.engine import Option, Table
from game.engine.quick import Quick
from game.rules.euthia import zones
from game.rules.euthia.odds import Duel, duel_with, hit, reckoning_of
from game.rules.euthia.odds.falls import HARDLY_BETTER
from game.rules.euthia.odds.reckoning import Reckoning, State
from game.rules.euthia.odds.terms import FACES, HOPE_FOR_DAMAGE, HOPE_FOR_GAAR, SHIFT
from game.rules.euthia.rolls import strength
from game.rules.euthia.steps.common import Done, Pass
from game.rules.euthia.steps.fight_end import LeaveTrophy
from game.rules.euthia.steps.fight_hero import HopeForDamage, HopeForOne
from game.rules.euthia.steps.fight_monster import HopeForGaar, MonsterRolls, SwayMonster
from game.rules.euthia.steps.fight_weapon import AttackWith
from game.rules.euthia.steps.rolling import SpendGaar
from game.rules.euthia.steps.using import UseBlock
from game.rules.euthia.views import Hero
from game.rules.euthia.views.bout import Bout


class Duellist:
    """Answers for both sides of a fight without Shields, Dwurt and attacks that work once."""

    def __init__(self, table: Table, foe: str) -> None:
        self.duel: Duel = duel_with(table, 0, foe)
        self.reckoning: Reckoning = reckoning_of(self.duel)
        #: What was given in the attack of this round, by whom.
        self.given: set[str] = set()

    def fought(self, table: Table, seed: int) -> tuple[bool, int]:
        """Whether the Hero wins, and the Health left."""
        quick, self.given = Quick(table, seed), set()
        quick.begin()
        while quick.decision is not None and zones.SIDES in quick.table.marks:
            before = Hero(quick.table, 0).health
            quick.answer(self._answer(quick))
        hero = Hero(quick.table, 0)
        return (False, 0) if hero.has(zones.DEATHS) else (True, min(before, hero.health))

    def _answer(self, quick: Quick) -> Option:
        decision = quick.decision
        assert decision is not None
        name = type(decision.step).__name__
        found: Option | None = getattr(self, f"_{name.lower()}", self._nothing)(quick)
        return found or _closing(decision.options)

    def _nothing(self, quick: Quick) -> Option | None:
        return None

    def _state(self, table: Any, health: int | None = None) -> State:
        hero, bout = Hero(table, 0), Bout(table)
        number = min(bout.count(zones.COMBAT_ROUND) - 1, self.reckoning.settled)
        potions = len([each for each in hero.carried if each.startswith("item.healing_potion")])
        now = hero.health if health is None else health
        return now, bout.left, hero.gaar, bout.hope, number, potions

    def _useinfight(self, quick: Quick) -> Option | None:
        options = [each for each in _options(quick) if isinstance(each, UseBlock)]
        attacked = any(isinstance(each, MonsterRolls) for each in quick.table.agenda)
        if not options or not attacked or quick.decision.step.window != "healing":  # type: ignore[union-attr]
            return None
        state = self._state(quick.table)
        drunk = self.reckoning.drunk(state)
        # It is worth as much as the stand is only where it is the better way.
        return options[0] if drunk[0] > 0 and drunk == self.reckoning.value(state) else None

    def _monsteranswers(self, quick: Quick) -> Option | None:
        """A Gaar in each of its first attacks, on the lower die."""
        number = Bout(quick.table).count(zones.COMBAT_ROUND)
        if f"monster {number}" in self.given or number > self.duel.rage:
            return None
        self.given.add(f"monster {number}")
        options = [each for each in _options(quick) if isinstance(each, SwayMonster)]
        lower = min(options, key=lambda each: each.face, default=None)
        return lower if lower and lower.face <= HARDLY_BETTER else None

    def _answerroll(self, quick: Quick) -> Option | None:
        bout, number = Bout(quick.table), Bout(quick.table).count(zones.COMBAT_ROUND)
        options = [each for each in _options(quick) if isinstance(each, SwayMonster)]
        wounds = bout.wounds(bout.strength)
        if f"hero {number}" in self.given or not options or not wounds:
            return None
        higher = max(options, key=lambda each: each.face)
        rest = bout.strength - higher.face - SHIFT
        tried = sum([self._after(quick, bout.wounds(rest + face), 1) for face in FACES]) / 6
        if tried <= self._after(quick, wounds, 0):
            return None
        self.given.add(f"hero {number}")
        return higher

    def _after(self, quick: Quick, wounds: int, gaar: int) -> float:
        health, left, held, hope, number, potions = self._state(quick.table)
        if wounds >= health:
            return 0.0
        state = (health - wounds, left, held - gaar, hope, number, potions)
        return self.reckoning.strike(state)[0]

    def _chooseattack(self, quick: Quick) -> Option | None:
        return next(each for each in _options(quick) if isinstance(each, AttackWith))

    def _modifyattack(self, quick: Quick) -> Option | None:
        """At most one Gaar an attack, then the points of Hope that help most."""
        number = Bout(quick.table).count(zones.COMBAT_ROUND)
        total = strength(quick.table, 0)
        options, key = _options(quick), f"roll {number}"
        plain, points = self._settled(quick, total, 0, 0)
        rerolls = [each for each in options if isinstance(each, SpendGaar)]
        if key not in self.given:
            hope = 0 if rerolls else HOPE_FOR_GAAR
            lower = min([quick.table.pips(die) for die in quick.table.zone(zones.dice(0))])
            rest = total - lower + SHIFT
            if rerolls or Bout(quick.table).hope >= HOPE_FOR_GAAR:
                gaar = 1 if rerolls else 0
                faces = [self._settled(quick, rest + face, gaar, hope)[0] for face in FACES]
                if sum(faces) / 6 > plain:
                    if not rerolls:
                        return next(each for each in options if isinstance(each, HopeForGaar))
                    self.given.add(key)
                    return min(rerolls, key=lambda each: each.face)
        self.given.add(key)
        if points >= HOPE_FOR_DAMAGE and self._pays_thrice(total, points):
            return next(each for each in options if isinstance(each, HopeForDamage))
        hopes = [each for each in options if isinstance(each, HopeForOne)]
        return hopes[0] if points and hopes else None

    def _settled(self, quick: Quick, total: int, gaar: int, hope: int) -> tuple[float, int]:
        """The best that points of Hope make of a result: the chance to win, and how many."""
        health, left, held, points, number, potions = self._state(quick.table)
        then = min(number + 1, self.reckoning.settled)
        best = -1.0, 0
        for spent, damage in self.reckoning._profile(self.duel.weapon, total, 0):
            if spent > points - hope:
                break
            rest = (health, left - damage, held - gaar, points - hope - spent, then, potions)
            won = 1.0 if damage >= left else self.reckoning.value(rest)[0]
            if won > best[0]:
                best = won, spent
            if damage >= left:
                break
        return best

    def _pays_thrice(self, total: int, points: int) -> bool:
        plain = hit(self.duel.weapon, total + points)
        return hit(self.duel.weapon, total + points - HOPE_FOR_DAMAGE + 1) + 1 > plain


def _options(quick: Quick) -> tuple[Option, ...]:
    assert quick.decision is not None
    return quick.decision.options


def _closing(options: tuple[Option, ...]) -> Option:
    kinds = (Done, Pass, LeaveTrophy)
    return next((each for each in options if isinstance(each, kinds)), options[-1])
