"""Players by their name: the levels, those that play anything, and those of one game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from game.bots.levels import FORMER, LEVELS, USUAL
from game.bots.onward import Onward
from game.bots.randomly import RandomPlayer
from game.bots.search import Told
from game.engine import Game, Player, Seat, SetupError, text

#: Players that know a game only by its face, made for it with a seed of their own.
FOR_ALL: Mapping[str, Callable[[Game, str], Player]] = {
    "random": lambda game, seed: RandomPlayer(seed),
}


def make_player(name: str, seat: Seat, seed: int, game: Game) -> Player:
    """A player of this name for a seat; `SetupError` if the game knows none.

    Each seat has its own chance, so that one player's choices do not shift another's.
    """
    return Onward(bare_player(name, f"{seed}/{seat}", game))


def bare_player(name: str, seed: str, game: Game, told: Told | None = None) -> Player:
    """A player of this name that may still wander; `SetupError` if the game knows none."""
    level = current_name(name)
    if level in LEVELS and game.mind is not None:
        return LEVELS[level](game, game.mind, Random(seed).random, told)
    if name in game.players:
        return game.players[name](Random(seed).random)
    if name in FOR_ALL:
        return FOR_ALL[name](game, seed)
    raise SetupError(text("setup-bot", given=name, known=player_names(game)))


def player_names(game: Game) -> tuple[str, ...]:
    """Who can play this game, the plainest first."""
    levels = LEVELS if game.mind is not None else ()
    return (*FOR_ALL, *levels, *game.players)


def offered_names(game: Game) -> tuple[str, ...]:
    """Whom people may ask to play: the levels, where there are any."""
    names = player_names(game)
    return names if game.mind is None else tuple(each for each in names if each not in FOR_ALL)


def usual_name(game: Game) -> str:
    """Who plays a seat that nobody chose a player for."""
    return USUAL if game.mind is not None else player_names(game)[-1]


def current_name(name: str) -> str:
    """What a player is called today that an older file names."""
    return FORMER.get(name, name)
