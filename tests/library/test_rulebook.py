"""A rulebook shows only dice that its game has."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.library import rulebook
from game.library.blocks import Dice, Die, DieKind, Map, Mark, Track, words_of
from game.library.problems import ContentError

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
    assert (Die(DieKind("amber"), 6),) == block.dice


def test_another_die_is_refused_with_its_line_and_a_guess(written: Path, tmp_path: Path) -> None:
    written.write_text(PAGE.replace("KIND", "ambre"), "utf-8")

    with pytest.raises(ContentError, match=r"rulebook\.yaml:7: .*'ambre' is none of: red, amber"):
        rulebook.shelf("toy", ("red", "amber"), tmp_path).load()


FIGURES = """\
pages:
  - id: march
    title: {en: March, fr: Marcher}
    icon: app.dice
    blocks:
      - kind: track
        over: {en: Strength, fr: Force}
        under: {en: Points, fr: Points}
        marks: [{at: "1", gives: "2"}, {at: "2", gives: "5", lit: true}]
      - kind: map
        fields: [[app.eye, ""], ["", app.check]]
        across: [[app.star], [app.star]]
        down: [[app.cards, app.cards]]
        held: [[0, 0], [0, 1]]
        words: {en: Two markers., fr: Deux marqueurs.}
moments: {}
"""


def test_a_page_may_show_a_track_and_a_map(written: Path, tmp_path: Path) -> None:
    written.write_text(FIGURES, "utf-8")

    (page,) = rulebook.shelf("toy", (), tmp_path).load().pages

    track, plan = page.blocks
    assert isinstance(track, Track)
    assert (Mark("1", "2"), Mark("2", "5", lit=True)) == track.marks
    assert isinstance(plan, Map)
    assert ((0, 0), (0, 1)) == plan.held
    assert ["Force", "Points", "Deux marqueurs."] == [
        words.fr for block in page.blocks for words in words_of(block)
    ]
    assert {"app.dice", "app.eye", "app.check", "app.star", "app.cards"} == set(
        rulebook.icons_of(page)
    )


def test_a_map_whose_links_do_not_fit_its_fields_is_refused(written: Path, tmp_path: Path) -> None:
    written.write_text(FIGURES.replace("[[app.star], [app.star]]", "[[app.star]]"), "utf-8")

    with pytest.raises(ContentError, match=r"rulebook\.yaml:\d+: .*across"):
        rulebook.shelf("toy", (), tmp_path).load()


def test_a_marker_outside_of_its_map_is_refused(written: Path, tmp_path: Path) -> None:
    written.write_text(FIGURES.replace("[[0, 0], [0, 1]]", "[[0, 2]]"), "utf-8")

    with pytest.raises(ContentError, match="held"):
        rulebook.shelf("toy", (), tmp_path).load()
