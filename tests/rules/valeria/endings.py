"""Every way in which a game of Valeria can end, and the journals kept of them.

python -m tests.rules.valeria.endings

plays until each ending has been seen and keeps its journal under tests/golden/valeria. Those that
chance hardly ever brings begin from a table laid by hand. Run it again when the content changes,
and say in the commit what changed.
"""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from game.engine import Session, Setup, Table
from game.rules.valeria import GAME, zones
from game.rules.valeria.content import box
from game.rules.valeria.laying import Laying
from game.rules.valeria.scoring import verdict
from game.rules.valeria.steps.rounds import Turn
from tests.rules.keeping import folder_of, keep_all, played_out
from tests.rules.valeria import eager

FOLDER = folder_of(GAME)


def by_plans(game: Session) -> bool:
    """Somebody completed seven plans."""
    return game.table.result.reason == "val-end-plans"


def decided_by(what: str) -> Callable[[Session], bool]:
    """What settled the victory."""
    return lambda game: verdict(game.table).decided_by == what


def alone(reason: str, by: str) -> Callable[[Session], bool]:
    """Whether the solo game was won, and whose seventh plan ended it."""
    return lambda game: (
        (game.table.result.reason, dict(game.table.result.about)["by"]) == (reason, by)
    )


@frozen
class Ending:
    """How it is played, and what shows in the finished game."""

    players: int
    seen: Callable[[Session], bool]
    laid: Callable[[Setup], Table] | None = None
    #: Played at random rather than for points.
    at_random: bool = False


def _last_turn(setup: Setup, mine: dict[str, int], **theirs: int) -> Laying:
    """The first player is in Gold with six plans, and has the last one in reserve."""
    laying = Laying(setup)
    cells = zones.CELLS[:6]
    plans = list(box().plans)[6:12]
    laying.warden(
        0,
        at="gold",
        plans=plans,
        cells=cells,
        dice=("orc 5", "gnoll 4"),
        reserved={"left": "foul_the_wells_of_amberly"},
        **mine,
    )
    if setup.players > 1:
        laying.warden(1, at="magic", **theirs)
    for name, troop in zip(zones.SHRINES, box().troops, strict=True):
        laying.shrine(name, f"{troop} 6", f"{troop} 6")
    return laying


def tied(influence: int) -> Callable[[Setup], Table]:
    """Both would end with the same points; the second player by a die of the Gold Shrine."""

    def laid(setup: Setup) -> Table:
        mine = {"gold": 0, "magic": 0, "influence": 12, zones.FROM_PLANS: 70}
        # The plan and its zone bring 6 VP; the last die of the other one is worth 1.
        laying = _last_turn(setup, mine, gold=0, magic=0, influence=influence)
        laying.count(zones.warden(1), **{zones.FROM_PLANS: 75})
        return laying.laid(Turn(0))

    return laid


def beaten_late(setup: Setup) -> Table:
    """The Adversary takes its seventh plan while the player is far ahead."""
    laying = Laying(setup).warden(0, at="magic", **{zones.FROM_PLANS: 160})
    laying.put(zones.shrine("gold"), zones.ADVERSARY_PIECE)
    laying.put(zones.ADVERSARY_PLANS, *[f"plan.{name}" for name in list(box().plans)[10:16]])
    for name, troop in zip(zones.SHRINES, box().troops, strict=True):
        laying.shrine(name, f"{troop} 6")
    return laying.laid(Turn(0))


ENDINGS = {
    "two_players": Ending(2, by_plans),
    "three_players": Ending(3, by_plans),
    "four_players": Ending(4, by_plans),
    "five_players": Ending(5, by_plans),
    "by_influence": Ending(2, decided_by("influence"), tied(11)),
    "shared": Ending(2, decided_by("shared"), tied(12)),
    "solo_won": Ending(1, alone("val-end-won", "player")),
    "solo_lost": Ending(1, alone("val-end-lost", "player")),
    "solo_lost_to_its_plans": Ending(1, alone("val-end-lost", "adversary"), at_random=True),
    "solo_won_after_its_plans": Ending(1, alone("val-end-won", "adversary"), beaten_late),
}


def play(ending: Ending, seed: int) -> Session:
    """One game to its end."""
    setup = Setup(GAME.id, ending.players, seed)
    table = ending.laid(setup) if ending.laid else None
    session = Session.begin(GAME, setup, table)
    return played_out(session, "random") if ending.at_random else eager.play(session)


if __name__ == "__main__":
    keep_all(ENDINGS, play)
