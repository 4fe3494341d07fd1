"""Clans: the panel of every player, and all that one of them owns."""

from __future__ import annotations

from game.app.boards.monster_lands.chips import Chip, ChipRow, Lines, chip
from game.app.boards.monster_lands.faces import face_of
from game.app.boards.monster_lands.sprites import (
    FLAT,
    disc,
    emblem,
    figures_height,
    is_flat,
    member_card,
    portrait_of,
    token,
)
from game.app.boards.monster_lands.sums import EXCESS, REPUTATION
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_top, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import mix
from game.app.table.shares import clamp
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Shelf, Spot
from game.app.widgets.base import Widget
from game.rules.monster_lands import zones
from game.rules.monster_lands.views import Clan, first_player, is_novice, times_used, token_of

#: How wide the card of a member is, and from where on its talent can be read beside its face.
NARROW, TOLD, WIDE = 132.0, 205.0, 360.0
STORES = ("trap", zones.DEFENCE, zones.POTION, zones.VENOM)


def seat_part(sight: Sight, seat: int) -> Widget:
    """A clan at a glance: figures, stores, dice, people, spoils."""
    clan = Clan(sight.view, seat)
    owner = clan.owner
    first = zones.FIRST in sight.view.marks and first_player(sight.view) == seat
    figures = ChipRow(
        (
            chip("glory", clan.glory, f"{owner}/{zones.GLORY}"),
            chip("reputation", clan.reputation),
            chip("gold", clan.gold, f"{owner}/{zones.GOLD}"),
            *((Chip("ml.term.first_player", "", (255, 222, 132)),) if first else ()),
        ),
        "figure",
    )
    stores = ChipRow([chip(name, clan.has(name), f"{owner}/{name}") for name in STORES])
    dice = Shelf(*(_piece(sight, die) for die in clan.pool), size=(34, 34), gap=4, y=0.5)
    people = [Badge(sight, clan, card) for card in clan.members]
    spoils = [_piece(sight, each) for each in (*clan.regions, *clan.trophies, *clan.loot)]
    shelf = Shelf(*people, *spoils, size=(46, 46), gap=4, y=0.5)

    def shares(look: Look) -> list[float]:
        line = look.fonts.smallest / look.scale * 1.15
        return [line, line, 26, 40]

    return _Glance(figures, stores, dice, shelf, shares=shares, gap=3)


class _Glance(Lines):
    """The lines of a seat panel."""


def _piece(sight: Sight, piece: str) -> Widget:
    """A piece without a spot: the same piece has its own where its owner's things lie."""
    return Anchor(piece, lambda canvas, box: _small(sight, canvas, box, piece))


def _small(sight: Sight, canvas: Canvas, box: Box, piece: str) -> None:
    if piece in sight.hidden:
        return
    sight.board.sprite(sight, canvas, box, piece, sight.view.face(piece))


class Badge(Anchor):
    """A member in a seat panel: its token, dim while it is away."""

    def __init__(self, sight: Sight, clan: Clan, card: str) -> None:
        super().__init__(card)
        self.sight, self.clan, self.card = sight, clan, card

    def draw(self, canvas: Canvas) -> None:
        clan, card = self.clan, self.card
        face = face_of(card, self.sight.words.lang)
        assert face is not None
        if is_novice(card):
            emblem(canvas, inset(self.rect, 2), face)
        elif clan.is_home(card):
            token(self.sight, canvas, self.rect, token_of(card), clan.is_wounded(card))
        else:
            disc(canvas, self.rect, face.icon, (52, 56, 66), (96, 100, 112))
        if card == clan.leader:
            side = self.rect.w * 0.46
            crown = Box(self.rect.centerx - side / 2, self.rect.y - side * 0.3, side, side)
            canvas.icon("app.crown_1", crown, canvas.look.theme.bright)


