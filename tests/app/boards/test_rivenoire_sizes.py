"""Rivenoire in every window and text size: nothing is shortened but a long name on a small chip."""

from __future__ import annotations

import pytest

from game.app.boards.rivenoire.samples import MOMENTS
from game.app.doors.shot import Windows, take
from game.app.studio.checker import shortened
from game.app.studio.samples import NAMES, Request
from tests.portions import LESSON_LOOKS, looks

#: A name that is shortened can still be told from all others by so many letters.
LETTERS = 10


def is_name(text: str) -> bool:
    """Whether enough of a card's name is left, or it is that of a player."""
    stub = text.rstrip("…").lstrip("› ")
    return len(stub) >= LETTERS or any(each.startswith(stub) for each in NAMES)


@pytest.mark.parametrize("name", sorted(MOMENTS))
@pytest.mark.parametrize(("size", "lang", "text_size"), looks(LESSON_LOOKS))
def test_only_a_long_name_is_ever_shortened_in(
    name: str, size: tuple[int, int], lang: str, text_size: int, windows: Windows
) -> None:
    stage = windows.stage(size, lang, text_size)

    take(name, Request(stage))

    assert [] == [each for each in shortened(stage) if not is_name(each)]
    # A chip for the top of a pile, and the event that the Oracle would let happen.
    assert 3 >= len(shortened(stage))
