"""The page of the board: where the shared table, the seats, the drawer and the prompt stand."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from game.app.drawing import paint
from game.app.drawing.layout import Box, cut_bottom, cut_left, cut_right, cut_top, inset, row
from game.app.drawing.theme import darker, lighter
from game.app.table.board import Drawer
from game.app.table.prompt import Prompt
from game.app.table.seats import place_in_column, place_in_strip
from game.app.table.shares import Shares, clamp
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.table.topbar import TopBar
from game.app.widgets.base import Change, Press, Widget
from game.app.widgets.notes import HoverCard

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look

GAP = 10.0
#: By how much the prompt grows at a time, and the part of the height it may have at most: where it
#: presses something else, and where it only lies over it.
STEP, MOST, MOST_OVER = 54.0, 0.5, 0.62

#: How much of the growth of texts what one owns takes part in.
GROWS = 0.15


class Page(Widget):
    """Everything on the board. What only changes with the game is `still`, the rest `live`."""

    def __init__(
        self,
        top: TopBar,
        middle: Widget,
        seats: Sequence[Widget],
        drawer: Drawers,
        own: Widget,
        prompt: Prompt,
        shares: Shares,
        aside: Widget | None = None,
    ) -> None:
        self.shares = shares
        self.top, self.middle, self.seats = top, middle, list(seats)
        self.drawer, self.own, self.prompt = drawer, own, prompt
        self.aside = aside
        still = [middle, drawer.content, own, *((aside,) if aside is not None else ())]
        # The order is that of the arrow keys' first step: the table, the prompt, then the rest.
        super().__init__(*still, prompt, drawer, *self.seats, top)
        self.still: list[Widget] = [*self.seats, *still]
        self.live: list[Widget] = [prompt, drawer, top]

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        bar, rest = cut_top(box, self.top.wanted(look, box.w)[1])
        self.top.place(look, bar)
        rest = inset(rest, GAP, GAP)
        own = self.shares.own.of(box.h) * (1 + GROWS * max(look.text_scale - 1, 0))
        wide = self.shares.right.of(box.w)
        if self.shares.column:
            right, rest = cut_right(rest, wide, GAP)
            low, rest = cut_bottom(rest, own, GAP)
            self._place_column(look, right, max(own, self._usual_height(look, box.h)))
        else:
            prompt = self._prompt_height(look, Box(rest.x, rest.y, wide, rest.h), own, MOST)
            low, rest = cut_bottom(rest, prompt, GAP)
            below, low = cut_right(low, wide, GAP)
            self.prompt.place(look, below)
        self.own.place(look, low)
        self._place_table(look, rest, box)

    def _usual_height(self, look: Look, whole: float) -> float:
        """The height of the prompt, whatever it says."""
        return min(self.shares.prompt.of(whole) * max(look.text_scale, 1), whole * MOST)

    def _place_column(self, look: Look, room: Box, usual: float) -> None:
        """The prompt under the drawers; a long one lies over their end rather than press them."""
        self.drawer.place(look, cut_bottom(room, usual, GAP)[1])
        below, _ = cut_bottom(room, self._prompt_height(look, room, usual, MOST_OVER))
        used = any(each.enabled and each.rect.colliderect(below) for each in self._on_show())
        content = self.drawer.content
        if used or (content.gives_way and content.rect.colliderect(below)):
            # What can be used now is never covered.
            below, above = cut_bottom(room, self._prompt_height(look, room, usual, MOST), GAP)
            self.drawer.place(look, above)
        self.prompt.place(look, below)

    def _on_show(self) -> Iterator[Spot]:
        return (each for each in self.drawer.content.walk() if isinstance(each, Spot))

    def _prompt_height(self, look: Look, room: Box, least: float, part: float) -> float:
        wanted = self.prompt.wanted(look, room.w)[1]
        alone = self.shares.column and self.drawer.is_empty
        # In steps, so that what lies above keeps its size from one question to the next.
        steps = math.ceil(max(wanted - least, 0) / STEP)
        most = max(room.h * part, least, min(self.prompt.least(look, room.w), room.h))
        return clamp(least + steps * STEP, least, room.h if alone else most)

    def _place_table(self, look: Look, room: Box, page: Box) -> None:
        """The seats at its left or over it, and the table that all share."""
        strip = self.shares.strip
        if strip is None:
            side, rest = cut_left(room, self.shares.seats.of(page.w), GAP)
            left = place_in_column(look, self.seats, side)
        else:
            side, rest = cut_top(room, strip.of(page.h), GAP)
            left = place_in_strip(look, self.seats, side)
        self.middle.place(look, rest)
        if self.aside is not None:
            wanted = self.aside.wanted(look, left.w)[1]
            self.aside.visible = left.w > 0 and wanted <= left.h
            self.aside.place(look, Box(left.x, left.y, left.w, min(wanted, left.h)))


class Tab(Widget):
    """The tab of a drawer: lit when it is open, ringed when something in it can be used."""

    focusable = True

    def __init__(self, drawer: Drawer, on_press: Press, is_open: bool, calls: bool):
        super().__init__(name=f"tab:{drawer.name}")
        self.drawer = drawer
        self.is_open, self.calls = is_open, calls
        self.on_press = on_press
        #: Whether its word stands under its icon; set by the strip, for all closed tabs alike.
        self.worded = True
        self.tip = lambda: None if self.is_open else HoverCard("", drawer.title)

    def has_room(self, look: Look) -> bool:
        """Whether its word can stand under its icon."""
        wide = look.fonts.width(self.drawer.title, "bold", look.fonts.smallest)
        return wide <= (self.rect.w - 12) * look.scale

    def press(self) -> Change | None:
        return self.on_press()

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        base = lighter(theme.panel, 0.16 if self.is_open else 0.06 if self.lit else 0)
        edge = theme.gold if self.is_open or self.lit else theme.edge
        paint.panel(canvas, self.rect, paint.Panel(base, darker(base, 0.1), edge, 10, 2))
        if self.calls and not self.is_open:
            paint.lit_ring(canvas, self.rect.inflate(-8, -8), 8)
        ink = theme.bright if self.is_open else theme.muted
        box = inset(self.rect, 6, 4)
        worded = self.worded
        side = min(self.rect.h * 0.5, 34) if worded else min(box.w, box.h) * 0.7
        top = box.y if worded else box.centery - side / 2
        canvas.icon(self.drawer.icon, Box(box.x + (box.w - side) / 2, top, side, side), ink)
        if worded:
            words = Box(box.x, box.y + side, box.w, box.h - side)
            canvas.text(self.drawer.title, words, "small_strong", ink, x=0.5, shrink=True)


class Drawers(Widget):
    """The tabs at the right and what lies in the open one (which is drawn with the table)."""

    def __init__(
        self, sight: Sight, wanted: str, insists: bool, on_tab: Callable[[str], Change | None]
    ) -> None:
        self._drawers = sight.board.drawers(sight)
        lit = frozenset(sight.lit) if sight.mine else frozenset()
        self.open = _wanted(self._drawers, wanted)
        if not insists and self.open is not None:
            self.open = _called(self._drawers, self.open, lit, sight.chosen)
        tabs = [
            Tab(each, _presser(on_tab, each.name), each is self.open, bool(each.holds & lit))
            for each in self._drawers
        ]
        super().__init__(*tabs, name="drawers")
        self.content: Widget = self.open.build() if self.open is not None else Widget()

    @property
    def is_empty(self) -> bool:
        """Whether the game has no drawer at all."""
        return self.open is None

    @property
    def closed(self) -> tuple[Drawer, ...]:
        """The drawers that are not open."""
        return tuple(each for each in self._drawers if each is not self.open)

    @property
    def holds(self) -> frozenset[str]:
        """Everything in any drawer, open or not."""
        return frozenset().union(*(each.holds for each in self._drawers))

    def homes(self) -> Iterator[tuple[str, Box]]:
        """Where things in drawers are while their drawer is closed: behind its tab."""
        for tab in self.children:
            assert isinstance(tab, Tab)
            for thing in tab.drawer.holds:
                yield thing, tab.rect

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        if self.open is None:
            return
        if len(self._drawers) == 1:
            # A single drawer is always open: its tab would lead nowhere.
            self.children[0].visible = False
            self.children[0].place(look, box)
            self.content.place(look, box)
            return
        high = 34 + look.fonts.smallest / look.scale * 1.25 + 14
        strip, rest = cut_top(box, high, 8)
        shares = [1.9 if each is self.open else 1.0 for each in self._drawers]
        for child, cell in zip(self.children, row(strip, shares, 8), strict=True):
            child.place(look, cell)
        tabs = [each for each in self.children if isinstance(each, Tab)]
        closed = all(each.has_room(look) for each in tabs if not each.is_open)
        for tab in tabs:
            tab.worded = tab.has_room(look) if tab.is_open else closed
        self.content.place(look, rest)


def _presser(on_tab: Callable[[str], Change | None], name: str) -> Press:
    return lambda: on_tab(name)


def _wanted(drawers: Sequence[Drawer], name: str) -> Drawer | None:
    """The drawer that the player had open."""
    return next((each for each in drawers if each.name == name), next(iter(drawers), None))


def _called(
    drawers: Sequence[Drawer], wanted: Drawer, lit: frozenset[str], chosen: frozenset[str]
) -> Drawer:
    """That one, unless only another holds something to use, or is what the question is about."""
    if wanted.holds & lit:
        return wanted
    useful = (each for each in drawers if each.holds & lit)
    about = (each for each in drawers if each.place in chosen or each.holds & chosen)
    return next(useful, None) or next(about, wanted)
