"""The two papers of what stands still: painted patch by patch, looked at whole."""

import pygame
import pytest
from attrs import evolve

from game.app.doors.shot import stage_of
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.scenes import posed
from game.app.studio.samples import Request
from game.app.table.papers import PATCHES, Papers, Scenery
from game.app.widgets import Label, Widget
from game.rules import GAMES

SIZE = (640, 360)


class Sheet(Widget):
    """A page of many lines that counts how often it was drawn."""

    def __init__(self, word):
        super().__init__(*[Label(f"{word} {number}") for number in range(20)])
        self.drawn = 0

    def place(self, look, box):
        self.rect = box
        for number, child in enumerate(self.children):
            child.place(look, Box(box.x, box.y + number * box.h / 20, box.w, box.h / 20))

    def draw(self, canvas):
        self.drawn += 1
        canvas.fill((20, 30, 40))
        super().draw(canvas)


@pytest.fixture
def look():
    return stage_of(SIZE).look


def sheet(look, word):
    made = Sheet(word)
    made.place(look, look.box)
    return made, Scenery(made, frozenset(), 0)


def shown_on(papers, look, page, patient):
    made, scene = page
    canvas = Canvas(pygame.Surface(SIZE), look)
    papers.show(scene, made.draw, canvas, patient)
    return canvas


def whole(look, page):
    canvas = Canvas(pygame.Surface(SIZE), look)
    page[0].draw(canvas)
    return canvas


def pixels(canvas):
    return pygame.image.tobytes(canvas.surface, "RGB")


def texts(canvas):
    return sorted(each.text for each in canvas.shown)


def test_patches_together_are_the_whole_picture(look):
    papers, page = Papers(), sheet(look, "first")
    shown_on(papers, look, sheet(look, "before"), patient=False)

    for _ in range(PATCHES + 1):
        painted = shown_on(papers, look, page, patient=True)

    assert PATCHES == page[0].drawn
    assert pixels(whole(look, page)) == pixels(painted)
    assert texts(whole(look, page)) == texts(painted)


def test_what_nobody_waits_for_is_drawn_once_and_whole(look):
    page = sheet(look, "first")

    painted = shown_on(Papers(), look, page, patient=False)

    assert 1 == page[0].drawn
    assert pixels(whole(look, page)) == pixels(painted)
    assert texts(whole(look, page)) == texts(painted)


def test_a_picture_that_hardly_differs_is_painted_only_where_it_does(look):
    papers, page = Papers(), sheet(look, "first")
    canvas = shown_on(papers, look, page, patient=False)
    made, scene = page
    line = made.children[10]
    landed = evolve(scene, hidden=frozenset({"a"}))
    made.children[10] = Label("landed")
    made.children[10].place(look, line.rect)
    made.drawn = 0
    for _ in range(PATCHES):
        papers.prepare(landed, made.draw, canvas, lambda: [line.rect, line.rect])

    painted = shown_on(papers, look, (made, landed), patient=False)

    assert 1 == made.drawn
    assert pixels(whole(look, page)) == pixels(painted)
    assert texts(whole(look, page)) == texts(painted)


def test_while_something_moves_a_frame_paints_one_patch_at_most(look):
    papers, before, after = Papers(), sheet(look, "first"), sheet(look, "second")
    shown_on(papers, look, before, patient=False)

    painted = []
    for _ in range(PATCHES + 1):
        frame = shown_on(papers, look, after, patient=True)
        painted.append((after[0].drawn, frame.shown[0].text))

    # The frame in which the board was built paints nothing, the last patch brings the picture.
    assert [*range(PATCHES + 1)] == [drawn for drawn, _ in painted]
    assert ["first 0"] * PATCHES + ["second 0"] == [text for _, text in painted]


def test_what_is_left_to_paint_is_painted_at_once_when_nothing_moves_any_more(look):
    papers, before, after = Papers(), sheet(look, "first"), sheet(look, "second")
    shown_on(papers, look, before, patient=False)
    for _ in range(3):
        shown_on(papers, look, after, patient=True)

    frame = shown_on(papers, look, after, patient=False)

    # Two patches, and the rest in one.
    assert 3 == after[0].drawn
    assert pixels(whole(look, after)) == pixels(frame)
    assert texts(whole(look, after)) == texts(frame)


def test_a_picture_got_ready_beforehand_costs_nothing_when_it_is_wanted(look):
    papers, before, after = Papers(), sheet(look, "first"), sheet(look, "second")
    canvas = shown_on(papers, look, before, patient=False)
    for _ in range(PATCHES + 3):
        papers.prepare(after[1], after[0].draw, canvas)

    frame = shown_on(papers, look, after, patient=False)

    assert PATCHES == after[0].drawn
    assert "second 0" == frame.shown[0].text


def test_other_eyes_never_see_the_picture_before(look):
    papers, before, (page, _) = Papers(), sheet(look, "first"), sheet(look, "second")
    shown_on(papers, look, before, patient=False)

    frame = shown_on(papers, look, (page, Scenery(page, frozenset(), 1)), patient=True)

    assert "second 0" == frame.shown[0].text


def test_a_battle_that_ends_is_not_looked_at_under_the_buttons_of_the_board(look):
    papers, (battle, scene), board = Papers(), sheet(look, "battle"), sheet(look, "board")
    shown_on(papers, look, (battle, evolve(scene, stage="battle a")), patient=False)

    frame = shown_on(papers, look, board, patient=True)

    assert "board 0" == frame.shown[0].text


def test_a_window_of_another_size_is_painted_at_once(look):
    papers, page = Papers(), sheet(look, "first")
    shown_on(papers, look, page, patient=False)
    larger = stage_of((1280, 720)).look
    page[0].place(larger, larger.box)

    canvas = Canvas(pygame.Surface((1280, 720)), larger)
    papers.show(page[1], page[0].draw, canvas, patient=True)

    assert 20 == len(canvas.shown)
    assert canvas.surface.get_at((1270, 700))[:3] == (20, 30, 40)


@pytest.mark.parametrize("game", GAMES)
def test_where_pieces_land_the_board_is_the_one_that_was_never_without_them(game):
    built = posed.in_motion(Request(stage_of(SIZE, animation="normal"), game)).built
    papers, canvas = Papers(), Canvas(pygame.Surface(SIZE), built.sight.look)
    assert built.sight.hidden
    for _ in range(60):
        built.draw(canvas, papers, moves=True)

    built.reveal()
    landed, whole = (Canvas(pygame.Surface(SIZE), built.sight.look) for _ in range(2))
    built.draw(landed, papers)
    built.draw(whole, Papers())

    assert pixels(whole) == pixels(landed)
    assert texts(whole) == texts(landed)
