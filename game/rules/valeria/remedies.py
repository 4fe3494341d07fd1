"""Strength beyond Influence is wasted: what a draft could do without, and lose nothing."""

from __future__ import annotations

from game.engine import Piece, Text, text
from game.rules.valeria.changes import face_after, last_sign, without_last
from game.rules.valeria.drafts import Bench, Reckoning
from game.rules.valeria.steps.camp_parts import FLIP, UP
from game.rules.valeria.views import troop_of


def draft_warnings(bench: Bench) -> tuple[Text, ...]:
    """Strength beyond Influence is wasted; with the remedy, where there is one."""
    sums = bench.reckon()
    if not (bench.plan and sums.wasted):
        return ()
    plain = text("val-warn-wasted", wasted=sums.wasted, limit=sums.limit)
    remedy = _magic_back(bench, sums) or _flip_back(bench, sums) or _weaker_die(bench, sums)
    return (remedy or plain,)


def _magic_back(bench: Bench, sums: Reckoning) -> Text | None:
    """The die from which the most Magic can be taken back, one step for each that is wasted."""
    found = [(min(_raised(bench, die), sums.wasted), die) for die in bench.dice]
    magic, die = max(found, default=(0, ""))
    if not magic:
        return None
    return text(
        "val-warn-wasted-magic", wasted=sums.wasted, limit=sums.limit, magic=magic,
        troop=troop_of(die), face=bench.face(die), points=sums.points,
    )  # fmt: skip


def _raised(bench: Bench, die: Piece) -> int:
    """By how many steps a die was raised last."""
    changes, steps = bench.changes, 0
    while last_sign(changes, die) == UP:
        changes, steps = without_last(changes, die), steps + 1
    return steps


def _flip_back(bench: Bench, sums: Reckoning) -> Text | None:
    """A die that was flipped for no more than is wasted: its gem can stay."""
    for die in bench.dice:
        if last_sign(bench.changes, die) != FLIP:
            continue
        before = face_after(bench.table, die, without_last(bench.changes, die))
        if 0 <= bench.face(die) - before <= sums.wasted:
            return text(
                "val-warn-wasted-flip", wasted=sums.wasted, limit=sums.limit,
                troop=troop_of(die), face=bench.face(die), points=sums.points,
            )  # fmt: skip
    return None


def _weaker_die(bench: Bench, sums: Reckoning) -> Text | None:
    """A die of the same people that stayed behind and shows enough; the stronger one is kept."""
    found = [
        (bench.face(die) - bench.face(other), die, other)
        for die in bench.dice
        for other in bench.warden.dice
        if other not in bench.dice and troop_of(other) == troop_of(die)
    ]
    fitting = [each for each in found if 0 < each[0] <= sums.wasted]
    if not fitting:
        return None
    _, die, other = max(fitting)
    return text(
        "val-warn-wasted-die", wasted=sums.wasted, limit=sums.limit, troop=troop_of(die),
        face=bench.face(die), other=bench.face(other), points=sums.points,
    )  # fmt: skip
