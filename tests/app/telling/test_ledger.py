"""The arithmetic of luck, race and key moments."""

from __future__ import annotations

import math

import pytest
from attrs import evolve

from game.app.doors.shot import stage_of
from game.app.studio.samples import Request, sample
from game.app.telling import ledger, scores
from game.app.telling.ledger import Measure, Tally
from game.engine.events import Rolled, Told
from game.rules import GAMES
from tests.app.playing import night


def test_a_plain_die_brings_three_and_a_half() -> None:
    tally = Tally(0, "force", Measure(), dice=12, total=50)

    assert 42 == tally.expected
    assert math.isclose(math.sqrt(35), tally.spread)
    assert "even" == tally.verdict


def test_only_beyond_two_deviations_is_it_luck() -> None:
    spread = Tally(0, "force", Measure(), dice=12).spread
    inside, outside = 42 + math.floor(2 * spread), 42 + math.ceil(2 * spread)

    assert "even" == Tally(0, "force", Measure(), 12, inside).verdict
    assert "lucky" == Tally(0, "force", Measure(), 12, outside).verdict
    assert "unlucky" == Tally(0, "force", Measure(), 12, 84 - outside).verdict


def test_few_rolls_are_never_called_bad_luck() -> None:
    assert "few" == Tally(0, "force", Measure(), dice=4, total=4).verdict


def test_dice_against_you_are_bad_when_they_hit() -> None:
    hits = Measure((0, 0, 1, 1, 1, 1), good=False)

    assert math.isclose(2 / 3, hits.mean)
    assert math.isclose(2 / 9, hits.variance)
    assert "unlucky" == Tally(0, "attack", hits, dice=12, total=12).verdict
    assert "lucky" == Tally(0, "attack", hits, dice=12, total=3).verdict


def test_the_usual_never_leaves_what_dice_can_show() -> None:
    low, high = Tally(0, "force", Measure(), dice=1, total=3).usual

    assert (1, 6) == (low, high)


def test_rolls_belong_to_the_seat_that_threw() -> None:
    session = night(whole=True).session
    thrown = {0: 0, 1: 0, 2: 0}
    for commit in session.commits:
        for event in commit.events:
            if getattr(event, "key", "") == "toy-threw":
                args = dict(event.args)
                thrown[args["seat"]] += args["coins"]

    assert thrown == {tally.seat: tally.total for tally in ledger.luck(session, {})}


def test_what_falls_while_the_table_is_set_up_is_nobodys_luck() -> None:
    session = night(whole=True).session
    first = session.commits[0]
    laid = (Told("toy-hid", (("seat", 0),)), Rolled(("die.0",), (6,)))
    before = ledger.luck(session, {})

    session.commits[0] = evolve(first, events=(*laid, *first.events))

    assert "toy-evening" in [getattr(event, "key", "") for event in first.events]
    assert before == ledger.luck(session, {})


def test_the_race_ends_with_the_result() -> None:
    session = night(whole=True).session
    race = ledger.race(session)

    assert 4 == race.rounds
    assert (4.0, session.table.result.scores) == race.points[-1]
    assert [place for place, _ in race.points] == sorted(place for place, _ in race.points)


def test_turns_are_real_swings_in_the_order_of_play() -> None:
    session = night(whole=True).session
    turns = ledger.turns(session, most=3)

    assert 3 == len(turns)
    assert turns == sorted(turns, key=lambda turn: (turn.commit, turn.seat))
    for turn in turns:
        before = session.game.scoring.scores(session.commits[turn.commit - 1].table)[turn.seat]
        after = session.game.scoring.scores(session.commits[turn.commit].table)[turn.seat]
        assert turn.gain == after - before


def test_the_screen_says_what_dice_count_and_which_are_nobodys() -> None:
    session = night(whole=True).session
    plain = ledger.luck(session, {})
    halved = ledger.luck(session, {"die": Measure((0, 0, 0, 1, 1, 1))})

    assert [tally.dice for tally in plain] == [tally.dice for tally in halved]
    assert all(half.total <= tally.dice for half, tally in zip(halved, plain, strict=True))
    assert [] == ledger.luck(session, {"die": None})


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_adds_up(game: str) -> None:
    match = sample(Request(stage_of((1280, 720)), game, 3, 200))
    table = match.session.table
    entries = scores.sheet(match.game, table, 3)

    assert match.game.scoring.scores(table) == tuple(
        sum(entry.points[seat] for entry in entries) for seat in range(3)
    )
