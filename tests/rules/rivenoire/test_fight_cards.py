"""What cards do in the fight, all of it or nothing, and where they end."""

from __future__ import annotations

from game.rules.rivenoire import zones
from game.rules.rivenoire.steps.combat import Steal, ThrowAway, UseCard, UseCardWith
from game.rules.rivenoire.steps.losing import Destroy
from tests.rules.rivenoire.fights import Battle

IDLE = "gold_1 gold_2 gold_3"


def alone(hand, *faces, monster="dragon", kind="peasant", **own):
    """One fighter with this hand."""
    scene = Battle(2).line(f"0 {kind}").hands(hand)
    return scene.notable(0, **own).fight(monster, *faces)


def two(hand, other=IDLE, *faces, monster="dragon"):
    """The second player stands ahead and throws a card away."""
    scene = Battle(2).line("1 peasant", "0 peasant").hands(hand, other)
    return scene.fight(monster, *faces).throw("gold_1")


def test_ruling_13_a_card_drawn_by_itself_is_not_in_the_reshuffle():
    scene = alone(f"hatchets {IDLE}", "fame", deck=(), discard=("gold_4",))
    scene.strike("hatchets")

    assert ["gold_1", "gold_2", "gold_3", "gold_4"] == scene.hand()
    assert ["hatchets"] == scene.pile()
    assert 21 == scene.points


def test_advance_swaps_with_the_one_in_front_and_is_skipped_at_the_head():
    scene = two(f"twin_swords {IDLE}", IDLE, "fame", "fame").strike("twin_swords")
    assert ["0 peasant", "1 peasant"] == scene.ranks
    assert [0, 1] == [each["seat"] for each in scene.told("riv-rolled")]

    scene = alone(f"twin_swords {IDLE}", "fame").strike("twin_swords")
    assert ["0 peasant"] == scene.ranks


def test_ruling_31_whoever_moves_up_acts_once_and_rolls_once():
    scene = Battle(3).line("0 peasant", "1 peasant", "2 peasant")
    scene.hands(IDLE, IDLE, f"smoke_bombs attack_2 {IDLE}")
    scene.fight("dragon", "fame", "fame", "fame").throw("gold_1", "gold_1")
    scene.strike("smoke_bombs")

    # No damage, so all fall, from the left in the new order.
    hospital = [scene.zone(f"space.hospital.{at}")[0] for at in (1, 2, 3)]
    assert ["character.peasant.7", "character.peasant.1", "character.peasant.4"] == hospital


def test_ruling_31_the_one_who_is_overtaken_still_acts():
    scene = Battle(2).line("0 peasant", "1 peasant", "0 warrior")
    scene.hands(f"smoke_bombs {IDLE}", f"sabres {IDLE}").fight("dragon", "fame", "fame", "fame")
    scene.throw("gold_1").strike("sabres")
    assert ["1 peasant", "0 peasant", "0 warrior"] == scene.ranks
    # The warrior is the only one who has not acted.
    assert "character.warrior.1" == scene.step.fighter


def test_the_fire_devours_more_from_behind():
    scene = two(f"devouring_fire {IDLE}", IDLE, "fame", "fame").strike("devouring_fire")
    assert 25 - 4 - 1 == scene.points
    assert 25 - 4 == alone(f"devouring_fire {IDLE}", "fame").strike("devouring_fire").points


def test_the_sceptre_counts_stars_of_the_pile():
    pile = ("necklace_of_stars", "vampire_dagger")
    scene = alone(f"ceremonial_sceptre {IDLE}", "wound", discard=pile)
    scene.strike("ceremonial_sceptre")
    assert 3 == scene.seen().fame


def test_ruling_52_the_steppe_blade_returns_for_another_card():
    scene = alone(f"steppe_blade {IDLE}", "fame").strike("steppe_blade")
    assert "Boomeranging" == scene.asks
    scene.throw("gold_1")

    assert ["gold_2", "gold_3", "steppe_blade"] == scene.hand()
    assert ["gold_1"] == scene.pile()


def test_ruling_52_alone_in_hand_it_is_discarded():
    scene = alone("steppe_blade", "wound").strike("steppe_blade")
    assert ["steppe_blade", "wound"] == scene.pile()


def test_ruling_72_played_from_the_pile_it_does_not_return():
    scene = alone(f"strength_potion {IDLE}", "fame", discard=("steppe_blade",))
    scene.strike("strength_potion")

    assert ["steppe_blade", "strength_potion"] == scene.pile()
    assert ["gold_1", "gold_2", "gold_3"] == scene.hand()
    assert 21 == scene.points


def test_ruling_13_a_replayed_horn_is_covered_at_once():
    scene = alone(f"strength_potion attack_4 {IDLE}", "wound", discard=("kings_horn",))
    scene.strike("strength_potion")

    # The Fame was played for; the horn gives nothing more.
    assert 2 == scene.seen().fame
    assert ["kings_horn", "strength_potion", "wound"] == scene.pile()


