"""Thinking ahead: who is dropped when, what is compared with what, and what is imagined."""

import pytest
from attrs import evolve, frozen

from game.bots.advice import UNSAID, Advice, Candidate
from game.bots.reasons import reasons
from game.bots.rollouts import FAR, VICTORY, Imagined, Judgement, play_on, whole_answer
from game.bots.search import Effort, _levelled, _shortfall, explain, ponder
from game.engine import Session, Setup, Situation
from game.engine.table import Draft, Result
from game.library.minds import Figures, Worth
from tests.toy import fair, steps, zones
from tests.toy.mind import MIND, THOUGHTFUL, guessing

EFFORT = Effort(rollouts=40, candidates=4, least=2, prior=1.0, doubt=0.01)


def begun(*options, players=2, seed=1):
    session = Session.begin(THOUGHTFUL, Setup("toy", players, seed, options))
    return session, Situation(THOUGHTFUL, session.decision, session.table)


def test_what_may_be_lost_by_dropping_somebody_falls_with_the_lead():
    assert 0.3989 == pytest.approx(_shortfall(0.0), abs=1e-4)
    assert 0.0833 == pytest.approx(_shortfall(1.0), abs=1e-4)
    assert 0.0004 == pytest.approx(_shortfall(3.0), abs=1e-4)


def test_who_met_fewer_worlds_is_compared_in_those():
    """The first two worlds were poor for both: the one that met no others is only 0.1 behind."""
    assert 0.4 == pytest.approx(_levelled([0.1, 0.1], [0.2, 0.2, 0.8, 0.8]))
    assert 0.5 == pytest.approx(_levelled([0.2, 0.2, 0.8, 0.8], [0.2, 0.2, 0.8, 0.8]))


def test_an_easy_choice_takes_few_worlds_and_a_close_one_more():
    _, situation = begun()

    sure = ponder(THOUGHTFUL, situation, evolve(EFFORT, doubt=1.0), 5)
    close = ponder(THOUGHTFUL, situation, evolve(EFFORT, doubt=0.0), 5)

    assert {EFFORT.least} == {each.worlds for each in sure.candidates}
    assert EFFORT.rollouts == sum(each.worlds for each in close.candidates)


def test_thinking_never_plays_more_worlds_than_it_may():
    _, situation = begun()
    for most in (3, 7, 20):
        advice = ponder(THOUGHTFUL, situation, evolve(EFFORT, rollouts=most, doubt=0.0), 5)

        assert sum(each.worlds for each in advice.candidates) <= most


