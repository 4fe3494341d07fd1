"""Several changes of Equipment as one request, looked at in its final state (ruling 33)."""

from __future__ import annotations

import pytest

from game.engine.values import Value
from game.rules.euthia import zones
from game.rules.euthia.players.dressing import plan, whole
from game.rules.euthia.steps.acting import Act
from game.rules.euthia.steps.fight_windows import PREPARING
from game.rules.euthia.steps.rearranging import (
    AsBefore,
    ChangeKit,
    KeepKit,
    PutAside,
    PutAsideForNow,
    PutOn,
    PutOnForNow,
    PutOnInstead,
    Rearrange,
    RearrangeAtOnce,
    Rearranging,
)
from game.rules.euthia.steps.shopping import Buy
from game.rules.euthia.steps.wearing import TakeOff, Wear
from tests.rules.euthia.fights import Bouts
from tests.rules.euthia.laid import Scene
from tests.rules.euthia.test_trading import at_shop

GREAVES, HELMET = zones.worn(0, "greaves"), zones.worn(0, "helmet")


def previewed(scene: Scene) -> dict[str, Value]:
    """What the open draft would come to."""
    step = scene.step
    assert isinstance(step, Rearranging)
    return {name: value for each in step.preview(scene.table) for name, value in each.args}


def test_w_23_ruling_33_off_and_on_in_any_order_is_one_request() -> None:
    scene = Scene().kit(0, "item.plate_greaves", greaves="item.chainmail_greaves").hero(health=2)
    scene.turn()
    commits = len(scene.game.commits)
    assert "eut-why-would-die" == scene.why_not(TakeOff, thing="item.chainmail_greaves")

    scene.do(Rearrange)
    scene.do(PutAsideForNow, thing="item.chainmail_greaves")
    assert (8, 6, 2, 0) == tuple(previewed(scene)[key] for key in PREVIEW)
    assert "eut-why-would-die" == scene.why_not(ChangeKit)
    scene.do(PutOn, thing="item.plate_greaves")
    assert (8, 9, 2, 3) == tuple(previewed(scene)[key] for key in PREVIEW)
    scene.do(ChangeKit)

    assert (9, 3) == (scene.seen().max_health, scene.seen().health)
    assert ("item.chainmail_greaves.1",) == scene.seen().in_bags
    assert commits + 2 == len(scene.game.commits)  # opened, changed


PREVIEW = ("before", "after", "health", "then")


def test_ruling_33_what_no_single_change_may_do_two_together_may() -> None:
    """A Hero with 1 Health wears +2 greaves and gives them up for a ring of the same worth."""
    scene = Scene().kit(0, "item.ring_of_vigour", "item.mace", greaves="item.chainmail_greaves")
    scene.hero(health=1).turn()
    assert "eut-why-would-die" == scene.why_not(TakeOff, thing="item.chainmail_greaves")

    scene.do(Rearrange).do(PutAsideForNow, thing="item.chainmail_greaves")
    scene.do(PutOn, thing="item.ring_of_vigour").do(ChangeKit)

    assert (8, 1) == (scene.seen().max_health, scene.seen().health)
    assert ("item.ring_of_vigour.1",) == scene.zone(zones.worn(0, "ring_1"))
    assert () == scene.zone(GREAVES)


def test_w_24_ruling_33_bag_modifiers_are_added_up_in_the_final_state() -> None:
    scene = (
        Scene().kit(0, "item.leather_cuirass", helmet="item.plate_helmet").unlock(0, "worn.cuirass")
    )
    scene.turn().do(Rearrange).do(PutOn, thing="item.leather_cuirass")
    assert 1 == previewed(scene)["room"]
    scene.do(ChangeKit)

    assert 1 == scene.seen().bag_room


def test_w_24_what_finds_no_bag_is_foretold_and_asked_about() -> None:
    scene = Scene().kit(0, "item.leather_cuirass", "item.mace", "item.spear")
    scene.unlock(0, "worn.cuirass").hero(gaar=5).turn()
    scene.do(Rearrange).do(PutOn, thing="item.leather_cuirass")
    step = scene.step
    assert isinstance(step, Rearranging)
    assert ["eut-kit-left-over"] == [each.key for each in step.warnings(scene.table)]

    scene.do(ChangeKit)

    assert "DropSomething" == scene.asks


def test_ruling_33_what_is_taken_off_needs_a_bag() -> None:
    full = Scene().kit(0, "item.mace", "item.spear", "item.hunting_bow", helmet="item.plate_helmet")
    full.turn().do(Rearrange).do(PutAsideForNow, thing="item.plate_helmet")
    assert (4, 3) == (previewed(full)["held"], previewed(full)["room"])
    assert "eut-why-no-bag" == full.why_not(ChangeKit)

    full.do(PutOnForNow, thing="item.mace")
    assert "eut-why-no-bag" == full.why_not(ChangeKit)  # the staff needs the Bag of the mace


def test_ruling_33_every_part_can_be_taken_back_and_nothing_happens_before_the_end() -> None:
    scene = Scene().kit(0, "item.leather_helmet", "item.plate_helmet").turn().do(Rearrange)
    assert "eut-why-nothing-changed" == scene.why_not(ChangeKit)
    scene.do(PutOn, thing="item.leather_helmet").do(PutOnInstead, thing="item.plate_helmet")
    assert 9 == previewed(scene)["after"]
    scene.do(AsBefore, place=HELMET)
    assert "eut-why-nothing-changed" == scene.why_not(ChangeKit)

    scene.do(PutAside).do(KeepKit)

    assert "TakeTurn" == scene.asks
    assert (6, 2) == (scene.seen().max_health, len(scene.seen().in_bags))
    assert [] == scene.told("eut-took-off")


