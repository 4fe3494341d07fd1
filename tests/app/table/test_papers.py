"""The paper of what stands still: drawn part by part, painted where something has changed."""

import weakref

import pygame
import pytest
from attrs import evolve

from game.app.doors.shot import stage_of
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.recording import Recording
from game.app.scenes import posed
from game.app.studio.samples import Request
from game.app.table import papers as paper_room
from game.app.table.papers import Papers, Scenery
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
        for part in self.parts():
            part(canvas)

    def parts(self):
        return [self.draw_ground, *[self.draw_line(child) for child in self.children]]

    def draw_ground(self, canvas):
        self.drawn += 1
        canvas.fill((20, 30, 40))

    def draw_line(self, child):
        def draw(canvas):
            self.drawn += 1
            child.draw(canvas)

        return draw


#: The ground and the lines of a sheet.
PARTS = 21
#: Frames in which no part is drawn: the first one, two that find out where to paint, and the last.
RESTS = 4


@pytest.fixture(autouse=True)
def in_no_time(monkeypatch):
    """A frame has time for one part, and everybody has all evening."""
    monkeypatch.setattr(paper_room, "A_WHILE", 0.0)
    monkeypatch.setattr(paper_room, "IN_HASTE", 0.0)
    monkeypatch.setattr(paper_room, "PATIENCE", 1000)
    monkeypatch.setattr(paper_room, "OVERDUE", 1000)


@pytest.fixture
def look():
    return stage_of(SIZE).look


def sheet(look, word):
    made = Sheet(word)
    made.place(look, look.box)
    return made, Scenery(made, frozenset(), 0)


def shown_on(papers, look, page, waits):
    """A frame, and whether it shows the page."""
    made, scene = page
    canvas = Canvas(pygame.Surface(SIZE), look)
    done = papers.turn_to(scene, made.parts, canvas, waits)
    papers.copy(canvas)
    return canvas, done


def whole(look, page):
    canvas = Canvas(pygame.Surface(SIZE), look)
    page[0].draw(canvas)
    return canvas


def pixels(canvas):
    return pygame.image.tobytes(canvas.surface, "RGB")


def texts(canvas):
    return sorted(each.text for each in canvas.shown)


def assert_same(expected, painted):
    assert pixels(expected) == pixels(painted)
    assert texts(expected) == texts(painted)


def test_parts_together_are_the_whole_picture(look):
    papers, page = Papers(), sheet(look, "first")
    shown_on(papers, look, sheet(look, "before"), waits=False)

    done = False
    while not done:
        painted, done = shown_on(papers, look, page, waits=True)

    assert PARTS == page[0].drawn
    assert_same(whole(look, page), painted)


def test_what_nobody_waits_for_is_drawn_at_once(look):
    page = sheet(look, "first")

    painted, done = shown_on(Papers(), look, page, waits=False)

    assert done
    assert PARTS == page[0].drawn
    assert_same(whole(look, page), painted)


def test_a_picture_that_hardly_differs_is_painted_only_where_it_does(look):
    papers, page, other = Papers(), sheet(look, "first"), sheet(look, "first")
    shown_on(papers, look, page, waits=False)
    line = other[0].children[10]
    other[0].children[10] = Label("landed")
    other[0].children[10].place(look, line.rect)

    painted, _ = shown_on(papers, look, other, waits=False)

    (area,) = papers.painted
    assert look.rect(line.rect).contains(area)
    assert_same(whole(look, other), painted)


def test_a_picture_that_differs_in_nothing_is_not_painted(look):
    papers = Papers()
    shown_on(papers, look, sheet(look, "first"), waits=False)

    shown_on(papers, look, sheet(look, "first"), waits=False)

    assert [] == papers.painted


def test_lines_that_have_changed_places_are_painted_again(look):
    papers, page, other = Papers(), sheet(look, "first"), sheet(look, "first")
    for made, _ in (page, other):
        made.children[3].place(look, made.children[4].rect)
    shown_on(papers, look, page, waits=False)
    lines = other[0].children
    lines[3], lines[4] = lines[4], lines[3]

    painted, _ = shown_on(papers, look, other, waits=False)

    assert 1 == len(papers.painted)
    assert_same(whole(look, other), painted)


