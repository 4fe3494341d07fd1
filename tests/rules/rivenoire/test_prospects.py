"""What each answer in the fight leads to, against courses of it played out by hand."""

from __future__ import annotations

import pytest

from game.engine.secrecy import view
from game.rules.rivenoire import GAME
from game.rules.rivenoire.prospects import Prospect, prospect, suffering
from game.rules.rivenoire.steps.combat import ThrowAway, UseCard
from tests.rules.rivenoire.fights import Battle


def prospects(battle: Battle) -> dict[tuple[str, str], Prospect]:
    """What every card leads to, played or thrown, as whoever acts sees it."""
    decision = battle.session.decision
    seen = view(GAME, battle.table, decision.seat)
    found = {}
    for option in decision.options:
        made = prospect(seen, decision.step, option)
        if isinstance(option, UseCard | ThrowAway):
            found[type(option).__name__, option.card.split(".")[1]] = made
    return found


def alone(*cards: str) -> Battle:
    return Battle(2).line("0 peasant").hands(" ".join(cards), "gold_1")


def test_the_final_blow_is_certain_and_hurts_nobody():
    two = Battle(2).line("0 peasant", "0 peasant").hands("axe attack_4 attack_2", "gold_1")
    found = prospects(two.fight("gnomes").strike("axe"))
    last, weak = found["UseCard", "attack_4"], found["UseCard", "attack_2"]

    assert (4, 0, True, 1.0, 1.0, 0.0) == (
        last.damage, last.left, last.slays, last.now, last.soon, last.wounds
    )  # fmt: skip
    assert (2, 1, False, 0.0) == (weak.damage, weak.left, weak.slays, weak.now)


def test_each_card_has_its_own_chance_and_says_what_it_leaves():
    # Nine hit points, one peasant: 6 now, 4 next, unless the die takes the attack.
    found = prospects(alone("axe", "attack_4", "gold_1").fight("gnomes"))
    axe, attack = found["UseCard", "axe"], found["UseCard", "attack_4"]

    assert (6, 3, 2, 1) == (axe.damage, axe.left, axe.cards, axe.fighters)
    assert (4, 5, 2, 1) == (attack.damage, attack.left, attack.cards, attack.fighters)
    # Both need the other card in the next combat round, and the die takes either alike.
    assert 0.0 == axe.now == attack.now
    assert pytest.approx(axe.soon) == attack.soon
    # Random (1/6) takes it in one of two cases; after a double (1/6) a random one twice (1/6)
    # takes both, and a chosen one twice (1/6) the useless card and then the weapon.
    assert pytest.approx(1 - (1 / 6 * 1 / 2 + 1 / 6 * (1 / 6 + 1 / 6))) == axe.soon
    assert pytest.approx(1 / 6 + 2 / 36) == axe.wounds


def test_throwing_a_card_before_anybody_struck_loses_the_fight():
    found = prospects(alone("axe", "gold_1").fight("gnomes"))
    thrown = found["ThrowAway", "gold_1"]
    assert (0, 9, 0.0, 0.0) == (thrown.damage, thrown.left, thrown.now, thrown.soon)


def test_whoever_comes_after_a_blow_may_throw_a_card_and_strike_next():
    battle = Battle(2).line("1 peasant", "0 peasant").hands("attack_4 attack_2 gold_1", "attack_4")
    laid = battle.fight("gnomes").strike("attack_4")
    found = prospects(laid)["ThrowAway", "gold_1"]

    assert (0, 5, 2, 1) == (found.damage, found.left, found.cards, found.fighters)
    assert 0.0 == found.now
    # Four of five: not enough, however the dice fall.
    assert 0.0 == found.soon
    blow, weak = prospects(laid)["UseCard", "attack_4"], prospects(laid)["UseCard", "attack_2"]
    assert (4, 1) == (blow.damage, blow.left)
    # What is thrown by then makes the difference: one weapon and one useless card either way.
    assert pytest.approx(blow.soon) == weak.soon
    assert 0.5 < blow.soon < 1.0


def test_a_card_thrown_after_somebody_struck_does_not_lose_the_next_combat_round():
    battle = Battle(2).line("1 peasant", "0 peasant").hands("axe gold_1 gold_2", "attack_4")
    laid = battle.fight("gnomes").strike("attack_4")

    assert 0.8 < prospects(laid)["ThrowAway", "gold_1"].soon < 1.0


def test_a_shield_on_top_spares_its_owner_the_die():
    found = prospects(alone("axe", "knights_shield", "gold_1").fight("gnomes"))
    assert 0.0 == found["ThrowAway", "knights_shield"].wounds
    assert 0.0 < found["ThrowAway", "gold_1"].wounds


def test_what_a_card_draws_is_not_foreseen_and_said_to_be_an_estimate():
    found = prospects(alone("axe", "hatchets", "gold_1").fight("gnomes"))
    assert (False, True) == (found["UseCard", "axe"].vague, found["UseCard", "hatchets"].vague)


def test_of_two_faces_each_says_what_it_leaves():
    # A magician rolls two dice and chooses.
    battle = Battle(2).line("0 magician").hands("axe attack_4 gold_1", "gold_1")
    laid = battle.fight("gnomes", "fame", "random").strike("axe")
    decision = laid.session.decision
    found = {
        option.face: suffering(view(GAME, laid.table, 0), decision.step, option)
        for option in decision.options
    }
    fame, random = found["face.lose_fame"], found["face.discard_random"]

    assert (2, 1, 1.0) == (fame.cards, fame.fighters, fame.soon)
    # Half of the time it takes the attack.
    assert (1, 1, 0.5) == (random.cards, random.fighters, random.soon)
    assert (0.0, 0.0) == (fame.wounds, random.wounds)
