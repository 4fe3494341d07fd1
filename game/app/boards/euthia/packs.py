"""The Monsters that wait on top of their piles: who still gains by them, and how it would go."""

from __future__ import annotations

from game.app.boards.euthia.art.tokens import level_shield
from game.app.boards.euthia.prospects import Ahead, Prospect, chance_against, prospects
from game.app.boards.euthia.reading import goods_parts
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, cut_left, grid, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import Colour
from game.app.table.board import Described
from game.app.table.sight import Sight
from game.app.table.spot import Draw
from game.app.widgets.base import NO_LIMIT, Widget
from game.engine.table import Zone
from game.rules.euthia.content import monster

PACK = "pack"
#: A fight that is won more often than this is a good one; less often than that, a bad one.
SAFE, RISKY = 0.75, 0.4
_TINTS: tuple[Colour, Colour, Colour] = ((132, 196, 120), (236, 188, 96), (232, 106, 92))


class Packs(Widget):
    """A cell for each Level, pointed at for the rest."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.spots = [
            sight.place(f"{PACK}.{each.level}", self._cell(each)) for each in prospects(sight)
        ]
        super().__init__(*self.spots)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return width, look.fonts.smallest / look.scale * 1.5 if self.spots else 0.0

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        for spot, cell in zip(self.spots, grid(box, max(len(self.spots), 1), 1, 6), strict=False):
            spot.place(look, cell)
            spot.radius = 8

    def _cell(self, prospect: Prospect) -> Draw:
        def draw(canvas: Canvas, box: Box) -> None:
            paint.panel(canvas, box, "sunken")
            inner = inset(box, 6, 3)
            shield, room = cut_left(inner, inner.h * 0.8, 6)
            level_shield(canvas, shield, prospect.level)
            ahead = chance_against(self.sight, prospect.foe)
            if ahead is None:
                said, tint = _limit(self.sight, prospect), None
            else:
                said, tint = f"{percent(ahead.win)} %", tint_of(ahead)
            canvas.text(
                said, room, "small_strong", tint or "muted", x=0.5, shrink=True, ellipsis=True
            )

        return draw


def tint_of(ahead: Ahead) -> Colour:
    """Green, amber or red."""
    return _TINTS[0 if ahead.win >= SAFE else 1 if ahead.win >= RISKY else 2]


def percent(chance: float) -> int:
    """What is not certain is never told as if it were."""
    return round(chance * 100) if chance in (0.0, 1.0) else min(99, max(1, round(chance * 100)))


def _limit(sight: Sight, prospect: Prospect) -> str:
    """Up to which Reputation its reward is gained."""
    limit = monster(prospect.foe).limit
    return "" if limit is None else sight.words("eut-board-up-to", most=limit)


def pack_text(sight: Sight, thing: str) -> Described | None:
    """All of the Monster on top of a pile."""
    level = int(thing.rpartition(".")[2])
    found = [each for each in prospects(sight) if each.level == level]
    if not found:
        return None
    name = monster(found[0].foe).name.in_(sight.words.lang)
    return Described(name, "\n".join(pack_lines(sight, found[0])))


def pack_lines(sight: Sight, prospect: Prospect, space: Zone = "") -> list[str]:
    """What it is, what it gives, and to whom; how a fight would go as the Hero stands now."""
    words, card = sight.words, monster(prospect.foe)
    name = card.name.in_(words.lang)
    lines = [words("eut-tip-pack", level=prospect.level, name=name, health=card.health)]
    goods = " ".join(f"[[{icon}]] {said}" for icon, said, _ in goods_parts(card.reward))
    if goods and card.limit is not None:
        key = "eut-tip-reward-yours" if prospect.qualifies else "eut-tip-reward-lost"
        lines.append(words(key, goods=goods, limit=card.limit))
    elif goods:
        lines.append(words("eut-tip-reward", goods=goods))
    if prospect.is_quarry:
        lines.append(words("eut-tip-quarry"))
    ahead = chance_against(sight, prospect.foe, space)
    if ahead is not None:
        lines.append(words("eut-tip-forecast", **forecast_args(ahead)))
    return lines


def forecast_args(ahead: Ahead) -> dict[str, int | str]:
    """A forecast in whole numbers, and whether it is only the least to expect."""
    what = "least" if ahead.is_least else "about"
    bare = "yes" if ahead.is_bare else "no"
    left = round(ahead.health)
    return {"chance": percent(ahead.win), "health": left, "what": what, "bare": bare}


TEXT_KEYS = ("eut-tip-reward-yours", "eut-tip-reward-lost")
