"""The stage of the fight: the monster, the line, the Loot, the hand, the question."""

from __future__ import annotations

from game.app.boards.rivenoire.art.houses import house
from game.app.boards.rivenoire.art.town import ZENITH
from game.app.boards.rivenoire.asking import answers, asked
from game.app.boards.rivenoire.fight.beast import Beast
from game.app.boards.rivenoire.fight.chances import Chances
from game.app.boards.rivenoire.fight.forecast import is_last_to_strike
from game.app.boards.rivenoire.fight.ranks import Ranks
from game.app.boards.rivenoire.fight.sides import DiePanel, LootOrder
from game.app.boards.rivenoire.fight.strikes import Strikes
from game.app.boards.rivenoire.outcomes import outcomes
from game.app.boards.rivenoire.skin import DUSK, EMBER, NIGHT
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, cut_left, cut_right, cut_top, inset, row
from game.app.drawing.look import Look
from game.app.drawing.theme import mix
from game.app.keep.seats import NOBODY
from game.app.table.overlay import Overlay
from game.app.table.prompt import Question
from game.app.table.sight import Sight
from game.app.widgets import Paragraph
from game.app.widgets.base import Widget, draw_each
from game.engine.events import Told
from game.engine.secrecy import told_to
from game.engine.text import Text
from game.rules.rivenoire import zones
from game.rules.rivenoire.views import participants
from game.rules.rivenoire.views.fight import Fight

WIDEST = 2200.0
#: Sentences of the story that stand under the question at most.
MOST_TOLD = 6
GAP = 10.0


