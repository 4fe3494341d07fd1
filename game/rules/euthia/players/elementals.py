"""What an Elemental does for, or to, who challenges it."""

from __future__ import annotations

from functools import cache

from game.rules.euthia.content import blocks
from game.rules.euthia.effects.gaining import Gain, Heal, Lose
from game.rules.euthia.odds import ROLLS
from game.rules.euthia.players.foes import Foes
from game.rules.euthia.shapes import Row

#: A point of Health that is lost or healed outside a fight.
HEALTH = 0.25


def challenged(outlook: Foes, element: str, result: int) -> float:
    """What an Elemental does for, or to, who rolled this."""
    return sum([_row(outlook, row) for row in rows(element) if row.holds(result)])


def hoped(outlook: Foes, element: str) -> float:
    """What it is worth to challenge an Elemental with two dice and nothing else."""
    found = [_row(outlook, row) for row in rows(element)]
    return sum([worth * share for worth, share in zip(found, _shares(element), strict=True)])


@cache
def rows(element: str) -> tuple[Row, ...]:
    """The rows of an Elemental's card."""
    return tuple(blocks(f"elemental.{element}")[0].attack)


@cache
def _shares(element: str) -> tuple[float, ...]:
    """How likely each row is to hold for two dice."""
    return tuple([sum([row.holds(a + b) for a, b in ROLLS]) / len(ROLLS) for row in rows(element)])


def _row(outlook: Foes, row: Row) -> float:
    hero = outlook.hero
    worth = -HEALTH * row.wound - (outlook.death if row.wound >= hero.health else 0.0)
    for effect in row.do:
        match effect:
            case Gain(goods=goods):
                worth += outlook.goods(goods)
            case Lose(goods=goods):
                worth -= outlook.rates.gaar * min(goods.gaar, hero.gaar)
            case Heal(amount):
                worth += HEALTH * min(amount, outlook.missing)
    return worth
