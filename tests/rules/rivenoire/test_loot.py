"""Chapter 9.3: Fame and token of the killer, Loot in the order of the line, then home."""

from __future__ import annotations

from game.rules.rivenoire import zones
from game.rules.rivenoire.steps.victory import TakeLoot
from tests.rules.rivenoire.fights import Battle

INGOTS = ("gold_ingot_8",) * 6


def slain(*line, players=3, loot=INGOTS, hands=(), monster="gnomes"):
    """The first of the line slays a monster of 1 hit point; the others never act."""
    scene = Battle(players).line(*line)
    seat = int(line[0].split()[0])
    scene.notable(seat, hand=("attack_2",)).hands(*hands)
    scene.on_top(zones.LOOT_DECK, *loot)
    scene.mark(zones.MORE_HIT_POINTS, 1 - 9)
    return scene


def go(scene, monster="gnomes"):
    """The killing blow."""
    scene.fight(monster)
    return scene.strike("attack_2") if scene.asks == "HeroTurn" else scene


def test_the_killer_gains_the_value_and_a_token():
    scene = go(slain("0 peasant", "1 peasant"))

    assert (3, 0) == (scene.seen(0).fame, scene.seen(1).fame)
    assert (1, 0) == (scene.seen(0).trophies, scene.seen(1).trophies)
    assert ("monster.gnomes",) == scene.zone(zones.MONSTER)
    scene.do(TakeLoot).do(TakeLoot)
    assert ("monster.gnomes",) == scene.zone(zones.MONSTERS_GONE)


def test_loot_goes_round_the_line_until_none_is_left():
    scene = go(slain("0 peasant", "1 peasant", "0 warrior"))
    assert [0, 3] == [scene.seat, len(scene.options)]
    scene.do(TakeLoot)
    assert [1, 2] == [scene.seat, len(scene.options)]
    scene.do(TakeLoot)

    # The last card is taken by itself, by the warrior's player.
    assert "" == scene.asks
    assert (2, 1, 0) == scene.sizes


def test_rangers_and_the_paladin_take_one_card_more():
    scene = go(slain("0 ranger", "1 paladin", "2 peasant"))
    scene.do(TakeLoot).do(TakeLoot)

    assert (2, 2, 1) == scene.sizes
    # What the ranger draws nobody else sees.
    unseen = [each for each in scene.story if each.key == "riv-gained-unseen"]
    assert [(1, 2), (2, 0)] == [each.seats for each in unseen]


def test_gain_cards_work_at_once_and_are_gone():
    scene = go(slain("0 peasant", "1 peasant", loot=("renown_4", "renown_5", "jewels")))
    scene.do(TakeLoot, card="renown_5").do(TakeLoot, card="renown_4")

    assert (8, 4) == (scene.seen(0).fame, scene.seen(1).fame)
    assert 1 == len(scene.seen(0).jewels)
    assert (0, 0, 0) == scene.sizes
    assert 3 == len(scene.zone(zones.DESTROYED))


def test_mystery_loot_is_the_top_of_the_deck():
    loot = ("mystery_loot", "gold_ingot_8", "gold_ingot_9", "flail")
    scene = go(slain("0 peasant", "1 peasant", loot=loot))
    scene.do(TakeLoot, card="mystery_loot")

    assert ["flail"] == scene.hand(0)


def test_ruling_47_a_short_loot_deck_takes_destroyed_cards_back():
    scene = slain("0 peasant", "1 peasant", loot=())
    deck = list(scene.zones[zones.LOOT_DECK])
    jewels = [each for each in deck if "jewels" in each]
    ingots = [each for each in deck if "ingot" in each]
    scene.put(zones.DESTROYED, jewels[0], *ingots[:2])
    scene.put("box", *[each for each in deck if each not in (jewels[0], *ingots[:3])])
    go(scene)

    # One was left, two ingots come back, the jewels stay out of the game.
    assert [] == [each for each in scene.options if "jewels" in each.card]
    assert 3 == len(scene.options)


