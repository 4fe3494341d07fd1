"""How a board shares the page out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app.scenes.board import BoardScene
from game.app.studio.checker import problems
from game.app.table.board import Drawer
from game.app.table.page import Page
from game.app.table.shares import Share, Shares
from game.app.table.sight import Sight
from game.app.widgets import Widget
from tests.app.hands import Brain
from tests.app.plane_board import MarketSquare

Opened = Callable[..., BoardScene]


def page_of(scene: BoardScene) -> Page:
    assert scene.built is not None
    return scene.built.root.page


def shared(square: MarketSquare, shares: Shares) -> None:
    def chosen(sight: Sight) -> Shares:
        return shares

    square.shares = chosen  # type: ignore[method-assign]


def test_a_share_is_a_part_between_two_lengths() -> None:
    share = Share(0.2, 210, 240)

    assert [210, 230, 240] == [share.of(whole) for whole in (900, 1150, 2000)]


def test_without_a_column_the_table_reaches_over_the_prompt_to_the_edge(opened: Opened) -> None:
    page = page_of(opened())

    assert page.middle.rect.right == pytest.approx(page.prompt.rect.right)
    assert page.middle.rect.bottom < page.prompt.rect.top
    assert page.own.rect.h == page.prompt.rect.h


def test_seats_stand_in_a_strip_over_the_table(opened: Opened) -> None:
    page = page_of(opened())

    assert 1 == len({seat.rect.y for seat in page.seats})
    assert all(seat.rect.bottom < page.middle.rect.top for seat in page.seats)
    assert page.middle.rect.left == page.seats[0].rect.left


def test_a_whole_private_board_takes_its_share_of_the_height(
    square: MarketSquare, opened: Opened
) -> None:
    shared(square, Shares(own=Share(0.39, 380, 700)))

    page = page_of(opened())

    assert 0.39 * 1080 == pytest.approx(page.own.rect.h)
    assert page.seats[0].rect.right < page.middle.rect.left
    assert page.middle.rect.right < page.prompt.rect.left


def with_a_drawer(square: MarketSquare) -> None:
    shared(square, Shares())
    square.drawers = lambda sight: (Drawer("stall", "Stall", "app.cards", Widget),)  # type: ignore[method-assign]


def test_from_question_to_question_the_drawers_and_the_prompt_keep_their_place(
    square: MarketSquare, opened: Opened
) -> None:
    with_a_drawer(square)
    scene = opened()
    brain, found = Brain(scene.match), set()

    for _ in range(12):
        page = page_of(scene)
        found.add((tuple(page.drawer.content.rect), tuple(page.prompt.rect)))
        scene.choose(brain.number())

    assert 1 == len(found)


def test_a_long_question_lies_over_the_drawers_and_leaves_them_as_they_are(
    square: MarketSquare, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_a_drawer(square)
    scene = opened()
    before = page_of(scene)

    monkeypatch.setattr(square, "hints", lambda sight: ("A line. " * 30, "Another. " * 30))
    scene.rebuild()

    after = page_of(scene)
    assert before.drawer.content.rect == after.drawer.content.rect
    assert after.prompt.rect.top < before.prompt.rect.top
    assert after.prompt is after.hit(after.prompt.rect.midtop)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize(
    "shares",
    [
        Shares(),
        Shares(own=Share(0.39, 380, 700)),
        Shares(strip=Share(0.1, 110, 150)),
        Shares(own=Share(0.3, 300, 400), column=False),
    ],
    ids=["table", "private board", "strip", "wide"],
)
def test_every_way_to_share_it_out_is_sound(
    square: MarketSquare, opened: Opened, size: tuple[int, int], shares: Shares
) -> None:
    shared(square, shares)

    assert [] == problems(opened(size).stage)
