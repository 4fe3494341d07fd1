"""The stage of a fight: rail, Monster, dice, Hero, the question, the kit."""

from __future__ import annotations

from game.app.boards.euthia.asking import answers, asked
from game.app.boards.euthia.fight.champion import Champion
from game.app.boards.euthia.fight.foe import Foe
from game.app.boards.euthia.fight.kitrow import KitRow
from game.app.boards.euthia.fight.outlook import Outlook
from game.app.boards.euthia.fight.rail import Rail
from game.app.boards.euthia.fight.ring import Ring
from game.app.boards.euthia.packs import pack_lines
from game.app.boards.euthia.prospects import prospects
from game.app.boards.euthia.spacetext import space_title
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, cut_left, cut_right, cut_top, inset
from game.app.drawing.look import Look
from game.app.table.overlay import Overlay
from game.app.table.prompt import Question
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.widgets import Paragraph
from game.app.widgets.base import Widget, draw_each
from game.engine.events import Told
from game.engine.secrecy import told_to
from game.engine.text import Text
from game.rules.euthia import zones
from game.rules.euthia.content import box as content
from game.rules.euthia.content import kind_of
from game.rules.euthia.devastation import OFFENSIVE_OPEN
from game.rules.euthia.farruga import most_turns, stages
from game.rules.euthia.rescue.events import villain_on
from game.rules.euthia.views import Land
from game.rules.euthia.views.bout import Bout

WIDEST = 2300.0
GAP = 10.0
#: Sentences of the story that stand under the question at most.
MOST_TOLD = 3


