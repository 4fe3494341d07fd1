"""What a tile does for who has it ready, in points."""

from __future__ import annotations

from functools import cache
from typing import Any

from game.engine import Piece
from game.rules.euthia.content import blocks
from game.rules.euthia.effects.fight_hero import Damage, DamagePlus, Hope, NextDamagePlus
from game.rules.euthia.effects.fight_monster import MonsterStrength, PreventWounds, WoundMinus
from game.rules.euthia.effects.gaining import Heal
from game.rules.euthia.effects.rolls import HeroRoll, RerollHero, SetDie
from game.rules.euthia.effects.standing import AllHeroRolls, Bags, MaxHealth
from game.rules.euthia.effects.walking import Move
from game.rules.euthia.odds.duels import mean
from game.rules.euthia.shapes import Block

#: What one of each is worth in a fight or on the way, with many rounds to come.
_PER_POINT: tuple[tuple[type[Any], float], ...] = (
    (MaxHealth, 0.8),
    (AllHeroRolls, 1.2),
    (WoundMinus, 0.35),
    (MonsterStrength, -0.3),
    (DamagePlus, 0.55),
    (NextDamagePlus, 0.4),
    (Damage, 0.5),
    (HeroRoll, 0.35),
    (Heal, 0.3),
    (Hope, 0.35),
    (Move, 0.5),
    (Bags, 0.25),
)
#: Of what can be used in every fight and of what is used up, beside what tires.
_ALWAYS, _ONCE = 2.5, 0.5
#: A point of Damage on average, of a Weapon and of an attack before the first round.
_DAMAGE, _FIRST = 2.4, 1.0
#: What anything does that is not named here.
_SOMETHING = 0.4


@cache
def use_of(piece: Piece) -> float:
    """What a tile does for who has it ready, in points, with many rounds to come."""
    return sum([_use(block) for block in blocks(piece)])


def _use(block: Block) -> float:
    if block.attack:
        rows = tuple([(r.from_, 99 if r.to is None else r.to, r.damage) for r in block.attack])
        often = _FIRST if block.trigger == "initiative" else _DAMAGE
        return mean(rows, -1) * often * (1.0 if block.use == "free" else 0.5)
    found = 0.0
    for effect in block.do:
        amount = getattr(effect, "amount", 1)
        known = [each for kind, each in _PER_POINT if isinstance(effect, kind)]
        if isinstance(effect, PreventWounds | RerollHero | SetDie):
            found += 1.0
        else:
            found += known[0] * amount if known else _SOMETHING
    often = {"free": _ALWAYS, "consume": _ONCE}.get(block.use, 1.0)
    return found * often * (0.3 if block.set else 1.0)
