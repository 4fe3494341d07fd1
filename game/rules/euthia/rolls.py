"""A Hero roll as a sum that can be shown: two dice, and an ordered list of modifiers (5.3).

Only the parts are kept, on the dice and in the mark `ROLL`; `strength` folds them.
"""

from __future__ import annotations

from typing import Any

from game.engine import Piece, Play, Reading, Seat
from game.rules.euthia import zones
from game.rules.euthia.content import standing
from game.rules.euthia.effects.standing import AllHeroRolls
from game.rules.euthia.views import Hero

#: What a roll is for.
ATTACK, CHALLENGE, QUEST = "attack", "challenge", "quest"
#: Opposite faces of a die add up to this.
OPPOSITE = 7

Modifier = tuple[str, int]


def throw(play: Play, seat: Seat, purpose: str) -> int:
    """Roll both Hero dice and begin a list of modifiers; the raw sum, before any Power."""
    faces = play.roll(play.table.zone(zones.dice(seat)))
    play.mark(zones.ROLL, (purpose, ()))
    for piece in Hero(play.table, seat).placed:
        for each in standing(piece, AllHeroRolls):
            modify(play, piece, each.amount)
    return sum(faces)


def modify(play: Play, source: str, value: int) -> None:
    """Add to the roll, and say by what."""
    purpose, found = _roll(play.table)
    play.mark(zones.ROLL, (purpose, (*found, (source, value))))


def modifiers(table: Reading) -> tuple[Modifier, ...]:
    """Everything that was added so far, in order."""
    return _roll(table)[1]


def _roll(table: Reading) -> tuple[str, tuple[Modifier, ...]]:
    mark: Any = table.marks[zones.ROLL]
    purpose, found = mark
    return purpose, found


def purpose(table: Reading) -> str:
    """What is rolled for; empty if nothing is."""
    return _roll(table)[0] if zones.ROLL in table.marks else ""


def strength(table: Reading, seat: Seat) -> int:
    """The result as it stands: dice and all modifiers."""
    shown = sum([table.pips(die) for die in table.zone(zones.dice(seat))])
    return shown + sum([value for _, value in modifiers(table)])


def turn_air(play: Play, dice: tuple[Piece, ...]) -> None:
    """Power of Air: of two dice that differ, the higher one shows its opposite face (ruling 23)."""
    faces = [play.table.pips(die) for die in dice]
    if len(set(faces)) > 1:
        highest = dice[faces.index(max(faces))]
        play.tell("eut-air", die=highest)
        play.turn(highest, OPPOSITE - max(faces))


def forget_roll(play: Play, seat: Seat) -> None:
    """The roll has been used."""
    play.mark(zones.ROLL, None)
    for die in play.table.zone(zones.dice(seat)):
        play.turn(die, None)
