"""Paragraphs: lines, marks, links, and sizes that stay readable."""

from __future__ import annotations

import pygame
import pytest

from game.app.doors.shot import stage_of
from game.app.drawing import dice
from game.app.drawing.canvas import Canvas
from game.app.drawing.fonts import balanced, breaks
from game.app.drawing.layout import Box
from game.app.drawing.look import Look
from game.app.drawing.marks import words_of
from game.app.drawing.theme import PLAIN
from game.app.widgets import Button, Paragraph, cards
from game.app.widgets.intents import Act, Next


def test_lines_are_filled_or_balanced() -> None:
    widths = [10.0] * 7

    assert [5, 7] == breaks(widths, 2, 60)
    assert [4, 7] == balanced(widths, 2, 60)
    assert [] == breaks([], 2, 60)
    assert [1, 2] == breaks([90, 90], 2, 60)


def test_marks_make_runs_and_vanish_from_the_words() -> None:
    words = [word for word in words_of("a **b** ==c==, [[app.dice]] d\ne", "text") if word]
    runs = [run for word in words for run in word]

    assert ["a", "b", "c", ",", "", "d", "e"] == [run.text for run in runs]
    assert ["text", "bold", "bold", "text", "text", "text", "text"] == [run.face for run in runs]
    assert "bright" == runs[2].colour
    assert "app.dice" == runs[4].icon


def test_a_no_break_space_holds_a_french_question_together() -> None:
    words = list(words_of("Quel jeu\u00a0?", "text"))

    assert ["Quel", "jeu\u00a0?"] == [word[0].text for word in words if word]


@pytest.mark.parametrize("path", ["/home/ada/" + "folder/" * 9, "C:\\Users\\Ada\\" + "m" * 60])
def test_a_file_name_longer_than_a_line_is_cut_and_nothing_of_it_is_lost(path: str) -> None:
    look = stage_of((1280, 720)).look
    words = Paragraph(f"It lies in {path} now.")

    words.place(look, Box(0, 0, 300, 400))

    assert words.fits
    told = "".join(run.text for line in words._lines for _, run in line).replace(" ", "")
    assert f"Itliesin{path}now." == told


def test_links_are_widgets_that_can_be_used(stage) -> None:  # type: ignore[no-untyped-def]
    from game.app.widgets.focus import Focus

    opened: list[str] = []
    words = Paragraph("See [[>taroa|Taroa of the Dunes]] now.", on_link=opened.append)
    words.place(stage.look, Box(0, 0, 150, 400))
    focus = Focus(words)

    focus.handle(Next())
    focus.handle(Act())

    assert ["taroa"] == opened
    assert {"taroa"} == {child.target for child in words.children}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("size", "least"), [((1280, 720), 15), ((1920, 1080), 22), ((1024, 768), 15)]
)
def test_no_text_is_smaller_than_can_be_read(size: tuple[int, int], least: int) -> None:
    look = Look(size, PLAIN)
    words = Paragraph("word " * 40, "card_body", shrink=True)

    words.place(look, Box(0, 0, 200, 50))

    assert least <= words._pixels
    assert not words.fits


def test_text_grows_with_the_setting_but_the_window_stays() -> None:
    plain, large = Look((1280, 720), PLAIN), Look((1280, 720), PLAIN, 1.5)

    assert plain.width == large.width
    assert 1.4 < large.line("body") / plain.line("body") < 1.6


def test_no_line_begins_with_a_sign_that_french_sets_apart() -> None:
    words = ["".join(run.text for run in word) for word in words_of("Oui ; « non » : va !", "text")]

    assert ["Oui ;", "« non » :", "va !"] == words


def test_a_rule_on_a_card_is_set_smaller_but_stays_large_for_who_reads_large() -> None:
    sizes = []
    for text_size in (100, 150):
        look = stage_of((1280, 720), text_size=text_size).look
        canvas = Canvas.blank(look, (200, 100))
        rule = cards.body("many words " * 20)
        rule.place(look, Box(0, 0, 200, 60))
        rule.draw(canvas)
        sizes.append(canvas.shown[0].pixels)

    assert sizes[1] >= sizes[0] * 1.15


def test_letters_on_dice_grow_with_texts_but_stay_on_the_die() -> None:
    small, large = (stage_of((1280, 720), text_size=size).look for size in (100, 150))

    assert dice.letter_size(small, 40, 0.5) < dice.letter_size(large, 40, 0.5) <= 32


@pytest.mark.parametrize("icon", ["", "app.back"])
def test_words_of_a_button_stand_midway_whether_it_shows_a_key_or_not(icon: str) -> None:
    look = stage_of((1280, 720)).look

    def middle(hint: str, wide: float) -> float:
        button = Button("Close", lambda: None, icon=icon, hint=hint)
        button.place(look, Box(0, 0, wide, 60))
        canvas = Canvas(pygame.Surface((1280, 720)), look)
        button.draw(canvas)
        return next(each.box.centerx for each in canvas.shown if each.text == "Close")

    assert middle("", 600) == pytest.approx(middle("Esc", 600), abs=2)
    # Where there is less room, they give way to the key.
    assert middle("Esc", 190) < middle("", 190)
