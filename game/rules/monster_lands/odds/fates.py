"""What an attack does to a mercenary: the chance to stay unhurt, to be wounded, to die."""

from __future__ import annotations

from attrs import frozen

from game.rules.monster_lands.odds.spreads import Spread


@frozen
class Fate:
    """How a mercenary comes out of an attack; the three chances add up to 1."""

    unhurt: float
    wounded: float
    dead: float

    @property
    def alive(self) -> float:
        """The chance to strike back."""
        return self.unhurt + self.wounded


@frozen
class Guard:
    """What stands between hits and a mercenary."""

    #: Hits that tokens, talents and the space cancel.
    cancelled: int = 0
    #: Wounds that potions cancel.
    potions: int = 0
    wounded: bool = False


ALIVE = Fate(1.0, 0.0, 0.0)


def fate(hits: Spread, guard: Guard) -> Fate:
    """The fate under these hits, if everything is used that helps (B5 to B7)."""
    spared = guard.cancelled + guard.potions
    unhurt = sum(hits[: spared + 1])
    wounded = 0.0 if guard.wounded else sum(hits[spared + 1 : spared + 2])
    return Fate(unhurt, wounded, max(0.0, 1.0 - unhurt - wounded))
