"""Positions: any table laid by hand, over the opening or on an empty table."""

import pytest
import yaml
from attrs import evolve

from game.engine import SetupError
from game.engine.codec import CodecError, digest
from game.engine.position import ASIDE, Position, from_plain, position_of, to_plain
from tests.engine.small import SETUP, choose, toy
from tests.toy import GAME
from tests.toy.steps import Buy, Throw, Trade

HEAD = {"position": 1, "setup": {"game": "toy", "players": 2, "seed": 7, "options": {}}}
OPENING = GAME.opening(SETUP)


def position(**parts):
    return from_plain(GAME, {**HEAD, **parts})


def through_yaml(plain):
    return yaml.safe_load(yaml.safe_dump(plain, allow_unicode=True))


def test_a_position_may_be_written_as_yaml():
    laid = from_plain(
        GAME,
        yaml.safe_load(
            """
            position: 1
            setup: {game: toy, players: 2, seed: 7}
            zones:
              hand.0: [map.0, rope.1]
              offer: [crown.0]
            counters: {trader.0: {coins: 6}}
            agenda: [{kind: Trade, seat: 0}]
            rolls: [6, 1]
            """
        ),
    )
    session = laid.begin(GAME)

    assert [Buy("crown.0"), Throw()] == list(session.decision.options[:2])
    assert ("map.0", "rope.1") == session.table.zone("hand.0")
    assert (6, (6, 1)) == (session.table.count("trader.0", "coins"), session.script)


def test_an_opening_with_nothing_changed_is_the_opening():
    laid = position()

    assert Position(SETUP, OPENING) == laid
    assert toy().table == laid.begin(GAME).table


def test_what_a_named_zone_held_and_nobody_lists_goes_aside():
    laid = position(zones={"deck": ["rope.1", "rope.0"], "hand.0": ["map.0"]}).table

    assert (("rope.1", "rope.0"), ("map.0",)) == (laid.zone("deck"), laid.zone("hand.0"))
    assert ("die.gold",) == laid.zone("tray")
    assert set(OPENING.places) == set(laid.places)
    assert {"rope.2", "crown.0"} < set(laid.zone(ASIDE))


def test_pieces_leave_the_zone_they_lay_in_when_another_claims_them():
    laid = position(zones={"hand.1": ["die.gold"]}).table

    assert (("die.gold",), ()) == (laid.zone("hand.1"), laid.zone("tray"))
    assert "hand.1" == laid.place("die.gold")
    assert ASIDE not in laid.zones


def test_a_zone_may_be_emptied():
    laid = position(zones={"tray": []}).table

    assert (("die.gold",), ()) == (laid.zone(ASIDE), laid.zone("tray"))


def test_a_piece_that_stays_where_it_is_may_get_a_face():
    assert 5 == position(faces={"die.gold": 5}).table.pips("die.gold")


def test_counters_and_marks_are_added_to_those_of_the_opening():
    rich = {**HEAD["setup"], "options": {"rich": True}}
    laid = position(setup=rich, counters={"trader.0": {"coins": 9}}, marks=[["evening", 3]]).table

    assert (9, 4) == (laid.count("trader.0", "coins"), laid.count("trader.1", "coins"))
    assert (3, 2) == (laid.mark("evening"), laid.mark("players"))


def test_a_counter_may_be_set_to_nothing():
    rich = {**HEAD["setup"], "options": {"rich": True}}

    assert 0 == position(setup=rich, counters={"trader.0": {"coins": 0}}).table.count(
        "trader.0", "coins"
    )


def test_an_empty_base_holds_only_what_is_listed():
    laid = position(base="empty", zones={"offer": ["map.0"]}, agenda=[{"kind": "Trade", "seat": 1}])

    assert ({"offer": ("map.0",)}, (Trade(1),)) == (dict(laid.table.zones), laid.table.agenda)
    assert {} == dict(laid.table.marks)


def test_scripted_rolls_come_before_those_of_chance_and_are_not_used_twice():
    session = evolve(position_of(toy()), rolls=(6, 5)).begin(GAME)
    choose(session, Throw)
    rest = position_of(session)
    choose(session, Throw, Throw)

    assert [6, 5] == [session.commits[number].table.pips("die.gold") for number in (1, 2)]
    assert (5,) == rest.rolls
    assert choose(rest.begin(GAME), Throw).table.pips("die.gold") == 5


