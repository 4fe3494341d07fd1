"""Numbers that would float over each other: added up where they count the same, else apart."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.drawing.layout import Point
from game.app.motion.moves import Floating, Motion

#: What a digit of a floating number takes, and the height of one, in units.
DIGIT, LINE = 24.0, 42.0


def gathered(motions: Sequence[Motion]) -> list[Motion]:
    """The same motions, with one number a counter and direction, none of them over another."""
    sums: dict[tuple[Point, bool], Floating] = {}
    found: list[Motion] = []
    for motion in motions:
        if not isinstance(motion, Floating):
            found.append(motion)
            continue
        counted = motion.place.center, motion.good
        earlier = sums.get(counted)
        if earlier is not None:
            earlier.by += motion.by
            continue
        sums[counted] = motion
        found.append(motion)
    _part(list(sums.values()))
    return found


def _part(numbers: Sequence[Floating]) -> None:
    """Move numbers down until none of them stands over an earlier one."""
    for at, number in enumerate(numbers):
        while any(_meet(number, other) for other in numbers[:at]):
            number.place = number.place.move(0, LINE)


def _meet(one: Floating, other: Floating) -> bool:
    wide = DIGIT * (len(one.text) + len(other.text)) / 2
    (x, y), (across, down) = one.place.center, other.place.center
    return abs(x - across) < wide and abs(y - down) < LINE
