"""What the dice of a round come to, for both sides: falls that are alike are one."""

from __future__ import annotations

from typing import TypeVar

from game.rules.euthia.odds.terms import (
    CHOSEN,
    DWURT,
    FACES,
    HIGH,
    HOPE_FOR_DAMAGE,
    LOW,
    MOST_HOPE,
    SHIFT,
    Duel,
    Play,
    Rows,
    hit,
)

#: Two rolls of the same dice are one, twice as likely.
_PAIRS = tuple([(a, b, (1 if a == b else 2) / 36) for a in FACES for b in FACES if a <= b])
#: A die that shows more is not rolled again for the Monster.
HARDLY_BETTER = 4
#: Opposite faces of a die add up to this.
_OPPOSITE = 7
_NO_PLAY = Play()

#: Points of Hope, and the Damage that a result comes to with them; only where it grows.
Profile = tuple[tuple[int, int], ...]
#: How likely, Wounds, whether Hope grows, and the Wounds that a Gaar of the Hero would lead to.
Attack = tuple[float, int, int, tuple[tuple[int, float], ...]]
#: How likely, the result, whether Hope grows, and the results that a Gaar would lead to.
Strike = tuple[float, Profile, int, tuple[tuple[Profile, float], ...]]


class Falls:
    """The rolls of a fight with these arms, round by round, each worked out once."""

    def __init__(self, arms: Duel) -> None:
        self.arms = arms
        self.hopeful = arms.hope >= 0
        #: From this round on, all rounds are alike.
        self.settled = max(len(arms.once), arms.rage, len(arms.plays))
        self._attacks: dict[int, tuple[Attack, ...]] = {}
        self._strikes: dict[int, tuple[Strike, ...]] = {}

    def _play(self, number: int) -> Play:
        return self.arms.plays[number] if number < len(self.arms.plays) else _NO_PLAY

    def attacks_in(self, number: int) -> tuple[Attack, ...]:
        """The Monster's rolls that come to the same."""
        if number not in self._attacks:
            found: dict[tuple[int, int, tuple[tuple[int, float], ...]], float] = {}
            for one, two, likely in _PAIRS:
                grows = int(self.hopeful and one + two >= HIGH)
                for low, high, chance in self._raged(*self._blown(one, two), number):
                    wounds = self.suffered(low + high, number)
                    # Nobody answers what does not hurt.
                    key = wounds, grows, self._parried(low, high, number) if wounds else ()
                    found[key] = found.get(key, 0.0) + likely * chance
            self._attacks[number] = tuple([(p, w, g, s) for (w, g, s), p in found.items()])
        return self._attacks[number]

    def _blown(self, low: int, high: int) -> tuple[int, int]:
        """The Monster's dice after the Power of Air, the lower one first."""
        if not self.arms.gusts or low == high:
            return low, high
        return min(low, _OPPOSITE - high), max(low, _OPPOSITE - high)

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

    def strikes_in(self, number: int) -> tuple[Strike, ...]:
        """The Hero's rolls that come to the same."""
        if number not in self._strikes:
            play, once = self._play(number), self.arms.once
            rows = once[number] if number < len(once) else self.arms.weapon
            shift = self.arms.penalty + play.roll
            self._strikes[number] = self._rolled(rows, shift, play.damage)
        return self._strikes[number]

    def opening_strikes(self) -> tuple[Strike, ...]:
        """The Hero's rolls of the attack before the first round."""
        return self._rolled(self.arms.first, self.arms.penalty, 0)

    def _rolled(self, rows: Rows, shift: int, off: int) -> tuple[Strike, ...]:
        """How likely, the result, Hope, and the results of a Gaar."""
        found: dict[tuple[Profile, int, tuple[tuple[Profile, float], ...]], float] = {}
        for one, two, likely in _PAIRS:
            grows = int(self.hopeful and one + two <= LOW)
            low, high = self._aired(one, two)
            if self.arms.dwurt:
                results = [low + high + DWURT + shift]
            else:
                results = [high + SHIFT + shift + face for face in FACES]
            again = _spread([self._profile(rows, each, off) for each in results])
            key = self._profile(rows, low + high + shift, off), grows, again
            found[key] = found.get(key, 0.0) + likely
        return tuple([(p, t, g, s) for (t, g, s), p in found.items()])

    def _aired(self, low: int, high: int) -> tuple[int, int]:
        """The Hero's dice after the Power of Air, the lower one first."""
        turned = _OPPOSITE - high
        if not self.arms.air or low == high or (self.arms.air == CHOSEN and turned < high):
            return low, high
        return min(low, turned), max(low, turned)

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


_S = TypeVar("_S", int, Profile)


def _spread(results: list[_S]) -> tuple[tuple[_S, float], ...]:
    """Results that are equally likely, those alike together."""
    found: dict[_S, float] = {}
    for each in results:
        found[each] = found.get(each, 0.0) + 1 / len(results)
    return tuple(found.items())
