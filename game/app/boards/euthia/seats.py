"""A player at a glance: Health, Gaar, Gold, cards, the hunt, Action tokens that are left."""

from __future__ import annotations

from game.app.boards.euthia.emblems import action_icon, term
from game.app.boards.euthia.golem import CRYSTAL
from game.app.boards.euthia.skin import GOODS
from game.app.boards.euthia.tokenface import ACTIONS
from game.app.boards.euthia.valley import is_rescue
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, row
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, lighter, mix
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Anchor
from game.app.widgets import Paragraph
from game.app.widgets.base import Widget
from game.rules.euthia import zones
from game.rules.euthia.devastation import MAGIC_DEFENCE, SPAWNS_FELLED
from game.rules.euthia.farruga import is_finale
from game.rules.euthia.golem import walks
from game.rules.euthia.rescue import places
from game.rules.euthia.rescue.villagers import delivered, escorted
from game.rules.euthia.views import Hero
from game.rules.euthia.vocabulary import ACTIONS as NAMES


class SeatPart(Widget):
    """As many lines as there is room for, the most important first."""

    def __init__(self, sight: Sight, seat: int) -> None:
        self.sight, self.seat = sight, seat
        hero = self.hero = Hero(sight.view, seat)
        owner = hero.owner
        self.health = Anchor(f"{owner}/{zones.HEALTH}")
        self.goods = ChipRow(
            [
                Chip(term("gaar"), str(hero.gaar), GOODS["gaar"], f"{owner}/{zones.GAAR}"),
                Chip(term("gold"), str(hero.gold), GOODS["gold"], f"{owner}/{zones.GOLD}"),
                Chip(term("hand"), str(len(hero.hand)), GOODS["silver"], zones.hand(seat)),
            ],
            "small_strong",
        )
        self.hunt = ChipRow(
            [
                *_deeds(hero),
                Chip(
                    action_icon("trade"),
                    str(hero.placed_tokens(zones.TRADE_TOKEN)),
                    (170, 206, 214),
                ),
                Chip(
                    term("quarry"),
                    str(len(sight.view.zone(zones.quests_kept(seat)))),
                    (220, 200, 150),
                ),
            ],
            "small_strong",
        )
        self.tokens = Anchor(zones.action_tokens(seat), self._draw_tokens)
        self.lines: list[tuple[Widget, float]] = [
            (self.health, 0.9),
            (self.goods, 1.0),
            (self.tokens, 1.15),
            (self.hunt, 1.0),
        ]
        super().__init__(self.health, self.goods, self.tokens, self.hunt)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        line = look.fonts.smallest / look.scale * 1.2
        shown: list[tuple[Widget, float]] = []
        taken = 0.0
        for each, share in self.lines:
            each.visible = not shown or taken + line * share <= box.h + 2
            if each.visible:
                shown.append((each, share))
                taken += line * share + 4
        order = [each for each in (self.health, self.goods, self.hunt, self.tokens) if each.visible]
        spare = max(box.h - taken, 0) / max(len(order), 1)
        y = box.y
        shares = {id(each): share for each, share in shown}
        for each in order:
            high = line * shares[id(each)] + min(spare, line * 0.5)
            each.place(look, Box(box.x, y, box.w, high))
            y += high + 4

    def draw(self, canvas: Canvas) -> None:
        if not self.hero.sheet:
            said = Paragraph(self.sight.words("eut-board-no-hero"), "hint", even=False, shrink=True)
            said.place(canvas.look, self.rect)
            said.draw(canvas)
            return
        health_bar(canvas, self.health.rect, self.hero.health, self.hero.max_health)
        super().draw(canvas)

    def _draw_tokens(self, canvas: Canvas, box: Box) -> None:
        """Three bars: bright ones can still be spent."""
        for action, cell in zip(NAMES, row(box, 3, 6), strict=True):
            left = len(self.hero.tokens_of(action))
            colour = ACTIONS[action] if left else mix(ACTIONS[action], (44, 54, 60), 0.86)
            edge = lighter(colour, 0.4) if left else (62, 74, 80)
            made = paint.Panel(lighter(colour, 0.05), darker(colour, 0.3), edge, 7, 1.5)
            bar = Box(cell.x, cell.y + 2, cell.w, min(cell.h - 4, 40))
            paint.panel(canvas, bar, made)
            side = min(bar.h * 0.8, bar.w * 0.42)
            pale = (250, 244, 230) if left else (118, 128, 132)
            count = max(left, 1)
            whole = side * count + 2 * (count - 1)
            for at in range(count):
                x = bar.centerx - whole / 2 + at * (side + 2)
                canvas.icon(action_icon(action), Box(x, bar.centery - side / 2, side, side), pale)


def _deeds(hero: Hero) -> tuple[Chip, ...]:
    """Entries of the hunt; Villagers; where a Golem walks, spawns felled or Magic Defence left."""
    if is_rescue(hero.table):
        following, home = len(escorted(hero.table, hero.seat)), delivered(hero.table, hero.seat)
        zone = places.brought_home(hero.seat)
        return (
            Chip(term("villager"), str(following), (222, 206, 160)),
            Chip("eut.place.chapel", str(home), GOODS["reputation"], zone),
        )
    if not walks(hero.table):
        return (Chip(term("ledger"), _ledger(hero), (222, 180, 160)),)
    if is_finale(hero.table):
        owner = f"{hero.owner}/{MAGIC_DEFENCE}"
        return (Chip(term("magic_defence"), str(hero.has(MAGIC_DEFENCE)), CRYSTAL, owner),)
    return (Chip(term("golem"), str(hero.has(SPAWNS_FELLED)), CRYSTAL),)


def _ledger(hero: Hero) -> str:
    """The entries of the hunt: Level I, and higher."""
    one, more = (hero.has(name) for name in zones.LEDGER)
    return f"{one}·{more}"


def health_bar(
    canvas: Canvas, box: Box, health: int, most: int, style: str = "small_strong"
) -> None:
    """A heart, a red bar with a notch for each point, and the figures on it."""
    look = canvas.look
    side = min(box.h, 34)
    canvas.icon(term("health"), Box(box.x, box.centery - side / 2, side, side), GOODS["health"])
    line = look.fonts.smallest / look.scale * 1.08
    high = min(max(line, 20), box.h)
    bar = Box(box.x + side + 6, box.centery - high / 2, box.w - side - 6, high)
    share = health / most if most else 0
    paint.gauge(canvas, bar, share, (204, 62, 58))
    if most and bar.w / most > 7:
        for point in range(1, most):
            x = bar.x + bar.w * point / most
            canvas.line(
                (70, 22, 24) if point < health else (44, 54, 60),
                (x, bar.y + 3),
                (x, bar.bottom - 3),
                1,
            )
    canvas.text(f"{health}/{most}", bar, style, x=0.5, shrink=True)
