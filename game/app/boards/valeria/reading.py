"""What the board reads off the table for whoever looks: whose eyes count, prices, reach."""

from __future__ import annotations

from functools import cache

from game.app.boards.valeria.art.tokens import shield
from game.app.boards.valeria.skin import DICE
from game.app.keep.seats import NOBODY
from game.app.table.board import Arms
from game.app.table.sight import Sight
from game.engine.effects import Use
from game.engine.table import Reading
from game.rules.valeria import zones
from game.rules.valeria.content import abilities
from game.rules.valeria.effects.scoring import Score
from game.rules.valeria.help import Outlook
from game.rules.valeria.views import (
    Shrine,
    Warden,
    active_player,
    discount_of,
    points_for,
)

TEXT_KEYS = (
    "val-board-shrine-gems",
    "val-board-shrine-magic",
    "val-board-shrine-champions",
    "val-board-shrine-gold",
    "val-board-shrine-plans",
)


def shrine_title(sight: Sight, name: str) -> str:
    """A shrine in one word."""
    return sight.words(f"val-board-shrine-{name}")


def me(sight: Sight) -> int:
    """The seat whose prices and points stand on the cards: the viewer's, or whose turn it is."""
    if sight.viewer != NOBODY:
        return sight.viewer
    active = active_player(sight.view)
    return active if active is not None else 0


def troop(sight: Sight, seat: int) -> str:
    """The people of a seat's Warden; empty before a board is chosen."""
    return Warden(sight.view, seat).troop


@cache
def arms_of(people: str) -> Arms:
    """The shield of a people."""
    return Arms(DICE[people].colour, lambda canvas, box: shield(canvas, box, people))


def points(found: Outlook) -> tuple[int, int]:
    """The fewest and the most points of a plan that can be carried out."""
    return points_for(found.least), points_for(found.most)


def best_of(table: Reading, shrine: str) -> int:
    """The most that a die of a shrine takes off a price."""
    dice = Shrine(table, shrine).dice
    return max([discount_of(table, die) for die in dice], default=0)


def worth_now(table: Reading, seat: int, champion: str) -> int | None:
    """What an End-game champion would score now; None for others."""
    found = None
    for ability in abilities(champion):
        for effect in ability.effects:
            if isinstance(effect, Score):
                use = Use(seat, champion, ability.window)
                met = ability.if_ is None or ability.if_.why_not(table, use) is None
                found = (found or 0) + (effect.worth(table, use) if met else 0)
    return found


def in_camp(table: Reading, seat: int) -> bool:
    """Whether a Warden stands in its Camp."""
    return Warden(table, seat).location == zones.camp(seat)
