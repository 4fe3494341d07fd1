"""Chapter 9: the expedition, from the monster's arrival to its end."""

from __future__ import annotations

import pytest

from game.rules.rivenoire import zones
from game.rules.rivenoire.steps.combat import UseCard, UseCardWith
from game.rules.rivenoire.steps.expedition import CombatRound, Expedition
from game.rules.rivenoire.steps.victory import TakeLoot
from game.rules.rivenoire.views.fight import Fight
from tests.rules.rivenoire.fights import Battle


def test_ruling_27_nobody_there_and_the_monster_leaves():
    scene = Battle(2).hands("attack_4", "attack_4").mark(zones.QUARANTINE, 1).fight("gnomes")

    assert "" == scene.asks
    assert ("monster.gnomes",) == scene.zone(zones.MONSTERS_GONE)
    assert 5 == len(scene.zone(zones.MONSTER_DECK))
    assert (0, 0) == (scene.seen(0).fame, scene.seen(1).fame)
    # Ruling 71: what the Oracle said of this fight lapses.
    assert zones.QUARANTINE not in scene.table.marks


@pytest.mark.parametrize(("name", "points"), [("troll", 26), ("werewolf", 22), ("hydra", 26)])
def test_tv_29_the_dark_sorcerer_adds_four_but_never_beyond_26(name, points):
    scene = Battle(2).line("0 peasant").hands("attack_4 gold_1")
    scene.mark(zones.MORE_HIT_POINTS, 4).fight(name)

    assert points == scene.points == Fight(scene.table).starting_points


def example_dragon(more=1):
    """The worked fight: 24 hit points and a value of 7, as no dragon of the box has (ruling 3)."""
    scene = Battle(3).line("0 warrior", "0 peasant", "1 ranger", "2 magician")
    scene.hands(
        "hatchets gold_4 gold_3 gold_2 gold_1",
        "twin_swords classy_breastplate barbarian_axe gold_1",
        "stylish_hat excuse_note gold_1",
    )
    scene.notable(0, fame=5, deck=("gold_2",))
    scene.notable(1, fame=5).notable(2, fame=5)
    scene.on_top(zones.LOOT_DECK, *["gold_ingot_8"] * 6, *["gold_ingot_9"] * 2)
    return scene.mark(zones.MORE_HIT_POINTS, more)


ROLLS = "choice wound fame special choice double wound fame wound".split()


def up_to_the_axe(scene):
    """The worked fight up to the turn of the ranger in the third combat round."""
    scene.strike("hatchets")
    assert (19, (5, 4, 3)) == (scene.points, scene.sizes)
    scene.throw("gold_4").strike("twin_swords")
    assert 13 == scene.points
    assert ["0 warrior", "1 ranger", "0 peasant", "2 magician"] == scene.ranks
    scene.strike("stylish_hat")
    assert (4, 3, 2) == scene.sizes
    assert 8 == scene.seen(2).fame
    # The monster: the warrior discards, the ranger is wounded, the peasant loses Fame.
    scene.throw("gold_3")
    assert (3, 3, 2) == scene.sizes
    assert (1, 4) == (scene.wounds(1), scene.seen(0).fame)
    scene.suffer("discard_choice").throw("gold_1")
    assert (3, 3, 1) == scene.sizes
    scene.throw("gold_2").strike("classy_breastplate")
    assert (8, (2, 2, 1)) == (scene.points, scene.sizes)
    scene.throw("gold_2").strike("excuse_note")
    assert 7 == scene.seen(2).fame
    # The only card of the first player goes by itself.
    scene.throw("gold_1")
    # Double, then a Wound: two of them; the ranger loses Fame, the peasant is wounded.
    assert (0, 1, 0) == scene.sizes
    assert 3 == scene.wounds(0)
    assert 4 == scene.seen(1).fame
    # The warrior has no card left.
    assert ["1 ranger", "0 peasant"] == scene.ranks
    assert "character.warrior.1" == scene.zone("space.hospital.1")[0]
    return scene


