"""Chapter 7, steps 1 to 5: the plan, its dice, its strength, and what champions pay."""

from __future__ import annotations

import pytest

from game.rules.valeria import zones
from game.rules.valeria.drafts import Bench
from game.rules.valeria.matching import assigned, gems_missing
from game.rules.valeria.steps.camp import CarryOut
from game.rules.valeria.steps.camp_parts import (
    CarryOutPlan,
    ChooseInstead,
    ChoosePlan,
    CommitDie,
    FlipDie,
    KeepDie,
    LowerDie,
    MakeTame,
    MakeWild,
    PutPlanBack,
    RaiseDie,
    TakeChangeBack,
)
from game.rules.valeria.steps.carrying import CoverZone
from game.rules.valeria.steps.cycling import CyclePlan
from game.rules.valeria.steps.markers import TakeMarker
from game.rules.valeria.steps.moving import MoveTo
from game.rules.valeria.steps.recruiting import RecruitChampion
from game.rules.valeria.views import gems_left, points_for
from tests.rules.valeria.laid import Scene

#: Plans by their symbols.
ORC_SKELETON = "trample_the_barley_fields"  # clash
ORC_SKELETON_GARGOYLE = "stand_upon_gallows_rise"  # clash
SKELETON_GARGOYLE_GNOLL = "drag_out_the_lord_of_wexley"  # siege
SKELETON_GNOLL = "the_lantern_trap"  # ambush
ORC_GNOLL = "teeth_in_the_tall_grass"  # ambush
GARGOYLE_GNOLL = "force_the_red_ford"  # clash
GOBLIN_ORC_SKELETON_GNOLL = "hunt_the_royal_surveyors"  # ambush


def in_camp(scene, *column):
    """A player in Camp, about to choose a plan."""
    return scene.column(*column).play(CarryOut(0))


def reckoned(scene):
    """What the draft would bring."""
    step = scene.step
    return Bench(scene.table, 0, step.plan, step.dice, step.wilds, step.changes).reckon()


def test_vector_08_a_plan_bought_in_camp():
    scene = in_camp(Scene(2).warden(gold=4, magic=0, dice=("orc 3", "gnoll 2")), ORC_GNOLL)
    scene.carry_out(ORC_GNOLL, "orc.1", "gnoll.1")

    assert 3 == scene.seen().gold
    assert "UncoverSpace" == scene.asks
    assert [{"seat": 0, "plan": f"plan.{ORC_GNOLL}", "cost": 1}] == scene.told("val-plan-bought")


def test_vector_09_and_ruling_37_a_gem_makes_a_die_wild():
    scene = Scene(2).warden(gold=4, gems=1, dice=("orc 3", "orc 2"))
    before = len(scene.zones[zones.GEM_SUPPLY])
    in_camp(scene, ORC_SKELETON).carry_out(ORC_SKELETON, "orc.1", "orc.2", wilds=("orc.2",))

    assert before + 1 == len(gems_left(scene.table))
    assert 0 == len(scene.seen().gems)


@pytest.mark.parametrize(("face", "turned"), [(1, 6), (6, 1), (2, 5), (3, 4)])
def test_vector_10_a_gem_flips_a_die(face, turned):
    scene = in_camp(Scene(2).warden(gems=1, dice=(f"orc {face}", "gnoll 2")), ORC_GNOLL)

    assert FlipDie("orc.1", turned) in scene.options
    scene.carry_out(ORC_GNOLL, "orc.1", "gnoll.1", changes="~orc.1")
    assert turned == scene.table.pips("orc.1")


def test_vectors_11_and_12_influence_caps_the_strength():
    scene = Scene(2).warden(
        gold=4, influence=14, dice=("orc 6", "skeleton 6", "gargoyle 5"), open=("track_14",)
    )
    in_camp(scene, ORC_SKELETON_GARGOYLE)
    scene.carry_out(ORC_SKELETON_GARGOYLE, "orc.1", "skeleton.1", "gargoyle.1")
    (told,) = scene.told("val-strength")

    assert (17, 14, 14, 3) == (told["raw"], told["limit"], told["total"], told["wasted"])
    assert 9 == scene.seen().score