def test_the_halberd_plays_a_second_card_with_its_own_blow():
    scene = alone(f"halberd_axe axe {IDLE}", "fame", kind="warrior").strike("halberd_axe")

    # The only other combat card plays itself: 3 + 1, then 6 + 1.
    assert 25 - 4 - 7 == scene.points
    assert ["axe", "halberd_axe"] == scene.pile()


def test_the_token_goes_with_either_card_of_the_halberd():
    scene = alone(f"halberd_axe axe {IDLE}", "fame", tokens=("trophy.4",))
    scene.strike("halberd_axe")
    assert 22 == scene.points
    scene.do(UseCardWith, card="axe")
    assert 25 - 3 - 9 == scene.points

    scene = alone(f"halberd_axe axe {IDLE}", "fame", tokens=("trophy.4",))
    scene.do(UseCardWith, card="halberd_axe")
    assert 25 - 6 - 6 == scene.points


def test_cards_that_play_cards_never_reckon_with_themselves():
    # The potion could play the halberd, which could only play the potion again.
    scene = alone(f"strength_potion {IDLE}", discard=("halberd_axe",))
    assert "riv-why-no-other-card" == scene.why_not(UseCard("market.strength_potion.1"))
    # With another weapon in hand it works: 3, then 6.
    scene = alone(f"strength_potion axe {IDLE}", "fame", discard=("halberd_axe",))
    scene.strike("strength_potion")
    assert 25 - 3 - 6 == scene.points
    assert ["axe", "halberd_axe", "strength_potion"] == scene.pile()


def test_tv_39_slain_is_slain():
    scene = Battle(2).line("0 peasant").hands("cursed_amulet gold_1 gold_2")
    scene.mark(zones.MORE_HIT_POINTS, 5 - 26).fight("hydra", "special").strike("cursed_amulet")
    assert [] == scene.told("riv-rolled")
    assert 8 == scene.seen().fame

    scene = Battle(2).line("0 peasant").hands("cursed_amulet gold_1 gold_2")
    scene.mark(zones.MORE_HIT_POINTS, 6 - 26).fight("hydra", "special", "fame")
    scene.strike("cursed_amulet")
    # 1 was left, and 3 came back.
    assert 4 == scene.points


def test_ruling_67_the_second_card_of_a_slain_monster_is_still_played():
    scene = Battle(2).line("0 peasant").hands("halberd_axe stylish_hat kings_horn gold_1")
    scene.mark(zones.MORE_HIT_POINTS, 3 - 9).fight("gnomes").strike("halberd_axe")
    scene.strike("stylish_hat")

    assert 3 + 3 == scene.seen().fame


def test_ruling_69_a_die_of_a_card_counts_like_the_monsters():
    scene = alone(f"recklessness_potion {IDLE}", "wound", "fame", "fame", kind="magician", deck=())
    scene.strike("recklessness_potion").suffer("wound")
    assert 1 == scene.told("riv-wounded")[0]["count"]

    # Under a shield on top nothing is rolled, and the card is played all the same.
    scene = alone(f"cursed_amulet {IDLE}", "fame", discard=("knights_shield",))
    scene.strike("cursed_amulet")
    assert 20 == scene.points
    assert 1 == len(scene.told("riv-shielded"))


def test_ruling_69_a_discard_by_a_card_can_fell_the_fighter():
    scene = alone("cursed_amulet", "choice").strike("cursed_amulet")

    assert ("character.peasant.1",) == scene.zone("space.hospital.1")
    assert ["cursed_amulet"] == scene.pile()


def test_ruling_35_the_excuse_note():
    scene = Battle(3).line("0 peasant", "1 peasant", "2 peasant")
    scene.hands(f"excuse_note {IDLE}", IDLE, "").notable(0, fame=2)
    scene.fight("dragon").strike("excuse_note")
    assert (1, "ChooseDiscarded") == (scene.seat, scene.asks)
    scene.throw("gold_2")

    assert 1 == scene.seen().fame
    # At home, not in the Hospital; an empty hand has no consequence by itself.
    assert "character.peasant.1" in scene.seen().home
    assert ["1 peasant", "2 peasant"] == scene.ranks


def test_ruling_79_several_victims_discard_in_the_order_of_the_line_each_once():
    scene = Battle(3).line("2 peasant", "1 peasant", "2 warrior", "0 peasant")
    scene.hands(f"cursed_vapour {IDLE}", IDLE, f"{IDLE} gold_4")
    scene.fight("dragon").throw("gold_1", "gold_1", "gold_2").strike("cursed_vapour")
    assert 2 == scene.seat
    scene.throw("gold_3")
    assert 1 == scene.seat
    scene.throw("gold_2")

    # Nobody dealt damage.
    assert "riv-lost-no-damage" in scene.keys


def test_the_staff_heals_everybody_in_the_line():
    scene = Battle(3).line("0 peasant", "1 peasant").hands(f"blessed_healing_staff {IDLE}", IDLE)
    scene.notable(0, discard=("gold_4", "wound")).notable(1, discard=("wound", "gold_4"))
    scene.notable(2, discard=("wound",)).fight("dragon", "fame", "fame")
    scene.strike("blessed_healing_staff").throw("gold_1")

    assert [0, 0, 1] == [scene.wounds(seat) for seat in (0, 1, 2)]
    assert 21 == scene.points


