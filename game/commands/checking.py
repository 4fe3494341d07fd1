"""`check`: look at the content and the texts of every game, and print every problem."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from game.commands.shelves import books_of, shelves_of, sources_of
from game.library.check import check_all
from game.library.problems import ContentError, Problem
from game.rules import packages


def add(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser("check", help="check content and texts", description=__doc__)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the problems; 1 if there are any."""
    problems = find_problems()
    for problem in problems:
        print(problem)
    if problems:
        print(f"{len(problems)} problem{'s' if len(problems) > 1 else ''}")
        return 1
    print(f"All sound: the app and {', '.join(name.rpartition('.')[2] for name in packages())}.")
    return 0


def find_problems() -> list[Problem]:
    """Everything wrong with the files of the app and of every game on the shelf.

    A packed app has no code to look for text keys in; there the content alone is checked.
    """
    if getattr(sys, "frozen", False):
        shelves = [each for name in packages() for each in (*shelves_of(name), *books_of(name))]
        return sorted(problem for shelf in shelves for problem in shelf.problems())
    sources = []
    broken: list[Problem] = []
    for package in packages():
        try:
            sources.append(sources_of(package))
        except ContentError as error:  # a game that cannot even be imported
            broken += error.problems
    return sorted({*broken, *check_all(sources)})
