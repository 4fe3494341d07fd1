"""K4: wages and desertion (rulings 20, 61, 70, 71, TV-31, TV-32, TV-33)."""

from __future__ import annotations

import pytest

from game.rules.monster_lands import zones
from game.rules.monster_lands.steps.free import Heal, SellTrophy, UseLoot
from game.rules.monster_lands.steps.overflow import DropTrap
from game.rules.monster_lands.steps.wages import (
    Bequeath,
    Desertion,
    HandOver,
    LetGo,
    LetItGo,
    PayWages,
    Wages,
)
from game.rules.monster_lands.steps.windows import Done, WageWindow
from tests.rules.monster_lands.laid import Laid

FOUR = ("member.purkas", "member.korgo", "member.taroa", "member.fandor")


@pytest.mark.parametrize(("glory", "due"), [(10, 3), (11, 6), (20, 6), (21, 9)])
def test_tv_32_a_leader_and_three_paid_members(glory: int, due: int) -> None:
    game = Laid().clan(0, *FOUR, glory=glory, gold=12)

    game.play(PayWages(0))

    assert 12 - due == game.seen(0).gold
    assert {"seat": 0, "gold": due, "members": 3} == game.story("ml-wages-paid")


def test_tv_32_a_manager_is_not_paid() -> None:
    game = Laid().clan(0, *FOUR, glory=21, gold=6).put(zones.regions(0), "region.kale")
    game.mark(zones.manager("region.kale"), "member.fandor")

    game.play(PayWages(0))

    assert (0, None) == (game.seen(0).gold, game.step)


def test_novices_are_paid() -> None:
    game = Laid().clan(0, "member.purkas", "member.novicius.1", glory=5, gold=3)

    assert 2 == game.play(PayWages(0)).seen(0).gold


def test_a_leader_alone_costs_nothing() -> None:
    game = Laid().clan(0, "member.purkas", glory=25).play(PayWages(0))

    assert ([], ("member.purkas",)) == (game.keys, game.seen(0).members)


def test_tv_33_six_due_and_four_gold() -> None:
    game = Laid().clan(0, *FOUR, glory=11, gold=4)

    game.play(PayWages(0))

    clan = game.seen(0)
    assert (0, FOUR[:3]) == (clan.gold, clan.members)
    # Fandor had the highest reputation: his card is discarded, his token goes back (ruling 61).
    assert ("member.fandor",) == game.zone(zones.MERCENARY_DISCARD)
    assert "token.fandor" in game.zone(zones.TOKENS)
    assert 4 == clan.reputation
    assert {"seat": 0, "gold": 4, "due": 6} == game.story("ml-wages-short")


def test_tv_33_gold_for_exactly_all_wages_keeps_everybody() -> None:
    game = Laid().clan(0, *FOUR, glory=11, gold=6).play(PayWages(0))

    assert (0, FOUR) == (game.seen(0).gold, game.seen(0).members)


def test_ruling_70_only_one_member_deserts_whatever_the_shortfall() -> None:
    game = Laid().clan(0, *FOUR, glory=21, gold=0).play(PayWages(0))

    assert (3, 0) == (len(game.seen(0).members), game.seen(0).gold)


def test_leader_and_managers_never_desert() -> None:
    game = Laid().clan(0, "member.vaidala", "member.korgo", "member.fandor", glory=5)
    game.put(zones.regions(0), "region.kale").mark(zones.manager("region.kale"), "member.fandor")

    game.play(PayWages(0))

    assert ("member.vaidala", "member.fandor") == game.seen(0).members
    # Initial members have no price and leave the game (ruling 61).
    assert "member.korgo" in game.zone(zones.GONE)


def test_ruling_69_cost_breaks_the_tie_among_deserters() -> None:
    game = Laid().clan(0, "member.purkas", "member.korgo", "member.novicius.1", glory=5)

    game.play(PayWages(0))

    assert ("member.purkas", "member.korgo") == game.seen(0).members
    assert "member.novicius.1" in game.zone(zones.NOVICES)


def test_a_full_tie_of_deserters_is_chosen_by_the_owner() -> None:
    game = Laid().clan(0, "member.purkas", "member.taroa", "member.ginova", "member.dalina")

    game.play(PayWages(0))

    assert Desertion(0) == game.step
    assert [LetGo("member.taroa"), LetGo("member.ginova")] == game.options
    game.choose(LetGo("member.taroa"))
    assert ("member.purkas", "member.ginova", "member.dalina") == game.seen(0).members


def armed_deserter() -> Laid:
    game = Laid().clan(0, "member.purkas", "member.novicius.1", "member.fandor", glory=5)
    game.put(zones.worn("member.fandor"), "gear.krakhen.1", "gear.noxx.1")
    return game.put(zones.worn("member.purkas"), "gear.pugnor.1").play(PayWages(0))


