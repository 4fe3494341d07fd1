"""Changing Equipment, setting Gems, laying Essences: at any time outside Combat (13.3, 13.4)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import ClassVar

from attrs import frozen

from game.engine import Offer, Option, Piece, Play, Reading, Refusal, Seat, Zone, refuse
from game.rules.euthia import zones
from game.rules.euthia.bodies import Fit, fit_with, refit
from game.rules.euthia.content import group_of, kind_of, standing
from game.rules.euthia.effects.standing import ImmuneFromEssences
from game.rules.euthia.piles import give_back
from game.rules.euthia.steps import rearranging
from game.rules.euthia.steps.common import Verbs
from game.rules.euthia.views import Hero
from game.rules.euthia.views.hero import is_ability
from game.rules.euthia.wearing import (
    gem_slots,
    is_wearable,
    place_name,
    places_for,
    stored,
    why_not_change,
    why_not_store,
    why_not_turn_to,
)


@frozen
class Wear(Option):
    """Put this on; what was there goes where it came from (ruling 33)."""

    says: ClassVar[str] = "eut-option-wear"
    shifts: ClassVar[bool] = True
    thing: Piece
    place: Zone
    #: What is taken off for it.
    instead: str


@frozen
class TakeOff(Option):
    """Put this into a Bag."""

    says: ClassVar[str] = "eut-option-take-off"
    idle: ClassVar[bool] = True
    thing: Piece


@frozen
class SetGem(Option):
    """Set a Gem, forever."""

    says: ClassVar[str] = "eut-option-set-gem"
    gem: Piece
    thing: Piece


@frozen
class LayEssence(Option):
    """Lay an Essence on an Ability, for good."""

    says: ClassVar[str] = "eut-option-lay-essence"
    essence: Piece
    thing: Piece


@frozen
class ThrowTrophy(Option):
    """Throw a Trophy away (ruling 96)."""

    says: ClassVar[str] = "eut-option-throw-trophy"
    thing: Piece


def offers(table: Reading, seat: Seat) -> list[Offer]:
    """Everything that could be put on, taken off, set or laid."""
    hero = Hero(table, seat)
    carried = hero.carried
    wearable = [piece for piece in carried if is_wearable(piece)]
    found = [offer for piece in wearable for offer in _wearings(hero, piece)]
    found += _takings_off(hero)
    if wearable:
        found.append((rearranging.opening(any(why is None for _, why in found)), None))
    for piece in carried:
        match group_of(piece):
            case "gem":
                found += _settings(hero, piece)
            case "essence":
                found += _layings(hero, piece)
            case "monster" | "elite" | "foe":
                found.append((ThrowTrophy(piece), None))
    return found


def _wearings(hero: Hero, piece: Piece) -> Iterator[Offer]:
    for place in places_for(hero, piece):
        instead = next(iter(hero.table.zone(place)), "none")
        yield Wear(piece, place, instead), why_not_wear(hero, piece, place)


def _takings_off(hero: Hero) -> tuple[Offer, ...]:
    placed = tuple(hero.placed)
    if all(map(is_ability, placed)):
        return ()
    gems = hero.gems_of(placed)
    return _off(hero.name, placed, gems, hero.health, hero.max_health, stored(hero))


@lru_cache(maxsize=16_384)
def _off(
    name: str,
    placed: tuple[Piece, ...],
    gems: tuple[tuple[Piece, ...], ...],
    health: int,
    max_health: int,
    held: int,
) -> tuple[Offer, ...]:
    """Nothing else decides, and most choices of a turn leave all of it as it was."""
    now, found = fit_with(name, placed, gems), list[Offer]()
    for at, piece in enumerate(placed):
        if not is_ability(piece):
            then = fit_with(name, placed[:at] + placed[at + 1 :], gems[:at] + gems[at + 1 :])
            found.append((TakeOff(piece), why_not_take_off(now, then, health, max_health, held)))
    return tuple(found)


def why_not_wear(hero: Hero, piece: Piece, place: Zone) -> Refusal | None:
    """An unlocked place, and a change that the Hero survives."""
    if not hero.is_open(place_name(place)):
        return refuse("eut-why-locked", place=place)
    return why_not_change(hero.table, hero.seat, (piece,), hero.table.zone(place))


def why_not_take_off(
    now: Fit, then: Fit, health: int, max_health: int, held: int
) -> Refusal | None:
    """There must be a Bag for it, with the Bags it gave or took in mind."""
    return why_not_store(held, then, 1) or why_not_turn_to(then, now, health, max_health)


def wear(play: Play, seat: Seat, choice: Wear) -> None:
    """One request: off and on at once; an exhausted tile stays so."""
    origin = play.table.places[choice.thing]
    there = play.table.zone(choice.place)
    play.tell("eut-wore", seat=seat, thing=choice.thing)
    play.move(choice.thing, to=choice.place)
    play.move(there, to=origin)
    refit(play, seat)


def take_off(play: Play, seat: Seat, choice: TakeOff) -> None:
    """Into a Bag, where it does nothing."""
    play.tell("eut-took-off", seat=seat, thing=choice.thing)
    play.move(choice.thing, to=zones.bags(seat))
    refit(play, seat)


def _settings(hero: Hero, gem: Piece) -> Iterator[Offer]:
    for piece in (*hero.worn, *hero.carried):
        slots = gem_slots(piece)
        if slots:
            full = len(hero.gems_in(piece)) >= slots
            yield SetGem(gem, piece), refuse("eut-why-gems-full", thing=piece) if full else None


def set_gem(play: Play, seat: Seat, choice: SetGem) -> None:
    """Active side up; it can only be sold with its tile from now on."""
    play.tell("eut-gem-set", seat=seat, gem=choice.gem, thing=choice.thing)
    play.move(choice.gem, to=zones.set_gems(choice.thing))
    refit(play, seat)


def _layings(hero: Hero, essence: Piece) -> Iterator[Offer]:
    for piece in hero.placed:
        for ward in standing(piece, ImmuneFromEssences):
            laid = hero.table.zone(zones.laid_essences(piece))
            twice = any(kind_of(each) == kind_of(essence) for each in laid)
            full = twice or len(laid) >= ward.amount
            yield LayEssence(essence, piece), refuse("eut-why-warded") if full else None


def lay_essence(play: Play, seat: Seat, choice: LayEssence) -> None:
    """Immune to that element while the Ability is learned."""
    play.tell("eut-essence-laid", seat=seat, essence=choice.essence, thing=choice.thing)
    play.move(choice.essence, to=zones.laid_essences(choice.thing))


def throw_trophy(play: Play, seat: Seat, choice: ThrowTrophy) -> None:
    """To the discards of its Level."""
    play.tell("eut-dropped", seat=seat, thing=choice.thing)
    give_back(play, choice.thing)


VERBS: Verbs = {
    rearranging.Rearrange: rearranging.rearrange,
    rearranging.RearrangeAtOnce: rearranging.rearrange,
    Wear: wear,
    TakeOff: take_off,
    SetGem: set_gem,
    LayEssence: lay_essence,
    ThrowTrophy: throw_trophy,
}
STEPS = ()
OPTIONS = (Wear, TakeOff, SetGem, LayEssence, ThrowTrophy)
