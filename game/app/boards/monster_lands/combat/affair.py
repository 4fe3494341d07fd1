"""What is being fought over at this moment, read from the steps that wait and the marks they leave.

A battle lasts from its first step to `EndBattle`, a mission to its judgement, a contract while its
owner is asked. The question on top says how far it has come; while events are being told there may
be none, and then the marks on the table do.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import frozen

from game.app.keep.seats import NOBODY
from game.engine.steps import Step
from game.engine.table import Table
from game.rules.monster_lands import zones
from game.rules.monster_lands.battlefield import carried, has_acted, next_to_act
from game.rules.monster_lands.steps.ambush import AimAmbush, Caught
from game.rules.monster_lands.steps.battle import EndBattle
from game.rules.monster_lands.steps.conflict import Ambushing
from game.rules.monster_lands.steps.conquest import March, NameManager
from game.rules.monster_lands.steps.contract import Goods, OnContract
from game.rules.monster_lands.steps.loot import PickLoot
from game.rules.monster_lands.steps.missions import JudgeMission, OnMission
from game.rules.monster_lands.steps.onslaught import GiveMagic, SendAttack
from game.rules.monster_lands.steps.stealing import Steal
from game.rules.monster_lands.steps.strike import Strike, StrikeBack
from game.rules.monster_lands.steps.wounds import Defend, Wound
from game.rules.monster_lands.views import Expedition, expeditions, monster_at, region_at

Kind: TypeAlias = Literal["battle", "conquest", "mission", "contract"]
#: The stages of a battle, as the pills name them.
TRAPS, MAGIC, ATTACK, DEFEND, STRIKE = range(5)

CONFLICT = (Ambushing, AimAmbush, Caught, Steal)
_STAGES: tuple[tuple[tuple[type[Step], ...], int], ...] = (
    (CONFLICT, TRAPS),
    ((SendAttack, GiveMagic), MAGIC),
    # Whoever is still to strike back is being attacked.
    ((StrikeBack,), ATTACK),
    ((Defend, Wound), DEFEND),
)
#: Questions that the board itself answers better: the battle is over, or pieces elsewhere matter.
_ELSEWHERE = (PickLoot, NameManager)


@frozen(eq=False)
class Affair:
    """A battle, a conquest, a mission or a contract, and whose moment it is."""

    table: Table
    kind: Kind
    place: str
    exp: str
    #: The question on top, or the one it amounts to while something is being told.
    step: Step | None
    stage: int

    @property
    def foe(self) -> str | None:
        """The monster, if one still stands there."""
        return monster_at(self.table, self.place) if self.kind == "battle" else None

    @property
    def land(self) -> str | None:
        """The region being fought for."""
        return region_at(self.table, self.place) if self.place in zones.REGIONS else None

    @property
    def tile(self) -> str | None:
        """The mission."""
        if self.kind not in ("mission", "contract"):
            return None
        return next(iter(self.table.zone(zones.mission(self.place))), None)

    @property
    def here(self) -> Expedition:
        """The expedition whose moment it is."""
        return Expedition(self.table, self.exp)

    @property
    def member(self) -> str | None:
        """The mercenary; None where nobody is left, or where it is Madhala."""
        there = self.here
        return None if there.token is None or there.is_madhala else there.member

    @property
    def carried(self) -> int:
        """What earlier expeditions have reached."""
        return carried(self.table, self.place)

    @property
    def parties(self) -> list[str]:
        """Every expedition of the place with somebody on it, or with what somebody left there."""
        return [
            exp
            for exp in expeditions(self.place)
            if self.table.zone(zones.envoy(exp)) or has_acted(self.table, exp)
        ]

    @property
    def seats(self) -> frozenset[int]:
        """The clans that take part, Madhala left out."""
        return frozenset(_seat(self.table, exp) for exp in self.parties) - {NOBODY}

    @property
    def is_conflict(self) -> bool:
        """Whether traps are being turned up one by one."""
        return isinstance(self.step, CONFLICT)


def affair_of(table: Table, told: str = "") -> Affair | None:
    """What is going on now, if anything; `told` is the text key that was told last."""
    if not table.agenda:
        return None
    top = table.agenda[-1]
    if isinstance(top, _ELSEWHERE):
        return None
    if isinstance(top, OnContract | Goods):
        return Affair(table, "contract", zones.CONTRACT, top.exp, top, TRAPS)
    if any(isinstance(step, JudgeMission) for step in table.agenda):
        return _mission(table, top)
    for step in reversed(table.agenda):
        if isinstance(step, EndBattle):
            return _battle(table, step.place, told)
    return None


def _mission(table: Table, top: Step) -> Affair | None:
    there = [exp for exp in expeditions(zones.COMPETITIVE) if table.zone(zones.envoy(exp))]
    if not table.zone(zones.mission(zones.COMPETITIVE)) or not there:
        return None
    rolled = [exp for exp in there if Expedition(table, exp).rolled]
    exp = getattr(top, "exp", None) or (rolled or there)[-1]
    step = top if isinstance(top, OnMission) else OnMission(_seat(table, exp), exp)
    return Affair(table, "mission", zones.COMPETITIVE, exp, step, STRIKE)


def _battle(table: Table, place: str, told: str) -> Affair | None:
    exp = _expedition(table, place)
    if exp is None:
        return None
    top = table.agenda[-1]
    lives = _seat(table, exp) != NOBODY
    if monster_at(table, place) is None:
        step = March(_seat(table, exp), exp) if lives and told.startswith("ml-conque") else top
        return Affair(table, "conquest", place, exp, step, _stage(top))
    stage = ATTACK if told in ("ml-attack-rolled", "ml-attack") else _stage(top)
    step = Strike(_seat(table, exp), exp) if told and lives and stage == STRIKE else top
    return Affair(table, "battle", place, exp, step, stage)


def _stage(step: Step) -> int:
    return next((stage for kinds, stage in _STAGES if isinstance(step, kinds)), STRIKE)


def _seat(table: Table, exp: str) -> int:
    there = Expedition(table, exp)
    return there.seat if there.token is not None and not there.is_madhala else NOBODY


def _expedition(table: Table, place: str) -> str | None:
    """Whose moment it is: that of the topmost step that names one, else of the last to act."""
    if isinstance(table.agenda[-1], Caught):
        # The victim decides.
        return table.agenda[-1].target
    for step in reversed(table.agenda):
        if isinstance(step, EndBattle):
            break
        exp = getattr(step, "exp", None)
        if exp is not None:
            return str(exp)
    acted = [exp for exp in expeditions(place) if has_acted(table, exp)]
    return acted[-1] if acted else next_to_act(table, place)