def test_ruling_71_equipment_of_a_deserter_moves_to_free_places_or_makes_room() -> None:
    game = armed_deserter()

    # Purkas holds a weapon already; the novice may carry one (ruling 27).
    assert Bequeath(0, "gear.krakhen.1") == game.step
    assert [
        HandOver("gear.krakhen.1", "member.purkas", "gear.pugnor.1"),
        HandOver("gear.krakhen.1", "member.novicius.1"),
        LetItGo("gear.krakhen.1"),
    ] == game.options


def test_ruling_71_a_card_is_discarded_to_make_room() -> None:
    game = armed_deserter()

    game.choose(HandOver("gear.krakhen.1", "member.purkas", "gear.pugnor.1"))

    assert ("gear.krakhen.1",) == game.zone(zones.worn("member.purkas"))
    assert "gear.pugnor.1" in game.zone(zones.GONE)
    assert ["ml-gear-dropped", "ml-gear-moved"] == game.keys[-2:]


def test_equipment_finds_a_new_bearer_or_is_lost() -> None:
    game = armed_deserter()

    game.choose(HandOver("gear.krakhen.1", "member.novicius.1"))
    assert HandOver("gear.noxx.1", "member.purkas") in game.options
    game.choose(LetItGo("gear.noxx.1"))

    assert ("gear.krakhen.1",) == game.zone(zones.worn("member.novicius.1"))
    assert "gear.noxx.1" in game.zone(zones.GONE)
    assert () == game.zone(zones.worn("member.fandor"))
    assert ("member.fandor",) == game.zone(zones.MERCENARY_DISCARD)


def test_equipment_is_not_dropped_for_its_like_and_so_lost_without_a_question() -> None:
    game = Laid().clan(0, "member.purkas", "member.fandor", glory=5)
    game.put(zones.worn("member.fandor"), "gear.krakhen.1")
    game.put(zones.worn("member.purkas"), "gear.krakhen.2").play(PayWages(0))

    assert game.step is None
    assert "gear.krakhen.1" in game.zone(zones.GONE)


def test_ruling_20_when_dalina_deserts_traps_above_five_go() -> None:
    tokens = [f"trap.force_die_1.{n}" for n in (1, 2, 3, 4)] + ["trap.plus_4.1", "trap.plus_4.2"]
    game = Laid().clan(0, "member.purkas", "member.dalina", glory=5)

    game.put(zones.traps(0), *tokens).play(PayWages(0))

    assert DropTrap(0) == game.step
    assert 6 == len(game.options)


def test_windows_open_in_turn_order_before_anybody_pays() -> None:
    game = Laid().clan(0, "member.purkas", "member.korgo", glory=5, gold=3)
    game.clan(1, "member.tortock", "member.taron", glory=5).mark(zones.FIRST, 1)
    game.put(zones.trophies(0), "monster.gator").put(zones.trophies(1), "monster.sporus")

    game.play(Wages())

    assert WageWindow(1) == game.step
    # Ruling 70: nobody is forced to sell, but selling pays the wages.
    game.choose(SellTrophy("monster.sporus"))
    assert WageWindow(0) == game.step
    assert (10, 3) == (game.seen(1).gold, game.seen(0).gold)
    game.choose(Done())
    assert (9, 2) == (game.seen(1).gold, game.seen(0).gold)
    assert ("monster.gator",) == game.seen(0).trophies


def test_a_window_without_anything_to_do_does_not_open() -> None:
    game = Laid().clan(0, "member.purkas", "member.korgo", glory=5, gold=3)
    game.clan(1, "member.tortock", "member.taron", glory=5, gold=1)

    game.play(Wages())

    assert (None, 2, 0) == (game.step, game.seen(0).gold, game.seen(1).gold)


def test_tv_31_a_trophy_of_2_sells_for_10_and_the_loot_trophy_for_15() -> None:
    game = Laid().clan(0, "member.purkas").put(zones.trophies(0), "monster.sporus")
    game.put(zones.loot(0), "loot.trophy_3").clan(1, "member.tortock")

    game.play(WageWindow(0))

    assert 5 == game.seen(0).trophy_points
    game.choose(SellTrophy("monster.sporus"))
    assert (10, 3) == (game.seen(0).gold, game.seen(0).trophy_points)
    game.choose(UseLoot("loot.trophy_3"))
    assert (25, 0) == (game.seen(0).gold, game.seen(0).trophy_points)
    assert ((), ()) == (game.seen(0).trophies, game.seen(0).loot)


def test_potions_heal_at_home_before_the_wages() -> None:
    game = Laid().clan(0, "member.purkas", potion=1).face("token.purkas", "wounded")

    game.play(WageWindow(0)).choose(Heal("member.purkas"))

    assert (0, False) == (game.seen(0).has("potion"), game.seen(0).is_wounded("member.purkas"))


def test_refused_in_the_window_buildings_and_deployment_loot() -> None:
    game = Laid().clan(0, "member.purkas").put(zones.loot(0), "loot.magic_to_force")
    game.put(zones.trophies(0), "monster.gator").play(WageWindow(0))

    assert [SellTrophy("monster.gator"), Done()] == game.options
    assert "ml-why-wages" == game.why_not("building.mine")
    assert "ml-why-loot-deployment" == game.why_not("loot.magic_to_force")