def test_vector_12_the_table_of_strengths():
    assert [0, 0, 1, 1, 2, 2, 3, 3, 4, 4] == [points_for(strength) for strength in range(10)]
    assert list(range(5, 16)) == [points_for(strength) for strength in range(10, 21)]
    assert 9 == points_for(14)


def test_vector_13_and_ruling_11_shaman_and_peddler_pay_in_step_5():
    scene = Scene(2).warden(
        gold=1, gems=1, champions=("shaman", "peddler"), dice=("orc 3", "orc 2")
    )
    in_camp(scene, ORC_SKELETON).carry_out(ORC_SKELETON, "orc.1", "orc.2", wilds=("orc.2",))

    assert [("gold", 1), ("gold", 2)] == scene.gains()
    assert 3 == scene.seen().gold
    assert scene.keys.index("val-plan-points") < scene.keys.index("val-gained")


def test_vector_14_and_ruling_25_a_troop_space_opens_at_once():
    scene = in_camp(Scene(2).warden(dice=("orc 3", "gnoll 2")), ORC_GNOLL)
    scene.carry_out(ORC_GNOLL, "orc.1", "gnoll.1").choose(TakeMarker(zones.space(0, "troop_4")))

    assert 4 == scene.seen().limits.dice
    assert ("marker.0.9",) == scene.zone(zones.in_hand(0))


def test_vector_17_and_ruling_26_clean_up():
    scene = Scene(2).warden(magic=0, dice=("orc 1", "skeleton 2", "gargoyle 3"))
    in_camp(scene, ORC_SKELETON_GARGOYLE)
    scene.carry_out(ORC_SKELETON_GARGOYLE, "orc.1", "skeleton.1", "gargoyle.1")
    assert () == scene.seen().dice
    assert 3 == len(scene.seen().committed)
    scene.choose(TakeMarker(zones.space(0, "troop_4"))).do(CoverZone, zone=zones.cell(0, 0, 0))

    assert {"orc.1", "skeleton.1", "gargoyle.1"} <= set(scene.zone(zones.BAG))
    assert (f"plan.{ORC_SKELETON_GARGOYLE}",) == scene.seen().completed
    assert "" == scene.asks


def test_vector_18_the_unlocked_wild_troop():
    dice = ("skeleton 2", "skeleton 3", "gnoll 4")
    whole = CarryOutPlan(f"plan.{SKELETON_GARGOYLE_GNOLL}", ("skeleton.1", "skeleton.2", "gnoll.1"))
    scene = Scene(2).board(0, "skeleton").warden(dice=dice, open=("wild_troop",))
    assert in_camp(scene, SKELETON_GARGOYLE_GNOLL).step.accepts(scene.table, whole)

    scene = Scene(2).board(0, "skeleton").warden(dice=dice)
    assert not in_camp(scene, SKELETON_GARGOYLE_GNOLL, SKELETON_GNOLL).step.accepts(
        scene.table, whole
    )


def test_vector_19_the_strength_bonus_of_the_board():
    scene = Scene(2).warden(
        influence=13, magic=0, dice=("gnoll 6", "skeleton 6"), open=("strength_bonus",)
    )
    in_camp(scene, SKELETON_GNOLL).carry_out(SKELETON_GNOLL, "gnoll.1", "skeleton.1")

    assert 13 == scene.told("val-strength")[0]["raw"]
    assert [{"source": "space.strength_bonus", "amount": 1}] == scene.told("val-strength-part")


def test_vector_25_a_magic_changes_a_die_by_one_step():
    scene = in_camp(Scene(2).warden(magic=2, dice=("orc 6", "gnoll 3")), ORC_GNOLL)
    assert [] == [each for each in scene.offered(RaiseDie) if each.die == "orc.1"]
    assert LowerDie("orc.1", 5) in scene.options
    scene.choose(RaiseDie("gnoll.1", 4), RaiseDie("gnoll.1", 5))

    assert [] == scene.offered(RaiseDie) + scene.offered(LowerDie)
    assert "val-why-no-magic" == scene.why_not(RaiseDie("gnoll.1", 6))
    assert 0 == reckoned(scene).magic_left
    scene.choose(TakeChangeBack("gnoll.1", 4), TakeChangeBack("gnoll.1", 3))
    scene.choose(LowerDie("gnoll.1", 2), LowerDie("gnoll.1", 1))
    assert [] == [each for each in scene.offered(LowerDie) if each.die == "gnoll.1"]


