"""What is done in the fight: blows, moves in the line, recovery, the dice on the table."""

from __future__ import annotations

from game.engine import Piece, Play, Seat
from game.rules.rivenoire import zones
from game.rules.rivenoire.views import battle_line, leader
from game.rules.rivenoire.views.fight import Fight


def strike(play: Play, seat: Seat, card: Piece, character: Piece, value: int) -> None:
    """A blow of a card; a slain monster feels nothing any more (ruling 67)."""
    fight = Fight(play.table)
    if not fight.is_on or fight.is_slain:
        return
    damage = fight.blow(value, character, _fury(play))
    taken = min(damage, fight.hit_points)
    play.adjust(zones.MONSTER_OWNER, zones.HIT_POINTS, -taken)
    play.adjust(zones.MONSTER_OWNER, zones.DEALT, taken)
    left = fight.hit_points
    play.tell("riv-blow", seat=seat, character=character, card=card, amount=damage, left=left)
    if not left:
        killer = fight.credited(seat)
        play.tell("riv-slain", seat=seat, monster=fight.card)
        if killer != seat:
            play.tell("riv-blow-claimed", seat=killer, owner=seat)
        play.mark(zones.KILLER, killer)


def _fury(play: Play) -> int:
    """The damage that a token adds to one blow, and to no other."""
    fury = play.table.marks.get(zones.FURY, 0)
    assert isinstance(fury, int)
    play.mark(zones.FURY, None)
    return fury


def recover(play: Play, amount: int) -> None:
    """The monster recovers, up to what it began with; a slain one does not (ruling 67)."""
    fight = Fight(play.table)
    gained = min(amount, fight.starting_points - fight.hit_points)
    if fight.is_slain or gained <= 0:
        return
    play.adjust(zones.MONSTER_OWNER, zones.HIT_POINTS, gained)
    play.tell("riv-recovered", monster=fight.card, amount=gained, left=fight.hit_points)


def move_in_line(play: Play, character: Piece, by: int) -> None:
    """Swap with the neighbour so many times, towards the front if negative, as far as it goes."""
    line = battle_line(play.table)
    if character not in line:
        return
    rank = line.index(character)
    new = min(max(rank + by, 0), len(line) - 1)
    if new == rank:
        return
    seat = leader(play.table, character)
    if new < rank:
        play.tell("riv-advanced", seat=seat, character=character, rank=new + 1)
    else:
        play.tell("riv-fell-back", seat=seat, character=character, rank=new + 1)
    play.move(character, to=zones.LINE, at=new)


def throw_dice(play: Play, count: int) -> None:
    """So many monster dice are rolled anew."""
    gather_dice(play)
    play.move(play.table.zone(zones.DICE)[:count], to=zones.ROLLED_DICE)
    play.roll(play.table.zone(zones.ROLLED_DICE))


def throw_one_more(play: Play) -> None:
    """One more die joins those that were rolled."""
    die = play.table.zone(zones.DICE)[0]
    play.move(die, to=zones.ROLLED_DICE)
    play.roll(die)


def gather_dice(play: Play) -> None:
    """The dice leave the table."""
    rolled = play.table.zone(zones.ROLLED_DICE)
    for die in rolled:
        play.turn(die, None)
    play.move(rolled, to=zones.DICE)
