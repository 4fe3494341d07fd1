"""Values as JSON and back: whole on the way out, strict on the way in."""

import json

import pytest
from attrs import evolve, frozen
from hypothesis import given
from hypothesis import strategies as st

from game.engine import Auto, Option, Setup, Text, lay
from game.engine.codec import CodecError, codec, digest, setup_from_json, setup_to_json
from game.engine.events import (
    Adjusted,
    Chosen,
    Ended,
    Entered,
    Left,
    Marked,
    Moved,
    Rolled,
    Shuffled,
    Told,
    Turned,
)
from game.engine.plain import MOST_NUMBER
from game.engine.table import Result
from tests.engine.small import toy
from tests.toy import GAME
from tests.toy.steps import Buy, Throw, Trade

READER = codec(GAME)

EVENTS = [
    Chosen(0, Buy("map.0")),
    Moved(("a", "b"), "deck", "hand.0"),
    Moved(("a",), "deck", "hand.0", 0),
    Turned("a", 3),
    Turned("a", "down"),
    Turned("a", None),
    Rolled(("die.gold",), (4,)),
    Shuffled("deck", ("b", "a")),
    Adjusted("trader.0", "coins", -2),
    Marked("evening", 2),
    Marked(("secret", 0, "x"), ("rope.0", ("é", 1), True, None)),
    Marked("evening", None),
    Entered((Trade(0), Trade(1))),
    Left(),
    Told("toy-bought", (("seat", 0), ("cards", ("a", "b"))), (0, 1)),
    Told("toy-evening"),
    Ended((1, -2), (0,)),
]


@frozen
class Plan(Auto):
    """A step with a field of every sort."""

    flag: bool
    cards: tuple[str, ...]
    pair: tuple[str, int]
    maybe: int | None
    either: int | str
    chosen: Option
    then: tuple[Auto, ...]


PLANNER = codec(evolve(GAME, steps=(*GAME.steps, Plan)))
PLAN = Plan(True, ("a", "b"), ("c", 1), None, "x", Throw(), ())


@pytest.mark.parametrize("event", EVENTS, ids=repr)
def test_events_come_back_as_they_went(event):
    assert event == READER.event(json.loads(json.dumps(READER.to_json(event))))


def test_steps_of_every_sort_come_back_as_they_went():
    assert PLAN == PLANNER.step(json.loads(json.dumps(PLANNER.to_json(PLAN))))


def test_values_read_back_are_the_shared_ones():
    assert Trade(1) is READER.step({"kind": "Trade", "seat": 1})


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"flag": 1}, "true or false was expected, not 1"),
        ({"cards": "ab"}, "a list was expected, not 'ab'"),
        ({"cards": {"a": 1}}, "a list was expected"),
        ({"cards": None}, "a list was expected"),
        ({"cards": ["a", 1]}, "a word was expected, not 1"),
        ({"pair": ["c"]}, "a list of 2 was expected"),
        ({"pair": ["c", 1, 1]}, "a list of 2 was expected"),
        ({"pair": [1, "c"]}, "a word was expected"),
        ({"maybe": "1"}, "a whole number was expected, not '1'"),
        ({"maybe": 1.0}, "a whole number was expected, not 1.0"),
        ({"maybe": True}, "a whole number was expected, not True"),
        ({"maybe": MOST_NUMBER}, "too large"),
        ({"maybe": -MOST_NUMBER}, "too large"),
        ({"either": None}, "a whole number was expected, not None"),
        ({"either": [1]}, "a whole number was expected"),
        ({"either": "\ud800"}, "cannot be written"),
        ({"chosen": {"kind": "Trade", "seat": 0}}, "'Trade' is not an option that this game knows"),
        ({"chosen": "Throw"}, "an option was expected, not 'Throw'"),
        ({"kind": "Throw"}, "'Throw' is not a step that this game knows"),
        ({"kind": "Nothing"}, "'Nothing' is not a step"),
        ({"kind": ["Plan"]}, "is not a step"),
        ({"kind": None}, "None is not a step"),
        ({"more": 1}, "Plan: unknown fields more"),
    ],
)
def test_reading_is_strict_and_says_what_is_wrong(change, words):
    plain = {**PLANNER.to_json(PLAN), **change}

    with pytest.raises(CodecError) as refused:
        PLANNER.step(plain)

    assert words in str(refused.value)


def test_a_missing_field_is_named():
    with pytest.raises(CodecError, match="Trade: the field 'seat' is missing"):
        READER.step({"kind": "Trade"})


@pytest.mark.parametrize(
    "plain",
    [
        {"kind": "Marked", "key": [], "value": 1},
        {"kind": "Marked", "key": None, "value": 1},
        {"kind": "Marked", "key": 5, "value": 1},
        {"kind": "Marked", "key": [5], "value": 1},
        {"kind": "Marked", "key": ["used", ["nested"]], "value": 1},
        {"kind": "Marked", "key": ["secret"], "value": 1},
        {"kind": "Marked", "key": ["secret", "0"], "value": 1},
        {"kind": "Marked", "key": "m", "value": 1.5},
        {"kind": "Marked", "key": "m", "value": {"a": 1}},
        {"kind": "Marked", "key": "m", "value": [[[[[[[[[1]]]]]]]]]},
        {"kind": "Turned", "piece": "a", "face": [1]},
        {"kind": "Turned", "piece": "a", "face": True},
        {"kind": "Told", "key": "k", "args": ["ab"], "seats": None},
        {"kind": "Chosen", "seat": 0, "option": {"kind": "Buy", "card": 5}},
        {"kind": "Trade", "seat": 0},
        {"kind": "__class__"},
        ["Left"],
        "Left",
        None,
    ],
)
def test_what_no_game_writes_is_no_event(plain):
    with pytest.raises(CodecError):
        READER.event(plain)


