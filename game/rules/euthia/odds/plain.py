"""A fight without Hope, which is what bots look at hundreds of times a turn.

Its loops are those of a fight with Hope, with tables in place of calls: written as one they take
half as long again, and a long fight runs out of stack.
"""

from __future__ import annotations

from game.rules.euthia.odds.falls import Profile, Strike
from game.rules.euthia.odds.reckoning import LOST, Reckoning, State, Value


class Plain(Reckoning):
    """A fight without Hope: Wounds and Damage that come to the same are looked up once a round."""

    def _attacked(self, state: State) -> Value:
        health, left, gaar, hope, number, potions = state
        met: dict[int, Value] = {}

        def after(wounds: int, gaar: int) -> Value:
            state = health - wounds, left, gaar, hope, number, potions
            return self.strike(state) if wounds < health else LOST

        paid: dict[int, Value] = {}
        win = kept = 0.0
        for likely, wounds, _, parried in self.attacks_in(number):
            found = met.get(wounds)
            if found is None:
                found = met[wounds] = after(wounds, gaar)
            won, saved = found
            if gaar and wounds:
                tried = helped = 0.0
                for less, chance in parried:
                    found = paid.get(less)
                    if found is None:
                        found = paid[less] = after(less, gaar - 1)
                    tried += chance * found[0]
                    helped += chance * found[1]
                if tried > won + self.arms.thrift:
                    won, saved = tried, helped
            win += likely * won
            kept += likely * saved
        return win, kept

    def _struck(self, state: State, strikes: tuple[Strike, ...], then: int) -> Value:
        health, left, gaar, hope, _, potions = state

        def after(damage: int, gaar: int) -> Value:
            if damage >= left:
                return 1.0, float(health)
            return self.value((health, left - damage, gaar, hope, then, potions))

        met: dict[Profile, Value] = {}
        paid: dict[Profile, Value] = {}
        win = kept = 0.0
        for likely, profile, _, again in strikes:
            found = met.get(profile)
            if found is None:
                found = met[profile] = after(profile[0][1], gaar)
            won, saved = found
            if gaar and won < 1.0:
                tried = helped = 0.0
                for result, chance in again:
                    found = paid.get(result)
                    if found is None:
                        found = paid[result] = after(result[0][1], gaar - 1)
                    tried += chance * found[0]
                    helped += chance * found[1]
                if tried > won + self.arms.thrift:
                    won, saved = tried, helped
            win += likely * won
            kept += likely * saved
        return win, kept