def test_a_locked_place_is_refused_in_a_draft_too() -> None:
    scene = Scene().kit(0, "item.plate_cuirass", "item.leather_helmet").turn().do(Rearrange)

    assert "eut-why-locked" == scene.why_not(PutOn, thing="item.plate_cuirass")


def test_an_exhausted_tile_stays_so_and_gems_go_with_their_tile() -> None:
    scene = Scene().kit(0, "item.leather_boots", "item.plate_greaves")
    scene.unlock(0, "worn.boots").kit(0, greaves="item.leather_greaves")
    scene.gems("item.leather_greaves", "ruby").faces["item.leather_boots.1"] = zones.SPENT
    scene.turn().do(Rearrange)

    scene.do(PutOn, thing="item.leather_boots").do(PutOn, thing="item.plate_greaves").do(ChangeKit)

    assert not scene.seen().is_ready("item.leather_boots.1")
    assert 9 == scene.seen().max_health  # the Ruby lies in a Bag with its greaves (ruling 46)


def test_a_request_given_whole_must_be_one_that_parts_could_make() -> None:
    scene = Scene().kit(0, "item.plate_helmet", "item.leather_helmet").turn().do(Rearrange)
    step = scene.step
    assert isinstance(step, Rearranging)
    plate, leather, staff = "item.plate_helmet.1", "item.leather_helmet.1", zones.hero_slot(0, "h1")

    def takes(places: tuple[str, ...], things: tuple[str, ...]) -> bool:
        return step.accepts(scene.table, ChangeKit(places, things))

    assert takes((HELMET,), (plate,))
    assert takes((HELMET, staff)[::-1], ("", leather))
    assert not takes((HELMET, staff), (leather, ""))  # not in the order of names
    assert not takes((HELMET, GREAVES)[::-1], (plate, plate))
    assert not takes((GREAVES,), (plate,))
    assert not takes((HELMET,), ("",))
    assert not takes((HELMET,), ("item.plate_greaves.1",))
    assert not takes((zones.worn(1, "helmet"),), (plate,))
    assert not takes((), ())


def test_ruling_85_equipment_is_changed_in_the_own_turn_in_a_trade_and_before_combat() -> None:
    trade = at_shop().hero(gold=9).turn().do(Act, action="trade")
    assert [] == trade.offered(Rearrange)
    trade.do(Buy, thing="item.leather_greaves").do(Rearrange)
    trade.do(PutOn, thing="item.leather_greaves").do(ChangeKit)
    assert ("Trading", 7) == (trade.asks, trade.seen().max_health)

    before = Bouts().kit(0, "item.leather_helmet").fight("dragonfly", "combat_15").window(PREPARING)
    before.do(Rearrange).do(PutOn, thing="item.leather_helmet").do(ChangeKit)
    assert 7 == before.seen().max_health
    before.done()
    for _ in range(4):
        assert [] == before.offered(Wear) == before.offered(Rearrange)
        before.done()


def test_ruling_85_nobody_changes_equipment_in_somebody_elses_turn() -> None:
    laid = Bouts("maeldur", "dral").kit(1, "item.leather_helmet")
    laid.fight("cyclops", rolls=(1, 1)).until("MonsterAnswers")

    assert [] == laid.offered(Wear) == laid.offered(Rearrange) == laid.offered(TakeOff)


def test_a_broken_set_takes_its_health_along() -> None:
    """13.3: Armour Mastery gives 4 Health to who wears four of a family."""
    leather = {
        "helmet": "item.leather_helmet",
        "gauntlets": "item.leather_gauntlets",
        "greaves": "item.leather_greaves",
        "boots": "item.leather_boots",
    }
    mastery = "tile.dral_armour_mastery"
    three = Scene(heroes=("dral",)).kit(0, h4=mastery, **dict(list(leather.items())[:3]))
    assert 7 + 3 == three.turn().seen().max_health

    scene = Scene(heroes=("dral",)).kit(0, h4=mastery, **leather).hero(health=4).turn()
    assert 7 + 3 + 4 == scene.seen().max_health
    assert "eut-why-would-die" == scene.why_not(TakeOff, thing="item.leather_boots")


@pytest.mark.parametrize("health", [1, 6])
def test_players_without_hands_wear_what_is_dearest_and_keeps_them_alive(health: int) -> None:
    scene = Scene().kit(0, "item.plate_helmet", "item.leather_helmet", "item.short_sword")
    scene.unlock(0, "slot.h2").hero(health=health).turn().do(Rearrange)
    wanted = {HELMET: "item.plate_helmet.1", zones.hero_slot(0, "h1"): "item.short_sword.1"}
    assert wanted == plan(scene.seen()) or set(wanted.values()) == set(plan(scene.seen()).values())

    assert scene.game.decision is not None
    choice = whole(scene.table, scene.game.decision)
    assert isinstance(choice, ChangeKit)
    scene.choose(choice)

    assert 9 == scene.seen().max_health


def test_who_could_only_change_several_things_is_left_to_people() -> None:
    """No bot begins what it could not end: see `Option.by_hand`."""
    scene = Scene().kit(0, "item.ring_of_vigour", greaves="item.chainmail_greaves").hero(health=2)
    assert [Rearrange] == [type(each) for each in scene.turn().offered(Rearrange)]

    assert all(each.by_hand for each in (RearrangeAtOnce, PutOnForNow, PutAsideForNow))
    assert all(each.back for each in (PutOnInstead, AsBefore, KeepKit))
