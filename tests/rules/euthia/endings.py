"""Every way in which a game of Euthia can end, and the journals kept of them.

python -m tests.rules.euthia.endings [name ...]

plays until each ending has been seen and keeps its journal under tests/golden/euthia. Those that
chance hardly ever brings begin from a table laid by hand, before the last round. Run it again when
the content changes, and say in the commit what changed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

from attrs import frozen

from game.bots import make_player
from game.engine import Session, Setup, Situation, Table
from game.engine.game import OptionValue
from game.engine.journal import Journal
from game.rules.euthia import GAME, zones
from game.rules.euthia.devastation import DESTROYED, FAER, GOLEM, HECATOMB, TOKENS_A
from game.rules.euthia.laying import Laying
from game.rules.euthia.meta import DEVASTATION, DOOM
from game.rules.euthia.scoring import verdict
from game.rules.euthia.steps.farruga import FarrugaLands
from game.rules.euthia.steps.rounds import Round
from game.rules.euthia.vocabulary import ACTIONS

FOLDER = Path(__file__).resolve().parents[2] / "golden" / "euthia"
Options = tuple[tuple[str, OptionValue], ...]
TOGETHER: Options = (("mode", "cooperative"),)
WITH_DOOM: Options = (("scenario", DOOM),)
WITH_GOLEM: Options = (("scenario", DEVASTATION),)


def by(reason: str) -> Callable[[Session], bool]:
    """What the end is told as."""
    return lambda game: game.table.result is not None and game.table.result.reason == reason


def decided_by(what: str) -> Callable[[Session], bool]:
    """What settled the victory."""
    return lambda game: verdict(game.table).decided_by == what


@frozen
class Ending:
    """How it is played, and what shows in the finished game."""

    players: int
    seen: Callable[[Session], bool]
    options: Options = ()
    laid: Callable[[Setup], Table] | None = None


def last_round(*fame: int, cards: int = 0, **counters: int) -> Callable[[Setup], Table]:
    """The eighth round is about to begin; the second player may hold Gold cards."""

    def laid(setup: Setup) -> Table:
        laying = Laying(setup)
        for seat, reputation in enumerate(fame):
            laying.count(zones.hero(seat), reputation=reputation, **counters)
            laying.put(
                zones.spent_tokens(seat), *(zones.action_token(seat, each, 1) for each in ACTIONS)
            )
        laying.put(zones.hand(1), *laying.zones[zones.deck(zones.GOLD_CARD)][:cards])
        return laying.laid(Round(8))

    return laid


def before_farruga(damage: int) -> Callable[[Setup], Table]:
    """The dragon is about to land, wounded already; the Faër has no Power left."""

    def laid(setup: Setup) -> Table:
        laying = Laying(setup)
        laying.counters.pop((GOLEM, FAER))
        laying.count(zones.FIGHT, damage=damage)
        return laying.laid(FarrugaLands(11))

    return laid


def before_collapse(setup: Setup) -> Table:
    """Eleven Places of Trade are destroyed, and the Golem makes for the twelfth."""
    laying = Laying(setup).map({(2, -1): "i_fixed_1"})
    for number in range(11):
        laying.count(zones.space(40 + number, 0), **{DESTROYED: 1})
    laying.count(GOLEM, **{FAER: 5, TOKENS_A: 11})
    for seat in range(setup.players):
        laying.put(
            zones.spent_tokens(seat), *(zones.action_token(seat, each, 1) for each in ACTIONS)
        )
    laying.put_on_top(zones.deck(HECATOMB), "hecatomb.crushing_stride")
    return laying.laid(Round(4))


ENDINGS = {
    "hunt_lost": Ending(1, by("eut-end-lost")),
    "hunt_won": Ending(1, by("eut-end-won"), (), last_round(44)),
    "two_against_each_other": Ending(2, decided_by("points")),
    "four_against_each_other": Ending(4, decided_by("points"), (("elites", True),)),
    "by_the_hand": Ending(2, decided_by("hand"), (), last_round(9, 9, cards=1)),
    "shared": Ending(2, decided_by("shared"), (), last_round(9, 9)),
    "together_lost": Ending(3, by("eut-end-together-lost"), TOGETHER),
    "together_won": Ending(
        2, by("eut-end-together-won"), TOGETHER, last_round(20, 20, ledger_1=2, ledger_2=2)
    ),
    "doom_lost": Ending(1, by("eut-end-lost"), WITH_DOOM),
    "doom_won": Ending(1, by("eut-end-won"), WITH_DOOM, last_round(40, foes_beaten=2)),
    "doom_together_lost": Ending(2, by("eut-end-together-lost"), TOGETHER + WITH_DOOM),
    "golem_lost": Ending(1, by("eut-end-lost"), WITH_GOLEM),
    "golem_won": Ending(1, by("eut-end-won"), WITH_GOLEM, before_farruga(9)),
    "golem_against_each_other": Ending(3, decided_by("points"), WITH_GOLEM),
    "golem_together_lost": Ending(2, by("eut-end-together-lost"), TOGETHER + WITH_GOLEM),
    "golem_together_won": Ending(
        2, by("eut-end-together-won"), TOGETHER + WITH_GOLEM, before_farruga(19)
    ),
    "golem_collapse": Ending(1, by("eut-end-collapse"), WITH_GOLEM, before_collapse),
    "golem_collapse_together": Ending(
        2, by("eut-end-collapse"), TOGETHER + WITH_GOLEM, before_collapse
    ),
    "golem_collapse_finale": Ending(2, decided_by("points"), WITH_GOLEM, before_collapse),
}


def play(ending: Ending, seed: int) -> Session:
    """One game to its end."""
    setup = Setup(GAME.id, ending.players, seed, ending.options)
    session = Session.begin(GAME, setup, ending.laid(setup) if ending.laid else None)
    players = [make_player("random", seat, seed, GAME) for seat in range(ending.players)]
    while (decision := session.decision) is not None:
        choice = players[decision.seat].choose(Situation(GAME, decision, session.table))
        session.choose(choice)
    return session


def keep_all(*names: str) -> None:
    """Play until each ending is seen, all or those named, and keep its journal."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, ending in ENDINGS.items():
        if names and name not in names:
            continue
        session = next(
            game for game in (play(ending, seed) for seed in count(1)) if ending.seen(game)
        )
        path = FOLDER / f"{name}.jsonl"
        path.unlink(missing_ok=True)
        Journal.create(path, session).close()
        print(f"{name}: seed {session.setup.seed}, {session.table.result}", flush=True)


if __name__ == "__main__":
    keep_all(*sys.argv[1:])
