"""A fight reckoned die by die: the chance to win it and the Health left.

Both sides attack in turn with two dice. What each side does is laid down, so that the figures are
exact for who fights like this:

- the Hero uses each attack that works once first, then the best Weapon; gives at most one Gaar (or
  Dwurt) an attack, to its own roll or against the Monster's, wherever that makes winning likelier;
  spends points of Hope on its roll or for a Gaar; drinks before an attack;
- the Monster gives a Gaar in each of its first attacks while it has any, and in the darker of two
  forecasts plays the worst of its cards with each Chaos token.

Other things that are used once are left out, so that a good player does at least as well.
"""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import TypeVar

from attrs import evolve, frozen

Faces = tuple[int, int]
#: Lines of a table as (from, to, amount).
Rows = tuple[tuple[int, int, int], ...]
ROLLS: tuple[Faces, ...] = tuple([(a, b) for a in range(1, 7) for b in range(1, 7)])
FACES = range(1, 7)
#: Two rolls of the same dice are one, twice as likely.
_PAIRS = tuple([(a, b, (1 if a == b else 2) / 36) for a in FACES for b in FACES if a <= b])
#: What a Gaar and a Dwurt add to a roll.
SHIFT, DWURT = 2, 3
#: Hope grows when the Hero rolls so little, or the Monster so much; it shows 5 at most.
LOW, HIGH, MOST_HOPE = 5, 10, 5
#: Points of Hope that are a Gaar; those that are a Damage, and +1 to the result.
HOPE_FOR_GAAR, HOPE_FOR_DAMAGE = 2, 3
#: So many states are looked at, at most: a few seconds.
MOST_STATES = 12_000
#: A die that shows more is not rolled again for the Monster.
HARDLY_BETTER = 4


@frozen
class Play:
    """What a card, or several alike, does to one exchange of blows."""

    strength: int = 0
    wounds: int = 0
    #: What it adds to the Hero's roll, and takes off the Damage.
    roll: int = 0
    damage: int = 0


_NO_PLAY = Play()


@frozen
class Duel:
    """All that a forecast looks at."""

    health: int
    gaar: int
    #: Health of the Monster, what it takes off the Hero's rolls, its rows as (from, to, Wounds).
    left: int
    penalty: int
    wounds: Rows
    #: What Shields take off its Strength and its Wounds in each attack.
    shield: int
    guard: int
    #: The rows of the Weapon, then of every attack that can be used once, as (from, to, Damage).
    weapon: Rows
    once: tuple[Rows, ...] = ()
    #: The rows of an attack before the first round.
    first: Rows = ()
    #: Health at most; what each Potion heals; points of Hope, below 0 if Hope is left out.
    most: int = 99
    potions: tuple[int, ...] = ()
    hope: int = -1
    #: Whether a Dwurt is given instead of a Gaar, and whether Gaar also answer the Monster.
    dwurt: bool = False
    parries: bool = False
    #: The Gaar of the Monster, and the cards that are played against the Hero, attack by attack.
    rage: int = 0
    plays: tuple[Play, ...] = ()
    #: A Gaar is given for a chance that is better by so much.
    thrift: float = 0.0


@frozen
class Forecast:
    """The chance to win, and the Health left on average if it is won."""

    win: float
    health: float


def hit(rows: Rows, strength: int) -> int:
    """What a table gives for a Strength."""
    for least, most, amount in rows:
        if least <= strength <= most:
            return amount
    return 0


def forecast(duel: Duel) -> Forecast:
    """Enumerate the fight; fights that differ in Health, Gaar and Hope alone share their work."""
    reckoning = reckoning_of(duel)
    start = (duel.health, duel.left, duel.gaar, max(0, duel.hope), 0, len(duel.potions))
    win, health = reckoning.opening(start) if duel.first else reckoning.value(start)
    return Forecast(win, health / win if win else 0.0)


def bounded(duel: Duel) -> tuple[Duel, bool]:
    """A fight that can be reckoned in a few seconds, and whether it is only a bound of this one.

    Where too many states were to be looked at, Hope is left out: the Hero does at least as well.
    """
    counts = (duel.most, duel.left, duel.gaar + 1, len(duel.potions) + 1, MOST_HOPE + 1)
    if duel.hope < 0 or prod(counts) <= MOST_STATES:
        return duel, False
    return evolve(duel, hope=-1), True


def reckoning_of(duel: Duel) -> Reckoning:
    """The work that fights with these arms share."""
    return _reckoning(evolve(duel, health=0, gaar=0, left=0, hope=min(0, duel.hope)))


@lru_cache(maxsize=1024)
def _reckoning(arms: Duel) -> Reckoning:
    return Reckoning(arms) if arms.hope >= 0 else Plain(arms)


#: Health, the Monster's Health, Gaar, Hope, how many rounds were fought, Potions left.
State = tuple[int, int, int, int, int, int]
#: The chance to win, and the Health left where it is won, times its chance.
Value = tuple[float, float]
#: Points of Hope, and the Damage that a result comes to with them; only where it grows.
Profile = tuple[tuple[int, int], ...]
#: How likely, Wounds, whether Hope grows, and the Wounds that a Gaar of the Hero would lead to.
Attack = tuple[float, int, int, tuple[tuple[int, float], ...]]
#: How likely, the result, whether Hope grows, and the results that a Gaar would lead to.
Strike = tuple[float, Profile, int, tuple[tuple[Profile, float], ...]]
_LOST: Value = (0.0, 0.0)


