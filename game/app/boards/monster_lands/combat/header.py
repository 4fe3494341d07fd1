"""The head of the stage: what is fought, by whom, and how far it has come."""

from __future__ import annotations

from game.app.boards.monster_lands.combat.affair import Affair
from game.app.boards.monster_lands.sprites import disc
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.look import Look
from game.app.drawing.theme import SEAT_COLOURS, Colour, darker, mix
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.widgets.base import Widget
from game.rules.monster_lands import zones
from game.rules.monster_lands.battlefield import has_acted, has_won
from game.rules.monster_lands.content import mission
from game.rules.monster_lands.views import Expedition

GAP = 8.0


def title_of(sight: Sight, affair: Affair) -> str:
    """What this is, in a few words."""
    words = sight.words
    if affair.kind == "mission" and affair.tile:
        return words("ml-combat-mission", name=words.pair(mission(affair.tile).competitive.name))
    if affair.kind == "contract" and affair.tile:
        return words("ml-combat-contract", name=words.pair(mission(affair.tile).contract.name))
    if affair.place == zones.GATES:
        return words("ml-combat-gates")
    if affair.land is None:
        return words("ml-combat-won")
    if affair.kind == "conquest":
        return words("ml-combat-conquest", region=affair.land)
    return words("ml-combat-battle", region=affair.land)


def subtitle_of(sight: Sight, affair: Affair) -> str:
    """Which expedition of how many, and what is already reached."""
    words, parties = sight.words, affair.parties
    if affair.tile is not None:
        return ""
    number = parties.index(affair.exp) + 1 if affair.exp in parties else 1
    return words(
        "ml-combat-which", number=number, count=max(len(parties), 1), carried=affair.carried
    )


def stages_of(sight: Sight, affair: Affair) -> tuple[list[str], int]:
    """The names of the stages, and which of them it is."""
    words = sight.words
    if affair.kind == "battle":
        names = [
            words("ml-combat-traps"),
            words("ml-combat-magic"),
            words("ml-combat-attack"),
            words("ml-combat-defend"),
            words("ml-combat-strike"),
        ]
        return names, affair.stage
    if affair.kind == "conquest":
        names = [
            words("ml-combat-monster"),
            words("ml-combat-march"),
            words("ml-combat-spoils"),
        ]
        return names, 1
    return [], 0


class Header(Widget):
    """Title, line under it, the expeditions of the place, the stages."""

    def __init__(self, sight: Sight, affair: Affair) -> None:
        self.title = title_of(sight, affair)
        self.under = subtitle_of(sight, affair)
        self.stages, self.stage = stages_of(sight, affair)
        self.parties = [PartySign(sight, affair, exp) for exp in affair.parties]
        super().__init__(*self.parties)

    def _lines(self, look: Look) -> tuple[float, float, float, float]:
        """Heights of the title, the line under it, the expeditions and the stages."""
        # With large text the line under the title goes: strip and gauge say the same.
        under = look.line("aside") if look.text_scale < 1.2 and self.under else 0.0
        strip = max(look.line("small_strong") + 14, 50.0)
        stages = look.line("small_strong") + 8 if self.stages else 0.0
        return look.line("heading"), under, strip, stages

    def height(self, look: Look) -> float:
        """All of it."""
        lines = [line for line in self._lines(look) if line]
        return sum(lines) + GAP * (len(lines) - 1)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        title, under, strip, stages = self._lines(look)
        self._title = Box(box.x, box.y, box.w, title)
        y = box.y + title
        self._under = Box(box.x, y, box.w, under)
        y += under + GAP
        self._place_parties(look, Box(box.x, y, box.w, strip))
        y += strip + GAP
        self._place_stages(look, Box(box.x, y, box.w, stages))

    def _place_parties(self, look: Look, room: Box) -> None:
        wides = [each.width(look) for each in self.parties]
        share = min((room.w - 12 * (len(wides) - 1)) / max(sum(wides), 1), 1.0)
        wides = [wide * share for wide in wides]
        x = room.centerx - (sum(wides) + 12 * (len(wides) - 1)) / 2
        for each, wide in zip(self.parties, wides, strict=True):
            each.place(look, Box(x, room.y, wide, room.h))
            x += wide + 12

    def _place_stages(self, look: Look, room: Box) -> None:
        self._pills: list[Box] = []
        if not self.stages:
            return
        wides = [look.text_size(name, "small_strong")[0] + 44 for name in self.stages]
        even = max(wides)
        if even * len(wides) + 10 * (len(wides) - 1) <= room.w:
            wides = [max(even, min(210.0, room.w / len(wides) - 10))] * len(wides)
        share = min((room.w - 10 * (len(wides) - 1)) / sum(wides), 1.0)
        wides = [wide * share for wide in wides]
        x = room.centerx - (sum(wides) + 10 * (len(wides) - 1)) / 2
        for wide in wides:
            self._pills.append(Box(x, room.y, wide, room.h))
            x += wide + 10

    def draw(self, canvas: Canvas) -> None:
        canvas.text(self.title, self._title, "heading", x=0.5, shrink=True, ellipsis=True)
        if self._under.h:
            canvas.text(self.under, self._under, "aside", x=0.5, shrink=True, ellipsis=True)
        for each in self.parties:
            each.draw(canvas)
        for number, (box, name) in enumerate(zip(self._pills, self.stages, strict=True)):
            self._draw_stage(canvas, box, name, number)

    def _draw_stage(self, canvas: Canvas, box: Box, name: str, number: int) -> None:
        theme = canvas.look.theme
        now, done = number == self.stage, number < self.stage
        fill: Colour = theme.gold if now else mix(theme.panel, theme.night, 0.4)
        edge = None if now else mix(theme.good, theme.panel, 0.6) if done else theme.edge
        ink = theme.ink if now else theme.good if done else theme.muted
        paint.pill(canvas, box, fill, edge)
        room = Box(box.x + 12, box.y, box.w - 24, box.h)
        side = min(box.h * 0.5, 22)
        if done and box.w > canvas.look.text_size(name, "small_strong")[0] + 2 * side + 34:
            canvas.icon("app.check", Box(box.x + 14, box.centery - side / 2, side, side), ink)
        canvas.text(name, room, "small_strong", ink, x=0.5, shrink=True, ellipsis=True)


