"""The games on the shelf, found by their id; a game's package is imported when it is asked for.

Each game is a package of this room whose public face is `GAME`. Games in the making can be put
beside them: FOUR_CROWNS_EXTRA names further modules that have a `GAME`, with commas between.
"""

from __future__ import annotations

import os
from importlib import import_module

from game.engine import Game, SetupError, text

#: The ids of the games, in the order in which they stand on the shelf.
GAMES: tuple[str, ...] = ("monster_lands", "valeria", "rivenoire")
EXTRA_VARIABLE = "FOUR_CROWNS_EXTRA"


def games() -> dict[str, Game]:
    """Every game by its id."""
    return {game.id: game for game in map(face_of, packages())}


def game_of(name: str) -> Game:
    """The game with this id; `SetupError` if there is none."""
    if name in GAMES:
        return face_of(f"{__name__}.{name}")
    shelf = games()
    if name not in shelf:
        raise SetupError(text("setup-game", given=name, known=tuple(shelf)))
    return shelf[name]


def packages() -> tuple[str, ...]:
    """The dotted names of the games' packages; nothing is imported for it."""
    extra = os.environ.get(EXTRA_VARIABLE, "").split(",")
    named = (module.strip() for module in extra)
    return (*(f"{__name__}.{name}" for name in GAMES), *(name for name in named if name))


def face_of(package: str) -> Game:
    """The public face of a game's package."""
    face: Game = import_module(package).GAME
    return face
