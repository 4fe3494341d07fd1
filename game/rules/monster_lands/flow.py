"""A round of Monster Lands, as on the back of the rulebook."""

from __future__ import annotations

from game.engine import Step
from game.rules.monster_lands import zones
from game.rules.monster_lands.steps.battle import Battle
from game.rules.monster_lands.steps.cleanup import (
    EndCheck,
    Leaders,
    NewFirstPlayer,
    Panic,
    Recover,
    Reset,
    Wages,
)
from game.rules.monster_lands.steps.deployment import Deployment
from game.rules.monster_lands.steps.missions import CompetitiveMission, ContractMission
from game.rules.monster_lands.steps.phases import FormPools, Phase
from game.rules.monster_lands.steps.preparation import (
    GatesArrivals,
    QueensFavour,
    RebuildLostClans,
)

PREPARATION: tuple[Step, ...] = (
    Phase("preparation"),
    RebuildLostClans(),
    GatesArrivals(),
    QueensFavour(),
    FormPools(),
)
DEPLOYMENT: tuple[Step, ...] = (Phase("deployment"), Deployment())
ADVENTURE: tuple[Step, ...] = (
    Phase("adventure"),
    CompetitiveMission(),
    ContractMission(),
    Battle("a"),
    Battle("b"),
    Battle(zones.GATES),
)
CLEANUP: tuple[Step, ...] = (
    Phase("cleanup"),
    Recover(),
    Panic(),
    Leaders(),
    Wages(),
    EndCheck(),
    Reset(),
    NewFirstPlayer(),
)
ROUND = (*PREPARATION, *DEPLOYMENT, *ADVENTURE, *CLEANUP)
