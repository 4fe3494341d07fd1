"""The duel in the Arena: stakes under a cloth until all are committed, then open to all at once."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from game.app.boards.rivenoire.art.houses import house
from game.app.boards.rivenoire.art.tokens import PALE
from game.app.boards.rivenoire.asking import answers, asked
from game.app.boards.rivenoire.cardart import upright
from game.app.boards.rivenoire.emblems import emblem, resource
from game.app.boards.rivenoire.hand import CardSpot
from game.app.boards.rivenoire.reading import USES, use_of
from game.app.boards.rivenoire.skin import DAMAGE, EMBER, YES
from game.app.boards.rivenoire.spaces import PawnSpot
from game.app.boards.rivenoire.tokenart import token
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, cut_top, inset, row
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, mix
from game.app.table.overlay import Overlay
from game.app.table.prompt import Question
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Spot, cells_in
from game.app.widgets import Paragraph
from game.app.widgets.base import Widget, draw_each
from game.engine.events import Told
from game.rules.rivenoire import zones
from game.rules.rivenoire.duels import attack, token_damage
from game.rules.rivenoire.help import left_for_fight
from game.rules.rivenoire.steps.arena import CommitCards
from game.rules.rivenoire.views import City, Notable, leader

STAKES, WON = "riv-stakes", "riv-duel-won"
WIDE, HIGH = 1500.0, 860.0


@frozen
class Stake:
    """What somebody fights with, once it lies open or to whoever commits it."""

    cards: tuple[str, ...]
    attack: int


def duel_stage(sight: Sight) -> DuelStage | None:
    """The stage, while the viewer commits cards and while all stakes are opened."""
    if sight.upto is not None:
        return _opened(sight) if sight.told in (STAKES, WON) else None
    step = sight.decision.step if sight.decision is not None else None
    if not isinstance(step, CommitCards) or not sight.mine:
        return None
    fighter = next(
        each
        for each in City(sight.view, zones.ARENA).characters
        if leader(sight.view, each) == step.seat
    )
    power = attack(sight.view, step.seat, fighter, step.cards) + token_damage(step.token)
    return DuelStage(sight, {step.seat: Stake(step.cards, power)}, step)


def _opened(sight: Sight) -> DuelStage | None:
    """What has been opened so far, and who won."""
    session = sight.match.session
    events = session.commits[session.cursor].events[: sight.upto]
    stakes: dict[int, Stake] = {}
    winner = None
    for event in events:
        if isinstance(event, Told) and event.key in (STAKES, WON):
            args = dict(event.args)
            seat = args["seat"]
            assert isinstance(seat, int)
            if event.key == WON:
                winner = seat
                continue
            cards, power = args["cards"], args["attack"]
            assert isinstance(cards, tuple)
            assert isinstance(power, int)
            stakes[seat] = Stake(tuple(str(each) for each in cards), power)
    return DuelStage(sight, stakes, None, winner) if stakes else None


class DuelStage(Overlay):
    """Duellists side by side; below, the hand of who commits."""

    about = "duel"

    def __init__(
        self,
        sight: Sight,
        stakes: Mapping[int, Stake],
        step: CommitCards | None,
        winner: int | None = None,
    ) -> None:
        self.sight = sight
        there = City(sight.view, zones.ARENA).characters
        self.seats = frozenset(leader(sight.view, each) for each in there)
        self.duellists = [
            Duellist(sight, each, stakes.get(leader(sight.view, each)), winner) for each in there
        ]
        self.hand: list[Spot] = []
        if step is not None:
            notable = Notable(sight.view, step.seat)
            hand = sorted(notable.hand, key=lambda each: (USES.index(use_of(each)), each))
            self.hand = [CardSpot(sight, each) for each in hand]
            self.hand += [
                _token_spot(sight, each) for each in notable.tokens if sight.numbers(each)
            ]
        self.prompt = Question(asked(sight), "prompt", x=0.5, y=0.5, shrink=True)
        self.note = Paragraph(self._note(step), "small", "info", x=0.5, shrink=True)
        spots = [*self.hand, *(each.pawn for each in self.duellists)]
        self.answers = answers(sight, spots, "duel:options")
        super().__init__(
            *self.hand, self.answers, *self.duellists, self.prompt, self.note, name="duel"
        )

    def _note(self, step: CommitCards | None) -> str:
        """The cards that stay for the fight."""
        if step is None:
            return ""
        left = left_for_fight(self.sight.view, step.seat, len(step.cards))
        if not left.fighters:
            return ""
        key = "riv-hint-short" if left.is_short else "riv-hint-leaves"
        return self.sight.words(key, cards=left.cards, fighters=left.fighters)

    def hides(self, box: Box) -> bool:
        return self.panel.colliderect(box)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        more = max(look.text_scale - 1, 0)
        wide = min(box.w - 40, WIDE + 300 * more)
        high = min(box.h - 30, (HIGH if self.hand else HIGH * 0.62) + 260 * more)
        self.panel = Box(box.centerx - wide / 2, box.centery - high / 2, wide, high)
        inner = inset(self.panel, 26, 18)
        self.title, rest = cut_top(inner, look.line("title"), 4)
        if self.prompt.text:
            need = min(self.prompt.wanted(look, rest.w)[1], look.line("prompt") * 2.1)
            top, rest = cut_top(rest, need, 6)
            self.prompt.place(look, top)
        self.note.visible = bool(self.note.text)
        if self.note.visible:
            line, rest = cut_top(rest, look.line("small") * 1.15, 4)
            self.note.place(look, line)
        self.answers.visible = not self.answers.is_empty
        if self.answers.visible:
            need = self.answers.wanted(look, rest.w)[1]
            least = self.answers.least(look, rest.w)
            low, rest = cut_bottom(rest, max(min(need, rest.h * 0.3), least), 12)
            self.answers.place(look, low)
        if self.hand:
            low, rest = cut_bottom(rest, rest.h * 0.44, 14)
            cells = cells_in(low, len(self.hand), (172, 214), 10, 0.5, 0.5)
            for spot, cell in zip(self.hand, cells, strict=True):
                spot.place(look, cell)
        for each, cell in zip(self.duellists, row(rest, len(self.duellists), 18), strict=True):
            each.place(look, cell)

    def draw_still(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.panel, "dialog")
        canvas.covers(self.panel)
        title = self.sight.words("riv-duel-title")
        wrote = canvas.text(title, self.title, "title", x=0.5, shrink=True, ellipsis=True)
        side = (self.title.w - wrote.w) / 2 - 40
        for x in (self.title.x, self.title.right - side):
            if side > 120:
                house(canvas, Box(x, self.title.y, side, self.title.h), zones.ARENA)
        parts: list[Widget] = [*self.duellists, *self.hand, self.note]
        if self.prompt.text:
            parts.append(self.prompt)
        draw_each(canvas, parts)

    def draw_live(self, canvas: Canvas) -> None:
        if self.answers.visible:
            self.answers.draw(canvas)


def _token_spot(sight: Sight, piece: str) -> Spot:
    def draw(canvas: Canvas, box: Box) -> None:
        token(sight, canvas, box, piece)

    return sight.place(piece, draw)


class Duellist(Widget):
    """A champion in the Arena, and what it fights with."""

    def __init__(self, sight: Sight, piece: str, stake: Stake | None, winner: int | None) -> None:
        self.sight, self.piece, self.stake = sight, piece, stake
        self.seat = leader(sight.view, piece)
        self.won, self.over = winner == self.seat, winner is not None
        self.pawn = PawnSpot(sight, piece)
        #: Where the cards of this seat are seen to fly.
        self.ground = Anchor(zones.committed(self.seat))
        super().__init__(self.ground, self.pawn)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 14, 10)
        side = min(inner.h * 0.34, 88)
        self.head, self.room = cut_top(inner, side, 10)
        self.pawn.place(look, Box(self.head.x, self.head.y, side, side))
        high = min(self.room.h, 168)
        middle = Box(
            self.room.centerx - high * 0.39, self.room.centery - high / 2, high * 0.78, high
        )
        self.ground.place(look, middle)

    def draw(self, canvas: Canvas) -> None:
        theme, words = canvas.look.theme, self.sight.words
        colour = self.sight.colour(self.seat)
        top = mix(theme.panel, colour, 0.4 if self.won else 0.24)
        edge = YES if self.won else mix(theme.edge, colour, 0.4)
        made = paint.Panel(top, darker(theme.panel, 0.25), edge, 14, 4 if self.won else 2, 8)
        paint.panel(canvas, self.rect, made)
        left = self.pawn.rect.right + 14
        head = Box(left, self.head.y, self.head.right - left, self.head.h)
        name = self.sight.match.name_of(self.seat)
        upper, lower = cut_top(head, head.h * 0.5)
        canvas.text(name, upper, "name", shrink=True, ellipsis=True)
        if self.over:
            said = words("riv-duel-wins" if self.won else "riv-duel-loses")
            ink = YES if self.won else EMBER
            canvas.text(said, lower, "small_strong", ink, shrink=True, ellipsis=True)
        elif self.stake is not None:
            self._draw_attack(canvas, lower, self.stake.attack)
        else:
            said = words("riv-duel-sealed")
            canvas.text(said, lower, "small", "muted", shrink=True, ellipsis=True)
        if self.stake is None:
            self._draw_cloth(canvas)
        else:
            self._draw_cards(canvas, self.stake.cards)
        super().draw(canvas)

    def _draw_attack(self, canvas: Canvas, box: Box, power: int) -> None:
        side = min(box.h, 36)
        icon = Box(box.x, box.centery - side / 2, side, side)
        canvas.icon(resource("damage"), icon, DAMAGE)
        room = Box(icon.right + 8, box.y, box.right - icon.right - 8, box.h)
        canvas.text(str(power), room, "heading", DAMAGE, shrink=True)

    def _draw_cards(self, canvas: Canvas, cards: tuple[str, ...]) -> None:
        for card, cell in zip(
            cards, cells_in(self.room, len(cards), (130, 168), 8, 0.5, 0.4), strict=True
        ):
            upright(self.sight, canvas, cell, card)

    def _draw_cloth(self, canvas: Canvas) -> None:
        """Nothing shows under it, not even how many cards there are."""
        colour = self.sight.colour(self.seat)
        high = min(self.room.h, 150)
        wide = min(self.room.w, high * 1.7)
        cloth = Box(self.room.centerx - wide / 2, self.room.centery - high / 2, wide, high)
        made = paint.Panel(mix(colour, (40, 36, 52), 0.35), darker(colour, 0.6), None, 18, 2, 8)
        paint.panel(canvas, cloth, made)
        side = high * 0.5
        icon = Box(cloth.centerx - side / 2, cloth.centery - side / 2, side, side)
        canvas.icon(emblem("place", zones.ARENA), icon, mix(colour, PALE, 0.6))
