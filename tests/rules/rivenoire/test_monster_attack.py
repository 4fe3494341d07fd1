"""Chapter 9.2 B: the monster's dice, what the faces do, and the special attacks."""

from __future__ import annotations

import pytest

from game.rules.rivenoire import zones
from game.rules.rivenoire.steps.monster import PlayRing, Suffer
from game.rules.rivenoire.views.fight import Fight
from tests.rules.rivenoire.fights import Battle


def struck(
    *faces, line=("0 peasant",), hand="attack_2 gold_1 gold_2 gold_3", monster="dragon", fame=5
):
    """One fighter strikes first, then the monster; more of the line throw cards away."""
    scene = Battle(2).line(*line).hands(hand, "gold_1 gold_2 gold_3")
    scene.notable(0, fame=fame)
    return scene.fight(monster, *faces).strike("attack_2")


def test_lose_fame():
    assert 4 == struck("fame").seen().fame
    assert 0 == struck("fame", fame=0).seen().fame


def test_ruling_1_a_wound_lies_on_the_discard_pile():
    scene = struck("wound")

    assert ["attack_2", "wound"] == scene.pile()
    assert (3, 3) == scene.sizes


def test_ruling_46_without_wounds_none_is_taken():
    scene = Battle(2).line("0 peasant").hands("attack_2 gold_1 gold_2")
    scene.put("box", *list(scene.zones[zones.WOUNDS]))
    scene.fight("dragon", "wound").strike("attack_2")

    assert ["attack_2"] == scene.pile()


def test_discard_by_choice_and_at_random():
    scene = struck("choice")
    assert "ChooseDiscarded" == scene.asks
    scene.throw("gold_2")
    assert ["gold_1", "gold_3"] == scene.hand()

    scene = struck("random")
    assert (2, 3) == scene.sizes
    assert 2 == len(scene.pile())


@pytest.mark.parametrize("face", ["choice", "random"])
def test_ruling_33_only_discards_defeat_an_empty_hand(face):
    scene = struck(face, hand="attack_2")
    assert () == scene.zone(zones.LINE)
    assert ("character.peasant.1",) == scene.zone("space.hospital.1")


@pytest.mark.parametrize("face", ["fame", "wound"])
def test_ruling_33_other_faces_do_not(face):
    scene = struck(face, hand="attack_2", line=("0 peasant", "1 peasant"))
    assert "1 peasant" == scene.throw("gold_1").ranks[-1]
    assert 2 == Fight(scene.table).combat_round
    # It stayed through the attack, and falls only when its next turn comes without a card.
    assert 2 == len(scene.told("riv-rolled"))


def test_tv_18_double_and_double_is_nothing():
    scene = struck("double", "double")

    assert (3, 5, 0) == (len(scene.hand()), scene.seen().fame, scene.wounds())


def test_tv_18_a_double_discard_of_the_last_card_sends_to_the_hospital():
    scene = struck("double", "choice", hand="attack_2 gold_1")

    assert ["attack_2", "gold_1"] == scene.pile()
    assert ("character.peasant.1",) == scene.zone("space.hospital.1")


def test_double_fame_and_double_wounds():
    assert 3 == struck("double", "fame").seen().fame
    assert 2 == struck("double", "wound").wounds()


def dice(scene):
    """How many dice are rolled against each of the line."""
    return [Fight(scene.table).dice_against(each) for each in scene.zone(zones.LINE)]


def test_tv_19_how_many_dice():
    line = ("0 peasant", "0 magician", "0 paladin", "1 peasant")
    scene = Battle(2).line(*line).hands("gold_1 gold_2", "gold_1 gold_2").fight("dragon")
    assert [1, 2, 2, 1] == dice(scene)

    scene = Battle(2).line(*line).hands("gold_1 gold_2", "gold_1 gold_2")
    scene.put(zones.shield(0), zones.SHIELD).fight("dragon")
    assert [2, 3, 3, 1] == dice(scene)

    scene = Battle(2).line(*line).hands("gold_1 gold_2", "gold_1 gold_2")
    scene.put(zones.shield(0), zones.SHIELD).notable(0, discard=("knights_shield",))
    scene.fight("dragon")
    assert [0, 0, 0, 1] == dice(scene)


