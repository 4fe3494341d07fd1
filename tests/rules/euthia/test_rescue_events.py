"""The Events of Villagers' Rescue and who they place (chapter 19, ruling 101)."""

from __future__ import annotations

import pytest
from attrs import evolve

from game.engine import Setup
from game.rules.euthia import GAME, zones
from game.rules.euthia.content import box
from game.rules.euthia.fitting import faults
from game.rules.euthia.map import chart_of
from game.rules.euthia.rescue import places
from game.rules.euthia.rescue.events import villain_on
from game.rules.euthia.rescue.villagers import villagers_on
from game.rules.euthia.steps.acting import Act
from game.rules.euthia.steps.common import Done
from game.rules.euthia.steps.events import EventOfTheRound
from game.rules.euthia.steps.fight import Fight, FightElite
from game.rules.euthia.steps.fight_end import KeepTrophy, LeaveTrophy
from game.rules.euthia.steps.moving import WalkIntoFight
from game.rules.euthia.steps.rounds import Round
from game.rules.euthia.steps.settling import Drop, LeaveVillager
from game.rules.euthia.steps.shopping import Buy, Sell
from game.rules.euthia.steps.spending import SpendForMovement
from game.rules.euthia.steps.turn import TakeTurn
from game.rules.euthia.steps.using import UseBlock
from game.rules.euthia.steps.wearing import ThrowTrophy
from game.rules.euthia.views.bout import full_health
from tests.rules.euthia.fights import Bouts
from tests.rules.euthia.laid import Scene, space
from tests.rules.euthia.test_rescue import RESCUE

#: Monster spaces of Level 2 and 3, near the Chapel and far from it.
TILES = {(1, -2): "ii_other_3", (3, -3): "iv_other_1", (4, -5): "iii_other_2"}
NEAR, FAR, TOP = space((2, -2)), space((4, -5)), space((4, -3))


def event(scene: Scene, name: str, number: int = 2) -> Scene:
    """The next Event is this one."""
    scene.put_on_top(zones.deck(places.EVENTS), f"event.{name}")
    return scene.play(EventOfTheRound(number))


def land(**options: object) -> Scene:
    return Scene(**{**RESCUE, **options}).map(TILES)


def test_events_come_in_rounds_two_to_eight_and_lie_open_for_a_round() -> None:
    seen = []
    scene = Scene(**RESCUE)
    for number in range(1, 10):
        scene.play(EventOfTheRound(number))
        seen.append(len(scene.zone(places.EVENT)))
        scene = Scene(**RESCUE)

    assert [0, 1, 1, 1, 1, 1, 1, 1, 0] == seen


def test_the_event_of_the_last_round_is_over() -> None:
    scene = Scene(**RESCUE).event("cold_rain").play(EventOfTheRound(9))

    assert () == scene.zone(places.EVENT)
    assert ("event.cold_rain",) == scene.zone(zones.discards(places.EVENTS))


def test_the_event_comes_after_everything_is_ready() -> None:
    scene = Scene(**RESCUE)
    scene.put(zones.spent_tokens(0), *list(scene.zones[zones.action_tokens(0)]))
    scene.play(Round(2))

    keys = [each.key for each in scene.story]
    assert keys.index("eut-round") < keys.index("eut-event") < keys.index("eut-turn")


def test_events_are_face_down_until_their_round() -> None:
    assert GAME.audience(zones.deck(places.EVENTS)) == frozenset()
    other = Setup("euthia", 2, 1, (("mode", "competitive"),))
    assert () == GAME.opening(other).zone(zones.deck(places.EVENTS))


def test_cold_rain_takes_a_movement_from_every_token_but_leaves_one() -> None:
    scene = Scene(**RESCUE).event("cold_rain").turn()

    amounts = {each.token.split(".")[2]: each.amount for each in scene.offered(SpendForMovement)}

    assert {"mining": 1, "trade": 1, "combat": 2} == amounts
    scene.do(SpendForMovement, amount=2)
    assert 2 == scene.seen().movement


def test_kind_harvest_gives_every_hero_a_healing_potion() -> None:
    scene = event(Scene(3, **RESCUE), "kind_harvest")

    for seat in range(3):
        assert ["item.healing_potion"] == [
            each.rpartition(".")[0] for each in scene.seen(seat).in_bags
        ]


def test_kind_harvest_asks_who_has_no_room_and_offers_no_use_outside_the_turn() -> None:
    scene = Scene(2, **RESCUE).mark(zones.ACTIVE, None).hero(1, health=1)
    scene.kit(1, "item.mace", "item.spear").villager("oda", zones.bags(1)).at(1, space((0, 0)))

    event(scene, "kind_harvest")

    assert ("DropSomething", 1) == (scene.asks, scene.game.decision.seat)  # type: ignore[union-attr]
    assert {Drop, LeaveVillager} == {type(each) for each in scene.options}
    scene.do(LeaveVillager)
    assert ("villager.oda",) == villagers_on(scene.table, space((0, 0)))


SHOP = (1, -2)


