"""The checks that find a lost, doubled or misplaced piece."""

import pytest
from attrs import evolve
from immutables import Map

from game.engine.invariants import Broken, check, problems
from game.engine.table import lay
from tests.engine.small import toy
from tests.toy import GAME

BOX = frozenset("abc")
SOUND = lay({"deck": ["a", "b"], "hand.0": ["c"]}, faces={"a": 1})


@pytest.mark.parametrize(
    ("broken", "words"),
    [
        (evolve(SOUND, zones=Map(deck=("a", "b"))), "c is lost"),
        (evolve(SOUND, zones=SOUND.zones.set("hand.0", ("c", "a"))), "a is doubled"),
        (evolve(SOUND, zones=SOUND.zones.set("deck", ("a", "b", "b"))), "b is doubled"),
        (evolve(SOUND, zones=SOUND.zones.set("heap", ())), "the empty zone heap is stored"),
        (evolve(SOUND, zones=SOUND.zones.set("heap", ("x",))), "x came from nowhere"),
        (evolve(SOUND, places=SOUND.places.set("a", "heap")), "a is in deck but noted in heap"),
        (evolve(SOUND, faces=SOUND.faces.set("x", 1)), "x has a face but lies nowhere"),
        (evolve(SOUND, counters=Map({("trader.0", "coins"): -1})), "trader.0 has -1 coins"),
    ],
)
def test_what_is_wrong_is_found_and_named(broken, words):
    assert any(words in problem for problem in problems(GAME, broken, BOX))
    with pytest.raises(Broken, match=words):
        check(GAME, broken, BOX)


def test_nothing_is_wrong_with_a_sound_table():
    opening = toy().table

    check(GAME, SOUND, BOX)
    check(GAME, opening, frozenset(opening.places))
