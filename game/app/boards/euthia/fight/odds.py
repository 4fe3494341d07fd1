"""What may still come of the dice: exact chances of a reroll, and of the next strike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence, Set

from attrs import frozen

from game.app.boards.euthia.emblems import term
from game.app.boards.euthia.fight.bars import BLOWS, SCALE, Odds, Unit
from game.app.boards.euthia.skin import GOODS
from game.app.table.sight import Sight
from game.engine.options import Option
from game.rules.euthia import zones
from game.rules.euthia.content import blocks, box, kind_of, standing
from game.rules.euthia.effects.fight_monster import MonsterStrength, PreventWounds, WoundMinus
from game.rules.euthia.effects.rolls import HeroRoll
from game.rules.euthia.effects.standing import AllHeroRolls
from game.rules.euthia.powers import is_immune
from game.rules.euthia.rolls import OPPOSITE, strength
from game.rules.euthia.shapes import Row
from game.rules.euthia.steps.common import Done, Pass
from game.rules.euthia.steps.fight_hero import HinderHero, HopeForDamage, HopeForOne, damage_now
from game.rules.euthia.steps.fight_monster import SwayMonster, SwayWithDwurt
from game.rules.euthia.steps.fight_weapon import BARE_HANDS, AttackWith, attack_rows, attack_tile
from game.rules.euthia.steps.rolling import SpendDwurt, SpendGaar
from game.rules.euthia.steps.using import UseBlock
from game.rules.euthia.views import Hero
from game.rules.euthia.views.bout import (
    CLOVER,
    DAMAGE_MINUS,
    DAMAGE_PLUS,
    DIRECT,
    FEWER_DICE,
    NEXT_ROLL,
    STRENGTH,
    Bout,
    reckoned,
)

Fall = tuple[int, ...]
FACES = range(1, 7)
FALLS: Sequence[Fall] = [(one, two) for one in FACES for two in FACES]
WOUNDS = Unit(term("health"), GOODS["health"], SCALE)
DAMAGE = Unit(term("damage"), (220, 228, 232), BLOWS)


def chances(sight: Sight, bout: Bout) -> list[Odds]:
    """Each die that may be rolled again now, each fixed help, and leaving it as it is."""
    decision = sight.decision
    if decision is None or bout.monster is None or sight.upto is not None:
        return []
    if bout.dice:
        return _of_monster(sight, bout, decision.options)
    return _of_hero(sight, bout, decision.options)


def _of_monster(sight: Sight, bout: Bout, options: Iterable[Option]) -> list[Odds]:
    """The Wounds that this roll would deal; of two dice that show the same, one is told."""
    words, now = sight.words, bout.strength
    found: list[Odds] = []
    ends = "eut-fight-pass"
    for option in options:
        match option:
            case SwayMonster(face=face, shift=shift):
                name = words("eut-fight-gaar-on", face=face)
                found.append(Odds(name, _rerolled(now - face + shift, bout.wounds)))
            case SwayWithDwurt(shift=shift):
                found.append(Odds(words("eut-fight-a-dwurt"), {bout.wounds(now + shift): 1.0}))
            case UseBlock(thing=thing, block=block):
                left = _warded(bout, thing, block)
                if left is not None:
                    found.append(Odds(sight.called(thing), {left: 1.0}))
            case Done():
                ends = "eut-fight-stand"
    if found:
        found.append(Odds(words(ends), {bout.wounds(now): 1.0}))
    return list({each.name: each for each in found}.values())


def _warded(bout: Bout, thing: str, block: int) -> int | None:
    """The Wounds that a Shield or its like would leave; None for what helps in another way."""
    does = blocks(thing)[block].do
    if any(isinstance(each, PreventWounds) for each in does):
        return 0
    plain = [each for each in does if isinstance(each, MonsterStrength | WoundMinus)]
    if not plain or len(plain) < len(does):
        return None
    less = sum(each.amount for each in plain if isinstance(each, WoundMinus))
    shift = sum(each.amount for each in plain if isinstance(each, MonsterStrength))
    return max(bout.wounds(bout.strength + shift) - less, 0)


def _of_hero(sight: Sight, bout: Bout, options: Iterable[Option]) -> list[Odds]:
    """The Damage that this roll would deal."""
    table, words = sight.view, sight.words
    if attack_tile(table) is None or not any(map(table.pips, table.zone(zones.dice(bout.hero)))):
        return []
    now = strength(table, bout.hero)

    def damage(total: int) -> int:
        return damage_now(table, total)

    found, ends = [], ""
    for option in options:
        match option:
            case SpendGaar(face=face, amount=amount):
                name = words("eut-fight-gaar-on", face=face)
                found.append(Odds(name, _rerolled(now - face + amount, damage)))
            case HinderHero(face=face):
                name = words("eut-fight-gaar-on", face=face)
                less = box().figures.gaar.shift
                found.append(Odds(name, _rerolled(now - face - less, damage)))
            case SpendDwurt(amount=amount):
                found.append(Odds(words("eut-fight-a-dwurt"), {damage(now + amount): 1.0}))
            case UseBlock(thing=thing, block=block):
                more = _added(thing, block)
                if more:
                    found.append(Odds(sight.called(thing), {damage(now + more): 1.0}))
            case HopeForOne():
                found.append(Odds(words("eut-fight-a-hope"), {damage(now + 1): 1.0}))
            case HopeForDamage():
                found.append(Odds(words("eut-fight-three-hopes"), {_hoped(bout, now + 1): 1.0}))
            case Done() | Pass():
                ends = words("eut-fight-strike-now")
    told = list({each.name: each for each in found}.values())
    return [*told, Odds(ends, {damage(now): 1.0})] if told and ends else told


def _added(thing: str, block: int) -> int:
    """What a tile adds to the roll, if that is all it does; 0 for any other."""
    does = blocks(thing)[block].do
    plain = [each.amount for each in does if isinstance(each, HeroRoll)]
    return sum(plain) if len(plain) == len(does) else 0


def _hoped(bout: Bout, total: int) -> int:
    """Three points of Hope deal a Damage more, with whatever adds to Damage (ruling 35)."""
    source = attack_tile(bout.table)
    rows = attack_rows(source) if source is not None else ()
    base = sum(row.damage for row in rows if row.holds(total)) + bout.total(DIRECT) + 1
    return reckoned(base, bout.total(DAMAGE_PLUS), bout.total(DAMAGE_MINUS))


def _rerolled(base: int, result: Callable[[int], int]) -> Mapping[int, float]:
    counted = Counter(result(base + face) for face in FACES)
    return {amount: count / len(FACES) for amount, count in counted.items()}


@frozen
class Strike:
    """An attack of the Hero: what with, its rows, and how likely each is."""

    piece: str
    rows: tuple[Row, ...]
    shares: tuple[float, ...]
    #: Damage by how likely it is, with all that adds to it or takes from it.
    damage: Mapping[int, float]

    @property
    def mean(self) -> float:
        """Damage on average."""
        return sum(amount * share for amount, share in self.damage.items())


def next_strike(bout: Bout) -> Strike | None:
    """The tile that is chosen, or the one that would deal most."""
    if bout.monster is None:
        return None
    chosen = attack_tile(bout.table)
    if chosen is not None:
        return _strike(bout, chosen[0], attack_rows(chosen))
    hero = Hero(bout.table, bout.hero)
    found = [
        _strike(bout, piece, block.attack)
        for piece in hero.placed
        for block in blocks(piece)
        if block.trigger == "combat" and block.attack and hero.is_ready(piece)
    ]
    if not found:
        return _strike(bout, BARE_HANDS, box().bare_hands)
    return max(found, key=lambda each: each.mean)


def strikes(sight: Sight, bout: Bout) -> list[Strike]:
    """Every attack that may be chosen now, the best first."""
    decision = sight.decision
    if decision is None or bout.monster is None or sight.upto is not None:
        return []
    found = [
        _strike(bout, each.thing, blocks(each.thing)[each.block].attack)
        for each in decision.options
        if isinstance(each, AttackWith)
    ]
    return sorted(found, key=lambda each: -each.mean)


def coming_wounds(bout: Bout) -> Mapping[int, float]:
    """The Wounds of the Monster's next attack, before anybody answers its roll."""
    powers = frozenset() if bout.is_immune else bout.powers
    more = bout.total(STRENGTH) + (box().figures.earth_bonus if "earth" in powers else 0)
    thrown = _thrown(bout)
    counted = Counter(bout.wounds(sum(turned(fall, powers)) + more) for fall in thrown)
    return {wounds: count / len(thrown) for wounds, count in counted.items()}


