"""Learn what a table is worth from games of bots, and write it into a game's mind.yaml.

    python -m tools.learning.values monster_lands --games 600 --players 4,3,2 --jobs 2

All go by the rules of thumb of those who think ahead. Where thinking ahead would end, all amounts
of every seat are noted; when the game is over, its final score is what they should have foretold.
The figures are those that best foretell who is ahead of whom, and by how much: what all seats of a
table have in common (a rich market, a short game) wins nothing and is taken off on both sides. That
needs far fewer games than totals would.

With `--notes FILE`, what was noted is kept, one game a line, and learned from together with all
that the file holds already: a long series may be cut into pieces and gone on with.

Few games say little: with `--near R` only what speaks against the figures of now is learned, the
less the larger R is (2 is much, 0.1 is what figures without a past are learned with).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeAlias

from game.bots import make_player
from game.bots.levels import keenly
from game.engine import Game, Setup, Situation
from game.engine.game import OptionValue
from game.engine.minds import Figures
from game.engine.quick import Quick
from game.library.minds import FILE, shelf
from game.library.places import content_dir
from game.rules import game_of
from tools.learning.fitting import fitted, surprise

#: How much has to speak for a weight: few games must not make up large ones.
RIDGE = 0.1
LEADS = [0.5 * step for step in range(2, 60)]
#: What one of each amount is worth in the last round, and more for each that is left.
Terms: TypeAlias = dict[str, tuple[float, float]]


class Note(NamedTuple):
    """A table where thinking ahead would end, and how the game ended."""

    left: float
    amounts: list[dict[str, float]]
    scores: Sequence[float]
    final: tuple[int, ...]
    winners: tuple[int, ...]


class Job(NamedTuple):
    """A game to be played."""

    game: str
    players: int
    seed: int
    bots: tuple[str, ...]


def played(job: Job) -> list[Note]:
    """Play a game and note every table at which thinking ahead would end."""
    game, mind = keenly(game_of(job.game))
    setup = game.checked(Setup(job.game, job.players, job.seed, options_of(game, job)))
    players = [make_player(name, seat, job.seed, game) for seat, name in enumerate(job.bots)]
    quick = Quick(game.opening(setup), setup.seed)
    quick.begin()
    noted, last = [], mind.horizon(quick.table)
    while (decision := quick.decision) is not None:
        now = mind.horizon(quick.table)
        if now != last:
            last = now
            amounts = [dict(mind.amounts(quick.table, seat)) for seat in range(job.players)]
            noted.append((mind.left(quick.table), amounts, game.scoring.scores(quick.table)))
        quick.choose(players[decision.seat].choose(Situation(game, decision, quick.table)))
    result = quick.table.result
    assert result is not None
    return [Note(*each, result.scores, result.winners) for each in noted]


def options_of(game: Game, job: Job) -> tuple[tuple[str, OptionValue], ...]:
    """Every other game is played in another way than the usual one."""
    chance = Random(job.seed)
    if job.seed % 2 or job.players == 1:
        return ()
    options = [(each.name, chance.choice(each.values)) for each in game.choices]
    setup = Setup(game.id, job.players, job.seed, tuple(options))
    closed = game.closed(setup)
    return tuple(each for each in setup.options if each[0] not in closed)


def jobs(args: argparse.Namespace) -> Iterator[Job]:
    """The games, with bots of all the levels that are asked for."""
    counts = [int(each) for each in args.players.split(",")]
    names = args.bots.split(",")
    for number in range(args.games):
        players, seed = counts[number % len(counts)], args.seed + number
        chance = Random(seed)
        yield Job(args.game, players, seed, tuple(chance.choice(names) for _ in range(players)))


def learned(notes: Sequence[Note], ridge: float = RIDGE) -> Terms:
    """What one of each amount is worth: in the last round, and more for each that is left."""
    names = sorted({name for note in notes for name in note.amounts[0]})

    def samples() -> Iterator[tuple[list[float], float]]:
        for note in notes:
            left = note.left
            rows = []
            for amounts, final, score in zip(note.amounts, note.final, note.scores, strict=True):
                counted = [amounts.get(name, 0.0) for name in names]
                facts = [*counted, *(each * left for each in counted), 1.0, left]
                rows.append([*facts, float(final - score)])
            for *facts, target in levelled(rows):
                yield facts, target

    weights = fitted(samples(), ridge)
    size = len(names)
    return {name: (weights[at], weights[size + at]) for at, name in enumerate(names)}


def amended(notes: Sequence[Note], terms: Terms, ridge: float) -> Terms:
    """The figures of now, as far as nothing speaks against them."""
    unlike = learned([each._replace(scores=foreseen(each, terms)) for each in notes], ridge)
    known = {name: terms.get(name, (0.0, 0.0)) for name in unlike}
    return {
        name: (known[name][0] + now, known[name][1] + later)
        for name, (now, later) in unlike.items()
    }


def levelled(rows: list[list[float]]) -> list[list[float]]:
    """The rows of a table less what they have in common; a seat alone stays as it is."""
    if len(rows) == 1:
        return rows
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    return [[one - mean for one, mean in zip(row, means, strict=True)] for row in rows]


def foreseen(note: Note, terms: Terms) -> list[float]:
    """What each seat could hope for."""
    return [
        score
        + sum(
            amount * (terms[name][0] + terms[name][1] * note.left)
            for name, amount in amounts.items()
            if name in terms
        )
        for score, amounts in zip(note.scores, note.amounts, strict=True)
    ]


def leads(notes: Sequence[Note], terms: Terms) -> tuple[float, float]:
    """How much a lead says, in the last round and before."""
    best: list[tuple[float, float]] = []
    for left in sorted({note.left for note in notes if len(note.final) > 1}):
        some = [note for note in notes if note.left == left and len(note.final) > 1]
        tables = [(foreseen(note, terms), note.winners) for note in some]
        if len(tables) >= 30:
            best.append((left, min(LEADS, key=lambda lead: surprise(tables, lead))))
            lead = best[-1][1]
            print(f"left {left}: {len(tables)} tables, lead {lead}, {surprise(tables, lead):.3f}")
    # At the very start all are alike, and a lead says nothing.
    return _line(best[:-1])


def _line(points: list[tuple[float, float]]) -> tuple[float, float]:
    found = fitted((([1.0, left], lead) for left, lead in points), 0.0)
    return found[0], found[1]


def read(lines: Iterable[str]) -> list[Note]:
    """What was noted earlier, one game a line."""
    return [Note(*each) for line in lines for each in json.loads(line)]


def main(argv: Sequence[str] | None = None) -> int:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", default="4,3,2")
    parser.add_argument("--bots", default="adept,adept,adept,novice")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--notes", type=Path, help="keep what is noted here, and go on with it")
    parser.add_argument("--near", type=float, help="stay near the figures of now, by so much")
    args = parser.parse_args(argv)
    kept: Path | None = args.notes
    notes = read(kept.read_text("utf-8").splitlines()) if kept and kept.exists() else []
    with Pool(args.jobs) as pool:
        for number, found in enumerate(pool.imap_unordered(played, jobs(args), 4), 1):
            notes += found
            if kept is not None:
                with kept.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(found) + "\n")
            print(f"\r{number}/{args.games}", end="", file=sys.stderr)
    print(file=sys.stderr)
    figures: Figures = shelf(args.game).load()
    present = {name: (each.now, each.later) for name, each in figures.terms.items()}
    terms = learned(notes) if args.near is None else amended(notes, present, args.near)
    lead = leads(notes, terms)
    lines = ["# Learned from games of bots: python -m tools.learning.values " + args.game]
    lines.append(f"lead: {{now: {lead[0]:.2f}, later: {lead[1]:.2f}}}")
    lines.append("terms:")
    lines += [
        f"  {name}: {{now: {now:.3f}, later: {later:.3f}}}" for name, (now, later) in terms.items()
    ]
    path = content_dir() / args.game / FILE
    # What the ladder has counted stays until it counts again.
    _, counted, strength = path.read_text("utf-8").partition("strength:\n")
    path.write_text("\n".join(lines) + "\n" + counted + strength, "utf-8")
    print(path.read_text("utf-8"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
