"""The exact odds of dice: spreads, fates, and the best player's chance, against plain reckoning."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from game.rules.monster_lands.odds import (
    Guard,
    Hand,
    at_least,
    best_chance,
    dice_spread,
    either,
    fate,
    hits_spread,
    mean,
    reach,
    window,
    with_venoms,
)
from game.rules.monster_lands.odds.hands import Goal, Source, Touched, is_good

SIMULATED = 100_000


def test_spreads_add_up_and_average_like_dice():
    spread = dice_spread(((3, 0), (2, 1)))

    assert pytest.approx(1.0) == sum(spread)
    assert pytest.approx(5 * 3.5 + 2) == mean(spread)
    assert pytest.approx(1 / 6**5) == spread[5 + 2]


def test_two_dice_by_hand():
    assert pytest.approx(15 / 36) == at_least(dice_spread(((2, 0),)), 8)
    # With -1 each, 8 takes a 10.
    assert pytest.approx(6 / 36) == at_least(dice_spread(((2, -1),)), 8)


@pytest.mark.parametrize(
    ("dice", "absorbed", "survives"),
    [(3, 1, 0.70), (3, 2, 1.00), (4, 2, 0.80), (5, 2, 0.54), (5, 3, 0.87), (6, 3, 0.65)],
)
def test_the_survival_table_of_the_rules_page(dice, absorbed, survives):
    assert survives == round(fate(hits_spread(dice, 3), Guard(absorbed)).alive, 2)


def test_fates_of_the_wounded_and_of_potions():
    hits = hits_spread(2, 3)

    assert pytest.approx((1 / 9, 4 / 9, 4 / 9)) == _three(fate(hits, Guard()))
    assert pytest.approx((1 / 9, 0.0, 8 / 9)) == _three(fate(hits, Guard(wounded=True)))
    assert pytest.approx((5 / 9, 4 / 9, 0.0)) == _three(fate(hits, Guard(potions=1)))
    assert pytest.approx((5 / 9, 0.0, 4 / 9)) == _three(fate(hits, Guard(1, wounded=True)))


def _three(found: object) -> tuple[float, float, float]:
    return (found.unhurt, found.wounded, found.dead)  # type: ignore[attr-defined]


def test_sure_hits_and_rerolled_misses():
    assert (0.0, pytest.approx(1 / 3), pytest.approx(2 / 3)) == hits_spread(1, 3, sure=1)
    assert pytest.approx(8 / 9) == hits_spread(1, 3, again=True)[1]


def test_goals():
    assert [False, False, True, True] == [is_good(reach(2), total) for total in range(4)]
    assert [False, True, True, False] == [is_good(window(1, 3), total) for total in range(4)]
    assert not any(window(5, 5))
    # Sckon 11/12 with a venom: 9 and 11 are good, 10 is not.
    good = with_venoms(window(11, 12), 1, 2)
    assert [9, 11] == [total for total in range(20) if is_good(good, total)]
    assert either(window(1, 2), reach(3)) == (False, True, False, True)


def test_stopping_inside_the_window():
    """One die short of 11 with 12 as the kill: only a 2 helps from 9, then a 1 from 10."""
    assert pytest.approx(1 / 6) == best_chance(Hand(9, (1, 0, 0), (0, 0, 0)), window(11, 12))
    assert pytest.approx(1 / 6 + 1 / 36) == best_chance(
        Hand(9, (2, 0, 0), (0, 0, 0)), window(11, 12)
    )


def test_a_reroll_may_bring_a_total_down():
    """At 13 with a 4 among the dice and one reroll: 11 needs a 2."""
    hand = Hand(13, (0, 0, 0), (0, 0, 0), ((4,), (), ()), (Source((0,), 1),))

    assert pytest.approx(1 / 6) == best_chance(hand, window(11, 12))
    assert 0.0 == best_chance(Hand(13, (0, 0, 0), (0, 0, 0)), window(11, 12))


def test_rerolls_choose_the_lowest_die():
    """10 with a 1 and a 5, one reroll, 13 wanted: the 1 must become a 4 or more."""
    hand = Hand(10, (0, 0, 0), (0, 0, 0), ((1, 5), (), ()), (Source((0,), 1),))

    assert pytest.approx(3 / 6) == best_chance(hand, reach(13))


# Against a reckoning without any trick, on small hands.


#: Dice shown, by colour: a face and the sources that may not reroll it any more.
Shown = tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]


def naive(hand: Hand, goal: Goal) -> float:
    """Every roll, every reroll by any source, every die by its colour: the best of all ways."""
    values = [[max(0, face + more) for face in range(1, 7)] for more in hand.bonus]

    @cache
    def best(base: int, dice: tuple[int, ...], shown: Shown, left: tuple[int, ...]) -> float:
        if is_good(goal, base):
            return 1.0
        ways = [0.0]
        for colour, count in enumerate(dice):
            if count:
                rest = tuple(n - (at == colour) for at, n in enumerate(dice))
                ways.append(_after(base, rest, shown, left, (colour, ())))
        for number, source in enumerate(hand.rerolls):
            if not left[number]:
                continue
            fewer = tuple(n - (at == number) for at, n in enumerate(left))
            for colour in source.colours:
                for face, by in set(shown[colour]):
                    if number in by:
                        continue
                    others = _without(shown, colour, (face, by))
                    lower = base - values[colour][face - 1]
                    met = by if source.again else tuple(sorted((*by, number)))
                    ways.append(_after(lower, dice, others, fewer, (colour, met)))
        return max(ways)

    def _after(
        base: int,
        dice: tuple[int, ...],
        shown: Shown,
        left: tuple[int, ...],
        falling: tuple[int, tuple[int, ...]],
    ) -> float:
        colour, by = falling
        chances = []
        for face in range(1, 7):
            more = tuple(sorted((*shown[colour], (face, by))))
            after = tuple(more if at == colour else each for at, each in enumerate(shown))
            chances.append(best(base + values[colour][face - 1], dice, after, left))
        return sum(chances) / 6

    counts = tuple(each.count for each in hand.rerolls)
    shown = tuple(
        (
            *((face, ()) for face in faces),
            *((each.face, each.by) for each in hand.touched if each.colour == colour),
        )
        for colour, faces in enumerate(hand.rolled)
    )
    return best(hand.base, hand.unrolled, shown, counts)


def _without(shown: Shown, colour: int, die: tuple[int, tuple[int, ...]]) -> Shown:
    rest = list(shown[colour])
    rest.remove(die)
    return tuple(tuple(rest) if at == colour else each for at, each in enumerate(shown))


def small_hands(count: int) -> Iterator[tuple[Hand, Goal]]:
    """Small hands of every shape, the same ones each time.

    What rerolls two colours may meet a die again, as on every card: else the source that play
    takes first would not always be the best one.
    """
    chance = random.Random(20)
    sources = ((0,), (0,), (1,), (0, 1))
    for number in range(count):
        dice = (chance.randint(0, 2), chance.randint(0, 1), chance.randint(0, 1))
        bonus = tuple(chance.choice((-3, -1, 0, 0, 1, 2)) for _ in range(3))
        rolled = tuple(
            tuple(sorted(chance.randint(1, 6) for _ in range(chance.randint(0, 1))))
            for _ in range(3)
        )
        rerolls = tuple(
            Source(colours, chance.randint(1, 2), len(colours) > 1 or chance.random() < 0.5)
            for colours in sources
            if chance.random() < 0.4
        )
        met = tuple(at for at, each in enumerate(rerolls) if 0 in each.colours and not each.again)
        touched = (Touched(0, chance.randint(1, 6), met[:1]),) if met and number % 3 else ()
        shown = [(c, face) for c, faces in enumerate(rolled) for face in faces]
        shown += [(each.colour, each.face) for each in touched]
        base = 4 + sum(max(0, face + bonus[colour]) for colour, face in shown)
        least = chance.randint(8, 18)
        goal = reach(least) if number % 2 else window(least, least + chance.randint(1, 4))
        yield Hand(base, dice, bonus, rolled, rerolls, touched), goal


@pytest.mark.parametrize(("hand", "goal"), list(small_hands(80)))
def test_the_best_chance_equals_the_plain_reckoning(hand, goal):
    assert pytest.approx(naive(hand, goal), abs=1e-12) == best_chance(hand, goal)


# Against simulated battles.


def within(rate: float, chance: float, count: int) -> bool:
    """Within four standard deviations."""
    return abs(rate - chance) <= 4 * (chance * (1 - chance) / count) ** 0.5 + 1e-12


@pytest.mark.parametrize(
    ("goal", "venoms"),
    [(window(17, 22), 0), (window(11, 12), 1), (reach(20), 0), (window(14, 17), 1)],
)
def test_100_000_strikes_of_a_player_who_follows_the_odds(goal, venoms):
    """2 Force, 2 Magic with +1, a trap of 4: at each step the best of all rolls is taken."""
    good = with_venoms(goal, venoms, 2)
    bonus = (0, 1, 0)
    chance = best_chance(Hand(4, (2, 2, 0), bonus), good)
    draw = random.Random(5)

    @cache
    def next_colour(base: int, dice: tuple[int, int, int]) -> int:
        after = {}
        for colour in (0, 1):
            if dice[colour]:
                rest = tuple(n - (at == colour) for at, n in enumerate(dice))
                faces = [
                    best_chance(Hand(base + f + bonus[colour], rest, bonus), good)
                    for f in range(1, 7)
                ]
                after[colour] = sum(faces)
        return max(after, key=lambda colour: after[colour])

    reached = 0
    for _ in range(SIMULATED):
        base, dice = 4, (2, 2, 0)
        while not is_good(good, base) and any(dice):
            colour = next_colour(base, dice)
            base += int(draw.random() * 6) + 1 + bonus[colour]
            dice = (dice[0] - (colour == 0), dice[1] - (colour == 1), 0)
        reached += is_good(good, base)

    assert within(reached / SIMULATED, chance, SIMULATED)


def test_100_000_battles_with_rerolls_and_defences():
    """5 attack dice against 2 defences and a potion; then 3 Force with two rerolls to reach 14."""
    alive = fate(hits_spread(5, 3), Guard(2, 1)).alive
    chance = alive * best_chance(
        Hand(0, (3, 0, 0), (0, 0, 0), rerolls=(Source((0,), 2),)), reach(14)
    )
    draw = random.Random(11)
    won = 0
    for _ in range(SIMULATED):
        if sum(draw.random() < 2 / 3 for _ in range(5)) - 3 >= 2:
            continue
        faces = sorted(int(draw.random() * 6) + 1 for _ in range(3))
        for _ in range(2):
            if sum(faces) < 14 and faces[0] < 6:
                faces[0] = int(draw.random() * 6) + 1
                faces.sort()
        won += sum(faces) >= 14

    assert within(won / SIMULATED, chance, SIMULATED)


def test_every_total_of_a_spread_by_enumeration():
    found = dice_spread(((2, 1), (2, 0)))
    counts = [0] * len(found)
    for faces in product(range(1, 7), repeat=4):
        counts[sum(faces) + 2] += 1

    assert pytest.approx([count / 6**4 for count in counts]) == list(found)
