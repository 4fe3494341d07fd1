"""What an expedition failed at is announced, and the story rests there before it goes on."""

from __future__ import annotations

import pytest

from game.app.boards.monster_lands.board import MonsterLands
from game.app.boards.valeria.board import Valeria
from game.app.table.acts import acts_of, cues_of
from game.engine.events import Moved, Told
from game.rules.monster_lands import GAME
from game.rules.valeria import GAME as VALERIA
from tests.app.hands import match_of


@pytest.mark.parametrize("key", ["ml-mission-failed", "ml-contract-out-of-reach"])
def test_a_failed_expedition_is_announced_before_the_story_goes_on(key: str) -> None:
    session = match_of(GAME).session
    session.choose(0)
    die = next(each for each in session.table.places if each.startswith("force."))
    home = session.table.place(die)
    events = (Told(key), Moved((die,), home, home))
    object.__setattr__(session.commits[session.cursor], "events", events)

    (act,) = acts_of(session, cues_of(GAME, MonsterLands()))

    assert key == act.told
    assert key in MonsterLands.banners
    assert "moment" == GAME.moments[key]


def test_short_rounds_are_not_summed_up_and_long_ones_are() -> None:
    assert {"ml-round"} == cues_of(GAME, MonsterLands()).rounds
    assert not cues_of(VALERIA, Valeria()).rounds