class PartySign(Spot):
    """An expedition in the strip: who it is, whose, and whether its turn is over."""

    def __init__(self, sight: Sight, affair: Affair, exp: str) -> None:
        there = Expedition(sight.view, exp)
        zone = zones.envoy(exp)
        token = there.token
        self.disc = [sight.piece(token)] if token is not None else []
        super().__init__(zone, None, *self.disc, hidden=sight.hidden)
        sight.bind(self)
        self.is_now = exp == affair.exp
        self.is_done = has_acted(sight.view, exp) and not self.is_now
        self.has_won = has_won(sight.view, exp)
        self.name_shown, self.tint = who(sight, there)
        for spot in self.disc:
            spot.radius = 24

    def width(self, look: Look) -> float:
        """What the name asks for."""
        return 78 + look.text_size(self.name_shown, "small_strong")[0] + 30 * self.is_done

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        side = min(box.h - 6, 48)
        self._disc = Box(box.x + 6, box.centery - side / 2, side, side)
        for spot in self.disc:
            spot.place(look, self._disc)

    def draw(self, canvas: Canvas) -> None:
        theme, box = canvas.look.theme, self.rect
        if self.enabled:
            paint.glow(canvas, box.inflate(6, 6), theme.gold, 12)
        ground = mix(theme.panel, self.tint, 0.34 if self.is_now else 0.14)
        edge = theme.gold if self.is_now else mix(theme.edge, self.tint, 0.4)
        line = 3 if self.is_now else 2
        made = paint.Panel(ground, darker(ground, 0.25), edge, box.h / 2, line)
        paint.panel(canvas, box, made)
        if not self.disc:
            disc(canvas, self._disc, "ml.resource.martyr", (74, 70, 84))
        for spot in self.disc:
            spot.draw(canvas)
        sign = 26.0 if self.is_done else 0.0
        room = Box(self._disc.right + 10, box.y, box.right - self._disc.right - 24 - sign, box.h)
        ink = "bright" if self.is_now else "muted" if self.is_done else "cream"
        canvas.text(self.name_shown, room, "small_strong", ink, shrink=True, ellipsis=True)
        if self.is_done:
            icon = "app.star" if self.has_won else "app.check"
            where = Box(box.right - 38, box.centery - 11, 22, 22)
            canvas.icon(icon, where, theme.gold if self.has_won else theme.muted)


def who(sight: Sight, there: Expedition) -> tuple[str, Colour]:
    """The name on a sign, and the colour of its clan."""
    if there.token is None:
        return sight.words("ml-combat-fallen"), SEAT_COLOURS["slate"]
    if there.is_madhala:
        return sight.called(there.token), SEAT_COLOURS["violet"]
    name = f"{sight.called(there.member)} · {sight.match.name_of(there.seat)}"
    return name, sight.colour(there.seat)
