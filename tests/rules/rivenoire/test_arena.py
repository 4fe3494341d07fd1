"""The Arena of Champions: alone, duels in secret, side effects (8.5)."""

from __future__ import annotations

import pytest

from game.engine.secrecy import view
from game.rules.rivenoire import GAME, zones
from game.rules.rivenoire.steps.arena import Commit, StakeCard
from game.rules.rivenoire.steps.combat import ThrowAway
from game.rules.rivenoire.steps.losing import Destroy
from game.rules.rivenoire.steps.tokens import UseToken
from tests.rules.rivenoire.laid import named
from tests.rules.rivenoire.towns import Town


def arena(left="0 peasant", right="1 peasant", players=2):
    """Two in the Arena."""
    return Town(players).at("arena", left, right)


def commit(scene, *names, token=""):
    """The next duellist commits cards by their names."""
    hand = list(scene.seen(scene.seat).hand)
    cards = []
    for name in names:
        card = next(each for each in hand if named(each) == name)
        hand.remove(card)
        cards.append(card)
    return scene.choose(Commit(tuple(cards), token))


def test_tv_21_a_tie_is_won_by_the_left():
    scene = arena("0 warrior", "1 peasant")
    scene.notable(0, hand=("attack_4", "attack_2"), deck=("gold_1",))
    scene.notable(1, hand=("twin_swords", "attack_2"), deck=("gold_1",)).open("arena")
    commit(scene, "attack_4", "attack_2")
    commit(scene, "twin_swords", "attack_2")

    assert [8, 8] == [each["attack"] for each in scene.told("riv-stakes")]
    assert (3, True, 0, False) == (
        scene.seen(0).fame, scene.seen(0).has_shield, scene.seen(1).fame, scene.seen(1).has_shield,
    )  # fmt: skip
    assert ["twin_swords", "attack_2", "wound"] == scene.pile(1)
    assert (["gold_1"], ["gold_1"]) == (scene.hand(0), scene.hand(1))


def test_tv_22_alone_in_the_arena():
    scene = Town(2).at("arena", "0 peasant").notable(0, hand=("attack_4",)).open("arena").act()

    assert (3, True, ["attack_4"]) == (scene.seen().fame, scene.seen().has_shield, scene.hand())


def test_ruling_18_alone_one_may_decline_in_a_duel_one_may_not():
    scene = Town(2).at("arena", "0 peasant").open("arena").decline()
    assert (0, zones.SHIELD_HOOK) == (scene.seen().fame, scene.table.places[zones.SHIELD])

    scene = arena().notable(0, hand=("gold_1", "attack_2")).notable(1, hand=("gold_1",))
    scene.open("arena")
    assert not scene.step.accepts(scene.table, Commit(()))
    assert "riv-why-stake-one" == scene.why_not(Commit(()))


def test_a_worthless_card_is_the_way_to_give_up_and_an_empty_hand_is_not_asked():
    scene = arena().notable(0, hand=("gold_1", "attack_2")).notable(1, deck=()).open("arena")
    commit(scene, "gold_1")

    assert (0, 3) == (scene.told("riv-stakes")[0]["attack"], scene.seen(0).fame)
    assert ["wound"] == scene.pile(1)


def test_ruling_19_three_duellists_have_one_winner_and_two_losers():
    scene = arena("0 peasant", "1 peasant", 3).owner_at("arena", "2 noble")
    scene.notable(0, hand=("attack_4", "gold_1")).notable(1, hand=("axe", "gold_1"))
    scene.notable(2, hand=("attack_2", "gold_1")).open("arena")
    assert 2 == scene.seat
    commit(scene, "attack_2")
    commit(scene, "attack_4")
    commit(scene, "axe")

    assert [0, 3, 0] == [scene.seen(seat).fame for seat in range(3)]
    assert ["attack_4", "wound"] == scene.pile(0)
    assert ["attack_2", "wound"] == scene.pile(2)


def test_stakes_are_hidden_even_their_number_until_all_are_open():
    scene = arena().notable(0, hand=("attack_4", "attack_2", "axe"))
    scene.notable(1, hand=("gold_1", "gold_2")).open("arena")
    before = view(GAME, scene.table, 1)
    commit(scene, "attack_4", "attack_2")
    after = view(GAME, scene.table, 1)

    assert before.zones == after.zones
    assert before.agenda == after.agenda
    assert 3 == len(scene.seen(0).hand)


