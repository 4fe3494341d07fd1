"""What happens to a clan again and again: gold and glory go, dice come and go, cards are used.

Each writes through the recorder and decides nothing; what a clan gains is in `steps/gaining.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.engine import Piece, Play, Seat
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import trap
from game.rules.monster_lands.views import colour_of, round_number, times_used


def lose_glory(play: Play, seat: Seat, amount: int) -> None:
    """Take glory, never below 0 (ruling 73)."""
    owner = zones.clan(seat)
    play.adjust(owner, zones.GLORY, -min(amount, play.table.count(owner, zones.GLORY)))


def pay(play: Play, seat: Seat, gold: int) -> None:
    """Take gold."""
    play.adjust(zones.clan(seat), zones.GOLD, -gold)


def add_dice(play: Play, seat: Seat, dice: Mapping[Any, int]) -> None:
    """Add dice of the supply to a pool; Persuasion dice are rolled at once."""
    for colour, count in dice.items():
        if not count:
            continue
        taken = play.table.zone(zones.dice(colour))[:count]
        play.move(taken, to=zones.pool(seat))
        if colour == "persuasion":
            play.roll(taken)


def return_dice(play: Play, dice: Iterable[Piece]) -> None:
    """Put dice back into the supply, showing nothing."""
    by_colour: dict[str, list[Piece]] = {}
    faces = play.table.faces
    for die in dice:
        by_colour.setdefault(colour_of(die), []).append(die)
        if die in faces:
            play.turn(die, None)
    for colour, going in by_colour.items():
        play.move(going, to=zones.dice(colour))


def use(play: Play, card: Piece) -> None:
    """Note that a card was used this round (once more)."""
    times = times_used(play.table, card) + 1
    play.mark(zones.used(card), (round_number(play.table), times))


def discard_traps(play: Play, tokens: Iterable[Piece]) -> None:
    """Discard traps; the initial ones are not of the supply and leave the game."""
    for token in tokens:
        initial = trap(token).type == "initial"
        play.move(token, to=zones.GONE if initial else zones.TRAP_DISCARD)