def test_tv_14_the_long_fight():
    scene = up_to_the_axe(example_dragon().fight("vampire", *ROLLS))
    scene.strike("barbarian_axe")

    assert 11 == scene.seen(1).fame
    assert 1 == scene.seen(1).trophies
    assert ("loot.barbarian_axe.1",) == scene.zone(zones.DESTROYED)
    # Seven cards: R P R P R P R, and one more for the ranger; the last is taken by itself.
    picks = []
    while scene.asks == "PickLoot":
        picks.append(scene.seat)
        scene.choose(scene.options[0])
    assert [1, 0, 1, 0, 1, 0] == picks
    assert (3, 5, 0) == scene.sizes
    assert () == scene.zone(zones.LINE)
    # The peasant survives with an empty hand: the fight ended before his turn.
    assert 3 == len(scene.seen(0).home)


def test_tv_15_one_hit_point_more_and_the_peasant_falls_too():
    scene = Battle(3).line("1 ranger", "0 peasant").hands("", "barbarian_axe gold_1 gold_2")
    scene.fight("gnomes", "fame").strike("barbarian_axe")

    # One hit point is left; the peasant has no card, the ranger rolls alone and goes on.
    assert 1 == scene.points
    assert ["1 ranger"] == scene.ranks
    assert ("character.peasant.1",) == scene.zone("space.hospital.1")
    assert ("HeroTurn", 1) == (scene.asks, len(scene.told("riv-rolled")))


def test_tv_16_a_combat_round_without_damage_is_a_defeat():
    scene = Battle(2).line("0 peasant", "1 warrior").hands("gold_1 gold_2", "gold_1 gold_2")
    scene.fight("gnomes", "fame", "fame").throw("gold_1", "gold_1")

    assert "" == scene.asks
    assert ("character.peasant.1",) == scene.zone("space.hospital.1")
    assert ("character.warrior.1",) == scene.zone("space.hospital.2")
    assert ("monster.gnomes",) == scene.zone(zones.MONSTERS_GONE)
    assert (0, 0) == (scene.seen(0).fame, scene.seen(0).trophies)
    assert "riv-lost-no-damage" in scene.keys


def test_tv_17_damage_then_regeneration_counts_as_damage():
    scene = Battle(2).line("0 peasant").hands("attack_2 gold_1 gold_2")
    scene.fight("hydra", "special").strike("attack_2")

    assert 26 == scene.points
    assert (2, "HeroTurn") == (Fight(scene.table).combat_round, scene.asks)


def test_tv_28_overflow():
    scene = Battle(3).line("0 peasant", "1 peasant", "2 peasant", "1 warrior", "2 warrior")
    scene.hands("", "gold_1 gold_2 gold_3", "gold_1 gold_2 gold_3")
    scene.fight("gnomes", "fame", "fame", "fame", "fame")
    scene.throw("gold_1", "gold_1", "gold_2", "gold_2")

    found = [scene.zone(f"space.hospital.{at}") for at in (1, 2, 3)]
    assert ["character.peasant.1", "character.peasant.4", "character.peasant.7"] == [
        piece for (piece,) in found
    ]
    assert ("character.warrior.1",) == scene.zone("bed.1")
    assert ("character.warrior.2",) == scene.zone("bed.2")


def test_tv_38_advance_on_the_killing_card_changes_the_loot_order():
    scene = slain_next(Battle(2).line("1 peasant", "0 peasant"), "attack_1_advance")

    assert ["0 peasant", "1 peasant"] == scene.ranks
    scene.do(TakeLoot).do(TakeLoot)
    assert (2, 2) == scene.sizes


def slain_next(scene, card, points=1, other="gold_1"):
    """A line where the first throws a card away and the second strikes the last hit points."""
    scene.hands(card, f"{other} gold_2").on_top(zones.LOOT_DECK, *["gold_ingot_8"] * 3)
    scene.monster("gnomes").mark(zones.MORE_HIT_POINTS, points - 9).play(Expedition())
    return scene.throw(other).strike(card)


