"""The boards of the games, found by name.

A game's board module is ``game/app/boards/<game id>`` (a module or a package) with a class that
extends `game.app.table.board.Board`, named in it as ``BOARD``. A game without such a module is
played on `game.app.boards.plain`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from game.app.table.board import Board
from game.engine.game import Game

_OWN: dict[str, Board] = {}


def register(game_id: str, board: Board) -> None:
    """Give a game a board from elsewhere (a game in the making, a test)."""
    _OWN[game_id] = board


def board_of(game: Game) -> Board:
    """The board of a game: its own, or the plain one."""
    board = _OWN.get(game.id)
    if board is None:
        name = f"{__name__}.{game.id}"
        if find_spec(name) is None:
            name = f"{__name__}.plain"
        made: type[Board] = import_module(name).BOARD
        board = _OWN[game.id] = made()
    return board
