"""The games that keep the contract. A new game is one more entry; all tests here then run on it."""

from __future__ import annotations

from pkgutil import resolve_name

from attrs import frozen

from game.engine import Game, Setup
from tests.portions import DAILY, DAILY_MANY_TURNS, DAILY_TOY, Share


@frozen
class Entry:
    """A game under contract."""

    id: str
    #: Where its `Game` is found, as ``module:name``.
    face: str
    #: Ways to play it; the random games take them in turn, each with a seed of its own.
    setups: tuple[Setup, ...]
    #: How much of it a test run asks for.
    share: Share = DAILY
    #: Where it is found with a mind, if not there.
    with_mind: str = ""
    #: How many of the ways to play it are thought about, and every how many questions.
    thought_about: int = 1
    every: int = 5

    @property
    def thoughtful(self) -> Game:
        """The game with its mind, if it has one."""
        game: Game = resolve_name(self.with_mind or self.face)
        return game

    @property
    def game(self) -> Game:
        """The face of the game, imported only when it is asked for."""
        game: Game = resolve_name(self.face)
        return game


TOY = Entry(
    "toy",
    "tests.toy:GAME",
    setups=(
        Setup("toy", 2, 1),
        Setup("toy", 3, 2),
        Setup("toy", 4, 3, (("rich", True),)),
        Setup("toy", 3, 4, (("fair", True), ("rich", True))),
        Setup("toy", 2, 5, (("fair", True), ("fox", True))),
        Setup("toy", 4, 6, (("fair", True), ("fox", True), ("together", True))),
        Setup("toy", 3, 7, (("fixtures", True), ("rich", True))),
    ),
    share=DAILY_TOY,
    with_mind="tests.toy.mind:THOUGHTFUL",
    thought_about=7,
    every=2,
)

MONSTER_LANDS = Entry(
    "monster_lands",
    "game.rules.monster_lands:GAME",
    setups=(
        Setup("monster_lands", 4, 1, (("ambush", True), ("queens_favour", True))),
        Setup("monster_lands", 2, 2, (("level", "heroic"), ("more_monsters", True))),
        Setup("monster_lands", 1, 3, (("scenario", 8), ("level", "heroic"))),
        Setup("monster_lands", 3, 4, (("level", "legendary"), ("ambush", True))),
        Setup("monster_lands", 1, 5, (("scenario", 10),)),
    ),
)

VALERIA = Entry(
    "valeria",
    "game.rules.valeria:GAME",
    setups=(
        Setup("valeria", 2, 1, (("champion_limit_unlock_order", "ascending"),)),
        Setup("valeria", 1, 2, (("start_score", 20),)),
        Setup("valeria", 3, 3, (("cycle_window_before_move", True),)),
    ),
    share=DAILY_MANY_TURNS,
)

RIVENOIRE = Entry(
    "rivenoire",
    "game.rules.rivenoire:GAME",
    setups=(
        Setup("rivenoire", 3, 1),
        Setup("rivenoire", 2, 2, (("top_of_hand", True),)),
        Setup("rivenoire", 4, 3),
    ),
    share=DAILY_MANY_TURNS,
)

EUTHIA = Entry(
    "euthia",
    "game.rules.euthia:GAME",
    setups=(
        Setup("euthia", 1, 1),
        Setup("euthia", 3, 2, (("elites", True), ("scenario", "villagers_rescue"))),
        Setup(
            "euthia",
            2,
            3,
            (
                ("mode", "cooperative"),
                ("scenario", "impending_doom"),
                ("heroic", True),
                ("map_limit", 2),
            ),
        ),
    ),
    share=DAILY_MANY_TURNS,
)

ENTRIES: tuple[Entry, ...] = (TOY, MONSTER_LANDS, VALERIA, RIVENOIRE, EUTHIA)


def entry_of(name: str) -> Entry:
    """The entry of a game by its id."""
    return next(entry for entry in ENTRIES if entry.id == name)
