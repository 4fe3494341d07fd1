"""The set-up: seats, options, seed, and what is remembered."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from game.app import scenes
from game.app.keep import saves
from game.app.keep.lastsetup import first_plan, remembered
from game.app.keep.seats import HUMAN
from game.app.scenes.menu import Menu
from game.app.scenes.seatlines import NAMES
from game.app.scenes.setup import SetupScene
from game.app.widgets import Button, Paragraph, Stepper, TextInput
from game.app.window.scene import Push, Scene
from game.app.window.stage import Stage
from game.engine import Choice
from game.rules.euthia import GAME as EUTHIA
from game.rules.euthia.content import box
from game.rules.monster_lands import GAME as MONSTER_LANDS
from tests.toy import GAME


@pytest.fixture
def scene(stage: Stage) -> SetupScene:
    made = SetupScene(stage, GAME)
    stage.apply(Push(made))
    return made


def press(scene: Scene, name: str) -> object:
    widget = scene.root.find(name)
    assert widget is not None, name
    return widget.press()


def test_it_begins_with_one_person_and_a_bot(scene: SetupScene) -> None:
    players = [seat.player for seat in scene.plan.seats]

    assert [HUMAN, "random"] == players


def test_seats_are_added_with_free_colours_and_taken_away(scene: SetupScene) -> None:
    press(scene, "more")
    press(scene, "more")
    seats = scene.plan.seats
    full = scene.root.find("more")
    press(scene, "away.0")

    assert 4 == len(seats) == len({seat.colour for seat in seats} | {""}) - 1
    assert 4 == len({seat.emblem for seat in seats})
    assert 4 == len({seat.name for seat in seats})
    assert full is None
    assert seats[1:] == scene.plan.seats


def test_the_last_seats_cannot_be_taken_away(scene: SetupScene) -> None:
    assert scene.root.find("away.0") is None


def test_a_seed_too_large_is_refused_in_words(scene: SetupScene) -> None:
    scene.change(evolve(scene.plan, seed="9" * 19))
    start = scene.root.find("start")
    assert isinstance(start, Button)

    assert not start.enabled
    assert scene._refusal() is not None
    assert "⟦" not in str(scene._refusal())


def test_the_plan_is_the_setup_the_engine_gets(scene: SetupScene) -> None:
    press(scene, "option:rich")
    scene.change(evolve(scene.plan, seed="42"))
    setup = scene.plan.setup()

    assert ("toy", 2, 42, (("rich", True),)) == (
        setup.game,
        setup.players,
        setup.seed,
        setup.options,
    )


def test_the_last_setup_is_remembered(scene: SetupScene) -> None:
    press(scene, "option:rich")
    press(scene, "more")

    again = remembered(GAME, scene.plan.to_json(), NAMES)

    assert scene.plan.seats == again.seats
    assert scene.plan.options == again.options


@pytest.mark.parametrize(
    "raw", [None, 3, {}, {"seats": [1]}, {"seats": [{}] * 9, "options": {"rich": 1}, "seed": 4}]
)
def test_a_strange_memory_gives_a_fresh_plan(raw: object) -> None:
    assert first_plan(GAME, NAMES).setup().options == remembered(GAME, raw, NAMES).setup().options


def test_starting_keeps_the_game_on_disk(
    stage: Stage, scene: SetupScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = []
    monkeypatch.setattr(
        scenes, "open_scene", lambda stage, name, **what: opened.append((name, what)) or Menu(stage)
    )

    scene.start()

    match = opened[0][1]["match"]
    match.close()
    (save,) = saves.kept().saves
    assert ["board", "menu"] == [name for name, _ in opened]
    assert match.seats == save.seats
    assert "toy" in stage.settings.last_setups


def test_a_folder_that_cannot_be_written_is_said(
    stage: Stage, scene: SetupScene, home: Path
) -> None:
    (home / "data").mkdir()
    (home / "data" / "saves").write_text("in the way")

    stage.apply(scene.start())
    stage.draw()

    assert any("The game cannot begin" in each.text for each in stage.shown)


def test_solo_play_is_one_click_away(stage: Stage) -> None:
    scene = SetupScene(stage, MONSTER_LANDS)
    stage.apply(Push(scene))
    press(scene, "alone")

    assert [HUMAN] == [seat.player for seat in scene.plan.seats]
    assert scene.root.find("option:scenario") is not None
    assert scene.root.find("alone") is None


def test_a_choice_is_shown_when_others_open_it(scene: SetupScene) -> None:
    shown = {choice.name for choice in scene.plan.choices()}
    scene.change(scene.plan.with_option("fair", True))
    opened = {choice.name for choice in scene.plan.choices()}
    scene.change(scene.plan.with_option("fox", True))

    assert "fox" not in shown
    assert scene.root.find("option:fox") is not None
    assert {"fox"} == opened - shown
    assert "together" in {choice.name for choice in scene.plan.choices()}


def test_what_was_closed_again_is_not_asked_for(scene: SetupScene) -> None:
    scene.change(scene.plan.with_option("fair", True).with_option("fox", True))
    scene.change(scene.plan.with_option("fair", False))

    assert () == scene.plan.setup().options
    assert GAME.checked(scene.plan.setup())


def test_bots_are_offered_by_level_with_a_sentence_and_a_face(
    stage: Stage, asked: set[str]
) -> None:
    scene = SetupScene(stage, MONSTER_LANDS)
    stage.apply(Push(scene))
    player = scene.root.find("player.1")
    assert isinstance(player, Stepper)

    stage.draw()

    assert [HUMAN, "novice", "adept", "master"] == [value for value, _ in player.values]
    assert "adept" == player.value
    assert "app.level.adept" in asked
    assert scene.about_player("adept") in {
        each.text for each in scene.root.walk() if isinstance(each, Paragraph)
    }


def test_a_player_that_is_offered_no_longer_may_still_sit_there(stage: Stage) -> None:
    scene = SetupScene(stage, MONSTER_LANDS)
    stage.apply(Push(scene))

    scene.change(scene.plan.with_seat(1, player="random"))

    player = scene.root.find("player.1")
    assert isinstance(player, Stepper)
    assert "random" == player.value == player.values[-1][0]


def test_a_plan_that_names_a_player_by_its_former_name_is_understood() -> None:
    plan = first_plan(MONSTER_LANDS, NAMES).with_seat(1, player="steady")

    assert "adept" == remembered(MONSTER_LANDS, plan.to_json(), NAMES).seats[1].player


def test_a_choice_of_numbers_takes_any_that_is_typed_and_keeps_the_usual_ones(stage: Stage) -> None:
    game = evolve(GAME, choices=(*GAME.choices, Choice("dice", (2, 4), 2, also=range(2, 100))))
    made = SetupScene(stage, game)
    stage.apply(Push(made))
    press(made, "option:dice")
    assert 4 == made.plan.options["dice"]
    field = made.root.find("option:dice:number")
    assert isinstance(field, TextInput)
    field.on_change("37")

    assert 37 == made.plan.options["dice"]
    stepper = made.root.find("option:dice")
    assert isinstance(stepper, Stepper)
    assert [2, 4, 37] == [value for value, _ in stepper.values]
    field.on_change("100")
    assert 37 == made.plan.options["dice"]


def test_a_scenario_tells_what_it_is_won_by_for_those_who_sit_down(stage: Stage) -> None:
    scene = SetupScene(stage, EUTHIA)
    stage.apply(Push(scene))
    against = scene.briefing("scenario", "the_hunt")
    press(scene, "alone")
    alone = scene.briefing("scenario", "the_hunt")

    assert against is not None
    assert alone is not None
    assert "Highest final Reputation" in against
    assert "Highest final Reputation" not in alone
    for grade in box().scenarios["the_hunt"].victory.grades[:-1]:
        assert f"{grade.name.in_('en')} from {grade.least}" in alone
