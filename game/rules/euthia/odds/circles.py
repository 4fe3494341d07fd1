"""Rounds of a fight that lead back to where they began, reckoned out.

With each number of points of Hope, a stand is worth what its exits are worth and what the stand
itself is worth with other points, each as often as it comes to that: a few equations, one for each
number of points. Which way is taken hangs on their answer, so ways are chosen by the last one and
the equations solved again until no choice changes.
"""

from __future__ import annotations

from collections.abc import Sequence

#: The chance to win, and the Health left where it is won, times its chance.
Value = tuple[float, float]
LOST: Value = (0.0, 0.0)
#: What a result leads to at best, or the points of Hope with which it leads back.
Result = tuple[Value, int | None]
#: How likely each result of a Gaar is; none where none can be given.
Answers = tuple[tuple[float, Result], ...]
#: How likely a roll is, its result, and the results of a Gaar.
Roll = tuple[float, Result, Answers]
#: A value that hangs on others: what is certain of it, and how much of each comes in.
Mixture = tuple[float, float, list[float]]

#: Who goes in circles for ever wins nothing, so a circle is never quite closed.
OPEN = 1.0 - 1e-9
#: Better by less than this is the same.
SAME = 1e-12
#: Choices settle after two or three rounds; with thrift they might sway for ever.
MOST_ROUNDS = 12


class Circle:
    """The ways from one stand, by points of Hope."""

    def __init__(self, hopes: Sequence[int], thrift: float) -> None:
        self.hopes, self.thrift = hopes, thrift
        self.drunk: list[Value] = [LOST for _ in hopes]
        self.attacked: list[Value] = [LOST for _ in hopes]
        #: How often an attack does not hurt, by the Hope there is then.
        self.unhurt: list[tuple[tuple[int, float], ...]] = [() for _ in hopes]
        self.struck: list[list[Roll]] = [[] for _ in hopes]

    def solved(self) -> tuple[list[Value], list[Value]]:
        """What it is worth before a Monster attack, and before the Hero's roll."""
        met = [LOST for _ in self.hopes]
        # Rolls that lead back on no way are the same whatever the answer is.
        onward = [
            self._mixed([each for each in rolls if not _leads_back(each)], met)
            for rolls in self.struck
        ]
        open_rolls = [[each for each in rolls if _leads_back(each)] for rolls in self.struck]
        for _ in range(MOST_ROUNDS):
            strikes = [
                _together(certain, self._mixed(rolls, met))
                for certain, rolls in zip(onward, open_rolls, strict=True)
            ]
            rows = [self._row(hope, strikes, met) for hope in self.hopes]
            before, met = met, _solution(rows)
            if _is_same(before, met):
                break
        return met, [_read(each, met) for each in strikes]

    def after_strike(self, hope: int, met: list[Value]) -> Value:
        """What a single roll is worth, where what leads back is known."""
        return _read(self._mixed(self.struck[hope], met), met)

    def _row(self, hope: int, strikes: list[Mixture], met: list[Value]) -> Mixture:
        """The attack, then the strike; or a Potion, where that is better as things stand."""
        win, kept = self.attacked[hope]
        shares = [0.0 for _ in self.hopes]
        for more, likely in self.unhurt[hope]:
            certain, saved, back = strikes[more]
            win += likely * certain
            kept += likely * saved
            for to, share in enumerate(back):
                shares[to] += likely * share
        if self.drunk[hope][0] > _read((win, kept, shares), met)[0] + SAME:
            return *self.drunk[hope], [0.0 for _ in self.hopes]
        return win, kept, shares

    def _mixed(self, rolls: list[Roll], met: list[Value]) -> Mixture:
        """What rolls lead to, where the better way is taken each time."""
        win = kept = 0.0
        shares = [0.0 for _ in self.hopes]
        for likely, result, answers in rolls:
            if answers:
                tried = sum([chance * _better(each, met)[0][0] for chance, each in answers])
                if tried > _better(result, met)[0][0] + max(self.thrift, SAME):
                    for chance, each in answers:
                        (won, saved), back = _better(each, met)
                        if back is None:
                            win += likely * chance * won
                            kept += likely * chance * saved
                        else:
                            shares[back] += likely * chance
                    continue
            (won, saved), back = _better(result, met)
            if back is None:
                win += likely * won
                kept += likely * saved
            else:
                shares[back] += likely
        return win, kept, shares


def _leads_back(roll: Roll) -> bool:
    """Whether any of its ways leads back to where the round began."""
    _, result, answers = roll
    return result[1] is not None or any(each[1] is not None for _, each in answers)


def _together(certain: Mixture, other: Mixture) -> Mixture:
    """Rolls of which none leads back, and the others."""
    return certain[0] + other[0], certain[1] + other[1], other[2]


def _better(result: Result, met: list[Value]) -> Result:
    """The way on or the way back, with what it is worth."""
    best, back = result
    if back is not None and met[back] >= best:
        return met[back], back
    return best, None


def _read(mixture: Mixture, met: list[Value]) -> Value:
    win, kept, shares = mixture
    for share, (won, saved) in zip(shares, met, strict=True):
        win += share * won
        kept += share * saved
    return win, kept


def _is_same(before: list[Value], after: list[Value]) -> bool:
    return all(abs(a[0] - b[0]) < SAME for a, b in zip(before, after, strict=True))


def _solution(rows: list[Mixture]) -> list[Value]:
    """The values for which each row is what it is a mixture of, by elimination."""
    size = len(rows)
    left = [[-OPEN * share for share in shares] for _, _, shares in rows]
    right = [[win, kept] for win, kept, _ in rows]
    for this in range(size):
        left[this][this] += 1.0
    # What flows back is never more than comes in, so no row need be moved for its pivot.
    for this in range(size):
        pivot = left[this][this]
        for other in range(this + 1, size):
            factor = left[other][this] / pivot
            if factor:
                for column in range(this, size):
                    left[other][column] -= factor * left[this][column]
                right[other][0] -= factor * right[this][0]
                right[other][1] -= factor * right[this][1]
    found: list[Value] = [LOST] * size
    for this in reversed(range(size)):
        win, kept = right[this]
        for column in range(this + 1, size):
            win -= left[this][column] * found[column][0]
            kept -= left[this][column] * found[column][1]
        found[this] = win / left[this][this], kept / left[this][this]
    return found
