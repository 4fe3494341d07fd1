"""Rules of thumb for whoever plays the Monster: what a Hero suffers, a player gains."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from game.engine import Piece
from game.rules.euthia import zones
from game.rules.euthia.cards import card
from game.rules.euthia.content import group_of
from game.rules.euthia.effects.fight_monster import MonsterHeal
from game.rules.euthia.odds import ROLLS, hit, play_of
from game.rules.euthia.players.outlook import Outlook
from game.rules.euthia.rolls import strength
from game.rules.euthia.steps import fight_control, fight_hero, fight_monster
from game.rules.euthia.views.bout import STRENGTH, Bout

#: What a card is worth to who keeps it for another fight, Silver and Gold, and in a full hand.
KEPT = {zones.SILVER: 0.2, zones.GOLD_CARD: 0.45}
FULL, TOO_MANY = 0.2, 4
#: A Gaar of the Monster that may hurt more in a later round; a card that can wait for the roll.
SPENT, HASTY = 0.1, 0.5
#: What takes effect in ways that are not reckoned.
SOMETHING = 0.3
#: A Control card that is kept may claim a Monster that is likelier to win.
CLAIM, VICTIM = 1.2, 4.0
FACES = range(1, 7)


def rage(outlook: Outlook, option: Any) -> float:
    """What a Gaar or a card of the Monster adds after its roll."""
    bout = Bout(outlook.view)
    now = _hurt(outlook, bout.strength)
    match option:
        case fight_monster.SwayMonster(_, face, shift):
            rest = bout.strength - face + shift
            return sum([_hurt(outlook, rest + each) for each in FACES]) / 6 - now - SPENT
        case fight_monster.PlayCard(thing, count):
            play = play_of(thing, count)
            then = _hurt(outlook, bout.strength + play.strength, play.wounds, _healed(thing, count))
            return then - now + _cursed(outlook, thing, count) - _price(outlook, thing, count)
    return 0.0


def cards(outlook: Outlook, step: fight_monster.PlayCards, option: Any) -> float:
    """Before a roll, of the Monster or of the Hero: by what all rolls would come to."""
    if not isinstance(option, fight_monster.PlayCard):
        return 0.0
    worth = _cursed(outlook, option.thing, option.count)
    worth -= _price(outlook, option.thing, option.count)
    if step.triggers == fight_monster.CURSES:
        return worth
    play, noted = play_of(option.thing, option.count), Bout(outlook.view).total(STRENGTH)
    now = _mean(lambda rolled: _hurt(outlook, rolled + noted))
    then = _mean(lambda rolled: _hurt(outlook, rolled + noted + play.strength, play.wounds))
    waits = card(option.thing).trigger == "before_or_after_monster_roll"
    known = play.strength or play.wounds or play.roll or play.damage
    return worth + then - now - (HASTY if waits else 0.0) + (0.0 if known else SOMETHING)


def hinder(outlook: Outlook, option: fight_hero.HinderHero) -> float:
    """A Gaar of the Monster on the Hero's roll."""
    view, course = outlook.view, outlook.course
    total = strength(view, Bout(view).hero)
    rest = total - option.face - 2
    dealt = [course.struck(fight_hero.damage_now(view, rest + each)) for each in FACES]
    return course.struck(fight_hero.damage_now(view, total)) - sum(dealt) / 6 - SPENT


def claim(outlook: Outlook, option: Any) -> float:
    """A Monster that may well win is worth a Control card."""
    if not isinstance(option, fight_control.ClaimMonster):
        return 0.0
    bout = Bout(outlook.view)
    level = outlook.land.level(bout.space) if bout.space else 0
    pile = outlook.view.zone(zones.deck(zones.monsters(level))) if level else ()
    if not pile or pile[0].startswith("?"):
        # An Elite, or a foe of the finale: those win more often than not.
        return VICTIM / 2 - CLAIM
    chance, _ = type(outlook)(outlook.view, bout.hero, outlook.rates).chance(pile[0])
    return VICTIM * (1 - chance) + 0.1 * len(outlook.hero.hand) - CLAIM


def _hurt(outlook: Outlook, strength: int, more: int = 0, healed: int = 0) -> float:
    """What an attack of this Strength comes to; what the Hero's Shields save is reckoned with."""
    bout, course = Bout(outlook.view), outlook.course
    wounds = bout.wounds(strength - course.duel.shield)
    wounds = max(0, wounds + more - course.duel.guard) if wounds else 0
    return -course.suffered(wounds, healed=healed)


def _cursed(outlook: Outlook, thing: Piece, count: int) -> float:
    """What a card takes off the Hero's next attack."""
    play, course = play_of(thing, count), outlook.course
    if not play.roll and not play.damage:
        return 0.0
    rows, shift = course.duel.weapon, course.duel.penalty
    now = _mean(lambda rolled: course.struck(hit(rows, rolled + shift)))
    cursed = shift + play.roll
    return now - _mean(
        lambda rolled: course.struck(max(0, hit(rows, rolled + cursed) - play.damage))
    )


def _price(outlook: Outlook, thing: Piece, count: int) -> float:
    """What it costs to play cards instead of keeping them."""
    full = FULL if len(outlook.hero.hand) > TOO_MANY else 1.0
    return KEPT.get(group_of(thing), 0.0) * count * full


@cache
def _healed(thing: Piece, count: int) -> int:
    """The Damage that a card takes off the Monster."""
    effects = card(thing).sections[count - 1]
    return sum([each.amount for each in effects if isinstance(each, MonsterHeal)])


def _mean(worth: Callable[[int], float]) -> float:
    """Over all rolls of two dice."""
    found = {total: worth(total) for total in range(2, 13)}
    return sum([found[a + b] for a, b in ROLLS]) / len(ROLLS)
