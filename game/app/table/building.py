"""Building the board: a sight through one seat's eyes, the page made of it, and its layers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define, field

from game.app.drawing import paint
from game.app.drawing.layout import Box
from game.app.table.acts import Act
from game.app.table.choosing import chosen
from game.app.table.overlay import Overlay
from game.app.table.page import Drawers, Page
from game.app.table.prompt import Prompt
from game.app.table.seats import SeatPanel
from game.app.table.seeing import news
from game.app.table.sight import NOBODY, Sight
from game.app.table.spot import Spot, places_of
from game.app.table.topbar import TopBar
from game.app.widgets.base import Widget
from game.engine.secrecy import view

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look
    from game.app.scenes.board import BoardScene

#: How many sentences of what just happened stand over the prompt.
NEWS = 3


class Root(Widget):
    """The page, or the overlay over it: then the page only looks."""

    def __init__(self, page: Page, overlay: Overlay | None) -> None:
        children: list[Widget] = [page] if overlay is None else [overlay, page.top]
        super().__init__(*children)
        self.page, self.overlay = page, overlay

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.page.place(look, box)
        if self.overlay is not None:
            top = self.page.top.rect.bottom
            self.overlay.place(look, Box(box.x, top, box.w, box.bottom - top))


@define(eq=False)
class Built:
    """The board as it was built for one moment and one pair of eyes."""

    sight: Sight
    root: Root
    #: Where everything lies on screen.
    places: dict[str, Box] = field(factory=dict)
    _lit: list[Spot] = field(factory=list)

    def survey(self) -> None:
        """Find out where everything lies, once it has been placed."""
        page = self.root.page
        # What lies in a place of its own is found there rather than in a seat's panel.
        self.places = dict(page.drawer.homes())
        for part in (*page.seats, page.middle, page.drawer.content, page.own):
            self.places |= dict(places_of(part))
        if self.root.overlay is not None:
            self.places |= dict(places_of(self.root.overlay))
        self._lit = [each for each in self.root.walk() if isinstance(each, Spot) and each.enabled]
        _number(self.root, self._lit)

    def draw_still(self, canvas: Canvas) -> None:
        """What changes only with the game."""
        paint.backdrop(canvas)
        page, overlay = self.root.page, self.root.overlay
        for each in page.still:
            if each.visible:
                each.draw(canvas)
        if overlay is not None:
            for each in page.live:
                each.draw(canvas)
            paint.veil(canvas, 165)
            overlay.draw_still(canvas)

    def draw_live(self, canvas: Canvas, keys: bool = False) -> None:
        """What changes with the pointer: buttons, tabs, and the rings of what is lit."""
        page, overlay = self.root.page, self.root.overlay
        for each in page.live if overlay is None else (page.top,):
            each.draw(canvas)
        if overlay is not None:
            overlay.draw_live(canvas)
        for spot in self._lit:
            if spot.thing not in self.sight.hidden:
                spot.draw_light(canvas)
        if keys:
            for spot in self._lit:
                if spot.key:
                    _badge(canvas, spot)


def _number(root: Widget, lit: list[Spot]) -> None:
    """Digits for lit things, after those that buttons have."""
    taken = {each.key for each in root.walk() if each.key}
    free = [digit for digit in "123456789" if digit not in taken]
    for spot, digit in zip(lit, free, strict=False):
        spot.key = digit


def _badge(canvas: Canvas, spot: Spot) -> None:
    theme = canvas.look.theme
    side = canvas.look.line("small_strong") + 2
    box = Box(spot.rect.right - side * 0.7, spot.rect.y - side * 0.3, side, side)
    paint.panel(canvas, box, paint.Panel(theme.bright, theme.gold, theme.ink, side / 2, 2))
    canvas.covers(box.inflate(6, 6))
    canvas.text(spot.key or "", box, "small_strong", "ink", x=0.5)


def sight_of(scene: BoardScene, act: Act | None = None) -> Sight:
    """The table through the viewer's eyes, with what may be clicked (nothing during an act)."""
    match, watch = scene.match, scene.watch
    session = match.session
    decision = session.decision
    lit: dict[str, tuple[int, ...]] = {}
    if decision is not None and decision.seat == watch.viewer and act is None:
        for number, option in enumerate(decision.options):
            for thing in option.touches():
                lit[thing] = (*lit.get(thing, ()), number)
    seen = view(match.game, session.table if act is None else act.table, watch.viewer)
    return Sight(
        match,
        scene.board,
        seen,
        watch.viewer,
        decision,
        scene.speech,
        scene.look,
        lit,
        scene.pick,
        chosen(session, seen, watch.viewer) if act is None else frozenset(),
        upto=None if act is None else act.upto,
        told="" if act is None else act.told,
    )


def build(scene: BoardScene, tab: str, insists: bool, act: Act | None = None) -> Built:
    """The whole board for this moment, or for an act of what led to it."""
    sight = sight_of(scene, act)
    board = scene.board
    overlay = board.overlay(sight) if sight.decision is not None or act is not None else None
    middle = board.middle(sight)
    drawer = Drawers(sight, tab, insists, scene.open_tab)
    owner = _owner(scene)
    own = board.own(sight, owner)
    seats = [SeatPanel(sight, seat, scene.open_sheet) for seat in range(len(scene.match.seats))]
    top = TopBar(sight.words("game-name"), board.headline(sight), board.phases(sight), scene.tools)
    shown = {
        thing
        for part in (middle, drawer.content, own, *seats)
        for each in part.walk()
        if isinstance(each, Spot)
        for thing in each.things
    }
    prompt = Prompt(sight, _news(scene, sight), frozenset(shown) | drawer.holds)
    page = Page(top, middle, seats, drawer, own, prompt, board.aside(sight))
    return Built(sight, Root(page, overlay))


def _owner(scene: BoardScene) -> int:
    """Whose possessions stand at the bottom: the viewer's, or those of who is asked."""
    viewer = scene.watch.viewer
    if viewer != NOBODY:
        return viewer
    decision = scene.match.session.decision
    return decision.seat if decision is not None else 0


def _news(scene: BoardScene, sight: Sight) -> list[str]:
    """The last things that happened, as far as the viewer may know them."""
    session = scene.match.session
    quiet = scene.board.quiet
    last = session.cursor if sight.upto is None else session.cursor - 1
    told = [
        each
        for each in news(session, sight.viewer, session.cursor - 8, last)
        if each.key not in quiet
    ]
    return [sight.words.say(each) for each in told[-NEWS:]]
