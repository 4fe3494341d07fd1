"""Building the board: a sight through one seat's eyes, and the page made of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import field, frozen

from game.app.drawing.look import Look
from game.app.keep.match import Match
from game.app.keep.seats import NOBODY
from game.app.table.acts import Act
from game.app.table.board import Board
from game.app.table.built import Built, Root
from game.app.table.choosing import chosen
from game.app.table.legend import Legend, meanings
from game.app.table.page import Drawers, Page
from game.app.table.prompt import Prompt
from game.app.table.recap import others_decided, recap
from game.app.table.recappanel import RecapPanel, Telling
from game.app.table.rounds import round_lines
from game.app.table.seats import panels
from game.app.table.seeing import chooser, known_alone, last_choice, news
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.table.topbar import Tool, TopBar
from game.app.table.twins import with_twins
from game.app.telling.words import Speech
from game.app.widgets.base import Change, Press
from game.engine.events import Told
from game.engine.game import Rival
from game.engine.secrecy import told_to, view
from game.engine.table import Seat
from game.engine.text import Text

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
    #: Whose turn it is, in words, where nothing else says so.
    greeting: str = ""
    #: How the story since the viewer's last decision stands there.
    telling: Telling = field(factory=Telling)
    #: Whose possessions stand at the bottom where nobody looks; those of who decided last if none.
    presented: int = NOBODY


@frozen(eq=False)
class Hands:
    """What using the board leads to."""

    #: Answers with one of these options of a thing (asks which, if there are several).
    pick: Callable[[str, tuple[int, ...]], Change | None]
    open_tab: Callable[[str], Change | None]
    open_sheet: Callable[[Seat | Rival], Change | None]
    tools: Sequence[Tool]
    #: Folds the story, or opens it again.
    fold: Press = lambda: None


def sight_of(desk: Desk, hands: Hands, act: Act | None = None) -> Sight:
    """The table through the viewer's eyes, with what may be clicked (nothing during an act)."""
    match, viewer = desk.match, desk.viewer
    session = match.session
    decision = session.decision
    lit: dict[str, tuple[int, ...]] = {}
    openly = decision is not None and decision.seat == desk.presented
    if decision is not None and (decision.seat == viewer or openly) and act is None:
        for number, option in enumerate(decision.options):
            if openly and not desk.board.is_open(option):
                continue
            for thing in option.touches():
                lit[thing] = (*lit.get(thing, ()), number)
    table = session.table if act is None else act.table
    seen = view(match.game, table, viewer)
    taken = chosen(session, seen, viewer) if act is None else frozenset()
    return Sight(
        match,
        desk.board,
        seen,
        viewer,
        decision,
        desk.words,
        desk.look,
        with_twins(desk.board, seen, lit, taken),
        hands.pick,
        taken,
        known_alone(match.game, table, viewer),
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
    own = board.own(sight, _owner(sight, desk.presented))
    seats = panels(sight, hands.open_sheet)
    top = TopBar(sight.words("game-name"), board.headline(sight), board.phases(sight), hands.tools)
    shown = {
        thing
        for part in (middle, drawer.content, own, *seats, *((overlay,) if overlay else ()))
        for each in part.walk()
        if isinstance(each, Spot)
        for thing in each.things
    }
    story = _story(desk, hands, sight) if overlay is None else None
    # What the story tells is not told again beside it.
    told = story is not None and not desk.telling.folded
    news = [desk.greeting] * bool(desk.greeting) if told else _news(sight, desk.greeting)
    prompt = Prompt(sight, news, frozenset(shown) | drawer.holds)
    page = Page(top, middle, seats, drawer, own, prompt, board.shares(sight), board.aside(sight))
    legend = Legend(meanings(desk.match.game, desk.words))
    return Built(sight, Root(page, overlay, legend, story))


def _story(desk: Desk, hands: Hands, sight: Sight) -> RecapPanel | None:
    """What others did since the viewer's last decision, now that the viewer is asked."""
    match, viewer = desk.match, desk.viewer
    if not sight.mine or match.session.is_drafting:
        return None
    others = others_decided(match, viewer)
    told = recap(match, desk.words, desk.board, viewer, viewer) if others else []
    sums = round_lines(sight) if desk.telling.sums_up else []
    if not told and not sums:
        return None
    return RecapPanel(sight, told, desk.telling, hands.fold, sums)


def _owner(sight: Sight, presented: int) -> int:
    """Whose possessions stand at the bottom: the viewer's, or those of who decided last."""
    if sight.viewer != NOBODY:
        return sight.viewer
    if presented != NOBODY:
        return presented
    session = sight.match.session
    decided = chooser(session, session.cursor)
    if decided is not None:
        return decided
    return sight.decision.seat if sight.decision is not None else 0


def _news(sight: Sight, greeting: str) -> list[str]:
    """The last things that happened, as far as the viewer may know them."""
    session = sight.match.session
    last = session.cursor if sight.upto is None else session.cursor - 1
    told = _told(sight, session.cursor - 8, last)
    if sight.upto is not None:
        so_far = told_to(session.commits[session.cursor].events[: sight.upto], sight.viewer)
        told += [each for each in so_far if each.key not in sight.board.quiet]
    told = told[-NEWS:]
    if sight.viewer != NOBODY:
        # What the viewer alone may hear was on no cover: it comes last, where there is room for it.
        since = _told(sight, last_choice(session, sight.viewer) + 1, last)
        own = [each for each in since if each.seats is not None][-NEWS:]
        told = [*(each for each in told if each not in own), *own]
    lines = [sight.words.say(Text(each.key, each.args)) for each in told]
    return [*lines, greeting] if greeting else lines


def _told(sight: Sight, first: int, last: int) -> list[Told]:
    told = news(sight.match.session, sight.viewer, first, last)
    return [each for each in told if each.key not in sight.board.quiet]
