"""Pictures of battles: the board scene with the combat stage of Monster Lands over it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.app.boards.monster_lands.combat.samples import match_of
from game.app.boards.monster_lands.combat.sceneries import SCENERIES
from game.app.boards.monster_lands.combat.stage import CombatStage
from game.app.scenes.board import BoardScene
from game.app.window.scene import Scene


def battle_scene(stage: Any, name: str, viewer: int | None = None) -> BoardScene:
    """A battle laid by hand, seen by who is asked, or by a seat that watches bots at it."""
    scene = BoardScene(stage, match_of(SCENERIES[name](), viewer))
    decision = scene.match.session.decision
    assert decision is not None
    scene.taken(decision.seat if viewer is None else viewer)
    overlay = scene.built.root.overlay if scene.built is not None else None
    if isinstance(overlay, CombatStage):
        overlay.finish()
    return scene


def _shot(name: str) -> Callable[[Any], Scene]:
    return lambda request: battle_scene(request.stage, name)


SHOTS = {
    "combat": _shot("strike"),
    "combat-magic": _shot("magic"),
    "combat-defend": _shot("defend"),
    "combat-conquest": _shot("conquest"),
    "combat-mission": _shot("mission"),
    "combat-contract": _shot("contract"),
    "combat-conflict": _shot("conflict"),
    "combat-ambush": _shot("ambush"),
}
