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
from game.rules.valeria.content import abilities, ask, plan
from game.rules.valeria.effects.scoring import Score
from game.rules.valeria.help import Die, Means, Reach, best_discount, reach
from game.rules.valeria.questions import Strength
from game.rules.valeria.views import (
    Column,
    Shrine,
    Warden,
    active_player,
    discount_of,
    points_for,
    troop_of,
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


def die_of(table: Reading, die: str) -> Die:
    """A die as rules reckon with it."""
    return troop_of(die), table.pips(die)


def means_of(table: Reading, seat: int, type_: str) -> Means:
    """What a seat may spend on a plan of a type."""
    warden = Warden(table, seat)
    sources = (*warden.champions, *(f"space.{name}" for name in warden.open_spaces))
    bonus = 0
    for source in sources:
        bonus = ask(source, Strength(type_), bonus)
    return Means(warden.magic, len(warden.gems), warden.wild_troop, bonus, warden.influence)


def reach_of(table: Reading, seat: int, piece: str) -> Reach:
    """What a seat's dice make of a plan now."""
    card = plan(piece)
    dice = tuple(sorted(die_of(table, die) for die in Warden(table, seat).dice))
    return reach(card.symbols, dice, means_of(table, seat, card.type))


def points(found: Reach) -> tuple[int, int]:
    """The fewest and the most points of a plan that can be carried out."""
    return points_for(found.least), points_for(found.most)


def best_of(table: Reading, shrine: str) -> int:
    """The most that a die of a shrine takes off a price."""
    return best_discount([discount_of(table, die) for die in Shrine(table, shrine).dice])


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


def within_reach(table: Reading, seat: int) -> list[tuple[str, Reach]]:
    """The plans that a seat could carry out now, those of the column that it can pay included."""
    warden, column = Warden(table, seat), Column(table)
    payable = [each for each in column.plans if column.price(each) <= warden.gold]
    found = [(each, reach_of(table, seat, each)) for each in (*warden.reserved, *payable)]
    return [(each, far) for each, far in found if far.is_possible]


def in_camp(table: Reading, seat: int) -> bool:
    """Whether a Warden stands in its Camp."""
    return Warden(table, seat).location == zones.camp(seat)
