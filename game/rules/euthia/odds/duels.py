"""The figures of a fight, read from a table: what a Hero and a Monster bring to it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from attrs import evolve, frozen

from game.engine import Piece, Reading, Seat, Zone
from game.rules.euthia import zones
from game.rules.euthia.content import blocks, box, monster, standing
from game.rules.euthia.effects.fight_hero import DamagePlus, Hope
from game.rules.euthia.effects.fight_monster import MonsterStrength, WoundMinus
from game.rules.euthia.effects.gaining import Heal
from game.rules.euthia.effects.rolls import HeroRoll
from game.rules.euthia.effects.standing import AllHeroRolls
from game.rules.euthia.kit import Source, offered, why_not_ready
from game.rules.euthia.map import chart_of
from game.rules.euthia.meta import settings
from game.rules.euthia.odds.forecasts import reckoning_of
from game.rules.euthia.odds.plays import worst_plays
from game.rules.euthia.odds.terms import CHOSEN, FELT, ROLLS, Duel, Play, Rows, hit
from game.rules.euthia.powers import is_immune
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
_OF_GOLD = Play(strength=3, wounds=2, roll=-2)
_SHIELDING = ("after_monster_roll", "before_or_after_monster_roll")
_HELPING = (*_SHIELDING, "before_hero_roll", "any_hero_roll")
_OF_FIGHTS = (*_HELPING, "combat", "initiative", "combat_setup", "any_time")


def duel_with(table: Reading, seat: Seat, foe: Piece, dark: bool = False, space: Zone = "") -> Duel:
    """The fight of a Hero as it stands now against a Monster that is still whole.

    In a dark one, the worst cards that its player may hold are played with its Chaos. On a space
    that is named, its Powers act.
    """
    hero, card = Hero(table, seat), monster(foe)
    duel = _duel(table, hero, card, _figures(_ready(table, seat)), dark)
    return _felt(table, duel, seat, card, space) if space else duel


def _felt(table: Reading, duel: Duel, seat: Seat, card: Monster, space: Zone) -> Duel:
    """The same fight with what Air and Earth do to the dice there (5.3, rulings 23 and 93)."""
    powers, earth = chart_of(table).powers[space], box().figures.earth_bonus
    if "earth" in powers:
        shield = duel.shield - (0 if card.immune else earth)
        duel = evolve(duel, penalty=duel.penalty + earth, shield=shield)
    if "air" in powers:
        air = CHOSEN if is_immune(table, seat, "air") else FELT
        duel = evolve(duel, gusts=not card.immune, air=air)
    return duel


def leaves_out(table: Reading, seat: Seat) -> bool:
    """Whether the Hero has something ready for a fight that a forecast does not reckon with."""
    kit = _figures(_ready(table, seat))
    return bool(kit.toughness or kit.might)


def _duel(table: Reading, hero: Hero, card: Monster, kit: Figures, dark: bool) -> Duel:
    shift = card.penalty + _standing_rolls(hero)
    dwurt = bool(hero.card.dwurt)
    return Duel(
        health=min(MOST_HEALTH, hero.health),
        gaar=min(MOST_GAAR, hero.gaar + (hero.dwurt if dwurt else 0)),
        left=full_health(table, card),
        penalty=shift,
        wounds=_wounds(card.wounds),
        shield=0 if card.immune else kit.shield,
        guard=kit.guard,
        weapon=_best(kit.free, shift) or _rows(box().bare_hands),
        once=kit.once,
        first=_best(kit.first, shift),
        most=min(MOST_HEALTH, hero.max_health),
        potions=kit.potions,
        hope=kit.hope,
        dwurt=dwurt,
        parries=not card.immune,
        rage=card.brings.gaar,
        plays=worst_plays(table, hero.seat, card) if dark else (),
    )


def duel_now(table: Reading, dark: bool = False) -> Duel:
    """The fight that is on, from the next Combat Round on."""
    bout = Bout(table)
    assert bout.monster is not None
    duel = duel_with(table, bout.hero, bout.monster, dark, bout.space or "")
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
    kit = _figures(_ready(table, seat))
    duel = _duel(table, Hero(table, seat), monster(foe), kit, dark=False)
    health = duel.health + sum(duel.potions) + round(kit.toughness)
    boosted = round(kit.might + mean(duel.first, duel.penalty))
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
        gold = len(table.zone(zones.GOLD_RESERVE)) + card.brings.gold_card
        return ((_OF_GOLD,) * gold + (_OF_THE_DECK,) * LITTLE_RAGE)[: card.brings.chaos]
    return (_OF_A_PLAYER, _OF_THE_DECK)[: card.brings.chaos]


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


@frozen
class Figures:
    """What a Hero's kit brings to any fight."""

    #: Rows of attacks that never tire, that can be used once, and before the first round.
    free: tuple[Rows, ...]
    once: tuple[Rows, ...]
    first: tuple[Rows, ...]
    #: What works in every Monster attack: off its Strength, off its Wounds.
    shield: int
    guard: int
    #: What heals once in a fight, the strongest first; points of Hope when it is set up.
    potions: tuple[int, ...]
    hope: int
    #: What is used once besides, as Health and as Damage, by and large.
    toughness: float
    might: float


