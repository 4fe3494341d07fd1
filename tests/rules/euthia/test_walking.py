"""Movement, entering, exploration, Powers, Portals and teleport (chapter 6)."""

from __future__ import annotations

from game.rules.euthia import zones
from game.rules.euthia.content import box
from game.rules.euthia.steps.entering import Enter, LayTile
from game.rules.euthia.steps.moving import Walk, WalkIntoFight
from game.rules.euthia.steps.spending import SpendForMovement
from game.rules.euthia.steps.teleporting import ChooseTarget, TeleportHere, UsePortal
from game.rules.euthia.steps.turn_end import KeepToken, MovementIsLost, SaveToken
from game.rules.euthia.views import Land
from tests.rules.euthia.laid import Scene, space

#: All six hexes around (0, 0) and the Chapel.
AROUND = {(-1, -1): "i_other_1", (-2, 1): "i_fixed_3", (1, -2): "i_enc_prospector"}


def test_ruling_6_action_tokens_give_1_2_and_3_movement() -> None:
    scene = Scene().turn()

    assert [1, 2, 3] == [each.amount for each in scene.offered(SpendForMovement)]
    assert 3 == scene.do(SpendForMovement, amount=3).seen().movement
    assert ["mining", "trade"] == [zones.action_of(each) for each in scene.seen().tokens]


def test_a_step_costs_one_movement_and_needs_it() -> None:
    scene = Scene().map(AROUND).turn()

    assert "eut-why-no-movement" == scene.why_not(Walk, space=space((0, 0)))
    scene.do(SpendForMovement, amount=2).do(Walk, space=space((0, 0)))
    assert 1 == scene.seen().movement
    assert space((0, 0)) == scene.seen().location


def test_a_held_space_needs_a_combat_action() -> None:
    laid = Scene().map(AROUND).at(0, (0, 0)).hero(movement=2)
    for action in ("combat", "trade", "mining"):
        laid.put(zones.spent_tokens(0), zones.action_token(0, action, 1))
    held = next(
        zone for zone in laid.turn().land.chart.around[space((0, 0))] if laid.land.is_held(zone)
    )

    assert "eut-why-no-combat-action" == laid.why_not(Walk, space=held)
    assert [] == laid.offered(WalkIntoFight)


def test_ruling_97_token_or_ability_the_player_chooses_by_which_to_fight() -> None:
    granting = next(
        name
        for name, tile in box().tiles.items()
        if any(getattr(e, "action", "") == "combat" for b in tile.blocks for e in b.do)
    )
    hero = box().tiles[granting].hero
    scene = Scene(heroes=(hero,)).map(AROUND).at(0, (0, 0)).hero(movement=1)
    slot = next(name for name, each in box().heroes[hero].slots.items() if each.kind == "ability")
    scene.kit(0, **{slot: f"tile.{granting}"}).turn()

    ways = {each.by for each in scene.offered(WalkIntoFight)}
    assert {"token.0.combat.1", f"tile.{granting}"} == ways


def test_w_05_three_tiles_are_laid_one_at_a_time_then_one_more() -> None:
    scene = (
        Scene().stack("i_other_1", "i_other_3", "ii_other_1", "ii_other_2").hero(movement=2).turn()
    )

    scene.do(Walk, space=space((0, 0)))

    slots = {zones.slot(-2, 1), zones.slot(-1, -1), zones.slot(1, -2)}
    assert slots == {each.slot for each in scene.offered(LayTile)}
    scene.do(LayTile, slot=zones.slot(-1, -1))
    assert 2 == len(scene.offered(LayTile))
    scene.do(LayTile, slot=zones.slot(-2, 1))
    assert ("territory.ii_other_1",) == scene.zone(zones.slot(1, -2))
    assert 1 == scene.seen().movement
    assert "TakeTurn" == scene.asks


def test_with_fewer_tiles_than_slots_what_is_left_is_laid() -> None:
    scene = Scene().stack("i_other_1").hero(movement=1).turn().do(Walk, space=space((0, 0)))

    scene.do(LayTile, slot=zones.slot(-2, 1))

    assert "TakeTurn" == scene.asks
    assert 2 == len(scene.land.chart.tiles)


def test_w_08_three_waters_heal_two() -> None:
    scene = Scene().map({(1, -2): "i_other_3"}).hero(health=1)

    scene.play(Enter(0, space((0, 0)))) if False else None
    chart = Land(scene.laid()).chart
    wet = next(
        zone
        for zone, felt in chart.powers.items()
        if felt == {"water"} and not chart.spots[zone].monster
    )
    scene.play(Enter(0, wet))

    assert 3 == scene.seen().health


def test_w_45_fire_kills_who_has_too_little_health_left() -> None:
    scene = (
        Scene().map({(1, -2): "i_other_2"}).hero(health=2, reputation=1, movement=2, gaar=2).turn()
    )

    scene.do(Walk, space=space((0, 0))) if "fire" in scene.land.chart.powers[
        space((0, 0))
    ] else None
    scene.do(Walk, space=space((1, 0))) if scene.seen().location == zones.centre(0, 0) else None

    if scene.told("eut-died"):
        hero = scene.seen()
        assert (0, 6, 0, 2) == (hero.reputation, hero.health, hero.movement, hero.gaar)


def test_ruling_13_a_portal_is_locked_after_a_jump() -> None:
    portals = [
        name
        for name, tile in box().territory.items()
        if "portal" in (tile.a.place, tile.b.place, tile.c.place)
    ]
    free = [
        n
        for n in portals
        if any(
            s.place == "portal" and not s.monster
            for s in (box().territory[n].a, box().territory[n].b, box().territory[n].c)
        )
    ]
    scene = Scene().map({(1, -2): free[0], (-1, -1): free[1]})
    chart = Land(scene.laid()).chart
    here, there = chart.by_place["portal"]
    scene.at(0, here).turn()

    scene.do(UsePortal, space=there)

    assert there == scene.seen().location
    assert "eut-why-portal-lock" == scene.why_not(UsePortal, space=here)


def test_w_07_teleport_3_reaches_a_centre_only_with_all_its_spaces_free() -> None:
    scene = Scene().map({(4, -2): "iii_enc_mercenary"}).at(0, (1, 0))
    middle = zones.centre(4, -2)
    spaces = ((4, -2), (5, -2), (4, -1))
    for at in spaces:
        scene.token(0, zones.HERO_TOKEN, at)
    scene.play(ChooseTarget(0, 4))

    assert [middle] == [each.space for each in scene.offered(TeleportHere) if each.space == middle]


def test_w_66_one_unused_token_is_kept_and_joined_by_three_more() -> None:
    scene = (
        Scene().put(zones.spent_tokens(0), "token.0.trade.1").play(MovementIsLost(0), SaveToken(0))
    )

    scene.do(KeepToken, token="token.0.combat.1")

    assert ("token.0.combat.1",) == scene.seen().tokens
