"""Movement, entering, exploration, Powers, Portals and teleport (chapter 6)."""

from __future__ import annotations

import pytest

from game.rules.euthia import zones
from game.rules.euthia.steps.dying import Dying
from game.rules.euthia.steps.entering import Enter, LayTile
from game.rules.euthia.steps.moving import Walk, WalkIntoFight
from game.rules.euthia.steps.rounds import Round
from game.rules.euthia.steps.spending import SpendForMovement
from game.rules.euthia.steps.teleporting import ChooseTarget, TeleportHere, UsePortal
from game.rules.euthia.steps.turn import EndTurn
from game.rules.euthia.steps.turn_end import KeepToken, MovementIsLost, SaveToken
from game.rules.euthia.steps.using import UseBlock
from tests.rules.euthia.laid import Scene, space

CHAPEL = zones.centre(0, 0)
#: (1, 0) is burned from (2, -1), (0, 1) is watered from (1, 1); (1, 0) feels both.
FIRE, WATER = (2, -1), (1, 1)


def test_ruling_6_action_tokens_give_1_2_and_3_movement() -> None:
    scene = Scene().turn()

    assert [1, 2, 3] == [each.amount for each in scene.offered(SpendForMovement)]
    assert 3 == scene.do(SpendForMovement, amount=3).seen().movement
    assert ["mining", "trade"] == [zones.action_of(each) for each in scene.seen().tokens]


def test_a_step_costs_one_movement_and_needs_it() -> None:
    scene = Scene().turn()

    assert "eut-why-no-movement" == scene.why_not(Walk, space=space((0, 0)))
    scene.do(SpendForMovement, amount=2).do(Walk, space=space((0, 0)))
    assert (1, space((0, 0))) == (scene.seen().movement, scene.seen().location)


def test_a_held_space_needs_a_combat_action_right_now() -> None:
    scene = Scene().map({(1, -2): "i_enc_herbalist"}).at(0, (0, 0)).hero(movement=2)
    scene.put(zones.spent_tokens(0), "token.0.combat.1").turn()

    assert "eut-why-no-combat-action" == scene.why_not(Walk, space=space((1, -1)))
    assert [] == scene.offered(WalkIntoFight)


def test_ruling_97_by_token_or_by_ability_the_player_chooses_when_entering() -> None:
    scene = Scene(heroes=("dral",)).map({(1, -2): "i_enc_herbalist"}).at(0, (0, 0))
    scene.hero(movement=1).kit(0, h3="tile.dral_bloodlust").turn()

    ways = {each.by for each in scene.offered(WalkIntoFight)}

    assert {"token.0.combat.1", "tile.dral_bloodlust"} == ways


def test_a_centre_opens_when_its_three_spaces_are_liberated() -> None:
    scene = Scene().map({(1, -2): "ii_fixed_1"}).at(0, (1, -1)).hero(movement=1)
    scene.token(0, zones.TRADE_TOKEN, (1, -1)).token(0, zones.TRADE_TOKEN, (2, -2)).turn()
    middle = zones.centre(1, -2)

    assert "eut-why-centre-closed" == scene.why_not(Walk, space=middle)
    again = Scene().map({(1, -2): "ii_fixed_1"}).at(0, (1, -1)).hero(movement=1)
    for at in ((1, -1), (2, -2), (1, -2)):
        again.token(0, zones.TRADE_TOKEN, at)
    assert middle == again.turn().do(Walk, space=middle).seen().location


def test_w_05_three_tiles_are_laid_one_at_a_time_before_they_are_seen() -> None:
    scene = Scene().stack("i_other_1", "i_other_5", "ii_other_5", "ii_other_2")
    scene.hero(movement=2).turn()

    scene.do(Walk, space=space((0, 0)))

    slots = {zones.slot(-2, 1), zones.slot(-1, -1), zones.slot(1, -2)}
    assert slots == {each.slot for each in scene.offered(LayTile)}
    scene.do(LayTile, slot=zones.slot(-1, -1))
    assert 2 == len(scene.offered(LayTile))
    scene.do(LayTile, slot=zones.slot(-2, 1))
    assert ("territory.ii_other_5",) == scene.zone(zones.slot(1, -2))
    assert (1, "TakeTurn") == (scene.seen().movement, scene.asks)


