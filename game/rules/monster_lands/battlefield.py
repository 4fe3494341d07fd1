"""A battle in the making: who has fought, what is carried on, and how it is cleared away.

Marks and counters of this page exist only while a place is being resolved; `end` rubs them out.
"""

from __future__ import annotations

from typing import Literal

from game.engine import Piece, Play, Reading
from game.engine.table import Key
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import trap
from game.rules.monster_lands.deeds import discard_traps, return_dice
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.views import Expedition, expeditions, occupied

#: How far an expedition has come: it struck at the monster, tried to conquer, or won something.
Stage = Literal["struck", "tried", "won"]

#: Counter of an expedition: venoms used in this strike.
POURED = "poured"


def carried_key(place: str) -> Key:
    """Mark: what earlier expeditions of the place have already reached."""
    return ("carried", place)


def stage_key(exp: str) -> Key:
    """Mark: the stage of an expedition."""
    return ("stage", exp)


def target_key(ambush: Piece) -> Key:
    """Mark: the expedition against which an ambush will send attack dice."""
    return ("target", ambush)


def carried(table: Reading, place: str) -> int:
    """Damage, or progress of a conquest, carried to the next expedition (ruling 55)."""
    total = table.marks.get(carried_key(place), 0)
    assert isinstance(total, int)
    return total


def has_acted(table: Reading, exp: str) -> bool:
    """Whether an expedition has struck or tried to conquer."""
    return stage_key(exp) in table.marks


def has_won(table: Reading, exp: str) -> bool:
    """Whether an expedition beat the monster or conquered the region."""
    return table.marks.get(stage_key(exp)) == "won"


def reach_stage(play: Play, exp: str, stage: Stage) -> None:
    """Note how far an expedition has come."""
    play.mark(stage_key(exp), stage)


def adjacent(table: Reading, exp: str) -> list[str]:
    """The nearest occupied expeditions to the left and right; gaps are skipped."""
    place = zones.place_of(exp)
    others = [each for each in occupied(table, place) if each != exp]
    number = zones.number_of(exp)
    left = [each for each in others if zones.number_of(each) < number]
    right = [each for each in others if zones.number_of(each) > number]
    return left[-1:] + right[:1]


def next_to_act(table: Reading, place: str) -> str | None:
    """The leftmost occupied expedition that has not acted yet."""
    return next((exp for exp in occupied(table, place) if not has_acted(table, exp)), None)


def clear_expedition(play: Play, exp: str) -> None:
    """Take away dice, traps and Defence tokens of an expedition."""
    there = Expedition(play.table, exp)
    down = there.face_down if there.token is not None else ()
    return_dice(play, there.dice)
    drop_tokens(play, there.face_up + down + there.ambushes)
    empty(play, exp, zones.DEFENCE, zones.GUARDS)


def clear_fought(play: Play, place: str) -> None:
    """The monster is beaten: what has fought goes, and nothing more is carried on."""
    play.mark(carried_key(place), None)
    for exp in expeditions(place):
        if has_acted(play.table, exp):
            clear_expedition(play, exp)


def drop_tokens(play: Play, tokens: tuple[Piece, ...]) -> None:
    """Discard traps; in the scenario of ambushes, tokens of Madhala's pile go back to it."""
    for token in tokens:
        play.mark(target_key(token), None)
    hers = [token for token in tokens if _is_of_the_pile(play.table, token)]
    discard_traps(play, [token for token in tokens if token not in hers])
    if hers:
        play.move(hers, to=zones.AMBUSH_PILE)
        play.shuffle(zones.AMBUSH_PILE)


def _is_of_the_pile(table: Reading, token: Piece) -> bool:
    module = trap(token).type in ("ambush", "reinforced")
    return module and settings(table).rules.ambush_pile


def empty(play: Play, exp: str, *names: str) -> None:
    """Bring counters of an expedition to nothing."""
    owner = zones.owner(exp)
    for name in names:
        play.adjust(owner, name, -play.table.count(owner, name))


def end(play: Play, place: str) -> None:
    """Leave nothing of the battle but survivors with what they carry."""
    return_dice(play, play.table.zone(zones.BATTLE_DICE))
    play.mark(carried_key(place), None)
    for exp in expeditions(place):
        there = Expedition(play.table, exp)
        if there.token is None and not has_acted(play.table, exp):
            # Nobody went there, or all of it went when somebody died.
            continue
        if there.token is None:
            clear_expedition(play, exp)
        for ambush in there.ambushes:
            play.mark(target_key(ambush), None)
        play.mark(stage_key(exp), None)
        empty(play, exp, POURED, zones.GUARDS)
        play.move(there.loot, to=zones.GONE)


def counted(exp: str, name: str) -> str:
    """Where a click on counted things of an expedition points (bottles, Defence tokens)."""
    return f"{zones.owner(exp)}.{name}"
