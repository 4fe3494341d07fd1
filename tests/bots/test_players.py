"""Players without hands: what they get to see, and how they choose."""

from typing import ClassVar

import pytest
from attrs import evolve, frozen

from game.bots import RandomPlayer, make_player, player_names
from game.bots.onward import Onward
from game.engine import Decision, Option, Session, Setup, SetupError, Situation
from game.engine.quick import Quick
from game.engine.secrecy import view
from tests.toy import GAME
from tests.toy.mind import MIND, THOUGHTFUL, judge
from tests.toy.steps import Trade


@frozen
class Go(Option):
    number: int


@frozen
class Return(Option):
    back: ClassVar[bool] = True
    number: int


@frozen
class Rearrange(Option):
    idle: ClassVar[bool] = True
    number: int


class First:
    """Takes the first option of all."""

    def choose(self, situation):
        return 0


def asked(*options):
    """A situation in which these options are offered."""
    decision = Decision(0, Trade(0), options)
    return Situation(GAME, decision, Session.begin(GAME, Setup("toy", 2, 1)).table)


def chosen(player, situation, times=200):
    return [player.choose(situation) for _ in range(times)]


def test_a_random_player_takes_every_option_and_never_goes_back():
    situation = asked(Return(0), Go(1), Go(2), Return(3))

    choices = chosen(RandomPlayer(1), situation)

    assert {1, 2} == set(choices)
    assert 60 < choices.count(1) < 140


def test_a_random_player_goes_back_when_there_is_no_other_way():
    assert {0, 1} == set(chosen(RandomPlayer(1), asked(Return(0), Return(1))))


def test_a_random_player_seldom_rearranges():
    choices = chosen(RandomPlayer(1), asked(Rearrange(0), Go(1)))

    assert 2 < choices.count(0) < 30


def test_no_player_goes_back_while_there_is_another_way():
    assert {1} == set(chosen(Onward(First()), asked(Return(0), Go(1), Return(2))))
    assert {1} == set(chosen(Onward(First()), asked(Return(0), Rearrange(1), Return(2))))
    assert {0} == set(chosen(Onward(First()), asked(Return(0), Return(1))))


def test_no_player_rearranges_twice_between_two_real_choices():
    fond, rearranging = Onward(First()), asked(Rearrange(0), Go(1))

    assert [0, 1, 0, 1] == chosen(fond, rearranging, 4)
    assert {0} == set(chosen(fond, asked(Rearrange(0), Return(1))))


def test_a_narrowed_situation_shows_the_same_table():
    situation = asked(Return(0), Go(1), Go(2))

    few = situation.among([1, 2])

    assert ((Go(1), Go(2)), situation.view) == (few.decision.options, few.view)


def test_the_same_seed_gives_the_same_choices_and_each_seat_has_its_own():
    situation = asked(*map(Go, range(10)))

    def choices(seat, seed):
        return chosen(make_player("random", seat, seed, GAME), situation, 30)

    assert choices(0, 5) == choices(0, 5)
    assert 3 == len({tuple(choices(*each)) for each in ((0, 5), (1, 5), (0, 6))})


def test_a_situation_shows_what_the_seat_may_see_and_nothing_else():
    setup = Setup("toy", 3, 1)
    session = Session.begin(GAME, setup)
    quick = Quick(GAME.opening(setup), setup.seed)
    quick.begin()

    kept = Situation(GAME, session.decision, session.table)
    fast = Situation(GAME, quick.decision, quick.table)

    assert 0 == kept.seat
    assert view(GAME, session.table, 0) == kept.view == fast.view.table()
    assert kept.view is kept.view
    assert {"among", "asking", "decision", "seat", "view", "worlds"} == {
        name for name in dir(kept) if not name.startswith("_")
    }


def test_an_unknown_player_is_refused_with_the_names_there_are():
    with pytest.raises(SetupError) as refused:
        make_player("oracle", 0, 1, GAME)

    assert (("given", "oracle"), ("known", ("random",))) == refused.value.text.args


def test_a_game_may_bring_players_of_its_own():
    class Lucky:
        def __init__(self, luck):
            self.luck = luck

        def choose(self, situation):
            return int(self.luck() * len(situation.decision.options))

    game = evolve(GAME, players={"lucky": Lucky})
    situation = asked(*map(Go, range(10)))

    def choices(seat):
        return chosen(make_player("lucky", seat, 5, game), situation, 30)

    assert ("random", "lucky") == player_names(game)
    assert choices(0) == choices(0) != choices(1)


def test_who_thinks_ahead_goes_by_keener_rules_of_thumb_and_others_do_not():
    asked_about = []

    def noting(table, decision):
        asked_about.append(decision)
        return judge(table, decision)

    game = evolve(THOUGHTFUL, mind=evolve(MIND, keen=evolve(MIND, judge=noting)))
    table = Session.begin(game, Setup("toy", 2, 1))
    situation = Situation(game, table.decision, table.table)

    make_player("adept", 0, 1, game).choose(situation)
    assert not asked_about

    make_player("master", 0, 1, game).choose(situation)
    assert asked_about
