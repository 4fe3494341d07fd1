"""The recorder writes events and folds them; `advance` goes on until somebody must choose."""

import pytest
from attrs import frozen

from game.engine import Ask, Auto, Composed, Option, Sealed
from game.engine import play as play_module
from game.engine.chance import Chance
from game.engine.events import Adjusted, Chosen, Entered, Left, Marked, Moved, Rolled, Told, Turned
from game.engine.folds import fold
from game.engine.play import EngineError, QuietPlay, advance, answer
from game.engine.table import Draft, TableError
from tests.engine.small import (
    Again,
    Finish,
    Pick,
    Question,
    ShownQuestion,
    begin,
    recorder,
    table,
)

LAID = table(deck=["a", "b", "c"], hand=["d"], tray=["die"])


def write_everything(play):
    play.choose(0, Pick(1))
    play.move("b", to="hand")
    play.move(["c", "a"], to="hand", at=0)
    play.move(["d", "die"], to="heap", at=0)
    play.move([], to="hand")
    play.turn("b", "down")
    play.turn("b", "down")
    play.roll(["die", "c"], sides=10)
    play.roll([])
    play.shuffle("hand")
    play.shuffle("heap.2")
    play.adjust("red", "gold", 3)
    play.adjust("red", "gold", 0)
    play.adjust("blue", "gold", 1)
    play.adjust("blue", "gold", -1)
    play.mark("night", 2)
    play.mark("night", 2)
    play.push(Finish(), Question(0, 2))
    play.push()
    play.tell("story", card="a")
    play.leave()


def test_every_line_of_a_rule_reads_what_the_line_before_wrote():
    play = recorder(LAID)

    play.move("a", to="hand")
    play.adjust("red", "gold", 2)

    assert ("d", "a") == play.table.zone("hand")
    assert 2 == play.table.count("red", "gold")


def test_what_is_recorded_folds_to_what_was_played():
    play = recorder(LAID)

    write_everything(play)

    assert fold(LAID, play.events) == play.table.freeze()


def test_a_quiet_recorder_plays_and_counts_the_same():
    play, quiet = recorder(LAID), QuietPlay(Draft.quick(LAID), Chance(7, 1))

    write_everything(play)
    write_everything(quiet)

    assert play.table.freeze() == quiet.table.table()
    assert (len(play.events), []) == (quiet.count, quiet.events)


def test_what_changes_nothing_is_no_event():
    play = recorder(LAID)

    play.move([], to="hand")
    play.turn("a", None)
    play.mark("night", None)
    play.adjust("red", "gold", 0)
    play.shuffle("hand")
    play.push()

    assert () == play.roll([])
    assert [] == play.events


def test_pieces_from_several_zones_arrive_in_the_order_given():
    play = recorder(LAID)

    play.move(["d", "b"], to="tray", at=0)

    assert ("d", "b", "die") == play.table.zone("tray")
    assert [Moved(("d",), "hand", "tray", 0), Moved(("b",), "deck", "tray", 1)] == play.events


def test_rolling_gives_what_the_dice_show_scripted_rolls_first():
    play = recorder(LAID, 6, 5)

    assert (6, 5) == play.roll(["die", "a"])
    assert (6, 5) == (play.table.pips("die"), play.table.pips("a"))
    assert [Rolled(("die", "a"), (6, 5))] == play.events


def test_a_forced_option_resolves_by_itself():
    play = recorder(table(Question(0, 1), Question(1, 2)))

    decision = advance(play)

    assert Question(1, 2) == decision.step
    assert [Left(), Adjusted("all", "picked", 1)] == play.events


def test_a_step_that_should_be_seen_asks_even_so():
    decision = advance(recorder(table(ShownQuestion(0, 1), Finish())))

    assert (0, (Pick(0),)) == (decision.seat, decision.options)


def test_an_answer_is_noted_resolved_and_followed_to_the_next_question():
    play = recorder(table(Question(0, 2), Question(1, 3)))

    following = answer(play, advance(play), Pick(1))

    assert Question(1, 3) == following.step
    assert [Chosen(0, Pick(1)), Left(), Adjusted("all", "picked", 2)] == play.events


def test_nobody_is_asked_after_the_end():
    play = recorder(table(Finish(), Question(0, 2)))

    assert advance(play) is None
    assert (0,) == play.table.result.scores


def test_a_rule_that_leaves_nothing_to_do_is_a_mistake():
    with pytest.raises(EngineError, match="agenda is empty"):
        advance(recorder(table(Question(0, 1))))


def test_a_question_without_an_answer_is_a_mistake():
    with pytest.raises(EngineError, match="offers nothing"):
        advance(recorder(table(Question(0, 0))))


def test_a_loop_is_a_mistake(monkeypatch):
    monkeypatch.setattr(play_module, "MOST_STEPS", 500)

    with pytest.raises(EngineError, match="500 steps without a choice, last Again"):
        advance(recorder(table(Again())))


def test_a_failing_rule_leaves_the_session_as_it_was():
    session = begin(Question(0, 2), Again(), Finish())
    before = session.table

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(play_module, "MOST_STEPS", 50)
        with pytest.raises(EngineError):
            session.choose(0)

    assert (before, 0, 1) == (session.table, session.cursor, len(session.commits))


def test_the_bare_classes_ask_to_be_filled_in():
    for call in (
        lambda: Option().label(),
        lambda: Auto().resolve(None),
        lambda: Ask().offers(LAID),
        lambda: Ask().options(LAID),
        lambda: Composed().taking(Pick(0)),
        lambda: Composed().draft_of(Pick(0)),
        lambda: Sealed(()).opened(None, ()),
        lambda: Ask().resolve(None, Pick(0)),
        lambda: Ask().prompt(LAID),
    ):
        with pytest.raises(NotImplementedError):
            call()
    assert () == Option().touches()
    assert Finish() == Finish().masked(1)


def test_events_of_every_method_are_the_expected_kinds():
    play = recorder(LAID)

    play.turn("a", 1)
    play.mark(("used", 1), 1)
    play.push(Finish())
    play.tell("story", seats=(1,), card="a")

    expected = [
        Turned("a", 1),
        Marked(("used", 1), 1),
        Entered((Finish(),)),
        Told("story", (("card", "a"),), (1,)),
    ]
    assert expected == play.events


@frozen
class Twice(Auto):
    """Push twice, each time two steps."""

    def resolve(self, play):
        play.push(Question(0, 2), Question(1, 2))
        play.adjust("all", "picked", 1)
        play.push(Question(2, 2), Finish())


def test_what_a_rule_pushes_first_is_done_first_however_often_it_pushes():
    play, quiet = recorder(table(Twice())), QuietPlay(Draft.quick(table(Twice())), Chance(7, 1))

    assert Question(0, 2) == advance(play).step
    assert Question(0, 2) == advance(quiet).step

    expected = (Question(0, 2), Question(1, 2), Question(2, 2), Finish())
    assert expected == play.table.agenda[::-1] == quiet.table.agenda[::-1]
    assert [0, 2] == [event.under for event in play.events if isinstance(event, Entered)]


def test_steps_that_wait_for_more_than_there_is_are_a_forgery():
    with pytest.raises(TableError, match="wait for more"):
        fold(LAID, [Entered((Finish(),), 1)])
