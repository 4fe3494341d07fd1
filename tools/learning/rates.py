"""Find better rates for a game's rules of thumb from games of players whose rates differ a little.

    python -m tools.learning.rates valeria --games 800 --jobs 2

Everybody at a table goes by the keen rates of now, each moved by chance; two and two are moved in
opposite directions. Who was moved where, and who was ahead, tells for every rate what a step is
worth. Printed are the steps that the games speak for, the surest first; whoever follows them, into
the game's `rates.py`, plays again from there.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from math import sqrt
from multiprocessing import Pool
from random import Random
from typing import Any, NamedTuple

from attrs import evolve, fields

from game.bots.rollouts import best_of
from game.engine import Composed, Decision, Game, Option, Reading, Setup
from game.engine.minds import Judge
from game.engine.quick import Quick
from game.rules import euthia, valeria
from game.rules.euthia.players import dressing as euthia_dressing
from game.rules.euthia.players import rates as euthia_rates
from game.rules.euthia.players import thumbs as euthia_thumbs
from game.rules.valeria.players import rates as valeria_rates
from game.rules.valeria.players import thumbs as valeria_thumbs
from tools.learning.fitting import fitted
from tools.learning.values import levelled

SEATS = 4
#: A step is this part of a rate, and at least so much as the game says.
PART = 0.3

#: Every rate by its name; those that grow with the time left as ``space.now`` and ``space.later``.
Flat = dict[str, float]


class Subject(NamedTuple):
    """A game whose rules of thumb go by rates."""

    game: Game
    #: The rates of now.
    keen: Any
    judge: Callable[[Reading, Decision, Any], Judge | None]
    whole: Callable[[Reading, Decision, Any], Option | None]
    #: A step is at least so much.
    least: float


SUBJECTS: Mapping[str, Subject] = {
    "valeria": Subject(
        valeria.GAME, valeria_rates.KEEN, valeria_thumbs.judge, valeria_thumbs.whole, 0.1
    ),
    "euthia": Subject(
        euthia.GAME,
        euthia_rates.KEEN,
        euthia_thumbs.judge,
        lambda table, decision, rates: euthia_dressing.whole(table, decision),
        0.015,
    ),
}


def flat(rates: Any) -> Flat:
    """All rates in one row."""
    found: Flat = {}
    for name in [each.name for each in fields(type(rates))]:
        held = getattr(rates, name)
        if isinstance(held, Mapping):
            for space, (now, later) in held.items():
                found |= {f"{space}.now": now, f"{space}.later": later}
        else:
            found[name] = float(held)
    return found


def rates_of(rates: Any, row: Flat) -> Any:
    """The rates of a row; whatever else there is stays as it is in these."""
    changes: dict[str, Any] = {}
    for name in [each.name for each in fields(type(rates))]:
        held = getattr(rates, name)
        if isinstance(held, Mapping):
            changes[name] = {each: (row[f"{each}.now"], row[f"{each}.later"]) for each in held}
        else:
            changes[name] = row[name]
    return evolve(rates, **changes)


def stepped(row: Flat, steps: Flat, least: float) -> Flat:
    """The rates so many steps from here."""
    return {name: rate + steps[name] * _step(rate, least) for name, rate in row.items()}


def _step(rate: float, least: float) -> float:
    return max(least, PART * abs(rate))


def moves(row: Flat, chance: Random) -> list[Flat]:
    """By how many steps each seat is moved: every other one opposite to the one before."""
    found: list[Flat] = []
    for _ in range(SEATS // 2):
        one = {name: chance.gauss(0.0, 1.0) for name in row}
        found += [one, {name: -each for name, each in one.items()}]
    return found


def played(subject: Subject, seed: int, rates: Sequence[Any]) -> tuple[int, ...]:
    """The scores of a game in which each seat goes by rates of its own."""
    game = subject.game
    quick = Quick(game.opening(game.checked(Setup(game.id, SEATS, seed))), seed)
    quick.begin()
    while (decision := quick.decision) is not None:
        own, table = rates[decision.seat], quick.table
        is_composed = isinstance(decision.step, Composed)
        choice = subject.whole(table, decision, own) if is_composed else None
        if choice is not None:
            quick.answer(choice)
        else:
            quick.choose(best_of(subject.judge(table, decision, own), decision))
    assert quick.table.result is not None
    return quick.table.result.scores


def samples(name: str, seed: int) -> list[tuple[list[float], float]]:
    """Seat by seat, by how much it was moved and was ahead, beside the others of its table."""
    subject = SUBJECTS[name]
    row = flat(subject.keen)
    moved = moves(row, Random(seed))
    rates = [rates_of(subject.keen, stepped(row, each, subject.least)) for each in moved]
    scores = played(subject, seed, rates)
    rows = [[*each.values(), float(score)] for each, score in zip(moved, scores, strict=True)]
    return [(facts, ahead) for *facts, ahead in levelled(rows)]


def _all_samples(args: argparse.Namespace) -> Iterator[tuple[list[float], float]]:
    seeds = range(args.seed, args.seed + args.games)
    with Pool(args.jobs) as pool:
        for number, found in enumerate(pool.imap(partial(samples, args.game), seeds, 4), 1):
            yield from found
            print(f"\r{number}/{args.games}", end="", file=sys.stderr)


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and say where to go."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=SUBJECTS)
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--seed", type=int, default=2_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args(argv)
    subject = SUBJECTS[args.game]
    row, found = flat(subject.keen), list(_all_samples(args))
    worths = fitted(found, 0.0)
    error = sqrt(sum(ahead**2 for _, ahead in found)) / len(found)
    for name, worth in sorted(zip(row, worths, strict=True), key=lambda each: -abs(each[1])):
        sure = max(0.0, 1 - (error / worth) ** 2) if worth else 0.0
        there = row[name] + worth * sure * _step(row[name], subject.least)
        print(f"{name:24} {row[name]:7.3f}, a step is worth {worth:+.2f}: {there:7.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
