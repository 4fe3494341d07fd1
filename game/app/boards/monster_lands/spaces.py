"""A space of an expedition: who goes, the dice as printed, tokens, what it gives and costs."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from game.app.boards.monster_lands.chips import BRIGHT, chip
from game.app.boards.monster_lands.skin import DICE, GROUNDS
from game.app.boards.monster_lands.sprites import number
from game.app.drawing import dice, paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, lighter, mix
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Spot, cells_in
from game.rules.monster_lands import zones
from game.rules.monster_lands.battlefield import counted
from game.rules.monster_lands.content import box
from game.rules.monster_lands.refusals import mission_dice
from game.rules.monster_lands.shapes import Advantage, Trail
from game.rules.monster_lands.views import Expedition, colour_of, trail

CELL = 38.0
COUNTED = (zones.DEFENCE, zones.GUARDS, zones.POTION, zones.VENOM, zones.GOLD)
_ICONS = {zones.GUARDS: "defence"}


@frozen
class Cell:
    """A printed place for a die: its colours, and whether it must be filled."""

    colours: tuple[str, ...]
    required: bool = False


def printed_cells(sight: Sight, exp: str) -> list[Cell]:
    """The places for dice that a space prints."""
    place = zones.place_of(exp)
    if place == zones.GATES:
        # Any dice go here, up to a number: one open place stands for what may still come.
        return [Cell(("force", "magic"))] * (len(Expedition(sight.view, exp).dice) + 1)
    if place in zones.REGIONS:
        if not sight.view.zone(zones.trails(place)):
            return []
        return _trail_cells(trail(sight.view, exp))
    tiles = sight.view.zone(zones.mission(place))
    if not tiles:
        return []
    count, colours = mission_dice(tiles[0], place)
    return [Cell(tuple(colours), required=True)] * count


def _trail_cells(space: Trail) -> list[Cell]:
    needed = [Cell((c,), True) for c, count in space.required.items() for _ in range(count)]
    more = [Cell(each.colours) for each in space.reinforcements for _ in range(each.max)]
    return (needed + more)[: box().outside.die_spaces]


def filled(cells: Sequence[Cell], lying: Sequence[str]) -> list[str | Cell]:
    """Each die on the first place of its colour, the rest of the places empty."""
    free: list[str | Cell] = list(cells)
    extra: list[str | Cell] = []
    for die in lying:
        for index, cell in enumerate(free):
            if isinstance(cell, Cell) and colour_of(die) in cell.colours:
                free[index] = die
                break
        else:
            extra.append(die)
    for more in extra:
        empty = next((i for i, each in enumerate(free) if isinstance(each, Cell)), None)
        if empty is None:
            free.append(more)
        else:
            free[empty] = more
    return free


class Space(Spot):
    """An expedition as a column (regions) or a row (missions, the Gates)."""

    def __init__(self, sight: Sight, exp: str, flat: bool = False) -> None:
        self.sight, self.exp, self.flat = sight, exp, flat
        view = sight.view
        there = Expedition(view, exp)
        self.envoy = [sight.piece(there.token)] if there.token is not None else []
        places = filled(printed_cells(sight, exp), there.dice)
        self.cells = [
            sight.piece(each) if isinstance(each, str) else Empty(sight, each) for each in places
        ]
        self.tokens = [*self._traps(sight), *self._counted(sight)]
        gifts = _gifts(sight, exp, bool(self.envoy))
        self.gifts = [ChipRow([each], spread=False) for each in gifts]
        super().__init__(
            zones.envoy(exp), None, *self.envoy, *self.cells, *self.tokens, *self.gifts,
            also=(zones.exp_dice(exp), zones.safe_dice(exp)), hidden=sight.hidden,
        )  # fmt: skip
        sight.bind(self)

    def _traps(self, sight: Sight) -> list[Spot]:
        """Traps face down (each its owner's), turned up, ambushes and loot at work."""
        view, exp = sight.view, self.exp
        seats = (*range(len(sight.match.seats)), zones.MADHALA_SEAT)
        down = [zones.face_down(exp, seat) for seat in seats]
        spots = []
        for zone in (*down, zones.face_up(exp), zones.ambushes(exp), zones.exp_loot(exp)):
            pieces = view.zone(zone)
            spots += [
                sight.piece(piece, also=(zone,) if place == 0 else ())
                for place, piece in enumerate(pieces)
            ]
        return spots

    def _counted(self, sight: Sight) -> list[Spot]:
        view = sight.view
        owner = zones.owner(self.exp)
        return [
            CountedToken(sight, self.exp, name, view.count(owner, name))
            for name in COUNTED
            if view.count(owner, name)
        ]

    @property
    def is_taken(self) -> bool:
        """Whether somebody is here."""
        return bool(self.envoy)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        (self._place_flat if self.flat else self._place_tall)(look, inset(box, 4))

    def _place_tall(self, look: Look, room: Box) -> None:
        line = min(look.fonts.smallest / look.scale * 1.2, 32)
        lines = self._foot_lines(look, room.w)
        foot = line * len(lines)
        self.head = min(room.w, room.h * 0.24, 62)
        self.disc = Box(room.centerx - self.head / 2, room.y, self.head, self.head)
        tokens = min(room.h * 0.15, 30) if self.tokens else 0
        top = self.disc.bottom + 4
        dice_high = room.bottom - foot - tokens - 4 - top
        self._place_cells(look, Box(room.x, top, room.w, dice_high), 2)
        below = Box(room.x, top + dice_high + 2, room.w, tokens)
        self._place_tokens(look, below)
        for place, gifts in enumerate(lines):
            y = room.bottom - foot + place * line
            self._place_gifts(look, gifts, Box(room.x, y, room.w, line), 0.5)
        self._place_envoy(look)

    def _foot_lines(self, look: Look, width: float) -> list[list[ChipRow]]:
        """The gifts in one line, or each in its own where it is narrow."""
        if not self.gifts:
            return []
        total = sum(gift.least(look) for gift in self.gifts) + 8 * (len(self.gifts) - 1)
        return [self.gifts] if total <= width else [[gift] for gift in self.gifts]

    def _place_gifts(self, look: Look, gifts: list[ChipRow], room: Box, x: float) -> float:
        """Gifts beside each other; the width they take."""
        wides = [gift.wanted(look)[0] - 4 for gift in gifts]
        share = min(room.w / max(sum(wides), 1), 1.0)
        wides = [wide * share for wide in wides]
        total = sum(wides)
        left = room.x + max(room.w - total, 0) * x
        for gift, wide in zip(gifts, wides, strict=True):
            gift.place(look, Box(left, room.y, wide - 4 * share, room.h))
            left += wide
        return total

    def _place_flat(self, look: Look, room: Box) -> None:
        self.head = min(room.h, 58)
        self.disc = Box(room.x, room.centery - self.head / 2, self.head, self.head)
        rest = Box(self.disc.right + 6, room.y, room.right - self.disc.right - 6, room.h)
        foot = min(look.fonts.smallest / look.scale * 1.25, 32)
        has_foot = bool(self.tokens) or bool(self.gifts)
        high = rest.h - (foot + 2 if has_foot else 0)
        self._place_cells(look, Box(rest.x, rest.y, rest.w, high), 0)
        below = Box(rest.x, rest.bottom - foot, rest.w, foot)
        room_for = Box(below.x, below.y, below.w * (0.55 if self.tokens else 1.0), foot)
        wide = self._place_gifts(look, self.gifts, room_for, 0.0)
        left = below.x + wide
        self._place_tokens(look, Box(left, below.y, max(below.right - left, 10), foot))
        self._place_envoy(look)

    def _place_cells(self, look: Look, room: Box, columns: int) -> None:
        count = len(self.cells)
        size = (CELL, CELL)
        if columns:
            rows = max(-(-count // columns), 3)
            side = min((room.w - 4) / columns, (room.h - 4 * (rows - 1)) / rows, CELL)
            size = (side, side)
            left = room.x + (room.w - columns * side - 4) / 2
            boxes = [
                Box(left + i % columns * (side + 4), room.y + i // columns * (side + 4), side, side)
                for i in range(count)
            ]
        else:
            boxes = cells_in(room, count, size, 4, 0.0, 0.5)
        for cell, place in zip(self.cells, boxes, strict=True):
            cell.place(look, place)

    def _place_tokens(self, look: Look, room: Box) -> None:
        side = min(room.h, 32)
        places = cells_in(room, len(self.tokens), (side, side), 3, 0.5 if not self.flat else 0.0)
        for token, place in zip(self.tokens, places, strict=True):
            token.place(look, place)

    def _place_envoy(self, look: Look) -> None:
        for spot in self.envoy:
            spot.radius = self.head / 2
            spot.place(look, self.disc)

    def _ground(self) -> paint.Panel:
        """The ground of a camp in the colour of whose it is."""
        there = Expedition(self.sight.view, self.exp)
        if not self.is_taken:
            base = (19, 27, 23)
            return paint.Panel(base, lighter(base, 0.05), (70, 92, 78), 10, 2)
        colour = GROUNDS["magic"] if there.is_madhala else self.sight.colour(there.seat)
        base = mix((24, 30, 30), colour, 0.34)
        return paint.Panel(base, darker(base, 0.2), lighter(colour, 0.15), 10, 3)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        box = self.rect
        if self.enabled:
            paint.glow(canvas, box.inflate(6, 6), theme.gold, 12)
        paint.panel(canvas, box, self._ground())
        if not self.envoy:
            made = paint.Panel((40, 54, 46), (34, 46, 40), (118, 140, 124), self.head / 2, 2)
            paint.panel(canvas, self.disc, made)
            number = Box(*self.disc)
            canvas.text(str(zones.number_of(self.exp)), number, "small_strong", "muted", x=0.5)
        for child in self.children:
            child.draw(canvas)
        self.draw_marks(canvas)


class Empty(Anchor):
    """A printed place without a die: a full ground where it is required, an outline where not."""

    def __init__(self, sight: Sight, cell: Cell) -> None:
        super().__init__("")
        self.cell = cell

    def draw(self, canvas: Canvas) -> None:
        box, colours = self.rect, self.cell.colours
        if len(colours) == 1:
            paint.panel(canvas, box, _ground(colours[0], self.cell.required, box.w))
            sign, tint = DICE[colours[0]].letter, lighter(GROUNDS[colours[0]], 0.45)
        else:
            _mixed(canvas, box, colours, self.cell.required)
            sign, tint = "?" if self.cell.required else "+", canvas.look.theme.muted
        dice.letter_in(canvas, box, sign, tint)


def _ground(colour: str, required: bool, width: float) -> paint.Panel:
    tint = GROUNDS[colour]
    fill = mix((20, 22, 22), tint, 0.42 if required else 0.08)
    line = 3.0 if required else 2.0
    return paint.Panel(fill, darker(fill, 0.2), lighter(tint, 0.15), width * 0.2, line)


def _mixed(canvas: Canvas, box: Box, colours: tuple[str, ...], required: bool) -> None:
    """A place for any of several colours: a stripe of each."""
    share = box.w / len(colours)
    before = canvas.surface.get_clip()
    for place, colour in enumerate(colours):
        stripe = Box(box.x + place * share, box.y, share, box.h)
        canvas.surface.set_clip(canvas.rect(stripe).clip(before))
        paint.panel(canvas, box, _ground(colour, required, box.w))
    canvas.surface.set_clip(before)


class CountedToken(Spot):
    """Defence tokens, guards, bottles or gold on an expedition: an icon for all of a kind."""

    def __init__(self, sight: Sight, exp: str, name: str, count: int) -> None:
        owner = zones.owner(exp)
        super().__init__(counted(exp, name), None, also=(f"{owner}/{name}",), hidden=sight.hidden)
        sight.bind(self)
        self.count, self.icon = count, _ICONS.get(name, name)

    def draw(self, canvas: Canvas) -> None:
        box = self.rect
        if self.enabled:
            paint.glow(canvas, box.inflate(6, 6), canvas.look.theme.gold, 8)
        tint = BRIGHT.get(self.icon, (240, 232, 214))
        made = paint.Panel(darker(tint, 0.7), darker(tint, 0.8), tint, box.h * 0.22, 2)
        paint.panel(canvas, box, made)
        canvas.icon(f"ml.resource.{self.icon}", inset(box, box.w * 0.16, box.h * 0.16), tint)
        if self.count > 1:
            number(canvas, box, Chip("", str(self.count)))


def _gifts(sight: Sight, exp: str, taken: bool) -> list[Chip]:
    """The advantage of a space (until it is taken) and the glory of dying there."""
    place = zones.place_of(exp)
    if place not in (*zones.REGIONS, zones.GATES):
        return []
    if place in zones.REGIONS and not sight.view.zone(zones.trails(place)):
        return []
    space = trail(sight.view, exp)
    gift = Advantage(reroll=space.advantage.reroll) if taken else space.advantage
    return [*_advantage(gift), chip("martyr", space.martyr)]


def _advantage(gift: Advantage) -> list[Chip]:
    found = [
        chip(name, count)
        for name, count in (
            ("defence", gift.defence),
            ("gold", gift.gold),
            ("potion", gift.potion),
            ("venom", gift.venom),
        )
        if count
    ]
    if gift.reroll is not None:
        tint = lighter(GROUNDS[gift.reroll.dice[0]], 0.3)
        if len(gift.reroll.dice) > 1:
            tint = (240, 232, 214)
        found.append(Chip("app.redo", str(gift.reroll.count), tint))
    return found