def test_w_05_the_next_tile_lays_exactly_one_more_by_itself() -> None:
    scene = Scene().map({(-1, -1): "ii_fixed_3", (-2, 1): "i_other_1", (1, -2): "i_fixed_2"})
    scene.stack("ii_other_2", "ii_other_3").at(0, (0, 0)).hero(movement=1).turn()

    scene.do(Walk, space=space((-1, 0)))

    assert ("territory.ii_other_2",) == scene.zone(zones.slot(-3, 0))
    assert ("territory.ii_other_3",) == scene.zone(zones.STACK)


def test_with_fewer_tiles_than_slots_what_is_left_is_laid() -> None:
    scene = Scene().stack("i_other_1").hero(movement=1).turn().do(Walk, space=space((0, 0)))

    scene.do(LayTile, slot=zones.slot(-2, 1))

    assert ("TakeTurn", 2) == (scene.asks, len(scene.land.chart.tiles))


def test_w_08_three_waters_around_heal_two() -> None:
    tiles = {FIRE: "ii_fixed_3", WATER: "i_other_3", (1, -2): "ii_other_5"}
    scene = Scene().map(tiles).hero(health=1).play(Enter(0, space((1, 0))))

    water = [
        at for at in ((2, 0), (1, 1), (1, -1)) if "water" == scene.land.spot(space(at)).element
    ]
    assert 3 == len(water)
    assert 3 == scene.seen().health


def test_w_09_fire_wounds_two_then_fire_and_two_waters_cancel() -> None:
    tiles = {FIRE: "i_other_2", WATER: "i_other_3", (1, -2): "ii_fixed_3"}
    scene = Scene().map(tiles).at(0, (2, -1)).hero(health=4, movement=3).turn()

    scene.do(Walk, space=space((3, -1)))
    assert 2 == scene.seen().health
    scene.do(Walk, space=space((2, -1))).do(Walk, space=space((1, 0)))
    assert 2 == scene.seen().health


def test_ruling_12_staying_in_the_fire_does_nothing() -> None:
    scene = Scene().map({FIRE: "i_other_2"}).at(0, (1, 0)).hero(health=4)

    scene.play(Round(1))

    assert 4 == scene.seen().health


@pytest.mark.parametrize(("hero", "health"), [("dral", 3), ("maeldur", 5)])
def test_ruling_76_immunity_keeps_the_fire_off(hero: str, health: int) -> None:
    scene = Scene(heroes=(hero,)).map({FIRE: "i_other_2"}).hero(health=5)
    if hero == "maeldur":
        scene.kit(0, h3="tile.maeldur_fire_ward").hero(health=5)

    assert health == scene.play(Enter(0, space((1, 0)))).seen().health


def test_ruling_99_a_centre_is_never_under_a_power() -> None:
    scene = Scene().map({FIRE: "i_other_2"}).at(0, (1, 0)).hero(health=3)

    assert 3 == scene.play(Enter(0, CHAPEL)).seen().health


def test_w_61_ruling_11_powers_on_reveal_act_tile_by_tile_and_only_if_new() -> None:
    scene = Scene().hero(health=5).stack("i_other_2", "i_other_3", "ii_other_2")
    scene.play(Enter(0, space((1, 0))))

    # (2, -1), then (1, 1), both next to the Hero with their space a; the third has its c there.
    scene.do(LayTile, slot=zones.slot(2, -1))
    assert 3 == scene.seen().health
    scene.do(LayTile, slot=zones.slot(1, 1))

    assert ("territory.ii_other_2",) == scene.zone(zones.slot(1, -2))
    assert 3 == scene.seen().health