class Own(Widget):
    """All that a clan owns: figures, dice, people with their equipment, traps, spoils."""

    def __init__(self, sight: Sight, seat: int) -> None:
        self.sight, self.seat = sight, seat
        clan = self.clan = Clan(sight.view, seat)
        self.figures = ChipRow(_figures(sight, clan), spread=False)
        self.dice = Shelf(*(sight.piece(die) for die in clan.pool), size=(58, 58), gap=6)
        self.people = Shelf(
            *(Person(sight, clan, card) for card in clan.members), size=(132, 170), gap=8
        )
        self.traps = Shelf(*(sight.piece(each) for each in clan.traps), size=(62, 62), gap=6)
        spoils = (*clan.regions, *clan.trophies, *clan.loot)
        self.spoils = Shelf(*(Spoil(sight, clan, each) for each in spoils), size=(74, 74), gap=6)
        self.stores = ChipRow(_stores(clan), "small_strong", spread=False)
        super().__init__(self.figures, self.stores, self.dice, self.people, self.traps, self.spoils)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 16, 10)
        line = max(look.fonts.smallest / look.scale * 1.3, 34)
        head, rest = cut_top(inner, line, 6)
        name = self.sight.match.name_of(self.seat)
        wide = min(look.text_size(name, "small_name")[0] + 8, head.w * 0.2)
        self.name_box = Box(head.x, head.y, wide, head.h)
        figures = self.figures.wanted(look)[0]
        stores = self.stores.wanted(look)[0]
        room = head.w - wide - 24
        share = min(room / max(figures + stores, 1), 1.0)
        self.figures.place(look, Box(head.x + wide + 16, head.y, figures * share, head.h))
        self.stores.place(look, Box(head.right - stores * share, head.y, stores * share, head.h))
        self._place_things(look, rest)

    def _place_things(self, look: Look, rest: Box) -> None:
        """Columns for dice, people, traps and spoils, by how much there is of each."""
        per = (rest.h - 6) / 2
        dice = _columns(self.dice, min(per, 58), 6)
        traps = _columns(self.traps, min(per, 62), 6)
        spoils = _columns(self.spoils, min(per, 74), 6)
        count = len(self.people.children)
        spare = rest.w - dice - traps - spoils - 60
        # Members use the room there is: with enough of it, each shows its talent too.
        wide = clamp(spare / count - 8, NARROW, WIDE) if count else 0.0
        if wide < TOLD:
            wide = min(wide, rest.h * FLAT)
        tall = 170.0 * max(look.text_scale, 1.0)
        self.people.size = (wide, 170.0 if wide < 200 else min(rest.h, tall))
        people = count * (wide + 8)
        parts = [dice, people, traps, spoils]
        gaps = 14 * (sum(1 for part in parts if part) - 1)
        room = rest.w - gaps
        total = sum(parts)
        if total > room:
            # People give way first, down to their emblems; then everything.
            least = count * 72
            parts[1] = max(room - dice - traps - spoils, least)
            share = min(room / max(sum(parts), 1), 1.0)
            parts = [part * share for part in parts]
        x = rest.x
        for shelf, wide in zip(
            (self.dice, self.people, self.traps, self.spoils), parts, strict=True
        ):
            shelf.place(look, Box(x, rest.y, wide, rest.h))
            x += wide + (14 if wide else 0)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        made = paint.panel_of(canvas.look, "gold" if self.sight.mine else "panel")
        tint = mix(made.top, self.sight.colour(self.seat), 0.12)
        panel = paint.Panel(tint, made.bottom, made.edge, made.radius, made.line, made.shadow)
        paint.panel(canvas, self.rect, panel)
        name = self.sight.match.name_of(self.seat)
        canvas.text(name, self.name_box, "small_name", theme.gold, shrink=True, ellipsis=True)
        super().draw(canvas)


