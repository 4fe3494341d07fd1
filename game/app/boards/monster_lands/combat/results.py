"""What stopping here would bring, in a few words."""

from __future__ import annotations

from game.app.boards.monster_lands.chips import Chip
from game.app.boards.monster_lands.combat.affair import Affair
from game.app.boards.monster_lands.combat.figures import OUTCOMES
from game.app.table.sight import Sight
from game.rules.monster_lands.content import mission, region
from game.rules.monster_lands.modifiers import (
    can_capture,
    can_kill,
    conquest_total,
    mission_total,
    modifiers,
    strike_total,
)
from game.rules.monster_lands.steps.missions import contestants
from game.rules.monster_lands.views import Expedition

FAILED = (190, 194, 210)


def stop_result(sight: Sight, affair: Affair) -> list[Chip]:
    """The result of stopping now."""
    if affair.kind == "mission":
        return [_mission(sight, affair)]
    if affair.kind == "conquest":
        return [_conquest(sight, affair)]
    return [_strike(sight, affair)]


def _strike(sight: Sight, affair: Affair) -> Chip:
    view, exp, words = sight.view, affair.exp, sight.words
    foe = str(affair.foe)
    found = modifiers(view, exp, "monster")
    total = strike_total(view, exp, found)
    captured = can_capture(foe, total, found, Expedition(view, exp).trap_count)
    killed = can_kill(foe, total, found)
    if captured and killed:
        return _chip("capture", words("ml-combat-stop-either"))
    if captured:
        return _chip("capture", words("ml-combat-stop-capture"))
    if killed:
        return _chip("kill", words("ml-combat-stop-kill"))
    return Chip("app.cross", words("ml-combat-stop-carry", total=total), FAILED)


def _conquest(sight: Sight, affair: Affair) -> Chip:
    view, exp, words = sight.view, affair.exp, sight.words
    total = conquest_total(view, exp, modifiers(view, exp, "conquest"))
    if affair.land is not None and total >= region(affair.land).conquest:
        glory = region(affair.land).glory
        return _chip("conquer", words("ml-combat-stop-conquer", glory=glory))
    return Chip("app.cross", words("ml-combat-stop-carry", total=total), FAILED)


def _mission(sight: Sight, affair: Affair) -> Chip:
    view, words = sight.view, sight.words
    assert affair.tile is not None
    total = mission_total(view, affair.exp)
    if total < mission(affair.tile).competitive.target:
        return Chip("app.cross", words("ml-combat-stop-fail"), FAILED)
    for other in contestants(view):
        there = Expedition(view, other)
        if other != affair.exp and not there.unrolled and mission_total(view, other) >= total:
            return Chip("ml.resource.gold", words("ml-combat-stop-second"), FAILED)
    return _chip("succeed", words("ml-combat-stop-win"))


def _chip(name: str, words: str) -> Chip:
    return Chip(OUTCOMES[name].icon, words, OUTCOMES[name].tint)
