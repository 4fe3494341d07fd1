"""What no card could do: effects that their carrier, their window or each other rule out."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.effects import Effect, Use
from game.library.abilities import misfits
from game.library.converting import Finding
from game.library.yamltree import Steps
from game.rules.monster_lands.roles import ON_TURN, OnTurn
from game.rules.monster_lands.shapes import Ability, Box, Loot, Trap
from game.rules.monster_lands.vocabulary import KINDS, OUTSIDE

#: The windows in which a clan uses a source and may have to choose.
USED = (*ON_TURN, "any_time")


def faults(content: Box) -> Iterator[Finding]:
    """Everything that could never work, and where it stands."""
    for path, carrier, ability in _carriers(content):
        yield from misfits(KINDS, carrier, path, ability)
        if ability.window in USED:
            yield from _not_together((*path, "effects"), ability)
        if isinstance(ability, Ability | Loot) and carrier in ("talent", "equipment", "loot"):
            is_outside = ability.window in OUTSIDE
            if ability.outside != is_outside:
                where = "outside" if is_outside else "in the Citadel"
                yield (*path, "outside"), f"the window {ability.window} is {where}"


def _carriers(content: Box) -> Iterator[tuple[Steps, str, Ability | Trap | Loot]]:
    for name, member in content.members.items():
        yield ("members", name, "talent"), "talent", member.talent
    for name, gear in content.equipment.items():
        yield ("equipment", name, "ability"), "equipment", gear.ability
    for name, region in content.regions.items():
        yield ("regions", name, "ability"), "region", region.ability
    for name, monster in content.monsters.items():
        yield ("monsters", name, "power"), "monster", monster.power
    for name, trap in content.traps.items():
        yield ("traps", name), "ambush" if trap.type == "ambush" else "trap", trap
    for name, loot in content.loot.items():
        yield ("loot", name), "loot", loot


def _not_together(path: Steps, ability: Ability | Trap | Loot) -> Iterator[Finding]:
    """Only one effect may leave a choice, and not every choice can follow one of dice."""
    use = Use(0, "", ability.window)
    chosen = [each for each in _parts(ability.effects) if each.question(use, ()) is not None]
    if not chosen:
        return
    takes_dice = any(
        each.payment() != ((),) for each in ability.effects if isinstance(each, OnTurn)
    )
    if len(chosen) > 1:
        words = " and ".join(each.kind for each in chosen)
        yield path, f"{words} each leave a choice; an ability can leave one"
    for each in chosen:
        if takes_dice and not each.after_dice:
            yield path, f"{each.kind} cannot be paid for with dice"


def _parts(effects: tuple[Effect, ...]) -> Iterator[OnTurn]:
    """The effects that do something by themselves, wherever they are held."""
    for effect in effects:
        if isinstance(effect, OnTurn):
            held = tuple(inner for _, inner in effect.held())
            if held:
                yield from _parts(held)
            else:
                yield effect
