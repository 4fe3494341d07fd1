"""Effects that happen once: gains, a die, a plan, a champion."""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from game.engine import Play, Reading, Refusal, refuse
from game.engine.effects import Effect, Number, Use, Works, number
from game.rules.valeria import zones
from game.rules.valeria.gaining import gain, overflows, why_no_gem
from game.rules.valeria.refusals import why_no_die, why_no_plan_to_reserve, why_nobody_joins
from game.rules.valeria.steps.dice import TakeAnyDie
from game.rules.valeria.steps.recruiting import Recruit
from game.rules.valeria.steps.reserving import ReserveFree
from game.rules.valeria.views import Warden
from game.rules.valeria.vocabulary import RESOURCES

#: What an Ongoing champion can react to.
OCCASIONS = (
    "gained_gold",
    "gained_magic",
    "gained_influence",
    "gained_gem",
    "spent_gem",
    "gained_champion",
    "took_plan",
    "claimed_link",
    "carried_out",
)


@frozen
class Gain(Effect):
    """Gives resources, each a gain of its own, in a fixed order."""

    kind = "gain"
    works: ClassVar[Works] = {
        "recruited": ("immediate",),
        **dict.fromkeys(OCCASIONS, ("permanent",)),
        "claimed": ("link",),
        "reserved": ("slot",),
        "removed": ("space",),
    }
    gem: Number = 0
    influence: Number = 0
    magic: Number = 0
    gold: Number = 0

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """Only a bonus that is paid for is refused where it would do nothing (ruling 33)."""
        if use.window != "reserved":
            return None
        refusal = None
        for item in RESOURCES:
            if number(getattr(self, item), table, use):
                refusal = _why_no_room(table, use, item)
                if refusal is None:
                    return None
        return refusal

    def apply(self, play: Play, use: Use) -> None:
        """One after the other."""
        for item in RESOURCES:
            amount = number(getattr(self, item), play.table, use)
            if amount:
                gain(play, use.seat, item, amount, use.source)


def _why_no_room(table: Reading, use: Use, item: str) -> Refusal | None:
    if item == "gem":
        return why_no_gem(table, use.seat)
    warden = Warden(table, use.seat)
    if warden.has(item) < warden.limits.tracks:
        return None
    if item == zones.INFLUENCE and overflows(table, use.seat):
        return None
    return refuse("val-why-track-full", item=item, limit=warden.limits.tracks)


@frozen
class TakeDie(Effect):
    """Takes a die of any shrine, without its action."""

    kind = "take_die"
    works: ClassVar[Works] = {
        "recruited": ("immediate",),
        "claimed": ("link",),
        "reserved": ("slot",),
    }

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """There must be one (ruling 42)."""
        return why_no_die(table)

    def apply(self, play: Play, use: Use) -> None:
        """Ask which; what was paid for is not declined any more."""
        play.push(TakeAnyDie(use.seat, use.source, use.window == "reserved"))


@frozen
class ReservePlan(Effect):
    """Reserves a plan of the column for nothing."""

    kind = "reserve_plan"
    works: ClassVar[Works] = {"recruited": ("immediate",)}

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """It needs an open slot and a plan."""
        return why_no_plan_to_reserve(table, use.seat)

    def apply(self, play: Play, use: Use) -> None:
        """Ask which, and where."""
        play.push(ReserveFree(use.seat, use.source))


@frozen
class RecruitOne(Effect):
    """Recruits a champion, for nothing or for the base cost of its row."""

    kind = "recruit"
    works: ClassVar[Works] = {"claimed": ("link",), "reserved": ("slot",)}
    price: Literal["free", "base"]

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """The champion limit holds for every source (ruling 29), and gold must do."""
        return why_nobody_joins(table, use.seat, self.price)

    def apply(self, play: Play, use: Use) -> None:
        """Ask whom."""
        play.push(Recruit(use.seat, self.price, source=use.source))