def test_nesting_without_end_is_an_error_like_any_other():
    deep = []
    for _ in range(100_000):
        deep = [deep]

    for plain in (deep, {"kind": deep}, {"kind": "Marked", "key": "m", "value": deep}):
        with pytest.raises(CodecError):
            READER.event(plain)


def test_a_message_quotes_little_of_a_large_value():
    with pytest.raises(CodecError) as refused:
        READER.event({"kind": "Trade" * 1_000_000})

    assert len(str(refused.value)) < 200


TABLE = evolve(
    lay(
        {"deck": ["b", "a"], "hand.0": ["c"]},
        faces={"c": "down", "a": 4},
        counters={("trader.0", "coins"): 2, ("trader.1", "coins"): -1},
        marks={"evening": 1, ("secret", 0, "x"): ("a", 2)},
        agenda=(Trade(1), Trade(0)),
    ),
    result=Result((1, 2), (1,)),
)


def test_a_table_comes_back_as_it_went():
    plain = json.loads(json.dumps(READER.table_to_json(TABLE)))

    assert TABLE == READER.table(plain)
    assert digest(GAME, TABLE) == digest(GAME, READER.table(plain))


@pytest.mark.parametrize(
    ("part", "value", "words"),
    [
        ("zones", {"deck": ["a", "a"]}, "a lies in deck and in deck"),
        ("zones", {"deck": "ab"}, "a list was expected"),
        ("zones", {"deck": [1]}, "a word was expected"),
        ("zones", {"deck": [f"p.{number}" for number in range(5001)]}, "too many pieces"),
        ("zones", [], "names with values were expected"),
        ("zones", {1: []}, "a word was expected, not 1"),
        ("faces", {"nobody": 1}, "nobody has a face but lies nowhere"),
        ("faces", {"a": None}, "a whole number was expected, not None"),
        ("counters", {"trader.0": 5}, "names with values were expected, not 5"),
        ("counters", {"trader.0": {"coins": "5"}}, "a whole number was expected, not '5'"),
        ("marks", {"evening": 1}, "a list was expected"),
        ("marks", [["evening"]], "a mark is a key and a value"),
        ("marks", [[3, 1]], "a word was expected, not 3"),
        ("marks", [["evening", None]], "a whole number was expected, not None"),
        ("agenda", [{"kind": "Buy", "card": "a"}], "'Buy' is not a step"),
        ("result", [[1, 2]], "names with values were expected"),
        ("result", {"scores": ["1"]}, "a whole number was expected"),
        ("result", {"prize": 1}, "unknown fields prize"),
        ("result", {"reason": 1}, "a word was expected"),
        ("weather", 1, "unknown fields weather"),
    ],
)
def test_a_table_that_cannot_be_says_what_is_wrong(part, value, words):
    with pytest.raises(CodecError) as refused:
        READER.table({**READER.table_to_json(TABLE), part: value})

    assert words in str(refused.value)


def test_equal_tables_have_equal_digests_whatever_the_way_there():
    there, back = toy(), toy()
    there.choose(0)
    there.jump(0, force=True)

    assert digest(GAME, back.table) == digest(GAME, there.table)
    there.choose(0)
    assert digest(GAME, back.table) != digest(GAME, there.table)


def test_a_setup_comes_back_as_it_went():
    setup = Setup("toy", 3, 5, (("rich", True),))

    assert setup == setup_from_json(json.loads(json.dumps(setup_to_json(setup))))


@pytest.mark.parametrize(
    "change",
    [
        {"game": 1},
        {"players": "2"},
        {"players": True},
        {"seed": None},
        {"seed": 1e3},
        {"options": ["rich"]},
        {"options": {"rich": None}},
        {"options": {"rich": 0.5}},
        {"table": {}},
    ],
)
def test_a_setup_that_cannot_be_is_refused(change):
    with pytest.raises(CodecError):
        setup_from_json({**setup_to_json(Setup("toy", 2, 1)), **change})


plain_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@given(st.sampled_from([READER.to_json(event) for event in EVENTS]), st.data())
def test_any_field_may_hold_anything_and_only_a_codec_error_comes_of_it(plain, data):
    field = data.draw(st.sampled_from(sorted(plain)))
    changed = {**plain, field: data.draw(plain_values)}

    try:
        event = READER.event(changed)
    except CodecError:
        return

    assert event == READER.event(READER.to_json(event))


@given(st.dictionaries(st.sampled_from("zones faces counters marks agenda".split()), plain_values))
def test_any_table_is_read_or_refused(parts):
    try:
        table = READER.table(parts)
    except CodecError:
        return

    assert digest(GAME, table) == digest(GAME, READER.table(READER.table_to_json(table)))


def test_texts_are_keys_with_arguments():
    assert Text("toy-buy", (("card", "map.0"),)) == Buy("map.0").label()


def test_a_field_that_files_could_not_tell_from_the_name_of_its_class_is_refused():
    @frozen
    class Sort(Option):
        """Sort by kind."""

        kind: str

    with pytest.raises(TypeError, match="Sort has a field"):
        codec(evolve(GAME, options=(*GAME.options, Sort)))
