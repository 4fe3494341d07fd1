"""`check`: look at the content and the texts of every game, and print every problem."""

from __future__ import annotations

import argparse
from typing import Any

from game.commands.shelves import sources_of
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
    print(f"Content and texts are sound, of the app and of {len(packages())} games.")
    return 0


def find_problems() -> list[Problem]:
    """Everything wrong with the files of the app and of every game on the shelf."""
    sources = []
    broken: list[Problem] = []
    for package in packages():
        try:
            sources.append(sources_of(package))
        except ContentError as error:  # a game that cannot even be imported
            broken += error.problems
    return sorted({*broken, *check_all(sources)})
