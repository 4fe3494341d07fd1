"""The checker finds what a player would complain about."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.studio.checker import problems, shortened
from game.app.table.answers import Answer
from game.app.widgets import Button, HoverCard, Paragraph, Scrolling, Widget
from game.app.window.scene import Push, Scene
from game.app.window.stage import Stage

Draw = Callable[[Canvas], object]


def complaints(stage: Stage, draw: Draw, *widgets: Widget) -> str:
    class Page(Scene):
        def build(self) -> Widget:
            root = Widget(*widgets)
            root.place = lambda look, box: None  # type: ignore[method-assign]
            return root

        def draw(self, canvas: Canvas) -> None:
            super().draw(canvas)
            draw(canvas)

    stage.apply(Push(Page(stage)))
    return "\n".join(problems(stage))


def nothing(canvas: Canvas) -> None:
    """Draw no more."""


@pytest.mark.parametrize(
    ("draw", "complaint"),
    [
        (lambda c: c.text("much too long for this", Box(10, 10, 60, 40)), "cut off"),
        (lambda c: c.text("outside", Box(1900, 10, 200, 40)), "outside"),
        (lambda c: c.text("⟦ui-nowhere⟧", Box(10, 10, 400, 40)), "raw text key"),
        (lambda c: c.run("tiny", (10, 10), "text", 8, (255, 255, 255)), "too small"),
        (
            lambda c: [c.text(word, Box(10, 10, 400, 40)) for word in ("one", "other")],
            "overlapping",
        ),
        (
            lambda c: c.text("long, but it may be shortened", Box(10, 10, 90, 40), ellipsis=True),
            "",
        ),
        (lambda c: c.text("fine", Box(10, 10, 200, 40)), ""),
    ],
)
def test_a_text_that(stage: Stage, draw: Draw, complaint: str) -> None:
    found = complaints(stage, draw)

    assert complaint in found
    assert bool(complaint) == bool(found)


def test_a_paragraph_too_tall_for_its_box(stage: Stage) -> None:
    words = Paragraph("many words " * 20)
    words.place(stage.look, Box(10, 10, 200, 60))

    assert "cut off" in complaints(stage, nothing, words)


def test_controls_that_overlap_or_lie_outside(stage: Stage) -> None:
    buttons = [Button(name, lambda: None, name=name) for name in ("one", "two", "far")]
    for button, x in zip(buttons, (0, 60, 1900), strict=True):
        button.place(stage.look, Box(x, 200, 120, 60))

    found = complaints(stage, nothing, *buttons)

    assert "overlapping controls: 'one' and 'two'" in found
    assert "'far'" in found


def test_what_a_card_covers_is_no_overlap(stage: Stage) -> None:
    card = HoverCard("Title", "Something about it.")
    card.place(stage.look, Box(0, 0, 400, 160))

    found = complaints(stage, nothing, Paragraph("hidden"), card)

    assert "" == found


def test_an_answer_that_must_be_scrolled_to(stage: Stage) -> None:
    answers = [Answer(name, lambda: None, meaning=name, name=name) for name in ("yes", "no", "so")]
    window = Scrolling(*answers)
    window.place(stage.look, Box(10, 10, 300, 160))

    found = complaints(stage, nothing, window)

    assert "scrolled out of sight: Answer 'so'" in found
    assert "'yes'" not in found


def test_a_text_whose_end_is_missing_is_named(stage: Stage) -> None:
    complaints(
        stage,
        lambda c: [
            c.text("all of it is here", Box(10, 10, 400, 40)),
            c.text("much too long for this", Box(10, 90, 90, 40), ellipsis=True),
        ],
    )

    assert 1 == len(shortened(stage))
    assert "all of it is here" not in shortened(stage)
