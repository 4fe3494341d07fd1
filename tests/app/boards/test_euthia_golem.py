"""Devastation Incarnate on the board: the Golem, its ruins, the dragon on the stage."""

from __future__ import annotations

import pytest

from game.app.boards.euthia.board import Euthia
from game.app.boards.euthia.golem import GolemSpot, golem_lines, threatened
from game.app.boards.euthia.spacetext import space_text
from game.app.doors.shot import stage_of
from game.app.scenes.board import BoardScene
from game.app.studio.checker import problems
from game.app.table.acts import acts_of, cues_of
from game.rules.euthia import GAME, zones
from game.rules.euthia.devastation import GOLEM, HECATOMB
from game.rules.euthia.meta import DEVASTATION
from game.rules.euthia.steps.rampage import Rampage
from game.rules.euthia.steps.turn import EndTurn, TakeTurn
from game.rules.euthia.views import Land
from tests.app.boards.test_euthia import laid
from tests.rules.euthia.laid import Scene

RUINED, MERCHANTS = zones.space(1, 1), zones.space(2, -1)


def golem_scene() -> BoardScene:
    return laid(stage_of((1280, 720), "en", 100), "euthia-golem")


@pytest.mark.parametrize("name", ["euthia-golem", "euthia-rampage"])
def test_the_tab_of_the_golem_is_sound(name: str) -> None:
    for size, lang, text_size in (((1024, 768), "fr", 150), ((1280, 720), "en", 100)):
        stage = stage_of(size, lang, text_size)
        laid(stage, name).open_tab("golem")
        stage.step(1 / 60)
        stage.draw(force=True)

        assert [] == problems(stage)


def test_the_golem_stands_on_the_map() -> None:
    scene = golem_scene()

    (golem,) = [each for each in scene.root.walk() if isinstance(each, GolemSpot)]
    assert GOLEM == golem.thing
    assert golem.rect.w > 50


def test_a_destroyed_space_says_so_and_what_its_monster_is_worth() -> None:
    sight = golem_scene().sight
    freed, held = space_text(sight, RUINED), space_text(sight, MERCHANTS)

    assert freed is not None
    assert held is not None
    assert "Destroyed by the Golem" in freed.body
    assert "Level 2" not in freed.body
    assert "weakens the Fa\u00ebr by 2" in held.body


def test_a_space_that_a_card_to_come_leads_to_is_marked_and_names_the_card() -> None:
    sight = golem_scene().sight
    zone, cards = next(iter(threatened(sight).items()))

    said = " ".join(golem_lines(sight, Land(sight.view), zone))
    assert sight.called(cards[0]) in said


def test_the_golem_goes_step_by_step() -> None:
    scene = Scene(scenario=DEVASTATION).mark(zones.ACTIVE, 0)
    scene.put_on_top(zones.deck(HECATOMB), "hecatomb.blind_charge")
    scene.play(TakeTurn(0), Rampage()).do(EndTurn)

    shown = [each for each in acts_of(scene.game, cues_of(GAME, Euthia())) if each.is_tick]
    places = [each.table.places[GOLEM] for each in shown]
    assert [zones.space(3, -2), zones.space(2, -1)] == places
    assert zones.space(1, 0) == scene.table.places[GOLEM]
