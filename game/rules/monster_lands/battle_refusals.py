"""May I, and why not: one answer for both, while expeditions are resolved."""

from __future__ import annotations

from game.engine import Piece, Reading, Refusal, Seat, refuse
from game.rules.monster_lands import zones
from game.rules.monster_lands.battlefield import counted
from game.rules.monster_lands.content import ability_of, answers, effects
from game.rules.monster_lands.defences import talent_strength, talents_work
from game.rules.monster_lands.foes import forbids
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.modifiers import bears_on, modifiers, rerolls_left
from game.rules.monster_lands.questions import HitsCancelled
from game.rules.monster_lands.roles import OnRoll
from game.rules.monster_lands.views import (
    Expedition,
    colour_of,
    monster_at,
    times_used,
)
from game.rules.monster_lands.vocabulary import Purpose


def why_not_spend(
    table: Reading, seat: Seat, exp: str, loot: Piece, purpose: Purpose
) -> Refusal | None:
    """Loot must be of the Outside, and do something for this roll (ruling 38)."""
    if table.places.get(loot) != zones.loot(seat):
        return refuse("ml-why-not-your-loot", loot=loot)
    ability = ability_of(loot)
    colours = bears_on(loot, purpose)
    if not ability.outside or ability.window != "roll" or not colours:
        return refuse("ml-why-loot-window", loot=loot)
    there = Expedition(table, exp)
    # A reroll needs a die that has been rolled; a bonus works for dice still to be rolled.
    needs_a_face = any(effect.needs_a_face for effect in effects(loot, OnRoll))
    dice = there.rolled if needs_a_face else there.dice
    if set(colours) == set(zones.COLOURS) or any(colour_of(die) in colours for die in dice):
        return None
    return refuse("ml-why-loot-no-die", loot=loot, colours=colours)


def why_not_reroll(table: Reading, exp: str, die: Piece, purpose: Purpose) -> Refusal | None:
    """A die must show a face, and something must still reroll its colour."""
    if table.places.get(die) not in (zones.exp_dice(exp), zones.safe_dice(exp)):
        return refuse("ml-why-other-dice")
    if die not in table.faces:
        return refuse("ml-why-unrolled")
    colour = colour_of(die)
    left = rerolls_left(table, exp, modifiers(table, exp, purpose))
    if not any(colour in each.colours for each in left):
        return refuse("ml-why-no-reroll", colour=colour)
    return None


def why_not_improve(
    table: Reading, seat: Seat, exp: str, thing: str, purpose: Purpose
) -> Refusal | None:
    """Why a die or a loot token does not help a roll."""
    kind = thing.partition(".")[0]
    if kind == "loot":
        return why_not_spend(table, seat, exp, thing, purpose)
    if kind in zones.COLOURS:
        return why_not_reroll(table, exp, thing, purpose)
    if purpose != "monster" and thing == counted(exp, zones.VENOM):
        return refuse("ml-why-venom-monster-only")
    return None


def why_not_pour(table: Reading, exp: str) -> Refusal | None:
    """A venom must be on the token and work against the monster."""
    foe = monster_at(table, zones.place_of(exp))
    if foe is not None and forbids(foe, "venom"):
        return refuse("ml-why-useless", item=zones.VENOM, monster=foe)
    if not Expedition(table, exp).has(zones.VENOM):
        return refuse("ml-why-no-bottle", item=zones.VENOM)
    return None


def why_not_strike(table: Reading, seat: Seat, exp: str, thing: str) -> Refusal | None:
    """Why something does not help a strike at the monster."""
    if thing == counted(exp, zones.VENOM):
        return why_not_pour(table, exp)
    if thing in (counted(exp, zones.POTION), counted(exp, zones.DEFENCE)):
        return refuse("ml-why-for-hits")
    return why_not_improve(table, seat, exp, thing, "monster")


def why_not_defend(table: Reading, exp: str, thing: str) -> Refusal | None:
    """Why a card or token does not cancel a hit."""
    foe = str(monster_at(table, zones.place_of(exp)))
    defence = (counted(exp, zones.DEFENCE), counted(exp, zones.GUARDS))
    is_card = thing.startswith(("member.", "gear."))
    if (is_card or thing in defence) and settings(table).rules.no_defence:
        return refuse("ml-why-no-defence")
    if is_card:
        return _why_not_talent(table, exp, thing, foe)
    if thing == defence[1] and not talents_work(table, foe):
        return refuse("ml-why-talents-fail", monster=foe)
    if thing in defence:
        return refuse("ml-why-no-token")
    if thing == counted(exp, zones.POTION):
        return refuse("ml-why-potion-later")
    return None


def _why_not_talent(table: Reading, exp: str, card: Piece, foe: Piece) -> Refusal | None:
    there = Expedition(table, exp)
    if card not in (there.member, *there.worn):
        return refuse("ml-why-not-here", card=card)
    if not answers(card, HitsCancelled):
        return refuse("ml-why-no-talent", card=card)
    if not talents_work(table, foe):
        return refuse("ml-why-talents-fail", monster=foe)
    if not talent_strength(card, foe):
        return refuse("ml-why-talent-affinity", card=card, monster=foe)
    if times_used(table, card) >= talent_strength(card, foe):
        return refuse("ml-why-used", card=card)
    return None


def why_not_drink(table: Reading, exp: str, thing: str) -> Refusal | None:
    """Why a potion does not cancel a wound, or why something else comes too late."""
    foe = str(monster_at(table, zones.place_of(exp)))
    if thing == counted(exp, zones.POTION):
        if forbids(foe, "potion"):
            return refuse("ml-why-useless", item=zones.POTION, monster=foe)
        return refuse("ml-why-no-bottle", item=zones.POTION)
    if thing in (counted(exp, zones.DEFENCE), counted(exp, zones.GUARDS)):
        return refuse("ml-why-too-late")
    return None