def test_a_wound_of_the_hand_or_of_the_pile():
    scene = Battle(2).line("0 peasant").hands(f"blessed_healing_staff wound {IDLE}")
    scene.notable(0, discard=("wound", "wound", "gold_4")).fight("dragon", "fame")
    scene.strike("blessed_healing_staff")
    # Wounds are all alike: one of the hand, one of the pile.
    assert 2 == len(scene.offered(Destroy))


def test_the_sceptre_of_destruction_may_destroy_a_card_or_not():
    scene = alone(f"sceptre_of_destruction {IDLE}", "fame").strike("sceptre_of_destruction")
    assert 3 == len(scene.offered(Destroy))
    scene.decline()
    assert () == scene.zone(zones.DESTROYED)

    scene = alone(f"sceptre_of_destruction {IDLE}", "fame").strike("sceptre_of_destruction")
    scene.do(Destroy, card="gold_1")
    assert ("starter.gold_1.0.1",) == scene.zone(zones.DESTROYED)


def gloves(other, *faces, monster="dragon", hand="snooping_gloves"):
    """The first player steals from the second, who threw a card away before."""
    scene = Battle(2).line("1 peasant", "0 peasant").hands(f"{hand} {IDLE}", f"gold_1 {other}")
    return scene.fight(monster, *faces).throw("gold_1").strike(hand)


def test_ruling_51_a_stolen_weapon_strikes_for_the_thief():
    scene = gloves("barbarian_axe", "fame", "fame", monster="gnomes")
    assert "UseStolen" == scene.asks
    scene.strike("barbarian_axe")

    assert 1 == scene.points
    assert ("loot.barbarian_axe.1",) == scene.zone(zones.DESTROYED)
    assert [0] == [each["seat"] for each in scene.told("riv-blow")]


def test_ruling_51_it_ends_on_its_owners_pile():
    scene = gloves("axe", "fame", "fame").strike("axe")
    assert ["gold_1", "axe"] == scene.pile(1)
    assert ["snooping_gloves"] == scene.pile(0)

    scene = gloves("axe", "fame", "fame").throw("axe")
    assert ["gold_1", "axe"] == scene.pile(1)


def test_ruling_51_anything_else_is_just_discarded():
    scene = gloves("letter_of_marque")
    assert ["gold_1", "letter_of_marque"] == scene.pile(1)[:2]


def test_ruling_41_a_stolen_quest_stays_secret():
    scene = gloves("eat_apples")

    assert "eat_apples" == scene.pile(1)[1]
    quest = "quest.eat_apples.1"
    heard = [each for each in scene.story if quest in dict(each.args).values()]
    assert all(each.seats == (1,) for each in heard)


def test_ruling_51_the_thief_is_the_killer():
    scene = Battle(2).line("1 peasant", "0 peasant")
    scene.hands(f"snooping_gloves {IDLE}", "gold_1 axe").mark(zones.MORE_HIT_POINTS, -4)
    scene.on_top(zones.LOOT_DECK, *["gold_ingot_8"] * 3)
    scene.fight("gnomes").throw("gold_1").strike("snooping_gloves").strike("axe")

    assert (3, 0) == (scene.seen(0).fame, scene.seen(1).fame)


def test_ruling_72_a_stolen_steppe_blade_does_not_return():
    scene = gloves("steppe_blade", "fame", "fame").strike("steppe_blade")
    assert ["gold_1", "steppe_blade"] == scene.pile(1)


def test_the_thief_chooses_the_victim():
    scene = Battle(4).line("1 peasant", "2 peasant", "3 peasant", "0 peasant")
    scene.hands(f"snooping_gloves {IDLE}", IDLE, IDLE, "gold_1").fight("dragon")
    scene.throw("gold_1", "gold_1").strike("snooping_gloves")

    assert [1, 2] == [each.owner for each in scene.offered(Steal)]


def test_ruling_63_the_horn_works_thrown_away_but_its_fame_needs_playing():
    scene = Battle(2).line("1 peasant", "0 peasant").hands(f"attack_4 {IDLE}", f"kings_horn {IDLE}")
    scene.fight("dragon", "fame", "fame").throw("kings_horn").strike("attack_4")
    assert (19, 0) == (scene.points, scene.seen(1).fame)


def test_ruling_30_a_wound_ends_the_horn():
    scene = Battle(2).line("1 peasant", "0 peasant").hands(f"attack_4 {IDLE}", f"attack_2 {IDLE}")
    scene.notable(1, discard=("kings_horn",)).fight("elves", "special", "fame")
    scene.strike("attack_2").throw("gold_1")
    # The horn is still on top while the first card strikes, 2 + 2; then that card covers it.
    assert 13 - 4 == scene.points
    assert ["kings_horn", "attack_2", "wound"] == scene.pile(1)
    scene.throw("gold_1").strike("attack_4")
    assert 13 - 4 - 4 == scene.points


def test_all_is_open_to_the_one_who_decides_only():
    scene = alone(IDLE + " attack_4")
    assert scene.step.private
    assert [] == scene.offered(Steal)
    assert 4 == len(scene.offered(ThrowAway))