def test_vector_38_the_whole_example_of_the_camp():
    scene = Scene(2).map(0, "1", "a").board(0, "goblin")
    scene.warden(
        gold=4,
        magic=0,
        gems=1,
        influence=14,
        champions=("shaman", "peddler"),
        dice=("orc 6", "gargoyle 6", "orc 5"),
        open=("track_14",),
        cells=((0, 1),),
    )
    scene.row("endgame", "regicide")
    in_camp(scene, ORC_SKELETON_GARGOYLE)
    scene.carry_out(ORC_SKELETON_GARGOYLE, "orc.1", "gargoyle.1", "orc.2", wilds=("orc.2",))
    scene.choose(TakeMarker(zones.space(0, "troop_4")))
    scene.do(CoverZone, zone=zones.cell(0, 0, 2), points=2)
    scene.choose(RecruitChampion("champion.regicide.1", 0))
    warden = scene.seen()

    assert (6, 0, 11) == (warden.gold, len(warden.gems), warden.score)
    assert 14 == scene.told("val-strength")[0]["total"]
    assert 4 == warden.limits.dice
    assert ["champion.regicide.1"] == warden.champions_of("endgame")
    assert {"orc.1", "gargoyle.1", "orc.2"} <= set(scene.zone(zones.BAG))


def going(scene, *column):
    """A player in a shrine, about to move, with dice elsewhere."""
    scene.column(*column).put(zones.shrine("gems"), "warden.0")
    return scene.shrine("gold", "goblin 1", "goblin 2").shrine("magic", "goblin 3").turn()


def test_vector_40_camp_needs_a_plan_that_is_certain():
    camp = MoveTo(zones.camp(0))
    none = going(Scene(2).warden(gold=6, dice=("orc 1", "orc 2", "orc 3")), ORC_SKELETON)
    assert "val-why-camp" == none.why_not(camp)
    refusal = none.refusal(camp)
    assert (f"plan.{ORC_SKELETON}", ("skeleton",), 0) == (
        refusal["plan"],
        refusal["troops"],
        refusal["gold"],
    )

    gem = going(Scene(2).warden(gold=6, gems=1, dice=("orc 1", "orc 2", "orc 3")), ORC_SKELETON)
    assert gem.why_not(camp) is None


def test_vector_41_and_ruling_4_the_last_certain_plan_is_not_cycled():
    scene = Scene(2).warden(gold=6, magic=3, dice=("orc 1", "gnoll 2"))
    in_camp(scene, SKELETON_GNOLL, ORC_GNOLL, GARGOYLE_GNOLL, SKELETON_GARGOYLE_GNOLL, ORC_SKELETON)

    assert "val-why-cycle-last" == scene.why_not(CyclePlan(f"plan.{ORC_GNOLL}"))
    for other in (SKELETON_GNOLL, GARGOYLE_GNOLL, SKELETON_GARGOYLE_GNOLL, ORC_SKELETON):
        assert scene.why_not(CyclePlan(f"plan.{other}")) is None
    scene.do(CyclePlan, card=f"plan.{SKELETON_GNOLL}")
    assert (2, (f"plan.{ORC_GNOLL}",)) == (scene.seen().magic, scene.zone("column.1"))
    assert "CarryOut" == scene.asks


