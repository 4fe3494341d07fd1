"""What dice make of a plan on the table: the figures that stand there before anybody decides."""

from __future__ import annotations

from game.rules.valeria.help import outlook, plans_helped, within_reach
from game.rules.valeria.reach import Muster, filled, helps
from tests.rules.valeria.laid import Scene

RAVENMOOR = ("goblin", "orc", "skeleton")
#: A Clash of a Skeleton and a Gargoyle.
MILITIA = "scatter_the_dunmere_militia"
#: An Ambush of a Goblin and an Orc.
WAGONS = "waylay_the_tithe_wagons"


def muster(*dice: tuple[str, int], wild: str = "", gems: int = 0) -> Muster:
    return Muster(dice, wild, magic=0, gems=gems)


def test_a_symbol_is_filled_by_its_own_die_before_a_wild_one() -> None:
    dice = (("skeleton", 2), ("goblin", 3))

    assert (True, True) == filled(("goblin", "orc"), muster(*dice, wild="skeleton"))
    assert (True, False) == filled(("goblin", "orc"), muster(*dice))
    assert (True, True, True) == filled(RAVENMOOR, muster(*[("orc", 2)] * 3, wild="orc"))


def test_a_die_helps_a_plan_that_lacks_its_troop_and_no_other() -> None:
    dice = muster(("goblin", 6), ("orc", 1))

    assert helps(RAVENMOOR, dice, ("skeleton", 4))
    assert not helps(RAVENMOOR, dice, ("gnoll", 6))
    assert not helps(RAVENMOOR, dice, ("orc", 6))


def test_the_outlook_of_the_first_lesson_flips_its_die_for_a_gem() -> None:
    dice = ("skeleton 1", "gargoyle 5", "orc 4")
    scene = Scene().column(WAGONS, MILITIA).warden(dice=dice, gems=1, magic=3, influence=11)
    table = scene.turn().table

    found = outlook(table, 0, f"plan.{MILITIA}")

    assert (6, 11) == (found.least, found.most)
    assert found.way is not None
    assert (1, 0) == (found.way.gems, found.way.magic)
    assert ["skeleton"] == [found.dice[die].partition(".")[0] for die in found.way.flips]


def test_the_cheapest_way_spends_nothing_that_brings_no_point() -> None:
    # 8 and 9 score 4 points alike: the ninth point of strength is not worth a Magic.
    dice = ("goblin 4", "orc 4")
    scene = Scene().column(WAGONS).warden(dice=dice, magic=1, influence=10)

    found = outlook(scene.turn().table, 0, f"plan.{WAGONS}")

    assert (8, 9) == (found.least, found.most)
    assert found.way is not None
    assert 0 == found.way.magic


def test_influence_caps_and_the_open_space_adds() -> None:
    dice = ("goblin 6", "orc 6")
    scene = Scene().column(WAGONS).warden(dice=dice, open=("strength_bonus",), influence=10)

    found = outlook(scene.turn().table, 0, f"plan.{WAGONS}")

    assert (10, 10) == (found.least, found.most)


def test_what_is_missing_is_named() -> None:
    scene = Scene().column(WAGONS, MILITIA).warden(dice=("skeleton 1", "orc 4"))

    found = outlook(scene.turn().table, 0, f"plan.{MILITIA}")

    assert ("gargoyle",) == found.lacking
    assert not found.is_possible
    assert (True, False) == found.filled


def test_a_plan_is_within_reach_at_the_price_of_the_tactician() -> None:
    dice = ("skeleton 1", "gargoyle 5")
    poor = Scene().column(WAGONS, MILITIA).warden(dice=dice, gold=0)
    helped = Scene().column(WAGONS, MILITIA).warden(dice=dice, gold=0, champions=("tactician",))

    assert [] == within_reach(poor.turn().table, 0)
    assert [f"plan.{MILITIA}"] == [card for card, _ in within_reach(helped.turn().table, 0)]


def test_a_die_names_the_plans_that_it_brings_nearer() -> None:
    scene = Scene().column(WAGONS, MILITIA).warden(dice=("goblin 2",))
    scene.shrine("gold", "orc 1").shrine("magic", "gnoll 2", "gnoll 3")
    table = scene.turn().table

    assert [f"plan.{WAGONS}"] == plans_helped(table, 0, table.zone("shrine.gold.dice")[0])
