"""Farruga, who comes to the Ruins at the end of Devastation Incarnate: stages, who still stands."""

from __future__ import annotations

from game.engine import Piece, Play, Reading, Seat
from game.rules.euthia import zones
from game.rules.euthia.devastation import (
    FALLEN,
    FARRUGA_DAMAGE,
    FELLED_BY,
    FINALE_STAGES,
    FINALE_TURN,
    KEPT_HOPE,
    STAGES,
    kept_notes,
)
from game.rules.euthia.fighting import forget, note
from game.rules.euthia.gains import gain_reputation, lose_reputation
from game.rules.euthia.meta import settings
from game.rules.euthia.views import Hero, turn_order
from game.rules.euthia.views.bout import ALL_NOTES, CLOVER, NEXT_DAMAGE, NEXT_ROLL, Bout

#: What a Hero's attack may promise the Hero's own next one.
_PROMISES = (NEXT_ROLL, NEXT_DAMAGE)


def is_finale(table: Reading) -> bool:
    """Whether the dragon has landed."""
    return FINALE_STAGES in table.marks


def finale_turn(table: Reading) -> int:
    """The turn of the finale; 0 before."""
    number = table.marks.get(FINALE_TURN, 0)
    assert isinstance(number, int)
    return number


def most_turns(table: Reading) -> int:
    """After so many turns she flies away."""
    return settings(table).scenario.rules["finale"].amounts["turns"]


def stages(table: Reading) -> int:
    """How many stages she has in this game."""
    number = table.marks.get(FINALE_STAGES, 0)
    assert isinstance(number, int)
    return number


def stages_felled(table: Reading) -> int:
    """How many of them lie."""
    waiting = len(table.zone(STAGES)) + len(table.zone(zones.FIGHT))
    return stages(table) - waiting


def is_felled(table: Reading) -> bool:
    """Whether her last stage has fallen."""
    return FELLED_BY in table.marks


def fallen(table: Reading) -> tuple[Seat, ...]:
    """Who has died in the finale and left it."""
    found = table.marks.get(FALLEN, ())
    assert isinstance(found, tuple)
    return found


def standing_heroes(table: Reading) -> tuple[Seat, ...]:
    """Who still fights, in turn order."""
    gone = fallen(table)
    return tuple(seat for seat in turn_order(table) if seat not in gone)


def leave_finale(play: Play, seat: Seat) -> None:
    """Who dies does not come back (ruling 103); nothing that is gained then is of use any more."""
    play.mark(FALLEN, (*fallen(play.table), seat))
    _lose_hope(play)


def _lose_hope(play: Play) -> None:
    play.adjust(zones.FIGHT, zones.HOPE, -Bout(play.table).hope)


def fell_stage(play: Play, seat: Seat, piece: Piece) -> None:
    """The next stage waits for the next Hero; after the last she is no more."""
    play.move(piece, to=zones.GONE)
    if not play.table.zone(STAGES):
        play.tell("eut-farruga-felled", seat=seat)
        _lose_hope(play)
        play.mark(FELLED_BY, seat)


# A Hero's Combat Round ends, and the fight goes on with the next


def lay_down(play: Play, seat: Seat) -> None:
    """Hope and promises are kept for the Hero's next turn; Clovers expire in the next attack."""
    bout = Bout(play.table)
    kept = tuple((name, *each) for name in _PROMISES for each in bout.notes(name))
    play.mark(kept_notes(seat), kept or None)
    play.adjust(zones.hero(seat), KEPT_HOPE, bout.hope)
    play.adjust(zones.FIGHT, zones.HOPE, -bout.hope)
    play.adjust(zones.FIGHT, zones.COMBAT_ROUND, -bout.count(zones.COMBAT_ROUND))
    forget(play, *(name for name in ALL_NOTES if name != CLOVER))
    play.mark(zones.USED, None)
    play.mark(zones.SIDES, None)


def take_up_again(play: Play, seat: Seat) -> None:
    """What was kept is there again."""
    hope = Hero(play.table, seat).has(KEPT_HOPE)
    play.adjust(zones.hero(seat), KEPT_HOPE, -hope)
    play.adjust(zones.FIGHT, zones.HOPE, hope)
    kept = play.table.marks.get(kept_notes(seat), ())
    assert isinstance(kept, tuple)
    play.mark(kept_notes(seat), None)
    for name, source, value in kept:
        note(play, name, source, value)


def reward_finale(play: Play) -> None:
    """Reputation for Damage, more for the last blow; a dragon that lives costs everybody."""
    amounts = settings(play.table).scenario.rules["finale_rewards"].amounts
    felled = play.table.marks.get(FELLED_BY)
    for seat in turn_order(play.table):
        gain_reputation(play, seat, Hero(play.table, seat).has(FARRUGA_DAMAGE) // amounts["damage"])
        if felled == seat:
            gain_reputation(play, seat, amounts["felling"])
        if felled is None:
            lose_reputation(play, seat, amounts["survives"])
