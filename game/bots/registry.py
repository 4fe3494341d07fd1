"""Players by their name, those of every game and those that know one game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TypeAlias

from game.bots.onward import Onward
from game.bots.player import Player
from game.bots.randomly import RandomPlayer
from game.engine import Game, Seat, SetupError, text

#: Makes a player for a game, a seat and the seed of the game.
Maker: TypeAlias = Callable[[Game, Seat, int], Player]

#: Each seat has its own chance, so that one player's choices do not shift another's.
FOR_ALL: Mapping[str, Maker] = {
    "random": lambda game, seat, seed: RandomPlayer(f"{seed}/{seat}"),
}
#: Game ids whose module in this room has a table `PLAYERS` (name -> Maker).
WITH_THEIR_OWN: tuple[str, ...] = ("monster_lands",)


def make_player(name: str, seat: Seat, seed: int, game: Game) -> Player:
    """A player of this name for a seat; `SetupError` if the game knows none."""
    maker = _makers(game).get(name)
    if maker is None:
        raise SetupError(text("setup-bot", given=name, known=player_names(game)))
    return Onward(maker(game, seat, seed))


def player_names(game: Game) -> tuple[str, ...]:
    """Who can play this game, the plainest first."""
    return tuple(_makers(game))


def _makers(game: Game) -> Mapping[str, Maker]:
    if game.id not in WITH_THEIR_OWN:
        return FOR_ALL
    own: Mapping[str, Maker] = import_module(f"game.bots.{game.id}").PLAYERS
    return {**FOR_ALL, **own}
