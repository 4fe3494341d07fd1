"""A bot that thinks ahead, at the table: its process may be lost, the game goes on."""

from attrs import evolve

from game.app.table import thinking
from game.app.table.thinking import Glancing, Pondering, thinking_of
from game.guide.thinking import Answer
from game.guide.workers import Thought
from game.rules import game_of
from tests.app.hands import match_of
from tests.toy import GAME as TOY
from tests.toy.steps import Throw

GAME = game_of("monster_lands")


class Silent:
    """A process that never says anything."""

    def __init__(self):
        self.given_up, self.hurried = [], []

    def give_up(self, thought):
        self.given_up.append(thought)

    def hurry(self, thought):
        self.hurried.append(thought)


def masters(monkeypatch):
    """A game whose first question is for a master that is never answered."""
    process, asked = Silent(), []

    def ask(turn):
        asked.append(turn)
        return Thought(len, ())

    monkeypatch.setattr(thinking, "thinker", lambda: process)
    monkeypatch.setattr(thinking, "ask", ask)
    match = match_of(GAME, bots=(0, 1))
    match.seats = tuple(evolve(seat, player="master") for seat in match.seats)
    return match, process, asked


def test_a_master_thinks_in_a_process(monkeypatch):
    match, process, asked = masters(monkeypatch)

    thought = thinking_of(match)

    assert isinstance(thought, Pondering)
    assert "master" == asked[0].level
    assert (None, 0.0) == (thought.answer(0), thought.progress)
    thought.hurry()
    assert 1 == len(process.hurried)


def test_its_answer_is_taken_and_what_it_rearranged_is_kept_in_mind(monkeypatch):
    match, _, _ = masters(monkeypatch)
    thought = thinking_of(match)

    thought._thought.end(Answer(1, True))

    assert 1 == thought.answer(0)
    assert {match.session.decision.seat: True} == match.idled


def test_a_process_that_hangs_is_begun_anew_then_a_quicker_player_decides(monkeypatch):
    match, process, asked = masters(monkeypatch)
    monkeypatch.setattr(thinking, "HUNG", -1.0)
    thought = thinking_of(match)

    assert thought.answer(0) is None
    assert (2, 1) == (len(asked), len(process.given_up))
    assert thought.answer(0) is None
    assert (2, 2) == (len(asked), len(process.given_up))
    assert thought.answer(30.0) in range(len(match.session.decision.options))


def test_nobody_waits_for_what_is_not_wanted_any_more(monkeypatch):
    match, process, _ = masters(monkeypatch)
    thought = thinking_of(match)

    thought.give_up()

    assert [thought._thought] == process.given_up


def test_quick_bots_and_games_that_cannot_be_sent_think_here():
    match = match_of(TOY, bots=(1, 2))
    match.session.choose(Throw())

    assert isinstance(thinking_of(match), Glancing)
