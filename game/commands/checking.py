"""`check`: look at the content and the texts of every game, and print every problem."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from game.guide.lessons.checking import problems as lesson_problems
from game.library.check import GameSources, check_all
from game.library.problems import ContentError, Problem
from game.library.rulebook import HOUSE
from game.rules import GAMES, face_of, packages

#: Where each game of the shelf has its room on the screen's side; looked at, not imported.
BOARDS = Path(__file__).resolve().parent.parent / "app" / "boards"


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
        shelves = [HOUSE, *(shelf for name in packages() for shelf in face_of(name).content)]
        return sorted(problem for shelf in shelves for problem in shelf.problems())
    sources = []
    broken: list[Problem] = [*HOUSE.problems()]
    for package in packages():
        try:
            sources.append(sources_of(package))
        except ContentError as error:  # a game that cannot even be imported
            broken += error.problems
    found = {*broken, *check_all(sources)}
    if not found:  # what is broken cannot be played
        found.update(*(lesson_problems(face_of(package)) for package in packages()))
    return sorted(found)


def sources_of(package: str) -> GameSources:
    """What there is to check of a game: the code of its two rooms, its content, its texts."""
    game = face_of(package)
    spec = find_spec(package)
    rules = () if spec is None else tuple(map(Path, spec.submodule_search_locations or ()))
    screen = (BOARDS / game.id,) if game.id in GAMES else ()
    return GameSources(game.id, (*rules, *screen), game.content, game.texts, game.deeds)