@pytest.mark.parametrize("name", ["smoke_bombs", "kings_horn", "ring_of_protection"])
def test_forbidden_cards_cannot_be_committed(name):
    scene = arena().notable(0, hand=(name, "gold_1", "attack_2")).notable(1, hand=("gold_1",))
    scene.open("arena")
    card = next(each for each in scene.seen(0).hand if named(each) == name)

    assert "riv-why-not-in-arena" == scene.why_not(StakeCard(card))
    assert not scene.step.accepts(scene.table, Commit((card,)))


def test_ruling_21_side_effects_apply_but_nobody_advances():
    scene = arena().notable(0, hand=("stylish_hat", "vampire_dagger", "gold_1"),
                            deck=("gold_4", "gold_3", "gold_2"))  # fmt: skip
    scene.notable(1, hand=("sabres", "gold_1"), deck=()).open("arena")
    commit(scene, "stylish_hat", "vampire_dagger")
    commit(scene, "sabres")

    # 3 against 5: the hat's Fame, the dagger's two cards, then one for everybody.
    assert (3, 3) == (scene.seen(0).fame, scene.seen(1).fame)
    assert ["gold_1", "gold_2", "gold_3", "gold_4"] == scene.hand(0)
    assert "riv-advanced" not in scene.keys


def test_the_barbarian_axe_is_destroyed_and_the_sceptre_may_destroy():
    scene = arena().notable(0, hand=("barbarian_axe", "gold_1"))
    scene.notable(1, hand=("sceptre_of_destruction", "gold_1"), discard=("wound",)).open("arena")
    commit(scene, "barbarian_axe")
    commit(scene, "sceptre_of_destruction")
    scene.do(Destroy, card="wound")

    assert "loot.barbarian_axe.1" in scene.zone(zones.DESTROYED)
    assert ["sceptre_of_destruction", "wound"] == scene.pile(1)
    assert 3 == scene.seen(0).fame


def test_the_steppe_blade_returns_in_the_arena_too():
    scene = arena().notable(0, hand=("steppe_blade", "gold_1", "gold_2"), deck=())
    scene.notable(1, hand=("gold_1", "gold_2"), deck=()).open("arena")
    commit(scene, "steppe_blade")
    commit(scene, "gold_1")
    scene.do(ThrowAway, card="gold_1")

    assert ["gold_1", "gold_2", "steppe_blade"] == scene.hand(0)


def test_a_token_adds_three_with_a_combat_card():
    scene = arena().notable(0, hand=("attack_2", "gold_1"), tokens=("trophy.4",))
    scene.notable(1, hand=("attack_4", "gold_1")).open("arena")
    gold, attack = "starter.gold_1.0.1", "starter.attack_2.0.1"
    assert "riv-why-token-needs-card" == scene.why_not(StakeCard("trophy.4"))
    assert not scene.step.accepts(scene.table, Commit((gold,), "trophy.4"))
    scene.choose(Commit((attack,), "trophy.4"))
    commit(scene, "attack_4")

    assert [5, 4] == [each["attack"] for each in scene.told("riv-stakes")]
    assert ("trophy.4",) == scene.zone(zones.used(0))


def test_ruling_64_tokens_before_the_duel():
    scene = arena().notable(0, hand=("gold_1",), tokens=("trophy.5",))
    scene.notable(1, hand=("gold_1", "gold_2")).open("arena")
    assert ("OwnTurn", 0) == (scene.asks, scene.seat)
    scene.do(UseToken, token="trophy.5")

    assert 3 == len(scene.hand(0))
    assert "CommitCards" == scene.asks


def test_tv_46_with_an_empty_deck_the_committed_card_is_drawn_back():
    scene = arena().notable(0, hand=("axe", "gold_1"))
    scene.notable(1, hand=("attack_2",), deck=()).open("arena")
    commit(scene, "axe")
    commit(scene, "attack_2")

    loser = scene.seen(1)
    assert (1, 0, 1) == (len(loser.hand), len(loser.deck), len(loser.discard))
    assert (["attack_2"], ["wound"]) == (scene.hand(1), scene.pile(1))


def test_ruling_43_nothing_is_repeated_in_the_arena():
    scene = arena().notable(0, hand=("gold_1", "gold_2"))
    scene.notable(1, hand=("gold_1", "letter_of_marque", "backpack")).open("arena")
    commit(scene, "gold_1")
    commit(scene, "gold_1")

    assert ("Bolt", 1) == (scene.asks, scene.seat)
    assert ["backpack"] == scene.bolts()
