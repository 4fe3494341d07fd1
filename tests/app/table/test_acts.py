"""Where a decision is parted: before dice that matter, at beats, before a round is summed up."""

from __future__ import annotations

import pytest

from game.app.table.acts import Acts, Cues, acts_of, is_for_all
from game.engine.events import Event, Marked, Moved, Rolled, Told
from game.engine.session import Session
from tests.app.hands import match_of
from tests.toy import GAME, zones
from tests.toy.steps import Throw

CUES = Cues(
    rests=frozenset(("beaten",)),
    rolls=frozenset(("rolled",)),
    beats={"home": "beat-home", "wages": "beat-wages"},
    rounds=frozenset(("round",)),
)
ROLLED = Rolled((zones.DIE,), (4,))
MOVED = Moved((zones.DIE,), zones.TRAY, zones.TRAY)


@pytest.fixture
def session() -> Session:
    """A game with one decision in it; what it did is laid by the tests."""
    session = match_of(GAME).session
    session.choose(Throw())
    return session


def parted(session: Session, *events: Event) -> list[tuple[int, str]]:
    """Where a decision with these events is parted, and what each part is."""
    object.__setattr__(session.commits[1], "events", events)
    return [
        (act.upto, "sum" if act.sums_up else "roll" if act.roll else act.beat or act.told)
        for act in acts_of(session, CUES)
    ]


def test_dice_that_matter_roll_over_the_table_before_them(session: Session) -> None:
    assert [(1, "roll")] == parted(session, MOVED, ROLLED, Told("rolled"))


def test_dice_that_nobody_tells_of_are_no_act(session: Session) -> None:
    assert [] == parted(session, MOVED, ROLLED, Told("pool"))


def test_the_story_rests_after_what_deserves_it_if_it_goes_on(session: Session) -> None:
    assert [(1, "beaten")] == parted(session, Told("beaten"), MOVED)
    assert [] == parted(session, MOVED, Told("beaten"), Marked("phase", 1))


def test_each_beat_is_an_act_and_the_last_one_leaves_nothing_lit(session: Session) -> None:
    events = (MOVED, Told("home"), MOVED, Told("more"), Told("wages"), MOVED)

    assert [(1, ""), (4, "beat-home"), (6, "beat-wages")] == parted(session, *events)


def test_a_round_is_summed_up_before_the_marks_of_the_next(session: Session) -> None:
    events = (Told("wages"), MOVED, Marked("round", 2), Told("round"), MOVED)

    assert [(2, "beat-wages"), (2, "sum"), (5, "")] == parted(session, *events)


def test_skipping_stops_at_the_sum_of_a_round_once(session: Session) -> None:
    events = (Told("home"), MOVED, Told("wages"), MOVED, Told("round"), MOVED)
    object.__setattr__(session.commits[1], "events", events)
    acts = Acts()
    acts.begin(CUES, session)

    acts.skip()

    assert acts.now is not None
    assert acts.now.sums_up
    assert slice(4, 4) == acts.part
    acts.skip()
    assert acts.now is None


def test_the_end_of_a_round_is_for_all_and_dice_for_those_they_concern() -> None:
    mine, other = Told("rolled", (("seat", 0),)), Told("rolled", (("seat", 1),))

    assert is_for_all([Told("wages")], CUES, {0})
    assert is_for_all([Told("round")], CUES, {0})
    assert is_for_all([mine], CUES, {0})
    assert not is_for_all([other], CUES, {0})
