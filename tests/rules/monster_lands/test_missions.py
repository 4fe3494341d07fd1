"""The competitive mission and the contract (chapter 7)."""

from __future__ import annotations

import pytest

from game.engine import refuse
from game.engine.secrecy import view
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.content import box
from game.rules.monster_lands.goods import goods
from game.rules.monster_lands.steps.contract import Decline, Fulfil, Offer
from game.rules.monster_lands.steps.deployment import Send
from game.rules.monster_lands.steps.free import SellTrophy, UseLoot
from game.rules.monster_lands.steps.loot import TakeLoot
from game.rules.monster_lands.steps.missions import CompetitiveMission
from game.rules.monster_lands.steps.parts import AddDie, Lead
from game.rules.monster_lands.steps.rolling import RerollDie, SpendLoot, StopRolling
from tests.rules.monster_lands.citadel_tables import Citadel
from tests.rules.monster_lands.laid import Laid
from tests.rules.monster_lands.positions import mission, party

# Guard the Bridge: 3 Force dice, target 10, 3 glory; failing costs 1 glory.


@pytest.mark.parametrize(
    ("rolls", "glory", "gold"),
    [
        ((4, 4, 4, 3, 3, 3), (13, 9), (0, 0)),
        ((4, 4, 3, 4, 4, 4), (10, 13), (2, 0)),
        ((4, 4, 4, 4, 4, 4), (13, 10), (0, 2)),
        ((3, 3, 2, 3, 3, 3), (9, 9), (0, 0)),
    ],
)
def test_tv_30_mission_results(rolls, glory, gold):
    scene = mission(
        "bridge_guard",
        expeditions={1: party("taron", 0, force=3), 2: party("korgo", 1, force=3)},
        rolls=rolls,
    )

    assert scene.is_over
    assert glory == (scene.clan(0).glory, scene.clan(1).glory)
    assert gold == (scene.clan(0).gold, scene.clan(1).gold)
    assert zones.GONE == scene.lies("mission.bridge_guard")


def test_a_lone_member_takes_the_reward_or_the_penalty():
    won = mission("bridge_guard", expeditions={2: party("taron", force=3)}, rolls=(4, 3, 3))
    lost = mission("bridge_guard", expeditions={2: party("taron", force=3)}, rolls=(4, 3, 2))

    assert (13, 1) == (won.clan().glory, won.clan().has(zones.MISSIONS_DONE))
    assert (9, 0) == (lost.clan().glory, lost.clan().has(zones.MISSIONS_DONE))


def test_tv_10_glory_loss_takes_nobody_away():
    """Tournament costs 2 glory when it fails."""
    scene = mission(
        "tournament",
        expeditions={1: party("vaidala", force=3)},
        clans={0: {"glory": 18}},
        rolls=(1, 1, 1),
    )

    assert 16 == scene.clan().glory
    assert "member.vaidala" in scene.clan().members


def test_ruling_73_a_penalty_never_takes_glory_below_0():
    scene = mission(
        "tournament",
        expeditions={1: party("taron", force=3)},
        clans={0: {"glory": 1}},
        rolls=(1, 1, 1),
    )

    assert 0 == scene.clan().glory


def test_nobody_on_a_mission_leaves_the_tile():
    scene = mission("tournament", expeditions={})

    assert scene.is_over
    assert zones.mission(zones.COMPETITIVE) == scene.lies("mission.tournament")


def test_persuasion_dice_are_rolled_anew():
    """Two fives would do for Court Intrigue (target 7), but all dice are rolled."""
    game = Laid().clan(0, "member.purkas", "member.taron", glory=5).send("member.taron", "left.1")
    game.put(zones.mission("left"), "mission.court_intrigue")
    for die in ("persuasion.1", "persuasion.2"):
        game.put(zones.exp_dice("left.1"), die).face(die, 5)

    game.play(CompetitiveMission(), rolls=(1, 1))

    assert ((1, 1), 2) == tuple(
        game.story("ml-mission-rolled")[each] for each in ("faces", "total")
    )
    assert 4 == game.seen(0).glory


def test_persuasion_dice_sent_on_a_mission_show_nothing_until_then():
    table = Citadel(2).only(zones.mission("left"), "mission.court_intrigue")
    table.pool(0, force=1, persuasion=(5, 5)).turn(0)

    table.choose(Send("left.1"), *[AddDie(f"persuasion.{n}") for n in (1, 2)])
    table.choose(Lead("member.purkas")).set_out()

    assert ("persuasion.1", "persuasion.2") == table.zone(zones.exp_dice("left.1"))
    assert (None, None) == tuple(table.table.face(f"persuasion.{n}") for n in (1, 2))


