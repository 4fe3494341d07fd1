"""The games on the screen's side: one frozen value a game, its `SCREEN`.

Every game of `game.rules.GAMES` has a package here that names its own; it imports the game's rules
only when something asks for them, so that a menu can show a game that nobody opens. A game from
elsewhere is shown on the plain board, unless its screen was registered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING

from attrs import field, frozen

from game.app.drawing.theme import TABLE, Skin
from game.rules import GAMES

if TYPE_CHECKING:
    from game.app.keep.match import Match
    from game.app.table.board import Board
    from game.app.telling.ledger import Measure
    from game.app.telling.words import Speech
    from game.engine.game import OptionValue, Setup


def _plain() -> Board:
    from game.app.boards.plain import PlainBoard

    return PlainBoard()


def _no_luck() -> Mapping[str, Measure | None]:
    return {}


@frozen(eq=False)
class Screen:
    """The face of one game to the screen. The app knows nothing else of it, but for `GAME`."""

    skin: Skin = TABLE
    board: Callable[[], Board] = _plain
    #: What its dice count in the luck ledger, by kind; None is nobody's luck.
    luck: Callable[[], Mapping[str, Measure | None]] = _no_luck
    #: A few sentences about a value of a choice, where a text alone does not do.
    briefing: Callable[[Speech, Setup, str, OptionValue], str | None] = field(
        default=lambda speech, setup, choice, value: None
    )
    #: Positions worth a picture, by name.
    samples: Callable[[], Mapping[str, Callable[[], Match]]] = field(default=dict)
    #: The game's own last word on a finished match: what decided it, which goal was reached. None
    #: where the rules have said that themselves right before the end.
    verdict: Callable[[Speech, Match], str | None] = field(default=lambda speech, match: None)
    #: Decisions of bots after which a picture shows the table itself; None where any will do.
    posed: int | None = None


_PLAIN = Screen()
_REGISTERED: dict[str, Screen] = {}


def register(game: str, screen: Screen | None) -> None:
    """Give a game from elsewhere a screen (a game in the making, a test); None takes it away."""
    if screen is None:
        _REGISTERED.pop(game, None)
    else:
        _REGISTERED[game] = screen


def screen_of(game: str) -> Screen:
    """The screen of the game with this id."""
    if game in GAMES:
        screen: Screen = import_module(f"{__name__}.{game}").SCREEN
        return screen
    return _REGISTERED.get(game, _PLAIN)


def skin_of(game: str) -> Skin:
    """How the game with this id looks."""
    return screen_of(game).skin