def test_w_45_death_outside_combat() -> None:
    scene = Scene().map({FIRE: "i_other_2"}).at(0, (0, 0))
    scene.hero(health=2, reputation=1, movement=2, gaar=2).turn()

    scene.do(Walk, space=space((1, 0)))

    hero = scene.seen()
    assert (0, 6, 0, 2) == (hero.reputation, hero.health, hero.movement, hero.gaar)
    assert (CHAPEL, ()) == (hero.location, hero.hand)
    assert "TakeTurn" == scene.asks


def test_6_1_who_dies_on_arrival_neither_explores_nor_fights() -> None:
    scene = Scene().map({FIRE: "i_other_2"}).at(0, (1, 0)).stack("i_other_5")
    scene.hero(health=1, movement=1).turn()

    scene.do(WalkIntoFight, space=space((2, 0)))

    assert [] == scene.told("eut-tile-laid") + scene.told("eut-fight")
    assert "token.0.combat.1" in scene.seen().tokens


def test_a_scroll_of_last_breath_replaces_death() -> None:
    scene = Scene().kit(0, "item.scroll_of_last_breath").hero(health=0, reputation=5)

    scene.play(Dying(0)).do(UseBlock, thing="item.scroll_of_last_breath")

    assert (3, 5) == (scene.seen().health, scene.seen().reputation)
    assert () == scene.seen().in_bags


def test_ruling_13_both_portals_are_locked_after_a_jump() -> None:
    scene = Scene().map({(1, -2): "i_fixed_3", (-2, 1): "i_other_7"}).at(0, (1, -2))
    scene.hero(movement=2).turn()

    scene.do(UsePortal, space=space((-2, 1)))

    assert space((-2, 1)) == scene.seen().location
    assert "eut-why-portal-lock" == scene.why_not(UsePortal, space=space((1, -2)))
    scene.do(Walk, space=space((-2, 2))).do(Walk, space=space((-2, 1)))
    assert None is scene.why_not(UsePortal, space=space((1, -2)))


def test_w_07_a_centre_at_distance_3_is_a_target_if_its_spaces_are_free() -> None:
    middle = zones.centre(4, -2)

    def targets(free: int) -> set[str]:
        scene = Scene().map({(4, -2): "iii_enc_mercenary", (2, -1): "i_fixed_2"}).at(0, (2, -1))
        for at in ((4, -2), (5, -2), (4, -1))[:free]:
            scene.token(0, zones.HERO_TOKEN, at)
        scene.play(ChooseTarget(0, 3))
        return {each.space for each in scene.offered(TeleportHere)}

    assert middle in targets(3)
    assert middle not in targets(2)


def test_ruling_14_holes_in_the_map_do_not_matter_to_a_teleport() -> None:
    scene = Scene().map({(4, -2): "i_fixed_2"}).at(0, (1, 0)).play(ChooseTarget(0, 3))

    assert space((4, -1)) in {each.space for each in scene.offered(TeleportHere)}


def test_ruling_10_teleporting_explores_like_walking() -> None:
    scene = Scene().stack("i_fixed_2").play(ChooseTarget(0, 1))

    scene.do(TeleportHere, space=space((0, 0)))

    assert "ChooseSlot" == scene.asks


def test_w_66_one_unused_token_is_kept_and_three_more_join_it() -> None:
    scene = Scene().put(zones.spent_tokens(0), "token.0.trade.1")
    scene.play(MovementIsLost(0), SaveToken(0), Round(2))

    scene.do(KeepToken, token="token.0.combat.1")

    actions = sorted(zones.action_of(each) for each in scene.seen().tokens)
    assert ["combat", "combat", "mining", "trade"] == actions


def test_ruling_5_a_saved_token_may_be_saved_again_and_only_one() -> None:
    scene = Scene().put(zones.action_tokens(0), "token.0.combat.2").play(SaveToken(0), Round(2))

    scene.do(KeepToken, token="token.0.combat.1")

    assert 4 == len(scene.seen().tokens)


def test_unspent_movement_is_lost_at_the_end_of_the_turn() -> None:
    scene = Scene().hero(movement=3).turn().do(EndTurn)

    assert "" == scene.asks
    assert 0 == Scene().hero(movement=3).play(MovementIsLost(0)).seen().movement