def _ready(table: Reading, seat: Seat) -> tuple[Source, ...]:
    """The blocks of a fight that could be used now."""
    hero = Hero(table, seat)
    return tuple(
        [each for each in offered(table, seat, *_OF_FIGHTS) if _is_ready(table, hero, each)]
    )


def _is_ready(table: Reading, hero: Hero, source: Source) -> bool:
    block = blocks(source[0])[source[1]]
    if block.use in ("exhaust", "flip") and not hero.is_ready(source[0]):
        return False
    bound = block.set or block.cost is not None
    return not bound or why_not_ready(table, hero.seat, source) is None


@lru_cache(maxsize=2048)
def _figures(ready: tuple[Source, ...]) -> Figures:
    """Nothing but what is ready decides, and the same kit is asked about over and over."""
    found = [blocks(piece)[number] for piece, number in ready]

    def total(kind: type[Any], *triggers: str, use: str = "") -> int:
        of = [each for each in found if each.trigger in triggers and use in ("", each.use)]
        return sum([e.amount for each in of for e in each.do if isinstance(e, kind)])

    strikes = [each for each in found if each.trigger == "combat"]
    toughness, might = _helped(found)
    return Figures(
        free=tuple([_rows(each.attack) for each in strikes if each.use == "free"]),
        once=tuple(sorted([_rows(each.attack) for each in strikes if each.use != "free"])),
        first=tuple([_rows(each.attack) for each in found if each.trigger == "initiative"]),
        shield=-total(MonsterStrength, *_SHIELDING, use="free"),
        guard=total(WoundMinus, *_SHIELDING, use="free"),
        potions=_potions(found),
        hope=total(Hope, "combat_setup"),
        toughness=toughness,
        might=might,
    )


def _potions(found: list[Block]) -> tuple[int, ...]:
    """Healthy as one is, a Potion may heal later."""
    drunk = [each for each in found if each.trigger == "any_time" and not each.cost]
    healed = [sum([e.amount for e in each.do if isinstance(e, Heal)]) for each in drunk]
    return tuple(sorted(filter(None, healed), reverse=True)[:MOST_POTIONS])


def _helped(found: list[Block]) -> tuple[float, float]:
    """What is used once, as Health and as Damage, by and large."""
    health = damage = 0.0
    for block in found:
        for each in block.do if block.trigger in _HELPING and block.use != "free" else ():
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


def _best(attacks: tuple[Rows, ...], shift: int) -> Rows:
    return max(attacks, key=lambda rows: mean(rows, shift), default=())


@cache
def _rows(rows: tuple[Row, ...]) -> Rows:
    return tuple([(row.from_, 99 if row.to is None else row.to, row.damage) for row in rows])


@cache
def _wounds(rows: tuple[Row, ...]) -> Rows:
    """An instant death is more Wounds than anybody has."""
    return tuple(
        [
            (row.from_, 99 if row.to is None else row.to, row.wound or (99 if row.do else 0))
            for row in rows
        ]
    )
