"""A fight reckoned die by die: the chance to win it and the Health left.

Both sides attack in turn with two dice. What each side does is laid down, and the figures are
exactly those of who fights like this:

- the Hero uses each attack that works once first, then the best Weapon; gives at most one Gaar (or
  Dwurt) an attack, to its own roll or against the Monster's, wherever that makes winning likelier;
  spends points of Hope on its roll or for a Gaar; drinks before an attack;
- the Monster gives a Gaar in each of its first attacks while it has any, and in the darker of two
  forecasts plays the worst of its cards with each Chaos token.

Other things that are used once are left out, so that a good player does at least as well.

A fight only goes forward, but for one thing: a round without Wounds and Damage leads back to where
it began, with more Hope or less. So all points of Hope of a **stand** are reckoned together
(`circles`), and a stand rests on others that have been.
"""

from __future__ import annotations

from typing import NamedTuple

from game.rules.euthia.odds.circles import LOST, Answers, Circle, Result, Roll, Value
from game.rules.euthia.odds.falls import Falls, Profile, Strike
from game.rules.euthia.odds.terms import HOPE_FOR_GAAR, MOST_HOPE, Duel

#: Health, the Monster's Health, Gaar, Hope, how many rounds were fought, Potions left.
State = tuple[int, int, int, int, int, int]
#: The same without Hope.
Stand = tuple[int, int, int, int, int]


class Solved(NamedTuple):
    """What a stand is worth with each number of points of Hope."""

    #: Before a Monster attack, after a Potion where that is better; and before the Hero's roll.
    met: list[Value]
    struck: list[Value]


class Reckoning(Falls):
    """Every stand of a fight with these arms, each worked out once."""

    def __init__(self, arms: Duel) -> None:
        super().__init__(arms)
        #: Points of Hope that one may have.
        self.hopes = range(MOST_HOPE + 1 if self.hopeful else 1)
        self._stands: dict[Stand, Solved] = {}

    def value(self, state: State) -> Value:
        """Before a Monster attack, after a Potion where that is better."""
        health, left, gaar, hope, number, potions = state
        return self._solved((health, left, gaar, number, potions)).met[hope]

    def strike(self, state: State) -> Value:
        """Before the Hero's roll."""
        health, left, gaar, hope, number, potions = state
        return self._solved((health, left, gaar, number, potions)).struck[hope]

    def drunk(self, state: State) -> Value:
        """After the strongest Potion, where it heals something."""
        health, left, gaar, hope, number, potions = state
        if not potions or health >= self.arms.most:
            return LOST
        healed = min(self.arms.most, health + self.arms.potions[-potions])
        return self.value((healed, left, gaar, hope, number, potions - 1))

    def opening(self, state: State) -> Value:
        """With the attack before the first round."""
        health, left, gaar, hope, number, potions = state
        stand = health, left, gaar, number, potions
        circle = Circle(self.hopes, self.arms.thrift)
        circle.struck[hope] = self._rolls(stand, hope, self.opening_strikes(), number)
        return circle.after_strike(hope, self._solved(stand).met)

    def _solved(self, stand: Stand) -> Solved:
        found = self._stands.get(stand)
        if found is None:
            found = self._stands[stand] = self._reckoned(stand)
        return found

    def _reckoned(self, stand: Stand) -> Solved:
        health, left, gaar, number, potions = stand
        circle = Circle(self.hopes, self.arms.thrift)
        then = min(number + 1, self.settled)
        for hope in self.hopes:
            circle.drunk[hope] = self.drunk((health, left, gaar, hope, number, potions))
            circle.struck[hope] = self._rolls(stand, hope, self.strikes_in(number), then)
            circle.attacked[hope], circle.unhurt[hope] = self._attacked(stand, hope)
        return Solved(*circle.solved())

    def _attacked(self, stand: Stand, hope: int) -> tuple[Value, tuple[tuple[int, float], ...]]:
        """What attacks that hurt lead to, and how often none does, with the Hope there is then."""
        _, _, gaar, number, _ = stand
        win = kept = 0.0
        unhurt: dict[int, float] = {}
        for likely, wounds, grows, parried in self.attacks_in(number):
            more = min(MOST_HOPE, hope + grows)
            if not wounds:
                unhurt[more] = unhurt.get(more, 0.0) + likely
                continue
            won, saved = self._wounded(stand, wounds, gaar, more)
            if gaar:
                tried = helped = 0.0
                for less, chance in parried:
                    one, two = self._wounded(stand, less, gaar - 1, more)
                    tried += chance * one
                    helped += chance * two
                if tried > won + self.arms.thrift:
                    won, saved = tried, helped
            win += likely * won
            kept += likely * saved
        return (win, kept), tuple(unhurt.items())

    def _wounded(self, stand: Stand, wounds: int, gaar: int, hope: int) -> Value:
        health, left, _, number, potions = stand
        if wounds >= health:
            return LOST
        return self._solved((health - wounds, left, gaar, number, potions)).struck[hope]

    def _rolls(self, stand: Stand, hope: int, strikes: tuple[Strike, ...], then: int) -> list[Roll]:
        """Each roll as it fell, and with a Gaar; two points of Hope are one where it is wanted."""
        gaar = stand[2]
        met: dict[tuple[Profile, int, int], Result] = {}

        def result(profile: Profile, gaar: int, hope: int) -> Result:
            key = profile, gaar, hope
            if key not in met:
                met[key] = self._result(stand, profile, (gaar, hope, then))
            return met[key]

        found = []
        for likely, profile, grows, again in strikes:
            more = min(MOST_HOPE, hope + grows)
            answers: Answers = ()
            if gaar or more >= HOPE_FOR_GAAR:
                paid = (gaar - 1, more) if gaar else (0, more - HOPE_FOR_GAAR)
                answers = tuple([(chance, result(each, *paid)) for each, chance in again])
            found.append((likely, result(profile, gaar, more), answers))
        return found

    def _result(self, stand: Stand, profile: Profile, after: tuple[int, int, int]) -> Result:
        """What a result leads to with as many points of Hope as help most; or back to the start."""
        health, left, held, number, potions = stand
        gaar, hope, then = after
        best, back = LOST, None
        for points, damage in profile:
            if points > hope:
                break
            if damage >= left:
                best = max(best, (1.0, float(health)))
                break
            if not damage and gaar == held and then == number:
                back = hope - points
                continue
            stood = self._solved((health, left - damage, gaar, then, potions))
            best = max(best, stood.met[hope - points])
        return best, back
