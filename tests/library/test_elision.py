"""« de » before names."""

import pytest

from game.library.elision import de


@pytest.mark.parametrize(
    ("name", "worded"),
    [
        ("Tom", "de Tom"),
        ("Ada", "d’Ada"),
        ("Élise", "d’Élise"),
        ("ŒDIPE", "d’ŒDIPE"),
        ("Hélène", "d’Hélène"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("1", "de 1"),
        ("", "de "),
    ],
)
def test_de_loses_its_vowel_before_another(name, worded):
    assert worded == de(name)
