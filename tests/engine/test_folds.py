"""What each kind of event does to a table, and what it refuses to do."""

from typing import get_args

import pytest
from attrs import evolve

from game.engine.events import (
    Adjusted,
    Chosen,
    Ended,
    Entered,
    Event,
    Left,
    Marked,
    Moved,
    Rolled,
    Shuffled,
    Told,
    Turned,
)
from game.engine.folds import FOLDS, MOST_AGENDA, fold
from game.engine.table import Result, TableError
from tests.engine.small import Finish, Pick, Question, table

LAID = table(deck=["a", "b", "c"], hand=["d"])


def test_every_kind_of_event_has_its_fold_and_nothing_else_has_one():
    assert set(get_args(Event)) == set(FOLDS)


@pytest.mark.parametrize(
    ("event", "zones"),
    [
        (Moved(("b",), "deck", "hand"), {"deck": ("a", "c"), "hand": ("d", "b")}),
        (Moved(("b",), "deck", "hand", 0), {"deck": ("a", "c"), "hand": ("b", "d")}),
        (Moved(("c", "a"), "deck", "hand", 1), {"deck": ("b",), "hand": ("d", "c", "a")}),
        (Moved(("c", "a", "b"), "deck", "hand"), {"hand": ("d", "c", "a", "b")}),
        (Moved(("a", "b", "c"), "deck", "hand"), {"hand": ("d", "a", "b", "c")}),
        (Moved(("d",), "hand", "new"), {"deck": ("a", "b", "c"), "new": ("d",)}),
        (Moved(("a",), "deck", "deck"), {"deck": ("b", "c", "a"), "hand": ("d",)}),
        (Moved(("c",), "deck", "deck", 0), {"deck": ("c", "a", "b"), "hand": ("d",)}),
        (Shuffled("deck", ("c", "a", "b")), {"deck": ("c", "a", "b"), "hand": ("d",)}),
    ],
)
def test_pieces_go_where_the_event_says(event, zones):
    after = fold(LAID, [event])

    assert zones == dict(after.zones)
    assert {piece: zone for zone, held in zones.items() for piece in held} == dict(after.places)


def test_a_fold_leaves_the_table_before_it_alone():
    before = dict(LAID.zones)

    fold(LAID, [Moved(("a",), "deck", "hand"), Adjusted("red", "gold", 2), Marked("m", 1)])

    assert before == dict(LAID.zones)
    assert {} == dict(LAID.counters) | dict(LAID.marks)


def test_faces_are_shown_changed_and_taken_away():
    shown = fold(LAID, [Turned("a", "down"), Rolled(("b", "c"), (3, 5))])
    changed = fold(shown, [Turned("b", 6), Turned("a", None), Turned("a", None)])

    assert {"a": "down", "b": 3, "c": 5} == dict(shown.faces)
    assert {"b": 6, "c": 5} == dict(changed.faces)


def test_counters_go_up_and_down_and_marks_come_and_go():
    rich = fold(LAID, [Adjusted("red", "gold", 2), Marked("night", 1), Marked(("used", 3), "x")])
    poor = fold(rich, [Adjusted("red", "gold", -3), Marked(("used", 3), None), Marked("no", None)])

    assert (2, -1) == (rich.count("red", "gold"), poor.count("red", "gold"))
    assert {"night": 1} == dict(poor.marks)


def test_the_agenda_is_a_stack_whose_first_new_step_is_on_top():
    first, second = Question(0, 2), Question(1, 2)

    both = fold(LAID, [Entered((Finish(),)), Entered((first, second))])

    assert (Finish(), second, first) == both.agenda
    assert (Finish(), second) == fold(both, [Left()]).agenda


def test_the_end_clears_the_agenda():
    over = fold(evolve(LAID, agenda=(Finish(),)), [Ended((3, 4), (1,))])

    assert (Result((3, 4), (1,)), ()) == (over.result, over.agenda)


def test_choices_and_stories_change_nothing():
    assert LAID == fold(LAID, [Chosen(0, Pick(1)), Told("story", (("card", "a"),), (0,))])


@pytest.mark.parametrize(
    "event",
    [
        Moved((), "deck", "hand"),
        Moved(("d",), "deck", "hand"),
        Moved(("a", "d"), "deck", "hand"),
        Moved(("a", "a"), "deck", "hand"),
        Moved(("x",), "nowhere", "hand"),
        Moved(("x", "y"), "nowhere", "hand"),
        Turned("x", 1),
        Turned("x", None),
        Rolled((), ()),
        Rolled(("a",), (1, 2)),
        Rolled(("x",), (1,)),
        Shuffled("deck", ("a", "b")),
        Shuffled("deck", ("a", "b", "b")),
        Shuffled("nowhere", ()),
        Left(),
        Entered((Finish(),) * (MOST_AGENDA + 1)),
    ],
    ids=lambda event: type(event).__name__,
)
def test_what_cannot_happen_is_refused(event):
    with pytest.raises(TableError):
        fold(LAID, [event])