def at_shop(gold: int, *things: str, owner: int = 0, players: int = 1) -> Scene:
    scene = Scene(players, **RESCUE).map({SHOP: "i_fixed_1"}).at(0, SHOP).hero(gold=gold)
    scene.event("toll_gangs").token(owner, zones.TRADE_TOKEN, SHOP).kit(0, *things)
    return scene.put(zones.action_tokens(0), zones.action_token(0, "trade", 2)).turn()


def test_toll_gangs_take_a_gold_from_the_first_trade_of_the_round() -> None:
    scene = at_shop(5)

    scene.do(Act, action="trade").do(Done)
    assert 4 == scene.seen().gold
    scene.do(Act, action="trade").do(Done)

    assert 4 == scene.seen().gold
    assert [{"seat": 0, "amount": 1}] == scene.told("eut-toll")


def test_the_toll_comes_on_top_of_the_tax_and_goes_to_the_supply() -> None:
    scene = at_shop(5, owner=1, players=2).do(Act, action="trade")

    assert (3, 1) == (scene.seen(0).gold, scene.seen(1).gold)


def test_without_gold_for_the_toll_there_is_no_trade_or_something_is_sold_first() -> None:
    assert "eut-why-due" == at_shop(0).why_not(Act, action="trade")

    scene = at_shop(0, "item.mace").do(Act, action="trade")
    if scene.asks == "PayTax":
        scene.do(Sell)
    assert "Trading" == scene.asks
    assert 1 == len(scene.told("eut-toll"))


def test_blessing_of_shii_begins_every_fight_with_a_point_of_hope() -> None:
    scene = Bouts("dral", **RESCUE).event("blessing_of_shii").fight("dragonfly")

    assert 1 == scene.bout.hope


def test_blessing_of_shii_helps_against_elites_too() -> None:
    scene = Bouts("dral", **RESCUE, elites=True).event("blessing_of_shii")
    scene.put(zones.ELITE, scene.zones[zones.ELITES][0]).play(FightElite(0, space((0, 0))))

    assert 1 == scene.bout.hope


@pytest.mark.parametrize(("name", "more"), [("dragonfly", 2), ("cyclops", 0)])
def test_night_of_beasts_strengthens_level_one_alone(name: str, more: int) -> None:
    card = box().monsters[name]

    assert card.health + more == full_health(land().event("night_of_beasts").laid(), card)
    assert card.health == full_health(land().laid(), card)


def test_night_of_beasts_pays_one_more_for_level_one() -> None:
    scene = Bouts("dral", **RESCUE).event("night_of_beasts").count(zones.FIGHT, damage=99)

    scene.fight("dragonfly").until("ClaimTrophy").do(LeaveTrophy).until("")

    assert box().monsters["dragonfly"].reward.reputation + 1 == scene.seen().reputation


def test_lost_child_is_one_more_on_the_strongest_space_of_the_map() -> None:
    scene = event(land(), "lost_child")

    assert ("villager.pim",) == villagers_on(scene.table, TOP)
    assert ("IV", 5) == (scene.table.faces["villager.pim"], len(scene.zone(places.HIDDEN)))


def test_lost_child_ties_go_to_the_farthest_then_to_the_lowest_q_then_r() -> None:
    tiles = {(1, -2): "ii_other_3", (-2, 4): "ii_other_6", (-2, 1): "iii_fixed_2"}
    scene = event(Scene(**RESCUE).map(tiles), "lost_child")

    assert ("villager.pim",) == villagers_on(scene.table, space((-2, 4)))


def test_ruling_101_lost_child_counts_as_chapter_two_on_a_tile_of_chapter_one() -> None:
    scene = event(Scene(**RESCUE).map({(1, -2): "i_fixed_1"}), "lost_child")

    assert ("villager.pim",) == villagers_on(scene.table, space((1, -2)))
    assert "II" == scene.table.faces["villager.pim"]


def test_ruling_101_lost_child_comes_when_the_supply_is_empty() -> None:
    scene = land()
    for villager in list(scene.zones[places.HIDDEN]):
        scene.villager(villager.partition(".")[2], places.brought_home(0))

    event(scene, "lost_child")

    assert ("villager.pim",) == villagers_on(scene.table, TOP)


def test_lost_child_finds_no_place_where_everything_is_free() -> None:
    scene = event(Scene(**RESCUE), "lost_child")

    assert ("villager.pim",) == scene.zone(places.LOST)
    assert ["villager"] == [each["who"] for each in scene.told("eut-event-idle")]


def test_treason_puts_the_accomplice_near_and_the_saboteur_far() -> None:
    scene = land().villager("oda", NEAR).villager("mabel", FAR).villager("ysolt", TOP)

    event(scene, "treason")

    assert ("foe.accomplice", None) == (
        villain_on(scene.table, NEAR),
        villain_on(scene.table, TOP),
    )
    assert "foe.saboteur" == villain_on(scene.table, FAR)


def test_ruling_101_treason_with_one_captive_space_places_only_the_accomplice() -> None:
    scene = event(land().villager("oda", FAR), "treason")

    assert "foe.accomplice" == villain_on(scene.table, FAR)
    assert ("foe.saboteur",) == scene.zone(places.VILLAINS)