def test_ruling_36_the_left_member_finishes_first():
    scene = mission(
        "missing_caravan",
        expeditions={1: party("korgo", 0, persuasion=3), 2: party("taron", 1, force=3)},
        rolls=(1, 2, 3, 4, 6, 6, 6),
    )

    assert ("OnMission", 0) == scene.asks
    assert not scene.on("left.2").rolled
    scene.do(RerollDie, face=1)
    # The one reroll of Korgo is spent: left is done, right rolls and wins 18 to 9.
    assert scene.is_over
    assert (9, 13) == (scene.clan(0).glory, scene.clan(1).glory)


def test_ruling_37_both_members_may_be_of_one_clan():
    scene = mission(
        "bridge_guard",
        expeditions={1: party("taron", force=3), 2: party("korgo", force=3)},
        rolls=(4, 4, 4, 5, 5, 5),
    )

    assert (13, 2) == (scene.clan().glory, scene.clan().gold)


def test_ruling_38_only_modifiers_of_any_scope_count():
    """Pugnor counts for every roll, Slyzor only against monsters, Kedavra only in a conquest."""
    plain = mission("witch_hunt", expeditions={1: party("taron", force=2)}, rolls=(3, 3))
    pugnor = mission(
        "witch_hunt", expeditions={1: party("taron", force=2, gear=("pugnor",))}, rolls=(3, 3)
    )
    others = mission(
        "witch_hunt",
        expeditions={1: party("geas", force=1, magic=1, gear=("slyzor", "kedavra"))},
        rolls=(3, 3),
    )

    assert (9, 13, 9) == (plain.clan().glory, pugnor.clan().glory, others.clan().glory)


def test_ruling_38_matching_loot_helps_and_is_gone_afterwards():
    scene = mission(
        "witch_hunt",
        expeditions={1: party("taron", force=2)},
        loot={0: ("force_plus_2", "magic_plus_2", "kill_plus_6", "gold_12", "capture_glory_3")},
        rolls=(2, 2),
    )

    assert [SpendLoot("loot.force_plus_2")] == scene.offered(SpendLoot)
    assert scene.why_not("loot.kill_plus_6") == refuse(
        "ml-why-loot-window", loot="loot.kill_plus_6"
    )
    assert scene.why_not("loot.magic_plus_2") == refuse(
        "ml-why-loot-no-die", loot="loot.magic_plus_2", colours=("magic",)
    )
    scene.choose(SpendLoot("loot.force_plus_2"))
    assert scene.is_over
    assert 13 == scene.clan().glory
    assert zones.GONE == scene.lies("loot.force_plus_2")


def test_korgo_rerolls_a_persuasion_die_on_a_mission():
    scene = mission(
        "missing_caravan",
        expeditions={1: party("korgo", persuasion=1, force=2)},
        rolls=(1, 1, 1, 6),
    )

    assert [RerollDie("persuasion.1", 1)] == scene.offered(RerollDie)
    assert refuse("ml-why-no-reroll", colour="force") == scene.why_not("force.1")
    scene.do(RerollDie)
    assert scene.is_over
    assert 9 == scene.clan().glory


def test_a_reward_of_loot_is_picked_and_refilled():
    scene = mission("old_vault", expeditions={1: party("taron", magic=2)}, rolls=(4, 4))

    assert ("PickLoot", 0) == scene.asks
    first = scene.options[0]
    scene.choose(first)
    assert 4 == len(scene.table.zone(zones.LOOT))
    assert isinstance(first, TakeLoot)
    assert zones.loot(0) == scene.lies(first.loot)


def test_ruling_85_madhala_on_the_left_ends_the_mission():
    scene = mission(
        "bridge_guard",
        players=1,
        expeditions={1: party("madhala"), 2: party("taron", force=3)},
    )

    assert scene.is_over
    assert 10 == scene.clan().glory
    assert zones.GONE == scene.lies("mission.bridge_guard")


def test_ruling_85_madhala_on_the_right_is_ignored():
    scene = mission(
        "bridge_guard",
        players=1,
        expeditions={1: party("taron", force=3), 2: party("madhala")},
        rolls=(4, 4, 4),
    )

    assert 13 == scene.clan().glory


def test_ruling_85_alone_on_the_right_she_ends_nothing():
    scene = mission("bridge_guard", players=1, expeditions={2: party("madhala")})

    assert scene.is_over
    assert zones.mission(zones.COMPETITIVE) == scene.lies("mission.bridge_guard")


# The contract.


def test_a_contract_pays_by_its_side():
    """Shields for the Wall: 2 Defence for 3 glory on the left, 2 glory and 2 gold on the right."""
    scene = mission(
        "road_patrol",
        contract=True,
        expeditions={1: party("taron", 0, force=1), 2: party("korgo", 1, force=1)},
        clans={0: {"defence": 2}, 1: {"defence": 3}},
    )

    scene.do(Fulfil).do(Fulfil)

    assert (13, 0, 0) == (scene.clan(0).glory, scene.clan(0).gold, scene.clan(0).has("defence"))
    assert (12, 2, 1) == (scene.clan(1).glory, scene.clan(1).gold, scene.clan(1).has("defence"))
    assert 1 == scene.clan(0).has(zones.MISSIONS_DONE)


