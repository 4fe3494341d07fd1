"""The battles of the pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from game.app.boards.monster_lands.combat.samples import Scenery, match_of
from game.app.keep.match import Match
from game.rules.monster_lands import zones
from game.rules.monster_lands.laying import Party

_SHANDEE = Party(
    "shandee", 0, force=2, magic=2, traps=("magic_plus_1",), gear=("noxx",), defence=1, potion=1
)
_KAKRON = Party(
    "kakron", 0, force=2, magic=2, traps=("magic_plus_1",), gear=("noxx",), venom=1,
    potion=1, gold=3,
)  # fmt: skip
_ABYSUR: dict[str, Any] = {
    "place": "a",
    "monster": "abysur",
    "region": "kyzhul",
    "parties": {
        1: _SHANDEE,
        2: Party("karunna", 1, magic=2, force=1),
        4: Party("taroa", 2, force=3),
    },
}
_THIEF = Party("kakron", 0, force=2, magic=1, traps=("steal_force_1", "plus_4", "redirect_1"))
_MISSES = (1, 2, 1, 2, 1, 2, 1, 1)

SCENERIES: Mapping[str, Callable[[], Scenery]] = {
    "magic": lambda: Scenery(**_ABYSUR),
    "defend": lambda: Scenery(
        **_ABYSUR, rolls=(6, 5, 4, 3, 1, 2), choices=("GiveUpMagic 1",)
    ),
    "strike": lambda: Scenery(
        "a",
        {
            1: Party("taroa", 1, force=2),
            2: _KAKRON,
            4: Party("parsas", 2, magic=2, force=1, traps=("plus_4",)),
        },
        monster="abysur",
        region="kyzhul",
        rolls=(*_MISSES[:7], 1, 2, *_MISSES[:7], 2, 1, 3),
        choices=("RollAll", "GiveUpMagic 0", "RollOne", "RollOne", "RollOne"),
    ),
    "conquest": lambda: Scenery(
        "b",
        {
            1: Party("guster", 1, force=2),
            3: Party("karunna", 0, force=2, magic=2, gear=("tergeo",), gold=3),
        },
        region="wahibah",
        rolls=(1, 2, 1, 2, 1, 3),
        choices=("Conquer", "Conquer"),
    ),
    "mission": lambda: Scenery(
        zones.COMPETITIVE,
        {1: Party("taroa", 1, force=3), 2: Party("sckrat", 0, force=2, persuasion=1)},
        mission="tournament",
        rolls=(4, 5, 3, 2, 6, 4),
        loot=("reroll_any_4",),
    ),
    "contract": lambda: Scenery(
        zones.CONTRACT,
        {1: Party("dolfus", 0, magic=2), 2: Party("guster", 1, force=1)},
        mission="great_hunt",
        counters={("clan.0", "defence"): 2, ("clan.0", "potion"): 1},
    ),
    "conflict": lambda: Scenery(
        "a",
        {
            1: Party("shandee", 1, force=2, traps=("plus_6",), defence=1),
            2: _THIEF,
            4: Party("parsas", 2, magic=2, force=1, traps=("plus_4", "magic_plus_1")),
        },
        monster="gator",
        region="yuha",
        ambush=True,
        choices=("LeaveDown",),
    ),
    "ambush": lambda: Scenery(
        "a",
        {
            1: Party("shandee", 1, force=2, traps=("plus_6",), defence=1),
            2: _THIEF,
            4: Party("parsas", 2, magic=2, force=1, traps=("plus_4", "magic_plus_1")),
        },
        monster="gator",
        region="yuha",
        ambush=True,
        choices=("LeaveDown", "RevealTop"),
    ),
}  # fmt: skip


def battles() -> Mapping[str, Callable[[], Match]]:
    """The battles as pictures name them; that of the strike stands for all."""
    named = {f"combat-{name}": scenery for name, scenery in SCENERIES.items() if name != "strike"}
    return {
        name: partial(_match, scenery)
        for name, scenery in {"combat": SCENERIES["strike"], **named}.items()
    }


def _match(scenery: Callable[[], Scenery]) -> Match:
    return match_of(scenery())
