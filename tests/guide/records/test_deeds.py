"""Deeds of the Night Market, read off stories of a few lines and off whole games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from game.engine.events import Event, Told
from game.engine.game import Setup
from game.engine.journal import read
from game.engine.session import Commit, Session
from game.engine.table import Result
from game.guide.records.deeds import deeds_of
from game.library import deeds
from tests.toy import GAME

JOURNALS = Path(__file__).resolve().parents[2] / "golden" / "toy"
EVENING = Told("toy-evening")


def told(key: str, **args: Any) -> Told:
    return Told(key, tuple(args.items()))


def story(*commits: tuple[Event, ...], result: Result | None = None) -> Session:
    """A session in which this was told, commit by commit, and that ended like this."""
    opening = Session.begin(GAME, Setup("toy", 2, 1)).table
    tables = [opening] * len(commits)
    if result is not None:
        tables[-1] = evolve(opening, result=result)
    made = [
        Commit(number, events, table, ())
        for number, (events, table) in enumerate(zip(commits, tables, strict=True))
    ]
    return Session(GAME, Setup("toy", 2, 1), made, len(made) - 1)


BOUGHT = told("toy-bought", seat=0, card="rope.0")
FEW_COINS = told("toy-threw", seat=0, coins=2)


def test_a_deed_is_done_with_the_commit_that_completes_it() -> None:
    session = story((EVENING,), (BOUGHT, BOUGHT), (), (BOUGHT,), (BOUGHT,))

    assert {"bargain": 3} == deeds_of(session, 0)
    assert {} == deeds_of(session, 1)


def test_what_only_others_heard_is_nobody_elses_deed() -> None:
    whispered = evolve(BOUGHT, args=(("card", "rope.0"),), seats=(1,))
    session = story((EVENING,), (whispered, whispered, whispered))

    assert {} == deeds_of(session, 0)
    assert {"bargain": 1} == deeds_of(session, 1)


def test_what_was_taken_back_does_not_count() -> None:
    session = story((EVENING,), (BOUGHT, BOUGHT), (BOUGHT,))
    session.jump(1)

    assert {} == deeds_of(session, 0)


def test_an_argument_must_be_reached_or_is_added_up() -> None:
    session = story(
        (EVENING,),
        (told("toy-threw", seat=1, coins=5),),
        (told("toy-threw", seat=1, coins=6),),
    )

    assert {"throw_of_luck": 2, "earner": 2} == deeds_of(session, 1)


def test_never_is_known_only_at_the_end() -> None:
    winner = Result((4, 1), (0,))

    assert {} == deeds_of(story((EVENING,), ()), 0)
    assert {"honest": 1} == deeds_of(story((EVENING,), (), result=winner), 0)
    hid = (told("toy-hid", seat=0),)
    assert {} == deeds_of(story((EVENING,), hid, result=winner), 0)
    assert {} == deeds_of(story((EVENING,), (), result=winner), 1)


@pytest.mark.parametrize(
    ("when", "expected"),
    [
        (deeds.Won(margin=3), {"tried": 2}),
        (deeds.Won(margin=4), {}),
        (deeds.Scored(4), {"tried": 2}),
        (deeds.Scored(5), {}),
        (deeds.Told(("toy-bought",), 3, within="round"), {}),
        (deeds.Told(("toy-bought",), 2, within="round"), {"tried": 1}),
        (deeds.Told(("toy-bought", "toy-hid"), 4), {"tried": 2}),
        (deeds.Told(("toy-bought",), where={"card": "rope.0"}), {"tried": 1}),
        (deeds.Told(("toy-bought",), where={"card": "map.0"}), {}),
        (deeds.Told(("toy-found",)), {"tried": 2}),
        (deeds.Told(("toy-threw",), up_to={"coins": 2}), {"tried": 2}),
        (deeds.Told(("toy-threw",), up_to={"coins": 1}), {}),
        (deeds.SetUp(players=2), {"tried": 0}),
        (deeds.SetUp(players=3), {}),
        (deeds.SetUp(reaching={"rich": 0}), {"tried": 0}),
        (deeds.SetUp(reaching={"rich": 1}), {}),
    ],
)
def test_every_condition(when: deeds.Condition, expected: dict[str, int], tmp_path: Path) -> None:
    name = deeds.Words("Tried", "Essai")
    shelf = _Shelf({"tried": deeds.Deed(name, name, "app.star", when)})
    session = story(
        (EVENING,),
        (BOUGHT, BOUGHT),
        (EVENING, BOUGHT, told("toy-hid", seat=0), told("toy-found"), FEW_COINS),
        result=Result((4, 1), (0,)),
    )
    session.game = evolve(GAME, deeds=shelf)

    assert expected == deeds_of(session, 0)


class _Shelf:
    """Deeds that are in no file."""

    def __init__(self, content: deeds.Deeds) -> None:
        self._content = content

    def load(self) -> deeds.Deeds:
        return self._content


@pytest.mark.parametrize("path", sorted(JOURNALS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_replay_finds_the_same_deeds(path: Path) -> None:
    first, second = read(path, GAME).session, read(path, GAME).session

    for seat in range(first.setup.players):
        assert deeds_of(first, seat) == deeds_of(second, seat)
