"""The hand in the fight: a click plays a card, a corner throws it; each says what it leaves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.app.boards.rivenoire.art.tokens import PALE, back
from game.app.boards.rivenoire.cardart import can_be_named, upright
from game.app.boards.rivenoire.emblems import term
from game.app.boards.rivenoire.fight.forecast import Blow, blow_of
from game.app.boards.rivenoire.outcomes import Outcomes, percent
from game.app.boards.rivenoire.reading import is_known
from game.app.boards.rivenoire.skin import DAMAGE, EMBER
from game.app.boards.rivenoire.tokenart import token
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, column, cut_bottom, cut_left, cut_right, cut_top, inset
from game.app.drawing.look import Look
from game.app.drawing.names import fits
from game.app.drawing.theme import Colour, mix
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Spot
from game.app.widgets.base import Widget
from game.app.widgets.notes import HoverCard
from game.rules.rivenoire import zones
from game.rules.rivenoire.steps.combat import ThrowAway
from game.rules.rivenoire.views import Notable
from game.rules.rivenoire.views.fight import Fight

CARD = (210.0, 300.0)


class Strikes(Widget):
    """The hand of whoever acts or looks, with what each card would do."""

    def __init__(self, sight: Sight, fight: Fight, seat: int, found: Outcomes) -> None:
        self.sight, self.fight, self.seat = sight, fight, seat
        notable = self.notable = Notable(sight.view, seat)
        throws = _throws(sight)
        fighter = fight.fighter or ""
        self.cards: list[Spot] = [
            StrikeCard(sight, piece, self._blow(piece, fighter), throws.get(piece), found)
            for piece in notable.hand
        ]
        self.tokens = [_token(sight, piece) for piece in notable.tokens if sight.numbers(piece)]
        self.pile = Anchor(zones.discard(seat))
        self.hand = Anchor(zones.hand(seat))
        super().__init__(self.hand, self.pile, *self.cards, *self.tokens)

    def _blow(self, piece: str, fighter: str) -> Blow | None:
        """What it would do, for the fighter whose turn it is, if that is one of this seat."""
        if not fighter or self.sight.view.faces.get(fighter) != self.seat:
            return None
        return blow_of(self.fight, self.seat, fighter, piece)

    @property
    def spots(self) -> list[Spot]:
        """All that may be clicked."""
        small = [each.throw for each in self.cards if isinstance(each, StrikeCard) and each.throw]
        return [*self.cards, *self.tokens, *small]

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 14, 8)
        self.head, rest = cut_top(inner, look.line("small_name") * 1.1, 6)
        self.hand.place(look, rest)
        every = [*self.cards, *self.tokens]
        count = max(len(every), 1)
        wide = min((rest.w - 9 * (count - 1)) / count, CARD[0])
        for at, spot in enumerate(every):
            spot.place(look, Box(rest.x + at * (wide + 9), rest.y, wide, min(rest.h, CARD[1])))
        self._word_cards(look, wide)
        self.pile.place(look, Box(self.head.centerx, self.head.y, self.head.w / 4, self.head.h))

    def _word_cards(self, look: Look, wide: float) -> None:
        """All cards speak alike, as fully as the one with most to say has room."""
        cards = [each for each in self.cards if isinstance(each, StrikeCard)]
        named = can_be_named(self.sight, look, [each.thing for each in cards], wide)
        for each in cards:
            each.named = named

        def first(keys: Sequence[str], said: Callable[[StrikeCard, str], str]) -> str:
            ways = ((key, [said(each, key) for each in cards]) for key in keys)
            room = wide - 12
            return next(
                (key for key, lines in ways
                 if all(fits(look, line, "small_strong", room) for line in lines)),
                keys[-1],
            )  # fmt: skip

        leaves = first(LEAVES, lambda each, key: each.result(key)[0])
        foot = first(FEET, StrikeCard.chances)
        for each in cards:
            each.leaves, each.foot = leaves, foot

    def draw(self, canvas: Canvas) -> None:
        sight, words, look = self.sight, self.sight.words, canvas.look
        mine = sight.mine and sight.viewer == self.seat
        made = paint.panel_of(look, "gold" if mine else "panel")
        tint = mix(made.top, sight.colour(self.seat), 0.16)
        paint.panel(canvas, self.rect, paint.Panel(tint, made.bottom, made.edge, made.radius,
                    made.line))  # fmt: skip
        info = sight.seat(self.seat)
        crest, rest = cut_left(self.head, self.head.h, 10)
        paint.emblem(canvas, crest, f"app.emblem.{info.emblem}", sight.colour(self.seat), radius=7)
        total = sum(each.blow.damage for each in self.cards
                    if isinstance(each, StrikeCard) and each.blow)  # fmt: skip
        said = words("riv-board-damage", count=total) if total else ""
        wide = look.text_size(said, "small_strong")[0] + 4
        right, rest = cut_right(rest, min(wide, rest.w * 0.4), 14)
        canvas.text(said, right, "small_strong", DAMAGE, x=1.0, shrink=True)
        name = sight.match.name_of(self.seat)
        wrote = canvas.text(name, rest, "small_name", "gold", shrink=True, ellipsis=True)
        told = words("riv-fight-has", hand=len(self.notable.hand), deck=len(self.notable.deck),
                     pile=len(self.notable.discard))  # fmt: skip
        room = Box(wrote.right + 18, rest.y, rest.right - wrote.right - 18, rest.h)
        if look.fonts.width(told, "medium", look.fonts.smallest) <= room.w * look.scale:
            canvas.text(told, room, "small", "muted", shrink=True)
        if not self.notable.hand and mine:
            canvas.text(words("riv-fight-empty"), self.hand.rect, "aside", "muted", x=0.5,
                        shrink=True, ellipsis=True)  # fmt: skip
        super().draw(canvas)


def _throws(sight: Sight) -> dict[str, int]:
    """The number of the option that throws each card away, where it can be played as well."""
    decision = sight.decision
    if not sight.mine or decision is None:
        return {}
    return {
        option.card: number
        for number, option in enumerate(decision.options)
        if isinstance(option, ThrowAway)
    }


def _token(sight: Sight, piece: str) -> Spot:
    def draw(canvas: Canvas, box: Box) -> None:
        token(sight, canvas, box, piece)

    return sight.place(piece, draw)


class StrikeCard(Spot):
    """A card of the hand in the fight."""

    def __init__(
        self, sight: Sight, piece: str, blow: Blow | None, throw: int | None, found: Outcomes
    ) -> None:
        self.sight, self.blow = sight, blow
        #: How it words what it leaves and the chances, and whether it shows its name.
        self.leaves, self.foot, self.named = LEAVES[0], FEET[0], True
        self.throw: ThrowSpot | None = None
        super().__init__(piece, None, hidden=sight.hidden)
        sight.bind(self)
        self.radius = 10
        plays = tuple(each for each in self.numbers if each != throw and not _is_with(sight, each))
        if throw is not None and plays:
            # A click on the card plays it; throwing it away has a corner of its own.
            self.throw = ThrowSpot(sight, piece, throw)
            self.children.append(self.throw)
            self.numbers, self.does = plays, sight.meaning(plays)
            self.on_press = lambda: sight.pick(piece, plays)
        #: What a click on it leads to.
        self.prospect = next((found[each] for each in self.numbers if each in found), None)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        side = min(max(box.w * 0.26, 34), 52)
        if self.throw is not None:
            # Over the picture: at the right a low card has its figures, any card its key.
            self.throw.place(look, Box(box.x + 4, box.y + 4, side, side))

    def draw(self, canvas: Canvas) -> None:
        if self.thing in self._hidden:
            return
        if not is_known(self.thing):
            back(canvas, self.rect)
            return
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), canvas.look.theme.gold, 12)
        look = canvas.look
        line = look.fonts.smallest / look.scale * 1.2
        dull = self.enabled and self.blow is None
        said, ground = self.result(self.leaves)
        if said and self.rect.h > 4.2 * line:
            more = self.chances(self.foot) if self.rect.h > 6.4 * line else ""
            lines = [said, more] if more else [said]
            low, card = cut_bottom(self.rect, line * (0.25 + len(lines)), -2)
            upright(self.sight, canvas, card, self.thing, dim=dull, named=self.named)
            paint.panel(canvas, low, paint.Panel(mix(ground, PALE, 0.08), ground, None, 8))
            for each, cell in zip(lines, column(inset(low, 6, 2), len(lines)), strict=True):
                canvas.text(each, cell, "small_strong", PALE, x=0.5, shrink=True, ellipsis=True)
        else:
            upright(self.sight, canvas, self.rect, self.thing, dim=dull, named=self.named)
        super(Spot, self).draw(canvas)
        self.draw_marks(canvas)

    def chances(self, key: str) -> str:
        """How likely the monster is slain with it, now and by the end of the next combat round."""
        found = self.prospect
        if found is None or found.slays or not found.soon:
            return ""
        now, soon = (percent(self.sight, chance, found.vague) for chance in (found.now, found.soon))
        return self.sight.words(key, now=now, soon=soon)

    def result(self, key: str) -> tuple[str, Colour]:
        """What it would leave, in this wording."""
        words, blow = self.sight.words, self.blow
        if not self.enabled:
            return "", (0, 0, 0)
        if blow is None:
            idle = "riv-fight-thrown" if self.throw is None else "riv-fight-effect"
            return words(idle), (74, 62, 74)
        if blow.slays:
            return words("riv-fight-slays", damage=blow.damage), (34, 96, 52)
        if not blow.damage:
            return words("riv-fight-nothing"), (96, 52, 48)
        return words(key, damage=blow.damage, left=blow.left), (88, 56, 62)


def _is_with(sight: Sight, number: int) -> bool:
    """Whether an option also spends a token, which is clicked instead."""
    assert sight.decision is not None
    return len(sight.decision.options[number].touches()) > 1


class ThrowSpot(Spot):
    """Throws a card away although it could be played."""

    def __init__(self, sight: Sight, piece: str, number: int) -> None:
        super().__init__(f"throw.{piece}", None, hidden=sight.hidden)
        self.numbers, self.enabled = (number,), True
        self.does, self.radius = sight.meaning((number,)), 40
        self.on_press = lambda: sight.pick("", (number,))
        assert sight.decision is not None
        said = sight.words.say(sight.decision.options[number].label())
        self.tip = lambda: HoverCard("", said)

    def draw(self, canvas: Canvas) -> None:
        made = paint.Panel((74, 52, 58), (48, 34, 42), EMBER, self.rect.w / 2, 2, 3)
        paint.panel(canvas, self.rect, made)
        canvas.icon(term("discard"), inset(self.rect, self.rect.w * 0.2), PALE)


#: What a blow leaves of the monster, at length and in short.
LEAVES = ("riv-fight-leaves", "riv-fight-leaves-short", "riv-fight-leaves-least")
#: How likely the monster is slain, at length and in short.
FEET = ("riv-fight-foot", "riv-fight-foot-short", "riv-fight-foot-least")
TEXT_KEYS = (
    "riv-fight-leaves",
    "riv-fight-leaves-short",
    "riv-fight-leaves-least",
    "riv-fight-foot",
    "riv-fight-foot-short",
    "riv-fight-foot-least",
    "riv-fight-thrown",
    "riv-fight-effect",
)
