"""Chances of the fight, against every course of it played out by hand."""

from __future__ import annotations

from itertools import product

import pytest

from game.engine.secrecy import view
from game.rules.rivenoire import GAME
from game.rules.rivenoire.help import (
    blow_of,
    expected_wounds,
    foe_of,
    forecast,
    hands_of,
    left_for_fight,
    loot_order,
    side_of,
)
from game.rules.rivenoire.odds import Fighter, Hand, Monster, Side, chances, kept, wounds
from tests.rules.rivenoire.fights import Battle

NAMES = ("fame", "wound", "choice", "special", "random", "double")


def cost(monster, face, hand, second):
    """How bad a face is, said once more."""
    if face == "double":
        return -1 if second else 9
    if face == "choice":
        return 1 if hand[1] else 2.9
    order = {"fame": 0, "none": 0.5, "wound": 2, "recovery": 2.5, "curse": 2.6}
    order |= {"wounds": 2.7, "devour": 2.8, "random": 3}
    return order[monster.special if face == "special" else face]


def drop(hand, at):
    """A hand without the card at this place, weapons first."""
    weapons, rest = hand
    if at < len(weapons):
        return (weapons[:at] + weapons[at + 1 :], rest)
    return (weapons, rest - 1)


def struck(monster, hand, alive, back, face):
    """Every hand that one face may leave, with its chance; None if the fighter falls."""
    weapons, rest = hand
    size = len(weapons) + rest
    if not alive:
        return [(hand, False, back, 1.0)]
    is_devoured = face == "special" and monster.special == "devour"
    if face == "choice":
        left = drop(hand, len(weapons)) if rest else drop(hand, len(weapons) - 1)
        return [(left, True, back, 1.0)] if size else [(hand, False, back, 1.0)]
    if face == "random" or (is_devoured and size):
        if not size:
            return [(hand, False, back, 1.0)]
        return [(drop(hand, at), True, back, 1 / size) for at in range(size)]
    if face == "special" and monster.special == "recovery":
        return [(hand, True, back + monster.amount, 1.0)]
    return [(hand, True, back, 1.0)]


def naive(monster, weapons, rest, dice):
    """One fighter: strike, roll all dice in every way, strike again."""
    now = soon = 0.0
    dealt, hand = (weapons[0], (weapons[1:], rest)) if weapons else (0, (weapons, rest - 1))
    if dealt >= monster.points:
        return 1.0, 1.0
    for faces in product(NAMES, repeat=dice):
        face = min(faces, key=lambda each: cost(monster, each, hand, False))
        seconds = product(NAMES, repeat=dice) if face == "double" else [()]
        for again in seconds:
            chance = 6.0**-dice * (6.0**-dice if again else 1.0)
            chosen = min(again, key=lambda each: cost(monster, each, hand, True)) if again else face
            states = [(hand, True, 0, chance)]
            for _ in range(2 if again else 1):
                states = [
                    (*after[:3], before[3] * after[3])
                    for before in states
                    for after in struck(monster, *before[:3], chosen)
                ]
            for (left, _), alive, back, odds in [(s[0], s[1], s[2], s[3]) for s in states]:
                points = min(monster.starting, monster.points - dealt + back)
                if dealt and alive and left and left[0] >= points:
                    soon += odds
    return now, now + soon


@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.parametrize("special", [("none", 0), ("recovery", 3), ("devour", 0), ("wounds", 0)])
@pytest.mark.parametrize("hand", [((4, 2, 1), 0), ((6, 5), 2), ((3,), 3), ((5, 4), 0)])
def test_one_fighter_against_every_course_of_the_dice(dice, special, hand):
    for points in (3, 5, 7, 9, 11):
        monster = Monster(points, points + 1, *special)
        side = Side((Fighter(0, 0, 0, dice),), ((Hand(*hand), 1.0),))
        found = chances(monster, (side,))
        assert naive(monster, *hand, dice) == pytest.approx(tuple(found)), (points, hand)


def test_two_fighters_of_one_hand_share_its_cards():
    monster = Monster(10, 10)
    fighters = (Fighter(0, 0, 0, 1), Fighter(1, 1, 1, 1))
    found = chances(monster, (Side(fighters, ((Hand((5, 4), 0), 1.0),)),))
    assert 1.0 == found.now

    # A single card for two: the second one falls, and nothing is left for another round.
    found = chances(monster, (Side(fighters, ((Hand((5,), 0), 1.0),)),))
    assert (0.0, 0.0) == tuple(found)


