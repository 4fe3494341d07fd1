"""A game being played: choosing, taking back, doing again."""

import json

import pytest

from game.engine import Refusal, Session, SetupError
from game.engine.codec import digest
from game.engine.events import Rolled
from game.engine.game import Setup
from game.engine.journal import Journal, read
from game.engine.session import UndoRefused
from tests.engine.small import choose, option, toy
from tests.toy import GAME
from tests.toy.steps import Back, Buy, Hide, HideSomething, Throw


class Keeper:
    """Keeps a list; fails like a full disk when told to."""

    def __init__(self):
        self.kept = []
        self.full = False

    def keep(self, commit):
        self._write(("commit", commit.number))

    def keep_cursor(self, cursor, forced):
        self._write(("cursor", cursor, forced))

    def _write(self, line):
        if self.full:
            raise OSError(28, "No space left on device")
        self.kept.append(line)


@pytest.fixture
def session():
    return toy()


def refusal(act, *args, **named):
    with pytest.raises(UndoRefused) as refused:
        act(*args, **named)
    return refused.value.refusal


def test_a_choice_is_made_with_an_option_or_its_number(session):
    twin = toy()

    session.choose(Throw())
    twin.choose(twin.decision.options.index(Throw()))

    assert (1, 1, session.table) == (session.cursor, twin.cursor, twin.table)
    assert 1 == session.decision.seat


@pytest.mark.parametrize("choice", [-1, 99, Back(), Buy("nothing")])
def test_what_is_not_offered_is_refused(session, choice):
    before = session.table

    with pytest.raises(ValueError, match=r"no option|not offered"):
        session.choose(choice)

    assert (before, 0) == (session.table, session.cursor)


def test_nothing_can_be_chosen_after_the_end(session):
    while session.decision:
        session.choose(0)

    assert session.is_over
    with pytest.raises(ValueError, match="over"):
        session.choose(0)


def test_a_game_that_cannot_be_set_up_like_this_does_not_begin():
    with pytest.raises(SetupError):
        Session.begin(GAME, Setup("toy", 9, 1))


def test_undo_is_free_up_to_the_last_reveal(session):
    choose(session, Throw, HideSomething, Hide)
    after_throw = session.commits[1].table

    session.undo(seat=1)
    session.undo()

    assert (1, after_throw) == (session.cursor, session.table)
    assert Refusal("undo-rolled", (("things", ("die.gold",)),)) == session.why_not_undo()


def test_the_refusal_names_what_was_revealed(session):
    choose(session, Throw)

    assert "undo-rolled" == refusal(session.undo).key
    assert 1 == session.cursor


def test_the_refusal_names_cards_that_everybody_saw():
    session = toy(rich=True)
    choose(session, Buy)
    (filled,) = set(session.table.zone("offer")) - set(session.commits[0].table.zone("offer"))

    found = refusal(session.undo)

    assert "undo-revealed" == found.key
    assert filled in dict(found.args)["things"]


def test_the_refusal_does_not_name_a_card_that_only_one_seat_saw():
    session = next(each for each in map(toy, range(50)) if Buy("map.0") in each.decision.options)
    session.choose(Buy("map.0"))
    bought, drawn = session.table.zone("hand.0")[-2:]

    things = dict(refusal(session.undo).args)["things"]

    assert "map.0" == bought
    assert drawn not in things
    assert set(session.table.zone("offer")) >= set(things) != set()


def test_with_the_tables_consent_undo_goes_through_and_the_keeper_is_told(session):
    session.keeper = keeper = Keeper()
    choose(session, Throw, HideSomething)
    first = session.commits[0].table

    session.undo(force=True)
    session.undo(force=True)

    assert (0, first) == (session.cursor, session.table)
    assert [("cursor", 1, False), ("cursor", 0, True)] == keeper.kept[2:]


def test_the_journal_says_that_undo_was_forced(session, tmp_path):
    Journal.create(tmp_path / "j", session)
    choose(session, Throw)

    session.undo(force=True)

    last = (tmp_path / "j").read_text().splitlines()[-1].partition(" ")[2]
    assert {"cursor": 0, "forced": True} == json.loads(last)


def test_there_is_nothing_before_the_first_decision(session):
    for force in (False, True):
        assert "undo-nothing" == refusal(session.undo, force=force).key
    assert "undo-nothing" == session.why_not_undo().key
    assert "redo-nothing" == refusal(session.redo).key


