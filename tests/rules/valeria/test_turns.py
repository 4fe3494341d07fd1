"""Chapters 5, 8.3 and 9: where a Warden goes, which die it takes, when dice come back."""

from __future__ import annotations

from game.rules.valeria import zones
from game.rules.valeria.steps.adversary import AdversaryMoves
from game.rules.valeria.steps.cycling import CycleChampion, CyclePlan
from game.rules.valeria.steps.dice import ReturnDie
from game.rules.valeria.steps.moving import MoveTo, Refill
from game.rules.valeria.steps.rounds import Turn
from game.rules.valeria.views import Rows, Shrine, dice_on_shrines
from game.rules.valeria.vocabulary import CHAMPION_KINDS, TROOPS
from tests.rules.valeria.laid import Scene

SHRINE = {name: zones.shrine(name) for name in zones.SHRINES}


def on_every_shrine(scene, count=1):
    """Some dice everywhere."""
    for name, troop in zip(zones.SHRINES, TROOPS, strict=True):
        scene.shrine(name, *[f"{troop} 3"] * count)
    return scene


def dice_of(scene):
    return [len(Shrine(scene.table, name).dice) for name in zones.SHRINES]


def test_vector_03_and_ruling_1_three_dice_for_three_players_are_a_refill():
    scene = Scene(3).shrine("gems", "orc 1", "orc 2").shrine("gold", "gnoll 3").turn()

    assert [3] * 5 == dice_of(scene)
    assert [{"count": 3, "limit": 3}] == scene.told("val-refill-few")
    # 35 dice, 15 of them on the shrines.
    assert 20 == len(scene.zone(zones.BAG))


def test_vector_03_all_champions_are_replaced_by_a_refill():
    scene = Scene(3).shrine("gems", "orc 1")
    before = {
        kind: [scene.zones[f"row.{kind}.{n}"][0] for n in (1, 2, 3)] for kind in CHAMPION_KINDS
    }
    scene.turn()

    for kind in CHAMPION_KINDS:
        assert not set(before[kind]) & set(Rows(scene.table).of(kind))
        # Ruling 16: the left card went under its deck first, so it comes back first.
        assert before[kind] == list(Rows(scene.table).deck(kind)[-3:])


def test_ruling_16_cards_go_under_their_deck_left_first():
    scene = Scene(2)
    left = [scene.zones[f"row.permanent.{number}"][0] for number in (1, 2, 3)]
    scene.play(Refill())

    assert left == list(scene.zone(zones.champion_deck("permanent"))[-3:])


def test_vector_03_four_dice_for_three_players_are_none():
    scene = Scene(3).shrine("gems", "orc 1", "orc 2").shrine("gold", "gnoll 3", "orc 4").turn()

    assert [2, 0, 0, 2, 0] == dice_of(scene)
    assert "val-refill-few" not in scene.keys


def test_the_first_turn_is_never_in_camp_and_nobody_stays_where_it_is():
    scene = on_every_shrine(Scene(2)).warden(at="magic").turn()

    assert "val-why-here" == scene.why_not(MoveTo(SHRINE["magic"]))
    scene = on_every_shrine(Scene(2)).turn()
    assert "val-why-here" == scene.why_not(MoveTo(zones.camp(0)))


def test_a_shrine_without_dice_is_closed():
    scene = Scene(2).shrine("gems", "orc 1", "orc 2").shrine("gold", "orc 3").turn()

    assert "val-why-no-dice" == scene.why_not(MoveTo(SHRINE["plans"]))
    assert [SHRINE["gems"], SHRINE["gold"]] == [each.place for each in scene.offered(MoveTo)]


def test_ruling_3_wardens_share_a_shrine():
    scene = on_every_shrine(Scene(2)).warden(1, at="gold").turn()
    scene.visit("gold", "gargoyle 3")

    assert {"warden.0", "warden.1"} == set(scene.zone(SHRINE["gold"]))


def test_vector_29_one_of_four_dice_goes_to_the_bag():
    scene = Scene(2).warden(dice=("orc 2", "orc 3", "gnoll 4")).shrine("gems", "goblin 6", "orc 1")
    scene.shrine("gold", "orc 1").turn().visit("gems", "goblin 6")

    assert "MakeRoom" == scene.asks
    assert 4 == len(scene.offered(ReturnDie))
    scene.do(ReturnDie, face=2)
    assert [3, 4, 6] == [scene.table.pips(die) for die in scene.seen().dice]
    assert () == scene.zone(zones.arriving(0))
    assert "orc.1" in scene.zone(zones.BAG)
    assert scene.table.face("orc.1") is None