def test_ruling_47_if_still_short_what_there_is_is_shared():
    scene = slain("0 peasant", "1 peasant", loot=())
    deck = list(scene.zones[zones.LOOT_DECK])
    ingots = [each for each in deck if "ingot" in each]
    scene.put("box", *[each for each in deck if each not in ingots[:1]])
    go(scene)

    assert ("", (1, 0, 0)) == (scene.asks, scene.sizes)


def test_ruling_48_without_monster_tokens_the_gain_is_lost():
    scene = slain("0 peasant")
    scene.put("box", *list(scene.zones[zones.TROPHY_POOL]))
    go(scene)

    assert (3, 0) == (scene.seen().fame, scene.seen().trophies)


def test_tv_32_oblivion_claims_the_killing_blow():
    scene = slain("1 peasant", "2 peasant").notable(2, discard=("oblivion_potion",))
    scene.on_top(zones.LOOT_DECK, *INGOTS)
    scene.mark(zones.MORE_HIT_POINTS, 1 - 18)
    go(scene, "werewolf")

    assert (0, 6) == (scene.seen(1).fame, scene.seen(2).fame)
    assert (0, 1) == (scene.seen(1).trophies, scene.seen(2).trophies)
    # The order of the Loot is unchanged.
    assert 1 == scene.seat


def test_ruling_34_oblivion_needs_a_fighter_and_the_top():
    scene = go(slain("1 peasant", "0 peasant").notable(2, discard=("oblivion_potion",)))
    assert (3, 0) == (scene.seen(1).fame, scene.seen(2).fame)

    pile = ("oblivion_potion", "gold_1")
    scene = go(slain("1 peasant", "2 peasant").notable(2, discard=pile))
    assert (3, 0) == (scene.seen(1).fame, scene.seen(2).fame)


def test_ruling_68_nobody_left_at_the_victory():
    scene = Battle(2).line("0 peasant").hands("halberd_axe excuse_note")
    scene.mark(zones.MORE_HIT_POINTS, 3 - 9).fight("gnomes").strike("halberd_axe")

    assert (3, 1) == (scene.seen().fame, scene.seen().trophies)
    assert "riv-loot-revealed" not in scene.keys
    assert () == scene.zone(zones.LOOT_OPEN)
    assert 3 == len(scene.seen().home)


def test_after_the_victory_everybody_goes_home():
    scene = go(slain("0 peasant", "1 peasant"))
    scene.do(TakeLoot).do(TakeLoot)

    assert () == scene.zone(zones.LINE)
    assert 3 == len(scene.seen(1).home)
    assert {} == {key: value for key, value in scene.table.counters.items() if "monster" in key}


def test_epidemic_sends_the_victors_to_the_hospital():
    scene = go(slain("0 peasant", "1 peasant").mark(zones.QUARANTINE, 1))
    scene.do(TakeLoot).do(TakeLoot)

    assert ("character.peasant.1",) == scene.zone("space.hospital.1")
    assert ("character.peasant.4",) == scene.zone("space.hospital.2")
    assert zones.QUARANTINE not in scene.table.marks


def test_ruling_71_whoever_withdrew_is_not_caught_by_the_epidemic():
    scene = Battle(2).line("0 peasant", "1 peasant").hands("excuse_note gold_1", "gold_1 attack_2")
    scene.on_top(zones.LOOT_DECK, *INGOTS).mark(zones.QUARANTINE, 1)
    scene.mark(zones.MORE_HIT_POINTS, 1 - 9).fight("gnomes").strike("excuse_note")
    scene.throw("gold_1").strike("attack_2").do(TakeLoot).do(TakeLoot)

    assert 3 == len(scene.seen(0).home)
    assert ("character.peasant.4",) == scene.zone("space.hospital.1")


def test_ruling_74_the_monster_card_joins_no_deck():
    scene = go(slain("0 peasant"))
    assert not [each for each in scene.seen().cards if each.startswith("monster")]
