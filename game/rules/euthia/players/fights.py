"""Rules of thumb in a fight, for the Hero and for whoever plays the Monster."""

from __future__ import annotations

from typing import Any

from game.engine import Reading
from game.rules.euthia.content import blocks, monster
from game.rules.euthia.effects.fight_hero import Damage, DamagePlus, Hope, NextDamagePlus
from game.rules.euthia.effects.fight_monster import MonsterStrength, PreventWounds, WoundMinus
from game.rules.euthia.effects.gaining import Heal
from game.rules.euthia.effects.rolls import HeroRoll
from game.rules.euthia.odds import ROLLS, hit
from game.rules.euthia.players import dressing, rage
from game.rules.euthia.players.outlook import Outlook
from game.rules.euthia.rolls import strength
from game.rules.euthia.shapes import Block
from game.rules.euthia.steps import (
    common,
    fight_end,
    fight_hero,
    fight_monster,
    fight_weapon,
    fight_windows,
)
from game.rules.euthia.steps.rearranging import Rearrange
from game.rules.euthia.steps.rolling import SpendDwurt, SpendGaar
from game.rules.euthia.steps.using import TakeAlternative, UseBlock
from game.rules.euthia.steps.warding import Ward
from game.rules.euthia.steps.wearing import ThrowTrophy, Wear
from game.rules.euthia.views import Hero
from game.rules.euthia.views.bout import Bout

#: What a Wound and a Damage are worth by themselves, to fall and to win.
WOUND, DAMAGE, FALL, WIN = 0.5, 0.6, 4.0, 3.0
#: What it costs to exhaust or to use something up that may serve later.
TIRING, USING_UP = 0.1, 0.65
FACES = range(1, 7)


def suffering(outlook: Outlook, wounds: float) -> float:
    """What so many Wounds are worth to who plays the Monster."""
    hero = Hero(outlook.view, Bout(outlook.view).hero)
    return WOUND * wounds + (FALL if wounds >= hero.health else 0.0)


def striking(outlook: Outlook, damage: float) -> float:
    """What so much Damage is worth."""
    left = Bout(outlook.view).left
    return DAMAGE * min(damage, left) + (WIN if damage >= left else 0.0)


def price(block: Block) -> float:
    """What using a block gives away."""
    match block.use:
        case "exhaust" | "flip":
            return TIRING
        case "consume":
            return USING_UP
    return 0.0


def use_in_fight(outlook: Outlook, step: fight_windows.UseInFight, option: Any) -> float:
    """What a thing does in its window, less what it gives away."""
    if isinstance(option, Ward):
        return _warded(outlook, option.amount)
    if isinstance(option, Wear | Rearrange):
        return dressing.change(outlook, option)
    if isinstance(option, ThrowTrophy):
        return -1.0
    if not isinstance(option, UseBlock):
        return 0.0 if not hasattr(option, "place") else -1.0
    block = blocks(option.thing)[option.block]
    worth = -price(block)
    if block.cost is not None:
        worth -= (
            0.8 * block.cost.health + 0.7 * block.cost.dwurt + outlook.rates.gaar * block.cost.gaar
        )
    if step.window in (fight_windows.BEFORE_ATTACK, fight_windows.ANSWERING):
        return worth + _guarded(outlook, step.window, block)
    for effect in block.do:
        match effect:
            case Heal(amount):
                worth += _healing(outlook, amount)
            case DamagePlus(amount) | Damage(amount) | NextDamagePlus(amount):
                worth += 0.75 * DAMAGE * amount
            case Hope(amount):
                worth += 0.4 * amount
            case _ if step.window == fight_windows.PREPARING:
                worth -= 1.0
            case _:
                worth += 0.4
    return worth


def _warded(outlook: Outlook, amount: int) -> float:
    """A token against Wounds: there are only a few of them."""
    bout = Bout(outlook.view)
    wounds = bout.wounds(bout.strength)
    spared = suffering(outlook, wounds) - suffering(outlook, max(0, wounds - amount))
    return spared - USING_UP


def alternative(outlook: Outlook, step: Any, option: Any) -> float:
    """Of what Farruga demands, the lesser evil: a Gaar, unless there are hardly any left."""
    match option:
        case TakeAlternative(what="wound", amount=amount):
            return -suffering(outlook, amount)
        case TakeAlternative(what="lose"):
            return -outlook.rates.gaar
    return 0.0


def _healing(outlook: Outlook, amount: int) -> float:
    """A Potion before the attack that may be the last; later is early enough otherwise."""
    hero = outlook.hero
    missing = hero.max_health - hero.health
    if Bout(outlook.view).monster is None or not _is_attacked_next(outlook.view):
        return -1.0
    course = outlook.course
    saved = course.danger(hero.health) - course.danger(hero.health + min(amount, missing))
    return 0.1 * min(amount, missing) + outlook.rates.stake * saved - 0.4 * (missing < amount)


def _is_attacked_next(view: Reading) -> bool:
    """Whether the Monster attacks before the Hero does."""
    for step in reversed(view.agenda):
        if isinstance(step, fight_monster.MonsterRolls):
            return True
        if isinstance(step, fight_weapon.ChooseWeapon):
            return False
    return False


