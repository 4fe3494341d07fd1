"""The arithmetic of a camera: levels, ends of the world, a point that stays."""

from __future__ import annotations

import pytest

from game.app.drawing.layout import Box
from game.app.table.showing import Glide, Round
from game.app.table.view import STEPS, Lens, View, step_for

LENS = Lens((3000, 2000), Box(100, 50, 900, 600))


def test_the_first_level_shows_the_whole_world_and_the_last_is_the_closest() -> None:
    assert (0.3, *STEPS) == tuple(round(level, 3) for level in LENS.levels)


def test_a_view_ends_where_the_world_ends() -> None:
    assert View(450, 300, 1.0) == LENS.held(View(-500, 10, 1.0))
    assert View(2550, 1700, 1.0) == LENS.held(View(9000, 9000, 1.0))


def test_a_world_smaller_than_its_box_stands_in_its_middle() -> None:
    small = Lens((100, 600), Box(0, 0, 900, 600))

    assert View(50, 300, 1.0) == small.held(View(0, 0, 1.0))


@pytest.mark.parametrize("by", [1, 2, -1])
def test_what_lies_under_the_pointer_stays_there_when_the_zoom_changes(by: int) -> None:
    view, at = View(1500, 1000, 1.0), (700.0, 300.0)

    closer = LENS.closer(view, by, at)

    assert view.zoom != closer.zoom
    assert under(view, at) == pytest.approx(under(closer, at))


def under(view: View, at: tuple[float, float]) -> tuple[float, float]:
    """The point of the world that lies at a point of the screen."""
    x, y = LENS.origin(view)
    return (at[0] - x) / view.zoom, (at[1] - y) / view.zoom


def test_the_zoom_stops_at_both_ends() -> None:
    assert LENS.levels[0] == LENS.closer(LENS.whole, -1, (0, 0)).zoom
    assert STEPS[-1] == LENS.closer(LENS.whole, 99, (0, 0)).zoom


def test_texts_are_drawn_at_the_steps_only() -> None:
    assert [0.35, 0.35, 0.7, 2.0] == [step_for(zoom) for zoom in (0.2, 0.4, 0.99, 3.0)]


def test_things_far_apart_are_shown_from_so_far_that_all_are_seen() -> None:
    view = LENS.around([Box(600, 500, 100, 100), Box(2100, 1400, 100, 100)], 1.0, 20)

    assert View(1400, 1000, 0.5) == view


def test_a_round_shows_all_then_each_then_all() -> None:
    things = [Box(600, 600, 100, 100), Box(2000, 1200, 100, 100)]
    showing, view = Round(), View(450, 300, 1.0)

    seen = [showing.next(LENS, view, things, in_sight=False) for _ in range(4)]

    together = LENS.around(things, 1.0, 48)
    each = [View(650, 650, 1.0), View(2050, 1250, 1.0)]
    assert [together, *each, together] == seen


def test_a_round_begins_with_one_thing_where_all_are_in_sight() -> None:
    things = [Box(600, 600, 100, 100), Box(900, 600, 100, 100)]

    assert View(650, 650, 1.0) == Round().next(LENS, View(750, 600, 1.0), things, in_sight=True)


def test_with_nothing_to_show_the_whole_world_is_shown() -> None:
    assert LENS.whole == Round().next(LENS, View(450, 300, 1.0), [], in_sight=True)


def test_a_glide_ends_at_its_goal() -> None:
    glide = Glide(View(0, 0, 1.0), View(100, 50, 1.0))

    assert View(50, 25, 1.0) == glide.after(0.2).view
    assert View(100, 50, 1.0) == glide.after(0.2).after(9).view
    assert glide.after(9).is_over
