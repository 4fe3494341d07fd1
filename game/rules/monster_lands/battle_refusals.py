"""May I, and why not: one answer for both, while expeditions are resolved."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine import Piece, Reading, Refusal, Seat, refuse
from game.rules.monster_lands import zones
from game.rules.monster_lands.battlefield import counted
from game.rules.monster_lands.content import ability_of, answers, effects
from game.rules.monster_lands.defences import (
    guards_left,
    talent_strength,
    talents_work,
    tokens_left,
)
from game.rules.monster_lands.foes import forbids
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.modifiers import bears_on, modifiers, rerolls_left
from game.rules.monster_lands.questions import HitsCancelled
from game.rules.monster_lands.roles import OnRoll, Reroller
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
    place = table.places.get(die, "")
    if not place.startswith("exp."):
        # Dice of the supply and of the pools have reasons of their own.
        return None
    if place not in (zones.exp_dice(exp), zones.safe_dice(exp)):
        return refuse("ml-why-other-dice")
    if die not in table.faces:
        return refuse("ml-why-unrolled")
    return why_no_reroll(rerolls_left(table, exp, modifiers(table, exp, purpose)), die)


def why_no_reroll(left: Iterable[Reroller], die: Piece) -> Refusal | None:
    """One of the rerolls left must be for its colour, and not have rerolled it (ruling 57)."""
    colour = colour_of(die)
    refusal = refuse("ml-why-no-reroll", colour=colour)
    for each in left:
        if each.serves(die, colour):
            return None
        if colour in each.colours:
            refusal = refuse("ml-why-rerolled", card=each.source)
    return refusal


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
    """Why something else does not help a strike at the monster."""
    if thing in (counted(exp, zones.POTION), counted(exp, zones.DEFENCE)):
        return refuse("ml-why-for-hits")
    return why_not_improve(table, seat, exp, thing, "monster")


def why_no_token(table: Reading, exp: str) -> Refusal | None:
    """A Defence token must be there, in a game where Defence helps."""
    if settings(table).rules.no_defence:
        return refuse("ml-why-no-defence")
    return None if tokens_left(table, exp) else refuse("ml-why-no-token")


def why_no_guards(table: Reading, exp: str, foe: Piece) -> Refusal | None:
    """The space must still lend a Defence talent that works."""
    if settings(table).rules.no_defence:
        return refuse("ml-why-no-defence")
    if not talents_work(table, foe):
        return refuse("ml-why-talents-fail", monster=foe)
    return None if guards_left(table, exp, foe) else refuse("ml-why-no-token")


def why_no_talent(table: Reading, exp: str, card: Piece, foe: Piece) -> Refusal | None:
    """A card must be there, with a Defence talent that still works against the monster."""
    there = Expedition(table, exp)
    if settings(table).rules.no_defence:
        return refuse("ml-why-no-defence")
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


def why_not_drink(table: Reading, exp: str, foe: Piece) -> Refusal | None:
    """A potion must be on the token and work against the monster."""
    if forbids(foe, "potion"):
        return refuse("ml-why-useless", item=zones.POTION, monster=foe)
    if not Expedition(table, exp).has(zones.POTION):
        return refuse("ml-why-no-bottle", item=zones.POTION)
    return None
