"""One search for everything a hand may do: the same values as plain reckoning, each state once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from attrs import evolve

from game.rules.monster_lands.odds import (
    Query,
    best_chance,
    chances,
    chances_if,
    queries,
    reach,
    window,
)
from game.rules.monster_lands.odds.hands import Goal, Hand, Source, Touched
from game.rules.monster_lands.odds.queries import MOST_CELLS, answer, answers, effort, is_bound
from game.rules.monster_lands.odds.searches import Search
from tests.rules.monster_lands.positions import adventure, party
from tests.rules.monster_lands.test_odds_dice import naive, small_hands

#: Karunna with Tergeo and Krakhen.
THREE = (Source((0,), 2, False), Source((1,), 2, False), Source((0, 1), 2))


def landed(hand: Hand, die: Touched) -> Hand:
    base = hand.base + max(0, die.face + hand.bonus[die.colour])
    return evolve(hand, base=base, touched=(*hand.touched, die))


def rolled(hand: Hand, colour: int) -> list[Hand]:
    rest = tuple(count - (at == colour) for at, count in enumerate(hand.unrolled))
    fewer = evolve(hand, unrolled=rest)
    return [landed(fewer, Touched(colour, face, ())) for face in range(1, 7)]


def all_rolled(hands: list[Hand]) -> list[Hand]:
    for colour in range(3):
        for _ in range(hands[0].unrolled[colour]):
            hands = [after for hand in hands for after in rolled(hand, colour)]
    return hands


def mean(hands: list[Hand], goal: Goal) -> float:
    return sum(naive(hand, goal) for hand in hands) / len(hands)


def rerolls_of_lone_sources(hand: Hand) -> Iterator[tuple[Touched, list[Hand]]]:
    """Dice that one source alone may reroll, and the hands that follow."""
    for colour, faces in enumerate(hand.rolled):
        able = [at for at, each in enumerate(hand.rerolls) if colour in each.colours]
        if not faces or len(able) != 1:
            continue
        source = hand.rerolls[able[0]]
        fewer = evolve(
            hand,
            base=hand.base - max(0, faces[0] + hand.bonus[colour]),
            rolled=tuple(each[1:] if at == colour else each for at, each in enumerate(hand.rolled)),
            rerolls=tuple(
                evolve(each, count=each.count - 1) if at == able[0] else each
                for at, each in enumerate(hand.rerolls)
            ),
        )
        met = () if source.again else (able[0],)
        yield (
            Touched(colour, faces[0], ()),
            [landed(fewer, Touched(colour, face, met)) for face in range(1, 7)],
        )


@pytest.mark.parametrize(("hand", "goal"), list(small_hands(40)))
def test_every_move_is_worth_what_plain_reckoning_says(hand, goal):
    for colour, count in enumerate(hand.unrolled):
        if count:
            expected = mean(rolled(hand, colour), goal)
            assert pytest.approx(expected, abs=1e-12) == answer(Query(hand, goal, colour))
    for die, hands in rerolls_of_lone_sources(hand):
        assert pytest.approx(mean(hands, goal), abs=1e-12) == answer(Query(hand, goal, die))


@pytest.mark.parametrize(("hand", "goal"), list(small_hands(16)))
def test_rolling_all_dice_at_once_leaves_only_rerolls(hand, goal):
    expected = mean(all_rolled([hand]), goal)

    assert pytest.approx(expected, abs=1e-12) == answer(Query(hand, goal, "all"))


def test_a_question_and_all_its_options_take_one_search_a_goal(monkeypatch):
    """Capture, kill, and either: no option begins a search of its own."""
    begun = []

    def counted(hand: Hand, goal: Goal) -> Search:
        begun.append((hand, goal))
        return Search(hand, goal)

    monkeypatch.setattr(queries, "_searched", cached(counted))
    queries._found.cache_clear()
    gear = ("krakhen", "tergeo")
    scene = adventure(
        monster="sckon",
        expeditions={1: party("karunna", force=2, magic=1, gear=gear, traps=("plus_4",))},
        rolls=(1,) * 4,
    )
    while type(scene.step).__name__ != "Strike":
        scene.choose(scene.options[0])
    assert scene.step is not None

    chances(scene.table, 0, scene.step)
    root = len(begun)
    for option in scene.options:
        chances_if(scene.table, 0, scene.step, option)

    assert root == len(begun) <= 3


def cached(make):
    kept: dict[object, Search] = {}

    def found(hand: Hand, goal: Goal) -> Search:
        if (hand, goal) not in kept:
            kept[hand, goal] = make(hand, goal)
        return kept[hand, goal]

    return found


def test_a_search_works_out_each_state_once():
    """Six dice and three sources: fewer chances than faces that eight dice can show."""
    search = Search(Hand(0, (3, 3), (0, 1), ((), ()), THREE), window(22, 28))

    assert search.worked_out < 6**8 / 4
    # With every further reroll there is one floor more, not a tree of them.
    more = tuple(evolve(each, again=True) for each in THREE)
    plain = Search(Hand(0, (3, 3), (0, 1), ((), ()), more), window(22, 28))
    one = Search(Hand(0, (3, 3), (0, 1), ((), ()), more[:1]), window(22, 28))
    assert plain.worked_out <= 27 * one.worked_out


def test_a_height_takes_fewer_states_than_a_window():
    """Everything is rolled first, and of dice that are alike the lowest is rerolled."""
    hand = Hand(0, (3, 3), (0, 0), ((), ()), THREE)

    assert Search(hand, reach(30)).worked_out < 0.6 * Search(hand, window(22, 28)).worked_out


def test_what_is_equally_far_from_its_goal_is_asked_once():
    near, far = (
        Hand(3, (2, 1, 0), (0, 0, 0), rerolls=THREE),
        Hand(9, (2, 1, 0), (0, 0, 0), rerolls=THREE),
    )

    assert best_chance(near, reach(15)) == best_chance(far, reach(21))
    # A venom that waits is as good as one that was poured.
    assert (
        queries._simplest(Query(near, reach(15)))[1] == queries._simplest(Query(far, reach(21)))[1]
    )


def test_colours_that_behave_alike_are_one():
    alike = Hand(0, (2, 2, 0), (1, 1, 0), rerolls=(Source((0, 1), 1),))
    apart = evolve(alike, bonus=(1, 0, 0))

    assert effort(Query(alike, window(11, 14))) < effort(Query(apart, window(11, 14)))


def test_eight_dice_are_exact_and_ten_have_a_bound():
    eight = Query(Hand(0, (4, 4, 0), (0, 0, 0), rerolls=THREE), window(30, 34))
    ten = evolve(eight, hand=evolve(eight.hand, unrolled=(5, 5, 0)))

    assert (False, True) == (is_bound(eight), is_bound(ten))
    # Dice without rerolls are exact, however many.
    assert not is_bound(Query(Hand(0, (12, 12, 0), (0, 0, 0)), window(60, 70)))


@pytest.mark.parametrize("goal", [reach(19), window(14, 16)])
def test_a_bound_never_promises_too_much(goal, monkeypatch):
    """Unused rerolls can only cost: the bound lies between no reroll and all of them."""
    hand = Hand(0, (2, 1, 0), (0, 1, 0), rerolls=THREE)
    exact, bare = best_chance(hand, goal), best_chance(evolve(hand, rerolls=()), goal)
    monkeypatch.setattr(queries, "MOST_CELLS", effort(Query(hand, goal)) - 1)
    queries._found.cache_clear()

    bound = best_chance(hand, goal)

    assert bare < bound < exact


def test_a_reroll_is_never_what_a_bound_leaves_out(monkeypatch):
    hand = Hand(5, (1, 1, 0), (0, 0, 0), ((5,), (), ()), (Source((0,), 1, False),))
    query = Query(hand, window(11, 13), Touched(0, 5, ()))
    exact = answer(query)
    monkeypatch.setattr(queries, "MOST_CELLS", 1)
    queries._found.cache_clear()

    assert exact == answer(query)


def test_many_queries_are_answered_together():
    hand = Hand(0, (2, 1, 0), (0, 1, 0), rerolls=THREE)
    asked = [Query(hand, reach(12)), Query(hand, window(9, 12), 0), Query(hand, window(9, 12))]

    assert {each: answer(each) for each in asked} == answers(asked)
    assert all(effort(each) < MOST_CELLS for each in asked)
