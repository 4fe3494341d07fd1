"""Tables: canonical, frozen, and readable through the same few questions as drafts."""

import pytest
from attrs.exceptions import FrozenInstanceError

from game.engine import lay
from game.engine.events import Adjusted, Marked, Moved, Turned
from game.engine.folds import FOLDS, fold
from game.engine.table import Draft, TableError
from tests.engine.small import Finish

LAID = lay(
    {"deck": ["a", "b"], "tray": ["die"]},
    faces={"die": 4, "a": "down"},
    counters={("red", "gold"): 2},
    marks={"night": 1},
    agenda=(Finish(),),
)
EVENTS = [
    Moved(("a",), "deck", "hand"),
    Turned("a", None),
    Adjusted("red", "gold", -2),
    Marked("night", None),
]


def test_a_table_answers_what_rules_ask():
    assert ("a", "b") == LAID.zone("deck")
    assert () == LAID.zone("nowhere")
    assert "tray" == LAID.place("die")
    assert (4, None) == (LAID.face("die"), LAID.face("b"))
    assert 4 == LAID.pips("die")
    assert (2, 0) == (LAID.count("red", "gold"), LAID.count("blue", "gold"))
    assert (1, None) == (LAID.mark("night"), LAID.mark("day"))


def test_a_word_is_no_number_of_pips():
    with pytest.raises(TableError, match="'down', not a number"):
        LAID.pips("a")


def test_what_is_empty_or_nothing_is_not_stored():
    table = lay({"deck": [], "hand": ["a"]}, counters={("red", "gold"): 0})

    assert (["hand"], []) == (list(table.zones), list(table.counters))


def test_the_way_there_leaves_no_trace_in_the_table():
    there_and_back = [
        *EVENTS,
        Moved(("a",), "hand", "deck", 0),
        Turned("a", "down"),
        Adjusted("red", "gold", 2),
        Marked("night", 1),
    ]

    assert LAID == fold(LAID, there_and_back)


@pytest.mark.parametrize("zones", [{"deck": ["a", "a"]}, {"deck": ["a"], "hand": ["a"]}])
def test_a_piece_in_two_places_is_refused(zones):
    with pytest.raises(TableError, match="a lies in"):
        lay(zones)


def test_a_face_without_a_piece_is_refused():
    with pytest.raises(TableError, match="lies nowhere"):
        lay({}, faces={"die": 1})


def test_a_table_cannot_be_written():
    with pytest.raises(FrozenInstanceError):
        LAID.result = None
    with pytest.raises(TypeError):
        LAID.zones["deck"] = ()


def test_a_draft_on_dicts_and_a_draft_on_maps_come_to_the_same_table():
    quick, slow = Draft.quick(LAID), Draft.on(LAID)
    for event in EVENTS:
        FOLDS[type(event)](quick, event)
        FOLDS[type(event)](slow, event)

    assert quick.table() == slow.freeze() == fold(LAID, EVENTS)


def test_forks_of_a_quick_draft_go_their_own_ways():
    draft = Draft.quick(LAID)
    fork = draft.fork()
    for event in EVENTS:
        FOLDS[type(event)](fork, event)

    assert LAID == draft.table()
    assert fold(LAID, EVENTS) == fork.table()
