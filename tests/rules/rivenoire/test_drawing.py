"""Phase 1 and the common draw: reshuffles, Beers, Fame (chapter 6)."""

from __future__ import annotations

import pytest

from game.rules.rivenoire import zones
from game.rules.rivenoire.steps.drawing import DrawPhase, cards_to_draw
from tests.rules.rivenoire.laid import Scene

FIVE = ("gold_4", "gold_3", "gold_2", "gold_2", "gold_1")


@pytest.mark.parametrize(
    ("fame", "peasants", "cards"), [(9, 3, 6), (10, 3, 7), (19, 3, 7), (20, 3, 8), (25, 5, 10)]
)
def test_tv_10_cards_of_the_draw_phase(fame, peasants, cards):
    scene = Scene(2).notable(0, fame=fame, led=["peasant"] * (peasants - 3))

    assert cards == cards_to_draw(scene.laid(), 0)


def test_tv_11_a_deck_that_runs_out_is_reshuffled_when_a_card_is_needed():
    scene = Scene(2).notable(
        0,
        deck=("gold_4", "gold_3"),
        discard=("axe", "axe", "hatchets", "hatchets", "sabres", "sabres", "spear"),
    )
    scene.play(DrawPhase())

    assert (6, 3, 0) == (
        len(scene.seen().hand),
        len(scene.seen().deck),
        len(scene.seen().discard),
    )


def test_tv_12_a_beer_uses_a_draw_up_and_goes_back():
    scene = Scene(2).notable(0, deck=(*FIVE, "beer", "attack_4"))
    scene.play(DrawPhase())

    assert sorted(FIVE) == scene.hand()
    assert 20 == len(scene.zone(zones.BEERS))
    assert [{"seat": 0, "count": 1}] == scene.told("riv-beer-drawn")


def test_ruling_5_a_patient_counts_as_led():
    scene = Scene(2).stand(0, "peasant", zones.space(zones.HOSPITAL, 1))

    assert 6 == cards_to_draw(scene.laid(), 0)


def test_without_deck_and_pile_draws_are_lost():
    scene = Scene(2).notable(0, deck=("gold_4",))
    scene.play(DrawPhase())

    assert ["gold_4"] == scene.hand()