def test_the_left_member_is_asked_first_about_a_contract():
    scene = mission(
        "road_patrol",
        contract=True,
        expeditions={1: party("taron", 1, force=1), 2: party("korgo", 0, force=1)},
        clans={0: {"defence": 2}, 1: {"defence": 2}},
    )

    assert ("OnContract", 1) == scene.asks
    scene.choose(Decline())
    assert ("OnContract", 0) == scene.asks


def test_a_contract_may_be_declined_without_penalty():
    scene = mission(
        "road_patrol",
        contract=True,
        expeditions={1: party("taron", force=1)},
        clans={0: {"defence": 2}},
    )

    scene.choose(Decline())

    assert (10, 2) == (scene.clan().glory, scene.clan().has("defence"))


def test_a_contract_without_the_goods_is_out_of_reach_and_nobody_declines_it():
    scene = mission(
        "road_patrol",
        contract=True,
        expeditions={1: party("taron", force=1)},
        clans={0: {"defence": 1}},
    )

    assert scene.is_over
    assert ["ml-contract-out-of-reach"] == scene.keys


def test_what_a_contract_takes_and_pays_is_told():
    scene = mission(
        "road_patrol",
        contract=True,
        expeditions={1: party("taron", force=1)},
        clans={0: {"defence": 2}},
    )
    deal = box().missions["road_patrol"].contract

    scene.do(Fulfil)

    told = scene.told("ml-contract-fulfilled")
    assert (goods(deal.discard), goods(deal.reward_left)) == (told["given"], told["goods"])


def test_what_a_mission_pays_is_told():
    scene = mission("road_patrol", expeditions={1: party("taron", force=2)}, rolls=(6, 6))

    reward = box().missions["road_patrol"].competitive.reward
    assert goods(reward) == scene.told("ml-mission-won")["goods"]


def test_free_actions_may_bring_the_goods_together():
    """Royal Levy asks for 4 gold: loot worth gold may be used for it."""
    scene = mission(
        "witch_hunt",
        contract=True,
        expeditions={1: party("taron", persuasion=1)},
        loot={0: ("gold_12", "magic_to_force")},
    )

    assert refuse("ml-why-goods", goods=("goods.4.gold",), have=0) == scene.why_not(
        "mission.witch_hunt"
    )
    assert [UseLoot("loot.gold_12")] == scene.offered(UseLoot)
    assert [] == scene.offered(SellTrophy)
    scene.do(UseLoot).do(Fulfil)
    assert (13, 8) == (scene.clan().glory, scene.clan().gold)


def test_the_owner_chooses_which_traps_to_hand_over():
    """Provost's Snares: one trap for 3 glory and 2 gold."""
    scene = mission(
        "tournament",
        contract=True,
        expeditions={1: party("taron", force=2)},
        traps={0: ("plus_8", "plus_4")},
    )

    scene.do(Fulfil)
    assert {"trap.plus_8.1", "trap.plus_4.1"} == {each.piece for each in scene.offered(Offer)}
    scene.choose(Offer("trap.plus_4.1"))
    assert zones.TRAPS_HANDED_OVER == scene.lies("trap.plus_4.1")
    assert "trap.plus_4.1" not in view(GAME, scene.table, 1).places
    assert ("trap.plus_8.1",) == scene.clan().traps
    assert (13, 2) == (scene.clan().glory, scene.clan().gold)


def test_the_deal_can_be_thought_over_and_stays_secret():
    scene = mission(
        "tournament",
        contract=True,
        expeditions={1: party("taron", force=2)},
        traps={0: ("plus_8", "plus_4")},
    )

    scene.do(Fulfil)
    assert "trap.plus_8.1" not in view(GAME, scene.table, 1).places
    assert Offer.secret
    scene.choose(scene.options[-1])
    assert ("OnContract", 0) == scene.asks
    assert Fulfil("mission.tournament") in scene.options


def test_a_loot_token_is_handed_over_for_good():
    scene = mission(
        "old_vault",
        contract=True,
        expeditions={2: party("taron", magic=1)},
        loot={0: ("trophy_3", "kill_plus_6")},
    )

    scene.do(Fulfil).choose(Offer("loot.kill_plus_6"))

    assert zones.GONE == scene.lies("loot.kill_plus_6")
    assert (13, 2) == (scene.clan().glory, scene.clan().gold)


def test_madhala_has_no_influence_on_a_contract():
    scene = mission(
        "road_patrol",
        contract=True,
        players=1,
        expeditions={1: party("madhala"), 2: party("taron", force=1)},
        clans={0: {"defence": 2}},
    )

    scene.do(Fulfil)

    assert (12, 2) == (scene.clan().glory, scene.clan().gold)
    assert StopRolling() not in scene.options
