"""Every kind of effect of Valeria, in the order in which the content page lists them."""

from __future__ import annotations

from game.engine.effects import Effect
from game.rules.valeria.effects import happening, scoring, standing

ALL: tuple[type[Effect], ...] = (
    happening.Gain,
    happening.TakeDie,
    happening.ReservePlan,
    happening.RecruitOne,
    standing.AddStrength,
    standing.Discount,
    standing.RaiseLimit,
    standing.OpenSlot,
    standing.WildTroop,
    scoring.Score,
)
