"""Players by their name: those that play any game, and those that a game names itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from game.bots.onward import Onward
from game.bots.randomly import RandomPlayer
from game.engine import Game, Player, Seat, SetupError, text

#: Players that know a game only by its face, made for it with a seed of their own.
FOR_ALL: Mapping[str, Callable[[Game, str], Player]] = {
    "random": lambda game, seed: RandomPlayer(seed),
}


def make_player(name: str, seat: Seat, seed: int, game: Game) -> Player:
    """A player of this name for a seat; `SetupError` if the game knows none.

    Each seat has its own chance, so that one player's choices do not shift another's.
    """
    own = f"{seed}/{seat}"
    if name in game.players:
        return Onward(game.players[name](Random(own).random))
    if name in FOR_ALL:
        return Onward(FOR_ALL[name](game, own))
    raise SetupError(text("setup-bot", given=name, known=player_names(game)))


def player_names(game: Game) -> tuple[str, ...]:
    """Who can play this game, the plainest first."""
    return (*FOR_ALL, *game.players)