def test_undone_scripted_rolls_fall_again():
    session = evolve(position_of(toy()), rolls=(6, 5)).begin(GAME)
    choose(session, Throw)
    session.undo(force=True)
    choose(session, Throw)

    assert 6 == session.table.pips("die.gold")


def test_any_moment_of_a_game_comes_back_through_yaml():
    session = toy()
    while session.decision:
        written = position_of(session)
        plain = through_yaml(to_plain(GAME, written))

        assert written == from_plain(GAME, plain)
        assert session.decision == from_plain(GAME, plain).begin(GAME).decision
        session.choose(len(session.decision.options) - 1 if session.cursor % 3 else 0)


def test_the_end_of_a_game_is_a_position_too():
    session = toy()
    while session.decision:
        session.choose(0)

    again = from_plain(GAME, through_yaml(to_plain(GAME, position_of(session)))).begin(GAME)

    assert (None, session.table.result) == (again.decision, again.table.result)
    assert digest(GAME, session.table) == digest(GAME, again.table)


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"position": 2}, "position: 1 was expected"),
        ({"position": None}, "position: 1 was expected"),
        ({"weather": 1}, "unknown fields weather"),
        ({1: 1}, "a word was expected, not 1"),
        ({"setup": None}, "a whole number was expected"),
        ({"setup": {"game": "chess", "players": 2, "seed": 1}}, "one of chess, not of toy"),
        ({"content": "other"}, "made with other content"),
        ({"base": "middle"}, "base is opening or empty"),
        ({"base": ["opening"]}, "base is opening or empty"),
        ({"rolls": 6}, "a list was expected"),
        ({"rolls": ["6"]}, "a whole number was expected"),
        ({"zones": []}, "names with values were expected"),
        ({"zones": {"deck": "ab"}}, "a list was expected"),
        ({"zones": {"deck": [["a"]]}}, "a word was expected"),
        ({"zones": {"deck": ["unicorn.0"]}}, "unknown pieces 'unicorn.0'"),
        ({"zones": {"deck": ["unicorn.0"]}, "base": "empty"}, "unknown pieces 'unicorn.0'"),
        ({"zones": {"deck": ["map.0"], "offer": ["map.0"]}}, "map.0 lies in"),
        ({"zones": {"hand.x": ["map.0"]}}, "unknown zone 'hand.x'"),
        ({"faces": {"unicorn.0": 1}}, "unicorn.0 has a face but lies nowhere"),
        ({"faces": [1]}, "names with values were expected"),
        ({"counters": {"trader.0": 5}}, "names with values were expected, not 5"),
        ({"counters": {"trader.0": {"coins": "x"}}}, "a whole number was expected"),
        ({"marks": {"evening": 1}}, "a list was expected"),
        ({"marks": [["evening", 1.5]]}, "a whole number was expected"),
        ({"agenda": [{"kind": "Buy", "card": "map.0"}]}, "'Buy' is not a step"),
        ({"agenda": {"kind": "Trade"}}, "a list was expected"),
    ],
)
def test_a_mistake_is_one_error_that_says_what_is_wrong(parts, words):
    with pytest.raises(CodecError) as refused:
        from_plain(GAME, {**HEAD, **parts})

    assert words in str(refused.value)


@pytest.mark.parametrize("plain", [None, [], "toy", 5])
def test_what_is_no_set_of_parts_is_no_position(plain):
    with pytest.raises(CodecError):
        from_plain(GAME, plain)


def test_a_setup_that_the_game_refuses_is_refused_in_its_words():
    with pytest.raises(SetupError, match="setup-players"):
        position(setup={**HEAD["setup"], "players": 9})


@pytest.mark.parametrize(
    "agenda",
    [[], [{"kind": "LiftTables", "players": 9}], [{"kind": "Evening", "number": 9, "players": 0}]],
)
def test_a_position_that_the_rules_cannot_go_on_from_is_one_error(agenda):
    laid = position(base="empty", zones={}, agenda=agenda)

    with pytest.raises(CodecError, match="the game cannot go on from here"):
        laid.begin(GAME)
