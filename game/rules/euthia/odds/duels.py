"""The figures of a fight, read from a table: what a Hero and a Monster bring to it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from attrs import evolve

from game.engine import Piece, Reading, Seat
from game.rules.euthia import zones
from game.rules.euthia.content import blocks, box, monster, standing
from game.rules.euthia.effects.fight_hero import DamagePlus, Hope
from game.rules.euthia.effects.fight_monster import MonsterStrength, WoundMinus
from game.rules.euthia.effects.gaining import Heal
from game.rules.euthia.effects.rolls import HeroRoll
from game.rules.euthia.effects.standing import AllHeroRolls
from game.rules.euthia.kit import offered, why_not_ready
from game.rules.euthia.meta import settings
from game.rules.euthia.odds.plays import worst_plays
from game.rules.euthia.odds.reckoning import ROLLS, Duel, Play, Rows, hit, reckoning_of
from game.rules.euthia.shapes import Block, Monster, Row
from game.rules.euthia.views import Hero
from game.rules.euthia.views.bout import Bout, full_health

#: Gaar, Health and Potions beyond these change a forecast no more.
MOST_GAAR, MOST_HEALTH, MOST_POTIONS = 4, 16, 2
#: The same for a glance, which has to be quick.
FEW_GAAR, FEW_ATTACKS, LITTLE_RAGE = 4, 2, 2
#: A glance gives a Gaar only for a chance that is clearly better.
_THRIFT = 0.02
#: The Damage that a Gaar brings, by and large.
_PER_GAAR = 0.8
_OF_THE_DECK, _OF_A_PLAYER = Play(strength=2, wounds=1, roll=-1), Play(strength=2)
_SHIELDING = ("after_monster_roll", "before_or_after_monster_roll")


def duel_with(table: Reading, seat: Seat, foe: Piece, dark: bool = False) -> Duel:
    """The fight of a Hero as it stands now against a Monster that is still whole.

    In a dark one, the worst cards that its player may hold are played with its Chaos.
    """
    hero, card = Hero(table, seat), monster(foe)
    attacks = _attacks(table, seat, "combat")
    free = [rows for rows, is_free in attacks if is_free] or [_rows(box().bare_hands)]
    first = [rows for rows, _ in _attacks(table, seat, "initiative")]
    shift = card.penalty + _standing_rolls(hero)
    shield, guard = _shields(table, seat)
    dwurt = bool(hero.card.dwurt)
    return Duel(
        health=min(MOST_HEALTH, hero.health),
        gaar=min(MOST_GAAR, hero.gaar + (hero.dwurt if dwurt else 0)),
        left=full_health(table, card),
        penalty=shift,
        wounds=_wounds(card.wounds),
        shield=0 if card.immune else shield,
        guard=guard,
        weapon=max(free, key=lambda rows: mean(rows, shift)),
        once=tuple(sorted([rows for rows, is_free in attacks if not is_free])),
        first=max(first, key=lambda rows: mean(rows, shift), default=()),
        most=min(MOST_HEALTH, hero.max_health),
        potions=_potions(table, seat),
        hope=_hope(table, seat),
        dwurt=dwurt,
        parries=not card.immune,
        rage=card.brings.gaar,
        plays=worst_plays(table, seat, card) if dark else (),
    )


def duel_now(table: Reading, dark: bool = False) -> Duel:
    """The fight that is on, from the next Combat Round on."""
    bout = Bout(table)
    assert bout.monster is not None
    duel = duel_with(table, bout.hero, bout.monster, dark)
    return evolve(
        duel,
        left=max(1, bout.left),
        hope=bout.hope,
        first=(),
        rage=bout.count(zones.MONSTER_GAAR),
        plays=duel.plays[: bout.count(zones.CHAOS)],
    )


def glance(table: Reading, seat: Seat, foe: Piece, left: int = 0) -> Duel:
    """The same at a glance, for who must be quick: what is used once counts as Health or Damage.

    Without Hope and cards; a fight that is on says how much Health the Monster has left.
    """
    duel = duel_with(table, seat, foe)
    toughness, might = _helped(table, seat)
    health = duel.health + sum(duel.potions) + round(toughness)
    boosted = round(might + mean(duel.first, duel.penalty))
    return evolve(
        duel,
        health=min(MOST_HEALTH, health),
        most=MOST_HEALTH,
        # Hope is good for another Gaar, and a little more.
        gaar=min(FEW_GAAR, duel.gaar + 1),
        left=max(1, (left or duel.left) - (boosted if not left else 0)),
        once=duel.once[-FEW_ATTACKS:],
        first=(),
        potions=(),
        hope=-1,
        rage=min(LITTLE_RAGE, duel.rage),
        plays=_usual_plays(table, monster(foe)),
        thrift=_THRIFT,
    )


def _usual_plays(table: Reading, card: Monster) -> tuple[Play, ...]:
    """What cards do by and large: the deck always has some, a player not always."""
    if settings(table).is_against_deck:
        return (_OF_THE_DECK,) * min(LITTLE_RAGE, card.brings.chaos)
    return (_OF_A_PLAYER,) if card.brings.chaos else ()


def balance(duel: Duel) -> float:
    """How often the Hero would win before falling, if all rolls were average."""
    reckoning = reckoning_of(duel)
    wounds = sum([likely * hurt for likely, hurt, _, _ in reckoning.attacks_in(reckoning.settled)])
    rounds = duel.health / wounds if wounds else MOST_HEALTH
    dealt = sum([mean(rows, duel.penalty) for rows in duel.once])
    dealt += max(0.0, rounds - len(duel.once)) * mean(duel.weapon, duel.penalty)
    return (dealt + _PER_GAAR * duel.gaar) / duel.left


@lru_cache(maxsize=4096)
def mean(rows: Rows, shift: int) -> float:
    """What a table gives on average."""
    return sum([hit(rows, a + b + shift) for a, b in ROLLS]) / len(ROLLS)


def _standing_rolls(hero: Hero) -> int:
    return sum([each.amount for piece in hero.placed for each in standing(piece, AllHeroRolls)])


def _ready(table: Reading, seat: Seat, *triggers: str) -> Iterator[Block]:
    """The blocks of these triggers that could be used now."""
    for source in offered(table, seat, *triggers):
        if why_not_ready(table, seat, source) is None:
            piece, number = source
            yield blocks(piece)[number]


def _attacks(table: Reading, seat: Seat, trigger: str) -> list[tuple[Rows, bool]]:
    """Rows of every attack that is ready, and whether it never tires."""
    return [(_rows(block.attack), block.use == "free") for block in _ready(table, seat, trigger)]


def _shields(table: Reading, seat: Seat) -> tuple[int, int]:
    """What works in every Monster attack: off its Strength, off its Wounds."""
    strength = wounds = 0
    for piece, number in offered(table, seat, *_SHIELDING):
        block = blocks(piece)[number]
        if block.use == "free":
            strength -= sum([e.amount for e in block.do if isinstance(e, MonsterStrength)])
            wounds += sum([e.amount for e in block.do if isinstance(e, WoundMinus)])
    return strength, wounds


def _potions(table: Reading, seat: Seat) -> tuple[int, ...]:
    """What heals once in a fight, the strongest first; healthy as one is, it may heal later."""
    found = []
    hero = Hero(table, seat)
    for piece, number in offered(table, seat, "any_time"):
        block = blocks(piece)[number]
        healed = sum([each.amount for each in block.do if isinstance(each, Heal)])
        if healed and not block.cost and (block.use == "consume" or hero.is_ready(piece)):
            found.append(healed)
    return tuple(sorted(found, reverse=True)[:MOST_POTIONS])


def _hope(table: Reading, seat: Seat) -> int:
    """The points of Hope that things give when a fight is set up."""
    blocks_of = _ready(table, seat, "combat_setup")
    return sum([each.amount for block in blocks_of for each in block.do if isinstance(each, Hope)])


def _helped(table: Reading, seat: Seat) -> tuple[float, float]:
    """What is used once, as Health and as Damage, by and large."""
    health = damage = 0.0
    for block in _ready(table, seat, *_SHIELDING, "before_hero_roll", "any_hero_roll"):
        for each in block.do if block.use != "free" else ():
            match each:
                case WoundMinus(amount):
                    health += 0.8 * amount
                case MonsterStrength(amount):
                    health -= 0.5 * amount
                case DamagePlus(amount):
                    damage += 0.8 * amount
                case HeroRoll(amount):
                    damage += 0.25 * amount
    return health, damage


def _rows(rows: tuple[Row, ...]) -> Rows:
    return tuple([(row.from_, 99 if row.to is None else row.to, row.damage) for row in rows])


def _wounds(rows: tuple[Row, ...]) -> Rows:
    """An instant death is more Wounds than anybody has."""
    return tuple(
        [
            (row.from_, 99 if row.to is None else row.to, row.wound or (99 if row.do else 0))
            for row in rows
        ]
    )
