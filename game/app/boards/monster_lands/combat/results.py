"""What stopping here would bring, in a few words."""

from __future__ import annotations

from game.app.boards.monster_lands.combat.affair import Affair
from game.app.boards.monster_lands.combat.figures import OUTCOMES
from game.app.table.chips import Chip
from game.app.table.sight import Sight
from game.engine.table import Table
from game.rules.monster_lands.content import mission, region
from game.rules.monster_lands.modifiers import (
    can_capture,
    can_kill,
    conquest_total,
    mission_total,
    modifiers,
    strike_total,
)
from game.rules.monster_lands.odds import Chances
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


def stop_chances(view: Table, affair: Affair) -> Chances:
    """The same as chances, to be held against those of going on."""
    if affair.kind == "mission":
        reached = _reaches_target(view, affair)
        return {"succeed": reached, "lead": reached and not _is_beaten(view, affair)}
    if affair.kind == "conquest":
        return {"conquer": _conquers(view, affair)}
    captured, killed = _strikes(view, affair)
    return {"capture": captured, "kill": killed}


def _strikes(view: Table, affair: Affair) -> tuple[bool, bool]:
    """Whether the monster is captured, and whether it is killed."""
    exp, foe = affair.exp, str(affair.foe)
    found = modifiers(view, exp, "monster")
    total = strike_total(view, exp, found)
    captured = can_capture(foe, total, found, Expedition(view, exp).trap_count)
    return captured, can_kill(foe, total, found)


def _strike(sight: Sight, affair: Affair) -> Chip:
    view, words = sight.view, sight.words
    captured, killed = _strikes(view, affair)
    if captured and killed:
        return _chip("capture", words("ml-combat-stop-either"))
    if captured:
        return _chip("capture", words("ml-combat-stop-capture"))
    if killed:
        return _chip("kill", words("ml-combat-stop-kill"))
    total = strike_total(view, affair.exp, modifiers(view, affair.exp, "monster"))
    return Chip("app.cross", words("ml-combat-stop-carry", total=total), FAILED)


def _conquest_so_far(view: Table, affair: Affair) -> int:
    return conquest_total(view, affair.exp, modifiers(view, affair.exp, "conquest"))


def _conquers(view: Table, affair: Affair) -> bool:
    land = affair.land
    return land is not None and _conquest_so_far(view, affair) >= region(land).conquest


def _conquest(sight: Sight, affair: Affair) -> Chip:
    view, words = sight.view, sight.words
    if affair.land is not None and _conquers(view, affair):
        glory = region(affair.land).glory
        return _chip("conquer", words("ml-combat-stop-conquer", glory=glory))
    total = _conquest_so_far(view, affair)
    return Chip("app.cross", words("ml-combat-stop-carry", total=total), FAILED)


def _reaches_target(view: Table, affair: Affair) -> bool:
    assert affair.tile is not None
    return mission_total(view, affair.exp) >= mission(affair.tile).competitive.target


def _is_beaten(view: Table, affair: Affair) -> bool:
    """Whether another who has rolled is not behind."""
    total = mission_total(view, affair.exp)
    others = [Expedition(view, exp) for exp in contestants(view) if exp != affair.exp]
    return any(not each.unrolled and mission_total(view, each.exp) >= total for each in others)


def _mission(sight: Sight, affair: Affair) -> Chip:
    view, words = sight.view, sight.words
    if not _reaches_target(view, affair):
        return Chip("app.cross", words("ml-combat-stop-fail"), FAILED)
    if _is_beaten(view, affair):
        return Chip("ml.resource.gold", words("ml-combat-stop-second"), FAILED)
    return _chip("succeed", words("ml-combat-stop-win"))


def _chip(name: str, words: str) -> Chip:
    return Chip(OUTCOMES[name].icon, words, OUTCOMES[name].tint)
