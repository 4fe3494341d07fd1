"""Every icon of the table explains itself."""

from __future__ import annotations

import pytest

from game.app.doors.shot import shots, stage_of, take
from game.app.scenes.rulebook import book_of
from game.app.studio.samples import Request
from game.app.table.legend import Sign
from game.app.table.spot import Spot
from game.app.widgets import HoverCard, Paragraph, Widget
from game.app.widgets.intents import Hover
from game.app.window.stage import Stage
from game.library.blocks import Signs
from game.rules import GAMES, game_of

BOARDS = [name for name in shots() if name.startswith(("board", "combat", "replay"))]
#: Who plays and what a tool does is written beside these.
NAMED = ("app.emblem.",)


def said(tip: Widget | None) -> str:
    assert isinstance(tip, HoverCard)
    return "\n".join(each.text for each in tip.walk() if isinstance(each, Paragraph))


@pytest.mark.parametrize(
    ("game", "name"),
    [*((GAMES[0], name) for name in BOARDS), *((game, "board") for game in GAMES[1:])],
)
def test_nothing_is_drawn_that_nobody_explains_in(game: str, name: str) -> None:
    stage = stage_of((1920, 1080))
    take(name, Request(stage, game))
    icons = [each for each in stage.shown if each.icon and not each.icon.startswith(NAMED)]

    hits = [(each.icon, stage.top.root.hit(each.box.center)) for each in icons]

    assert set() == {
        icon for icon, hit in hits if hit is None or not (hit.tip is not None or hit.clicks)
    }
    # What explains itself stands on the page of icons too.
    assert set() == {icon for icon, hit in hits if isinstance(hit, Sign)} - listed(game)


def listed(game: str = GAMES[0]) -> set[str]:
    page = book_of(game_of(game)).page("icons")
    assert page is not None
    return {sign.icon for each in page.blocks if isinstance(each, Signs) for sign in each.signs}


def test_an_icon_under_the_pointer_says_what_it_means() -> None:
    stage, icon = pointed_at(Sign)

    assert f"[[{icon}]]" in said(stage.top.focus.tip)


def test_the_card_of_a_thing_also_explains_the_icon_under_the_pointer() -> None:
    stage, icon = pointed_at(Spot)
    before, _, last = said(stage.top.focus.tip).rpartition("\n")

    assert before
    assert last.startswith(f"[[{icon}]] **")


def pointed_at(kind: type[Widget]) -> tuple[Stage, str]:
    """A board where the pointer rests on an icon that the page of icons has, on such a thing."""
    stage = stage_of((1920, 1080))
    take("board", Request(stage))
    root, known = stage.top.root, listed()
    icon, at = next(
        (each.icon, each.box.center)
        for each in stage.shown
        if each.icon in known and isinstance(root.hit(each.box.center), kind)
        if root.gloss(each.box.center).startswith(f"[[{each.icon}]]")
    )
    stage.tell(Hover((1, 1)))
    stage.tell(Hover(at))
    stage.step(1.0)
    return stage, icon
