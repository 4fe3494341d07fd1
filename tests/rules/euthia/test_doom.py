"""Impending Doom: Legends, Artifacts, two final fights (chapter 19, ruling 104)."""

from __future__ import annotations

from game.engine import Setup
from game.rules.euthia import GAME, zones
from game.rules.euthia.content import monster
from game.rules.euthia.meta import settings_of
from game.rules.euthia.scoring import breakdown, grade_of, verdict
from game.rules.euthia.steps.common import Done, Pass
from game.rules.euthia.steps.entering import Enter
from game.rules.euthia.steps.fight import FightFoe
from game.rules.euthia.steps.finale import FinalFights, SecondFight
from game.rules.euthia.steps.questing import Fulfil, Give
from game.rules.euthia.steps.settling import Settle
from game.rules.euthia.steps.using import UseBlock
from tests.rules.euthia.fights import Bouts
from tests.rules.euthia.laid import Scene, space

DOOM = {"scenario": "impending_doom"}
#: Where the Legend tile of Chapter III lies in these scenes.
ANCHOR = (1, -2)


def at_legend(card: str) -> Scene:
    """In the centre of a free Legend tile with this card."""
    scene = Scene(**DOOM).map({ANCHOR: "iii_legend_1"}).at(0, zones.centre(*ANCHOR))
    for at in ((1, -2), (2, -2), (1, -1)):
        scene.token(0, zones.HERO_TOKEN, at)
    return scene.put(zones.legend_at(*ANCHOR), f"legend.{card}")


def test_the_elites_of_this_scenario_are_always_hunted() -> None:
    setup = Setup("euthia", 1, 1, (("scenario", "impending_doom"),))

    assert settings_of(setup).elites
    assert "eut-setup-elites-always" == GAME.closed(setup)["elites"].key


def test_a_legend_is_told_when_its_tile_is_laid() -> None:
    scene = Scene(**DOOM).stack("iii_legend_1")
    first = scene.zones[zones.deck(zones.LEGENDS)][0]

    scene.play(Enter(0, space((0, 0)))).choose(scene.options[0])

    told = [zone for zone in scene.table.zones if zone.startswith("encounter.legend.")]
    assert [(first,)] == [scene.zone(each) for each in told]


def test_a_legend_gives_five_reputation_and_its_artifact_and_counts_as_a_quest() -> None:
    scene = at_legend("legend_star").kit(0, "gem.ruby", "gem.opal", "gem.onyx").turn()

    scene.do(Fulfil)
    while scene.asks == "GiveOne":
        scene.choose(scene.offered(Give)[0])

    assert 5 == scene.seen().reputation
    assert ("item.wayfarers_star.1",) == scene.seen().in_bags
    assert ("legend.legend_star",) == scene.zone(zones.quests_kept(0))
    assert [] == scene.offered(Fulfil)


def test_ruling_104_each_hero_is_called_at_full_strength_to_a_level_2_elite() -> None:
    scene = Scene(**DOOM).hero(health=2)
    scene.faces["tile.maeldur_concentration"] = zones.SPENT
    scene.play(FinalFights(0))

    (foe,) = scene.told("eut-fight-elite")
    assert 2 == monster(foe["thing"]).level
    assert (6, True) == (scene.seen().health, scene.seen().is_ready("tile.maeldur_concentration"))


def test_ruling_104_heroic_foes_are_of_level_3() -> None:
    scene = Scene(**DOOM, heroic=True).play(FinalFights(0))

    assert 3 == monster(scene.told("eut-fight-elite")[0]["thing"]).level


def test_ruling_104_the_first_foe_pays_five_and_counts_as_an_elite_without_its_bounty() -> None:
    scene = Bouts("dral", **DOOM).count(zones.FIGHT, damage=99)
    scene.put(zones.BOUNTY, "bounty.bounty_grisk").put(zones.ELITE, "elite.grisk")

    scene.play(FightFoe(0, "elite.karg_one_eye"))
    _to_the_end(scene)

    assert 5 == scene.seen().reputation
    assert ("bounty.bounty_grisk",) == scene.zone(zones.BOUNTY)
    assert () == scene.zone(zones.bounties_kept(0))
    points = {each.source: each.points for each in breakdown(scene.table, 0)}
    assert 2 == points["elites"]


def test_ruling_104_the_second_foe_pays_eight_more() -> None:
    scene = Bouts("dral", **DOOM).count(zones.FIGHT, damage=99).hero(foes_beaten=1, reputation=5)

    scene.play(SecondFight(0))
    _to_the_end(scene)

    assert 13 == scene.seen().reputation


def test_ruling_104_dying_ends_the_finale() -> None:
    scene = Bouts("dral", **DOOM).hero(health=1).play(SecondFight(0))

    assert "" == scene.asks
    assert [] == scene.told("eut-fight-elite")


def test_solo_grades_need_both_foes() -> None:
    both, one = Scene(**DOOM).hero(foes_beaten=2), Scene(**DOOM).hero(foes_beaten=1)

    assert ("impending_doom.0", True) == grade_of(both.laid(), 55)
    assert ("impending_doom.2", True) == grade_of(both.laid(), 10)
    assert ("impending_doom.3", False) == grade_of(one.laid(), 80)


def test_side_by_side_more_than_half_of_the_fights_and_one_for_each() -> None:
    def won(first: int, second: int) -> bool:
        scene = Scene(2, mode="cooperative", **DOOM).hero(0, foes_beaten=first)
        return bool(verdict(scene.hero(1, foes_beaten=second).laid()).winners)

    assert [True, False, False] == [won(2, 1), won(1, 1), won(2, 0)]


def _to_the_end(scene: Scene, most: int = 60) -> None:
    """Say no to everything."""
    for _ in range(most):
        if not scene.asks:
            return
        found = [each for each in scene.options if isinstance(each, Done | Pass)]
        scene.choose(found[0] if found else scene.options[0])


def test_in_the_finale_no_surplus_is_a_way_to_go_elsewhere() -> None:
    def full(number: int) -> Scene:
        scene = Scene(**DOOM).mark(zones.ROUND, number).mark(zones.ACTIVE, 0)
        scene.kit(0, "item.teleport_scroll", "item.mace", "item.spear").at(0, (0, 0))
        return scene.hero(gaar=5).play(Settle(0))

    assert ["item.teleport_scroll.1"] == [each.thing for each in full(8).offered(UseBlock)]
    assert [] == full(9).offered(UseBlock)