class FightStage(Overlay):
    """All of the expedition over the dimmed town."""

    def __init__(self, sight: Sight, fight: Fight) -> None:
        self.sight, self.fight = sight, fight
        self.about = f"fight {fight.card}"
        self.seats = frozenset(participants(sight.view))
        self.beast = Beast(sight, fight)
        self.ranks = Ranks(sight, fight)
        found = outcomes(sight)
        odds = Chances(sight, fight, found)
        self.loot = LootOrder(sight, fight, odds)
        self.die = DiePanel(sight, fight, odds)
        self.strikes = Strikes(sight, fight, self._hand_of(), found)
        self.prompt = Question(asked(sight), "prompt", even=False, shrink=True)
        self.hint = Paragraph(self._hint(), "small", "info", even=False, shrink=True)
        self.told = [
            Paragraph(said, "muted", even=False)
            for said in self._story()[-MOST_TOLD - 1 : -1][::-1]
        ]
        spots = [*self.ranks.spots, *self.strikes.spots, self.beast]
        self.answers = answers(sight, spots, "fight:options", 0.5)
        parts: list[Widget] = [
            self.strikes, self.ranks, self.answers, self.beast, self.loot, self.die, self.prompt,
            self.hint, *self.told,
        ]  # fmt: skip
        super().__init__(*parts, name="fight")

    def _hand_of(self) -> int:
        """Whose hand lies below: the viewer's, or that of whoever acts."""
        sight = self.sight
        if sight.viewer != NOBODY:
            return sight.viewer
        if sight.asked != NOBODY:
            return sight.asked
        return next(iter(participants(sight.view)), 0)

    def _hint(self) -> str:
        """The cards that are left for the fighters, after this one."""
        sight, fight = self.sight, self.fight
        if not sight.mine or fight.fighter is None:
            return ""
        cards = len(self.strikes.notable.hand) - 1
        there = sum(
            sight.view.faces.get(each) == sight.viewer for each in sight.view.zone(zones.LINE)
        )
        return sight.words("riv-hint-leaves", cards=max(cards, 0), fighters=there)

    @property
    def warns(self) -> bool:
        """Whether the combat round would end without damage."""
        return is_last_to_strike(self.fight)

    def hides(self, box: Box) -> bool:
        return self.panel.colliderect(box)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        wide = min(box.w - 20, WIDEST)
        self.panel = Box(box.centerx - wide / 2, box.y + 4, wide, box.h - 12)
        inner = inset(self.panel, 16, 12)
        line = look.fonts.smallest / look.scale * 1.2
        low, rest = cut_bottom(inner, inner.h * 0.36, GAP)
        self.ribbon, upper = cut_bottom(rest, line * 1.45, GAP)
        self._place_upper(look, upper)
        right, left = cut_right(
            low, min(max(low.w * 0.31, 380), 620 * max(look.text_scale, 1)), GAP
        )
        self.strikes.place(look, left)
        self.ask = right
        self._place_question(look, inset(right, 16, 12))

    def _place_upper(self, look: Look, box: Box) -> None:
        more = max(look.text_scale - 1, 0)
        left, rest = cut_left(box, min(max(box.w * 0.185, 270), 360 + 120 * more), 14)
        self.beast.place(look, left)
        # Odds and die stand beside the line where its fighters leave them room, more if they can.
        needed = max(self.ranks.wanted(look)[0], 640.0)
        least, most = (560.0, 560.0) if look.text_scale >= 1.4 else (max(box.w * 0.2, 230), 400)
        side = min(max(least, min(rest.w - needed, most)), most)
        self.die.visible = rest.w - side >= needed
        if self.die.visible:
            right, rest = cut_right(rest, side, 14)
            self.die.place(look, right)
        self.loot.tells_odds = not (self.die.visible and self.die.tells_odds)
        self.head, rest = cut_top(rest, look.line("heading"), 4)
        self.pills, rest = cut_top(rest, look.fonts.smallest / look.scale * 1.5, 6)
        low, line = cut_bottom(rest, look.line("small_name") + 58, GAP)
        self.loot.place(look, low)
        self.ranks.place(look, line)

    def _place_question(self, look: Look, box: Box) -> None:
        need = self.answers.wanted(look, box.w)[1]
        self.answers.visible = not self.answers.is_empty
        if self.answers.visible:
            least = self.answers.least(look, box.w)
            low, box = cut_bottom(box, max(min(need, box.h * 0.5), least), 8)
            self.answers.place(look, low)
        high = min(self.prompt.wanted(look, box.w)[1], box.h)
        top, rest = cut_top(box, high, 6)
        self.prompt.place(look, top)
        self.hint.visible = bool(self._hint()) and rest.h >= look.line("small")
        need = self.hint.wanted(look, rest.w)[1] if self.hint.visible else 0.0
        top, rest = cut_top(rest, min(need, rest.h), 10)
        self.hint.place(look, top)
        for each in self.told:
            need = each.wanted(look, rest.w)[1]
            each.visible = need <= rest.h
            if not each.visible:
                rest = Box(rest.x, rest.y, rest.w, 0)
                continue
            line, rest = cut_top(rest, need, 4)
            each.place(look, line)

    def draw_still(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.panel, "dialog")
        canvas.covers(self.panel)
        self._draw_dusk(canvas)
        title = self.sight.words("riv-fight-title", monster=self.fight.card)
        canvas.text(title, self.head, "heading", x=0.5, shrink=True, ellipsis=True)
        self._draw_pills(canvas)
        draw_each(canvas, (self.beast, self.loot, self.die, self.ranks, self.strikes))
        self._draw_ribbon(canvas)
        mine = self.sight.mine
        paint.panel(canvas, self.ask, "gold" if mine else "panel")
        self.prompt.draw(canvas)
        for each in (self.hint, *self.told):
            if each.visible:
                each.draw(canvas)

    def _draw_dusk(self, canvas: Canvas) -> None:
        """The sky over the moor, and firs where the line stands."""
        back = inset(self.panel, 4)
        sky = Box(back.x, back.y, back.w, self.ribbon.y - back.y - 4)
        top, low = mix(ZENITH, NIGHT, 0.45), mix(DUSK, NIGHT, 0.45)
        paint.panel(canvas, sky, paint.Panel(top, low, None, 14))
        high = 90.0
        tiles = max(round(sky.w / (high * 5)), 1)
        for cell in row(Box(sky.x, sky.bottom - high, sky.w, high), tiles):
            house(canvas, cell, zones.SURROUNDINGS, dim=True)

    def draw_live(self, canvas: Canvas) -> None:
        if self.answers.visible:
            self.answers.draw(canvas)

    def _draw_pills(self, canvas: Canvas) -> None:
        """The combat round and its two halves."""
        look, words, theme = canvas.look, self.sight.words, canvas.look.theme
        heroes = self.fight.fighter is not None
        rolling = bool(self.fight.rolled)
        said = [
            (words("riv-fight-round", number=max(self.fight.combat_round, 1)), False),
            (words("riv-fight-heroes"), heroes),
            (words("riv-fight-monster"), rolling and not heroes),
        ]
        wides = [look.text_size(each, "small_strong")[0] + 36 for each, _ in said]
        share = min(self.pills.w / (sum(wides) + 20), 1.0)
        x = self.pills.centerx - (sum(wides) * share + 20) / 2
        for (each, now), wide in zip(said, wides, strict=True):
            box = Box(x, self.pills.y, wide * share, self.pills.h)
            paint.pill(canvas, box, theme.gold if now else theme.panel, theme.edge)
            ink = theme.ink if now else theme.cream
            canvas.text(each, inset(box, 10, 0), "small_strong", ink, x=0.5, shrink=True,
                        ellipsis=True)  # fmt: skip
            x += wide * share + 10

    def _draw_ribbon(self, canvas: Canvas) -> None:
        """What happened last, and whether the combat round is lost without damage."""
        words, fight = self.sight.words, self.fight
        edge = EMBER if self.warns else canvas.look.theme.edge
        paint.panel(canvas, self.ribbon, paint.Panel((22, 24, 38), (16, 18, 30), edge, 10, 2))
        inner = inset(self.ribbon, 14, 2)
        key = "riv-fight-safe" if fight.dealt else "riv-fight-warning"
        if fight.is_slain:
            key = "riv-fight-slain"
        said = words("riv-fight-last-chance" if self.warns else key, count=fight.dealt)
        ink = EMBER if not (fight.dealt or fight.is_slain) else (230, 200, 150)
        look = canvas.look
        wide = min(look.text_size(said, "small_strong")[0] + 4, inner.w * 0.58)
        right, left = cut_right(inner, wide, 16)
        canvas.text(said, right, "small_strong", ink, x=1.0, shrink=True, ellipsis=True)
        canvas.text(self._last(), left, "small", shrink=True, ellipsis=True)

    def _last(self) -> str:
        """The last sentence that whoever looks may hear."""
        return next(reversed(self._story()), "")

    def _story(self) -> list[str]:
        """The last sentences of the fight that whoever looks may hear."""
        session, sight = self.sight.match.session, self.sight
        told: list[Told] = []
        for number in range(max(session.cursor - MOST_TOLD, 0), session.cursor + 1):
            events = session.commits[number].events
            if sight.upto is not None and number == session.cursor:
                events = events[: sight.upto]
            told += told_to(events, sight.viewer)
        heard = [each for each in told if each.key not in sight.board.quiet]
        return [sight.words.say(Text(each.key, each.args)) for each in heard[-MOST_TOLD - 1 :]]


TEXT_KEYS = (
    "riv-fight-safe",
    "riv-fight-slain",
    "riv-fight-warning",
    "riv-fight-last-chance",
)