def test_the_warrior_strikes_harder_and_the_token_harder_still():
    scene = Battle(2).line("0 warrior").hands("attack_4 stylish_hat gold_1")
    scene.notable(0, tokens=("trophy.4",)).fight("dragon", "fame")
    cards = [each.card.split(".")[1] for each in scene.offered(UseCardWith)]
    assert ["attack_4"] == cards
    scene.do(UseCardWith, card="attack_4")

    assert 25 - 4 - 1 - 3 == scene.points
    assert ("trophy.4",) == scene.zone(zones.used(0))
    # The token is used up, and a card without damage has no bonus (ruling 29).
    scene.strike("stylish_hat")
    assert 17 == scene.told("riv-blow")[-1]["left"]
    assert "riv-lost-no-damage" in scene.keys


def test_tv_43_the_horn_of_a_bystander_helps_everybody():
    scene = Battle(3).line("1 warrior").hands("", "attack_4 gold_1 gold_2")
    scene.notable(2, discard=("kings_horn",)).fight("dragon", "fame").strike("attack_4")

    assert 25 - (4 + 1 + 2) == scene.points


def test_ruling_29_and_30_a_value_of_nothing_is_still_a_blow():
    scene = Battle(2).line("0 warrior").hands("orb_of_monstrous_essence gold_1 gold_2")
    scene.notable(1, discard=("kings_horn",)).fight("dragon", "fame")
    scene.strike("orb_of_monstrous_essence")

    assert 25 - (0 + 1 + 2) == scene.points


def test_tv_44_and_ruling_76_one_hand_two_fighters():
    scene = Battle(2).line("0 warrior", "0 ranger").hands("attack_4")
    scene.fight("dragon", "fame").strike("attack_4")

    # The first rolled, and has no card for the next combat round either.
    assert () == scene.zone(zones.LINE)
    assert ("character.ranger.1",) == scene.zone("space.hospital.1")
    assert ("character.warrior.1",) == scene.zone("space.hospital.2")
    assert 1 == len(scene.told("riv-rolled"))


def test_an_empty_hand_or_a_single_useless_card_is_never_asked():
    scene = Battle(2).line("0 peasant", "1 peasant").hands("gold_1", "")
    scene.fight("gnomes", "fame")

    assert "" == scene.asks
    assert 1 == len(scene.game.commits)


def test_ruling_58_no_fight_lasts_for_ever():
    scene = Battle(2).line("0 peasant").hands("attack_2 gold_1")
    scene.put(zones.MONSTER, "monster.gnomes")
    scene.count(zones.MONSTER_OWNER, hit_points=9, starting_points=9)
    scene.play(CombatRound(60), rolls=(1,)).strike("attack_2")

    assert "riv-lost-too-long" in scene.keys
    assert ("character.peasant.1",) == scene.zone("space.hospital.1")


def test_the_last_who_could_strike_is_warned():
    scene = Battle(2).line("0 peasant", "1 peasant").hands("attack_2 gold_1", "attack_2 gold_1")
    scene.fight("gnomes")
    assert "riv-ask-fight" == scene.step.prompt(scene.table).key
    scene.throw("gold_1")
    assert "riv-ask-fight-last" == scene.step.prompt(scene.table).key


def test_refusals_of_the_hand():
    scene = Battle(2).line("0 peasant", "1 peasant")
    hand = "ring_of_protection gold_1 snooping_gloves halberd_axe strength_potion"
    scene.hands(hand, "").fight("gnomes")

    def why(card):
        return scene.why_not(UseCard(card))

    assert "riv-why-after-roll" == why("market.ring_of_protection.1")
    assert "riv-why-no-combat" == why("starter.gold_1.0.1")
    assert "riv-why-no-victim" == why("loot.snooping_gloves.1")
    # The axe could only play cards that cannot be played themselves.
    assert "riv-why-no-other-card" == why("market.halberd_axe.1")
    assert "riv-why-no-other-card" == why("market.strength_potion.1")
