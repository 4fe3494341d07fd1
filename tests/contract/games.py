"""The games that keep the contract. A new game is one more entry; all tests here then run on it."""

from __future__ import annotations

from pkgutil import resolve_name

from attrs import frozen

from game.engine import Game, Setup


@frozen
class Entry:
    """A game under contract, and how much of it a test run may ask for."""

    id: str
    #: Where its `Game` is found, as ``module:name``.
    face: str
    #: Ways to play it; the random games take them in turn, each with a seed of its own.
    setups: tuple[Setup, ...]
    #: How many random games are played; most tests look at all of them.
    games: int = 20
    #: How many moments of a game are looked at closely, where every moment would take too long.
    moments: int = 5
    #: How many games are watched event by event.
    watched: int = 20
    #: How many damaged or forged journals are opened, and how many positions are laid.
    mutants: int = 2_000
    #: How often a player is killed, and at most how many seconds after it began.
    kills: int = 50
    kill_within: float = 0.05

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
        Setup("toy", 3, 4, (("fixtures", True), ("rich", True))),
    ),
    games=60,
    moments=10,
    watched=60,
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
    games=5,
    moments=6,
    watched=2,
    mutants=300,
    kills=6,
    kill_within=0.4,
)

ENTRIES: tuple[Entry, ...] = (TOY, MONSTER_LANDS)


def entry_of(name: str) -> Entry:
    """The entry of a game by its id."""
    return next(entry for entry in ENTRIES if entry.id == name)
