"""Every monster can be beaten for what it prints, and every power that it prints is at work.

A new monster of known powers is tried here by itself; a new kind of power needs a line in `SHOWN`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.library.places import content_dir
from game.library.yamltree import read_tree
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box
from game.rules.monster_lands.steps.onslaught import GiveUpMagic
from game.rules.monster_lands.steps.panic import Panic
from game.rules.monster_lands.steps.reset import Reset
from game.rules.monster_lands.steps.strike import PourVenom, RollAll
from game.rules.monster_lands.steps.wounds import BlockWithTalent, DrinkPotion, TakeHits
from tests.rules.monster_lands.laid import Laid
from tests.rules.monster_lands.positions import Scene, adventure, party

Power = dict[str, Any]

MONSTERS: Any = read_tree((content_dir() / "monster_lands" / "monsters.yaml").read_bytes())
PRINTED = {name: card["power"]["effects"] for name, card in MONSTERS["monsters"].items()}


def land_of(affinity: str, same: bool = True) -> str:
    """A region of this affinity, or of another."""
    regions = box().regions.items()
    return next(name for name, card in regions if (card.affinity == affinity) == same)


def faced(monster: str, place: str = "a", rolls: tuple[int, ...] = (), **carried: Any) -> Scene:
    """Purkas before this monster, in a region that is none of its own."""
    land = land_of(box().monsters[monster].affinity, same=False)
    sent = {1: party("purkas", **carried)}
    return adventure(place, monster=monster, region=land, expeditions=sent, rolls=rolls)


def struck(monster: str, faces: tuple[int, ...], **carried: Any) -> Scene:
    """Its attack misses, and Force dice strike back with these faces."""
    dice = faced(monster, force=1).told("ml-attack")["dice"]
    scene = faced(monster, rolls=(*[1] * dice, *faces), force=len(faces), **carried)
    return scene.choose(RollAll(len(faces)))


def faces_for(total: int) -> tuple[int, ...]:
    """Dice that show this total."""
    sixes, rest = divmod(total - 2, 6)
    return (*[6] * sixes, *([rest] if rest else []), 1, 1)


def attack_dice(monster: str, land: str, place: str = "a") -> int:
    """The dice of its attack in a place."""
    sent = {1: party("purkas", force=1)}
    scene = adventure(place, monster=monster, region=land, expeditions=sent)
    return int(scene.told("ml-attack")["dice"])


def more_dice_in_its_own_land(monster: str, power: Power) -> None:
    printed = box().monsters[monster].attack

    assert printed + power["count"] == attack_dice(monster, land_of(power["affinity"]))


def more_dice_at_the_gates(monster: str, power: Power) -> None:
    printed = box().monsters[monster].attack

    assert printed + power["count"] == attack_dice(monster, "kale", zones.GATES)


def a_die_for_everybody(monster: str, power: Power) -> None:
    away = land_of(box().monsters[monster].affinity, same=False)
    sent = {1: party("purkas", force=1), 2: party("korgo", 1, force=1)}
    scene = adventure(monster=monster, region=away, expeditions=sent, rolls=(1,) * 12)

    rolled = [dict(each.args) for each in scene.story if each.key == "ml-attack-rolled"]
    printed = box().monsters[monster].attack
    assert [("member.korgo", power["count"]), ("member.purkas", printed + power["count"])] == [
        (each["member"], each["dice"]) for each in rolled
    ]


def hits_without_dice(monster: str, power: Power) -> None:
    scene = faced(monster, rolls=(1,) * 8, force=1)

    assert power["count"] == scene.told("ml-attack-rolled")["hits"]


def useless_things(monster: str, power: Power) -> None:
    for what in power["what"]:
        USELESS[what](monster)


def no_potion(monster: str) -> None:
    scene = faced(monster, rolls=(6, 6, *[1] * 8), force=1, potion=1)

    assert [] == scene.do(TakeHits).offered(DrinkPotion)


def no_venom(monster: str) -> None:
    scene = faced(monster, rolls=(1,) * 8, force=2, venom=1)

    assert [RollAll(2)] == scene.offered(RollAll)
    assert [] == scene.offered(PourVenom)


def no_talent(monster: str) -> None:
    # Purkas stops hits of any monster, as a rule.
    assert [] == faced(monster, rolls=(6,) * 8, force=1, defence=1).offered(BlockWithTalent)


def no_weapon(monster: str) -> None:
    assert 2 == struck(monster, (1, 1), gear=("pugnor",)).told("ml-strike-failed")["total"]


USELESS = {
    "potion": no_potion,
    "venom": no_venom,
    "defence_talent": no_talent,
    "weapon": no_weapon,
}


def a_last_hit(monster: str, power: Power) -> None:
    scene = struck(monster, faces_for(box().monsters[monster].kill))

    assert power["hits"] == scene.told("ml-last-blow")["hits"]


def so_many_traps_for_a_capture(monster: str, power: Power) -> None:
    faces, traps = faces_for(box().monsters[monster].capture), ("magic_plus_1",) * power["count"]

    assert "ml-captured" in struck(monster, faces, traps=traps).keys
    assert "ml-captured" not in struck(monster, faces, traps=traps[1:]).keys


def so_many_panic_tokens(monster: str, power: Power) -> None:
    game = Laid().put(zones.lair(zones.GATES), f"monster.{monster}").play(Panic())

    assert power["count"] == len(game.zone(zones.PANIC))


def comes_to_the_gates(monster: str, power: Power) -> None:
    game = Laid().put(zones.land("a"), "region.kale").put(zones.trails("a"), "list.1")

    game.first(zones.MONSTER_DECK, f"monster.{monster}").play(Reset())

    assert (f"monster.{monster}",) == game.zone(zones.lair(zones.GATES))


def escapes(monster: str, power: Power) -> None:
    faces = faces_for(box().monsters[monster].capture)

    scene = struck(monster, faces, traps=("magic_plus_1",))

    assert zones.ESCAPED == scene.lies(f"monster.{monster}")


def weaker_dice(monster: str, power: Power) -> None:
    dice = faced(monster, force=1).told("ml-attack")["dice"]
    scene = faced(monster, rolls=(*[1] * dice, 5), **{power["die"]: 1})
    if scene.offered(GiveUpMagic):
        scene.choose(GiveUpMagic(0))
    scene.roll(power["die"])

    assert 5 + power["amount"] == scene.told("ml-strike-failed")["total"]


def wounds_cost_glory(monster: str, power: Power) -> None:
    scene = faced(monster, rolls=(6, *[1] * 8), force=1, guards=1)
    before = scene.clan().glory
    scene.do(TakeHits)

    assert before - power["amount"] == scene.clan().glory


SHOWN: dict[str, Callable[[str, Power], None]] = {
    "affinity_attack_dice": more_dice_in_its_own_land,
    "gates_attack_dice": more_dice_at_the_gates,
    "extra_die_vs_all": a_die_for_everybody,
    "automatic_hits": hits_without_dice,
    "forbid": useless_things,
    "last_hit_all": a_last_hit,
    "traps_to_capture": so_many_traps_for_a_capture,
    "panic_tokens": so_many_panic_tokens,
    "enters_at_gates": comes_to_the_gates,
    "escapes_on_capture": escapes,
    "add_per_die": weaker_dice,
    "lose_glory_per_wound": wounds_cost_glory,
}


@pytest.mark.parametrize("monster", PRINTED)
def test_every_power_of_a_monster_is_at_work(monster: str) -> None:
    assert PRINTED[monster]
    for power in PRINTED[monster]:
        SHOWN[power["kind"]](monster, power)


# Rewards


def beaten(monster: str, total: int, traps: int = 0) -> Scene:
    """Struck with exactly this total: by dice that it does not weaken, beside idle traps."""
    weakened = {power.get("die") for power in PRINTED[monster]}
    colour, other = ("magic", "force") if "force" in weakened else ("force", "magic")
    dice = faced(monster, force=1).told("ml-attack")["dice"]
    faces = faces_for(total)
    sent = {colour: len(faces), "traps": (f"{other}_plus_1",) * traps}
    scene = faced(monster, rolls=(*[1] * dice, *faces), **sent)
    while not scene.offered(RollAll):
        # A sure hit is taken, no Magic is given up.
        scene.choose(GiveUpMagic(0) if scene.offered(GiveUpMagic) else scene.options[-1])
    scene.choose(RollAll(len(faces)))
    while not scene.is_over:
        scene.choose(scene.options[0])
    return scene


@pytest.mark.parametrize("monster", PRINTED)
def test_every_monster_pays_for_its_capture(monster: str) -> None:
    card = box().monsters[monster]
    scene = beaten(monster, card.capture, traps=2)

    assert "ml-captured" in scene.keys
    gold, glory = (card.capture_reward.get(each, 0) for each in ("gold", "glory"))
    assert (gold, 10 + glory) == (scene.clan().gold, scene.clan().glory)


@pytest.mark.parametrize("monster", PRINTED)
def test_every_monster_pays_for_its_death(monster: str) -> None:
    card = box().monsters[monster]
    scene = beaten(monster, card.kill)

    assert (f"monster.{monster}",) == scene.clan().trophies
    assert card.trophy == scene.clan().trophy_points
    gold, glory = (card.kill_reward.get(each, 0) for each in ("gold", "glory"))
    assert (gold, 10 + glory) == (scene.clan().gold, scene.clan().glory)