def test_vector_48_and_ruling_58_a_plan_that_slides_into_reach():
    camp = MoveTo(zones.camp(0))

    def laid(magic, deck=True):
        scene = Scene(2).warden(gold=1, magic=magic, dice=("orc 1", "gnoll 2"))
        scene.column(SKELETON_GNOLL, ORC_GNOLL, GARGOYLE_GNOLL)
        if not deck:
            scene.put(zones.GONE, *scene.zones[zones.PLAN_DECK])
        return going(scene, SKELETON_GNOLL, ORC_GNOLL, GARGOYLE_GNOLL) if deck else _moving(scene)

    scene = laid(1)
    assert scene.why_not(camp) is None
    scene.go("camp")
    assert [CyclePlan(f"plan.{SKELETON_GNOLL}")] == list(scene.options)
    assert "val-why-cycle-first" == scene.why_not(RaiseDie("orc.1", 2))
    scene.do(CyclePlan)
    assert ChoosePlan(f"plan.{ORC_GNOLL}", 1) in scene.options
    assert 1 == laid(0).refusal(camp)["gold"]
    assert "val-why-camp" == laid(1, deck=False).why_not(camp)


def _moving(scene):
    scene.put(zones.shrine("gems"), "warden.0")
    return scene.shrine("gold", "goblin 1", "goblin 2").shrine("magic", "goblin 3").turn()


def test_vector_52_the_strongest_plan():
    scene = Scene(2).warden(
        gold=9,
        influence=20,
        magic=0,
        champions=("assassin", "warrior"),
        dice=("goblin 6", "orc 6", "skeleton 6", "gnoll 6"),
        open=("strength_bonus", "track_14", "troop_4"),
    )
    in_camp(scene, GOBLIN_ORC_SKELETON_GNOLL)
    scene.choose(
        ChoosePlan(f"plan.{GOBLIN_ORC_SKELETON_GNOLL}", 1),
        *[CommitDie(f"{troop}.1", 6) for troop in ("goblin", "orc", "skeleton", "gnoll")],
    )
    sums = reckoned(scene)
    assert (24, 28, 20, 15, 8) == (sums.dice, sums.raw, sums.total, sums.points, sums.wasted)
    assert ["val-warn-wasted"] == [each.key for each in scene.step.warnings(scene.table)]
    scene.do(CarryOutPlan)

    assert 15 == scene.seen().score
    assert [2, 1, 1] == [each["amount"] for each in scene.told("val-strength-part")]


def wasteful(*changes, **has):
    """Goblin, Orc, Skeleton and Gnoll on a plan, whose strength Influence caps."""
    dice = ("goblin 3", "orc 3", "skeleton 3", "gnoll 3", *has.pop("more", ()))
    has = {"influence": 12, **has}
    scene = Scene(2).warden(gold=9, dice=dice, open=("troop_4", "troop_5"), **has)
    in_camp(scene, GOBLIN_ORC_SKELETON_GNOLL)
    scene.choose(ChoosePlan(f"plan.{GOBLIN_ORC_SKELETON_GNOLL}", 1))
    troops = ("goblin", "orc", "skeleton", "gnoll")
    scene.choose(*[CommitDie(f"{troop}.1", 3) for troop in troops], *changes)
    (warning,) = scene.step.warnings(scene.table)
    return warning.key, {name: value for name, value in warning.args if name != "limit"}


def test_magic_that_is_wasted_can_be_taken_back():
    raised = RaiseDie("orc.1", 4), RaiseDie("orc.1", 5)
    key, args = wasteful(*raised, magic=3)

    assert "val-warn-wasted-magic" == key
    assert {"wasted": 2, "magic": 2, "troop": "orc", "face": 5, "points": 7} == args


def test_a_flip_that_is_wasted_can_be_taken_back():
    key, args = wasteful(FlipDie("gnoll.1", 4), gems=1, magic=0)

    assert "val-warn-wasted-flip" == key
    assert {"wasted": 1, "troop": "gnoll", "face": 4, "points": 7} == args


def test_a_weaker_die_of_the_same_people_does_as_well():
    key, args = wasteful(influence=10, magic=0, more=("orc 1",))

    assert "val-warn-wasted-die" == key
    assert {"wasted": 2, "troop": "orc", "face": 3, "other": 1, "points": 5} == args


