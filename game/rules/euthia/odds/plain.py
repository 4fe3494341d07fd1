"""A fight without Hope, which is what bots look at hundreds of times a turn.

It is reckoned as one with Hope is, with a single number in place of equations and tables in place
of calls: in the general way it takes three times as long.
"""

from __future__ import annotations

from game.rules.euthia.odds.circles import LOST, MOST_ROUNDS, OPEN, SAME, Value
from game.rules.euthia.odds.falls import Strike
from game.rules.euthia.odds.reckoning import Reckoning, Solved, Stand, State

#: How likely a roll is that leads back, and what a Gaar would make of it.
Way = tuple[float, Value]


class Plain(Reckoning):
    """A fight without Hope: what comes to the same is looked up once a round."""

    def _reckoned(self, stand: Stand) -> Solved:
        health, left, gaar, number, potions = stand
        drunk = self.drunk((health, left, gaar, 0, number, potions))
        (win, kept), unhurt = self._hurt(stand)
        then = min(number + 1, self.settled)
        certain, back = self._ways(stand, self.strikes_in(number), then)
        met = struck = LOST
        # As in a circle with Hope: ways are chosen by the last answer until none changes.
        for _ in range(MOST_ROUNDS):
            before = met[0]
            (won, saved), share = self._taken(certain, back, before)
            rest = 1.0 - OPEN * unhurt * share
            met = (win + unhurt * won) / rest, (kept + unhurt * saved) / rest
            if drunk[0] > met[0] + SAME:
                met = drunk
            struck = won + share * met[0], saved + share * met[1]
            if not back or abs(met[0] - before) < SAME:
                break
        return Solved([met], [struck])

    def opening(self, state: State) -> Value:
        """With the attack before the first round."""
        health, left, gaar, _, number, potions = state
        stand = health, left, gaar, number, potions
        # What does no Damage leads to the beginning of the first round.
        certain, back = self._ways(stand, self.opening_strikes(), number)
        met = self._solved(stand).met[0]
        (won, saved), share = self._taken(certain, back, met[0])
        return won + share * met[0], saved + share * met[1]

    def _taken(self, certain: Value, back: list[Way], met: float) -> tuple[Value, float]:
        """What is certain, with a Gaar wherever that is better, and how often it leads back."""
        won, saved = certain
        share = 0.0
        for likely, tried in back:
            if tried[0] > met + max(self.arms.thrift, SAME):
                won += likely * tried[0]
                saved += likely * tried[1]
            else:
                share += likely
        return (won, saved), share

    def _hurt(self, stand: Stand) -> tuple[Value, float]:
        """What attacks that hurt lead to, and how often none does."""
        _, _, gaar, number, _ = stand
        met: dict[int, Value] = {}
        paid: dict[int, Value] = {}
        win = kept = unhurt = 0.0
        for likely, wounds, _, parried in self.attacks_in(number):
            if not wounds:
                unhurt += likely
                continue
            found = met.get(wounds)
            if found is None:
                found = met[wounds] = self._wounded(stand, wounds, gaar, 0)
            won, saved = found
            if gaar:
                tried = helped = 0.0
                for less, chance in parried:
                    found = paid.get(less)
                    if found is None:
                        found = paid[less] = self._wounded(stand, less, gaar - 1, 0)
                    tried += chance * found[0]
                    helped += chance * found[1]
                if tried > won + self.arms.thrift:
                    won, saved = tried, helped
            win += likely * won
            kept += likely * saved
        return (win, kept), unhurt

    def _ways(
        self, stand: Stand, strikes: tuple[Strike, ...], then: int
    ) -> tuple[Value, list[Way]]:
        """What the Hero's rolls lead to; and those that may lead back, with a Gaar's answer."""
        health, left, gaar, number, potions = stand
        met: dict[int, Value] = {}
        paid: dict[int, Value] = {}
        win = kept = 0.0
        back: list[Way] = []

        def after(damage: int, gaar: int) -> Value:
            if damage >= left:
                return 1.0, float(health)
            return self._solved((health, left - damage, gaar, then, potions)).met[0]

        for likely, profile, _, again in strikes:
            damage = profile[0][1]
            tried = helped = 0.0
            if gaar and damage < left:
                for result, chance in again:
                    found = paid.get(result[0][1])
                    if found is None:
                        found = paid[result[0][1]] = after(result[0][1], gaar - 1)
                    tried += chance * found[0]
                    helped += chance * found[1]
            if not damage and then == number:
                back.append((likely, (tried, helped)))
                continue
            found = met.get(damage)
            if found is None:
                found = met[damage] = after(damage, gaar)
            won, saved = found
            if tried > won + self.arms.thrift:
                won, saved = tried, helped
            win += likely * won
            kept += likely * saved
        return (win, kept), back
