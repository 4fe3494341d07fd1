"""The last word on a game of Euthia says who won and by what, or which goal was set."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.boards.euthia.verdict import verdict
from game.app.doors.shot import stage_of
from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.scenes.results import Results
from game.app.window.scene import Push
from game.engine.journal import read
from game.rules.euthia import GAME

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "euthia"


def finished(name: str) -> Match:
    """A kept game, played to its end."""
    session = read(GOLDEN / f"{name}.jsonl", GAME).session
    names = ["Nathalie", "Tom", "Carmen", "Stéphane"][: session.setup.players]
    return Match(GAME, session, default_seats(names))


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("golem_against_each_other", "Tom has 1 Reputation more than Nathalie."),
        ("by_the_hand", "the better hand of cards decides for"),
        ("together_lost", "every Hero has at least 3 ledger entries"),
        ("hunt_lost", "Survivor would have taken"),
    ],
)
def test_the_verdict_says_what_decided(game: str, said: str) -> None:
    match, stage = finished(game), stage_of((1280, 720))

    assert said in (verdict(stage.speech(GAME, match.called), match) or "")


def test_the_total_of_a_single_seat_is_no_verdict() -> None:
    stage = stage_of((1280, 720))
    stage.apply(Push(Results(stage, finished("golem_against_each_other"))))
    stage.draw(force=True)
    words = " ".join(each.text for each in stage.shown)

    assert "Reputation in all" not in words
    assert "Tom has 1 Reputation more than Nathalie." in words
