"""The games from outside, as their boxes and pennants show them: no game is loaded for it."""

from __future__ import annotations

from attrs import frozen

from game.app.boards import skin_of
from game.app.drawing.theme import Skin
from game.app.telling.words import Speech
from game.engine.text import text
from game.library.texts import Texts
from game.rules import GAMES, games


@frozen(eq=False)
class Cover:
    """What stands on a game: its name and its look."""

    game: str
    name: str
    skin: Skin


def covers(lang: str) -> tuple[Cover, ...]:
    """Every game of the house, named in a language."""
    return tuple(Cover(game, name_of(game, lang), skin_of(game)) for game in GAMES)


def name_of(game: str, lang: str) -> str:
    """What the game with this id is called; its id, if nobody knows it."""
    if game in GAMES:
        return Texts(lang, (game,)).word(text("game-name"))
    # A game from elsewhere has its texts where only itself knows.
    guest = games().get(game)
    return game if guest is None else Speech(lang, guest)("game-name")
