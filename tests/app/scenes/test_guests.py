"""Known people take a seat of the set-up, by mouse and by keys."""

from __future__ import annotations

import pytest

from game.app.keep import people
from game.app.keep.seats import SeatInfo
from game.app.scenes.guests import Guests
from game.app.scenes.setup import SetupScene
from game.app.studio.checker import problems
from game.app.window.scene import Push
from game.app.window.stage import Stage
from game.guide.records import store
from tests.app.hands import Hands, Keys, Mouse
from tests.app.watching import texts
from tests.toy import GAME

CLEO = SeatInfo("Cleo", "slate", "swan", person="c3")


def opened(stage: Stage) -> SetupScene:
    scene = SetupScene(stage, GAME)
    stage.apply(Push(scene))
    stage.draw(force=True)
    return scene


def test_where_nobody_is_known_nobody_is_offered(stage: Stage) -> None:
    assert None is opened(stage).root.find("known.0")


@pytest.mark.parametrize("hands", [Mouse, Keys])
def test_somebody_known_sits_down(stage: Stage, hands: type[Hands]) -> None:
    people.remember([CLEO])
    scene = opened(stage)
    hand = hands(stage)

    hand.button("known.0")
    assert isinstance(stage.top, Guests)
    hand.button("person:c3")

    assert stage.top is scene
    assert CLEO == scene.plan.seats[0]
    assert None is scene.root.find("known.0")
    assert None is scene.root.find("known.1")


def test_who_begins_a_game_is_known_from_then_on(stage: Stage) -> None:
    scene = opened(stage)
    scene.change(scene.plan.with_seat(0, name="Dora"))

    stage.apply(scene.start())

    (dora,) = people.known(store.load())
    assert "Dora" == dora.name
    assert dora.person == stage.top.match.seats[0].person
    assert ["Dora"] == [each.name for each in opened(stage).book.people]


def test_a_book_that_cannot_be_read_is_said_and_set_aside_by_the_next_game(stage: Stage) -> None:
    store.path().parent.mkdir(parents=True, exist_ok=True)
    store.path().write_text("{", "utf-8")
    scene = opened(stage)

    assert "cannot be read" in " ".join(texts(stage).split())
    assert [] == problems(stage)
    stage.apply(scene.start())
    assert store.path().with_name("records.json.broken-1").exists()
    assert 1 == len(store.load().people)
