"""What may still come of the dice: exact chances of a reroll, and of the next strike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from attrs import frozen

from game.app.table.sight import Sight
from game.rules.euthia.content import blocks, box
from game.rules.euthia.shapes import Row
from game.rules.euthia.steps.fight_hero import attack_rows, attack_tile
from game.rules.euthia.steps.fight_monster import SwayMonster
from game.rules.euthia.views import Hero
from game.rules.euthia.views.bout import CLOVER, NEXT_ROLL, Bout

FACES = range(1, 7)


@frozen
class Chance:
    """What an answer would lead to: Wounds and how likely they are."""

    option: SwayMonster | None
    wounds: Mapping[int, float]

    @property
    def mean(self) -> float:
        """Wounds on average."""
        return sum(count * share for count, share in self.wounds.items())


def chances(sight: Sight, bout: Bout) -> list[Chance]:
    """Each Gaar that may be given now, and a pass."""
    decision = sight.decision
    if decision is None or not bout.dice or bout.monster is None or sight.upto is not None:
        return []
    swaying = [option for option in decision.options if isinstance(option, SwayMonster)]
    if not swaying:
        return []
    found = [Chance(each, _rerolled(bout, each)) for each in swaying]
    return [*found, Chance(None, {bout.wounds(bout.strength): 1.0})]


def _rerolled(bout: Bout, option: SwayMonster) -> Mapping[int, float]:
    base = bout.strength - option.face + option.shift
    counted = Counter(bout.wounds(base + face) for face in FACES)
    return {wounds: count / len(FACES) for wounds, count in sorted(counted.items())}


@frozen
class Strike:
    """The next attack of the Hero: what with, its rows, and how likely each is."""

    piece: str
    rows: tuple[Row, ...]
    shares: tuple[float, ...]
    #: What is added to both dice, as far as it is known.
    shift: int


def next_strike(bout: Bout) -> Strike | None:
    """The tile that is chosen, or the one that would deal most."""
    if bout.monster is None:
        return None
    shift = bout.card.penalty + bout.total(CLOVER) + bout.total(NEXT_ROLL)
    chosen = attack_tile(bout.table)
    if chosen is not None:
        return _strike(chosen[0], attack_rows(chosen), shift)
    hero = Hero(bout.table, bout.hero)
    found = [
        _strike(piece, block.attack, shift)
        for piece in hero.placed
        for block in blocks(piece)
        if block.trigger == "combat" and block.attack and hero.is_ready(piece)
    ]
    if not found:
        return _strike("", box().bare_hands, shift)
    return max(found, key=_worth)


def _strike(piece: str, rows: tuple[Row, ...], shift: int) -> Strike:
    shares = tuple(
        sum(row.holds(one + two + shift) for one in FACES for two in FACES) / 36 for row in rows
    )
    return Strike(piece, rows, shares, shift)


def _worth(strike: Strike) -> float:
    return sum(row.damage * share for row, share in zip(strike.rows, strike.shares, strict=True))
