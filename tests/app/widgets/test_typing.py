"""Whatever is typed or pasted: a field shows it or passes it over, and nothing closes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.drawing.fonts import Fonts
from game.app.drawing.signs import drawable, visible
from game.app.drawing.theme import FACES
from game.app.keep import saves
from game.app.keep.seats import default_seats
from game.app.scenes.asking import Asking
from game.app.scenes.saves import Saves
from game.app.scenes.setup import SetupScene
from game.app.widgets.field import TextInput
from game.app.widgets.intents import Edit, Typed
from game.app.window.scene import Scene
from game.app.window.stage import Stage
from game.engine.game import Setup
from tests.toy import GAME

FACE = next(iter(FACES))
#: A heart with its sign of colour, marks without a letter, signs without width, halves, NUL.
ODD = ("\u2764\ufe0f", "\ufe0f", "\u0301\u0301", "\u200b\u200d\u2060", "\ud83d", "a\0b", "\x1b[0m")


@pytest.mark.parametrize("text", ODD, ids=ascii)
@pytest.mark.parametrize("shadow", [False, True])
def test_any_text_can_be_measured_and_drawn(text: str, shadow: bool) -> None:
    pygame.font.init()
    fonts = Fonts(1.0)

    surface = fonts.render(text, FACE, 20, (255, 255, 255), shadow)

    assert surface.get_height() > 0
    assert fonts.width(text, FACE, 20) >= 0
    assert fonts.rise(text, FACE, 20) >= 0
    assert fonts.shortened(text * 9, FACE, 20, 30)


def test_what_can_be_seen_of_a_text() -> None:
    assert "Zoé" == visible("\u200bZoé\0")
    assert "e\u0301" == visible("\u0301e\u0301")
    assert "" == visible("\ufe0f\u200d\ud800")
    assert "a\ufffdb\ufffd" == drawable("a\0b\udfff")


@pytest.mark.parametrize("text", ODD, ids=ascii)
def test_any_name_can_be_typed_and_deleted_again(
    stage: Stage, shown: Callable[[Scene], Scene], text: str
) -> None:
    scene = shown(SetupScene(stage, GAME))
    field = scene.root.find("name.0")
    assert isinstance(field, TextInput)
    scene.focus.set(field)
    stage.apply(field.press())

    stage.tell(Typed(text))
    stage.draw(force=True)
    for key in ("home", "delete", "end", "left", "backspace", "delete"):
        stage.tell(Edit(key))
        stage.draw(force=True)
    stage.apply(field.stop_typing(True))
    stage.draw(force=True)

    name = scene.plan.seats[0].name
    assert name == visible(name)


def test_a_mark_left_alone_is_no_name(stage: Stage) -> None:
    given: list[str] = []
    field = TextInput("", given.append)
    field.press()

    field.typed("\u2764\ufe0f")
    field.edit(Edit("home"))
    field.edit(Edit("delete"))
    field.stop_typing(True)

    assert "" == field.value
    assert [] == given


@pytest.fixture
def kept(stage: Stage, shown: Callable[[Scene], Scene]) -> Saves:
    match = saves.begin(GAME, Setup("toy", 2, 3), default_seats(["Anna", "Ben"]))
    match.close()
    scene = shown(Saves(stage))
    assert isinstance(scene, Saves)
    return scene


PATHS = ("~nosuchuser/x", "~nosuchuser", "~Downloads", "x" * 300, "\ud800", "/proc/self/mem/x", "/")


@pytest.mark.parametrize("path", PATHS, ids=ascii)
@pytest.mark.parametrize("button", ["import", "export"])
def test_a_path_that_leads_nowhere_is_answered_with_a_sentence(
    stage: Stage, kept: Saves, tmp_path: Path, button: str, path: str
) -> None:
    stage.apply(kept.root.find(button).press())
    asking = stage.top
    assert isinstance(asking, Asking)
    asking.value = path

    stage.apply(asking.root.find("yes").press())
    stage.draw(force=True)

    assert stage.running
    assert stage.top not in (asking, kept)


def test_a_forgotten_slash_is_explained(stage: Stage, kept: Saves) -> None:
    stage.apply(kept.root.find("import").press())
    stage.top.value = "~Downloads"

    stage.apply(stage.top.root.find("yes").press())
    stage.draw(force=True)

    assert "~/" in " ".join(each.text for each in stage.shown)
