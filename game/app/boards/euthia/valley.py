"""Over the map in Villagers' Rescue: the Event of the round, and how many are home."""

from __future__ import annotations

from game.app.boards.euthia.emblems import icon_of, place_icon, term
from game.app.boards.euthia.reading import me
from game.app.boards.euthia.skin import FROST, GOODS
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, cut_left, cut_right, cut_top, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import Colour
from game.app.table.board import Described
from game.app.table.chips import Chip, ChipRow
from game.app.table.lines import least_height, shortened
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Spot
from game.app.widgets import Paragraph
from game.app.widgets.base import NO_LIMIT, Widget
from game.engine import Reading
from game.rules.euthia import zones
from game.rules.euthia.content import box as content
from game.rules.euthia.content import kind_of
from game.rules.euthia.meta import settings
from game.rules.euthia.rescue import places
from game.rules.euthia.rescue.villagers import (
    all_delivered,
    captive_spaces,
    needed,
    villagers_on,
)
from game.rules.euthia.views import Hero, active_player, players
from game.rules.euthia.views.event import event_of_round

#: The grounds of an Event: what helps, what hinders.
EVENT: Colour = (74, 82, 112)
PICTURE = 104.0
#: What says of itself how the rescue stands.
HOME = "valley.home"


def is_rescue(table: Reading) -> bool:
    """Whether there are Villagers to be brought home."""
    return "captives" in settings(table).scenario.rules


def wanted_home(table: Reading) -> int:
    """How many have to be home: to win side by side, for the next grade, or to bear no shame."""
    wanted = settings(table)
    if wanted.is_solo:
        steps = sorted({each.needs for each in wanted.scenario.victory.grades if each.needs})
        home = all_delivered(table)
        return next((each for each in steps if each > home), steps[-1])
    return needed(table, "abandoned" if wanted.mode == "competitive" else "rescue_together")


def captives(table: Reading) -> int:
    """How many Villagers Monsters hold."""
    return sum(len(villagers_on(table, zone)) for zone in captive_spaces(table))


class Valley(Widget):
    """The Event at the left, large until the Hero has acted; the rescue at the right."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.event = event_of_round(sight.view)
        shown = self.event or places.EVENT
        self.card: Spot = sight.place(shown, self._draw_event, also=(places.EVENT,))
        self.deck = Anchor(zones.deck(places.EVENTS))
        self.found = Anchor(places.HIDDEN)
        self.home = sight.place(HOME, self._draw_home)
        view = sight.view
        said = f"{all_delivered(view)}/{wanted_home(view)}"
        self.chips = ChipRow(
            [
                Chip(place_icon("chapel"), said, GOODS["reputation"]),
                Chip(term("captive"), str(captives(view)), (226, 140, 120)),
                Chip(term("villager"), f"? {len(view.zone(places.HIDDEN))}", FROST),
            ],
            "strong",
        )
        super().__init__(self.card, self.home, self.chips, self.deck, self.found)

    @property
    def fresh(self) -> bool:
        """Whether whoever looks has done nothing yet since the Event was revealed."""
        view, seat = self.sight.view, me(self.sight)
        if self.event is None or active_player(view) not in (None, seat):
            return False
        return not Hero(view, seat).movement and len(Hero(view, seat).tokens) >= 3

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        line = look.fonts.smallest / look.scale
        if not self.fresh or self.event is None:
            return width, max(line * 1.9, 46)
        # All of a new Event can be read, at the smallest size if need be.
        left = self._parts(look, width - 20)[1]
        text = content().events[kind_of(self.event)].text.in_(self.sight.words.lang)
        said = least_height(look, text, "body", left - PICTURE - 12)
        high = look.line("name") + said + 14
        return width, max(line * 4.6, 118, high)

    def _parts(self, look: Look, width: float) -> tuple[float, float]:
        """How wide the rescue at the right is, and the Event at the left."""
        right = min(max(self.chips.wanted(look)[0] + 16, width * 0.22), width * 0.42)
        return right, width - right - 14

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 10, 5)
        right, left = cut_right(inner, self._parts(look, inner.w)[0], 14)
        self.card.place(look, left)
        self.deck.place(look, left)
        self.home.place(look, right)
        self.found.place(look, right)
        line = min(right.h, max(look.line("strong"), 34))
        row = Box(right.x, right.centery - line / 2, right.w, line)
        if self.fresh:
            row = Box(right.x, right.bottom - line, right.w, line)
        self.chips.place(look, row)

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "panel")
        super().draw(canvas)

    def _draw_home(self, canvas: Canvas, box: Box) -> None:
        if self.fresh:
            top = Box(box.x, box.y, box.w, box.h - max(canvas.look.line("strong"), 34) - 4)
            said = home_text(self.sight).body.partition("\n")[0]
            words = shortened(canvas.look, said, "small", (top.w, top.h))
            told = Paragraph(words, "small", even=False, shrink=True)
            told.place(canvas.look, top)
            told.draw(canvas)

    def _draw_event(self, canvas: Canvas, box: Box) -> None:
        words, look = self.sight.words, canvas.look
        if self.event is None:
            side = min(box.h, 34)
            at = Box(box.x, box.centery - side / 2, side, side)
            canvas.icon(term("event"), at, (120, 136, 144))
            room = Box(at.right + 8, box.y, box.right - at.right - 8, box.h)
            said = words("eut-board-no-event")
            canvas.text(said, room, "small", "muted", shrink=True, ellipsis=True)
            return
        card = content().events[kind_of(self.event)]
        side = min(box.h, PICTURE)
        picture, room = cut_left(box, side, 12)
        picture = Box(picture.x, box.centery - side / 2, side, side)
        paint.emblem(canvas, picture, icon_of(self.event), EVENT, FROST, 9)
        name, about = card.name.in_(words.lang), card.text.in_(words.lang)
        if self.fresh:
            top, rest = cut_top(room, look.line("name"), 2)
            title = words("eut-event", thing=name)
            canvas.text(title, top, "name", "bright", shrink=True, ellipsis=True)
            self._tell(canvas, rest, about, "body")
            return
        wide = min(look.text_size(name, "small_strong")[0] + 12, room.w * 0.5)
        left, rest = cut_left(room, wide, 8)
        canvas.text(name, left, "small_strong", "bright", shrink=True, ellipsis=True)
        canvas.text(about, rest, "small", "muted", shrink=True, ellipsis=True)

    def _tell(self, canvas: Canvas, box: Box, said: str, style: str) -> None:
        told = Paragraph(shortened(canvas.look, said, style, (box.w, box.h)), style, even=False,
                         shrink=True)  # fmt: skip
        told.place(canvas.look, box)
        told.draw(canvas)


def home_text(sight: Sight) -> Described:
    """How the rescue stands, and what it is for."""
    view, words = sight.view, sight.words
    mode = settings(view).mode
    home, need = all_delivered(view), wanted_home(view)
    lines = [
        words(f"eut-tip-home-{mode}", home=home, needed=need),
        words("eut-tip-home-captives", count=captives(view)),
        words("eut-tip-home-hidden", count=len(view.zone(places.HIDDEN))),
    ]
    for seat in range(players(view)):
        names = [sight.called(each) for each in view.zone(places.brought_home(seat))]
        if names:
            name = sight.match.name_of(seat)
            lines.append(words("eut-tip-home-names", name=name, names=", ".join(names)))
    return Described(words("eut-tip-home"), "\n".join(lines))


TEXT_KEYS = ("eut-tip-home-competitive", "eut-tip-home-cooperative", "eut-tip-home-solo")
