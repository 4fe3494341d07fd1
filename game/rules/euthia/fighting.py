"""Small verbs of a fight: numbers that are added to, Hope, Damage, the Monster's tokens."""

from __future__ import annotations

from collections.abc import Callable

from game.engine import Play, Seat
from game.rules.euthia import zones
from game.rules.euthia.devastation import FARRUGA_DAMAGE
from game.rules.euthia.gains import gain_gaar
from game.rules.euthia.views.bout import ALL_NOTES, Bout

#: The Die of Hope has six faces, one of them blank (ruling 24).
MOST_HOPE = 5
#: Points of Hope for a Gaar (8.8).
HOPE_FOR_GAAR = 2


def note(play: Play, name: str, source: str, value: int) -> None:
    """Add to a number of the fight, and say by what."""
    found = Bout(play.table).notes(name)
    play.mark(zones.notes(name), (*found, (source, value)))


def forget(play: Play, *names: str) -> None:
    """These numbers begin anew."""
    for name in names:
        play.mark(zones.notes(name), None)


def forget_sources(play: Play, is_void: Callable[[str], bool]) -> None:
    """Whatever these sources have added so far counts no more."""
    bout = Bout(play.table)
    for name in ALL_NOTES:
        found = bout.notes(name)
        kept = tuple(each for each in found if not is_void(each[0]))
        if kept != found:
            play.mark(zones.notes(name), kept or None)


def change_hope(play: Play, by: int) -> None:
    """The Die of Hope, between 0 and 5 (W-14)."""
    shown = Bout(play.table).hope
    change = max(0, min(MOST_HOPE, shown + by)) - shown
    if change > 0:
        play.tell("eut-hope-grew", amount=change)
    play.adjust(zones.FIGHT, zones.HOPE, change)


def hope_to_gaar(play: Play) -> None:
    """What is left at the end: a Gaar for every two points (8.9, W-13)."""
    bout = Bout(play.table)
    gained = bout.hope // HOPE_FOR_GAAR
    if gained:
        play.tell("eut-hope-paid", seat=bout.hero, amount=gained)
        gain_gaar(play, bout.hero, gained)
    play.adjust(zones.FIGHT, zones.HOPE, -bout.hope)


def spend_hope(play: Play, points: int) -> None:
    """Points off the Die of Hope."""
    play.tell("eut-hope-spent", seat=Bout(play.table).hero, amount=points)
    play.adjust(zones.FIGHT, zones.HOPE, -points)


def buy_gaar(play: Play, seat: Seat) -> None:
    """Two points of Hope for a Gaar, at any moment of the fight (8.8)."""
    spend_hope(play, HOPE_FOR_GAAR)
    gain_gaar(play, seat, 1)


def deal(play: Play, damage: int) -> None:
    """Damage on the Monster; whether it falls is looked at before anything else happens."""
    bout = Bout(play.table)
    if damage:
        play.tell("eut-damage", seat=bout.hero, amount=damage)
        if bout.is_shared:
            play.adjust(zones.hero(bout.hero), FARRUGA_DAMAGE, min(damage, bout.left))
        play.adjust(zones.FIGHT, zones.DAMAGE, damage)


def mend(play: Play, amount: int) -> None:
    """The Monster loses Damage, never below none (ruling 37)."""
    removed = min(amount, Bout(play.table).count(zones.DAMAGE))
    if removed:
        play.tell("eut-monster-healed", amount=removed)
        play.adjust(zones.FIGHT, zones.DAMAGE, -removed)


def give_monster(play: Play, counter: str, amount: int) -> None:
    """Tokens to or from the Monster card, not below none."""
    has = Bout(play.table).count(counter)
    play.adjust(zones.FIGHT, counter, max(amount, -has))
