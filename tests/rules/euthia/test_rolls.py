"""Hero rolls, Challenges and Quests (5.3, 10.3, 10.5)."""

from __future__ import annotations

import pytest

from game.rules.euthia import zones
from game.rules.euthia.content import box
from game.rules.euthia.rolls import CHALLENGE, QUEST, modifiers, strength
from game.rules.euthia.steps.challenging import ApplyChallenge, Challenge
from game.rules.euthia.steps.common import Done
from game.rules.euthia.steps.questing import Fulfil, Give
from game.rules.euthia.steps.rolling import (
    Feel,
    HeroRolls,
    KeepOff,
    RollAgain,
    SpendGaar,
    TurnDie,
)
from game.rules.euthia.steps.turn_end import RefillQuests
from game.rules.euthia.steps.using import UseBlock
from tests.rules.euthia.laid import Scene, space

#: i_other_6 has an Earth Elemental on its space a, i_other_5 an Air Elemental.
EARTH, AIR = (2, -1), (1, 1)


def test_w_04_air_then_earth_then_gaar_and_concentration_make_eleven() -> None:
    scene = Scene().map({EARTH: "i_other_6", AIR: "i_other_5"}).at(0, (1, 0))
    scene.play(HeroRolls(0, CHALLENGE), rolls=(2, 4, 2))
    assert [2, 3] == [scene.table.pips(die) for die in scene.zone(zones.dice(0))]
    assert 7 == strength(scene.table, 0)

    scene.do(SpendGaar, die="die.0.1")
    assert 9 == strength(scene.table, 0)
    scene.do(UseBlock, thing="tile.maeldur_concentration")

    assert 11 == strength(scene.table, 0)
    assert [2, 3] == [scene.table.pips(die) for die in scene.zone(zones.dice(0))]
    sources = [source for source, _ in modifiers(scene.table)]
    assert ["earth", "gaar", "tile.maeldur_concentration"] == sources


def test_ruling_22_equal_dice_are_not_turned_by_air() -> None:
    scene = Scene().map({AIR: "i_other_5"}).at(0, (1, 0)).play(HeroRolls(0, QUEST), rolls=(5, 5))

    assert 10 == strength(scene.table, 0)


def test_w_65_a_gaar_that_shows_the_same_still_adds_two() -> None:
    scene = Scene().play(HeroRolls(0, QUEST), rolls=(6, 1, 1)).do(SpendGaar, die="die.0.2")

    assert (9, 3) == (strength(scene.table, 0), scene.seen().gaar)


def test_a_permanent_bonus_and_a_stronger_gaar_count_in_every_roll() -> None:
    scene = Scene(heroes=("maeldur",)).kit(0, h3="tile.maeldur_archmage")
    scene.play(HeroRolls(0, QUEST), rolls=(3, 3, 4)).do(SpendGaar, die="die.0.1")

    assert 4 + 3 + 3 == strength(scene.table, 0)
    lady = Scene(heroes=("taesiri",)).kit(0, h3="tile.taesiri_lady_of_torment")
    assert 8 == strength(lady.play(HeroRolls(0, QUEST), rolls=(3, 4)).table, 0)


def test_ruling_76_who_is_immune_may_keep_air_off_or_let_it_act() -> None:
    def scene() -> Scene:
        laid = Scene(heroes=("taesiri",)).kit(0, h3="tile.taesiri_torpor").map({AIR: "i_other_5"})
        laid.put(zones.laid_essences("tile.taesiri_torpor"), "essence.air.1").at(0, (1, 0))
        return laid.play(HeroRolls(0, QUEST), rolls=(6, 2))

    assert 8 == strength(scene().do(KeepOff).table, 0)
    assert 3 == strength(scene().do(Feel).table, 0)


def test_a_scroll_rerolls_any_number_of_own_dice_at_once() -> None:
    scene = Scene().kit(0, "item.scroll_of_reckoning").play(HeroRolls(0, QUEST), rolls=(1, 2, 6, 5))
    scene.do(UseBlock, thing="item.scroll_of_reckoning")

    assert [1, 1, 2] == [len(each.dice) for each in scene.offered(RollAgain)]
    scene.do(RollAgain, dice=("die.0.1", "die.0.2"))
    assert 11 == strength(scene.table, 0)


def test_rigged_dice_turn_a_die_to_six() -> None:
    scene = Scene(heroes=("keleia",)).kit(0, h3="tile.keleia_rigged_dice")
    scene.play(HeroRolls(0, QUEST), rolls=(6, 2)).do(UseBlock, thing="tile.keleia_rigged_dice")

    assert 12 == strength(scene.table, 0)
    assert [] == scene.offered(TurnDie)


def test_an_earth_essence_adds_three_to_any_roll() -> None:
    scene = Scene().kit(0, "essence.earth").play(HeroRolls(0, QUEST), rolls=(2, 3))

    assert 8 == strength(scene.do(UseBlock, thing="essence.earth").table, 0)


@pytest.mark.parametrize(
    ("rolls", "health", "essences", "reputation"),
    [((2, 2), 4, 0, 0), ((3, 3), 6, 0, 0), ((5, 5), 6, 1, 0), ((6, 6), 6, 1, 1)],
)
def test_10_3_the_row_of_the_air_elemental(
    rolls: tuple[int, int], health: int, essences: int, reputation: int
) -> None:
    scene = Scene().map({AIR: "i_other_5"}).at(0, AIR).turn(rolls=rolls)

    scene.do(Challenge).do(Done)

    hero = scene.seen()
    assert (health, reputation) == (hero.health, hero.reputation)
    assert essences == len(scene.zone(zones.pouch(0)))
    assert 1 == scene.land.tokens(space(AIR), zones.INTERACTION, 0)
    assert zones.ROLL not in scene.table.marks


