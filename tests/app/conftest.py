"""A shelf with the Night Market on it, a home of its own for every test, no window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.app import boards
from game.app.doors.shot import Windows, stage_of
from game.app.window.scene import Push, Scene
from game.app.window.stage import Stage
from tests.app.icons import note_icons
from tests.app.toy_board import SCREEN


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing of the tester's own games and settings is seen or touched."""
    monkeypatch.setenv("FOUR_CROWNS_HOME", str(tmp_path))
    monkeypatch.setenv("FOUR_CROWNS_EXTRA", "tests.toy")
    monkeypatch.setenv("LC_ALL", "C")
    return tmp_path


@pytest.fixture
def stage() -> Stage:
    """An empty stage of 1280x720."""
    return stage_of((1280, 720))


@pytest.fixture(scope="module")
def windows() -> Windows:
    """Makes stages; those of equal windows that follow each other share what they draw with."""
    return Windows()


@pytest.fixture
def shown(stage: Stage) -> Callable[[Scene], Scene]:
    """Puts a scene on the stage."""

    def put(scene: Scene) -> Scene:
        stage.apply(Push(scene))
        stage.draw()
        return scene

    return put


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The names of all icons that are asked for in a test."""
    return note_icons(monkeypatch)


@pytest.fixture
def night_market() -> Iterator[None]:
    """The Night Market has a screen of its own."""
    boards.register("toy", SCREEN)
    yield
    boards.register("toy", None)
