"""Least squares with a little ridge, and how much a lead says: all that learning takes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a square system (Gauss, largest pivot first)."""
    size = len(right)
    work = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda at: abs(work[at][column]))
        work[column], work[pivot] = work[pivot], work[column]
        for at in range(column + 1, size):
            factor = work[at][column] / work[column][column]
            if factor:
                work[at] = [
                    one - factor * other for one, other in zip(work[at], work[column], strict=True)
                ]
    found = [0.0] * size
    for at in range(size - 1, -1, -1):
        known = sum(work[at][other] * found[other] for other in range(at + 1, size))
        found[at] = (work[at][size] - known) / work[at][at]
    return found


def fitted(samples: Iterable[tuple[Sequence[float], float]], ridge: float) -> list[float]:
    """The weights that come closest to the targets, none of them larger than it has to be."""
    rows: list[list[float]] = []
    right: list[float] = []
    scale: list[float] = []
    for facts, target in samples:
        if not rows:
            rows = [[0.0] * len(facts) for _ in facts]
            right = [0.0] * len(facts)
        for at, fact in enumerate(facts):
            if fact:
                row = rows[at]
                for other, more in enumerate(facts):
                    row[other] += fact * more
                right[at] += fact * target
    scale = [rows[at][at] for at in range(len(rows))]
    for at, size in enumerate(scale):
        rows[at][at] = size * (1 + ridge) + 1e-6
    return solved(rows, right)


def surprise(tables: Iterable[tuple[list[float], tuple[int, ...]]], lead: float) -> float:
    """How little the winners were foreseen, if a lead says so much; the less, the better."""
    total, count = 0.0, 0
    for hopes, winners in tables:
        most = max(hopes)
        weights = [exp((hope - most) / lead) for hope in hopes]
        share = sum(weights[seat] for seat in winners) / sum(weights)
        total -= log(max(share, 1e-9))
        count += 1
    return total / max(1, count)
