"""How much of a sentence a box has room for."""

from __future__ import annotations

import pytest

from game.app.doors.shot import stage_of
from game.app.drawing.layout import Box
from game.app.drawing.look import Look
from game.app.table.lines import shortened
from game.app.widgets import Paragraph

WORDS = (
    "Whoever comes here may heal two wounds, then take one treasure; an extraordinarily long "
    "encounter waits in the mountains. Nobody has told of it yet."
)


@pytest.fixture
def look() -> Look:
    return stage_of((1280, 720)).look


def fits(look: Look, words: str, room: tuple[float, float]) -> bool:
    tried = Paragraph(words, "small", shrink=True)
    tried.place(look, Box(0, 0, *room))
    return tried.fits


@pytest.mark.parametrize("wide", [70, 90, 130, 300, 700])
@pytest.mark.parametrize("high", [25, 60, 130])
def test_as_many_words_are_said_as_there_is_room_for(look: Look, wide: int, high: int) -> None:
    parts = WORDS.split(" ")
    every = [
        " ".join(parts[:count]).rstrip(",;:. ") + "…" for count in range(len(parts) - 1, 0, -1)
    ]
    expected = next((said for said in (WORDS, *every) if fits(look, said, (wide, high))), "")

    assert expected == shortened(look, WORDS, "small", (wide, high))
