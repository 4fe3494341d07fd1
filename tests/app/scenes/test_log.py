"""The log beside the board."""

from __future__ import annotations

from collections.abc import Callable

from game.app.scenes.log import LogLine, LogScene
from game.app.scenes.replay import Replay
from game.app.widgets.intents import Key
from game.app.window.scene import Scene
from game.app.window.stage import Stage
from tests.app.playing import night


def texts(scene: Scene) -> list[str]:
    return [each.line.text for each in scene.root.walk() if isinstance(each, LogLine)]


def test_changing_the_language_words_the_log_anew(
    stage: Stage, shown: Callable[[Scene], Scene]
) -> None:
    scene = shown(LogScene(stage, night(), 0))
    english = texts(scene)

    stage.change_settings(language="fr")

    assert any("buys" in text for text in english)
    assert any("achète" in text for text in texts(scene))


def test_a_line_leads_to_its_moment_and_back(stage: Stage, shown: Callable[[Scene], Scene]) -> None:
    match = night()
    scene = shown(LogScene(stage, match, 0))
    line = next(each for each in scene.root.walk() if isinstance(each, LogLine))

    stage.apply(line.press())

    assert isinstance(stage.top, Replay)
    assert line.line.commit == stage.top.at
    assert 9 == match.session.cursor


def test_a_round_can_be_opened(stage: Stage, shown: Callable[[Scene], Scene]) -> None:
    scene = shown(LogScene(stage, night(), 0))
    before = texts(scene)

    stage.apply(scene.root.find("chapter:0").press())
    after = texts(scene)
    stage.apply(scene.root.find("chapter:0").press())

    assert set(before) < set(after)
    assert before == texts(scene)


def test_a_cards_name_explains_and_opens_the_card(
    stage: Stage, shown: Callable[[Scene], Scene]
) -> None:
    scene = shown(LogScene(stage, night(), 0))
    link = next(each for each in scene.root.walk() if each.name.startswith("link:"))

    assert link.tip is not None
    stage.apply(link.press())
    assert stage.top is not scene


def test_secrets_of_others_are_not_in_the_log(
    stage: Stage, shown: Callable[[Scene], Scene]
) -> None:
    match = night(14)
    own, other = LogScene(stage, match, 0), LogScene(stage, match, 1)

    assert any("You hid" in text for text in texts(shown(own)))
    assert not any("You hid" in text for text in texts(shown(other)))


def test_l_closes_the_log(stage: Stage, shown: Callable[[Scene], Scene]) -> None:
    below = shown(LogScene(stage, night(), 0))
    shown(LogScene(stage, night(), 0))

    stage.tell(Key("l"))

    assert stage.top is below
