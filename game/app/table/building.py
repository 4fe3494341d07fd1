"""Building the board: a sight through one seat's eyes, and the page made of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import frozen

from game.app.drawing.look import Look
from game.app.keep.match import Match
from game.app.keep.seats import NOBODY
from game.app.table.acts import Act
from game.app.table.board import Board
from game.app.table.built import Built, Root
from game.app.table.choosing import chosen
from game.app.table.page import Drawers, Page
from game.app.table.prompt import Prompt
from game.app.table.seats import SeatPanel
from game.app.table.seeing import news
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.table.topbar import Tool, TopBar
from game.app.telling.words import Speech
from game.app.widgets.base import Change
from game.engine.secrecy import view

#: How many sentences of what just happened stand over the prompt.
NEWS = 3


@frozen(eq=False)
class Desk:
    """What is shown, and how: a match on its game's board, to one seat, in words and a look."""

    match: Match
    board: Board
    words: Speech
    look: Look
    #: Whose eyes count.
    viewer: int


@frozen(eq=False)
class Hands:
    """What using the board leads to."""

    #: Answers with one of these options of a thing (asks which, if there are several).
    pick: Callable[[str, tuple[int, ...]], Change | None]
    open_tab: Callable[[str], Change | None]
    open_sheet: Callable[[int], Change | None]
    tools: Sequence[Tool]


def sight_of(desk: Desk, hands: Hands, act: Act | None = None) -> Sight:
    """The table through the viewer's eyes, with what may be clicked (nothing during an act)."""
    match, viewer = desk.match, desk.viewer
    session = match.session
    decision = session.decision
    lit: dict[str, tuple[int, ...]] = {}
    if decision is not None and decision.seat == viewer and act is None:
        for number, option in enumerate(decision.options):
            for thing in option.touches():
                lit[thing] = (*lit.get(thing, ()), number)
    seen = view(match.game, session.table if act is None else act.table, viewer)
    return Sight(
        match,
        desk.board,
        seen,
        viewer,
        decision,
        desk.words,
        desk.look,
        lit,
        hands.pick,
        chosen(session, seen, viewer) if act is None else frozenset(),
        upto=None if act is None else act.upto,
        told="" if act is None else act.told,
    )


def build(
    desk: Desk, hands: Hands, act: Act | None = None, *, tab: str = "", insists: bool = False
) -> Built:
    """The whole board for this moment, or for an act of what led to it.

    `tab` is the drawer to open; if it `insists`, even when another one holds something lit.
    """
    sight = sight_of(desk, hands, act)
    board = desk.board
    overlay = board.overlay(sight) if sight.decision is not None or act is not None else None
    middle = board.middle(sight)
    drawer = Drawers(sight, tab, insists, hands.open_tab)
    own = board.own(sight, _owner(sight))
    seats = [SeatPanel(sight, seat, hands.open_sheet) for seat in range(len(desk.match.seats))]
    top = TopBar(sight.words("game-name"), board.headline(sight), board.phases(sight), hands.tools)
    shown = {
        thing
        for part in (middle, drawer.content, own, *seats)
        for each in part.walk()
        if isinstance(each, Spot)
        for thing in each.things
    }
    prompt = Prompt(sight, _news(sight), frozenset(shown) | drawer.holds)
    page = Page(top, middle, seats, drawer, own, prompt, board.shares(sight), board.aside(sight))
    return Built(sight, Root(page, overlay))


def _owner(sight: Sight) -> int:
    """Whose possessions stand at the bottom: the viewer's, or those of who is asked."""
    if sight.viewer != NOBODY:
        return sight.viewer
    return sight.decision.seat if sight.decision is not None else 0


def _news(sight: Sight) -> list[str]:
    """The last things that happened, as far as the viewer may know them."""
    session = sight.match.session
    last = session.cursor if sight.upto is None else session.cursor - 1
    told = [
        each
        for each in news(session, sight.viewer, session.cursor - 8, last)
        if each.key not in sight.board.quiet
    ]
    return [sight.words.say(each) for each in told[-NEWS:]]