def test_tv_19_a_ring_rolls_one_more_and_a_second_ring_another():
    scene = struck(
        "wound",
        "choice",
        "fame",
        hand="attack_2 ring_of_protection ring_of_protection gold_1 gold_2",
    )
    assert ["face.wound"] == [each.face for each in scene.offered(Suffer)]
    scene.do(PlayRing)
    assert ["face.wound", "face.discard_choice"] == [each.face for each in scene.offered(Suffer)]
    scene.do(PlayRing).suffer("lose_fame")

    assert 4 == scene.seen().fame
    assert ["attack_2", "ring_of_protection", "ring_of_protection"] == scene.pile()
    assert ["gold_1", "gold_2"] == scene.hand()


def test_ruling_32_the_magician_chooses_and_must_take_a_double():
    scene = struck("wound", "fame", line=("0 magician",))
    scene.suffer("lose_fame")
    assert (4, 0) == (scene.seen().fame, scene.wounds())


def test_tv_34_magician_and_double():
    scene = struck("double", "double", "wound", "double", line=("0 magician",))
    # Two doubles: no choice. Then two dice again.
    assert ["face.wound", "face.double"] == [each.face for each in scene.offered(Suffer)]
    scene.suffer("double")

    assert 0 == scene.wounds()
    assert 2 == Fight(scene.table).combat_round


def test_equal_faces_are_no_choice():
    scene = struck("fame", "fame", line=("0 magician",))

    assert "HeroTurn" == scene.asks
    assert 4 == scene.seen().fame


def test_tv_41_and_ruling_63_a_shield_lost_by_accident_works():
    line = ("0 peasant", "1 peasant", "0 warrior")
    scene = Battle(2).line(*line).hands("attack_2 attack_4 knights_shield", "gold_1 gold_2 gold_3")
    scene.fight("spectre", "random", "fame")
    scene.strike("attack_2").throw("gold_1").strike("attack_4")

    # Rank 1 loses the shield; rank 3 does not roll.
    assert ["attack_2", "attack_4", "knights_shield"] == scene.pile()[:3]
    assert [0] == [each["seat"] for each in scene.told("riv-shielded")]
    assert 2 == len(scene.told("riv-rolled"))


def test_tv_41_a_wound_covers_the_shield():
    line = ("0 peasant", "1 peasant", "0 warrior")
    scene = Battle(2).line(*line).hands("attack_2 attack_4 knights_shield", "gold_1 gold_2 gold_3")
    scene.fight("elves", "random", "special", "fame")
    scene.strike("attack_2").throw("gold_1").strike("attack_4")

    assert ["attack_2", "attack_4", "knights_shield", "wound"] == scene.pile()
    assert [] == scene.told("riv-shielded")
    assert 3 == len(scene.told("riv-rolled"))


def special(
    monster, *faces, line=("0 warrior", "1 peasant"), hand="attack_2 gold_1 gold_2 letter_of_marque"
):
    """The first of the line strikes and suffers the special attack."""
    scene = Battle(2).line(*line).hands(hand, "gold_1 gold_2 gold_3")
    scene.notable(0, discard=("gold_4", "gold_3"))
    scene.fight(monster, *(faces or ("special", "fame")))
    return scene.strike("attack_2").throw("gold_1")


def test_push_back_swaps_with_the_one_behind():
    scene = special("spectre")
    assert ["1 peasant", "0 warrior"] == scene.ranks
    # Ruling 31: each has rolled exactly once.
    assert [0, 1] == [each["seat"] for each in scene.told("riv-rolled")]


def test_push_back_does_nothing_to_the_last():
    scene = special("spectre", line=("0 warrior", "1 peasant"))
    assert 2 == len(scene.ranks)
    scene = special("spectre", "fame", "special")
    assert ["0 warrior", "1 peasant"] == scene.ranks


def test_push_back_twice_by_a_double():
    scene = Battle(3).line("0 warrior", "1 peasant", "2 peasant")
    scene.hands("attack_2 gold_1 gold_2", "gold_1 gold_2", "gold_1 gold_2")
    scene.fight("spectre", "double", "special", "fame", "fame")
    scene.strike("attack_2").throw("gold_1", "gold_1")

    assert ["1 peasant", "2 peasant", "0 warrior"] == scene.ranks


