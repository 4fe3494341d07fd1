"""What dice can reach: by the worked examples, and held against trying everything."""

from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.valeria.reach import (
    Lack,
    Muster,
    cheapest_way,
    is_within_reach,
    lack,
    ladder,
    plain_way,
    strongest_way,
)

TROOPS = ("goblin", "orc", "skeleton", "gargoyle", "gnoll")

troops = st.sampled_from(TROOPS)
plans = st.lists(troops, min_size=2, max_size=4).map(tuple)
musters = st.builds(
    Muster,
    st.lists(st.tuples(troops, st.integers(1, 6)), max_size=5).map(tuple),
    st.just("") | troops,
    magic=st.integers(0, 5),
    gems=st.integers(0, 3),
)


def tried_out(symbols: tuple[str, ...], muster: Muster) -> dict[int, tuple[int, int]]:
    """Every sum of dice that trying everything finds, with the least that is spent on it."""
    found: dict[int, tuple[int, int]] = {}
    for dice in permutations(range(len(muster.dice)), len(symbols)):
        wilds = sum(
            muster.dice[die][0] not in (symbol, muster.wild)
            for die, symbol in zip(dice, symbols, strict=True)
        )
        for flips in product((False, True), repeat=len(dice)):
            gems = wilds + sum(flips)
            if gems > muster.gems:
                continue
            faces = [
                7 - muster.dice[die][1] if flip else muster.dice[die][1]
                for die, flip in zip(dice, flips, strict=True)
            ]
            for magic in range(min(muster.magic, 6 * len(dice) - sum(faces)) + 1):
                cost = (gems * 3 + magic, gems)
                strength = sum(faces) + magic
                found[strength] = min(cost, found.get(strength, cost))
    return found


@settings(max_examples=300, deadline=None)
@given(plans, musters)
def test_ladder_holds_what_trying_everything_finds(
    symbols: tuple[str, ...], muster: Muster
) -> None:
    found = tried_out(symbols, muster)

    rungs = ladder(symbols, muster)

    assert bool(found) == is_within_reach(symbols, muster)
    assert max(found, default=None) == max((strength for strength, _ in rungs), default=None)
    for strength, way in rungs:
        best = min(cost for reached, cost in found.items() if reached >= strength)
        assert best == way.cost[:2]
        assert strength <= way.strength


@settings(max_examples=200, deadline=None)
@given(plans, musters)
def test_a_way_is_legal_and_gives_what_it_says(symbols: tuple[str, ...], muster: Muster) -> None:
    for _, way in ladder(symbols, muster):
        faces = {die: muster.dice[die][1] for die in way.dice}
        for die in way.flips:
            faces[die] = 7 - faces[die]
        for die, by in way.raises:
            faces[die] += by

        assert len(symbols) == len(set(way.dice))
        assert way.magic <= muster.magic
        assert way.gems <= muster.gems
        assert all(1 <= face <= 6 for face in faces.values())
        assert way.strength == sum(faces.values())


def test_vector_18_unlocked_wild_troop_stands_for_any_symbol() -> None:
    plan = ("gnoll", "skeleton", "gargoyle")
    dice = (("skeleton", 3), ("skeleton", 4), ("gnoll", 2))

    assert is_within_reach(plan, Muster(dice, "skeleton", magic=0, gems=0))
    assert Lack(("gargoyle",), 0) == lack(plan, Muster(dice, "", magic=0, gems=0))


def test_vector_40_one_gem_fills_one_symbol() -> None:
    dice = (("orc", 3), ("orc", 4))

    assert not is_within_reach(("orc", "skeleton"), Muster(dice, "", magic=5, gems=0))
    assert Lack((), 1) == lack(("orc", "skeleton"), Muster(dice, "", magic=0, gems=1))


def test_a_gem_needs_a_die_to_be_made_wild() -> None:
    muster = Muster((("orc", 3),), "", magic=0, gems=3)

    assert Lack(("skeleton",), 0) == lack(("orc", "skeleton"), muster)


def test_the_first_lesson_flips_the_one_for_a_gem() -> None:
    plan = ("skeleton", "gargoyle")
    muster = Muster((("skeleton", 1), ("gargoyle", 5), ("orc", 4)), "", magic=3, gems=1)

    plain = plain_way(plan, muster)
    flipped = cheapest_way(plan, muster, 11)

    assert plain is not None
    assert (6, 0, 0) == (plain.strength, plain.gems, plain.magic)
    assert flipped is not None
    assert ((0,), (), 11) == (flipped.flips, flipped.raises, flipped.strength)


def test_the_cheapest_way_leaves_the_gem_where_magic_does() -> None:
    muster = Muster((("orc", 4), ("goblin", 3)), "", magic=3, gems=1)

    way = cheapest_way(("goblin", "orc"), muster, 9)

    assert way is not None
    assert (0, 2) == (way.gems, way.magic)


def test_what_is_out_of_reach_has_no_way() -> None:
    muster = Muster((("orc", 6), ("goblin", 6)), "", magic=3, gems=1)

    assert cheapest_way(("goblin", "orc"), muster, 13) is None
    assert strongest_way(("gnoll", "gnoll"), muster) is None
    assert plain_way(("gnoll", "gnoll"), muster) is None


@pytest.mark.parametrize(("magic", "strength"), [(0, 12), (2, 14), (9, 18)])
def test_magic_raises_no_die_above_six(magic: int, strength: int) -> None:
    dice = (("orc", 5), ("goblin", 4), ("gnoll", 3))

    way = strongest_way(("goblin", "orc", "gnoll"), Muster(dice, "", magic=magic, gems=0))

    assert way is not None
    assert strength == way.strength
