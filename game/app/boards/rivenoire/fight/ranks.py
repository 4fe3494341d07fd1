"""The battle line by rank: who has acted, who acts, cards against fighters, dice to come."""

from __future__ import annotations

from game.app.boards.rivenoire.art.tokens import PALE
from game.app.boards.rivenoire.emblems import term
from game.app.boards.rivenoire.place import number_disc
from game.app.boards.rivenoire.reading import fighters
from game.app.boards.rivenoire.skin import DIE, EMBER, ROSE, YES
from game.app.boards.rivenoire.spaces import PawnSpot
from game.app.drawing import dice, paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, cut_bottom, cut_left, cut_top, inset, row
from game.app.drawing.look import Look
from game.app.drawing.names import fits, lines_of
from game.app.drawing.theme import Colour, darker, lighter, mix
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.widgets import Paragraph
from game.app.widgets.base import NO_LIMIT, Widget
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import talent
from game.rules.rivenoire.steps.monster import ChooseFace
from game.rules.rivenoire.views import Notable, battle_line, leader, shield_holder
from game.rules.rivenoire.views.fight import Fight

#: Lines that the gifts of a fighter take at most.
MOST_GIFTS = 3


class Ranks(Widget):
    """The line, away from the monster."""

    def __init__(self, sight: Sight, fight: Fight) -> None:
        self.fighters = [
            Fighter(sight, fight, piece, rank)
            for rank, piece in enumerate(battle_line(sight.view), 1)
        ]
        super().__init__(*self.fighters)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        """So wide that every fighter can be read in large letters, too."""
        each = 250 * look.text_scale if look.text_scale >= 1.4 else 170
        return float(each * max(len(self.fighters), 1)), 0.0

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        count = max(len(self.fighters), 1)
        wide = min((box.w - 10 * (count - 1)) / count, 330)
        used = wide * count + 10 * (count - 1)
        cells = row(Box(box.x + (box.w - used) / 2, box.y, used, box.h), count, 10)
        stacked = any(each.is_tight(look, wide - 20) for each in self.fighters)
        for each, cell in zip(self.fighters, cells, strict=True):
            each.stacked = stacked
            # Who acts stands a little forward.
            each.place(look, cell if each.acts else Box(cell.x, cell.y + 8, cell.w, cell.h - 8))

    @property
    def spots(self) -> list[Spot]:
        """Dice and fighters that may be clicked."""
        return [spot for each in self.fighters for spot in (each.pawn, *each.dice)]