def test_undone_and_redone_choices_give_the_same_dice(session):
    choose(session, Throw, Throw)
    rolled = [event for each in session.commits for event in each.events if type(event) is Rolled]
    after = digest(GAME, session.table)
    session.jump(0, force=True)
    session.redo()
    session.redo()
    assert after == digest(GAME, session.table)

    session.jump(0, force=True)
    choose(session, Throw, Throw)

    again = [event for each in session.commits for event in each.events if type(event) is Rolled]
    assert (rolled, after) == (again, digest(GAME, session.table))


def test_choosing_after_undo_forgets_the_future(session):
    choose(session, HideSomething, Back)
    session.undo()
    session.choose(option(session, Hide))

    assert (2, 3) == (session.cursor, len(session.commits))
    assert "redo-nothing" == refusal(session.redo).key


def test_jump_goes_to_any_commit_and_back(session):
    choose(session, HideSomething, Back, HideSomething)
    tables = [each.table for each in session.commits]

    for number in (1, 3, 0, 2, 2):
        session.jump(number)
        assert (number, tables[number]) == (session.cursor, session.table)

    assert "redo-nothing" == refusal(session.jump, 4).key
    assert "undo-nothing" == refusal(session.jump, -1, force=True).key


def test_a_jump_over_a_reveal_is_refused_as_a_whole(session):
    choose(session, HideSomething, Back, Throw, HideSomething)

    assert "undo-rolled" == refusal(session.jump, 1).key
    assert 4 == session.cursor


def test_the_question_is_the_same_after_undo(session):
    before = session.decision
    choose(session, HideSomething)

    session.undo()

    assert before == session.decision


def test_a_branch_leaves_no_trace(session):
    session.keeper = keeper = Keeper()
    choose(session, HideSomething, Back)
    session.undo()
    commits, cursor = list(session.commits), session.cursor

    branch = session.branch()
    choose(branch, Hide, Throw)
    branch.jump(0, force=True)

    assert (commits, cursor) == (session.commits, session.cursor)
    assert 3 == len(keeper.kept)
    assert session.table == session.branch().table


def test_a_session_moves_after_the_keeper_kept_it(session):
    class Watching(Keeper):
        def _write(self, line):
            self.kept.append((*line, session.cursor))

    session.keeper = keeper = Watching()

    choose(session, HideSomething)
    session.undo()
    session.redo()
    session.jump(1)

    kept = [("commit", 1, 0), ("cursor", 0, False, 1), ("cursor", 1, False, 0)]
    assert kept == keeper.kept


def test_a_keeper_that_fails_leaves_the_session_unchanged(session):
    session.keeper = keeper = Keeper()
    choose(session, HideSomething, Back)
    session.undo()
    before = (list(session.commits), session.cursor, session.decision)
    keeper.full = True

    for act in (lambda: session.choose(0), session.undo, session.redo):
        with pytest.raises(OSError, match="No space"):
            act()

    assert before == (session.commits, session.cursor, session.decision)


def test_a_session_goes_on_after_the_disk_was_full(session, tmp_path, monkeypatch):
    journal = Journal.create(tmp_path / "j", session)
    choose(session, HideSomething)
    with monkeypatch.context() as full:
        full.setattr("game.engine.journal.os.fsync", _no_space)
        for act in (lambda: session.choose(Back()), session.undo):
            with pytest.raises(OSError, match="No space"):
                act()

    choose(session, Back, Throw)
    journal.close()

    found = read(tmp_path / "j", GAME)
    assert (3, ()) == (found.session.cursor, found.notices)
    assert session.table == found.session.table


def _no_space(_):
    raise OSError(28, "No space left on device")


def test_why_not_gives_the_reason_of_the_rule():
    session = next(each for each in map(toy, range(50)) if "crown.0" in each.table.zone("offer"))

    expected = Refusal("toy-too-dear", (("card", "crown.0"), ("missing", 2)))
    assert expected == session.why_not(0, "crown.0")
    assert expected.text.key == expected.key


def test_why_not_speaks_of_turn_rule_and_end(session):
    in_deck = session.table.zone("deck")[0]

    assert session.why_not(0, "die.gold") is None
    assert Refusal("why-not-turn", (("seat", 0),)) == session.why_not(1, "die.gold")
    assert Refusal("why-not-hidden") == session.why_not(0, in_deck)
    assert Refusal("why-not-now") == session.why_not(0, "nothing of the kind")
    while session.decision:
        session.choose(0)
    assert Refusal("why-not-over") == session.why_not(0, "die.gold")
