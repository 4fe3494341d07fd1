"""Which battles are watched at which pace, and how fast things go."""

from __future__ import annotations

import pytest

from game.app.keep.settings import PACES, Settings
from game.app.table.acts import Cues
from game.app.table.bots import Tempo
from game.app.table.overlay import Overlay
from game.app.table.pacing import BRISK, is_watched, speed_of, tempo_of
from tests.app.hands import match_of
from tests.toy import GAME
from tests.toy.steps import Throw


def battle(*seats: int) -> Overlay:
    """A battle of some seats."""
    overlay = Overlay()
    overlay.about, overlay.seats = "battle a", frozenset(seats)
    return overlay


@pytest.mark.parametrize("pace", PACES)
def test_a_battle_of_a_person_is_watched_at_every_pace(pace: str) -> None:
    match = match_of(GAME, bots=(1, 2))

    assert "battle a" == tempo_of(match, Settings(bots=pace), battle(0, 2)).about


@pytest.mark.parametrize(
    ("pace", "about"), [("watch", "battle a"), ("brief", "battle a"), ("summary", "")]
)
def test_a_battle_of_bots_is_left_to_the_story_only_in_a_summary(pace: str, about: str) -> None:
    match = match_of(GAME, bots=(1, 2))

    assert about == tempo_of(match, Settings(bots=pace), battle(1, 2)).about


def test_what_a_person_decided_is_always_acted_out_where_anything_moves() -> None:
    match = match_of(GAME, bots=(1, 2))
    match.session.choose(Throw())

    assert is_watched(match, Cues(), Tempo(1.0, "summary"), hurries=True)
    assert not is_watched(match, Cues(), Tempo(0.0, "watch"), hurries=False)


def test_what_a_bot_decided_is_left_out_in_a_hurry_unless_it_is_for_all() -> None:
    match = match_of(GAME, bots=(1, 2))
    match.session.choose(Throw())
    match.session.choose(Throw())
    told = Cues(beats={"toy-threw": "beat"})

    assert is_watched(match, Cues(), Tempo(1.0, "brief"), hurries=False)
    assert not is_watched(match, Cues(), Tempo(1.0, "brief"), hurries=True)
    assert not is_watched(match, Cues(), Tempo(1.0, "summary"), hurries=False)
    assert is_watched(match, told, Tempo(1.0, "summary"), hurries=True)


def test_in_brief_bots_are_brisk_and_people_are_not() -> None:
    match = match_of(GAME, bots=(1, 2))
    match.session.choose(Throw())
    assert 1.0 == speed_of(match, Settings(bots="brief"))

    match.session.choose(Throw())

    assert BRISK == speed_of(match, Settings(bots="brief"))
    assert 1.0 == speed_of(match, Settings(bots="watch"))