def test_rulings_7_41_and_63_the_action_follows_though_the_new_die_went_to_the_bag():
    scene = Scene(2).warden(gold=3, dice=("orc 2", "orc 3", "gnoll 4"))
    scene.shrine("gold", "goblin 1", "orc 6").shrine("gems", "orc 5").turn().visit(
        "gold", "goblin 1"
    )
    scene.do(ReturnDie, die="goblin.1")

    assert 8 == scene.seen().gold
    assert ["orc.3"] == list(Shrine(scene.table, "gold").dice)


def test_vector_35_and_ruling_64_the_solo_refill():
    few = Scene(1).shrine("gold", "orc 1", "orc 2", "orc 3").turn()
    assert [2] * 5 == dice_of(few)

    enough = Scene(1).shrine("gold", "orc 1", "orc 2", "orc 3", "orc 4").turn()
    assert [0, 0, 0, 4, 0] == dice_of(enough)


def test_ruling_64_the_adversary_never_causes_a_refill():
    scene = Scene(1).shrine("gold", "orc 1").play(AdversaryMoves())

    assert 1 == len(dice_on_shrines(scene.table))


def test_vector_42_and_ruling_65_nowhere_to_go_is_a_refill():
    scene = Scene(2).warden(at="gold").shrine("gold", "orc 1", "orc 2", "orc 3").turn()

    assert [{"seat": 0}] == scene.told("val-refill-nowhere")
    assert [2] * 5 == dice_of(scene)
    assert 4 == len(scene.offered(MoveTo))


def test_ruling_51_nowhere_to_go_leaves_the_blocked_shrine_out():
    scene = Scene(1).put(SHRINE["gold"], "warden.adversary")
    scene.shrine("gold", "orc 1", "orc 2", "orc 3", "orc 4").turn()

    assert ["val-refill-nowhere"] == [key for key in scene.keys if "refill" in key]


def test_vector_46_the_first_turn_alone():
    scene = on_every_shrine(Scene(1), 2).on(Turn(0))

    assert "val-why-adversary" == scene.why_not(MoveTo(SHRINE["gems"]))
    scene.go("gold").take("gargoyle 3")
    assert "warden.adversary" in scene.zone(SHRINE["magic"])
    assert 9 == len(dice_on_shrines(scene.table))
    assert scene.why_not(MoveTo(SHRINE["gems"])) is None


def test_vector_47_and_ruling_15_a_short_bag_fills_the_first_shrines():
    scene = Scene(5)
    for seat in range(5):
        dice = [f"{troop} 4" for troop in ("goblin", "orc", "skeleton", "gargoyle", "gnoll")]
        scene.warden(seat, dice=dice, open=("troop_4", "troop_5"))
    scene.shrine("magic", "orc 1", "orc 2", "gnoll 3").turn()

    assert [5, 5, 5, 5, 0] == dice_of(scene)
    assert () == scene.zone(zones.BAG)


def test_vector_60_a_refill_waits_for_the_next_turn():
    scene = Scene(2).warden(gold=9).warden(1, at="gold")
    scene.row("immediate", "mercenary").shrine("champions", "orc 6", "gnoll 2").shrine(
        "gems", "orc 1"
    )
    scene.on(Turn(0)).visit("champions", "orc 6")
    scene.choose(
        next(each for each in scene.options if getattr(each, "card", "") == "champion.mercenary.1")
    )
    scene.take("gnoll 2")
    assert 1 == len(dice_on_shrines(scene.table))
    assert "val-refill-few" not in scene.keys
    scene.end()

    assert [{"count": 1, "limit": 2}] == scene.told("val-refill-few")
    assert [2] * 5 == dice_of(scene)


def test_ruling_57_no_cycling_before_the_move():
    scene = on_every_shrine(Scene(2)).warden(at="champions", magic=5).turn()

    assert [] == scene.offered(CycleChampion)


def test_ruling_57_a_table_may_let_a_warden_cycle_before_it_moves():
    scene = on_every_shrine(Scene(2, cycle_window_before_move=True)).warden(at="champions", magic=2)
    scene.turn()

    assert 9 == len(scene.offered(CycleChampion))
    scene.choose(scene.offered(CycleChampion)[0])
    assert 1 == scene.seen().magic
    assert "MoveWarden" == scene.asks


def test_ruling_57_early_cycling_that_closes_the_last_way_is_followed_by_a_refill():
    scene = Scene(2, cycle_window_before_move=True)
    scene.warden(at="plans", gold=5, magic=3, dice=("orc 1", "gnoll 2"))
    scene.column("foul_the_wells_of_amberly", "crush_the_vanguard", "force_the_red_ford")
    scene.shrine("plans", "orc 1", "orc 2", "orc 3").turn()
    assert [zones.camp(0)] == [each.place for each in scene.offered(MoveTo)]
    scene.do(CyclePlan, card="plan.foul_the_wells_of_amberly")

    assert "val-refill-nowhere" in scene.keys or scene.offered(MoveTo)
    assert scene.offered(MoveTo)