def test_10_3_an_elemental_is_challenged_once_by_each_hero() -> None:
    scene = Scene(2).map({AIR: "i_other_5"}).at(0, AIR).hero(gold=1)
    scene.token(1, zones.INTERACTION, AIR).turn(rolls=(5, 5)).do(Challenge).do(Done)

    assert [0, 1] == [scene.seen(seat).gold for seat in (0, 1)]
    assert "eut-why-challenged" == scene.why_not(Challenge)


def test_10_3_who_dies_of_a_challenge_gains_nothing() -> None:
    scene = Scene().map({AIR: "i_other_5"}).at(0, AIR).hero(health=2, reputation=3)
    scene.turn(rolls=(1, 1)).do(Challenge).do(Done)

    assert (1, 6) == (scene.seen().reputation, scene.seen().health)
    assert zones.centre(0, 0) == scene.seen().location


def test_essence_bond_gives_one_more_of_the_same() -> None:
    scene = Scene(heroes=("taesiri",)).kit(0, h3="tile.taesiri_essence_bond")
    scene.play(HeroRolls(0, CHALLENGE), ApplyChallenge(0, "air"), rolls=(5, 5)).do(Done)

    assert 2 == len(scene.zone(zones.found(0)))


def with_quest(card: str, encounter: str = "emissary", tile: str = "i_enc_emissary") -> Scene:
    """On the Encounter space with one known Quest."""
    scene = Scene().map({(1, -2): tile}).at(0, (1, -2))
    return scene.put(zones.quests(encounter), f"quest.{card}")


def test_w_20_the_emissary_takes_an_emerald_or_a_ruby() -> None:
    scene = with_quest("emissary_1").kit(0, "gem.emerald", "gem.opal", "gem.ruby").turn()

    scene.do(Fulfil)
    assert {"gem.emerald.1", "gem.ruby.1"} == {each.thing for each in scene.offered(Give)}
    scene.do(Give, thing="gem.emerald")

    assert (1, 3) == (scene.seen().reputation, scene.seen().gold)
    assert ("quest.emissary_1",) == scene.zone(zones.quests_kept(0))
    assert ("gem.opal.1", "gem.ruby.1") == scene.zone(zones.pouch(0))


def test_everything_must_be_met_before_anything_is_given() -> None:
    scene = with_quest("emissary_7").hero(gold=2, reputation=9).turn()

    assert "eut-why-quest" == scene.why_not(Fulfil)
    again = with_quest("emissary_7").hero(gold=2, reputation=10).turn().do(Fulfil)
    assert (12, 0) == (again.seen().reputation, again.seen().gold)


def test_ruling_92_a_quest_says_why_worn_armour_cannot_be_given() -> None:
    def armoured(health: int) -> Scene:
        scene = with_quest("armourer_1", "armourer", "ii_enc_armourer")
        return scene.kit(0, greaves="item.chainmail_greaves").hero(health=health).turn()

    assert "eut-why-would-die" == armoured(2).why_not(Fulfil)
    assert None is armoured(3).why_not(Fulfil)


def test_ruling_67_both_quests_may_be_done_and_new_cards_come_at_the_end_of_the_turn() -> None:
    scene = with_quest("emissary_4").put(zones.quests("emissary"), "quest.emissary_7")
    scene.put(zones.encounter_deck("emissary"), "quest.emissary_1", "quest.emissary_2")
    scene.hero(gold=7, reputation=10).turn()

    scene.do(Fulfil, quest="quest.emissary_4").do(Fulfil, quest="quest.emissary_7")

    assert (14, ()) == (scene.seen().reputation, scene.zone(zones.quests("emissary")))
    table = Scene().put(zones.encounter_deck("emissary"), "quest.emissary_1")
    table.mark(zones.QUESTS_DONE, ("emissary",)).play(RefillQuests(0))
    assert ("quest.emissary_1",) == table.zone(zones.quests("emissary"))


def test_ruling_67_a_failed_roll_costs_nothing_and_waits_for_the_next_turn() -> None:
    name, card = next((n, q) for n, q in box().quests.items() if q.require.roll and not q.solo)
    tile = next(n for n, t in box().territory.items() if t.a.encounter == card.encounter)
    scene = with_quest(name, card.encounter, tile).turn(rolls=(1, 1)).do(Fulfil).do(Done)

    assert "eut-why-quest-tried" == scene.why_not(Fulfil)
    won = (
        with_quest(name, card.encounter, tile).hero(gold=20).turn(rolls=(6, 6)).do(Fulfil).do(Done)
    )
    while won.asks != "TakeTurn":
        won.choose(won.options[0])
    assert (f"quest.{name}",) == won.zone(zones.quests_kept(0))


def test_ruling_68_health_given_for_a_quest_leaves_at_least_one() -> None:
    name, card = next((n, q) for n, q in box().quests.items() if q.require.health == 2)
    tile = next(n for n, t in box().territory.items() if t.a.encounter == card.encounter)

    assert "eut-why-quest" == with_quest(name, card.encounter, tile).hero(health=2).turn().why_not(
        Fulfil
    )
    assert (
        1 == with_quest(name, card.encounter, tile).hero(health=3).turn().do(Fulfil).seen().health
    )


def test_ruling_42_a_higher_trophy_will_do() -> None:
    scene = with_quest("hunter_1", "hunter", "i_enc_hunter")
    cyclops = next(each for each in scene.zones[zones.deck("monster_2")])
    scene.put(zones.bags(0), cyclops).turn().do(Fulfil)

    assert (1, ()) == (scene.seen().reputation, scene.seen().in_bags)


def test_a_quest_needs_a_liberated_space() -> None:
    held = [n for n, t in box().territory.items() if t.a.encounter and t.a.monster]
    assert [] == held
