"""A rulebook shows only dice that its game has."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.library import rulebook
from game.library.problems import ContentError
from game.library.rulebook import Dice, Die

PAGE = """\
pages:
  - id: strike
    title: {en: Strike, fr: Frapper}
    icon: app.dice
    blocks:
      - kind: dice
        dice: [{kind: KIND, face: 6}]
        words: {en: A hit., fr: Touché.}
moments: {}
"""


@pytest.fixture
def written(tmp_path: Path) -> Path:
    (tmp_path / "toy").mkdir()
    return tmp_path / "toy" / "rulebook.yaml"


def test_a_die_of_the_game_is_shown(written: Path, tmp_path: Path) -> None:
    written.write_text(PAGE.replace("KIND", "amber"), "utf-8")

    (page,) = rulebook.shelf("toy", ("red", "amber"), tmp_path).load().pages

    (block,) = page.blocks
    assert isinstance(block, Dice)
    assert (Die(rulebook.DieKind("amber"), 6),) == block.dice


def test_another_die_is_refused_with_its_line_and_a_guess(written: Path, tmp_path: Path) -> None:
    written.write_text(PAGE.replace("KIND", "ambre"), "utf-8")

    with pytest.raises(ContentError, match=r"rulebook\.yaml:7: .*'ambre' is none of: red, amber"):
        rulebook.shelf("toy", ("red", "amber"), tmp_path).load()