class Reckoning:
    """Every state of a fight with these arms, each worked out once."""

    def __init__(self, arms: Duel) -> None:
        self.arms = arms
        self.hopeful = arms.hope >= 0
        #: From this round on, all rounds are alike.
        self.settled = max(len(arms.once), arms.rage, len(arms.plays))
        self.known: dict[State, Value] = {}
        self.struck: dict[State, Value] = {}
        self.attacks: dict[int, tuple[Attack, ...]] = {}
        self.strikes: dict[int, tuple[Strike, ...]] = {}

    def value(self, state: State) -> Value:
        """Before a Monster attack, after a Potion where that is better."""
        found = self.known.get(state)
        if found is not None:
            return found
        # A round that changes nothing leads back here: looked at twice, it can be reckoned out.
        self.known[state] = _LOST
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
                won, saved = _LOST
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
            found = self.struck[state] = self._struck(state, self._strikes(number), then)
        return found

    def opening(self, state: State) -> Value:
        """With the attack before the first round."""
        return self._struck(state, self._rolled(self.arms.first, self.arms.penalty, 0), state[4])

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
                best = _LOST
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

    # What the dice of a round come to.

    def _play(self, number: int) -> Play:
        return self.arms.plays[number] if number < len(self.arms.plays) else _NO_PLAY

    def attacks_in(self, number: int) -> tuple[Attack, ...]:
        """The Monster's rolls that come to the same."""
        if number not in self.attacks:
            found: dict[tuple[int, int, tuple[tuple[int, float], ...]], float] = {}
            for one, two, likely in _PAIRS:
                grows = int(self.hopeful and one + two >= HIGH)
                for low, high, chance in self._raged(one, two, number):
                    parried = self._parried(low, high, number)
                    key = self.suffered(low + high, number), grows, parried
                    found[key] = found.get(key, 0.0) + likely * chance
            self.attacks[number] = tuple([(p, w, g, s) for (w, g, s), p in found.items()])
        return self.attacks[number]

    def _raged(self, one: int, two: int, number: int) -> list[tuple[int, int, float]]:
        """The dice as they lie, or with the lower one again and the shift on top of it."""
        if number >= self.arms.rage or one > HARDLY_BETTER:
            return [(one, two, 1.0)]
        return [(face + SHIFT, two, 1 / 6) for face in FACES]

    def _parried(self, low: int, high: int, number: int) -> tuple[tuple[int, float], ...]:
        """What a Gaar of the Hero makes of it: the higher die again, or a Dwurt's shift."""
        if not self.arms.parries:
            return ()
        if self.arms.dwurt:
            return ((self.suffered(low + high - DWURT, number), 1.0),)
        rest = min(low, high) - SHIFT
        return _spread([self.suffered(rest + face, number) for face in FACES])

    def suffered(self, strength: int, number: int) -> int:
        """The Wounds of an attack of this Strength, Shields and cards reckoned with (8.6)."""
        play = self._play(number)
        base = hit(self.arms.wounds, strength + play.strength - self.arms.shield)
        return max(0, base + play.wounds - self.arms.guard) if base else 0

    def _strikes(self, number: int) -> tuple[Strike, ...]:
        if number not in self.strikes:
            play, once = self._play(number), self.arms.once
            rows = once[number] if number < len(once) else self.arms.weapon
            shift = self.arms.penalty + play.roll
            self.strikes[number] = self._rolled(rows, shift, play.damage)
        return self.strikes[number]

    def _rolled(self, rows: Rows, shift: int, off: int) -> tuple[Strike, ...]:
        """The Hero's rolls: how likely, the result, Hope, and the results of a Gaar."""
        found: dict[tuple[Profile, int, tuple[tuple[Profile, float], ...]], float] = {}
        for one, two, likely in _PAIRS:
            grows = int(self.hopeful and one + two <= LOW)
            if self.arms.dwurt:
                results = [one + two + DWURT + shift]
            else:
                results = [two + SHIFT + shift + face for face in FACES]
            again = _spread([self._profile(rows, each, off) for each in results])
            key = self._profile(rows, one + two + shift, off), grows, again
            found[key] = found.get(key, 0.0) + likely
        return tuple([(p, t, g, s) for (t, g, s), p in found.items()])

    def _profile(self, rows: Rows, total: int, off: int) -> Profile:
        """The Damage of a result, and of what points of Hope would make of it."""
        dealt = max(0, hit(rows, total) - off)
        found = {0: dealt}
        for points in range(1, MOST_HOPE + 1 if self.hopeful else 1):
            more = max(0, hit(rows, total + points) - off)
            if points >= HOPE_FOR_DAMAGE:
                # Three points are +1 and a Damage; those left are +1 each.
                added = hit(rows, total + points - HOPE_FOR_DAMAGE + 1)
                more = max(more, max(0, added - off) + 1)
            if more > dealt:
                found[points] = dealt = more
        return tuple(found.items())


class Plain(Reckoning):
    """A fight without Hope: Wounds and Damage that come to the same are looked up once a round."""

    def _attacked(self, state: State) -> Value:
        health, left, gaar, hope, number, potions = state
        met: dict[int, Value] = {}

        def after(wounds: int, gaar: int) -> Value:
            state = health - wounds, left, gaar, hope, number, potions
            return self.strike(state) if wounds < health else _LOST

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


_S = TypeVar("_S", int, Profile)


def _spread(results: list[_S]) -> tuple[tuple[_S, float], ...]:
    """Results that are equally likely, those alike together."""
    found: dict[_S, float] = {}
    for each in results:
        found[each] = found.get(each, 0.0) + 1 / len(results)
    return tuple(found.items())