def test_whoever_waits_sees_a_part_drawn_in_a_frame_and_the_picture_before(look):
    papers, before, after = Papers(), sheet(look, "first"), sheet(look, "second")
    shown_on(papers, look, before, waits=False)

    seen, done = [], False
    while not done:
        frame, done = shown_on(papers, look, after, waits=True)
        seen.append((after[0].drawn, frame.shown[0].text))

    # The frame in which the board was built draws nothing, the last ones only paint.
    painting = len(seen) - PARTS - RESTS
    assert painting >= 1
    assert [*range(PARTS + 1), *[PARTS] * (painting + RESTS - 1)] == [drawn for drawn, _ in seen]
    assert ["first 0"] * (len(seen) - 1) + ["second 0"] == [text for _, text in seen]


def test_what_is_left_is_drawn_at_once_when_nobody_waits_any_more(look):
    papers, before, after = Papers(), sheet(look, "first"), sheet(look, "second")
    shown_on(papers, look, before, waits=False)
    for _ in range(3):
        shown_on(papers, look, after, waits=True)

    frame, done = shown_on(papers, look, after, waits=False)

    assert done
    assert PARTS == after[0].drawn
    assert_same(whole(look, after), frame)


def test_a_picture_got_ready_beforehand_costs_nothing_when_it_is_wanted(look):
    papers, before, after = Papers(), sheet(look, "first"), sheet(look, "second")
    canvas, _ = shown_on(papers, look, before, waits=False)
    for _ in range(3 * PARTS):
        papers.prepare(after[1], after[0].parts, canvas)

    frame, done = shown_on(papers, look, after, waits=True)

    assert done
    assert PARTS == after[0].drawn
    assert "second 0" == frame.shown[0].text


def test_boards_that_follow_each_other_quickly_are_seen_now_and_then(look, monkeypatch):
    monkeypatch.setattr(paper_room, "OVERDUE", 5)
    papers = Papers()
    shown_on(papers, look, sheet(look, "first"), waits=False)

    done = [shown_on(papers, look, sheet(look, f"{at}"), waits=True)[1] for at in range(18)]

    assert ([False] * 5 + [True]) * 3 == done


def test_a_board_that_is_long_behind_is_drawn_in_haste_before_it_is_drawn_at_once(
    look, monkeypatch
):
    monkeypatch.setattr(paper_room, "PATIENCE", 5)
    # All of a sheet fits in a frame then.
    monkeypatch.setattr(paper_room, "IN_HASTE", 1e6)
    papers, finished = Papers(), []
    shown_on(papers, look, sheet(look, "first"), waits=False)
    finish = paper_room._Coming.finish
    monkeypatch.setattr(
        paper_room._Coming, "finish", lambda coming: (finished.append(1), finish(coming))
    )
    for at in range(5):
        assert not shown_on(papers, look, sheet(look, f"{at}"), waits=True)[1]

    last = sheet(look, "last")
    done = [shown_on(papers, look, last, waits=True)[1] for _ in range(2)]

    assert [False, True] == done
    assert not finished


@pytest.mark.parametrize("most", [0, 90_000, 10**6])
def test_what_differs_is_painted_a_piece_at_a_time_on_as_many_patches_as_there_may_be(
    look, monkeypatch, most
):
    monkeypatch.setattr(paper_room, "PATCHED", most)
    papers, before, after = Papers(), sheet(look, "first"), sheet(look, "second")
    after[0].draw_ground = lambda canvas: canvas.fill((90, 30, 40))
    canvas, _ = shown_on(papers, look, before, waits=False)

    frames = 0
    while not papers.turn_to(after[1], after[0].parts, canvas, waits=True, unseen=True):
        assert not papers.shows(after[1])
        frames += 1
    painted, _ = shown_on(papers, look, after, waits=True)

    assert frames > PARTS + RESTS
    assert_same(whole(look, after), painted)


