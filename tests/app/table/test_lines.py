"""How much of a sentence a box has room for, and where words and result of a line stand."""

from __future__ import annotations

import pygame
import pytest

from game.app.doors.shot import stage_of
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.look import Look
from game.app.table.lines import Line, LineAnswer, shortened
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


def line_in(look: Look, width: float) -> tuple[list[str], list[float]]:
    """What is written on a line of this width, and how high each of it stands."""
    line = Line("Engloutissement", result="6 cartes pour 1, puis 34 %")
    made = LineAnswer(line, on_press=lambda: None, key="1", meaning="")
    made.place(look, Box(0, 0, *made.wanted(look, width)))
    canvas = Canvas(pygame.Surface((1280, 720)), look)
    made.draw(canvas)
    texts = [each for each in canvas.shown if not each.icon and each.text != "1"]
    return [each.text for each in texts], [each.box.centery for each in texts]


def test_words_that_have_no_room_beside_their_result_stand_over_it(look: Look) -> None:
    said, heights = line_in(look, 340)

    assert ["Engloutissement", "6 cartes pour 1, puis 34 %"] == said
    assert heights[0] + 10 < heights[1]


def test_a_result_under_its_words_takes_as_many_lines_as_it_needs(look: Look) -> None:
    said, heights = line_in(look, 230)

    assert "Engloutissement 6 cartes pour 1, puis 34 %".split() == " ".join(said).split()
    assert heights[0] + 10 < heights[1] + 10 < heights[-1]


def test_words_and_result_stand_beside_each_other_where_both_have_room(look: Look) -> None:
    said, heights = line_in(look, 800)

    assert ["Engloutissement", "6 cartes pour 1, puis 34 %"] == said
    assert 8 > abs(heights[0] - heights[1])
