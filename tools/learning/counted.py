"""Sum what `ladder --json` has counted, in any number of files, and write it where it is shown.

    python -m game ladder valeria --players 4 --games 20 --seed 0 --json >> counted.jsonl
    python -m game ladder valeria --players 4 --games 20 --seed 20 --json >> counted.jsonl
    python -m tools.learning.counted counted.jsonl --date 2026-11-18

Games of different seeds can be summed: a long count may be cut into pieces and gone on with. The
figures go into each game's mind.yaml, for the app, where rungs that the files do not speak of stay
as they are; the table of all games for the README is printed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from game import __version__
from game.bots.levels import LEVELS
from game.bots.strength import Share
from game.library.minds import FILE, Strength, shelf
from game.library.places import content_dir
from game.rules import games


class Rung(NamedTuple):
    """A player against those of the level below, at a table of so many seats."""

    game: str
    player: str
    against: str
    seats: int


def summed(lines: Iterable[str]) -> dict[Rung, Share]:
    """All games of each rung, together."""
    won: defaultdict[Rung, float] = defaultdict(float)
    games: defaultdict[Rung, int] = defaultdict(int)
    for line in lines:
        found = json.loads(line)
        rung = Rung(found["game"], found["player"], found["against"], found["players"])
        won[rung] += found["won"]
        games[rung] += found["games"]
    return {rung: Share(won[rung], games[rung]) for rung in games}


def known(game: str, strength: Strength | None) -> dict[Rung, Share]:
    """What a game's mind.yaml says already: the level below is the one before."""
    below = dict(rungs[::-1] for rungs in pairwise(("random", *LEVELS)))
    return {
        Rung(game, each.player, below[each.player], each.seats): Share(
            each.games * each.won / 100, each.games
        )
        for each in (strength.rungs if strength is not None else ())
    }


def written(shares: Mapping[Rung, Share], game: str, date: str) -> str:
    """What a game's mind.yaml says of it."""
    lines = ["strength:", f'  date: "{date}"', f'  version: "{__version__}"', "  rungs:"]
    for rung, share in shares.items():
        if rung.game == game:
            facts = f"player: {rung.player}, seats: {rung.seats}, games: {share.games}"
            lines.append(f"    - {{{facts}, won: {100 * share.share:.1f}}}")
    return "\n".join(lines) + "\n"


def table(shares: Mapping[Rung, Share]) -> Iterator[str]:
    """The rows of a table: a pair of levels each, with a column for each game and size of table."""
    columns = list(dict.fromkeys((rung.game, rung.seats) for rung in shares))
    yield " | ".join(["", "", *[f"{game}, {seats} seats" for game, seats in columns], ""]).strip()
    yield "|---" * (len(columns) + 1) + "|"
    for player, against in dict.fromkeys((rung.player, rung.against) for rung in shares):
        cells = [f"{player} over {against}"]
        for game, seats in columns:
            share = shares.get(Rung(game, player, against, seats))
            cells.append("not counted yet" if share is None else _cell(share))
        yield f"| {' | '.join(cells)} |"


def _cell(share: Share) -> str:
    least, most = share.interval
    return f"{share.share:.0%} of {share.games} ({100 * least:.0f}-{100 * most:.0f})"


def main(argv: Sequence[str] | None = None) -> int:
    """Sum, write, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--date", required=True, help="when it was counted")
    args = parser.parse_args(argv)
    shares = summed(line for file in args.files for line in file.read_text("utf-8").splitlines())
    everything: dict[Rung, Share] = {}
    for game in games():
        found = known(game, shelf(game).load().strength)
        if fresh := {rung: share for rung, share in shares.items() if rung.game == game}:
            found |= fresh
            path = content_dir() / game / FILE
            learned, _, _ = path.read_text("utf-8").partition("strength:\n")
            path.write_text(learned + written(found, game, args.date), "utf-8")
        everything |= found
    print("\n".join(table(everything)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