def test_regeneration_never_exceeds_the_starting_total():
    assert 14 - 3 + 2 == special("skeletons").points
    assert 26 == special("hydra").points
    scene = Battle(2).line("0 warrior").hands("attack_4 gold_1 gold_2")
    scene.fight("hydra", "double", "special").strike("attack_4")
    assert 26 == scene.points


def test_devour_destroys_a_random_card_and_spares_an_empty_hand():
    scene = special("orcs")
    assert 1 == len(scene.zone(zones.DESTROYED))
    assert (2, 2) == scene.sizes

    scene = special("orcs", hand="attack_2")
    assert () == scene.zone(zones.DESTROYED)
    # Ruling 33: destruction fells nobody; the warrior falls at its next turn, without a card.
    assert 2 == len(scene.told("riv-rolled"))


def test_a_devoured_wound_returns_to_its_pile():
    scene = special("orcs", hand="attack_2 wound")
    assert (20, ()) == (len(scene.zone(zones.WOUNDS)), scene.zone(zones.DESTROYED))


def test_tv_45_wounds_behind():
    def rampage(*faces):
        scene = Battle(3).line("0 peasant", "1 peasant", "0 warrior", "2 peasant")
        scene.hands("attack_2 gold_1 gold_2 gold_3", "gold_1 gold_2", "gold_1 gold_2")
        scene.fight("elves", *faces)
        scene.strike("attack_2").throw("gold_1", "gold_1", "gold_1")
        return [scene.wounds(seat) for seat in (0, 1, 2)]

    # Whoever rolls the special is the second player, at rank 2.
    assert [1, 1, 1] == rampage("fame", "special", "fame", "fame")
    assert [2, 2, 2] == rampage("fame", "double", "special", "fame", "fame")


def test_plunder_destroys_a_gold_card_of_the_pile_by_choice():
    scene = special("gnomes")
    assert "ChooseDestroyed" == scene.asks
    assert {"gold_4", "gold_3"} == {each.card.split(".")[1] for each in scene.options}
    scene.choose(scene.options[0])
    assert 1 == len(scene.zone(zones.DESTROYED))


def test_plunder_without_gold_does_nothing():
    scene = Battle(2).line("0 peasant").hands("attack_2 gold_1 gold_2")
    scene.fight("gnomes", "special").strike("attack_2")
    assert ("HeroTurn", ()) == (scene.asks, scene.zone(zones.DESTROYED))


def test_ruling_45_a_curse_makes_a_peasant_of_a_warrior():
    scene = special("witch")

    assert ["0 peasant", "1 peasant"] == scene.ranks
    assert zones.RESERVE == scene.table.places["character.warrior.1"]
    assert None is scene.table.faces.get("character.warrior.1")
    assert 4 == scene.seen().peasants
    # It keeps its rank and its flags: nobody rolls twice.
    assert 2 == len(scene.told("riv-rolled"))


def test_ruling_45_no_effect_on_a_peasant_and_the_paladin_leaves_the_game():
    scene = special("witch", line=("0 peasant", "1 peasant"))
    assert 0 == scene.keys.count("riv-cursed")

    scene = special("witch", "special", "special", "fame", line=("0 paladin", "1 peasant"))
    assert zones.APART == scene.table.places[zones.PALADIN]
    assert ["0 peasant", "1 peasant"] == scene.ranks


def test_ruling_45_a_peasant_of_the_tavern_if_the_reserve_has_none():
    scene = (
        Battle(2).line("0 warrior", "1 peasant").hands("attack_2 gold_1 gold_2", "gold_1 gold_2")
    )
    peasants = [each for each in scene.zones[zones.RESERVE] if "peasant" in each]
    scene.put(zones.GUESTS, peasants[0]).put(zones.APART, *peasants[1:])
    scene.fight("witch", "special", "fame").strike("attack_2").throw("gold_1")

    assert peasants[0] == scene.zone(zones.LINE)[0]


def test_ruling_45_no_peasant_anywhere_and_nothing_happens():
    scene = (
        Battle(2).line("0 warrior", "1 peasant").hands("attack_2 gold_1 gold_2", "gold_1 gold_2")
    )
    scene.put(zones.APART, *[each for each in scene.zones[zones.RESERVE] if "peasant" in each])
    scene.fight("witch", "special", "fame").strike("attack_2").throw("gold_1")

    assert ["0 warrior", "1 peasant"] == scene.ranks