def _thrown(bout: Bout) -> Sequence[Fall]:
    """All falls of the dice; where the deck plays, those of the cards that may still come."""
    alone = bool(bout.notes(FEWER_DICE))
    if bout.is_played:
        return [(face,) for face in FACES] if alone else FALLS
    gone = {kind_of(piece) for piece in bout.table.zone(zones.discards(zones.COMBAT))}
    cards = [card for name, card in box().combat.items() if name not in gone]
    left = [(card.left, card.right) for card in cards or box().combat.values()]
    return [fall[1:] for fall in left] if alone else left


def _strike(bout: Bout, piece: str, rows: tuple[Row, ...]) -> Strike:
    totals = _totals(bout)
    plus, minus = bout.total(DAMAGE_PLUS), bout.total(DAMAGE_MINUS)
    damage: Counter[int] = Counter()
    for total, count in totals.items():
        base = sum(row.damage for row in rows if row.holds(total)) + bout.total(DIRECT)
        damage[reckoned(base, plus, minus)] += count
    shares = tuple(
        sum(count for total, count in totals.items() if row.holds(total)) / 36 for row in rows
    )
    return Strike(piece, rows, shares, {dealt: count / 36 for dealt, count in damage.items()})


def _totals(bout: Bout) -> Mapping[int, int]:
    """The Strength of the next attack roll: how many of the 36 falls give it."""
    hero = Hero(bout.table, bout.hero)
    always: int = sum([each.amount for p in hero.placed for each in standing(p, AllHeroRolls)])
    shift = bout.card.penalty + bout.total(CLOVER) + bout.total(NEXT_ROLL) + always
    shift += box().figures.earth_bonus if "earth" in bout.powers else 0
    chosen = is_immune(bout.table, bout.hero, "air")
    return Counter(sum(turned(fall, bout.powers, chosen)) + shift for fall in FALLS)


def turned(fall: Fall, powers: Set[str], chosen: bool = False) -> Fall:
    """Air turns the higher die; who is immune lets it where it helps (rulings 23 and 76)."""
    high, low = max(fall), min(fall)
    if "air" not in powers or high == low or (chosen and OPPOSITE - high < high):
        return fall
    return OPPOSITE - high, low


TEXT_KEYS = ("eut-fight-pass", "eut-fight-stand")
