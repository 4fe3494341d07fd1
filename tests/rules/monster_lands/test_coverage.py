"""Every card, tile and token of the content is used in some game that is played here.

Used means that it did its work: a mercenary was hired, a trap turned up, a loot spent, a region
conquered, a mission rolled for or fulfilled, a monster beaten. By day test_every_card.py and its
neighbours lay a position for each; at night bots are to meet them all in whole games.
"""

from __future__ import annotations

from itertools import cycle

import pytest

from game.bots import make_player
from game.engine import Session, Setup, Situation
from game.engine.events import Moved, Told, Turned
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.content import box, kind_of

MOST_GAMES = 150
#: Stories that tell of a piece at work: the key, the argument, and what it counts as.
AT_WORK = {
    ("ml-member-hired", "member"): "member",
    ("ml-affinity-chosen", "leader"): "member",
    ("ml-affinity-chosen", "member"): "member",
    ("ml-captured", "monster"): "monster",
    ("ml-killed", "monster"): "monster",
    ("ml-trap-revealed", "trap"): "trap",
    ("ml-ambush-revealed", "trap"): "trap",
    ("ml-gear-bought", "gear"): "gear",
    ("ml-loot-used", "loot"): "loot",
    ("ml-loot-spent", "loot"): "loot",
    ("ml-conquered", "region"): "region",
    ("ml-mission", "mission"): "competitive mission",
    ("ml-contract-fulfilled", "contract"): "contract",
}
WAYS = (
    (4, (("ambush", True),)),
    (4, ()),
    (3, (("ambush", True), ("queens_favour", True))),
    (4, (("more_monsters", True),)),
    (2, (("ambush", True),)),
)


def everything() -> dict[str, set[str]]:
    """Each kind of thing in the box, by its ids."""
    content = box()
    return {
        "member": set(content.members),
        "monster": set(content.monsters),
        "trap": set(content.traps),
        "gear": set(content.equipment),
        "loot": set(content.loot),
        "region": set(content.regions),
        "competitive mission": set(content.missions),
        "contract": set(content.missions),
        "list": {f"{kind} side {side}" for kind in content.lists for side in "ab"},
        "panic": set(zones.BUILDINGS),
    }


def at_work(event: object) -> list[tuple[str, str]]:
    """What an event shows at work."""
    match event:
        case Told(key, args):
            return [
                (AT_WORK[key, name], kind_of(piece))
                for name, value in args
                if (key, name) in AT_WORK
                for piece in ([value] if isinstance(value, str) else value)
            ]
        case Turned(piece, face) if piece.startswith("list."):
            return [("list", f"{kind_of(piece)} side {face}")]
        case Moved(pieces, _, target) if target == zones.PANIC:
            return [("panic", kind_of(piece)) for piece in pieces]
    return []


@pytest.mark.long
def test_every_card_tile_and_token_is_used_in_some_game():
    missing = everything()
    ways = cycle(WAYS)
    for seed in range(MOST_GAMES):
        players, options = next(ways)
        session = Session.begin(GAME, Setup("monster_lands", players, seed, options))
        bots = [
            make_player("random" if seat % 2 else "adept", seat, seed, GAME)
            for seat in range(players)
        ]
        while session.decision is not None:
            situation = Situation(GAME, session.decision, session.table)
            session.choose(bots[session.decision.seat].choose(situation))
        for commit in session.commits:
            for event in commit.events:
                for kind, name in at_work(event):
                    missing[kind].discard(name)
        if not any(missing.values()):
            return

    assert {kind: names for kind, names in missing.items() if names} == {}