class FightStage(Overlay):
    """All of a fight over the dimmed map."""

    def __init__(self, sight: Sight, bout: Bout) -> None:
        self.sight, self.bout = sight, bout
        self.about = f"fight {bout.hero} {bout.space}"
        self.seats = frozenset(seat for seat in (bout.hero, bout.player) if seat >= 0)
        self.rail = Rail(sight)
        self.foe = Foe(sight, bout)
        self.ring = Ring(sight, bout)
        self.outlook = Outlook(sight, bout)
        self.champion = Champion(sight, bout)
        self.kit = KitRow(sight, bout)
        self.prompt = Question(asked(sight), "prompt", even=False, shrink=True, x=0.5)
        self.told = [Paragraph(said, "muted", even=False, x=0.5) for said in self._story()]
        self.told[:0] = [Paragraph(said, "strong", even=False, x=0.5) for said in self._omen()]
        self.told[:0] = [Paragraph(said, "body", even=False, x=0.5) for said in self._awaited()]
        spots = [each for part in (self.ring, self.kit, self.foe) for each in part.walk()]
        self.answers = answers(
            sight, [each for each in spots if isinstance(each, Spot)], "fight:options"
        )
        parts: list[Widget] = [
            self.kit,
            self.ring,
            self.outlook,
            self.answers,
            self.foe,
            self.champion,
            self.rail,
            self.prompt,
            *self.told,
        ]
        super().__init__(*parts, name="fight")

    def hides(self, box: Box) -> bool:
        return self.panel.colliderect(box)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        wide = min(box.w - 20, WIDEST)
        self.panel = Box(box.centerx - wide / 2, box.y + 4, wide, box.h - 12)
        inner = inset(self.panel, 16, 12)
        line = look.fonts.smallest / look.scale * 1.2
        low, rest = cut_bottom(inner, min(max(inner.h * 0.235, line * 6), inner.h * 0.3), GAP)
        self.kit.place(look, low)
        self.title, rest = cut_top(rest, look.line("heading"), 6)
        rail, rest = cut_top(rest, line * 1.75, GAP)
        self.rail.place(look, rail)
        side = min(max(rest.w * 0.205, line * 9.5), 400 * max(look.text_scale, 1))
        left, rest = cut_left(rest, side, 18)
        right, rest = cut_right(rest, side, 18)
        self.foe.place(look, left)
        self.champion.place(look, right)
        self._place_middle(look, rest)

    def _place_middle(self, look: Look, box: Box) -> None:
        need = self.answers.wanted(look, box.w)[1]
        self.answers.visible = not self.answers.is_empty
        if self.answers.visible:
            least = self.answers.least(look, box.w)
            low, box = cut_bottom(box, max(min(need, box.h * 0.42), least), 8)
            self.answers.place(look, low)
        high = min(self.prompt.wanted(look, box.w)[1], box.h * 0.4)
        top, rest = cut_top(box, high, 6)
        self.prompt.place(look, top)
        self.ring.visible = bool(self.ring.dice)
        if self.ring.visible:
            ring, rest = cut_top(rest, min(rest.h, self.ring.wanted(look, rest.w)[1]), 10)
            self.ring.place(look, ring)
        self._place_outlook(look, rest)

    def _place_outlook(self, look: Look, box: Box) -> None:
        """What was told last at the lower edge, and what may come over it."""
        need = self.outlook.wanted(look, box.w)[1]
        self.outlook.visible = not self.ring.visible and 0 < need <= box.h
        rest = box
        if self.outlook.visible:
            own, rest = cut_top(box, need, 12)
            self.outlook.place(look, own)
        room = rest.h
        for each in self.told:
            wanted = each.wanted(look, rest.w)[1]
            each.visible = wanted <= room
            if each.visible:
                row, rest = cut_top(rest, wanted, 2)
                each.place(look, row)
                room -= wanted + 2

    @property
    def waits(self) -> bool:
        return self.outlook.visible and self.outlook.waits

    def finish(self) -> None:
        if self.outlook.visible:
            self.outlook.finish()

    def draw_still(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.panel, "dialog")
        canvas.covers(self.panel)
        self._draw_title(canvas)
        parts = (self.rail, self.foe, self.champion, self.ring, self.outlook, self.kit)
        draw_each(canvas, [part for part in parts if part.visible])
        self.prompt.draw(canvas)
        for each in self.told:
            if each.visible:
                each.draw(canvas)

    def draw_live(self, canvas: Canvas) -> None:
        if self.outlook.visible:
            self.outlook.draw_ahead(canvas)
        if self.answers.visible:
            self.answers.draw(canvas)

    def _draw_title(self, canvas: Canvas) -> None:
        words, bout = self.sight.words, self.bout
        name = self.sight.called(bout.monster) if bout.monster else words("eut-fight-unknown")
        said = words("eut-fight-title", name=name)
        third = self.title.w * 0.26
        number = bout.count(zones.COMBAT_ROUND)
        turn = words("eut-fight-round", number=number)
        if bout.is_shared:
            turn = words("eut-fight-turn", number=number, last=most_turns(self.sight.view))
            table = self.sight.view
            stage = words("eut-fight-stage", number=bout.card.stage, last=stages(table))
            left = Box(self.title.x, self.title.y, third, self.title.h)
            canvas.text(stage, left, "strong", shrink=True, ellipsis=True)
        if number:
            right = Box(self.title.right - third, self.title.y, third, self.title.h)
            canvas.text(
                turn,
                right,
                "strong",
                x=1.0,
                shrink=True,
                ellipsis=True,
            )
        if bout.space:
            spot = Land(self.sight.view).spot(bout.space)
            place = space_title(self.sight, spot)
            left = Box(self.title.x, self.title.y, third, self.title.h)
            canvas.text(place, left, "hint", shrink=True, ellipsis=True)
        middle = Box(
            self.title.x + third + 8, self.title.y, self.title.w - 2 * third - 16, self.title.h
        )
        canvas.text(said, middle, "heading", x=0.5, shrink=True, ellipsis=True)

    def _omen(self) -> list[str]:
        """What Farruga does in this turn, in the words of her card."""
        cards = content().offensives
        shown = self.sight.view.zone(OFFENSIVE_OPEN) if self.bout.is_shared else ()
        lang = self.sight.words.lang
        return [
            f"{self.sight.called(each)} – {cards[kind_of(each)].text.in_(lang)}" for each in shown
        ]

    def _awaited(self) -> list[str]:
        """Who lies on top of the pile, while nobody is turned up yet: its back is public."""
        bout, view = self.bout, self.sight.view
        if bout.monster is not None or not bout.space or villain_on(view, bout.space):
            return []
        level = Land(view).level(bout.space)
        found = [each for each in prospects(self.sight) if each.level == level]
        return [line for each in found for line in pack_lines(self.sight, each)]

    def _story(self) -> list[str]:
        """The last sentences of the fight that whoever looks may hear, the newest first."""
        session, sight = self.sight.match.session, self.sight
        told: list[Told] = []
        for number in range(max(session.cursor - MOST_TOLD, 0), session.cursor + 1):
            events = session.commits[number].events
            if sight.upto is not None and number == session.cursor:
                events = events[: sight.upto]
            told += told_to(events, sight.viewer)
        heard = [each for each in told if each.key not in sight.board.quiet]
        return [sight.words.say(Text(each.key, each.args)) for each in heard[-MOST_TOLD:]][::-1]
