"""A fight reckoned die by die: the chance to win it and the Health left.

Both sides attack in turn with two dice. What each side does is laid down, and the figures are those
of who fights like this. Without Hope they are exact; with it a round may lead back to itself, whose
worth is then taken as it was thought to be, so that they may be off by a few hundredths:

- the Hero uses each attack that works once first, then the best Weapon; gives at most one Gaar (or
  Dwurt) an attack, to its own roll or against the Monster's, wherever that makes winning likelier;
  spends points of Hope on its roll or for a Gaar; drinks before an attack;
- the Monster gives a Gaar in each of its first attacks while it has any, and in the darker of two
  forecasts plays the worst of its cards with each Chaos token.

Other things that are used once are left out, so that a good player does at least as well.
"""

from __future__ import annotations

from game.rules.euthia.odds.falls import Falls, Profile, Strike
from game.rules.euthia.odds.terms import HOPE_FOR_GAAR, MOST_HOPE, Duel

#: Health, the Monster's Health, Gaar, Hope, how many rounds were fought, Potions left.
State = tuple[int, int, int, int, int, int]
#: The chance to win, and the Health left where it is won, times its chance.
Value = tuple[float, float]
LOST: Value = (0.0, 0.0)


class Reckoning(Falls):
    """Every state of a fight with these arms, each worked out once."""

    def __init__(self, arms: Duel) -> None:
        super().__init__(arms)
        self.known: dict[State, Value] = {}
        self.struck: dict[State, Value] = {}

    def value(self, state: State) -> Value:
        """Before a Monster attack, after a Potion where that is better."""
        found = self.known.get(state)
        if found is not None:
            return found
        # A round that changes nothing leads back here: looked at twice, it can be reckoned out.
        self.known[state] = LOST
        once = self.known[state] = self._attacked(state)
        if self.struck.pop(state, None) is not None:
            again = self._attacked(state)
            self.struck.pop(state, None)
            back = (again[0] - once[0]) / once[0] if once[0] else 0.0
            if 0.0 < back < 1.0:
                again = once[0] / (1 - back), once[1] / (1 - back)
            self.known[state] = again
        potion = self._drunk(state)
        if potion is not None and potion[0] > self.known[state][0]:
            self.known[state] = potion
        return self.known[state]

    def _drunk(self, state: State) -> Value | None:
        """The strongest Potion, where it heals something."""
        health, left, gaar, hope, number, potions = state
        if not potions or health >= self.arms.most:
            return None
        healed = min(self.arms.most, health + self.arms.potions[-potions])
        return self.value((healed, left, gaar, hope, number, potions - 1))

    def _attacked(self, state: State) -> Value:
        health, left, gaar, hope, number, potions = state
        win = kept = 0.0
        for likely, wounds, grows, parried in self.attacks_in(number):
            more = min(MOST_HOPE, hope + grows)
            if wounds < health:
                won, saved = self.strike((health - wounds, left, gaar, more, number, potions))
            else:
                won, saved = LOST
            if gaar and wounds:
                tried = helped = 0.0
                for less, chance in parried:
                    if less < health:
                        after = (health - less, left, gaar - 1, more, number, potions)
                        one, two = self.strike(after)
                        tried += chance * one
                        helped += chance * two
                if tried > won + self.arms.thrift:
                    won, saved = tried, helped
            win += likely * won
            kept += likely * saved
        return win, kept

    def strike(self, state: State) -> Value:
        """Before the Hero's roll."""
        found = self.struck.get(state)
        if found is None:
            number = state[4]
            then = min(number + 1, self.settled)
            found = self.struck[state] = self._struck(state, self.strikes_in(number), then)
        return found

    def opening(self, state: State) -> Value:
        """With the attack before the first round."""
        return self._struck(state, self.opening_strikes(), state[4])

    def _struck(self, state: State, strikes: tuple[Strike, ...], then: int) -> Value:
        """The roll as it fell, or with a Gaar; two points of Hope are one where it is wanted."""
        health, left, gaar, hope, _, potions = state
        met: dict[tuple[Profile, int, int], Value] = {}
        win = kept = 0.0

        def settled(profile: Profile, gaar: int, hope: int) -> Value:
            """The result as it stands, or with as many points of Hope as help most."""
            key = profile, gaar, hope
            best = met.get(key)
            if best is None:
                best = LOST
                for points, damage in profile:
                    if points > hope:
                        break
                    if damage >= left:
                        best = max(best, (1.0, float(health)))
                        break
                    after = (health, left - damage, gaar, hope - points, then, potions)
                    best = max(best, self.value(after))
                met[key] = best
            return best

        for likely, profile, grows, again in strikes:
            more = min(MOST_HOPE, hope + grows)
            won, saved = settled(profile, gaar, more)
            if gaar or more >= HOPE_FOR_GAAR:
                tried = helped = 0.0
                paid = (gaar - 1, more) if gaar else (0, more - HOPE_FOR_GAAR)
                for result, chance in again:
                    one, two = settled(result, *paid)
                    tried += chance * one
                    helped += chance * two
                if tried > won + self.arms.thrift:
                    won, saved = tried, helped
            win += likely * won
            kept += likely * saved
        return win, kept
