"""The left side of the stage: whom or what the expedition faces."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from game.app.boards.monster_lands.combat.affair import (
    ATTACK,
    DEFEND,
    MAGIC,
    STRIKE,
    Affair,
)
from game.app.boards.monster_lands.faces import DARK, GOLD, RED, face_of, mission_face
from game.app.drawing import dice, paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.look import Look
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Draw, Spot
from game.app.widgets import cards
from game.app.widgets.base import Widget
from game.app.widgets.cards import CardFace, Figure
from game.app.widgets.text import Label, Paragraph
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box as content_box
from game.rules.monster_lands.content import mission as content_mission
from game.rules.monster_lands.content import monster
from game.rules.monster_lands.foes import AttackFormula, attack_formula, sure_hits

GAP = 10.0
DIE = 46.0


class CardSpot(Spot):
    """A card in its full size."""

    def __init__(self, sight: Sight, piece: str, face: CardFace, also: Sequence[str] = ()) -> None:
        super().__init__(piece, None, also=also, hidden=sight.hidden)
        sight.bind(self)
        self.face = face

    def draw(self, canvas: Canvas) -> None:
        if self.thing in self._hidden:
            return
        box = self.rect
        if self.enabled:
            paint.glow(canvas, box.inflate(6, 6), canvas.look.theme.gold, 12)
        paint.shadow(canvas, box, 9, 12)
        canvas.show(cards.card(canvas.look, self.face, box.w, box.h), box.topleft)


class Side(Widget):
    """A card, and under it widgets that take the height they want, as long as there is room."""

    def __init__(self, card: Widget, *below: Widget) -> None:
        super().__init__(card, *below)
        self.card, self.below = card, list(below)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        heights = [each.wanted(look, box.w)[1] for each in self.below]
        rest = sum(heights) + GAP * len(heights)
        high = min(max(box.h - rest, box.h * 0.34), box.w * 1.34, box.h)
        self.card.place(look, Box(box.x, box.y, box.w, high))
        y = box.y + high + GAP
        for each, wanted in zip(self.below, heights, strict=True):
            each.visible = y + min(wanted, 24) <= box.bottom
            given = min(wanted, max(box.bottom - y, 0))
            each.place(look, Box(box.x, y, box.w, given))
            y += given + GAP


def left_side(sight: Sight, affair: Affair) -> Widget:
    """The monster, the region or the mission."""
    if affair.tile is not None:
        return _mission(sight, affair, affair.tile)
    if affair.foe is not None:
        return _monster(sight, affair, affair.foe)
    land = affair.land
    if land is None:
        return Widget()
    face = face_of(land, sight.words.lang)
    assert face is not None
    return Side(CardSpot(sight, land, face, (zones.land(affair.place),)))


def ambush_side(sight: Sight, affair: Affair) -> Widget | None:
    """The ambush that is being aimed, met or carried out."""
    token = getattr(affair.step, "ambush", None)
    face = face_of(token, sight.words.lang) if isinstance(token, str) else None
    if token is None or face is None:
        return None
    return Side(CardSpot(sight, token, evolve(face, figures=())))


def _monster(sight: Sight, affair: Affair, foe: str) -> Widget:
    face = face_of(foe, sight.words.lang)
    assert face is not None
    card = monster(foe)
    formula = attack_formula(sight.view, affair.place)
    figures = (
        Figure("ml.resource.attack", _sum(formula), RED),
        Figure("ml.resource.capture", str(card.capture), GOLD),
        Figure("ml.resource.kill", str(card.kill), DARK),
    )
    spot = CardSpot(sight, foe, evolve(face, figures=figures), (zones.lair(affair.place),))
    words = sight.words
    told = Paragraph(
        words(
            "ml-combat-formula",
            total=formula.total,
            base=formula.base,
            affinity=formula.affinity,
            round=formula.round,
            power=formula.power,
        ),
        "small",
        "muted",
        even=False,
        shrink=True,
    )
    return Side(spot, told, *_roll(sight, affair, foe))


def _sum(formula: AttackFormula) -> str:
    """5+1+1: the printed dice, and whatever else is not nothing."""
    more = [each for each in (formula.affinity, formula.round, formula.power) if each]
    return "+".join(str(each) for each in (formula.base, *more))


def _roll(sight: Sight, affair: Affair, foe: str) -> list[Widget]:
    """The attack dice: to be rolled, or as they fell."""
    words = sight.words
    coming = getattr(affair.step, "dice", 0) if affair.stage == MAGIC else 0
    lying = sight.view.zone(zones.BATTLE_DICE)
    if coming:
        count = int(coming)
        title = Label(words("ml-combat-coming", count=count), "subheading", shrink=True)
        return [title, AttackDice(sight, (), count)]
    if affair.stage not in (ATTACK, DEFEND, STRIKE) or not lying:
        return []
    if any(die not in sight.view.faces for die in lying):
        return [Label(words("ml-combat-rolled"), "subheading", shrink=True),
                AttackDice(sight, lying, 0)]  # fmt: skip
    hit_from = content_box().clan.hit_from
    hits = sum(sight.view.pips(die) >= hit_from for die in lying)
    sure = sure_hits(foe)
    found: list[Widget] = [
        Label(words("ml-combat-rolled"), "subheading", shrink=True),
        AttackDice(sight, lying, 0),
        _outcome(words("ml-combat-hits", hits=hits + sure, sure=sure)),
    ]
    left = getattr(affair.step, "hits", 0) or getattr(affair.step, "wounds", 0)
    if affair.stage == DEFEND and left:
        line = words("ml-combat-left", left=int(left), stopped=max(hits + sure - int(left), 0))
        found.append(_outcome(line, "bad"))
    return found


def _outcome(words: str, colour: str | None = None) -> Paragraph:
    """What the dice brought."""
    return Paragraph(words, "strong", colour, even=False, shrink=True)


class AttackDice(Widget):
    """Dice of the monster, hits bright and misses dim; or those that will be rolled."""

    def __init__(self, sight: Sight, lying: Sequence[str], coming: int) -> None:
        hit_from = content_box().clan.hit_from
        self.dice: list[Widget] = [
            sight.piece(die, _attack_die(sight, die, hit_from)) for die in lying
        ]
        self.dice += [Anchor("", _coming_die) for _ in range(coming)]
        # Dice come from here and go back.
        self.pile = Anchor(zones.BATTLE_DICE)
        super().__init__(self.pile, *self.dice)

    def wanted(self, look: Look, width: float = 0) -> tuple[float, float]:
        rows = -(-len(self.dice) // _columns(width))
        return width, rows * DIE + max(rows - 1, 0) * 8 + 4

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.pile.place(look, Box(box.x, box.y, DIE, DIE))
        columns = _columns(box.w)
        for at, die in enumerate(self.dice):
            x, y = at % columns * (DIE + 8), at // columns * (DIE + 8)
            die.place(look, Box(box.x + x, box.y + y, DIE, DIE))


def _columns(width: float) -> int:
    return max(int((width + 8) // (DIE + 8)), 1)


def _attack_die(sight: Sight, die: str, hit_from: int) -> Draw:
    def draw(canvas: Canvas, box: Box) -> None:
        face = sight.view.face(die)
        dice.draw_die(canvas, box, "attack", face)
        if isinstance(face, int) and face >= hit_from:
            paint.ring(canvas, box.inflate(4, 4), canvas.look.theme.bad, 3, box.w * 0.24)
        elif isinstance(face, int):
            shade = paint.Panel((14, 15, 20), (14, 15, 20), None, box.w * 0.2, alpha=150)
            paint.panel(canvas, box, shade)

    return draw


def _coming_die(canvas: Canvas, box: Box) -> None:
    dice.draw_die(canvas, box, "attack", "?")


def _mission(sight: Sight, affair: Affair, tile: str) -> Widget:
    said = sight.board.describe(sight, tile)
    both = said.body.split("\n") if said is not None else [""]
    line = both[0] if affair.kind == "mission" else both[-1]
    face = evolve(mission_face(tile, affair.place, sight.words.lang), body=line)
    if affair.kind == "mission":
        aim = str(content_mission(tile).competitive.target)
        face = evolve(face, figures=(Figure("app.dice", f"{aim}+", DARK),))
    return Side(CardSpot(sight, tile, face, (zones.mission(affair.place),)))
