"""Pictures from the command line."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.doors.shot import main


def test_a_picture_has_the_size_that_was_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "menu.png"

    code = main(
        ["menu", "--out", str(out), "--size", "1024x768", "--lang", "fr", "--scale", "1.25"]
    )

    assert 0 == code
    assert (1024, 768) == pygame.image.load(str(out)).get_size()


def test_an_unknown_scene_is_answered_with_those_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code = main(["nowhere", "--out", "x.png"])

    assert 2 == code
    assert "menu" in capsys.readouterr().err


@pytest.mark.parametrize("size", ["big", "10x10", "1280"])
def test_a_strange_size_is_refused(size: str) -> None:
    with pytest.raises(SystemExit):
        main(["menu", "--out", "x.png", "--size", size])