def test_no_more_questions_are_answered_in_worlds_than_fit_into_a_second(monkeypatch):
    """A world of the usual length has to fit in for each candidate, or none is begun."""
    answered = []

    def counted(mind, quick, end):
        answered.append(play_on(mind, quick, end))
        return answered[-1]

    monkeypatch.setattr("game.bots.search.play_on", counted)
    _, situation = begun()
    ponder(THOUGHTFUL, situation, evolve(EFFORT, doubt=0.0), 5)
    usual, worlds = sum(answered), len(answered)
    answered.clear()
    slow = evolve(THOUGHTFUL, mind=evolve(MIND, second=usual // 2))
    told = []

    ponder(slow, situation, evolve(EFFORT, doubt=0.0), 5, lambda share: told.append(share))

    assert 0 < len(answered) < worlds
    assert usual // 4 < sum(answered) <= usual // 2 + usual // worlds
    assert sorted(told) == told
    assert 0.7 < told[-1] <= 1


def test_without_a_world_rules_of_thumb_decide():
    _, situation = begun()
    advice = ponder(THOUGHTFUL, situation, evolve(EFFORT, rollouts=1), 5)

    assert {0} == {each.worlds for each in advice.candidates}
    assert max(each.worth for each in advice.candidates) == advice.best.worth


def test_the_same_question_has_the_same_dice_whatever_came_before():
    """Seat 1 throws the die; seat 0 hid a card before that, with a question more, or bought one."""
    session, _ = begun(("rich", True))
    found = []
    for first in (steps.Throw, steps.HideSomething, steps.Buy):
        world = Imagined(Draft.quick(session.table), session.decision, 11)
        _choose(world, first)
        if first is steps.HideSomething:
            _choose(world, steps.Hide)
        assert 1 == world.decision.seat
        before = world.table.count(zones.trader(1), zones.COINS)
        _choose(world, steps.Throw)
        found.append(world.table.count(zones.trader(1), zones.COINS) - before)

    assert 1 == len(set(found)), found


def _choose(world, kind):
    options = world.decision.options
    world.choose(next(number for number, each in enumerate(options) if isinstance(each, kind)))


def test_a_composed_answer_is_put_together_part_by_part():
    session, _ = begun(("fair", True), ("rich", True))
    world = Imagined(Draft.quick(session.table), session.decision, 11)
    _choose(world, fair.BidCoins)
    _choose(world, fair.BidCoins)
    _choose(world, fair.SellBundle)

    answer = whole_answer(MIND, world.table, world.decision)

    assert isinstance(answer, fair.Sell)
    assert answer.cards


def test_what_others_keep_to_themselves_is_guessed_for_who_thinks():
    viewers = []
    game = evolve(THOUGHTFUL, mind=guessing(viewers))
    session = Session.begin(game, Setup("toy", 2, 1))

    ponder(game, Situation(game, session.decision, session.table), EFFORT, 5)

    assert {0} == set(viewers)


def test_who_plays_together_hopes_together():
    session, _ = begun(("fair", True), ("fox", True), ("together", True), players=4)
    found = Judgement(THOUGHTFUL, session.table)

    assert 1 == len({found.chance(seat) for seat in range(4)})
    assert sum(found.hopes) / 4 / FAR == pytest.approx(found.chance(0))


@pytest.mark.parametrize(("winners", "more"), [((0, 1, 2, 3), VICTORY), ((), 0.0)])
def test_a_victory_together_counts_beside_the_points(winners, more):
    session, _ = begun(("fair", True), ("fox", True), ("together", True), players=4)
    table = evolve(session.table, result=Result((4, 4, 4, 4), winners, together=True))
    found = Judgement(THOUGHTFUL, table)

    assert sum(found.hopes) / 4 / FAR + more == pytest.approx(found.chance(2))


def test_a_reason_never_says_the_contrary_of_what_was_learned():
    """A market in which coins in hand are bad: nobody is told that more of them are left."""
    worths = {"coins": Worth(-2.0), "best": Worth(1.0)}
    figures = Worthless(Figures(Worth(1.0), worths))
    session, _ = begun(("rich", True))
    for shunned, said in ((frozenset(), False), (frozenset(("coins",)), True)):
        game = evolve(THOUGHTFUL, mind=evolve(MIND, figures=figures, shunned=shunned))
        found = Judgement(game, session.table)

        assert said == ("coins" in found.terms[0])
        assert "best" in found.terms[0]
        assert sum(found.terms[0].values()) == pytest.approx(found.hopes[0])

    silent = Candidate(0, steps.Throw(), 0.0, 0.5, 0.0, {UNSAID: 9.0, "best": 1.0}, 4)
    other = evolve(silent, terms={UNSAID: 1.0})
    assert (("best", 1.0),) == Advice((silent, other)).reason()
    assert [] == silent.better_by(evolve(silent, terms={"best": 1.0}))


@frozen
class Worthless:
    """Figures that lie on no shelf."""

    figures: Figures

    def load(self):
        return self.figures


def test_a_loss_that_few_worlds_may_have_made_up_counts_less():
    best = Candidate(0, steps.Throw(), 0.0, 0.6, 9.0, {}, 20)
    close = Candidate(1, steps.Throw(), 0.0, 0.4, 9.0, {}, 7, error=0.05)
    unsure = Candidate(2, steps.Throw(), 0.0, 0.5, 9.0, {}, 7, error=0.15)
    advice = Advice((best, close, unsure))

    assert [0.0, 0.15, 0.0] == [pytest.approx(advice.loss(each)) for each in range(3)]
    assert advice.loss(3) is None


def test_an_error_falls_with_the_worlds_that_were_met():
    _, situation = begun()
    few = ponder(THOUGHTFUL, situation, evolve(EFFORT, doubt=1.0), 5)
    many = ponder(THOUGHTFUL, situation, evolve(EFFORT, doubt=0.0), 5)

    assert 0.0 == few.best.error == many.best.error
    assert many.candidates[1].error < few.candidates[1].error


def keys(advice):
    return [each.key for each in reasons(advice)]


def test_a_reason_is_looked_for_beside_every_option_that_was_thought_about():
    """The next one comes to the same, but the one after that brings less."""
    best = Candidate(0, steps.Throw(), 0.0, 0.5, 0.0, {"score": 3.0, "rivals": -2.0}, 4)
    poor = evolve(best, number=2, terms={"score": 3.0, "rivals": -4.0})

    assert ["reason-rivals"] == keys(Advice((best, evolve(best, number=1), poor)))


def test_where_nothing_differs_that_is_the_reason():
    best = Candidate(0, steps.Throw(), 0.0, 0.5, 0.0, {"score": 3.0}, 4)

    assert ["reason-alone"] == keys(Advice((best,)))
    assert ["reason-equal"] == keys(Advice((best, evolve(best, number=1))))
    assert ["reason-thumb"] == keys(Advice((best, evolve(best, number=1, terms={"score": 5.0}))))
    assert ["reason-thumb"] == keys(Advice((best, evolve(best, number=1, worlds=0, terms={}))))


def test_what_stands_alone_is_explained_beside_what_comes_next():
    _, situation = begun()
    sure = evolve(THOUGHTFUL, mind=evolve(MIND, margin=0.0))

    alone = ponder(sure, situation, EFFORT, 5)
    advice = explain(sure, situation, EFFORT, 5)

    assert 1 == len(alone.candidates)
    assert alone.best.number == advice.best.number
    assert 1 < len(advice.candidates)
    assert {EFFORT.least} == {each.worlds for each in advice.candidates}