def _columns(shelf: Shelf, side: float, gap: float) -> float:
    """The width of a shelf of two rows."""
    return -(-len(shelf.children) // 2) * (side + gap)


def _figures(sight: Sight, clan: Clan) -> list[Chip]:
    owner = clan.owner
    words = sight.words
    return [
        chip("glory", words("ml-board-glory", count=clan.glory), f"{owner}/{zones.GLORY}"),
        chip(
            "reputation",
            words("ml-board-reputation", count=clan.reputation),
            number=sight.number(f"{REPUTATION}{clan.seat}"),
        ),
        chip(
            "excess_glory",
            words("ml-board-excess", count=clan.excess),
            number=sight.number(f"{EXCESS}{clan.seat}"),
        ),
        chip(
            "gold",
            words("ml-board-gold", count=clan.gold, wages=clan.wages),
            number=sight.number(f"{owner}/{zones.GOLD}"),
        ),
    ]


def _stores(clan: Clan) -> list[Chip]:
    return [
        chip(name, f"{clan.has(name)}/{clan.limit(name)}", f"{clan.owner}/{name}")
        for name in STORES
    ]


class Person(Spot):
    """A member: card, wound, whereabouts, talent used, equipment."""

    def __init__(self, sight: Sight, clan: Clan, card: str) -> None:
        self.worn = [sight.piece(each) for each in clan.worn(card)]
        home = token_of(card) if not is_novice(card) and clan.is_home(card) else ""
        super().__init__(card, None, *self.worn, also=(home,) if home else (), hidden=sight.hidden)
        sight.bind(self)
        self.sight, self.clan, self.card = sight, clan, card

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        side = min(box.w * 0.3, 40)
        for place, spot in enumerate(self.worn):
            left = box.x + 6 + place * (side + 4)
            spot.place(look, Box(left, box.bottom - side - 6, side, side))

    def draw(self, canvas: Canvas) -> None:
        if self.thing in self._hidden:
            return
        box, theme = self.rect, canvas.look.theme
        if self.enabled:
            paint.glow(canvas, box.inflate(6, 6), theme.gold, 12)
        member_card(self.sight, canvas, box, self.card)
        if not self.clan.is_home(self.card):
            veil = paint.Panel((20, 24, 34), (20, 24, 34), None, 12, alpha=150)
            paint.panel(canvas, inset(box, 2), veil)
        for spot in self.worn:
            spot.draw(canvas)
        self._draw_signs(canvas)
        self.draw_marks(canvas)

    def _draw_signs(self, canvas: Canvas) -> None:
        """Leader, away, wounded, used, in charge: a sign each."""
        clan, card = self.clan, self.card
        signs = []
        if card == clan.leader:
            signs.append(("app.crown_1", (170, 126, 40)))
        if not clan.is_home(card):
            signs.append(("ml.term.expedition", (60, 92, 72)))
        if not is_novice(card) and clan.is_wounded(card):
            signs.append(("ml.resource.wound", (170, 30, 34)))
        if times_used(self.sight.view, card):
            signs.append(("app.check", (70, 74, 88)))
        if clan.region_of(card) is not None:
            signs.append(("ml.term.region", (52, 96, 140)))
        for (icon, colour), place in zip(
            signs, self.sign_places(canvas.look, len(signs)), strict=True
        ):
            disc(canvas, place, icon, colour)

    def sign_places(self, look: Look, count: int) -> list[Box]:
        """In a row under the portrait where it leaves room, else one under the other on it."""
        box = self.rect
        portrait = portrait_of(look, box)
        side = min(portrait.w / max(count, 3) - 2, 30)
        below = box.bottom - portrait.bottom - (46 if self.worn else 4)
        if is_flat(box) and below >= side:
            y = portrait.bottom + 3
            return [Box(portrait.x + place * (side + 3), y, side, side) for place in range(count)]
        side = min(box.w * 0.26, 32)
        top = box.y + (36 if is_flat(box) else look.line("card_title") + 10)
        if is_flat(box):
            # They leave the figures at the foot of the portrait in sight.
            foot = portrait.bottom - figures_height(look)
            top = max(min(top, foot - count * (side + 2)), portrait.y)
            side = min(side, (foot - top) / max(count, 1) - 2)
        return [Box(box.x + 4, top + place * (side + 2), side, side) for place in range(count)]


class Spoil(Spot):
    """A region, a trophy or a loot token of a clan."""

    def __init__(self, sight: Sight, clan: Clan, piece: str) -> None:
        super().__init__(piece, None, hidden=sight.hidden)
        sight.bind(self)
        self.sight, self.clan, self.piece = sight, clan, piece

    def draw(self, canvas: Canvas) -> None:
        if self.thing in self._hidden:
            return
        box = self.rect
        if self.enabled:
            paint.glow(canvas, box.inflate(6, 6), canvas.look.theme.gold, 10)
        face = face_of(self.piece, self.sight.words.lang)
        assert face is not None
        if self.piece.startswith("loot"):
            disc(canvas, box, face.icon, (150, 112, 40), (226, 178, 56))
        else:
            emblem(canvas, box, face)
        side = box.w * 0.36
        corner = Box(box.right - side - 1, box.y + 1, side, side)
        if self.piece.startswith("monster"):
            disc(canvas, corner, "ml.resource.trophy", (150, 112, 40))
        elif self.piece.startswith("region"):
            managed = self.clan.manager(self.piece) is not None
            used = bool(times_used(self.sight.view, self.piece))
            icon = "app.check" if used else "ml.term.leader" if managed else "app.cross"
            disc(canvas, corner, icon, (60, 92, 72) if managed else (110, 60, 54))
        self.draw_marks(canvas)