def _guarded(outlook: Outlook, window: str, block: Block) -> float:
    """How much less the Monster would do."""
    bout = Bout(outlook.view)
    shift: int = sum([each.amount for each in block.do if isinstance(each, MonsterStrength)])
    less: int = sum([each.amount for each in block.do if isinstance(each, WoundMinus)])
    if window == fight_windows.BEFORE_ATTACK:
        kept = any(isinstance(each, NextDamagePlus) for each in block.do)
        return 0.3 * (less - shift) if not kept else 0.5
    before = bout.wounds(bout.strength)
    after = max(0, bout.wounds(bout.strength + shift) - less)
    if any(isinstance(each, PreventWounds) for each in block.do):
        after = 0
    dealt: int = sum([each.amount for each in block.do if isinstance(each, Damage)])
    gained = striking(outlook, dealt) if dealt else 0.0
    course = outlook.course
    return course.suffered(after) - course.suffered(before) + gained


def exchange(outlook: Outlook, step: fight_monster.AnswerRoll, option: Any) -> float:
    """A Gaar on the Monster's dice, a card, or a pass."""
    return _parry(outlook, option) if step.by_hero else rage.rage(outlook, option)


def _parry(outlook: Outlook, option: Any) -> float:
    """What Gaar would save the Hero; what things save later is reckoned with."""
    bout, course = Bout(outlook.view), outlook.course
    shield, guard = course.duel.shield, course.duel.guard

    def suffered(strength: int, gaar: int) -> float:
        wounds = bout.wounds(strength - shield)
        return course.suffered(max(0, wounds - guard), gaar)

    match option:
        case fight_monster.SwayMonster(_, face, shift):
            rest = bout.strength - face + shift
            then = sum([suffered(rest + each, 1) for each in FACES]) / 6
            return then - suffered(bout.strength, 0)
        case fight_monster.SwayWithDwurt(shift):
            return suffered(bout.strength + shift, 1) - suffered(bout.strength, 0)
        case common.ConvertGaar():
            return 0.3 if not outlook.hero.dwurt else -0.3
        case fight_monster.HopeForGaar():
            return 0.05 if not outlook.hero.gaar else -0.1
    return 0.0


def modify(outlook: Outlook, step: Any, option: Any) -> float:
    """What a change of the roll would lead to."""
    view, seat, course = outlook.view, outlook.seat, outlook.course
    total = strength(view, seat)

    def struck(result: int, gaar: int = 0, hope: int = 0, more: int = 0) -> float:
        return course.struck(fight_hero.damage_now(view, result) + more, gaar, hope)

    now = struck(total)
    match option:
        case SpendGaar(_, face, amount):
            rest = total - face + amount
            return sum([struck(rest + each, 1) for each in FACES]) / 6 - now
        case SpendDwurt(amount):
            return struck(total + amount, 1) - now
        case common.ConvertGaar():
            return 0.3 if not outlook.hero.dwurt else -0.3
        case fight_hero.HopeForOne():
            return max(struck(total + more, 0, more) for more in (1, 2)) - now
        case fight_hero.HopeForDamage():
            return struck(total + 1, 0, 3, 1) - now
        case fight_monster.HopeForGaar():
            return 0.05 if not outlook.hero.gaar else -0.1
        case UseBlock(thing, number):
            block = blocks(thing)[number]
            more: int = sum([each.amount for each in block.do if isinstance(each, HeroRoll)])
            return struck(total + (more or 2)) - now - price(block)
    return 0.0


def attack(outlook: Outlook, step: Any, option: Any) -> float:
    """The Damage to be expected of a tile."""
    if not isinstance(option, fight_weapon.AttackWith):
        return 0.0
    bout, block = Bout(outlook.view), blocks(option.thing)[option.block]
    rows = tuple([(row.from_, row.to or 99, row.damage) for row in block.attack])
    shift = bout.card.penalty
    dealt = [striking(outlook, hit(rows, a + b + shift)) for a, b in ROLLS]
    return sum(dealt) / len(ROLLS) - 0.5 * price(block)


def trophy(outlook: Outlook, step: Any, option: Any) -> float:
    """A Trophy is worth a free Bag, and no more; unless a Quest wishes for it."""
    if isinstance(option, fight_end.KeepTrophy):
        wished = outlook.wished("trophy", str(monster(option.thing).level))
        return wished + (0.3 if outlook.hero.free_bags > 1 else -0.5)
    return 0.0


def last_breath(outlook: Outlook, step: Any, option: Any) -> float:
    """Whatever saves a life."""
    return 3.0 if isinstance(option, UseBlock) else 0.0


def claim(outlook: Outlook, step: Any, option: Any) -> float:
    """Whether a kept Control card is spent."""
    return rage.claim(outlook, option)


def cards(outlook: Outlook, step: Any, option: Any) -> float:
    """Cards of who plays the Monster, before a roll."""
    return rage.cards(outlook, step, option)


def hinder(outlook: Outlook, step: Any, option: Any) -> float:
    """Gaar of both sides on the Hero's roll."""
    if isinstance(option, SpendGaar):
        return modify(outlook, step, option)
    return rage.hinder(outlook, option) if isinstance(option, fight_hero.HinderHero) else 0.0