def test_without_damage_there_is_no_next_round():
    monster = Monster(3, 10)
    idle = Side((Fighter(0, 0, 0, 0),), ((Hand((), 2), 1.0),))
    assert (0.0, 0.0) == tuple(chances(monster, (idle,)))


def test_of_two_dice_the_better_face_is_kept():
    faces = dict(kept(Monster(9, 9), 2, Hand((), 3)))
    assert pytest.approx(11 / 36) == faces["fame"]
    assert pytest.approx(1 / 36) == faces["double"]
    assert pytest.approx(1.0) == sum(faces.values())


def test_wounds_to_expect_of_a_roll():
    # 1/6 for the face; a double strikes twice: 1/6 · 1/6 · 2.
    plain = wounds(Monster(9, 9), Fighter(0, 0, 0, 1), Hand((), 3))
    assert pytest.approx((1 / 6 + 2 / 36, 0.0)) == plain
    both = wounds(Monster(9, 9, "wounds"), Fighter(0, 0, 0, 1), Hand((), 3))
    assert pytest.approx((2 / 6 + 4 / 36, 1 / 6 + 2 / 36)) == both
    assert (0.0, 0.0) == wounds(Monster(9, 9), Fighter(0, 0, 0, 0), Hand((), 3))


def scene():
    """A warrior with a hand in sight, and a peasant of somebody else."""
    laid = Battle(2).line("0 warrior", "1 peasant").hands("attack_4 axe gold_1", "gold_2 gold_3")
    return laid.fight("gnomes")


def test_what_a_table_says_of_the_fight():
    found = scene()
    table = found.table
    warrior = found.zone("line")[0]

    assert (5, 7, None) == tuple(
        blow_of(table, 0, card, warrior)
        for card in ("starter.attack_4.0.1", "market.axe.1", "starter.gold_1.0.1")
    )
    assert (0, 1, 0) == loot_order(table)
    assert (9, 9, "none") == tuple(foe_of(table))[:3]
    assert (3, 1, False) == (
        left_for_fight(table, 0).cards,
        left_for_fight(table, 0).fighters,
        left_for_fight(table, 0).is_short,
    )
    assert left_for_fight(table, 0, spent=3).is_short
    # 6 + 1 now; 4 + 1 next would do, unless the dice take the attack.
    assert 0.0 == forecast(table, 0).now
    assert 0.8 < forecast(table, 0).soon < 1.0
    assert pytest.approx(1 / 6 + 2 / 36) == forecast(table, 0).wounds


def test_rampage_wounds_those_behind_as_well():
    found = Battle(2).line("0 warrior", "1 peasant").hands("attack_4 gold_1", "gold_2 gold_3")
    table = found.fight("elves").table

    own = 2 / 6 + 4 / 36
    assert pytest.approx(own) == expected_wounds(table, 0)
    assert pytest.approx(own + 1 / 6 + 2 / 36) == expected_wounds(table, 1)


def test_the_horn_counts_until_its_owner_covers_it():
    found = Battle(3).line("1 peasant", "0 peasant").hands("attack_4 gold_1", "attack_2 gold_1")
    table = found.notable(1, discard=("kings_horn",)).fight("dragon").table
    assert [(0, 2, 0)] == [(each.rank, each.bonus, each.later) for each in side_of(table, 1)[0]]
    assert [(1, 0, 0)] == [(each.rank, each.bonus, each.later) for each in side_of(table, 0)[0]]

    found = Battle(3).line("1 peasant", "0 peasant").hands("attack_4 gold_1", "attack_2 gold_1")
    table = found.notable(2, discard=("kings_horn",)).fight("dragon").table
    assert [(1, 2, 2)] == [(each.rank, each.bonus, each.later) for each in side_of(table, 0)[0]]


def test_hidden_hands_are_reckoned_from_the_starting_cards():
    found = scene()
    seen = view(GAME, found.table, 0)
    hands = hands_of(seen, 1)

    assert pytest.approx(1.0) == sum(chance for _, chance in hands)
    # Two of ten cards, four of which strike: none of them in 15 of 45 cases.
    assert pytest.approx(15 / 45) == dict(hands)[Hand((), 2)]
    assert pytest.approx(1 / 45) == dict(hands)[Hand((4, 2), 0)]
    # The two attacks of 1 are alike: 4 with either of them in 2 of 45 cases.
    assert pytest.approx(2 / 45) == dict(hands)[Hand((4, 1), 0)]
    # The own hand is known.
    assert ((Hand((6, 4), 1), 1.0),) == hands_of(seen, 0)