class Fighter(Widget):
    """A fighter at its rank."""

    def __init__(self, sight: Sight, fight: Fight, piece: str, rank: int) -> None:
        self.sight, self.fight, self.piece, self.rank = sight, fight, piece, rank
        self.seat = leader(sight.view, piece)
        self.pawn = PawnSpot(sight, piece)
        #: Whether its pawn stands over the name of its player, not beside it.
        self.stacked = False
        # Whose turn it is shows by itself.
        self.pawn.taken = False
        self.dice: list[Spot] = []
        step = sight.decision.step if sight.decision is not None and sight.upto is None else None
        self.rolls = isinstance(step, ChooseFace) and step.character == piece
        rolled = fight.rolled
        if self.rolls or (sight.upto is not None and rolled and rolled[-1] == piece):
            self.dice = [_die(sight, each) for each in sight.view.zone(zones.ROLLED_DICE)]
        super().__init__(self.pawn, *self.dice)

    @property
    def acts(self) -> bool:
        """Whether it is this one's turn, to strike or to be struck."""
        return self.fight.fighter == self.piece or self.rolls

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 10, 8)
        line = look.fonts.smallest / look.scale * 1.16
        self.head, rest = cut_top(inner, max(line * 1.2, 34), 4)
        # What a fighter can do takes more lines where the picture leaves room for them.
        lines = lines_of(look, self._gifts(), "small", inner.w)
        more = min(max(lines, 1), MOST_GIFTS, max(int(rest.h / line - 4.6), 1))
        self.foot, rest = cut_bottom(rest, line * (1.1 + more), 4)
        self.dice_high = line * 1.05
        self.state, rest = cut_bottom(rest, line * 1.35, 6)
        self._place_who(look, rest, line)
        count = len(self.dice)
        if count:
            size = min(2 * self.dice_high + 4, (self.foot.w - 6 * (count - 1)) / count, 64)
            for at, die in enumerate(self.dice):
                x = self.foot.x + at * (size + 6)
                die.place(look, Box(x, self.foot.centery - size / 2, size, size))

    def is_tight(self, look: Look, wide: float) -> bool:
        """Whether the name of its player has no room beside its pawn."""
        side = min(wide * 0.44, 96)
        name = self.sight.match.name_of(self.seat)
        return not fits(look, name, "small_strong", wide - side - 14)

    def _place_who(self, look: Look, box: Box, line: float) -> None:
        """The pawn at the left of its player; over it where narrow ranks are high enough."""
        side = min(box.h, box.w * 0.44, 96)
        lines = 3.2 if box.h > line * 3.2 + 60 else 2.2
        if self.stacked and box.h > line * lines + 40:
            side = min(box.h - line * lines - 6, box.w * 0.7, 96)
            top, self.who = cut_top(box, side + 6)
            self.pawn.place(look, Box(top.x, top.y, side, side))
            return
        left, self.who = cut_left(box, side, 14)
        self.pawn.place(look, Box(left.x, left.centery - side / 2, side, side))

    def draw(self, canvas: Canvas) -> None:
        theme, sight = canvas.look.theme, self.sight
        colour = sight.colour(self.seat)
        top = mix(theme.panel, colour, 0.34 if self.acts else 0.22)
        edge = theme.gold if self.acts else mix(theme.edge, colour, 0.3)
        made = paint.Panel(top, darker(theme.panel, 0.25), edge, 12, 3 if self.acts else 2, 10)
        paint.panel(canvas, self.rect, made)
        self._draw_head(canvas)
        self._draw_who(canvas)
        self._draw_state(canvas)
        if not self.dice:
            self._draw_dice(canvas)
        super().draw(canvas)

    def _draw_head(self, canvas: Canvas) -> None:
        theme, head = canvas.look.theme, self.head
        number_disc(canvas, Box(head.x, head.y, head.h, head.h), str(self.rank), theme.gold)
        marked = self.acts or self.piece in self.fight.acted
        wide = head.w - head.h - 8 - (head.h + 6 if marked else 0)
        room = Box(head.x + head.h + 8, head.y, wide, head.h)
        look, name = canvas.look, self.sight.called(self.piece)
        style = "small_name" if fits(look, name, "small_name", room.w) else "small_strong"
        canvas.text(name, room, style, shrink=True, ellipsis=True)
        mark = Box(head.right - head.h, head.y, head.h, head.h)
        if self.acts:
            canvas.icon(term("combat"), mark, theme.bright)
        elif self.piece in self.fight.acted:
            paint.panel(canvas, mark, paint.Panel((44, 92, 56), (30, 66, 42), YES, mark.w / 2, 2))
            canvas.icon("app.check", inset(mark, mark.w * 0.24), PALE)

    def _draw_who(self, canvas: Canvas) -> None:
        """Whose it is, and the cards that all fighters of that player live on."""
        look, table = canvas.look, self.sight.view
        cards, there = len(Notable(table, self.seat).hand), fighters(table, self.seat)
        line = look.fonts.smallest / look.scale * 1.16
        rows = 3 if self.who.h >= line * 2.9 else 2 if self.who.h >= line * 1.9 else 1
        high = min(self.who.h / rows, line * 1.35)
        y = self.who.centery - high * rows / 2
        name = self.sight.match.name_of(self.seat)
        canvas.text(name, Box(self.who.x, y, self.who.w, high), "small_strong", shrink=True,
                    ellipsis=True)  # fmt: skip
        danger = cards < 2 * there
        if rows > 1:
            self._draw_backs(canvas, Box(self.who.x, y + high, self.who.w, high), cards, danger)
        if rows > 2:
            box = Box(self.who.x, y + 2 * high, self.who.w, high)
            self._draw_living(canvas, box, there, EMBER if danger else look.theme.muted)

    def _draw_living(self, canvas: Canvas, box: Box, count: int, ink: Colour) -> None:
        """How many fighters live on those cards: in words where they have room, else in signs."""
        look, said = canvas.look, self.sight.words("riv-fight-for", count=count)
        if look.fonts.width(said, look.face("small")[0], look.fonts.smallest) <= box.w * look.scale:
            canvas.text(said, box, "small", ink, shrink=True)
            return
        side = min(box.h * 0.8, box.w / max(count, 1))
        for at in range(count):
            sign = Box(box.x + at * (side + 3), box.centery - side / 2, side, side)
            canvas.icon(term("combat"), sign, ink)

    def _draw_backs(self, canvas: Canvas, box: Box, count: int, danger: bool) -> None:
        look, said = canvas.look, str(count)
        number = look.text_size(said, "small_strong")[0] + 6
        ink = EMBER if danger else look.theme.cream
        wide = min(box.h * 0.56, (box.w - number - 8) / max(count, 1))
        ground = mix((214, 186, 160), EMBER, 0.4) if danger else (214, 190, 168)
        for at in range(count):
            back = Box(box.x + at * wide, box.y + 3, max(wide - 1.5, 3), box.h - 6)
            made = paint.Panel(lighter(ground, 0.1), darker(ground, 0.16), (96, 72, 66), 3, 1)
            paint.panel(canvas, back, made)
        x = box.x + count * wide + 6
        canvas.text(said, Box(x, box.y, max(box.right - x, number), box.h), "small_strong", ink,
                    shrink=True)  # fmt: skip

    def _draw_state(self, canvas: Canvas) -> None:
        theme, words, fight = canvas.look.theme, self.sight.words, self.fight
        if self.acts:
            mine = self.sight.mine and self.sight.viewer == self.seat
            said = words("riv-fight-your-turn" if mine else "riv-fight-acts")
            ink: Colour = theme.bright
        elif self.piece in fight.rolled:
            said, ink = words("riv-fight-rolled"), theme.muted
        elif self.piece in fight.acted:
            said, ink = words("riv-fight-acted"), YES
        else:
            said, ink = words("riv-fight-waits"), theme.muted
        paint.panel(canvas, self.state, "sunken")
        canvas.text(said, inset(self.state, 8, 1), "small_strong", ink, x=0.5, shrink=True,
                    ellipsis=True)  # fmt: skip

    def _draw_dice(self, canvas: Canvas) -> None:
        """The dice to come, and why there are so many or none."""
        words, look = self.sight.words, canvas.look
        count, over = self.fight.dice_against(self.piece), self.piece in self.fight.rolled
        top, low = cut_top(self.foot, self.dice_high)
        size = self.dice_high * 0.94
        ink = look.theme.muted if over else look.theme.cream
        for at in range(count):
            dice.draw_die(canvas, Box(top.x + at * (size + 5), top.y, size, size), DIE, "?")
        x = top.x + count * (size + 5) + 4
        said = words("riv-fight-dice", count=count)
        if fits(look, said, "small", top.right - x):
            canvas.text(said, Box(x, top.y, top.right - x, top.h), "small", ink, shrink=True)
        why = self._gifts()
        if why:
            tint = ROSE if not count else look.theme.muted
            lines = Paragraph(why, "small", tint, even=False, shrink=True)
            lines.place(look, low)
            if lines.fits:
                lines.draw(canvas)
            else:
                canvas.text(why, low, "small", tint, shrink=True, ellipsis=True)

    def _gifts(self) -> str:
        """Why a fighter rolls so many dice, and what else it can do."""
        # A line breaks between two of them, never within one.
        return ", ".join([each.replace(" ", "\u00a0") for each in self._why()])

    def _why(self) -> list[str]:
        table, sight = self.sight.view, self.sight
        if not self.fight.dice_against(self.piece):
            top = Notable(table, self.seat).top
            return [sight.called(top)] if top else []
        found = [sight.called(self.piece)] if talent(self.piece).dice else []
        if shield_holder(table) == self.seat:
            found.append(sight.words("riv-fight-shield"))
        if talent(self.piece).damage:
            found.append(sight.words("riv-fight-harder", count=talent(self.piece).damage))
        if talent(self.piece).loot:
            found.append(sight.words("riv-fight-loot", count=talent(self.piece).loot))
        return found


def _die(sight: Sight, piece: str) -> Spot:
    spot = sight.piece(piece)
    spot.radius = 12
    return spot
