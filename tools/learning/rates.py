"""Find better rates for Valeria's rules of thumb from games of players whose rates differ a little.

    python -m tools.learning.rates --games 800

Everybody at a table goes by the keen rates of now, each moved by chance; two and two are moved in
opposite directions. Who was moved where, and who was ahead, tells for every rate what a step is
worth. Printed are the steps that the games speak for, the surest first; whoever follows them, into
`rates.py`, plays again from there.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random

from attrs import evolve, fields

from game.bots.rollouts import best_of
from game.engine import Composed, Setup
from game.engine.quick import Quick
from game.rules.valeria import GAME
from game.rules.valeria.players.rates import KEEN, Rates
from game.rules.valeria.players.thumbs import judge, whole
from tools.learning.fitting import fitted
from tools.learning.values import levelled

SEATS = 4
#: A step is this part of a rate, and at least so much.
PART, LEAST = 0.3, 0.1

#: Every rate by its name; those of a space as ``space.now`` and ``space.later``.
Flat = dict[str, float]


def flat(rates: Rates) -> Flat:
    """All rates in one row."""
    names = [each.name for each in fields(Rates) if each.name != "spaces"]
    found = {name: float(getattr(rates, name)) for name in names}
    for space, (now, later) in rates.spaces.items():
        found |= {f"{space}.now": now, f"{space}.later": later}
    return found


def rates_of(row: Flat) -> Rates:
    """The rates of a row."""
    spaces = {
        space: (row[f"{space}.now"], row[f"{space}.later"])
        for space in {name.partition(".")[0] for name in row if "." in name}
    }
    return evolve(KEEN, spaces=spaces, **{k: each for k, each in row.items() if "." not in k})


def stepped(row: Flat, steps: Flat) -> Flat:
    """The rates so many steps from here."""
    return {name: rate + steps[name] * _step(rate) for name, rate in row.items()}


def _step(rate: float) -> float:
    return max(LEAST, PART * abs(rate))


def moves(row: Flat, chance: Random) -> list[Flat]:
    """By how many steps each seat is moved: every other one opposite to the one before."""
    found: list[Flat] = []
    for _ in range(SEATS // 2):
        one = {name: chance.gauss(0.0, 1.0) for name in row}
        found += [one, {name: -each for name, each in one.items()}]
    return found


def played(seed: int, rates: Sequence[Rates]) -> tuple[int, ...]:
    """The scores of a game in which each seat goes by rates of its own."""
    quick = Quick(GAME.opening(Setup(GAME.id, SEATS, seed)), seed)
    quick.begin()
    while (decision := quick.decision) is not None:
        own, table = rates[decision.seat], quick.table
        choice = whole(table, decision, own) if isinstance(decision.step, Composed) else None
        if choice is not None:
            quick.answer(choice)
        else:
            quick.choose(best_of(judge(table, decision, own), decision))
    assert quick.table.result is not None
    return quick.table.result.scores


def samples(row: Flat, seeds: range) -> Iterator[tuple[list[float], float]]:
    """Seat by seat, by how much it was moved and was ahead, beside the others of its table."""
    for seed in seeds:
        moved = moves(row, Random(seed))
        scores = played(seed, [rates_of(stepped(row, each)) for each in moved])
        rows = [[*each.values(), float(score)] for each, score in zip(moved, scores, strict=True)]
        for *facts, ahead in levelled(rows):
            yield facts, ahead
        print(f"\r{seed - seeds.start + 1}/{len(seeds)}", end="", file=sys.stderr)


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and say where to go."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--seed", type=int, default=2_000_000)
    args = parser.parse_args(argv)
    row = flat(KEEN)
    found = list(samples(row, range(args.seed, args.seed + args.games)))
    worths = fitted(found, 0.0)
    error = sqrt(sum(ahead**2 for _, ahead in found)) / len(found)
    for name, worth in sorted(zip(row, worths, strict=True), key=lambda each: -abs(each[1])):
        sure = max(0.0, 1 - (error / worth) ** 2) if worth else 0.0
        there = row[name] + worth * sure * _step(row[name])
        print(f"{name:24} {row[name]:7.3f}, a step is worth {worth:+.2f}: {there:7.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