def test_ruling_101_treason_without_captives_has_no_effect() -> None:
    scene = land().villager("oda", space((0, 0)))

    event(scene, "treason")

    assert ("foe.accomplice", "foe.saboteur") == scene.zone(places.VILLAINS)


def ambush(name: str, **counters: int) -> Bouts:
    scene = Bouts("dral", **RESCUE).hero(**counters)
    there = scene.held(2)
    scene.villager("oda", there, "III").put(places.villain_at(there), f"foe.{name}")
    return scene.at(0, there)


@pytest.mark.parametrize(
    ("name", "fame", "gold", "level"), [("accomplice", 2, 2, 1), ("saboteur", 4, 3, 2)]
)
def test_a_villain_is_fought_instead_of_the_monster_and_has_its_own_reward(
    name: str, fame: int, gold: int, level: int
) -> None:
    scene = ambush(name, reputation=40, gold=0).count(zones.FIGHT, damage=99)
    there = scene.places[zones.hero(0)]
    loot = chart_of(scene.laid()).spots[there].loot.gold

    scene.play(Fight(0, there)).until("ClaimTrophy")
    assert f"foe.{name}" == scene.bout.monster
    scene.do(LeaveTrophy).until("")

    assert (40 + fame, gold + loot) == (scene.seen().reputation, scene.seen().gold)
    assert level == scene.told("eut-fight")[0]["level"]
    assert not scene.land.is_held(there)
    assert "villager.oda" in scene.seen().in_bags
    assert (f"foe.{name}",) == scene.zone(zones.GONE)


def test_who_walks_there_is_told_the_level_of_the_villain() -> None:
    scene = land().put(places.villain_at(NEAR), "foe.accomplice").at(0, space((1, -1)))

    scene.hero(movement=1).turn()

    fights = {each.space: each.level for each in scene.offered(WalkIntoFight)}
    assert 1 == fights[NEAR]


def test_a_villain_may_be_kept_as_a_trophy() -> None:
    scene = ambush("saboteur").count(zones.FIGHT, damage=99)

    scene.play(Fight(0, scene.places[zones.hero(0)])).until("ClaimTrophy").do(KeepTrophy)

    assert "foe.saboteur" in scene.seen().carried


def test_ruling_96_the_trophy_of_a_villain_may_be_thrown_away_too() -> None:
    scene = Scene(**RESCUE).put(zones.bags(0), "foe.saboteur").turn()

    scene.do(ThrowTrophy, thing="foe.saboteur")

    assert ("foe.saboteur",) == scene.zone(zones.GONE)


def test_a_villain_who_wins_stays_on_the_space() -> None:
    scene = ambush("saboteur", health=1)
    there = scene.places[zones.hero(0)]

    scene.put_on_top(zones.deck(zones.COMBAT), "combat.combat_36").play(Fight(0, there)).until("")

    assert "foe.saboteur" == villain_on(scene.table, there)
    assert scene.land.is_held(there)


def test_old_teren_adds_two_to_a_roll_of_the_hero() -> None:
    scene = Bouts("dral", **RESCUE).put(zones.friends(0), "item.old_teren.1").fight("dragonfly")

    scene.until("ModifyAttack").use("item.old_teren")

    assert ("item.old_teren.1", 2) in scene.table.marks[zones.ROLL][1]  # type: ignore[index]


def test_borin_takes_a_gold_off_every_equipment_of_a_trade() -> None:
    scene = Scene(**RESCUE).map({SHOP: "i_fixed_1"}).at(0, SHOP).hero(gold=9)
    scene.token(0, zones.TRADE_TOKEN, SHOP).put(zones.friends(0), "item.borin_the_smith.1")
    scene.put(zones.deck("merchants"), *list(scene.zones[zones.offer("merchants")]))
    scene.put(zones.offer("merchants"), "item.leather_greaves.1").turn()
    scene.do(Act, action="trade")
    before = _price(scene)

    scene.do(UseBlock, thing="item.borin_the_smith")

    assert before - 1 == _price(scene)


def _price(scene: Scene) -> int:
    return int(next(each.price for each in scene.offered(Buy)))


def test_an_event_that_places_nobody_known_is_refused() -> None:
    content = box()
    stranger = evolve(content.events["treason"], place={"bandit": "nearest_captive"})
    wrong = evolve(content, events={**content.events, "treason": stranger})

    assert [] == list(faults(content))
    assert [("events", "treason", "place")] == [path for path, _ in faults(wrong)]


def test_friends_are_ready_again_in_the_next_round() -> None:
    scene = Scene(**RESCUE).put(zones.friends(0), "item.lys_the_scout.1")
    scene.faces["item.lys_the_scout.1"] = zones.SPENT
    scene.villager("oda", zones.bags(0), "IV")
    scene.put(zones.spent_tokens(0), *list(scene.zones[zones.action_tokens(0)])).play(Round(9))

    assert isinstance(scene.step, TakeTurn)
    assert scene.seen().is_ready("item.lys_the_scout.1")
    assert "IV" == scene.table.faces["villager.oda"]