def test_vector_53_and_ruling_23_symbols_count_not_dice():
    scene = (
        Scene(2)
        .warden(gold=4, gems=1, magic=0, dice=("orc 1", "orc 2", "gargoyle 3"))
        .map(0, "1", "a")
    )
    in_camp(scene, ORC_SKELETON_GARGOYLE)
    scene.carry_out(ORC_SKELETON_GARGOYLE, "orc.1", "orc.2", "gargoyle.1", wilds=("orc.2",))
    scene.choose(TakeMarker(zones.space(0, "troop_4")))
    points = {each.skirmish: each.points for each in scene.offered(CoverZone)}

    assert (1, 1, 1, 2, 0) == tuple(
        points[kind] for kind in ("orc", "skeleton", "gargoyle", "clash", "gnoll")
    )


def test_13_4_oracle_and_two_gems_pay_only_in_step_5():
    scene = Scene(2).warden(
        gold=4,
        gems=2,
        magic=0,
        champions=("oracle",),
        dice=("orc 1", "orc 2"),
        open=("gem_storage",),
    )
    in_camp(scene, ORC_SKELETON)
    scene.choose(
        ChoosePlan(f"plan.{ORC_SKELETON}", 1), CommitDie("orc.1", 1), CommitDie("orc.2", 2)
    )
    scene.choose(MakeWild("orc.2"), FlipDie("orc.1", 6))
    assert "val-why-no-magic" == scene.why_not(RaiseDie("orc.2", 3))
    scene.do(CarryOutPlan)

    assert 2 == scene.seen().magic
    assert [("magic", 1), ("magic", 1)] == scene.gains()


def test_ruling_10_exactly_one_die_for_each_symbol():
    scene = in_camp(Scene(2).warden(dice=("orc 1", "gnoll 2", "orc 3")), ORC_GNOLL)
    scene.choose(ChoosePlan(f"plan.{ORC_GNOLL}", 1), CommitDie("orc.1", 1))
    whole = CarryOutPlan(f"plan.{ORC_GNOLL}", ("orc.1",))
    assert "val-why-dice-missing" == scene.why_not(whole)
    scene.choose(CommitDie("gnoll.1", 2))

    assert "val-why-plan-full" == scene.why_not(CommitDie("orc.2", 3))
    three = CarryOutPlan(f"plan.{ORC_GNOLL}", ("orc.1", "gnoll.1", "orc.2"))
    assert not scene.step.accepts(scene.table, three)


def test_ruling_20_a_die_that_stays_keeps_its_new_value():
    scene = Scene(2).warden(magic=1, dice=("orc 1", "gnoll 2", "skeleton 3"))
    in_camp(scene, ORC_GNOLL).carry_out(ORC_GNOLL, "orc.1", "gnoll.1", changes="+skeleton.1")

    assert (4, 0) == (scene.table.pips("skeleton.1"), scene.seen().magic)


def test_ruling_21_only_a_committed_die_is_made_wild():
    scene = in_camp(Scene(2).warden(gems=1, dice=("orc 1", "gnoll 2", "orc 3")), ORC_GNOLL)
    assert [] == scene.offered(MakeWild)
    scene.choose(CommitDie("orc.1", 1))
    assert [MakeWild("orc.1")] == scene.offered(MakeWild)
    scene.choose(MakeWild("orc.1"), MakeTame("orc.1"))
    assert 1 == reckoned(scene).gems_left


def test_a_flip_and_a_wild_on_one_die_cost_two_gems():
    scene = Scene(2).warden(gems=2, dice=("orc 1", "orc 2"), open=("gem_storage",))
    in_camp(scene, ORC_SKELETON)
    scene.carry_out(ORC_SKELETON, "orc.1", "orc.2", wilds=("orc.1",), changes="~orc.1")

    assert (0, 6) == (len(scene.seen().gems), scene.table.pips("orc.1"))


def test_a_die_can_be_flipped_and_then_changed():
    scene = in_camp(Scene(2).warden(gems=1, magic=1, dice=("orc 2", "gnoll 2")), ORC_GNOLL)
    scene.carry_out(ORC_GNOLL, "orc.1", "gnoll.1", changes="~orc.1 +orc.1")

    assert 6 == scene.table.pips("orc.1")


