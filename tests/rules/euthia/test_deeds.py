"""Each deed of Euthia is proved by a position and what follows from it, to the very commit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.engine import Option, Step
from game.guide.records.deeds import deeds_of
from game.rules.euthia import GAME, zones
from game.rules.euthia.devastation import GOLEM, TOKENS_B
from game.rules.euthia.map.hexes import Hex
from game.rules.euthia.meta import DEVASTATION
from game.rules.euthia.steps.acting import Act
from game.rules.euthia.steps.challenging import Challenge
from game.rules.euthia.steps.common import Done, Pass
from game.rules.euthia.steps.ending import FinalScoring
from game.rules.euthia.steps.entering import Enter, LayTile
from game.rules.euthia.steps.fight import Fight
from game.rules.euthia.steps.fight_end import LeaveTrophy
from game.rules.euthia.steps.fight_hero import HopeForDamage
from game.rules.euthia.steps.fight_windows import BEFORE_STRIKE
from game.rules.euthia.steps.growing import Learn
from game.rules.euthia.steps.mining import Dig
from game.rules.euthia.steps.questing import QuestIsDone
from game.rules.euthia.steps.treasure import TakeTreasure
from game.rules.euthia.steps.turn import EndTurn, TakeTurn
from game.rules.euthia.steps.wearing import SetGem
from tests.rules.euthia.fights import Bouts
from tests.rules.euthia.laid import Scene
from tests.rules.euthia.test_farruga import Finale, hit
from tests.rules.euthia.test_golem import destroyed
from tests.rules.euthia.test_trading import at_shop

#: A Lake and a Treasure that a Monster of Level 1 holds, far from Powers.
LAKE, VAULT = (0, -1), (2, -2)
#: Monsters of which one blow fells the last two.
PREY = ("monster.bog_rat.1", "monster.dragonfly.1", "monster.dragonfly.2")
QUARRY = {(-1, -1): "i_other_1", (1, -2): "i_other_7"}


def then(scene: Scene, *steps: Step, rolls: tuple[int, ...] = ()) -> Any:
    """A turn is ended, and these steps follow."""
    scene.mark(zones.ACTIVE, 0)
    return scene.play(TakeTurn(0), *steps, rolls=rolls).do(EndTurn)


def goes_on(scene: Any, *kinds: type[Option]) -> Any:
    """Take what is of these kinds, say no to everything else, until all is done."""
    while scene.asks:
        choices = (
            each for kind in (*kinds, LeaveTrophy, Done, Pass) for each in scene.offered(kind)
        )
        scene.choose(next(choices))
    return scene


def kills(count: int) -> Any:
    """So many Dragonflies fall, one after the other, each by one blow."""
    laid = Bouts().map(QUARRY).hero(health=6).kit(0, h1="item.greatsword")
    laid.put_on_top(zones.deck(zones.monsters(1)), "monster.dragonfly.1", "monster.dragonfly.2")
    laid.put_on_top(zones.deck(zones.COMBAT), "combat.combat_15")
    fights = [Fight(0, zones.space(*where)) for where in (LAKE, VAULT)[:count]]
    return goes_on(then(laid, *fights, rolls=(6, 6) * count))


def great_blow() -> Any:
    laid = Bouts().hero(health=6).kit(0, "essence.fire", h1="item.greatsword")
    laid.fight("vindictive_gecko", "combat_15", rolls=(6, 6))
    return laid.window(BEFORE_STRIKE).use("essence.fire").until("ClaimTrophy")


def hope() -> Any:
    laid = Bouts().hero(health=6, gaar=0).count(zones.FIGHT, die_of_hope=3)
    laid.fight("vindictive_gecko", "combat_15", rolls=(3, 3))
    return laid.until("ModifyAttack").do(HopeForDamage)


def walks(scene: Scene, choice: type[Option], *spaces: Hex) -> Any:
    """A turn on each of these spaces, in which this is done."""
    turns = [each for where in spaces for each in (Enter(0, zones.space(*where)), TakeTurn(0))]
    then(scene, *turns)
    for _ in spaces:
        goes = scene.do(choice)
        while goes.asks != "TakeTurn":
            goes.choose(next(each for each in goes.options if isinstance(each, Done | Pass)))
        goes.do(EndTurn)
    return scene


def around_the_chapel() -> Any:
    scene = Scene().hero(health=6)
    scene.stack("i_fixed_1", "i_fixed_2", "i_other_1", "i_other_4", "i_other_7", "i_fixed_3")
    spaces = [zones.space(*where) for where in ((0, 0), (1, 0), (0, 1))]
    then(scene, *(Enter(0, space) for space in spaces))
    return goes_on(scene, LayTile)


def treasures() -> Any:
    scene = Scene().map({(-1, -1): "i_other_1", (1, -2): "i_other_2", (2, -1): "i_fixed_3"})
    return walks(scene, TakeTreasure, (-1, 0), (2, -2), (2, 0))


def elements() -> Any:
    scene = Scene(heroes=("dral",)).hero(health=7)
    tiles = ("i_other_2", "i_other_3", "i_other_5", "i_other_6")
    anchors = ((-1, -1), (4, -2), (-3, 3), (2, 2))
    scene.map(dict(zip(anchors, tiles, strict=True)))
    return walks(scene, Challenge, *anchors)


def mines() -> Any:
    scene = Scene().map({(1, -2): "i_fixed_1"}).at(0, (2, -2))
    return then(scene, *[Dig(0)] * 5)


def quests() -> Any:
    cards = [f"quest.herbalist_{number}" for number in range(1, 5)]
    return then(Scene(), *(QuestIsDone(0, card) for card in cards))


def gems() -> Any:
    worn = {"gauntlets": "item.dragonhide_gauntlets", "greaves": "item.leather_greaves"}
    scene = Scene().kit(0, "gem.ruby", "gem.emerald", "gem.opal", **worn).turn()
    for gem in ("gem.ruby", "gem.emerald", "gem.opal"):
        scene.do(SetGem, gem=gem)
    return scene


def lessons() -> Any:
    tiles = ("tile.maeldur_fireball", "tile.maeldur_ignite", "tile.maeldur_meditation")
    scene = at_shop().hero(gold=20).put(zones.reserve(0), *tiles)
    scene.unlock(0, "slot.h5", "slot.h6", "slot.h7").turn().do(Act, action="trade")
    for tile in tiles:
        scene.do(Learn, thing=tile, instead="none")
    return scene


def the_end(**counters: int) -> Any:
    return then(Scene().hero(**counters), FinalScoring())


def falls_and_wins() -> Any:
    laid = Bouts().map(QUARRY).hero(health=1, reputation=45)
    laid.put_on_top(zones.deck(zones.COMBAT), "combat.combat_36")
    then(laid, Fight(0, zones.space(*LAKE)), FinalScoring())
    while not laid.game.is_over:
        laid.done()
    return laid


def spawns(count: int) -> Any:
    """So many Monsters that crept out of destroyed spaces fall; the first is dying already."""
    laid = Bouts(scenario=DEVASTATION).map(QUARRY).hero(health=6).kit(0, h1="item.greatsword")
    laid.put_on_top(zones.deck(zones.monsters(1)), *PREY).count(zones.FIGHT, damage=9)
    laid.put_on_top(zones.deck(zones.COMBAT), "combat.combat_15")
    spaces = (LAKE, VAULT, (-1, -1))[:count]
    for where in spaces:
        destroyed(laid, where, spawn=1)
    laid.count(GOLEM, **{TOKENS_B: count})
    fights = [Fight(0, zones.space(*where)) for where in spaces]
    return goes_on(then(laid, *fights, rolls=(6, 6) * count))


#: Deed -> what proves it.
PROOFS: dict[str, Callable[[], Any]] = {
    "first_blood": lambda: kills(1),
    "double_hunt": lambda: kills(2),
    "mighty_blow": great_blow,
    "favour_of_shii": hope,
    "lay_of_the_land": around_the_chapel,
    "treasure_seeker": treasures,
    "prospector": mines,
    "four_elements": elements,
    "storyteller": quests,
    "gem_cutter": gems,
    "scholar": lessons,
    "both_ledgers": lambda: the_end(ledger_1=4, ledger_2=3),
    "untouched": lambda: the_end(reputation=30),
    "legend": lambda: the_end(reputation=45),
    "phoenix": falls_and_wins,
    "golem_bane": lambda: spawns(3),
    "dragonslayer": lambda: hit(Finale(), 1).done(),
}


def test_every_deed_has_its_proof() -> None:
    assert list(PROOFS) == list(GAME.deeds.load())


@pytest.mark.parametrize("deed", PROOFS)
def test_a_position_proves(deed: str) -> None:
    session = PROOFS[deed]().game

    commit = deeds_of(session, 0)[deed]
    session.jump(commit, force=True)
    assert commit == deeds_of(session, 0)[deed]
    session.jump(commit - 1, force=True)
    assert deed not in deeds_of(session, 0)


@pytest.mark.parametrize(
    ("deed", "played"),
    [
        ("double_hunt", lambda: kills(1)),
        ("mighty_blow", lambda: kills(1)),
        ("legend", lambda: the_end(reputation=44)),
        ("untouched", falls_and_wins),
        ("untouched", lambda: the_end(reputation=24)),
        ("phoenix", lambda: the_end(reputation=45)),
        ("both_ledgers", lambda: the_end(ledger_1=4, ledger_2=2)),
        ("golem_bane", lambda: spawns(2)),
        ("dragonslayer", lambda: hit(Finale(faer=5), 1).done()),
    ],
)
def test_less_is_not_enough(deed: str, played: Callable[[], Any]) -> None:
    assert deed not in deeds_of(played().game, 0)