def test_a_paper_that_is_looked_at_changes_all_at_once(look):
    papers, before, after = Papers(), sheet(look, "first"), sheet(look, "second")
    after[0].draw_ground = lambda canvas: canvas.fill((90, 30, 40))
    shown_on(papers, look, before, waits=False)

    done, seen = False, set()
    while not done:
        frame, done = shown_on(papers, look, after, waits=True)
        seen.add(pixels(frame))

    assert {pixels(whole(look, before)), pixels(whole(look, after))} == seen


def test_patches_for_a_paper_that_has_changed_meanwhile_are_painted_again(look):
    papers, first, second = Papers(), sheet(look, "first"), sheet(look, "second")
    canvas, _ = shown_on(papers, look, sheet(look, "before"), waits=False)
    for _ in range(3 * PARTS):
        papers.prepare(second[1], second[0].parts, canvas)
    coming = papers._coming
    shown_on(papers, look, first, waits=False)
    papers._coming = coming

    done = False
    while not done:
        painted, done = shown_on(papers, look, second, waits=True)

    assert PARTS == second[0].drawn
    assert_same(whole(look, second), painted)


def test_a_paper_holds_no_picture_and_paints_again_what_has_lost_its_own(look):
    held = [pygame.Surface((20, 20)) for _ in range(2)]
    seen = weakref.ref(held[0])
    first, second = (Recording(look, SIZE) for _ in range(2))
    for canvas in (first, second):
        canvas.blit(held[1], (0, 0))
    first.blit(held[0], (100, 100))
    before, after = first.drawing, second.drawing
    before.fade()
    del first, canvas

    held[0] = held[1]

    assert seen() is None
    assert [pygame.Rect(look.px(100), look.px(100), 20, 20)] == after.changes(before)


def test_what_is_drawn_for_practice_is_not_on_the_picture(look):
    page, other = sheet(look, "first")[0], sheet(look, "second")[0]
    practised, plain = Recording(look, SIZE), Recording(look, SIZE)

    practised.begin(lambda canvas: canvas.rehearse(other.draw))
    for canvas in (practised, plain):
        canvas.begin(page.draw)

    assert [] == practised.drawing.changes(plain.drawing)
    assert plain.drawing.shown == practised.drawing.shown


def test_other_eyes_never_see_the_picture_before(look):
    papers, before, (page, _) = Papers(), sheet(look, "first"), sheet(look, "second")
    shown_on(papers, look, before, waits=False)
    other = Scenery(page, frozenset(), 1)

    frame, done = shown_on(papers, look, (page, other), waits=True)

    assert done
    assert "second 0" == frame.shown[0].text


def test_a_battle_that_ends_is_not_looked_at_under_the_buttons_of_the_board(look):
    papers, (battle, scene), (_, other) = Papers(), sheet(look, "battle"), sheet(look, "board")
    stage = evolve(scene, stage="battle a")
    canvas, _ = shown_on(papers, look, (battle, stage), waits=False)

    assert not papers.suits(other, canvas)
    assert papers.suits(evolve(other, stage="battle a"), canvas)


def test_a_window_of_another_size_is_painted_at_once(look):
    papers, page = Papers(), sheet(look, "first")
    shown_on(papers, look, page, waits=False)
    larger = stage_of((1280, 720)).look
    page[0].place(larger, larger.box)

    canvas = Canvas(pygame.Surface((1280, 720)), larger)
    assert papers.turn_to(page[1], page[0].parts, canvas, waits=True)
    papers.copy(canvas)

    assert 20 == len(canvas.shown)
    assert canvas.surface.get_at((1270, 700))[:3] == (20, 30, 40)


@pytest.mark.parametrize("game", GAMES)
def test_where_pieces_land_the_board_is_the_one_that_was_never_without_them(game):
    built = posed.in_motion(Request(stage_of(SIZE, animation="normal"), game)).built
    papers, canvas = Papers(), Canvas(pygame.Surface(SIZE), built.sight.look)
    assert built.sight.hidden
    for _ in range(120):
        built.draw(canvas, papers, moves=True)

    built.reveal()
    landed, whole = (Canvas(pygame.Surface(SIZE), built.sight.look) for _ in range(2))
    built.draw(landed, papers)
    built.draw(whole, Papers())

    assert pixels(whole) == pixels(landed)
    assert texts(whole) == texts(landed)