def test_a_gem_that_is_needed_as_a_wild_flips_nothing():
    scene = in_camp(Scene(2).warden(gems=1, dice=("orc 1", "orc 2")), ORC_SKELETON)

    assert "val-why-gem-needed" == scene.why_not(FlipDie("orc.1", 6))


def test_a_draft_is_put_together_in_any_order_and_nothing_has_happened():
    scene = Scene(2).warden(magic=1, dice=("orc 1", "gnoll 2", "skeleton 3"))
    in_camp(scene, ORC_GNOLL, SKELETON_GNOLL)
    before = scene.table
    scene.choose(CommitDie("gnoll.1", 2), RaiseDie("gnoll.1", 3))
    scene.choose(ChoosePlan(f"plan.{SKELETON_GNOLL}", 2), CommitDie("skeleton.1", 3))
    assert (6, 3) == (reckoned(scene).raw, reckoned(scene).points)
    scene.choose(ChooseInstead(f"plan.{ORC_GNOLL}", 1))
    assert ((), ("+gnoll.1",)) == (scene.step.dice, scene.step.changes)
    scene.choose(CommitDie("orc.1", 1), KeepDie("orc.1", 1), PutPlanBack(f"plan.{ORC_GNOLL}"))

    assert before == scene.table


def test_ruling_60_a_reserved_plan_leaves_its_slot_at_once():
    scene = Scene(2).warden(gold=0, dice=("orc 1", "gnoll 2"), reserved={"left": ORC_GNOLL})
    in_camp(scene, SKELETON_GNOLL).carry_out(ORC_GNOLL, "orc.1", "gnoll.1")

    assert scene.seen().slot("left") is None
    assert f"plan.{ORC_GNOLL}" == scene.seen().carried
    assert 0 == scene.seen().gold


def test_ruling_66_a_plan_needs_no_strength():
    scene = in_camp(Scene(2).warden(dice=("orc 1", "gnoll 1")), ORC_GNOLL)
    scene.carry_out(ORC_GNOLL, "orc.1", "gnoll.1")

    assert 1 == scene.seen().score
    assert "UncoverSpace" == scene.asks


def test_ruling_67_dice_find_their_symbols_by_themselves():
    symbols = ("orc", "skeleton", "gargoyle")

    assert ("orc.1", "orc.2", "gargoyle.1") == assigned(
        symbols, ("orc.2", "gargoyle.1", "orc.1"), "", ("orc.2",)
    )
    assert 1 == gems_missing(symbols, (), 0, ("gargoyle", "orc", "orc"), "")
    assert 0 == gems_missing(symbols, (), 0, ("gargoyle", "orc", "orc"), "orc")
    assert gems_missing(symbols, (), 0, ("gargoyle", "orc"), "orc") is None


@pytest.mark.parametrize(
    ("champion", "plan", "gained"),
    [
        ("stalker", ORC_GNOLL, [("magic", 1), ("gold", 2)]),
        ("soldier", ORC_GNOLL, []),
        ("soldier", GARGOYLE_GNOLL, [("magic", 1), ("gold", 2)]),
        ("engineer", GARGOYLE_GNOLL, []),
    ],
)
def test_champions_pay_for_their_type_of_plan(champion, plan, gained):
    dice = ("orc 1", "gnoll 2", "gargoyle 3")
    scene = in_camp(Scene(2).warden(gold=3, magic=0, champions=(champion,), dice=dice), plan)
    scene.carry_out(plan, "orc.1" if plan == ORC_GNOLL else "gargoyle.1", "gnoll.1")

    assert gained == scene.gains()


def test_a_plan_bought_in_camp_pays_the_scout_in_step_5_and_the_tactician_lowers_its_price():
    scene = Scene(2).warden(
        gold=0, magic=0, champions=("scout", "tactician"), dice=("orc 1", "gnoll 2")
    )
    in_camp(scene, SKELETON_GNOLL, ORC_GNOLL).carry_out(ORC_GNOLL, "orc.1", "gnoll.1")

    assert [("magic", 1), ("gold", 1)] == scene.gains()
    assert scene.keys.index("val-plan-points") < scene.keys.index("val-gained")
