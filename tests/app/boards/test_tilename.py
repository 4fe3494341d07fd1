"""Names of tiles: whole on as many lines as they need, or not at all."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.app.boards.euthia.tilename import name_lines, syllables
from game.app.doors.shot import stage_of
from game.app.drawing.look import Look


@pytest.fixture(scope="module")
def look() -> Look:
    return stage_of((1280, 720)).look


def lines(look: Look, name: str, like: str, most: int = 3) -> list[str]:
    """A name in a tile that is as wide as some other text."""
    wide = look.fonts.width(like, "bold", look.fonts.smallest) / look.scale
    return name_lines(look, name, wide + 1, most)


def test_a_name_that_fits_stays_on_one_line(look: Look) -> None:
    assert ["Fire Staff"] == lines(look, "Fire Staff", "Fire Staff")


def test_a_long_name_is_broken_between_its_words_so_that_lines_are_shortest(look: Look) -> None:
    assert ["Potion de", "Peau de Pierre"] == lines(
        look, "Potion de Peau de Pierre", "Peau de Pierre"
    )


def test_a_word_that_is_too_long_is_broken_at_a_syllable(look: Look) -> None:
    assert ["Concentra-", "tion"] == lines(look, "Concentration", "Concentra-")


def test_a_word_of_two_is_broken_at_its_own_hyphen(look: Look) -> None:
    assert ["Porte-", "bonheur"] == lines(look, "Porte-bonheur", "bonheur")


def test_there_is_no_half_of_a_name(look: Look) -> None:
    assert [] == lines(look, "Potion de Peau de Pierre", "Potion", most=1)


@pytest.mark.parametrize(
    ("word", "parts"),
    [
        ("Concentration", "Con-cen-tra-tion"),
        ("Broadsword", "Broads-word"),
        ("Leather", "Lea-ther"),
        ("Ring", "Ring"),
    ],
)
def test_syllables_begin_with_the_consonants_that_are_spoken_together(
    word: str, parts: str
) -> None:
    ends = [0, *syllables(word), len(word)]

    assert parts == "-".join(word[a:b] for a, b in pairwise(ends))
